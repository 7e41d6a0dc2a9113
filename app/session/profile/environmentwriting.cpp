// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/environmentwriting.h"

#include "core/files/regularfile.h"
#include "store/files/textfile.h"

using namespace Qt::StringLiterals;

namespace rc {

Result<QString> writeEnvironment(const QString &path, const QList<EnvValue> &values)
{
    auto original = readRegularFile(path, FileOwner::User, envSizeCap);
    if (!original)
        return failure(fileError(path, original.error()));
    RC_TRY(updated, withEnvValues(*original, values));
    const QString copy = path + u".bak"_s;
    Result<void> written = writePrivateFile(copy, *original); // it may contain keys
    if (written)
        written = writeTextFile(path, *updated);
    original->fill('\0');
    updated->fill('\0');
    if (!written)
        return failure(written.error());
    return copy;
}

Result<QString> writeEnvironment(const QString &path, const QString &name, const Secret &key)
{
    QList<EnvValue> values{{name, QString::fromUtf8(key.reveal())}};
    Result<QString> written = writeEnvironment(path, values);
    values.first().value.fill(u'\0');
    return written;
}

} // namespace rc
