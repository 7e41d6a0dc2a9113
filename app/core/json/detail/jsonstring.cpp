// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/detail/jsonstring.h"

#include <QStringDecoder>

namespace rc {

namespace {

QString utf8Text(QByteArrayView bytes)
{
    if (!bytes.startsWith("\xEF\xBB\xBF"))
        return QString::fromUtf8(bytes); // fast path, except for a byte order mark, which fromUtf8() drops
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(bytes);
}

/// The character for an escape letter after a backslash.
QChar unescaped(char letter)
{
    switch (letter) {
    case 'b':
        return u'\b';
    case 'f':
        return u'\f';
    case 'n':
        return u'\n';
    case 'r':
        return u'\r';
    case 't':
        return u'\t';
    default:
        return QLatin1Char(letter);
    }
}

} // namespace

QString decodedJsonString(QByteArrayView string)
{
    if (string.size() < 2)
        return {};
    QByteArrayView rest = string.sliced(1).chopped(1);
    QString text;
    for (qsizetype at = rest.indexOf('\\'); at >= 0; at = rest.indexOf('\\')) {
        text += utf8Text(rest.first(at));
        const char letter = at + 1 < rest.size() ? rest[at + 1] : '\\';
        if (rest.size() < at + (letter == 'u' ? 6 : 2))
            return text; // cut off: no JSON string
        if (letter == 'u') {
            text += QChar(rest.sliced(at + 2, 4).toByteArray().toUShort(nullptr, 16));
            rest = rest.sliced(at + 6);
        } else {
            text += unescaped(letter);
            rest = rest.sliced(at + 2);
        }
    }
    return text.isEmpty() ? utf8Text(rest) : text + utf8Text(rest);
}

} // namespace rc
