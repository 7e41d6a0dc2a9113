// SPDX-License-Identifier: GPL-3.0-or-later
// A versioned list in a JSON file: written atomically, never over a damaged or newer file.
#pragma once

#include "core/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <optional>

namespace rc {

/// {"version":N,"<member>":[…], …}. Writers hold <path>.lock, so that no process loses another's changes.
class JsonFile
{
public:
    /// Does not read yet.
    JsonFile(QString path, QString member, int version);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The list; empty if the file is missing. Moves a damaged file aside as *.corrupt-<UTC>, named in the error
    /// (FileFailed); the next load is then empty. A newer version is left unchanged and is an error.
    [[nodiscard]] Result<QJsonArray> load() const;
    /// The list without side effects: empty if the file is damaged, newer or unreadable. Neither moves nor
    /// locks the file.
    [[nodiscard]] QJsonArray peek() const;
    /// Applies `change` to the current list, and stores the result with the version in the current root, so that
    /// unknown members are preserved. Returns an error of `change` without writing. Replaces the file atomically,
    /// readable by its owner only; creates the folder. First copies an older version's file to *.v<version>-<UTC>, and
    /// leaves it unchanged if that fails.
    [[nodiscard]] Result<void> update(const std::function<Result<QJsonArray>(const QJsonArray &present)> &change) const;

private:
    [[nodiscard]] Result<std::optional<QJsonObject>> root() const;
    [[nodiscard]] Result<void> moveDamagedAside() const;
    [[nodiscard]] Result<void> backUpOlderVersion(const QJsonObject &present) const;

    QString m_path;
    QString m_member;
    int m_version;
};

} // namespace rc
