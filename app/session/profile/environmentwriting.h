// SPDX-License-Identifier: GPL-3.0-or-later
// Sets one variable in an environment file: what will be another line is known before anything is written, and what
// others wrote meanwhile is never overwritten.
#pragma once

#include "core/key/secret.h"
#include "core/result.h"
#include "environment/text/envediting.h"

#include <QString>

namespace rc {

/// Holds the bytes of the file, which may have keys in them; they are overwritten when this object goes.
class EnvironmentChange
{
public:
    /// `path` with `name` set to `value`. FileFailed with path and the system's words, BadInput as withEnvValue().
    [[nodiscard]] static Result<EnvironmentChange> prepared(const QString &path, const QString &name,
                                                            const QString &value);
    /// The same with a key for the value. Only for a person who pressed at exactly that line.
    [[nodiscard]] static Result<EnvironmentChange> prepared(const QString &path, const QString &name,
                                                            const Secret &key);
    ~EnvironmentChange();
    EnvironmentChange(EnvironmentChange &&other) = default;
    EnvironmentChange &operator=(EnvironmentChange &&other) = default;
    EnvironmentChange(const EnvironmentChange &) = delete;
    EnvironmentChange &operator=(const EnvironmentChange &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] qsizetype line() const { return m_edit.line; }
    /// The line as it is and as it will be. They may hold a key: mask them before they are shown.
    [[nodiscard]] QString before() const { return m_edit.before; }
    [[nodiscard]] QString after() const { return m_edit.after; }
    /// How many bytes the file has and will have.
    [[nodiscard]] qsizetype sizeBefore() const { return m_before.size(); }
    [[nodiscard]] qsizetype sizeAfter() const { return m_edit.bytes.size(); }

    /// Replaces the file whole; its permissions stay. BadInput, and nothing is written, when it is another one than it
    /// was when this was prepared.
    [[nodiscard]] Result<void> write() const;

private:
    EnvironmentChange(QString path, QByteArray before, EnvEdit edit);

    QString m_path;
    QByteArray m_before;
    EnvEdit m_edit;
};

} // namespace rc
