// SPDX-License-Identifier: GPL-3.0-or-later
// Checks keys and names before they become headers: Qt takes CR, LF and NUL in them.
#include "core/credentials.h"

#include "core/profile.h"
#include "core/resourceurl.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestKey = 512;
constexpr qsizetype longestName = 256;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Says where a key is unfit and by what, never what the key is.
QString keyFault(char c, qsizetype position)
{
    QString sentence;
    if (c == '\r' || c == '\n')
        sentence = QCoreApplication::translate("rc::Credentials", "The API key has a line break at position %1.");
    else if (c == ' ' || c == '\t')
        sentence = QCoreApplication::translate("rc::Credentials", "The API key has a space at position %1.");
    else if (static_cast<unsigned char>(c) >= 0x80)
        sentence = QCoreApplication::translate(
            "rc::Credentials", "The API key has a character at position %1 that is none of the plain ASCII ones.");
    else
        sentence =
            QCoreApplication::translate("rc::Credentials", "The API key has a control character at position %1.");
    return sentence.arg(position);
}

QString nameFault(const QString &name)
{
    const bool hasControl = std::any_of(name.cbegin(), name.cend(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.unicode() == 0x2028 || c.unicode() == 0x2029;
    });
    if (hasControl)
        return QCoreApplication::translate("rc::Credentials",
                                           "The user name or e-mail address has a line break or control character.");
    if (!name.isValidUtf16())
        return QCoreApplication::translate("rc::Credentials",
                                           "The user name or e-mail address has a broken character.");
    if (name.toUtf8().size() > longestName)
        return QCoreApplication::translate("rc::Credentials",
                                           "The user name or e-mail address is longer than 256 bytes.");
    return {};
}

Result<HeaderList> keyHeaders(const Credentials &credentials)
{
    const QByteArray &name = credentials.identity.keyHeader;
    if (const QString fault = headerNameFault(QString::fromLatin1(name)); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    return keyFromInput(credentials.key.reveal()).map([&name](const Secret &key) {
        return HeaderList{{name, key.clone().reveal()}};
    });
}

/// Of the header that goes out with the key's.
QString secondHeaderFault(const QString &name, const QString &keyHeader)
{
    if (isSameHeader(name, keyHeader))
        return QCoreApplication::translate("rc::Credentials", "The header %1 carries the key and cannot carry a name.")
            .arg(name);
    return headerNameFault(name);
}

/// The key and the user name or e-mail address.
Result<HeaderList> namedHeaders(const Credentials &credentials)
{
    const Identity &identity = credentials.identity;
    Result<HeaderList> headers = keyHeaders(credentials);
    if (!headers || identity.isEmpty())
        return headers;
    const bool byName = !identity.username.isEmpty();
    const QString name = (byName ? identity.username : identity.email).trimmed();
    if (const QString fault = nameFault(byName ? identity.username : identity.email); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    if (name.isEmpty())
        return headers;
    const QByteArray &header = byName ? identity.usernameHeader : identity.emailHeader;
    if (const QString fault = secondHeaderFault(QString::fromLatin1(header), QString::fromLatin1(identity.keyHeader));
        !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    headers->append({header, name.toUtf8()});
    return headers;
}

} // namespace

Result<Secret> keyFromInput(const QByteArray &input)
{
    qsizetype from = 0;
    qsizetype to = input.size();
    while (from < to && isBlank(input[from]))
        ++from;
    while (to > from && isBlank(input[to - 1]))
        --to;
    if (from == to)
        return failure(ErrorKind::NoKey);
    if (to - from > longestKey)
        return failure(ErrorKind::BadInput,
                       QCoreApplication::translate("rc::Credentials", "The API key is longer than 512 characters."));
    for (qsizetype i = from; i < to; ++i) {
        if (input[i] < 0x21 || input[i] > 0x7E)
            return failure(ErrorKind::BadInput, keyFault(input[i], i - from + 1));
    }
    return Secret(QByteArray(input.constData() + from, to - from));
}

Identity identityOf(const Profile &profile)
{
    Identity identity;
    identity.username = profile.username;
    identity.email = profile.email;
    identity.emailHeader = profile.emailHeader.toLatin1();
    identity.usernameHeader = profile.usernameHeader.toLatin1();
    identity.keyHeader = profile.keyHeader.toLatin1();
    identity.onIngest = profile.identityOnIngest;
    identity.uuidHeader = profile.uuidHeader.toLatin1();
    if (profile.uuidToTools) {
        if (const auto resource = parseResourceUrl(profile.resource))
            identity.resourceUuid = resource->resource.uuid;
    }
    return identity;
}

Result<HeaderList> ingestHeaders(const Credentials &credentials)
{
    const Identity &identity = credentials.identity;
    return identity.onIngest && !identity.username.isEmpty() ? namedHeaders(credentials) : keyHeaders(credentials);
}

Result<HeaderList> toolHeaders(const Credentials &credentials)
{
    const Identity &identity = credentials.identity;
    Result<HeaderList> headers = namedHeaders(credentials);
    if (!headers || identity.resourceUuid.isEmpty())
        return headers;
    const QString name = QString::fromLatin1(identity.uuidHeader);
    if (const QString fault = secondHeaderFault(name, QString::fromLatin1(identity.keyHeader)); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    headers->append({identity.uuidHeader, identity.resourceUuid.toLatin1()});
    return headers;
}

} // namespace rc
