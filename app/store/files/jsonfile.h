// SPDX-License-Identifier: GPL-3.0-or-later
// One versioned list in a JSON file: written whole, never over what is damaged or newer.
#pragma once

#include "core/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <optional>

namespace rc {

/// {"version":N,"<member>":[…], …}. Whoever changes it holds <path>.lock meanwhile, so that of two processes none
/// loses what the other writes.
class JsonFile
{
public:
    /// Nothing is read yet.
    JsonFile(QString path, QString member, int version);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The list; an absent file is an empty one. A damaged file is moved aside as *.corrupt-<UTC> and named in the
    /// error (FileFailed); the next load is then empty. One of a newer version is left as it is, and is an error.
    [[nodiscard]] Result<QJsonArray> load() const;
    /// The list for somebody who only looks: a file that is damaged, newer, or cannot be read is an empty one. Nothing
    /// is moved, and no lock is waited for.
    [[nodiscard]] QJsonArray peek() const;
    /// Puts what `change` makes of the list that is there, and the version, into the root that is there, so that
    /// members this version does not know stay. Its error is passed on, and nothing is written then. Replaces the file
    /// whole, readable by its owner only. Makes the folder. A file of an older version is first copied as
    /// *.v<version>-<UTC>, and stays as it is when that cannot be done.
    [[nodiscard]] Result<void> update(const std::function<Result<QJsonArray>(const QJsonArray &present)> &change) const;

private:
    [[nodiscard]] Result<std::optional<QJsonObject>> root() const;
    [[nodiscard]] Result<void> putAside() const;
    [[nodiscard]] Result<void> keepOlder(const QJsonObject &present) const;

    QString m_path;
    QString m_member;
    int m_version;
};

} // namespace rc
