// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonsentence.h"

#include "catalog/poison/decodedtext.h"
#include "catalog/poison/lexicon.h"
#include "core/words/wordlist.h"

#include <algorithm>
#include <array>

namespace rc {

namespace {

const Lexicon &lexicon()
{
    static const Lexicon words(wordclassRows());
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

/// The words of a folded text in order; words without a meaning here have no class.
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

} // namespace

PoisonSentence::PoisonSentence(QStringView folded)
    : SentenceWords(folded, readWords(folded))
{
    m_pairs = PairSet(folded);
    markLists();
    correct(u"strip");
    if (is(fact::Script) && folded.count(u'=') < 2) // "action=upload …; action=delete …"
        m_foreign = lexicon().stemClasses(folded);
    for (const WordRule &rule : wordRules(u"class")) {
        if (holds(rule))
            m_all |= rule.gives;
    }
    m_all |= m_foreign;
}

PoisonSigns PoisonSentence::signs() const
{
    using namespace wordclass;
    using Sign = PoisonSign;
    PoisonSigns signs = 0;
    const auto set = [&signs](Sign sign, bool is) {
        if (is)
            signs |= bitOf(sign);
    };
    set(Sign::SpeaksToModel, has(Model) || (has(You) && has(Must)));
    set(Sign::NamesUser, has(User));
    set(Sign::Pressure, has(Must) || (has(Threat) && has(Before | You)));
    set(Sign::Authority, has(Authority));
    set(Sign::IgnoreRules, has(Ignore) && has(Rules | Rules2 | Safety | Prior));
    set(Sign::Hide, (has(Not | Without) && has(Tell)) || (has(Secrecy) && has(Send | Run | Read)));
    set(Sign::SteerTools, has(Before | Must) && (is(u"universalTool") || is(u"universalAct")));
    set(Sign::TakeSecrets, (has(Read | Harvest | Send | Pass) && has(Secret | WeakSecret)) || is(u"keyFile"));
    set(Sign::TakeConversation, has(Send | Pass | Read) && is(u"conversation"));
    set(Sign::SendAway, has(Send) && (has(External | ThirdParty | Attacker | Any) || is(u"target")));
    set(Sign::RunCommand, has(Run) && !has(Does));
    return signs;
}

bool PoisonSentence::addressesModel() const
{
    if (is(u"addressed"))
        return true;
    return (says(u"the user") || m_foreign != 0) &&
           std::ranges::any_of(wordRules(u"finding"), [this](const WordRule &rule) {
               return rule.kind == PoisonKind::Concealed && rule.severity == FindingSeverity::Critical && holds(rule);
           });
}

std::vector<SentenceFinding> PoisonSentence::findings(bool isResult) const
{
    using namespace wordclass;
    std::vector<SentenceFinding> findings;
    constexpr std::size_t minWords = 2;
    if (m_words.size() < minWords && m_foreign == 0)
        return findings;
    for (const WordRule &rule : wordRules(u"finding")) {
        if (holds(rule))
            findings.push_back({rule.kind, rule.severity, bitOf(rule.sign)});
    }
    // Code that a program would run. Pages and sources returned by tools are full of it.
    constexpr QStringView injections =
        u"<script|javascript:|onerror=|' or '1'='1|' or 1=1|union select|; drop table|../etc/|__import__(|"
        "child_process|os.system(|subprocess.run(|eval(user|eval(input|exec\x28user|exec\x28input|shell=true|"
        "pickle.loads";
    const auto isInjected = [this](QStringView part) {
        const qsizetype at = m_pairs.mayContain(part) ? m_text.indexOf(part) : -1;
        return at >= 0 && !m_text.mid(at + part.size()).startsWith(u')'); // "using os.system()" only names it
    };
    if (!isResult && !has(Guard | Choice) && isAnyPart(injections, isInjected) && !saysAny(u"strip|escape|not allowed"))
        findings.push_back({PoisonKind::Commands, FindingSeverity::Warning, bitOf(PoisonSign::RunCommand)});
    return findings;
}

std::vector<SentenceFinding> PoisonSentence::findingsWith(const PoisonSentence &next) const
{
    using namespace wordclass;
    constexpr std::size_t longSentence = 40;
    std::vector<SentenceFinding> findings;
    if (has(Guard) || next.has(Guard | Choice))
        return findings;
    if (next.m_words.size() < longSentence && next.is(u"sentAway") && is(u"dataTaken"))
        findings.push_back({PoisonKind::SentAway, FindingSeverity::Warning, bitOf(PoisonSign::SendAway)});
    if (next.is(u"keyPassed") && is(u"keyRead"))
        findings.push_back({PoisonKind::Secrets, FindingSeverity::Warning, bitOf(PoisonSign::TakeSecrets)});
    return findings;
}

Sentences sentencesOf(const QString &text, const QString &flat)
{
    constexpr qsizetype maxSentenceLength = 600;
    Sentences sentences;
    qsizetype from = 0;
    qsizetype elements = 0;
    qsizetype indent = -1; // indentation of the current item
    const auto end = [&](qsizetype at) {
        const QStringView sentence = QStringView(flat).mid(from, at - from).trimmed();
        if (!sentence.isEmpty())
            sentences.all.append(sentence);
        from = at;
    };
    const auto indentAt = [&text](qsizetype at) {
        qsizetype spaces = 0;
        while (at + spaces < text.size() && (text.at(at + spaces) == u' ' || text.at(at + spaces) == u'\t'))
            ++spaces;
        return spaces;
    };
    const auto endsLine = [&](qsizetype next) {
        const bool starts = startsElement(QStringView(text).mid(next));
        const bool ends = starts || (indent >= 0 && indentAt(next) <= indent);
        elements += starts ? 1 : 0;
        if (ends)
            indent = starts ? indentAt(next) : -1;
        return ends;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isLast = i + 1 == text.size() || text.at(i + 1).isSpace();
        const bool endsElement = c == u'\n' && endsLine(i + 1);
        const bool ends = ((c == u'.' || c == u'!' || c == u'?') && isLast) || c == u'。' || c == u'！' || c == u'？' ||
                          c == u'।' || c == u'؟' || (c == u'\n' && i > 0 && text.at(i - 1) == u'\n') || endsElement;
        if (ends || (i - from > maxSentenceLength && c.isSpace()))
            end(i + 1);
    }
    end(text.size());
    constexpr qsizetype maxSentences = 3;
    sentences.isWhole = sentences.all.size() - std::max<qsizetype>(0, elements - 1) <= maxSentences;
    return sentences;
}

} // namespace rc
