// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/lexicon.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isVowel(QChar c)
{
    return c == u'a' || c == u'e' || c == u'i' || c == u'o' || c == u'u';
}

/// leak, leaks, leaked, leaking, leaker. Some generated forms with doubled letters do not exist, which is harmless.
QStringList verbForms(const QString &verb)
{
    const QChar last = verb.back();
    QStringList forms{verb};
    if (last == u'e') {
        const QString root = verb.chopped(1);
        forms << verb + u's' << verb + u'd' << root + "ing"_L1 << verb + u'r' << verb + "rs"_L1;
        return forms;
    }
    const QChar before = verb.size() > 1 ? verb.at(verb.size() - 2) : QChar();
    if (last == u'y' && !isVowel(before)) {
        const QString root = verb.chopped(1);
        forms << root + "ies"_L1 << root + "ied"_L1 << verb + "ing"_L1 << root + "ier"_L1;
        return forms;
    }
    const bool hisses =
        last == u's' || last == u'x' || last == u'z' || verb.endsWith("ch"_L1) || verb.endsWith("sh"_L1);
    forms << verb + (hisses ? "es"_L1 : "s"_L1) << verb + "ed"_L1 << verb + "ing"_L1 << verb + "er"_L1
          << verb + "ers"_L1;
    const bool doubles = verb.size() > 2 && !isVowel(last) && last != u'w' && last != u'x' && isVowel(before) &&
                         !isVowel(verb.at(verb.size() - 3));
    if (doubles)
        forms << verb + last + "ed"_L1 << verb + last + "ing"_L1 << verb + last + "er"_L1;
    return forms;
}

QStringList nounForms(const QString &noun)
{
    QStringList forms{noun, noun + "'s"_L1};
    const QChar last = noun.back();
    const QChar before = noun.size() > 1 ? noun.at(noun.size() - 2) : QChar();
    if (last == u'y' && !isVowel(before))
        forms << noun.chopped(1) + "ies"_L1;
    else if (last == u's' || last == u'x' || noun.endsWith("ch"_L1) || noun.endsWith("sh"_L1))
        forms << noun + "es"_L1;
    else
        forms << noun + u's';
    return forms;
}

/// Whether a word is a stem in a script other than Latin.
bool isStem(QChar first)
{
    return first.unicode() >= 0x370;
}

/// Thai, Lao, Burmese, Khmer, Chinese, Japanese and Korean.
bool isScriptWithoutSpaces(char16_t c)
{
    return c >= 0x2E80 || (c >= 0xE00 && c < 0xF00) || (c >= 0x1000 && c < 0x10A0) || (c >= 0x1780 && c < 0x1800);
}

bool isLetterAt(QStringView text, qsizetype at)
{
    return at >= 0 && at < text.size() && (text.at(at).isLetter() || text.at(at).isMark());
}

} // namespace

Lexicon::Lexicon(std::span<const LensWords> rows)
{
    for (const LensWords &row : rows)
        addRow(row);
    for (auto &stems : m_stems)
        std::ranges::sort(stems, [](const Stem &a, const Stem &b) { return a.text.size() > b.text.size(); });
}

void Lexicon::addRow(const LensWords &row)
{
    for (const QString &entry : QStringView(row.words).toString().split(u'|')) {
        if (isStem(entry.front())) {
            addStem(entry.normalized(QString::NormalizationForm_C), row.is);
            continue;
        }
        if (entry.contains(u' ')) {
            QStringList words = entry.split(u' ');
            m_storage.append(words.takeFirst());
            m_phrases[m_storage.constLast()].append({words, row.is});
            continue;
        }
        const QStringList spellings = entry.split(u'/');
        QStringList forms = spellings;
        if (row.inflection == Inflection::Verb)
            forms += verbForms(spellings.first());
        else if (row.inflection == Inflection::Noun)
            forms += nounForms(spellings.first());
        forms.removeDuplicates();
        for (const QString &form : std::as_const(forms))
            addWord(form, row.is);
    }
}

void Lexicon::addWord(const QString &word, quint64 is)
{
    const bool isBeginning = word.endsWith(u'*');
    m_storage.append(isBeginning ? word.chopped(1) : word);
    const QStringView stored(m_storage.constLast());
    (isBeginning ? m_beginnings : m_words)[stored] |= is;
    if (isBeginning)
        m_starts.set(startOf(stored));
    else
        m_shapes.set(shapeOf(stored));
}

void Lexicon::addStem(const QString &stem, quint64 is)
{
    QList<Stem> &stems = m_stems[stem.front().unicode()];
    const auto known = std::ranges::find(stems, stem, &Stem::text);
    if (known == stems.end())
        stems.append({stem, is, isScriptWithoutSpaces(stem.front().unicode())});
    else
        known->is |= is;
}

std::size_t Lexicon::shapeOf(QStringView word)
{
    return (word.front().unicode() * 1021U + word.back().unicode() * 37U + word.at(word.size() / 2).unicode() +
            std::size_t(word.size()) * 4099U) %
           shapes;
}

std::size_t Lexicon::startOf(QStringView word)
{
    return (word.at(0).unicode() * 961U + word.at(1).unicode() * 31U + word.at(2).unicode()) % shapes;
}

quint64 Lexicon::classesOf(QStringView word) const
{
    constexpr qsizetype minLength = 5; // of the beginnings
    constexpr qsizetype maxLength = 11;
    if (word.isEmpty())
        return 0;
    quint64 is = m_shapes.test(shapeOf(word)) ? m_words.value(word, 0) : 0;
    if (is != 0 || word.size() < minLength || !m_starts.test(startOf(word)))
        return is;
    for (qsizetype length = std::min(word.size(), maxLength); is == 0 && length >= minLength; --length)
        is = m_beginnings.value(word.first(length), 0);
    return is;
}

const QList<Lexicon::Phrase> *Lexicon::phrasesFrom(QStringView first) const
{
    const auto found = m_phrases.constFind(first);
    return found == m_phrases.cend() ? nullptr : &*found;
}

std::pair<quint64, qsizetype> Lexicon::stemAt(QStringView text, qsizetype at, bool startsWord) const
{
    constexpr qsizetype shortStem = 2; // must be a whole word in scripts with spaces
    quint64 is = 0;
    qsizetype size = 0;
    for (const Stem &stem : m_stems.value(text.at(at).unicode())) {
        if (stem.text.size() < size || !text.mid(at).startsWith(stem.text))
            continue;
        const bool isPart = stem.text.size() <= shortStem && isLetterAt(text, at + stem.text.size());
        if (!stem.isWithoutSpaces && (!startsWord || isPart))
            continue;
        is |= stem.is;
        size = stem.text.size();
    }
    return {is, size};
}

quint64 Lexicon::stemClasses(QStringView text) const
{
    constexpr qsizetype shortStem = 3; // must be a whole word in scripts with spaces
    quint64 is = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isStem(text.at(at)))
            continue;
        for (const Stem &stem : m_stems.value(text.at(at).unicode())) {
            const bool isPart = stem.text.size() <= shortStem && !stem.isWithoutSpaces &&
                                (isLetterAt(text, at - 1) || isLetterAt(text, at + stem.text.size()));
            if (!isPart && text.mid(at).startsWith(stem.text))
                is |= stem.is;
        }
    }
    return is;
}

} // namespace rc
