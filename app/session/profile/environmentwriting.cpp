// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/environmentwriting.h"

#include "core/files/regularfile.h"
#include "store/files/textfile.h"

using namespace Qt::StringLiterals;

namespace rc {

Result<QString> writeEnvironment(const QString &path, const QList<EnvValue> &values)
{
    auto before = readRegularFile(path, FileOwner::User, envSizeCap);
    if (!before)
        return failure(fileError(path, before.error()));
    RC_TRY(after, withEnvValues(*before, values));
    const QString copy = path + u".bak"_s;
    Result<void> written = writePrivateFile(copy, *before); // it may contain keys
    if (written)
        written = writeTextFile(path, *after);
    before->fill('\0');
    after->fill('\0');
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
