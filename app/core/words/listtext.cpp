// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/listtext.h"

#include "core/translation.h"

namespace rc {

QString listText(const QStringList &texts)
{
    return texts.join(listMarks().comma);
}

QString clausesText(const QStringList &clauses)
{
    return clauses.join(listMarks().semicolon);
}

QString sentencesText(const QStringList &sentences)
{
    QString line;
    for (const QString &sentence : sentences) {
        if (!sentence.isEmpty())
            line += sentenceGap(line) + sentence;
    }
    return line;
}

QString sentenceGap(QStringView before)
{
    constexpr QStringView wideEnds = u"。！？";
    return before.isEmpty() || wideEnds.contains(before.back()) ? QString() : QStringLiteral(" ");
}

} // namespace rc
