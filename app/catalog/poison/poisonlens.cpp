// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonlens.h"

#include "catalog/poison/decodedtext.h"
#include "catalog/poison/foldedtext.h"
#include "catalog/poison/poisonmarks.h"
#include "catalog/poison/poisonsentence.h"
#include "core/words/wordlist.h"

#include <QHash>
#include <QStringTokenizer>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxExcerptLength = 160;

using Sign = PoisonSign;

struct Sentences
{
    QList<QStringView> all;
    bool isWhole = false; ///< a short text; a list counts as one
};

/// The sentences of a folded text, as parts of `flat`, the same text on one line. A point within a name, a path or a
/// number ends no sentence. A list item, such as a parameter's description, is its own sentence.
Sentences sentencesOf(const QString &text, const QString &flat)
{
    constexpr qsizetype longestSentence = 600;
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
        if (ends || (i - from > longestSentence && c.isSpace()))
            end(i + 1);
    }
    end(text.size());
    constexpr qsizetype few = 3;
    sentences.isWhole = sentences.all.size() - std::max<qsizetype>(0, elements - 1) <= few;
    return sentences;
}

/// The multi-word strings in text that looks like JSON or script data. Strings may contain quotes: a string ends where
/// an element ends. None if words occur outside of quotes, since that is not data.
QStringList textsInData(const QString &text)
{
    QStringList texts;
    const QStringView data = QStringView(text).trimmed();
    if (data.size() < 2 || (data.front() != u'{' && data.front() != u'['))
        return texts;
    const auto isQuote = [](QChar c) { return c == u'"' || c == u'\''; };
    const auto nextAfter = [data](qsizetype at) {
        while (at < data.size() && data.at(at).isSpace())
            ++at;
        return at < data.size() ? data.at(at) : QChar(u'}');
    };
    QChar before;
    for (qsizetype at = 0; at < data.size(); ++at) {
        const QChar c = data.at(at);
        const bool opens = isQuote(c) && (before == u':' || before == u'[' || before == u',' || before == u'{');
        if (c.isLetter() && before.isLetter() && at > 0 && data.at(at - 1).isSpace())
            return {};
        if (!c.isSpace())
            before = c;
        if (!opens)
            continue;
        qsizetype end = at + 1;
        const auto endsHere = [&] {
            const QChar next = nextAfter(end + 1);
            return data.at(end) == c && data.at(end - 1) != u'\\' &&
                   (next == u',' || next == u'}' || next == u']' || next == u':');
        };
        while (end < data.size() && !endsHere())
            ++end;
        const QStringView value = data.mid(at + 1, end - at - 1).trimmed();
        constexpr qsizetype fewestSpaces = 2;
        if (value.count(u' ') >= fewestSpaces && value.front() != u'{' && value.front() != u'[') // no data again
            texts.append(value.toString().replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1));
        at = end;
        before = c;
    }
    return texts;
}

/// One or two zero-width spaces beside a space, as editors leave them: too few to say anything.
bool isEditorArtifact(const QString &text)
{
    constexpr QChar zeroWidth(u'\u200b');
    constexpr qsizetype few = 2;
    const qsizetype at = text.indexOf(zeroWidth);
    QString rest = text;
    rest.remove(zeroWidth);
    return at > 0 && text.at(at - 1) == u' ' && text.count(zeroWidth) <= few && !hidesCharacters(rest);
}

