// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/intentwords.h"

#include "catalog/poison/lexicon.h"
#include "core/words/wordlist.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const Lexicon &intentLexicon()
{
    static const Lexicon lexicon(intentRows());
    return lexicon;
}

bool isLatinPart(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'\'' || c == u'_' ||
           (c.unicode() >= 0x80 && c.unicode() < 0x370 && c.isLetter());
}

bool isScriptPart(QChar c)
{
    return c.unicode() >= 0x370 && (c.isLetter() || c.isMark());
}

bool isDigitAt(QStringView text, qsizetype at)
{
    return at < text.size() && text.at(at) >= u'0' && text.at(at) <= u'9';
}

/// Reads one sentence from left to right.
class IntentReader : SentenceWords
{
public:
    explicit IntentReader(QStringView text)
        : SentenceWords(text, {})
    {
        m_words.reserve(static_cast<std::size_t>(text.size() / 5 + 1));
    }

    std::vector<IntentWord> read()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at);
            if (isScriptPart(c))
                script();
            else if (isLatinPart(c) || (c == u'.' && startsName(m_at + 1)))
                chunk();
            else
                ++m_at;
        }
        joinPhrases();
        markLists();
        correct(u"drop");
        return std::move(m_words);
    }

private:
    [[nodiscard]] bool startsName(qsizetype at) const
    {
        return at < m_text.size() && m_text.at(at) >= u'a' && m_text.at(at) <= u'z' &&
               (at < 2 || !isLatinPart(m_text.at(at - 2)));
    }

    void add(quint64 is, qsizetype from, qsizetype end) { m_words.push_back({is, from, end - from}); }

    /// Reads a chunk of letters and joining characters: "third-party", "claude.md", "https://a.net/x", "a@b.com".
    void chunk()
    {
        const qsizetype from = m_at;
        qsizetype end = from;
        bool isPlain = true;
        while (end < m_text.size()) {
            const QChar c = m_text.at(end);
            if (isLatinPart(c)) {
                isPlain = isPlain && c != u'_';
                ++end;
                continue;
            }
            const bool joins = c == u'.' || c == u'-' || c == u'@' || c == u':' || c == u'/' || c == u'+';
            if (!joins)
                break;
            qsizetype after = end + 1;
            while (c == u':' && after < m_text.size() && m_text.at(after) == u'/')
                ++after;
            if (after >= m_text.size() || !isLatinPart(m_text.at(after)) || (c == u':' && after == end + 1))
                break;
            isPlain = false;
            end = after;
        }
        m_at = std::max(end, from + 1);
        const QStringView text = m_text.mid(from, end - from);
        if (text.isEmpty())
            return;
        if (isPlain) {
            addWord(from, end);
            return;
        }
        if (const quint64 is = intentLexicon().classesOf(text); is != 0) {
            add(is, from, end);
            return;
        }
        if (isAddress(text)) {
            add(intent::Where, from, end);
            return;
        }
        for (qsizetype part = from; part < end;) {
            if (!isLatinPart(m_text.at(part))) {
                ++part;
                continue;
            }
            qsizetype stop = part;
            while (stop < end && isLatinPart(m_text.at(stop)))
                ++stop;
            const bool hasPoint = part > from && m_text.at(part - 1) == u'.';
            const qsizetype begin =
                hasPoint && intentLexicon().classesOf(m_text.mid(part - 1, stop - part + 1)) != 0 ? part - 1 : part;
            addWord(begin, stop);
            if (!m_words.empty() && stop < end && m_text.at(stop) == u'-') // "my-app" is just a name
                m_words.back().is &= ~(intent::Speaker | intent::You);
            part = stop;
        }
    }

    static bool isAddress(QStringView chunk)
    {
        if (chunk.contains(u"://") || chunk.startsWith(u"0x"))
            return true;
        const qsizetype at = chunk.indexOf(u'@');
        if (at > 0 && chunk.indexOf(u'.', at) > 0)
            return true;
        qsizetype digits = 0;
        for (qsizetype i = 0; i < chunk.size(); ++i)
            digits += isDigitAt(chunk, i) ? 1 : 0;
        constexpr qsizetype account = 9;
        if (digits >= account && digits * 2 > chunk.size())
            return true;
        constexpr std::array<QStringView, 12> domains{u".com", u".net", u".org", u".io",   u".xyz",   u".ru",
                                                      u".tk",  u".app", u".dev", u".info", u".onion", u".site"};
        const QStringView host = chunk.left(chunk.indexOf(u'/') < 0 ? chunk.size() : chunk.indexOf(u'/'));
        return std::ranges::any_of(domains, [host](QStringView end) { return host.endsWith(end); });
    }

    void addWord(qsizetype from, qsizetype end)
    {
        QStringView text = m_text.mid(from, end - from);
        quint64 is = intentLexicon().classesOf(text);
        if (is == 0 && text.endsWith(u"'s")) {
            is = intentLexicon().classesOf(text.chopped(2));
        } else if (is == 0) {
            const qsizetype elided = elisionOf(text);
            from += elided;
            is = intentLexicon().classesOf(text.mid(elided));
        }
        if (is == 0) {
            const qsizetype joint = text.indexOf(u'_', 1);
            if (joint > 0 && joint + 1 < text.size())
                is = intent::Named;
            constexpr qsizetype account = 9;
            if (text.size() >= account &&
                std::ranges::count_if(text, [](QChar c) { return c >= u'0' && c <= u'9'; }) >= account)
                is = intent::Where;
        }
        add(is, from, end);
    }

    /// Reads a word of another script, or all words if the script has no spaces.
    void script()
    {
        bool startsWord = true;
        while (m_at < m_text.size() && isScriptPart(m_text.at(m_at))) {
            const auto [is, size] = intentLexicon().stemAt(m_text, m_at, startsWord);
            if (size == 0) {
                startsWord = startsWord && hasArticle();
                ++m_at;
                continue;
            }
            add(is, m_at, m_at + size);
            m_at += size;
            startsWord = false;
        }
    }

    /// Arabic and Hebrew words have "the", "and", "for" as prefixes.
    [[nodiscard]] bool hasArticle() const
    {
        const QChar c = m_text.at(m_at);
        constexpr QStringView hebrew = u"\u05D4\u05D5\u05D1\u05DC\u05DE\u05E9\u05DB";
        return hebrew.contains(c) || c == u'\u0648' || c == u'\u0627' || c == u'\u0644' || c == u'\u0628' ||
               c == u'\u0641' || c == u'\u0643' || c == u'\u064A' || c == u'\u062A';
    }

    /// "third party" becomes one word with the phrase's classes.
    void joinPhrases()
    {
        std::size_t to = 0;
        for (std::size_t from = 0; from < m_words.size();) {
            const QStringView first = word(from);
            std::size_t joins = 0;
            quint64 is = 0;
            if (const auto *phrases = intentLexicon().phrasesFrom(first)) {
                for (const Lexicon::Phrase &phrase : *phrases) {
                    const auto size = static_cast<std::size_t>(phrase.words.size());
                    if (from + size >= m_words.size() || size < joins)
                        continue;
                    bool isSame = true;
                    for (std::size_t i = 0; isSame && i < size; ++i)
                        isSame = word(from + 1 + i) == phrase.words.at(static_cast<qsizetype>(i));
                    if (!isSame)
                        continue;
                    is = size > joins ? phrase.is : is | phrase.is;
                    joins = size;
                }
            }
            IntentWord joined = m_words[from];
            if (joins > 0) {
                const IntentWord &last = m_words[from + joins];
                joined = {is, joined.from, last.from + last.size - joined.from};
            }
            m_words[to++] = joined;
            from += joins + 1;
        }
        m_words.resize(to);
    }

    qsizetype m_at = 0;
};

} // namespace

std::vector<IntentWord> intentWords(QStringView folded)
{
    return IntentReader(folded).read();
}

} // namespace rc
