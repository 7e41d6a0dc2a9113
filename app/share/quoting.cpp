// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/quoting.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A double-quoted literal with the escapes that Python and JavaScript share.
QString escapedLiteral(const QString &text)
{
    QString literal = u"\""_s;
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            literal += u'\\' + QString(c);
        else if (c == u'\n')
            literal += u"\\n"_s;
        else if (c == u'\r')
            literal += u"\\r"_s;
        else if (c == u'\t')
            literal += u"\\t"_s;
        else if (c.unicode() < 0x20 || (c.unicode() >= 0x7f && c.unicode() < 0xa0) || c.unicode() == 0x2028 ||
                 c.unicode() == 0x2029)
            literal += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0'));
        else
            literal += c;
    }
    return literal + u'"';
}

bool isHarmless(const QString &text)
{
    static const QRegularExpression harmless(u"\\A[A-Za-z0-9_./:@%+,-]+\\z"_s);
    return harmless.match(text).hasMatch();
}

} // namespace

QString shellQuoted(const QString &text)
{
    if (isHarmless(text))
        return text;
    QString inner = text;
    inner.replace(u'\'', u"'\\''"_s);
    return u'\'' + inner + u'\'';
}

QString dotenvQuoted(const QString &text)
{
    if (isHarmless(text))
        return text;
    QString inner = text;
    inner.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'$', u"\\$"_s).replace(u'`', u"\\`"_s);
    inner.replace(u'\n', u"\\n"_s);
    return u'"' + inner + u'"';
}

QString pythonQuoted(const QString &text)
{
    return escapedLiteral(text);
}

QString nodeQuoted(const QString &text)
{
    return escapedLiteral(text);
}

} // namespace rc
