// SPDX-License-Identifier: GPL-3.0-or-later
// The variables of an environment from any source: each name once, with its position and remarks.
#pragma once

#include "core/result.h"
#include "environment/envtext.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>

namespace rc {

struct EnvironmentVariable
{
    QString name;
    QString value;
    QString file;       ///< outside text; empty: not from a file
    qsizetype line = 0; ///< line in the file, from 1
    QStringList notes;  ///< why other programs may read another value; sentences

    bool operator==(const EnvironmentVariable &) const = default;
};

/// One source as read. Holds plain keys until wiped: never store, show or log it.
struct EnvironmentVariables
{
    QList<EnvironmentVariable> variables; ///< each name once, with its effective value
    QList<EnvFault> faults;
    QStringList notes; ///< about the whole source; sentences

    /// Adds the variables of a file, which override existing ones, with ${NAME} of earlier ones replaced. `file` may be
    /// empty.
    void add(const EnvText &text, const QString &file);
    void add(const QString &name, const QString &value);
    [[nodiscard]] const EnvironmentVariable *find(QStringView name) const;
    /// *_RESOURCE, else *_RESOURCE_URL, which newer SDKs read as well.
    [[nodiscard]] const EnvironmentVariable *findResource(const QString &prefix) const;
    void wipe(); ///< overwrites all values
};

/// A name prefix of an SDK's settings: "ACME_", if ACME_RESOURCE and ACME_API_KEY exist.
struct EnvironmentPrefix
{
    QString prefix;
    QStringList names; ///< the names found

    bool operator==(const EnvironmentPrefix &) const = default;
};

/// Prefixes other than `excluded`, recognized by their endings: _RESOURCE with a Resource URL, _CLOUD_LEVEL, or three
/// of the others (_API_KEY _USERNAME _EMAIL _DEBUG), each too common alone. The most complete first.
[[nodiscard]] QList<EnvironmentPrefix> otherPrefixes(const EnvironmentVariables &environment, const QString &excluded);

/// `prefix` with or without a trailing underscore, whichever matches more settings, because users may type MYAPP for
/// MYAPP_; unchanged if there is no difference.
[[nodiscard]] QString effectivePrefix(const EnvironmentVariables &environment, const QString &prefix);

/// A translated sentence for the case that effectivePrefix() changed the prefix.
[[nodiscard]] QString prefixNote(const QString &actual, const QString &prefix);

/// A `.env` file, or, if empty, this program's own environment.
struct EnvironmentSource
{
    QString file;

    [[nodiscard]] bool isFile() const { return !file.isEmpty(); }
    bool operator==(const EnvironmentSource &) const = default;
};

/// "./payments/.env" or "this program's environment": translated, safe to display.
[[nodiscard]] QString environmentSourceName(const EnvironmentSource &source);

/// Reads it and calls back once in the event loop, or never if `context` is gone. A file is read in a thread, so that a
/// slow disk does not block; ends with TimedOut after `limit`. Never opens a pipe or a device. FileFailed with path and
/// system message.
///
/// The file may hold keys: its bytes are overwritten here, and the receiver must overwrite the values
/// (EnvironmentVariables::wipe).
void readEnvironment(const EnvironmentSource &source, QObject *context,
                     std::function<void(Result<EnvironmentVariables>)> done,
                     std::chrono::milliseconds limit = std::chrono::seconds(5));

} // namespace rc
