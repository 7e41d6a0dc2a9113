// SPDX-License-Identifier: GPL-3.0-or-later
// What an environment sets, wherever it was read: each name once, with its place and what there is to say of it.
#pragma once

#include "environment/envtext.h"

#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

namespace rc {

struct EnvironmentVariable
{
    QString name;
    QString value;
    QString file;       ///< outside text; empty: not of a file
    qsizetype line = 0; ///< of the file, from 1
    QStringList notes;  ///< why another program may read another value; sentences

    bool operator==(const EnvironmentVariable &) const = default;
};

/// One source as it was read. Holds keys in the clear until wiped: never kept, never shown, never logged.
struct EnvironmentVariables
{
    QList<EnvironmentVariable> variables; ///< each name once: the value that counts
    QList<EnvFault> faults;
    QStringList notes; ///< of the source as a whole; sentences

    /// Adds what a file sets; it counts before what is there. `file` may be empty.
    void add(const EnvText &text, const QString &file);
    void add(const QString &name, const QString &value);
    [[nodiscard]] const EnvironmentVariable *find(QStringView name) const;
    /// *_RESOURCE, or else *_RESOURCE_URL, which newer SDKs read as well.
    [[nodiscard]] const EnvironmentVariable *findResource(const QString &prefix) const;
    void wipe(); ///< overwrites all values
};

/// A beginning of names that an SDK's settings may have: "ACME_", because ACME_RESOURCE and ACME_API_KEY are there.
struct EnvironmentPrefix
{
    QString prefix;
    QStringList names; ///< those that were found

    bool operator==(const EnvironmentPrefix &) const = default;
};

/// Prefixes other than `known`, recognised by their endings: _RESOURCE with a Resource URL, _CLOUD_LEVEL, or three of
/// the others (_API_KEY _USERNAME _EMAIL _DEBUG), which alone are anybody's. The fullest first.
[[nodiscard]] QList<EnvironmentPrefix> otherPrefixes(const EnvironmentVariables &environment, const QString &known);

/// `prefix` as these variables have it: with the underscore at its end or without it, whichever more of the settings
/// are under, as somebody may have typed MYAPP for MYAPP_; `prefix` itself where that makes no difference.
[[nodiscard]] QString prefixAsSet(const EnvironmentVariables &environment, const QString &prefix);

/// What is to be said where prefixAsSet() gives another one; a translated sentence.
[[nodiscard]] QString prefixNote(const QString &asSet, const QString &prefix);

} // namespace rc
