// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/credentials.h"

#include <QCoreApplication>

namespace rc {

namespace {

constexpr qsizetype maxKeyLength = 512;
constexpr qsizetype maxNameBytes = 256;

Result<QByteArray> nameForHeader(const QString &name)
{
    const QByteArray bytes = name.toUtf8();
    for (const char c : bytes) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            return failure(
                ErrorKind::BadInput,
                QCoreApplication::translate(
                    "rc::Credentials",
                    "The user name or e-mail has a control character in it, such as a line break. Type it again."));
    }
    if (bytes.size() > maxNameBytes)
        return failure(ErrorKind::BadInput, QCoreApplication::translate(
                                                "rc::Credentials", "The user name or e-mail is longer than %1 bytes.")
                                                .arg(maxNameBytes));
    return bytes;
}

Result<QByteArray> checkedKey(const Secret &key)
{
    if (key.isEmpty())
        return failure(ErrorKind::NoKey);
    const Result<Secret> checked = keyFromInput(key.reveal());
    if (!checked)
        return tl::unexpected(checked.error());
    return checked->reveal();
}

} // namespace

Result<Secret> keyFromInput(const QByteArray &input)
{
    const QByteArray key = input.trimmed();
    if (key.isEmpty())
        return failure(ErrorKind::NoKey);
    if (key.size() > maxKeyLength)
        return failure(ErrorKind::BadInput,
                       QCoreApplication::translate("rc::Credentials",
                                                   "The API key is longer than %1 characters. Is it the key alone?")
                           .arg(maxKeyLength));
    for (qsizetype i = 0; i < key.size(); ++i) {
        const auto c = static_cast<unsigned char>(key.at(i));
        // The place is said, never the key.
        if (c == ' ')
            return failure(ErrorKind::BadInput,
                           QCoreApplication::translate("rc::Credentials",
                                                       "The API key has a space at position %1. Copy the key alone.")
                               .arg(i + 1));
        if (c == '\n' || c == '\r')
            return failure(ErrorKind::BadInput,
                           QCoreApplication::translate(
                               "rc::Credentials", "The API key has a line break at position %1. Copy the key alone.")
                               .arg(i + 1));
        if (c < 0x21 || c > 0x7e)
            return failure(
                ErrorKind::BadInput,
                QCoreApplication::translate(
                    "rc::Credentials",
                    "The API key has a character at position %1 that no header can carry. Copy the key again.")
                    .arg(i + 1));
    }
    return Secret(QByteArray(key.constData(), key.size()));
}

Result<HeaderList> ingestHeaders(const Credentials &credentials)
{
    const Result<QByteArray> key = checkedKey(credentials.key);
    if (!key)
        return tl::unexpected(key.error());
    return HeaderList{{"X-API-Key", *key}};
}

Result<HeaderList> toolHeaders(const Credentials &credentials)
{
    Result<HeaderList> headers = ingestHeaders(credentials);
    if (!headers || credentials.identity.isEmpty())
        return headers;
    const Identity &identity = credentials.identity;
    const bool byName = !identity.username.isEmpty();
    const Result<QByteArray> name = nameForHeader(byName ? identity.username : identity.email);
    if (!name)
        return tl::unexpected(name.error());
    headers->append({byName ? QByteArray("X-User-Username") : identity.emailHeader, *name});
    return headers;
}

} // namespace rc
