// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdowntext.h"

#include "core/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qsizetype longestShown = 1'000'000; // characters
}

QString markdownText(const QString &text)
{
    QString result;
    for (const QChar c : displayText(text, LineBreaks::Mark, longestShown)) {
        if (u"\\`*_[]<>#|~&"_s.contains(c))
            result += u'\\';
        result += c;
    }
    return result;
}

QString markdownCode(const QString &text)
{
    const QString line = displayText(text, LineBreaks::Mark, longestShown);
    return line.isEmpty() || line.contains(u'`') || line.contains(u'|') ? markdownText(text) : u'`' + line + u'`';
}

QString markdownCodeBlock(const QString &text, const QString &language)
{
    qsizetype most = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == u'`' ? run + 1 : 0;
        most = std::max(most, run);
    }
    const QString fence(std::max<qsizetype>(3, most + 1), u'`');
    return fence + language + u'\n' + text + u'\n' + fence + u'\n';
}

} // namespace rc
