// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/listtext.h"

#include "core/translation.h"
#include "core/words/enumtable.h"

namespace rc {

namespace {

ListSeparators currentSeparators()
{
    const ProgramLanguage *language = findRow(programLanguages(), &ProgramLanguage::code, languageCode());
    return language ? language->separators : ListSeparators();
}

} // namespace

QString listText(const QStringList &texts)
{
    return texts.join(currentSeparators().comma);
}

QString clausesText(const QStringList &clauses)
{
    return clauses.join(currentSeparators().semicolon);
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

QString filledSentence(const QString &sentence, const QStringList &values)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence.at(i) == u'%' && i + 1 < sentence.size() ? sentence.at(i + 1).digitValue() : -1;
        if (number >= 1 && number <= values.size()) {
            text += values.at(number - 1);
            ++i;
        } else {
            text += sentence.at(i);
        }
    }
    return text;
}

} // namespace rc
