// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonlens.h"

#include "catalog/poison/decodedtext.h"
#include "catalog/poison/foldedtext.h"
#include "catalog/poison/orderweights.h"
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

/// The multi-word strings in text that looks like JSON or script data. Strings may contain quotes: a string ends where
/// an element ends. Empty if words occur outside of quotes, since that is not data.
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
        constexpr qsizetype minSpaces = 2;
        if (value.count(u' ') >= minSpaces && value.front() != u'{' && value.front() != u'[') // not nested data
            texts.append(value.toString().replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1));
        at = end;
        before = c;
    }
    return texts;
}

/// Whether it has only one or two zero-width spaces next to a space, as editors leave them: too few to hide a message.
bool isEditorArtifact(const QString &text)
{
    constexpr QChar zeroWidth(u'\u200b');
    constexpr qsizetype maxSpaces = 2;
    const qsizetype at = text.indexOf(zeroWidth);
    QString rest = text;
    rest.remove(zeroWidth);
    return at > 0 && text.at(at - 1) == u' ' && text.count(zeroWidth) <= maxSpaces && !hidesCharacters(rest);
}

bool isEscapeDigits(QStringView digits)
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

// Tokens of chat templates and headings of a fake role, separated by two spaces. These have no use in a description.
constexpr QStringView strongMarkers =
    u"<|im_start  <|im_end  <|system  <|user  <|assistant  <|endoftext  <|eot  <|start_header  <|end  <|begin  "
    "<|tool  sudo mode  god mode  unrestricted mode  [inst]  [/inst]  <<sys>>  <</sys>>  <start_of_turn>  "
    "<end_of_turn>  ### instruction  ### system  ### human  ### assistant  <system>  </system>  <system_  "
    "<admin>  <assistant>  [system]  [system:  [[system  {{system  [admin]  [developer]  </description>  "
    "</tool>  </tool_description>  system override  admin override  admin_override  system_override  "
    "end of description  end description  begin instructions  new instructions:  system instruction  "
    "system prompt:  system message:  system notice  [end of  ---end  <hidden>  <override>  [override  [hidden  "
    "note to ai  note to the ai  note for ai  note for the ai  to the assistant:  \nhuman:  ```system";
constexpr QStringView headingMarkers = u"system:  assistant:  admin:"; // count only with an order
// Common in honest descriptions, so they count only with another finding.
constexpr QStringView tagMarkers =
    u"developer mode  <important>  <critical>  <instructions>  <secret>  [important]  [instructions]  [internal  "
    "[note to  note to llm  for ai agents:  ai agents:  <instruction>";

/// Blanks link targets, as in "[Shared variables](https://…)", unless the text sends something there.
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
        if (m_values.isEmpty()) // the strings of data are unrelated, so their signs do not add up
            sentences();
        checkName();
        notice();
        roles();
        decoded();
        names();
        values();
        raiseCombined();
        weighWords();
        return m_findings;
    }