bool isDigitsOfEscape(QStringView digits)
{
    constexpr qsizetype all = 4;
    return digits.size() == all &&
           std::ranges::all_of(digits, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

/// The text of an HTML or Markdown comment or of a hidden element; empty if there is none.
QStringView commentIn(QStringView text)
{
    constexpr std::array<std::pair<QStringView, QStringView>, 4> comments{
        {{u"<!--", u"-->"}, {u"[//]: #", u"\n"}, {u"display:none", u"</"}, {u"font-size:0", u"</"}}};
    for (const auto &[open, close] : comments) {
        const qsizetype from = text.indexOf(open);
        if (from < 0)
            continue;
        const qsizetype end = text.indexOf(close, from + open.size());
        return text.mid(from, end < 0 ? -1 : end - from);
    }
    return {};
}

// Tokens of chat templates and headings of a pretended role, separated by two spaces.
// Have no use in a description.
constexpr QStringView strongMarkers =
    u"<|im_start  <|im_end  <|system  <|user  <|assistant  <|endoftext  <|eot  <|start_header  <|end  <|begin  "
    "<|tool  sudo mode  god mode  unrestricted mode  [inst]  [/inst]  <<sys>>  <</sys>>  <start_of_turn>  "
    "<end_of_turn>  ### instruction  ### system  ### human  ### assistant  <system>  </system>  <system_  "
    "<admin>  <assistant>  [system]  [system:  [[system  {{system  [admin]  [developer]  </description>  "
    "</tool>  </tool_description>  system override  admin override  admin_override  system_override  "
    "end of description  end description  begin instructions  new instructions:  system instruction  "
    "system prompt:  system message:  system notice  [end of  ---end  <hidden>  <override>  [override  [hidden  "
    "note to ai  note to the ai  note for ai  note for the ai  to the assistant:  \nhuman:  ```system";
constexpr QStringView headingMarkers = u"system:  assistant:  admin:"; // count beside what may be an order
// Honest in some descriptions: they count beside a finding.
constexpr QStringView tagMarkers =
    u"developer mode  <important>  <critical>  <instructions>  <secret>  [important]  [instructions]  [internal  "
    "[note to  note to llm  for ai agents:  ai agents:  <instruction>";

/// The address behind "[Shared variables](https://…)" is for reading on, unless something is said to go there.
void blankLinks(QString &text)
{
    for (qsizetype at = text.indexOf("://"_L1); at >= 0;
         at = text.indexOf("://"_L1, at + 1)) { // "PUT https://undefined/"
        constexpr QStringView host = u"undefined";
        if (QStringView(text).sliced(at + 3).startsWith(host))
            text.replace(at, host.size() + 3, QString(host.size() + 3, u' '));
    }
    constexpr QStringView ways = u"to|at|with|via|through|into|from|here|this|link";
    for (qsizetype at = text.indexOf("](http"_L1); at >= 0; at = text.indexOf("](http"_L1, at + 1)) {
        const qsizetype end = text.indexOf(u')', at);
        const qsizetype open = text.lastIndexOf(u'[', at);
        if (end < 0 || open < 0)
            return;
        const QStringView before = QStringView(text).first(open).trimmed();
        const QStringView last = before.sliced(before.lastIndexOf(u' ') + 1);
        if (!isOneOf(last, ways) && !isOneOf(QStringView(text).sliced(open + 1, at - open - 1), ways))
            text.replace(at + 2, end - at - 2, QString(end - at - 2, u' '));
    }
}

class Lens
{
public:
    Lens(const QString &text, const PoisonContext &context)
        : m_original(text)
        , m_context(context)
        , m_values(textsInData(text))
        , m_folded(foldedText(text))
    {
        constexpr qsizetype page = 100;
        constexpr qsizetype longText = 800;
        m_isPage = context.isResult && m_values.isEmpty() &&
                   (text.size() > longText || (text.size() > page && isMarkdown(m_folded.text)));
        if (m_isPage)
            blankMarkup(m_folded.text);
        blankLinks(m_folded.text);
        if (const QString &own = context.own; (own.contains(u'_') || own.contains(u'-')) && own.size() < text.size())
            m_folded.text.replace(own, QString(own.size(), u'x'));
        m_flat = m_folded.text;
        for (QChar &c : m_flat) {
            if (c.isSpace())
                c = u' ';
        }
    }

    QList<PoisonFinding> run()
    {
        disguises();
        if (m_values.isEmpty()) // unrelated texts side by side do not add up
            sentences();
        checkName();
        notice();
        roles();
        decoded();
        names();
        values();
        together();
        return m_findings;
    }

private:
    [[nodiscard]] PoisonSigns wanted(PoisonSigns signs) const { return signs & ~m_context.skippedSigns; }

    void add(PoisonKind kind, PoisonSeverity severity, PoisonSigns signs, const QString &shown)
    {
        for (PoisonFinding &one : m_findings) {
            if (one.kind != kind)
                continue;
            if (severity > one.severity)
                one.shown = shown;
            one.severity = std::max(one.severity, severity);
            one.signs |= signs;
            return;
        }
        m_findings.append({kind, severity, signs, shown});
    }

    /// The original text of `folded`.
    [[nodiscard]] QString originalPart(QStringView folded) const
    {
        const qsizetype from = folded.begin() - QStringView(m_flat).begin();
        if (folded.isEmpty())
            return {};
        const qsizetype begin = m_folded.positionOf(from);
        const qsizetype end = m_folded.positionOf(from + folded.size() - 1) + 1;
        const QString part = m_original.mid(begin, end - begin).simplified();
        return part.size() > maxExcerptLength ? part.left(maxExcerptLength - 1) + u'…' : part;
    }

    void disguises()
    {
        constexpr qsizetype fewHidden = 4; // a page may have some by accident, or in a character table
        const PoisonSigns disguise = m_isPage && m_folded.hiddenRun < fewHidden ? 0 : wanted(m_folded.disguise);
        const QString shown = m_folded.disguised.left(maxExcerptLength).simplified();
        if ((disguise & bitOf(Sign::HiddenCharacters)) != 0)
            add(PoisonKind::HiddenText,
                isSeparator(m_original)        ? PoisonSeverity::Info
                : isEditorArtifact(m_original) ? PoisonSeverity::Warning
                                               : PoisonSeverity::Critical,
                bitOf(Sign::HiddenCharacters), m_original.left(maxExcerptLength).simplified());
        if (m_isPage) // tables and drawings have gaps, words of other languages have look-alike letters
            return;
        constexpr PoisonSigns letters = bitOf(Sign::LookalikeLetters) | bitOf(Sign::MathLetters);
        if ((disguise & letters) != 0)
            add(PoisonKind::Disguised, PoisonSeverity::Warning, disguise & letters, shown);
        if ((disguise & bitOf(Sign::FarAway)) != 0)
            add(PoisonKind::Disguised, PoisonSeverity::Warning, bitOf(Sign::FarAway), shown);
    }

    void sentences()
    {
        const auto [sentences, isWhole] = sentencesOf(m_folded.text, m_flat);
        PoisonSentence before;
        std::vector<ScoredSentence> scored;
        qsizetype addressed = m_isPage ? -1 : sentences.size(); // index of the last sentence addressed to a model
        for (qsizetype at = 0; at < sentences.size(); ++at) {
            const QStringView sentence = sentences.at(at);
            PoisonSentence read(sentence);
            if (m_isPage && read.addressesModel())
                addressed = at + 2;
            if (at > addressed)
                continue;
            m_signs |= read.signs();
            judge(read, sentence);
            if (!before.isEmpty())
                judgePair(before, read, sentence);
            if (std::vector<PoisonMark> marks = poisonMarks(sentence, isWhole); !marks.empty())
                scored.push_back({at, sentence, std::move(marks)});
            before = std::move(read);
        }
        // the longer a text, the more signs coincide by chance
        constexpr int page = 10;
        constexpr int most = 5;
        m_extraPoints = isWhole ? 0 : std::min(most, static_cast<int>(sentences.size()) / page);
        scoreSentences(scored, isWhole);
        if (!m_isPage)
            spacedLetters();
    }

    struct ScoredSentence
    {
        qsizetype at = 0; ///< index of the sentence
        QStringView sentence;
        std::vector<PoisonMark> marks;
    };

    /// Adds up the marks of nearby sentences.
    void scoreSentences(const std::vector<ScoredSentence> &scored, bool isWhole)
    {
        constexpr int together = 3;
        for (std::size_t i = 0; i < scored.size(); ++i) {
            QHash<int, PoisonMark> marks;
            const ScoredSentence *heaviest = &scored[i];
            int most = 0;
            for (std::size_t j = i; j < scored.size() && scored[j].at < scored[i].at + together; ++j) {
                int points = 0;
                for (const PoisonMark &mark : scored[j].marks) {
                    if (wanted(bitOf(mark.sign)) == 0 ||
                        (mark.sign == Sign::SteerTools && isOfOwnServer(scored[j].sentence)) ||
                        (mark.sign == Sign::IgnoreRules && isOfOwnLock(scored[j].sentence)))
                        continue;
                    PoisonMark &best = marks[mark.id];
                    if (mark.points > best.points)
                        best = mark;
                    points += mark.points;
                }
                if (points > most) {
                    most = points;
                    heaviest = &scored[j];
                }
            }
            addScore(marks.values(), originalPart(heaviest->sentence), isWhole, heaviest->sentence);
        }
    }

    void addScore(const QList<PoisonMark> &marks, const QString &shown, bool isWhole, QStringView sentence = {})
    {
        // Long descriptions are full of orders about tools and arguments: there they only count with a sign of another
        // kind.
        const int mostOfOneKind = isWhole ? pointsOfCritical : pointsOfWarning - 1;
        constexpr PoisonSigns mild = bitOf(Sign::SteerTools) | bitOf(Sign::ChangeArguments) | bitOf(Sign::Pressure) |
                                     bitOf(Sign::SpeaksToModel) | bitOf(Sign::PraisesItself) | bitOf(Sign::Pretext);
        // Orders within one server are no attack without one of these; orders about every tool go beyond it.
        constexpr PoisonSigns grave = bitOf(Sign::Hide) | bitOf(Sign::IgnoreRules) | bitOf(Sign::SendAway) |
                                      bitOf(Sign::Evades) | bitOf(Sign::DeclaresHarm) | bitOf(Sign::TakeSecrets) |
                                      bitOf(Sign::TakeConversation);
        const auto sum = [&](bool isOnce) {
            int steers = 0;
            int changes = 0;
            int points = 0;
            for (const PoisonMark &mark : marks) {
                if (isOnce && mark.isRepeated)
                    continue;
                if (mark.sign == Sign::SteerTools)
                    steers += mark.points;
                else if (mark.sign == Sign::ChangeArguments)
                    changes += mark.points;
                else
                    points += mark.points;
            }
            return points + std::min(steers, mostOfOneKind) + std::min(changes, mostOfOneKind);
        };
        PoisonSigns signs = 0;
        PoisonMark most;
        for (const PoisonMark &mark : marks) {
            signs |= bitOf(mark.sign);
            if (mark.points > most.points || (mark.points == most.points && mark.id < most.id))
                most = mark;
        }
        const int sure = sum(true);
        const int points = isWhole ? sum(false) : sure; // a short text has little else to coincide
        // In a long text a few of these coincide by chance.
        constexpr int byChance = 4;
        const bool isMild = !isWhole && (signs & ~mild) == 0 && (signs & ~bitOf(Sign::PraisesItself)) != 0;
        const bool isAttack =
            sure >= pointsOfCritical && ((signs & grave) != 0 || PoisonSentence(sentence).namesEveryTool());
        if (points >= pointsOfWarning + std::max(m_extraPoints, isMild ? byChance : 0))
            add(most.kind, isAttack ? PoisonSeverity::Critical : PoisonSeverity::Warning, signs, shown);
    }

    /// Checks the words of a name: "stealCookies".
    void checkName()
    {
        constexpr qsizetype longestName = 128;
        const bool isName =
            m_original.size() <= longestName && std::ranges::none_of(m_original, [](QChar c) { return c.isSpace(); });
        if (!isName)
            return;
        QList<PoisonMark> marks;
        for (const PoisonMark &mark : poisonMarksOfName(m_original)) {
            if (wanted(bitOf(mark.sign)) != 0)
                marks.append(mark);
        }
        addScore(marks, m_original, true);
    }

    /// In a definition only a notice that speaks for the user is fake: manuals often have an "IMPORTANT NOTE for
    /// agents".
    void notice()
    {
        if (wanted(bitOf(Sign::Authority)) == 0 || !m_values.isEmpty())
            return;
        const QStringView notice = findNotice(m_flat, !m_context.isResult);
        if (notice.isEmpty())
            return;
        add(PoisonKind::FakeRole, PoisonSeverity::Warning, bitOf(Sign::Authority) | bitOf(Sign::SpeaksToModel),
            originalPart(notice.first(std::min(notice.size(), maxExcerptLength))));
    }

    void judge(const PoisonSentence &read, QStringView sentence)
    {
        for (const SentenceFinding &one : read.findings(m_context.isResult)) {
            if (wanted(one.needs) != one.needs || (one.kind == PoisonKind::Steered && isOfOwnServer(sentence)))
                continue;
            add(one.kind, one.severity, wanted(one.needs | read.signs()), originalPart(sentence));
        }
    }

    /// "Before any operations with Hubspot tools", said by hubspot-get-user.
    [[nodiscard]] bool isOfOwnServer(QStringView sentence) const
    {
        for (const QStringView kind : {u" tools", u" tool", u" server"}) {
            const qsizetype at = sentence.indexOf(kind);
            if (at <= 0)
                continue;
            const QStringView word = sentence.first(at).sliced(sentence.first(at).lastIndexOf(u' ') + 1);
            constexpr qsizetype shortest = 4;
            if (word.size() >= shortest && m_context.own.contains(word) && !isOneOf(word, u"this|other|every|mcp"))
                return true;
        }
        return false;
    }

    /// The firewall of delete_firewall guards a machine, not the model.
    [[nodiscard]] bool isOfOwnLock(QStringView sentence) const
    {
        return isAnyPart(QStringView(u"firewall|lock|antivirus|backup"),
                         [&](QStringView one) { return m_context.own.contains(one) && sentence.contains(one); });
    }

    void judgePair(const PoisonSentence &first, const PoisonSentence &second, QStringView sentence)
    {
        for (const SentenceFinding &one : first.findingsWith(second)) {
            if (wanted(one.needs) == one.needs)
                add(one.kind, one.severity, wanted(one.needs | first.signs() | second.signs()), originalPart(sentence));
        }
    }

    /// Letters separated by spaces: "i g n o r e a l l".
    void spacedLetters()
    {
        constexpr int fewest = 8;
        const QString &text = m_flat;
        QString joined;
        qsizetype from = 0;
        int letters = 0;
        const auto end = [&](qsizetype at) {
            if (letters >= fewest && wanted(bitOf(Sign::SpacedLetters)) != 0) {
                const PoisonSentence read(joined);
                constexpr std::array pieces{"ignore"_L1, "tell"_L1,  "send"_L1,   "secret"_L1, "passw"_L1, "instruc"_L1,
                                            "system"_L1, "rules"_L1, "always"_L1, "execut"_L1, "delete"_L1};
                const bool isTelling =
                    std::ranges::any_of(pieces, [&](QLatin1StringView piece) { return joined.contains(piece); });
                if (!read.findings().empty() || isTelling || letters >= 2 * fewest)
                    add(PoisonKind::Disguised,
                        read.findings().empty() ? PoisonSeverity::Warning : PoisonSeverity::Critical,
                        bitOf(Sign::SpacedLetters) | wanted(read.signs()),
                        originalPart(QStringView(text).mid(from, at - from)));
            }
            joined.clear();
            letters = 0;
        };
        const auto isLetterAt = [&text](qsizetype at) { return at >= 0 && at < text.size() && text.at(at).isLetter(); };
        constexpr qsizetype escape = 5; // "\\u65f6", as JSON escapes a letter
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text.at(i) == u'u' && i > 0 && text.at(i - 1) == u'\\' &&
                isDigitsOfEscape(QStringView(text).mid(i + 1, escape - 1))) {
                i += escape - 1;
                continue;
            }
            if (!isLetterAt(i))
                continue;
            if (isLetterAt(i - 1) || isLetterAt(i + 1)) { // within a word
                if (letters > 0)
                    end(i);
                continue;
            }
            if (letters == 0)
                from = i;
            ++letters;
            joined += text.at(i);
            qsizetype gap = 0;
            while (i + 1 + gap < text.size() && !text.at(i + 1 + gap).isLetterOrNumber())
                ++gap;
            constexpr qsizetype betweenWords = 2;
            if (gap >= betweenWords)
                joined += u' ';
            if (gap > 4)
                end(i + 1);
        }
        end(text.size());
    }

    /// Where the first of the markers is; -1 without one. A heading begins a line or a sentence, and a tag is no part
    /// of a path: "Home Assistant: …", "options.<assistant>".
    [[nodiscard]] qsizetype markerAt(const PairSet &pairs, QStringView markers, bool isHeading) const
    {
        const QString &text = m_folded.text;
        for (const QStringView marker : markers.tokenize(u"  ")) {
            for (qsizetype at = pairs.mayContain(marker) ? text.indexOf(marker) : -1; at >= 0;
                 at = text.indexOf(marker, at + 1)) {
                qsizetype before = at - 1;
                if (!isHeading && before >= 0 && marker.front() == u'<' && text.at(before) == u'.')
                    break;
                while (isHeading && before >= 0 && text.at(before) == u' ')
                    --before;
                if (!isHeading || before < 0 || !text.at(before).isLetterOrNumber())
                    return at;
            }
        }
        return -1;
    }

    void roles()
    {
        const PairSet pairs(m_folded.text);
        const qsizetype strong = markerAt(pairs, strongMarkers, false);
        const qsizetype heading = strong < 0 ? markerAt(pairs, headingMarkers, true) : -1;
        const qsizetype tag = strong < 0 && heading < 0 ? markerAt(pairs, tagMarkers, false) : -1;
        const qsizetype at = std::max({strong, heading, tag});
        const PoisonSigns orders = wanted(m_signs) & orderSigns;
        const PoisonSigns presses = wanted(m_signs) & bitOf(Sign::Pressure);
        const bool isFound = std::ranges::any_of(
            m_findings, [](const PoisonFinding &one) { return one.severity >= PoisonSeverity::Warning; });
        if (at >= 0 && wanted(bitOf(Sign::RoleMarkup)) != 0 && (isFound || !m_isPage)) {
            const PoisonSigns signs = bitOf(Sign::RoleMarkup) | orders | presses;
            const QString shown = originalPart(QStringView(m_flat).mid(at, maxExcerptLength));
            const bool isHeaded = heading >= 0 && headedOrders(at) != 0;
            if (strong >= 0 && (orders != 0 || presses != 0))
                add(PoisonKind::FakeRole, PoisonSeverity::Critical, signs, shown);
            else if (strong >= 0 || isHeaded || (tag >= 0 && (isFound || (orders != 0 && !m_context.isResult))))
                add(PoisonKind::FakeRole, PoisonSeverity::Warning, signs, shown);
        }
        if (wanted(bitOf(Sign::Comment)) != 0 && !m_isPage)
            comment();
    }

    /// Orders on the line with the heading at `at`; a list item's description is not an order.
    [[nodiscard]] PoisonSigns headedOrders(qsizetype at) const
    {
        const qsizetype line = m_folded.text.lastIndexOf(u'\n', at) + 1;
        const qsizetype end = m_folded.text.indexOf(u'\n', at);
        const qsizetype next = end < 0 ? m_folded.text.size() : end + 1;
        const QStringView before = QStringView(m_folded.text).mid(line, at - line).trimmed();
        if (before.endsWith(u'-') || before.endsWith(u'*') || parameterHead(QStringView(m_folded.text).mid(next)) > 0)
            return 0;
        return wanted(PoisonSentence(QStringView(m_flat).mid(line, next - line)).signs()) & orderSigns;
    }

    /// Comments are ordinary, orders in them are not.
    void comment()
    {
        const QStringView comment = commentIn(m_flat);
        if (comment.isEmpty())
            return;
        const PoisonSigns signs = wanted(PoisonSentence(comment).signs()) & (orderSigns | bitOf(Sign::Pressure));
        if (signs != 0)
            add(PoisonKind::FakeRole, (signs & orderSigns) != 0 ? PoisonSeverity::Critical : PoisonSeverity::Warning,
                bitOf(Sign::Comment) | signs, originalPart(comment.first(std::min(comment.size(), maxExcerptLength))));
    }

    void decoded()
    {
        if (wanted(bitOf(Sign::EncodedText)) == 0)
            return;
        constexpr qsizetype worthReading = 40;
        for (const DecodedText &one : decodedTexts(m_original)) {
            PoisonContext context = m_context;
            context.skippedSigns |= bitOf(Sign::EncodedText); // report only once
            const QList<PoisonFinding> inside = findPoison(one.text, context);
            PoisonSigns signs = bitOf(Sign::EncodedText);
            PoisonSeverity severity = one.text.size() >= worthReading ? PoisonSeverity::Warning : PoisonSeverity::Info;
            for (const PoisonFinding &finding : inside) {
                signs |= finding.signs;
                if (finding.severity >= PoisonSeverity::Warning)
                    severity = PoisonSeverity::Critical;
            }
            const PoisonSentence read(one.text.toLower());
            if (severity != PoisonSeverity::Critical && (read.signs() & orderSigns) != 0)
                severity = PoisonSeverity::Warning;
            if (m_isPage && severity == PoisonSeverity::Warning) // a hash or a picture
                severity = PoisonSeverity::Info;
            add(PoisonKind::Disguised, severity, signs, one.text.left(maxExcerptLength).simplified());
        }
    }

    /// Data returned by a call: each string is read separately, since its surroundings are no context.
    void values()
    {
        for (const QString &value : std::as_const(m_values)) {
            for (const PoisonFinding &one : findPoison(value, m_context))
                add(one.kind, one.severity, one.signs, one.shown);
        }
    }

    /// Names of other tools or catalogs.
    void names()
    {
        if (m_context.tools.isEmpty() || wanted(bitOf(Sign::NamesTool)) == 0)
            return;
        const QString &text = m_flat;
        const auto isPart = [](QChar c) {
            return c == u'_' || c == u'-' || (c.unicode() < 0x80 && c.isLetterOrNumber());
        };
        for (qsizetype at = 0; at < text.size();) {
            if (!isPart(text.at(at))) {
                ++at;
                continue;
            }
            qsizetype end = at;
            bool hasJoint = false;
            while (end < text.size() && isPart(text.at(end))) {
                hasJoint = hasJoint || text.at(end) == u'_' || text.at(end) == u'-';
                ++end;
            }
            const QString name = hasJoint ? text.mid(at, end - at) : QString();
            if (hasJoint && name != m_context.own && m_context.tools.contains(name)) {
                add(PoisonKind::NamesTool, PoisonSeverity::Info, bitOf(Sign::NamesTool),
                    originalPart(QStringView(text).mid(at, end - at)));
                m_namesForeignTool = !m_context.siblings.contains(name);
                if (m_namesForeignTool)
                    return;
            }
            at = end;
        }
    }

    /// Signs of different kinds increase each other's weight.
    void together()
    {
        constexpr PoisonSigns disguises = bitOf(Sign::HiddenCharacters) | bitOf(Sign::LookalikeLetters) |
                                          bitOf(Sign::MathLetters) | bitOf(Sign::SpacedLetters) |
                                          bitOf(Sign::EncodedText) | bitOf(Sign::FarAway) | bitOf(Sign::RoleMarkup) |
                                          bitOf(Sign::Comment);
        PoisonSigns all = 0;
        int orders = 0;
        for (const PoisonFinding &one : std::as_const(m_findings)) {
            if (one.severity < PoisonSeverity::Warning)
                continue;
            all |= one.signs;
            if (one.kind != PoisonKind::HiddenText && one.kind != PoisonKind::Disguised &&
                one.kind != PoisonKind::FakeRole && one.kind != PoisonKind::Harmful)
                ++orders;
        }
        const bool isDisguised = (all & disguises) != 0;
        const bool isNamed =
            std::ranges::any_of(m_findings, [](const PoisonFinding &one) { return one.kind == PoisonKind::NamesTool; });
        // in a long text two orders may be chance, and a tag is no disguise of orders within one server
        constexpr int longText = 2;
        const bool isDense = m_extraPoints < longText;
        for (PoisonFinding &one : m_findings) {
            if (one.severity == PoisonSeverity::Warning && ((orders >= 2 && isDense) || (isDisguised && orders >= 1)))
                one.severity = PoisonSeverity::Critical;
            // an order of calls within one server is common, a change of another tool's arguments is not
            if (one.kind == PoisonKind::Steered && one.severity == PoisonSeverity::Warning &&
                (m_namesForeignTool || (isNamed && (one.signs & bitOf(Sign::ChangeArguments)) != 0))) {
                one.signs |= bitOf(Sign::NamesTool);
                one.severity = PoisonSeverity::Critical;
            }
        }
    }

    const QString &m_original;
    const PoisonContext &m_context;
    QStringList m_values; ///< strings in data returned by a call
    FoldedText m_folded;
    int m_extraPoints = 0;           ///< additional points required because of the text's length
    bool m_namesForeignTool = false; ///< a tool of another catalog
    bool m_isPage = false;           ///< a page returned by a tool
    QString m_flat;                  ///< the text with spaces instead of line breaks
    PoisonSigns m_signs = 0;         ///< signs of all sentences
    QList<PoisonFinding> m_findings;
};

} // namespace

QList<PoisonFinding> findPoison(const QString &text, const PoisonContext &context)
{
    constexpr qsizetype shortest = 6;
    if (text.size() < shortest)
        return hidesCharacters(text) && (context.skippedSigns & bitOf(PoisonSign::HiddenCharacters)) == 0
                   ? QList<PoisonFinding>{{PoisonKind::HiddenText,
                                           isSeparator(text) ? PoisonSeverity::Info : PoisonSeverity::Critical,
                                           bitOf(PoisonSign::HiddenCharacters), text}}
                   : QList<PoisonFinding>();
    return Lens(text, context).run();
}

} // namespace rc
