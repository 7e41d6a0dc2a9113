// SPDX-License-Identifier: GPL-3.0-or-later
// Checks keys and names before they become headers: Qt takes CR, LF and NUL in them.
#include "core/credentials.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

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

/// A field name by RFC 9110 that does not take the place of a header the program writes itself.
bool isFreeHeaderName(const QByteArray &name)
{
    static constexpr std::array<const char *, 10> taken{
        "x-api-key",  "x-user-username",   "content-type",    "host",      "content-length", "accept",
        "connection", "transfer-encoding", "accept-encoding", "user-agent"};
    const auto isTokenChar = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    };
    return !name.isEmpty() && name.size() <= 64 && std::all_of(name.cbegin(), name.cend(), isTokenChar) &&
           std::none_of(taken.cbegin(), taken.cend(),
                        [&name](const char *word) { return name.compare(word, Qt::CaseInsensitive) == 0; });
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

Result<HeaderList> ingestHeaders(const Credentials &credentials)
{
    return keyFromInput(credentials.key.reveal()).map([](const Secret &key) {
        return HeaderList{{apiKeyHeader, key.clone().reveal()}};
    });
}

Result<HeaderList> toolHeaders(const Credentials &credentials)
{
    Result<HeaderList> headers = ingestHeaders(credentials);
    if (!headers || credentials.identity.isEmpty())
        return headers;
    const bool byName = !credentials.identity.username.isEmpty();
    const QString name = (byName ? credentials.identity.username : credentials.identity.email).trimmed();
    if (const QString fault = nameFault(byName ? credentials.identity.username : credentials.identity.email);
        !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    if (name.isEmpty())
        return headers;
    if (!byName && !isFreeHeaderName(credentials.identity.emailHeader))
        return failure(ErrorKind::BadInput,
                       QCoreApplication::translate("rc::Credentials",
                                                   "The name of the e-mail header cannot be used as a header's name."));
    headers->append({byName ? "X-User-Username"_ba : credentials.identity.emailHeader, name.toUtf8()});
    return headers;
}

} // namespace rc
