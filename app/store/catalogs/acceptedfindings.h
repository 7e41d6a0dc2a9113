// SPDX-License-Identifier: GPL-3.0-or-later
// Accepted findings on disk, by endpoint.
#pragma once

#include "core/tool/acceptedfinding.h"
#include "store/files/jsonfile.h"

#include <QSet>
#include <QUrl>

namespace rc {

/// Shared by the window and the command line; each change reads the file again.
class AcceptedFindings
{
public:
    /// `path`: usually acceptedFindingsFile().
    explicit AcceptedFindings(const QString &path);

    /// The accepted findings of one endpoint. FileFailed as in JsonFile.
    [[nodiscard]] Result<QSet<AcceptedFinding>> of(const QUrl &endpoint) const;
    [[nodiscard]] Result<void> accept(const QUrl &endpoint, const QList<AcceptedFinding> &findings);
    /// Makes them count again.
    [[nodiscard]] Result<void> withdraw(const QUrl &endpoint, const QList<AcceptedFinding> &findings);

private:
    JsonFile m_file;
};

/// "accepted-findings.json" in the user's data folder for this program.
[[nodiscard]] QString acceptedFindingsFile();

} // namespace rc
