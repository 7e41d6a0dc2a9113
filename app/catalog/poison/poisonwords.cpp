// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/lenswords.h"
#include "catalog/poison/poisonsentence.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace rc {

namespace {

class Lexicon
{
public:
    Lexicon()
    {
        for (const LensWords &row : wordclassRows()) {
            for (const QString &word : QStringView(row.words).toString().split(u'|')) {
                if (isStem(word.front().unicode()))
                    m_foreign.push_back({word.normalized(QString::NormalizationForm_C), row.is});
                else
                    m_words.add(word, row.is);
            }
        }
    }

    [[nodiscard]] quint64 classesOf(QStringView word) const { return m_words.of(word); }

    [[nodiscard]] quint64 foreignOf(QStringView text) const
    {
        std::bitset<letters> present; // rules out most stems, which are of other scripts
        for (const QChar c : text)
            present.set(c.unicode() % letters);
        quint64 is = 0;
        for (const auto &[stem, classes] : m_foreign) {
            const bool mayContain =
                present.test(stem.front().unicode() % letters) && present.test(stem.back().unicode() % letters);
            if (mayContain && (is & classes) != classes && contains(text, stem))
                is |= classes;
        }
        return is;
    }

private:
    /// A short stem must be a whole word in scripts with spaces.
    static bool contains(QStringView text, const QString &stem)
    {
        constexpr qsizetype shortStem = 3;
        const bool isWord = stem.size() <= shortStem && !isWithoutSpaces(stem.at(0).unicode());
        for (qsizetype at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
            const qsizetype end = at + stem.size();
            const auto isLetter = [&text](qsizetype i) {
                return i >= 0 && i < text.size() && (text.at(i).isLetter() || text.at(i).isMark());
            };
            if (!isWord || (!isLetter(at - 1) && !isLetter(end)))
                return true;
        }
        return false;
    }

    static constexpr std::size_t letters = 4096;

    WordClasses m_words;
    std::vector<std::pair<QString, quint64>> m_foreign;
};

const Lexicon &lexicon()
{
    static const Lexicon words;
    return words;
}

bool isWordPart(QChar c)
{
    return c.unicode() < 0x80 ? (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'\'' || c == u'_'
                              : c.isLetterOrNumber() || c.isMark();
}

/// "example" in example.net does not count.
bool isPartOfAddress(QStringView text, qsizetype from, qsizetype end)
{
    const QChar before = from > 0 ? text.at(from - 1) : QChar(u' ');
    const bool isDotted = end + 1 < text.size() && text.at(end) == u'.' && text.at(end + 1).isLetter();
    return before == u'.' || before == u'/' || before == u'@' || before == u'-' || isDotted;
}

/// Reads "1gn0r3" as "ignore".
QString withoutLeetspeak(QStringView word)
{
    QString letters = word.toString();
    constexpr std::array<std::pair<char16_t, char16_t>, 7> digits{
        {{u'0', u'o'}, {u'1', u'i'}, {u'3', u'e'}, {u'4', u'a'}, {u'5', u's'}, {u'7', u't'}, {u'9', u'g'}}};
    for (const auto &[digit, letter] : digits)
        letters.replace(QChar(digit), QChar(letter));
    return letters;
}

} // namespace

std::size_t WordClasses::shapeOf(QStringView word)
{
    return (word.front().unicode() * 1021U + word.back().unicode() * 37U + word.at(word.size() / 2).unicode() +
            std::size_t(word.size()) * 4099U) %
           shapes;
}

std::size_t WordClasses::startOf(QStringView word)
{
    return (word.at(0).unicode() * 961U + word.at(1).unicode() * 31U + word.at(2).unicode()) % shapes;
}

void WordClasses::add(const QString &word, quint64 is)
{
    const bool isBeginning = word.endsWith(u'*');
    m_storage.append(isBeginning ? word.chopped(1) : word);
    const QStringView stored(m_storage.last());
    (isBeginning ? m_beginnings : m_words)[stored] |= is;
    if (isBeginning)
        m_starts.set(startOf(stored));
    else
        m_shapes.set(shapeOf(stored));
}

quint64 WordClasses::of(QStringView word) const
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

std::vector<IntentWord> readWords(QStringView folded)
{
    const Lexicon &words = lexicon();
    std::vector<IntentWord> result;
    result.reserve(static_cast<std::size_t>(folded.size() / 5 + 1));
    for (qsizetype at = 0; at < folded.size();) {
        if (!isWordPart(folded.at(at))) {
            ++at;
            continue;
        }
        qsizetype end = at;
        bool hasDigit = false;
        bool hasLetter = false;
        bool hasJoint = false;
        while (end < folded.size() && isWordPart(folded.at(end))) {
            const QChar c = folded.at(end);
            hasDigit = hasDigit || (c >= u'0' && c <= u'9');
            hasLetter = hasLetter || (c >= u'a' && c <= u'z');
            hasJoint = hasJoint || c == u'_';
            ++end;
        }
        QStringView word = folded.mid(at, end - at);
        quint64 is = words.classesOf(word);
        if (const qsizetype elided = is == 0 ? elisionOf(word) : 0; elided > 0) {
            word = word.mid(elided);
            at += elided;
            is = words.classesOf(word);
        }
        if (is == 0 && hasJoint) { // a name of several words
            for (const QStringView part : word.split(u'_', Qt::SkipEmptyParts))
                result.push_back({words.classesOf(part), part.begin() - folded.begin(), part.size()});
            at = end;
            continue;
        }
        if ((is & wordclass::Example) != 0 && isPartOfAddress(folded, at, end))
            is &= ~wordclass::Example;
        constexpr qsizetype minDisguisedLength = 5;
        if (is == 0 && hasDigit && hasLetter && word.size() >= minDisguisedLength)
            is = words.classesOf(withoutLeetspeak(word));
        result.push_back({is, at, word.size()});
        at = end;
    }
    return result;
}

quint64 foreignClasses(QStringView folded)
{
    return lexicon().foreignOf(folded);
}

} // namespace rc
