// SPDX-License-Identifier: GPL-3.0-or-later
// Findings that were accepted, on disk, by endpoint.
#pragma once

#include "core/tool/acceptedfinding.h"
#include "store/files/jsonfile.h"

#include <QSet>
#include <QUrl>

namespace rc {

/// The window and the command line share the file; each change reads it anew.
class AcceptedFindings
{
public:
    /// `path`: usually acceptedFindingsFile().
    explicit AcceptedFindings(const QString &path);

    /// Those of one endpoint. FileFailed as JsonFile has it.
    [[nodiscard]] Result<QSet<AcceptedFinding>> of(const QUrl &endpoint) const;
    [[nodiscard]] Result<void> accept(const QUrl &endpoint, const QList<AcceptedFinding> &findings);
    /// They count as findings again.
    [[nodiscard]] Result<void> withdraw(const QUrl &endpoint, const QList<AcceptedFinding> &findings);

private:
    JsonFile m_file;
};

/// "accepted-findings.json" in the user's data folder for this program.
[[nodiscard]] QString acceptedFindingsFile();

} // namespace rc
