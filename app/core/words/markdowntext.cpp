// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/markdowntext.h"

#include "core/words/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qsizetype longestShown = 1'000'000; // characters

bool isBehindWww(const QString &text, qsizetype at)
{
    return at >= 3 && QStringView(text).sliced(at - 3, 3).compare("www"_L1, Qt::CaseInsensitive) == 0;
}
} // namespace

QString markdownText(const QString &text)
{
    // Behind ":" and "www." an address becomes a link where nobody made one, and "@" calls whoever has that name: an
    // entity is read as the sign and seen as nothing more.
    QString result;
    const QString shown = displayText(text, LineBreaks::Mark, longestShown);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QChar c = shown.at(i);
        if (c == u'@')
            result += u"&#64;"_s;
        else if (c == u':' && QStringView(shown).sliced(i + 1).startsWith(u"//"))
            result += u"&#58;"_s;
        else if (c == u'.' && isBehindWww(shown, i))
            result += u"&#46;"_s;
        else if (u"\\`*_[]<>#|~&"_s.contains(c))
            result += u'\\' + QString(c);
        else
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