private:
    [[nodiscard]] PoisonSigns enabled(PoisonSigns signs) const { return signs & ~m_context.skippedSigns; }
    [[nodiscard]] bool isFlagged() const
    {
        return std::ranges::any_of(
            m_findings, [](const PoisonFinding &finding) { return finding.severity >= FindingSeverity::Warning; });
    }

    void add(PoisonKind kind, FindingSeverity severity, PoisonSigns signs, const QString &shown)
    {
        for (PoisonFinding &finding : m_findings) {
            if (finding.kind != kind)
                continue;
            if (severity > finding.severity)
                finding.shown = shown;
            finding.severity = std::max(finding.severity, severity);
            finding.signs |= signs;
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
        constexpr qsizetype minHiddenRun = 4; // pages have single ones by accident, or in character tables
        const PoisonSigns disguise = m_isPage && m_folded.hiddenRun < minHiddenRun ? 0 : enabled(m_folded.disguise);
        const QString shown = m_folded.disguised.left(maxExcerptLength).simplified();
        if ((disguise & bitOf(Sign::HiddenCharacters)) != 0)
            add(PoisonKind::HiddenText,
                isSeparator(m_original)        ? FindingSeverity::Info
                : isEditorArtifact(m_original) ? FindingSeverity::Warning
                                               : FindingSeverity::Critical,
                bitOf(Sign::HiddenCharacters), m_original.left(maxExcerptLength).simplified());
        if (m_isPage) // pages have gaps in tables and look-alike letters in foreign words
            return;
        constexpr PoisonSigns letters = bitOf(Sign::LookalikeLetters) | bitOf(Sign::MathLetters);
        if ((disguise & letters) != 0)
            add(PoisonKind::Disguised, FindingSeverity::Warning, disguise & letters, shown);
        if ((disguise & bitOf(Sign::FarAway)) != 0)
            add(PoisonKind::Disguised, FindingSeverity::Warning, bitOf(Sign::FarAway), shown);
    }

    void sentences()
    {
        const auto [sentences, isWhole] = sentencesOf(m_folded.text, m_flat);
        m_sentences = sentences;
        PoisonSentence before;
        std::vector<ScoredSentence> scored;
        qsizetype addressed = m_isPage ? -1 : sentences.size(); // index of the last sentence addressed to a model
        for (qsizetype at = 0; at < sentences.size(); ++at) {
            const QStringView sentence = sentences.at(at);
            PoisonSentence parsed(sentence);
            if (m_isPage && parsed.addressesModel())
                addressed = at + 2;
            if (at > addressed)
                continue;
            m_signs |= parsed.signs();
            checkSentence(parsed, sentence);
            if (!before.isEmpty())
                checkPair(before, parsed, sentence);
            if (std::vector<PoisonMark> marks = poisonMarks(sentence, isWhole); !marks.empty())
                scored.push_back({at, sentence, std::move(marks)});
            before = std::move(parsed);
        }
        // In longer texts more signs coincide by chance.
        constexpr int sentencesPerPoint = 10;
        constexpr int maxExtraPoints = 5;
        m_extraPoints = isWhole ? 0 : std::min(maxExtraPoints, static_cast<int>(sentences.size()) / sentencesPerPoint);
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
        constexpr qsizetype maxDistance = 3; // in sentences
        for (std::size_t i = 0; i < scored.size(); ++i) {
            QHash<int, PoisonMark> marks;
            const ScoredSentence *strongestSentence = &scored[i];
            int maxPoints = 0;
            for (std::size_t j = i; j < scored.size() && scored[j].at < scored[i].at + maxDistance; ++j) {
                int points = 0;
                for (const PoisonMark &mark : scored[j].marks) {
                    if (enabled(bitOf(mark.sign)) == 0 ||
                        (mark.sign == Sign::SteerTools && namesOwnServer(scored[j].sentence)) ||
                        (mark.sign == Sign::IgnoreRules && namesOwnGuard(scored[j].sentence)))
                        continue;
                    PoisonMark &best = marks[mark.id];
                    if (mark.points > best.points)
                        best = mark;
                    points += mark.points;
                }
                if (points > maxPoints) {
                    maxPoints = points;
                    strongestSentence = &scored[j];
                }
            }
            addScore(marks.values(), originalPart(strongestSentence->sentence), isWhole, strongestSentence->sentence);
        }
    }

    void addScore(const QList<PoisonMark> &marks, const QString &shown, bool isWhole, QStringView sentence = {})
    {
        // Long descriptions are full of orders about tools and arguments, which only count with a sign of another kind.
        const int maxPerSign = isWhole ? pointsOfCritical : pointsOfWarning - 1;
        constexpr PoisonSigns mild = bitOf(Sign::SteerTools) | bitOf(Sign::ChangeArguments) | bitOf(Sign::Pressure) |
                                     bitOf(Sign::SpeaksToModel) | bitOf(Sign::PraisesItself) | bitOf(Sign::Pretext);
        // Only these make orders within one server an attack. Orders about every tool go beyond the server.
        constexpr PoisonSigns grave = bitOf(Sign::Hide) | bitOf(Sign::IgnoreRules) | bitOf(Sign::SendAway) |
                                      bitOf(Sign::Evades) | bitOf(Sign::DeclaresHarm) | bitOf(Sign::TakeSecrets) |
                                      bitOf(Sign::TakeConversation);
        const auto sum = [&](bool skipsRepeated) {
            int steers = 0;
            int changes = 0;
            int points = 0;
            for (const PoisonMark &mark : marks) {
                if (skipsRepeated && mark.isRepeated)
                    continue;
                if (mark.sign == Sign::SteerTools)
                    steers += mark.points;
                else if (mark.sign == Sign::ChangeArguments)
                    changes += mark.points;
                else
                    points += mark.points;
            }
            return points + std::min(steers, maxPerSign) + std::min(changes, maxPerSign);
        };
        PoisonSigns signs = 0;
        PoisonMark strongest;
        for (const PoisonMark &mark : marks) {
            signs |= bitOf(mark.sign);
            if (mark.points > strongest.points || (mark.points == strongest.points && mark.id < strongest.id))
                strongest = mark;
        }
        const int certainPoints = sum(true);
        const int points = isWhole ? sum(false) : certainPoints; // few signs coincide in a short text
        // In long texts a few mild signs coincide by chance.
        constexpr int chancePoints = 4;
        const bool isMild = !isWhole && (signs & ~mild) == 0 && (signs & ~bitOf(Sign::PraisesItself)) != 0;
        const bool isAttack =
            certainPoints >= pointsOfCritical && ((signs & grave) != 0 || PoisonSentence(sentence).namesEveryTool());
        if (points >= pointsOfWarning + std::max(m_extraPoints, isMild ? chancePoints : 0))
            add(strongest.kind, isAttack ? FindingSeverity::Critical : FindingSeverity::Warning, signs, shown);
    }

    /// Checks the words of a name: "stealCookies".
    void checkName()
    {
        constexpr qsizetype maxNameLength = 128;
        const bool isName =
            m_original.size() <= maxNameLength && std::ranges::none_of(m_original, [](QChar c) { return c.isSpace(); });
        if (!isName)
            return;
        QList<PoisonMark> marks;
        for (const PoisonMark &mark : poisonMarksOfName(m_original)) {
            if (enabled(bitOf(mark.sign)) != 0)
                marks.append(mark);
        }
        addScore(marks, m_original, true);
    }

    /// In a definition only a notice that speaks for the user is fake, since manuals often have an "IMPORTANT NOTE for
    /// agents".
    void notice()
    {
        if (enabled(bitOf(Sign::Authority)) == 0 || !m_values.isEmpty())
            return;
        const QStringView notice = findNotice(m_flat, !m_context.isResult);
        if (notice.isEmpty())
            return;
        add(PoisonKind::FakeRole, FindingSeverity::Warning, bitOf(Sign::Authority) | bitOf(Sign::SpeaksToModel),
            originalPart(notice.first(std::min(notice.size(), maxExcerptLength))));
    }

    void checkSentence(const PoisonSentence &parsed, QStringView sentence)
    {
        for (const SentenceFinding &finding : parsed.findings(m_context.isResult)) {
            if (enabled(finding.needs) != finding.needs ||
                (finding.kind == PoisonKind::Steered && namesOwnServer(sentence)))
                continue;
            add(finding.kind, finding.severity, enabled(finding.needs | parsed.signs()), originalPart(sentence));
        }
    }

    /// "Before any operations with Hubspot tools" in the description of hubspot-get-user.
    [[nodiscard]] bool namesOwnServer(QStringView sentence) const
    {
        for (const QStringView kind : {u" tools", u" tool", u" server"}) {
            const qsizetype at = sentence.indexOf(kind);
            if (at <= 0)
                continue;
            const QStringView word = sentence.first(at).sliced(sentence.first(at).lastIndexOf(u' ') + 1);
            constexpr qsizetype minLength = 4;
            if (word.size() >= minLength && m_context.own.contains(word) && !isOneOf(word, u"this|other|every|mcp"))
                return true;
        }
        return false;
    }

    /// Whether it is about the tool's own subject: the firewall of delete_firewall protects a machine, not the model.
    [[nodiscard]] bool namesOwnGuard(QStringView sentence) const
    {
        return isAnyPart(QStringView(u"firewall|lock|antivirus|backup"),
                         [&](QStringView guard) { return m_context.own.contains(guard) && sentence.contains(guard); });
    }

    void checkPair(const PoisonSentence &first, const PoisonSentence &second, QStringView sentence)
    {
        for (const SentenceFinding &finding : first.findingsWith(second)) {
            if (enabled(finding.needs) == finding.needs)
                add(finding.kind, finding.severity, enabled(finding.needs | first.signs() | second.signs()),
                    originalPart(sentence));
        }
    }

    /// Letters separated by spaces: "i g n o r e a l l".
    void spacedLetters()
    {
        constexpr int minLetters = 8;
        const QString &text = m_flat;
        QString joined;
        qsizetype from = 0;
        int letters = 0;
        const auto end = [&](qsizetype at) {
            if (letters >= minLetters && enabled(bitOf(Sign::SpacedLetters)) != 0) {
                const PoisonSentence parsed(joined);
                constexpr std::array pieces{"ignore"_L1, "tell"_L1,  "send"_L1,   "secret"_L1, "passw"_L1, "instruc"_L1,
                                            "system"_L1, "rules"_L1, "always"_L1, "execut"_L1, "delete"_L1};
                const bool hasTellingPart =
                    std::ranges::any_of(pieces, [&](QLatin1StringView piece) { return joined.contains(piece); });
                if (!parsed.findings().empty() || hasTellingPart || letters >= 2 * minLetters)
                    add(PoisonKind::Disguised,
                        parsed.findings().empty() ? FindingSeverity::Warning : FindingSeverity::Critical,
                        bitOf(Sign::SpacedLetters) | enabled(parsed.signs()),
                        originalPart(QStringView(text).mid(from, at - from)));
            }
            joined.clear();
            letters = 0;
        };
        const auto isLetterAt = [&text](qsizetype at) { return at >= 0 && at < text.size() && text.at(at).isLetter(); };
        constexpr qsizetype escape = 5; // "\\u65f6", as JSON escapes a letter
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text.at(i) == u'u' && i > 0 && text.at(i - 1) == u'\\' &&
                isEscapeDigits(QStringView(text).mid(i + 1, escape - 1))) {
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

    /// The index of the first marker; -1 if there is none. A heading begins a line or a sentence, unlike in
    /// "Home Assistant: …". A tag is not part of a path, unlike in "options.<assistant>".
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
        const PoisonSigns orders = enabled(m_signs) & orderSigns;
        const PoisonSigns presses = enabled(m_signs) & bitOf(Sign::Pressure);
        const bool isFound = isFlagged();
        if (at >= 0 && enabled(bitOf(Sign::RoleMarkup)) != 0 && (isFound || !m_isPage)) {
            const PoisonSigns signs = bitOf(Sign::RoleMarkup) | orders | presses;
            const QString shown = originalPart(QStringView(m_flat).mid(at, maxExcerptLength));
            const bool isHeaded = heading >= 0 && headedOrders(at) != 0;
            if (strong >= 0 && (orders != 0 || presses != 0))
                add(PoisonKind::FakeRole, FindingSeverity::Critical, signs, shown);
            else if (strong >= 0 || isHeaded || (tag >= 0 && (isFound || (orders != 0 && !m_context.isResult))))
                add(PoisonKind::FakeRole, FindingSeverity::Warning, signs, shown);
        }
        if (enabled(bitOf(Sign::Comment)) != 0 && !m_isPage)
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
        return enabled(PoisonSentence(QStringView(m_flat).mid(line, next - line)).signs()) & orderSigns;
    }

    /// Comments are common, but orders in them are not.
    void comment()
    {
        const QStringView comment = commentIn(m_flat);
        if (comment.isEmpty())
            return;
        const PoisonSigns signs = enabled(PoisonSentence(comment).signs()) & (orderSigns | bitOf(Sign::Pressure));
        if (signs != 0)
            add(PoisonKind::FakeRole, (signs & orderSigns) != 0 ? FindingSeverity::Critical : FindingSeverity::Warning,
                bitOf(Sign::Comment) | signs, originalPart(comment.first(std::min(comment.size(), maxExcerptLength))));
    }

    void decoded()
    {
        if (enabled(bitOf(Sign::EncodedText)) == 0)
            return;
        constexpr qsizetype minReadableLength = 40;
        for (const DecodedText &hidden : decodedTexts(m_original)) {
            PoisonContext context = m_context;
            context.skippedSigns |= bitOf(Sign::EncodedText); // report only once
            const QList<PoisonFinding> inside = findPoison(hidden.text, context);
            PoisonSigns signs = bitOf(Sign::EncodedText);
            FindingSeverity severity =
                hidden.text.size() >= minReadableLength ? FindingSeverity::Warning : FindingSeverity::Info;
            for (const PoisonFinding &finding : inside) {
                signs |= finding.signs;
                if (finding.severity >= FindingSeverity::Warning)
                    severity = FindingSeverity::Critical;
            }
            const PoisonSentence parsed(hidden.text.toLower());
            if (severity != FindingSeverity::Critical && (parsed.signs() & orderSigns) != 0)
                severity = FindingSeverity::Warning;
            if (m_isPage && severity == FindingSeverity::Warning) // pages contain hashes and images
                severity = FindingSeverity::Info;
            add(PoisonKind::Disguised, severity, signs, hidden.text.left(maxExcerptLength).simplified());
        }
    }

    /// Checks each string of data separately, because its neighbors are not its context.
    void values()
    {
        PoisonContext context = m_context;
        context.skippedSigns |= bitOf(Sign::Wording); // data is not a description
        for (const QString &value : std::as_const(m_values)) {
            for (const PoisonFinding &finding : findPoison(value, context))
                add(finding.kind, finding.severity, finding.signs, finding.shown);
        }
    }

    /// Names of other tools or catalogs.
    void names()
    {
        if (m_context.tools.isEmpty() || enabled(bitOf(Sign::NamesTool)) == 0)
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
                add(PoisonKind::NamesTool, FindingSeverity::Info, bitOf(Sign::NamesTool),
                    originalPart(QStringView(text).mid(at, end - at)));
                m_namesForeignTool = !m_context.siblings.contains(name);
                if (m_namesForeignTool)
                    return;
            }
            at = end;
        }
    }

    /// Raises the severity of findings of different kinds.
    void raiseCombined()
    {
        constexpr PoisonSigns disguises = bitOf(Sign::HiddenCharacters) | bitOf(Sign::LookalikeLetters) |
                                          bitOf(Sign::MathLetters) | bitOf(Sign::SpacedLetters) |
                                          bitOf(Sign::EncodedText) | bitOf(Sign::FarAway) | bitOf(Sign::RoleMarkup) |
                                          bitOf(Sign::Comment);
        PoisonSigns all = 0;
        int orders = 0;
        for (const PoisonFinding &finding : std::as_const(m_findings)) {
            if (finding.severity < FindingSeverity::Warning)
                continue;
            all |= finding.signs;
            if (finding.kind != PoisonKind::HiddenText && finding.kind != PoisonKind::Disguised &&
                finding.kind != PoisonKind::FakeRole && finding.kind != PoisonKind::Harmful)
                ++orders;
        }
        const bool isDisguised = (all & disguises) != 0;
        const bool isNamed = std::ranges::any_of(
            m_findings, [](const PoisonFinding &finding) { return finding.kind == PoisonKind::NamesTool; });
        // Two orders in a long text may be chance.
        constexpr int longText = 2; // extra points
        const bool isDense = m_extraPoints < longText;
        for (PoisonFinding &finding : m_findings) {
            if (finding.severity == FindingSeverity::Warning &&
                ((orders >= 2 && isDense) || (isDisguised && orders >= 1)))
                finding.severity = FindingSeverity::Critical;
            // A sequence of calls within one server is common, but changing another tool's arguments is not.
            if (finding.kind == PoisonKind::Steered && finding.severity == FindingSeverity::Warning &&
                (m_namesForeignTool || (isNamed && (finding.signs & bitOf(Sign::ChangeArguments)) != 0))) {
                finding.signs |= bitOf(Sign::NamesTool);
                finding.severity = FindingSeverity::Critical;
            }
        }
    }

    /// The sentence whose words are most like an order's, in a definition where no rule finds one. The weights are
    /// learned from definitions, and alone they are only a warning.
    void weighWords()
    {
        if (m_context.isResult || isFlagged() || enabled(bitOf(Sign::Wording)) == 0)
            return;
        constexpr int scorePerPoint = 10; // the maximum of many sentences is higher by chance
        QStringView strongest;
        double maxScore = scorePerPoint * m_extraPoints;
        for (const QStringView sentence : std::as_const(m_sentences)) {
            const double score = orderScore(sentence);
            if (score > maxScore) {
                maxScore = score;
                strongest = sentence;
            }
        }
        if (!strongest.isEmpty())
            add(PoisonKind::Override, FindingSeverity::Warning, bitOf(Sign::Wording), originalPart(strongest));
    }

    const QString &m_original;
    const PoisonContext &m_context;
    QStringList m_values; ///< strings in data returned by a call
    FoldedText m_folded;
    int m_extraPoints = 0;           ///< additional points required because of the text's length
    bool m_namesForeignTool = false; ///< a tool of another catalog
    bool m_isPage = false;           ///< a page returned by a tool
    QList<QStringView> m_sentences;  ///< parts of `m_flat`
    QString m_flat;                  ///< the text with spaces instead of line breaks
    PoisonSigns m_signs = 0;         ///< signs of all sentences
    QList<PoisonFinding> m_findings;
};

} // namespace

QList<PoisonFinding> findPoison(const QString &text, const PoisonContext &context)
{
    constexpr qsizetype minLength = 6;
    if (text.size() < minLength)
        return hidesCharacters(text) && (context.skippedSigns & bitOf(PoisonSign::HiddenCharacters)) == 0
                   ? QList<PoisonFinding>{{PoisonKind::HiddenText,
                                           isSeparator(text) ? FindingSeverity::Info : FindingSeverity::Critical,
                                           bitOf(PoisonSign::HiddenCharacters), text}}
                   : QList<PoisonFinding>();
    return Lens(text, context).run();
}

} // namespace rc
