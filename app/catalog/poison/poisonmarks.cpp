// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonmarks.h"

#include "catalog/poison/listelement.h"
#include "catalog/poison/poisonstructures.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace intent {

namespace {

using Sign = PoisonSign;
using Kind = PoisonKind;

constexpr int praiseIds = 10'000; // ids of words of praise are above those of structures
constexpr std::array<QStringView, 16> quality{
    u"version", u"performance",  u"accuracy", u"quality", u"features", u"results",  u"reliability", u"precision",
    u"speed",   u"capabilities", u"platform", u"engine",  u"analyzer", u"solution", u"experience",  u"choice"};

class Marks
{
public:
    Marks(QStringView folded, bool isWhole)
        : m_text(folded)
        , m_isWhole(isWhole)
        , m_words(intentWords(folded))
    {
        const bool isParameter = leaveOutParameter();
        for (const IntentWord &one : m_words)
            m_all |= one.is;
        m_isScript =
            std::any_of(folded.cbegin(), folded.cend(), [](QChar c) { return c.unicode() >= 0x370 && c.isLetter(); });
        while (m_guard < m_words.size() && !((m_words[m_guard].is & (Protect | Watch)) != 0 && isHead(m_guard)))
            ++m_guard;
        m_asks = asksFirst();
        const bool isImperative = !m_words.empty() && (m_words.front().is & (deeds | Harm | Damage | Not)) != 0;
        constexpr std::array<QStringView, 3> articles{u"the", u"a", u"an"};
        constexpr std::array<QStringView, 4> passives{u"is", u"are", u"gets", u"get"};
        const bool isThing = names(articles, 0, 1) && !isNear(ToolNoun, 0, 6) &&
                             !has(You | Duty | Model | Covert | Speaker) && !names(passives, 1, m_words.size()) &&
                             !(has(Secret) && has(Argument));
        // "the currency to which all amounts should be converted", "code to execute"
        constexpr std::array<QStringView, 1> relatives{u"which"};
        const bool isWhich = names(articles, 0, 1) && names(relatives, 2, 5) && !isNear(ToolNoun | Model, 0, 4);
        const bool isMeans = m_words.size() > 2 && (m_words[0].is & (Argument | Command | Personal)) != 0 &&
                             word(1) == u"to" && (m_words[2].is & deeds) != 0 && !has(You | Duty | Model | Covert);
        const bool isJson = m_text.contains(u"\": ");
        constexpr std::array<QStringView, 12> heads{u"example", u"examples", u"reason", u"name",  u"id",   u"type",
                                                    u"value",   u"number",   u"list",   u"title", u"path", u"date"};
        m_isParameter = isParameter && !has(You | Duty | Model | Lasting) && !isImperative;
        constexpr std::array<QStringView, 4> links{u"for", u"of", u"to", u"that"};
        const bool isSample =
            m_text.startsWith(u"example") || (m_words.size() > 1 && names(heads, 0, 1) && names(links, 1, 2));
        m_describes = isSample || (has(Choice) && !has(Duty) && !isImperative) || isThing || isWhich || isMeans ||
                      isJson || m_isParameter;
    }

    std::vector<PoisonMark> read()
    {
        if (m_words.size() < 2)
            return {};
        for (const Structure &one : poisonStructures())
            match(one);
        praise();
        headings();
        claims();
        dictates();
        requests();
        obeys();
        handsOver();
        hides();
        purpose();
        if (m_isWhole)
            alone();
        return std::move(m_marks);
    }

private:
    [[nodiscard]] bool has(quint64 classes) const { return (m_all & classes) != 0; }
    [[nodiscard]] QStringView word(std::size_t at) const { return m_text.mid(m_words[at].from, m_words[at].size); }

    /// "Path (str): …": the words in front of the colon are a name. Whether there is one.
    bool leaveOutParameter()
    {
        const qsizetype head = parameterHead(m_text);
        const auto first =
            std::find_if(m_words.cbegin(), m_words.cend(), [head](const IntentWord &one) { return one.from >= head; });
        const bool isHeading = std::any_of(m_words.cbegin(), first, [](const IntentWord &one) {
            return (one.is & (Duty | Model | You | Self | Pretext | Lasting | Caution)) != 0;
        });
        if (head == 0 || isHeading)
            return false;
        m_words.erase(m_words.cbegin(), first);
        return true;
    }

    /// Whether the word is what the tool does: "Steals …", "a tool that quietly copies …", "used to forge …".
    [[nodiscard]] bool isHead(std::size_t at) const
    {
        std::size_t before = at;
        while (before > 0 && (word(before - 1).endsWith(u"ly") || (m_words[before - 1].is & Covert) != 0))
            --before;
        if (before == 0)
            return true;
        constexpr std::array<QStringView, 15> leads{u"to",  u"for",  u"that",  u"which", u"and",
                                                    u"or",  u"by",   u"can",   u"will",  u"through",
                                                    u"via", u"then", u"while", u"tool",  u"but"};
        return std::find(leads.cbegin(), leads.cend(), word(before - 1)) != leads.cend();
    }

    /// "Ask the user", "confirm with the customer", "with their explicit consent".
    [[nodiscard]] bool asksFirst() const
    {
        if (has(Not))
            return false;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            constexpr std::array<QStringView, 2> needs{u"requires", u"require"};
            constexpr std::array<QStringView, 3> consents{u"approval", u"consent", u"confirmation"};
            if (names(needs, i, i + 1) && names(consents, i + 1, i + 5))
                return true;
            if ((m_words[i].is & Ask) == 0)
                continue;
            constexpr std::array<QStringView, 3> with{u"with", u"approval", u"consent"};
            const bool isAsked = m_isScript || !word(i).startsWith(u"confirm") || names(with, i + 1, i + 3);
            if (isAsked && (isNear(User | Consent, i, i + 5) || word(i).endsWith(u" user approval")))
                return true;
        }
        return false;
    }

    /// "detects attempts to bypass", "preventing misuse"; a second deed counts: "detects and exploits".
    [[nodiscard]] bool isGuarded(std::size_t at) const
    {
        constexpr std::array<QStringView, 4> leads{u"and", u"then", u"while", u"but"};
        constexpr quint64 things = Craft | Illicit | False | Misdeed;
        if (at > 0 && (m_words[at].is & things) == 0 &&
            std::find(leads.cbegin(), leads.cend(), word(at - 1)) != leads.cend())
            return false;
        constexpr std::size_t reach = 7;
        if ((m_words[at].is & Craft) != 0 && isNear(Destroy | Suspend, at > 4 ? at - 4 : 0, at)) // "removes malware"
            return true;
        return at > m_guard || isNear(Protect, at > reach ? at - reach : 0, at);
    }

    /// "Does not notify the owner".
    [[nodiscard]] bool isDescribing(std::size_t at) const
    {
        constexpr std::array<QStringView, 12> leads{u"does", u"did", u"will",    u"can",    u"is",   u"are",
                                                    u"may",  u"has", u"doesn't", u"didn't", u"have", u"had"};
        for (std::size_t i = at > 1 ? at - 1 : 0; i <= at + 3 && i < m_words.size(); ++i) {
            if (std::find(leads.cbegin(), leads.cend(), word(i)) != leads.cend())
                return true;
        }
        return false;
    }

    /// "Do not tell the user that it worked until it did".
    [[nodiscard]] bool isNotYet(std::size_t at) const
    {
        constexpr std::array<QStringView, 1> that{u"that"};
        constexpr std::array<QStringView, 3> until{u"until", u"unless", u"before"};
        constexpr std::size_t reach = 20;
        return names(that, at + 2, at + 7) && names(until, at + 3, at + reach);
    }

    /// "Never run unsafe commands", "callers cannot change the query to bypass a filter".
    [[nodiscard]] bool isForbidden(std::size_t at) const
    {
        constexpr std::array<QStringView, 3> unable{u"cannot", u"can't", u"unable"};
        constexpr std::size_t far = 7;
        for (std::size_t i = at > 3 ? at - 3 : 0; i < at; ++i) {
            if ((m_words[i].is & Not) != 0)
                return true;
        }
        return names(unable, at > far ? at - far : 0, at);
    }

    [[nodiscard]] bool isNear(quint64 classes, std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & classes) != 0)
                return true;
        }
        return false;
    }

    void match(const Structure &one)
    {
        for (const quint64 part : one.parts) {
            if (part != 0 && !has(part))
                return;
        }
        if (has(one.honest & ~Choice) || ((one.honest & Choice) != 0 && m_describes))
            return;
        if (one.voice == Voice::Order && (m_describes || m_asks))
            return;
        if (one.voice == Voice::Deed && m_isParameter)
            return;
        const bool isHarm = one.sign == Sign::DeclaresHarm || one.sign == Sign::TakeSecrets || one.id == attackers;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!stands(one, i) || (one.voice == Voice::Deed && !isHead(i)) ||
                (isHarm && (isGuarded(i) || isForbidden(i))) ||
                (one.sign == Sign::TakeConversation && isForbidden(i)) ||
                (one.id == telling && (isDescribing(i) || isNotYet(i))) ||
                (one.id == unasked && isNear(Not, i > 10 ? i - 10 : 0, i)) || isHarmless(one, i) ||
                (one.id == 1 && (m_words[i].is & False) != 0 && one.voice == Voice::Deed))
                continue;
            constexpr std::size_t around = 6;
            int points = one.points;
            for (const More &more : one.more) {
                if (more.is != 0 && isNear(more.is, i > around ? i - around : 0, i + one.within + around))
                    points += more.points;
            }
            add(one.id, one.kind, one.sign, points);
            return;
        }
    }

    /// What shares its words with a structure and is none: a subject, a manner of the program, somebody's own words.
    [[nodiscard]] bool isHarmless(const Structure &one, std::size_t at) const
    {
        constexpr std::array<QStringView, 4> things{u"the", u"its", u"which", u"what"};
        switch (one.id) {
        case damages:
            return isMild(at);
        case harms:
            return isPrevented(at) || isSubject(at);
        case illicitDeeds:
            return (isLookUp() && !has(own & ~Personal) && !has(Without)) || isListed(at, at + one.within + 1);
        case brings:
            return isListed(at, at + one.within + 1);
        case crafts:
            return isLookUp() || isPrevented(at) || isSubject(at) || !isDone(at);
        case aheadOfOthers:
        case aheadOfAll:
        case aheadOfEvery:
            return !isOccasion(at, at + one.within + 1) || isFamily(at, at + one.within + 1) ||
                   isWithinOwn(at, at + one.within + 1);
        case approvals:
            if (word(at).endsWith(u"ed")) // "tasks that are approved"
                return true;
            [[fallthrough]];
        case spending:
            return isNear(User, at > 3 ? at - 3 : 0, at); // it is the user who approves
        case favoring:                                    // "the selected subscription"
            return word(at).endsWith(u"ed") || word(at).endsWith(u"en");
        case talks:
            return isOwnSubject(at) || isTowards(at, at + one.within + 1);
        case unseen:
            return isManner(at, at + one.within + 1);
        case unasked:
            return isWithoutSteps(at, at + one.within + 1);
        case suspending:
            return (m_words[at].is & Suspend) != 0 && isForbidden(at);
        case speaking:
            return isQuoted(at, at + one.within + 1);
        case unwatched:
            return word(at).endsWith(u" know") && (isNear(You, at > 3 ? at - 3 : 0, at) || // "you will never know"
                                                   names(things, at + 1, at + 2));
        case handing:
        case secretArgument:
            return isNamedSecret(at, at + one.within + 1);
        case reading:
            return isOwnNeed(at, at + one.within + 1);
        case scripts:
            return isLookUp();
        case lasting:
            return isManyReplies(at) || isForGood(at);
        case replying:
        case wares:
            return isResult(at, at + one.within + 1);
        case toOthers: // "shares a file with another user", "sets other parameters"
            return isOtherArgument(at, at + one.within + 1) || (at == 0 && !has(Duty | You | Occasion | Also | Covert));
        default:
            return false;
        }
    }

    /// "Set other parameters accordingly": those of the tool itself.
    [[nodiscard]] bool isOtherArgument(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 8> arguments{u"parameter", u"parameters", u"argument", u"arguments",
                                                       u"field",     u"fields",     u"values",   u"options"};
        for (std::size_t i = from; i + 1 < std::min(end, m_words.size()); ++i) {
            if ((m_words[i].is & Other) != 0 && names(arguments, i + 1, i + 2))
                return true;
        }
        return false;
    }

    /// "Get the penalty of a criminal act", "List malware reports": the wrong is what it is about.
    [[nodiscard]] bool isLookUp() const
    {
        constexpr std::array<QStringView, 14> verbs{u"get",   u"gets",     u"list",      u"lists",  u"find",
                                                    u"finds", u"retrieve", u"retrieves", u"search", u"searches",
                                                    u"fetch", u"fetches",  u"query",     u"returns"};
        return names(verbs, 0, 1);
    }

    /// "Stores a conversation as one memory": what the tool is for, and no order.
    [[nodiscard]] bool isOwnSubject(std::size_t at) const
    {
        return at == 0 && (m_words[at].is & (Keep | Send)) != 0 &&
               !has(Argument | away | Duty | You | Also | Covert | Occasion);
    }

    /// "Adds a comment to conversations": where something is put.
    [[nodiscard]] bool isTowards(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 2> towards{u"to", u"into"};
        for (std::size_t i = from + 1; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & Talk) != 0)
                return !isNear(All, from, i) && names(towards, i > 2 ? i - 2 : 0, i);
        }
        return false;
    }

    /// "Path traversal is blocked".
    [[nodiscard]] bool isPrevented(std::size_t at) const
    {
        constexpr std::size_t reach = 10;
        constexpr std::array<QStringView, 8> ends{u"blocked",   u"rejected", u"refused",    u"denied",
                                                  u"prevented", u"detected", u"disallowed", u"stopped"};
        return names(ends, at + 1, at + 1 + reach) || isNear(Protect | Watch, at + 1, at + 3);
    }

    /// "SQL injection testing", "a malicious URL list": it qualifies what is done against it, or to practice.
    [[nodiscard]] bool isSubject(std::size_t at) const
    {
        constexpr std::array<QStringView, 20> heads{
            u"testing",   u"test",       u"tests",     u"assessment", u"assessments", u"analysis", u"list",
            u"lists",     u"denylist",   u"blacklist", u"category",   u"categories",  u"policies", u"signatures",
            u"challenge", u"challenges", u"hunting",   u"attempts",   u"attempt",     u"detection"};
        constexpr std::size_t reach = 3;
        std::size_t end = at;
        while (end < at + reach && end + 1 < m_words.size() && isBeside(end))
            ++end;
        return names(heads, at + 1, end + 1);
    }

    /// The same for what is wrong or ruinous in a structure.
    [[nodiscard]] bool isListed(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & (Illicit | Ruin | Misdeed)) != 0 && isSubject(i))
                return true;
        }
        return false;
    }

    /// Whether there is one space between the word and the next, or a joint.
    [[nodiscard]] bool isBeside(std::size_t at) const
    {
        const qsizetype end = m_words[at].from + m_words[at].size;
        return m_words[at + 1].from == end + 1 && (m_text.at(end) == u' ' || m_text.at(end) == u'-');
    }

    /// "Via the api_key parameter": its name. "Sets environment variables": nobody's are taken.
    [[nodiscard]] bool isNamedSecret(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i + 1 < std::min(end + 1, m_words.size()); ++i) {
            if ((m_words[i].is & Secret) == 0)
                continue;
            const bool isSetting =
                word(i).startsWith(u"environment variable") && !has(Duty | You | Read | Model | away);
            if (isSetting || (word(i).contains(u'_') && (m_words[i + 1].is & Argument) != 0))
                return true;
            constexpr std::size_t reach = 8; // "the access token in the `token` parameter"
            for (std::size_t t = from > reach ? from - reach : 0; t < m_words.size() && t < i + reach; ++t) {
                if (t != i && isTarget(t) && isFor(t, i))
                    return true;
            }
        }
        return false;
    }

    /// "This tool requires an SSH key": what it needs itself.
    [[nodiscard]] bool isOwnNeed(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 3> needs{u"requires", u"required", u"needs"};
        const std::size_t before = from > 3 ? from - 3 : 0;
        for (std::size_t i = before; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & (Duty | Occasion | Pretext | Model)) != 0 && !names(needs, i, i + 1))
                return false;
        }
        return names(needs, before, end) && !has(Send | You);
    }

    /// "Retrieve all replies", "each answer has an ID": replies that are the subject. An order says what goes into
    /// them.
    [[nodiscard]] bool isManyReplies(std::size_t at) const
    {
        constexpr std::size_t reach = 8;
        return (m_words[at].is & Reply) != 0 && !isNear(Put | Favor | Tell | Send | Keep | Change | Run | Use | Not,
                                                        at > reach ? at - reach : 0, at + reach);
    }

    /// "Permanently removes a file".
    [[nodiscard]] bool isForGood(std::size_t at) const
    {
        return word(at) == u"permanently" && isNear(Destroy, at > 1 ? at - 1 : 0, at + 2);
    }

    /// "The response includes the ID": what comes, and no order.
    [[nodiscard]] bool isResult(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i + 1 < std::min(end, m_words.size()); ++i) {
            constexpr std::array<QStringView, 2> parts{u"have", u"has"}; // "each answer must have an ID"
            if ((m_words[i].is & Reply) != 0 && names(parts, i + 1, i + 3))
                return true;
            if ((m_words[i].is & Reply) != 0)
                return i > 0 && word(i - 1) == u"the" && (m_words[i + 1].is & Put) != 0 && word(i + 1).endsWith(u's');
        }
        return false;
    }

    /// Something does it: "opens a reverse shell", and not one of a list of subjects.
    [[nodiscard]] bool isDone(std::size_t at) const
    {
        constexpr std::size_t reach = 6;
        return at < reach || isHead(at) || isNear((deeds & ~(Read | Use)) | Damage | Harm | Misdeed, at - reach, at);
    }

    /// "Any bookkeeping tools": of one kind, and not every tool.
    [[nodiscard]] bool isFamily(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 8> open{u"available", u"single", u"of",      u"the",
                                                  u"your",      u"mcp",    u"further", u"external"};
        constexpr std::size_t adjectives = 3; // "network-specific" is two
        for (std::size_t i = from; i < std::min(end, m_words.size()); ++i) {
            if ((m_words[i].is & (All | Other)) == 0)
                continue;
            for (std::size_t noun = i + 2; noun < m_words.size() && noun < i + 2 + adjectives; ++noun) {
                if ((m_words[noun - 1].is & (All | Other | Named | ToolNoun)) != 0 || names(open, noun - 1, noun))
                    break;
                if ((m_words[noun].is & ToolNoun) != 0)
                    return !m_isScript;
            }
        }
        return false;
    }

    /// "Any operation of this server": its own tools.
    [[nodiscard]] bool isWithinOwn(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 5> links{u"in", u"of", u"on", u"from", u"with"};
        constexpr std::size_t after = 3;
        for (std::size_t i = from + 1; i < std::min(end + after, m_words.size()); ++i) {
            if ((m_words[i].is & Self) != 0 && names(links, i - 1, i) && word(i).startsWith(u"this "))
                return true;
        }
        return false;
    }

    /// "Before", "after each": a "when" or "once" says when a tool is of use.
    [[nodiscard]] bool isOccasion(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 6> weak{u"when", u"once", u"while", u"during", u"until", u"following"};
        constexpr std::array<QStringView, 6> ends{u"done", u"complete", u"completed", u"finished", u"ready", u"over"};
        constexpr std::size_t clause = 6;
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & Occasion) == 0 || std::find(weak.cbegin(), weak.cend(), word(i)) != weak.cend())
                continue;
            if (word(i) != u"after" || !names(ends, i + 1, i + clause)) // "after all tasks are done"
                return true;
        }
        return false;
    }

    /// "Exclude archived ones", "hides it from the list": harm only to somebody, or to what guards.
    [[nodiscard]] bool isMild(std::size_t at) const
    {
        constexpr std::array<QStringView, 13> mild{u"exclud", u"expos", u"hide",   u"hiding",  u"hidden",
                                                   u"delay",  u"dump",  u"inject", u"exhaust", u"obscur",
                                                   u"crash",  u"flood", u"escalat"};
        constexpr std::size_t reach = 6;
        const QStringView verb = word(at);
        const bool is =
            std::any_of(mild.cbegin(), mild.cend(), [verb](QStringView one) { return verb.startsWith(one); });
        return is &&
               !isNear(User | Guard | Rules | Sensitive | Ruin | Misdeed | Illicit | False | Gain | Hostile | Covert,
                       at + 1, at + 1 + reach);
    }

    /// "Unknown keys are silently dropped", "instead of silently overwriting", "fails silently": how a program behaves,
    /// which is said; nobody is its victim.
    [[nodiscard]] bool isManner(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 5> others{u"instead", u"rather", u"than", u"never", u"not"};
        constexpr std::array<QStringView, 5> passives{u"is", u"are", u"be", u"being", u"get"};
        constexpr std::array<QStringView, 4> fails{u"fail", u"fails", u"failing", u"failed"};
        constexpr std::array<QStringView, 4> modals{u"would", u"might", u"could", u"may"};
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & Covert) == 0)
                continue;
            constexpr std::size_t people = 5;
            if (word(i) == u"hidden from" && !isNear(User | You | Guard | Hostile, i + 1, i + people))
                return true; // a view, a list
            const std::size_t before = i > 3 ? i - 3 : 0;
            if (i > 0 && (word(i - 1) == u"rather than" || (names(modals, i - 1, i) && !has(You | Duty | Model))))
                return true;
            if (names(others, before, i) || names(fails, i > 0 ? i - 1 : 0, i + 2))
                return true;
            const bool isPassive = names(passives, i > 2 ? i - 2 : 0, i) || names(passives, i + 1, i + 2);
            constexpr std::size_t subject = 5;
            if (isPassive && !isNear((own & ~Personal) | User | Guard, i > subject ? i - subject : 0, i) &&
                !has(Where | Hostile) && !isNear(Send | Read | Run | Spend | Tell | Keep, i, i + 3))
                return true;
            const bool isAdjective = i + 1 < m_words.size() && (m_words[i + 1].is & (Personal | Argument)) != 0;
            return isAdjective && !word(i).endsWith(u"ly");
        }
        return false;
    }

    /// "Overwrites without warning", "without a check": the program skips a step of its own, not the user's consent.
    [[nodiscard]] bool isWithoutSteps(std::size_t from, std::size_t end) const
    {
        constexpr std::array<QStringView, 7> consents{u"consent",    u"approval", u"knowledge", u"authorization",
                                                      u"permission", u"knowing",  u"letting"};
        constexpr std::size_t around = 8;
        const qsizetype begin = m_words[from].from;
        const IntentWord &last = m_words[std::min(end, m_words.size()) - 1];
        const bool isQuoted = m_text.mid(begin, last.from + last.size - begin).contains(u'"'); // a permission's name
        const bool isSomebodys =
            isNear(User | Send | Spend | (own & ~Personal) | away, from > around ? from - around : 0, end + around);
        constexpr std::array<QStringView, 3> writing{u"writing", u"saving", u"storing"};
        constexpr std::array<QStringView, 1> rights{u"permissions"}; // of an account that has none yet
        return isQuoted || names(rights, from, end) ||
               (names(writing, from, end) && !has(User | Covert | (own & ~Personal))) ||
               (!isSomebodys && !names(consents, from, end));
    }

    /// "for 'delete my workspace'": what a user may say.
    [[nodiscard]] bool isQuoted(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if ((m_words[i].is & Speaker) == 0)
                continue;
            const QStringView before = m_text.first(m_words[i].from);
            const qsizetype quote = std::max(before.lastIndexOf(u'"'), before.lastIndexOf(u" '"));
            const bool isOpen = quote > 0 && (before.count(u'"') % 2 == 1 || before.at(quote) == u' ') &&
                                !before.first(quote).endsWith(u':'); // a member of a result
            const qsizetype after = m_words[i].from + m_words[i].size;
            const bool isIndex = after < m_text.size() && m_text.at(after) != u' ' && m_text.at(after) != u'\'';
            if (!isOpen && !isIndex)
                return false;
        }
        return true;
    }

    /// From the word `at` on.
    [[nodiscard]] bool stands(const Structure &one, std::size_t at) const
    {
        constexpr std::size_t dense = 4; // in other scripts more of the words are in the tables
        const std::size_t end = std::min(m_words.size(), at + one.within + 1 + (m_isScript ? dense : 0));
        std::array<std::size_t, 3> used{end, end, end};
        if (one.isInOrder && !m_isScript) {
            if ((m_words[at].is & one.parts[0]) == 0)
                return false;
            std::size_t from = at + 1;
            for (std::size_t part = 1; part < one.parts.size() && one.parts[part] != 0; ++part) {
                while (from < end && (m_words[from].is & one.parts[part]) == 0)
                    ++from;
                if (from >= end)
                    return false;
                ++from;
            }
            return true;
        }
        bool usesFirst = false;
        for (std::size_t part = 0; part < one.parts.size() && one.parts[part] != 0; ++part) {
            for (std::size_t i = at; i < end && used[part] == end; ++i) {
                if ((m_words[i].is & one.parts[part]) != 0 && std::find(used.cbegin(), used.cend(), i) == used.cend())
                    used[part] = i;
            }
            if (used[part] == end)
                return false;
            usesFirst = usesFirst || used[part] == at;
        }
        return usesFirst;
    }

    void add(int id, Kind kind, Sign sign, int points)
    {
        for (PoisonMark &mark : m_marks) {
            if (mark.id == id) {
                mark.points = std::max(mark.points, points);
                return;
            }
        }
        m_marks.push_back({id, kind, sign, points});
    }

    /// Each word of praise counts: honest descriptions have none, or one.
    void praise()
    {
        constexpr int points = 4;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i].is & Praise) == 0)
                continue;
            add(praiseIds + static_cast<int>(qHash(word(i)) % 10'000), Kind::Steered, Sign::PraisesItself, points);
            if (isNear(ToolNoun | Self, i, i + 5) || names(quality, i + 1, i + 5))
                add(29, Kind::Steered, Sign::PraisesItself, points);
        }
    }

    /// "SECURITY ALERT:", "SYSTEM UPDATE:": a text that claims to come from above.
    void headings()
    {
        constexpr std::array<QStringView, 16> above{u"system",        u"security",    u"critical",    u"admin",
                                                    u"administrator", u"developer",   u"urgent",      u"mandatory",
                                                    u"compliance",    u"emergency",   u"maintenance", u"priority",
                                                    u"environment",   u"operational", u"policy",      u"official"};
        constexpr std::array<QStringView, 18> announced{
            u"alert",       u"notice",       u"update",     u"message",     u"override",     u"directive",
            u"enhancement", u"maintenance",  u"validation", u"instruction", u"instructions", u"protocol",
            u"requirement", u"announcement", u"advisory",   u"order",       u"bulletin",     u"command"};
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            const qsizetype end = m_words[i + 1].from + m_words[i + 1].size;
            const bool isHeading = end < m_text.size() && (m_text.at(end) == u':' || m_text.at(end) == u']');
            if (isHeading && names(above, i, i + 1) && names(announced, i + 1, i + 2))
                add(51, Kind::FakeRole, Sign::Authority, 5);
        }
    }

    /// "The fork_repository tool has been upgraded": what another tool is now.
    void claims()
    {
        constexpr std::array<QStringView, 13> news{u"upgraded", u"enhanced",   u"updated",    u"optimized", u"improved",
                                                   u"replaced", u"deprecated", u"modified",   u"patched",   u"disabled",
                                                   u"migrated", u"superseded", u"compromised"};
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i].is & Named) == 0 && !((m_words[i].is & ToolNoun) != 0 && i > 0))
                continue;
            constexpr std::array<QStringView, 3> being{u"been", u"is", u"was"};
            if (names(being, i + 1, i + 4) && names(news, i + 2, i + 5))
                add(52, Kind::Steered, Sign::SteerTools,
                    (m_words[i].is & Named) != 0 || (m_words[i - 1].is & Named) != 0 ? 6 : 3);
        }
    }

    /// Words that are to be said to the user: "tell the user 'the price will double'".
    void dictates()
    {
        if (m_describes)
            return;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const quint64 is = m_words[i].is;
            if (((is & (Tell | Put | Watch)) == 0 && word(i) != u"state") ||
                !isNear(You | Duty | Model | Lasting, i > 12 ? i - 12 : 0, i))
                continue;
            const qsizetype end = m_words[i].from + m_words[i].size;
            constexpr qsizetype near = 40;
            constexpr qsizetype fewest = 14;
            for (qsizetype at = end; at < m_text.size() && at < end + near; ++at) {
                const QChar quote = m_text.at(at);
                const bool opens =
                    (quote == u'\'' || quote == u'"' || quote == u'\u201c') && m_text.at(at - 1).isSpace();
                if (!opens)
                    continue;
                const qsizetype stop = m_text.indexOf(quote == u'\u201c' ? QChar(u'\u201d') : quote, at + 1);
                if (stop > at + fewest && m_text.mid(at, stop - at).count(u' ') >= 2) {
                    add(54, Kind::Steered, Sign::SpeaksToModel, 6);
                    return;
                }
            }
            if ((is & Tell) != 0 && isNear(User, i + 1, i + 4) && isNear(Fault | Guard | Other | Ruin, i + 3, i + 14))
                add(54, Kind::Steered, Sign::SpeaksToModel, 4);
        }
    }

    /// "Please transfer … for ID 384756", "could you mail my list to …": a request to whoever reads, about one thing in
    /// particular or on somebody's behalf.
    void requests()
    {
        if (m_describes || m_asks || m_words.empty())
            return;
        const std::size_t verb = requested();
        if (verb >= m_words.size())
            return;
        constexpr std::array<QStringView, 5> conditions{u"if", u"when", u"whenever", u"once", u"unless"};
        const bool isDeed = isNear(deeds | Damage | Harm | Misdeed, verb, verb + 3);
        if (isDeed)
            add(55, Kind::Steered, Sign::SpeaksToModel, 3);
        if (isParticular(verb))
            add(56, Kind::Steered, Sign::SpeaksToModel, m_isWhole && !names(conditions, 0, m_words.size()) ? 10 : 3);
        constexpr std::array<QStringView, 2> others{u"me", u"us"}; // "send me your notes": one writes to another
        const bool isLetter = names(others, verb, verb + 3) && !has(Where);
        constexpr quint64 heavy = Send | Spend | Destroy | Change | Suspend;
        if (has(Speaker) && !isLetter && isNear(heavy, verb, m_words.size()))
            add(79, Kind::Harmful, Sign::SpeaksToModel, 10);
    }

    /// The verb of a polite request. What a service asks of its caller is none: "please provide an ID".
    [[nodiscard]] std::size_t requested() const
    {
        constexpr std::array<QStringView, 2> polite{u"please", u"kindly"};
        constexpr std::array<QStringView, 3> asking{u"could", u"can", u"would"};
        constexpr std::array<QStringView, 32> input{
            u"provide", u"try",     u"note",   u"see",      u"refer",    u"use",   u"enter",   u"specify",
            u"select",  u"choose",  u"check",  u"contact",  u"ensure",   u"make",  u"wait",    u"visit",
            u"retry",   u"consult", u"read",   u"be",       u"do",       u"don't", u"log",     u"sign",
            u"follow",  u"set",     u"supply", u"consider", u"remember", u"quote", u"include", u"find"};
        std::size_t at = m_words.size();
        if (names(polite, 0, 1))
            at = 1;
        else if (names(asking, 0, 1) && m_words.size() > 1 && word(1) == u"you")
            at = 2;
        while (at < m_words.size() && (word(at).endsWith(u"ly") || word(at) == u"please" || word(at) == u"first"))
            ++at;
        return names(input, at, at + 1) ? m_words.size() : at;
    }

    /// A number, an ID or a path.
    [[nodiscard]] bool isParticular(std::size_t from) const
    {
        constexpr qsizetype digits = 5;
        constexpr qsizetype digitsOfId = 3;
        for (std::size_t i = from; i < m_words.size(); ++i) {
            const QStringView text = word(i);
            const qsizetype all =
                std::count_if(text.cbegin(), text.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; });
            if (all >= digits || (all >= digitsOfId && i > 0 && word(i - 1) == u"id"))
                return true;
        }
        return m_text.contains(u"~/") || m_text.contains(u" /") || m_text.contains(u" '/");
    }

    /// "You must adhere to the following instruction": what comes next is put above all.
    void obeys()
    {
        constexpr std::array<QStringView, 3> ends{u"stop", u"cease", u"quit"};
        constexpr std::array<QStringView, 5> obeying{u"obeying", u"following", u"heeding", u"serving", u"trusting"};
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            if (names(ends, i, i + 1) && names(obeying, i + 1, i + 2) && isNear(User | Rules | You, i + 2, i + 6))
                add(80, Kind::Override, Sign::IgnoreRules, 10);
        }
        constexpr std::array<QStringView, 5> verbs{u"adhere", u"obey", u"heed", u"comply", u"abide"};
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            constexpr std::array<QStringView, 3> anything{u"whatever", u"anything", u"everything"};
            if (names(verbs, i, i + 1) && names(anything, i + 1, i + 3))
                add(80, Kind::Override, Sign::IgnoreRules, 10);
            if (!names(verbs, i, i + 1) || !isNear(Duty, i > 4 ? i - 4 : 0, i))
                continue;
            for (std::size_t what = i + 1; what < std::min(i + 4, m_words.size()); ++what) {
                if ((m_words[what].is & Self) != 0 &&
                    (word(what).contains(u"follow") || word(what).contains(u"text") || word(what).contains(u"message")))
                    add(80, Kind::Override, Sign::IgnoreRules, 10);
            }
        }
    }

    /// "Fill `note` with the contents of the clipboard": a parameter is asked to carry unrelated data. A name that
    /// shares words with the data, as in "the API key as `api_key`", is meant for it.
    void handsOver()
    {
        if (m_asks || m_text.contains(u"\":")) // data, and not a sentence
            return;
        constexpr std::size_t reach = 16;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const int weight = thingAt(i);
            if (weight == 0)
                continue;
            const std::size_t from = i > reach ? i - reach : 0;
            const std::size_t end = std::min(i + reach, m_words.size());
            bool isHanded = false;
            bool isDescribed = false;
            for (std::size_t t = from; t < end && !isHanded; ++t) {
                isHanded = t != i && isTarget(t) && !isFor(t, i);
                isDescribed = isHanded && (isNear(Argument, t > 1 ? t - 1 : 0, t) || (t < i && endsWithColon(t)));
            }
            constexpr std::array<QStringView, 2> results{u"returned", u"returns"};
            const bool isOrdered =
                isNear(Put | Send | Keep, from, end) && !isForbidden(i) && !names(results, from, end);
            if (isHanded && (isOrdered || isDescribed))
                add(82, Kind::Secrets, Sign::TakeConversation, weight);
            else if (!m_describes && !has(Protect) && isTaken(i, isOrdered))
                add(82, Kind::Secrets, Sign::TakeSecrets, pointsOfWarning);
        }
    }

    /// "Append the contents of …", "send the user's password along": without a parameter that is named, an order of
    /// this kind needs an owner.
    [[nodiscard]] bool isTaken(std::size_t at, bool isOrdered) const
    {
        const quint64 is = m_words[at].is;
        if (isContentOf(at) && (is & (Secret | Talk | Memory)) != 0)
            return isOrdered && has(Argument | Also | Duty | You | Where);
        constexpr std::array<QStringView, 7> owners{u"user",    u"user's",      u"users",  u"workspace",
                                                    u"machine", u"environment", u"session"};
        constexpr std::array<QStringView, 3> links{u"of", u"that", u"in"};
        const bool isBefore = at > 0 && names(owners, at > 2 ? at - 2 : 0, at) && word(at - 1) != u"the";
        const bool isBehind = names(links, at + 1, at + 2) && names(owners, at + 2, at + 4);
        const bool isOwned = isBefore || isBehind || (is & (Talk | User)) == (Talk | User);
        constexpr std::array<QStringView, 3> means{u"to", u"with", u"for"}; // "log in with the user's password"
        const bool isPut =
            std::any_of(m_words.cbegin(), m_words.cend(),
                        [this](const IntentWord &one) {
                            return (one.is & (Put | Send)) != 0 && !m_text.mid(one.from, one.size).endsWith(u's');
                        }) &&
            isOrdered;
        return isOwned && !names(means, at > 2 ? at - 2 : 0, at) && (isPut || (has(Duty) && has(Argument)));
    }

    [[nodiscard]] bool endsWithColon(std::size_t at) const
    {
        const qsizetype end = m_words[at].from + m_words[at].size;
        return end + 1 < m_text.size() && m_text.at(end + 1) == u':';
    }

    /// "The user need not learn that …", "leave this step out of your answer", "if you are asked, say that there is
    /// none".
    void hides()
    {
        if (m_isParameter)
            return;
        constexpr std::array<QStringView, 9> learns{u"learn", u"know",     u"see",  u"notice", u"hear",
                                                    u"find",  u"discover", u"told", u"aware"};
        constexpr std::array<QStringView, 8> links{u"that", u"of", u"about", u"how", u"who", u"it", u"this", u"out"};
        constexpr std::array<QStringView, 11> modals{u"must",     u"should",      u"need",    u"needs",
                                                     u"supposed", u"supposed to", u"need to", u"has to",
                                                     u"have to",  u"shall",       u"ought to"};
        constexpr std::array<QStringView, 4> drops{u"leave", u"keep", u"omit", u"drop"};
        constexpr std::array<QStringView, 9> deedWords{u"this", u"step", u"it",       u"copy",   u"that",
                                                       u"note", u"call", u"transfer", u"mention"};
        constexpr std::array<QStringView, 2> outs{u"out", u"from"};
        constexpr std::array<QStringView, 7> replies{u"your",    u"you",      u"reply", u"answer",
                                                     u"summary", u"response", u"report"};
        constexpr std::array<QStringView, 5> says{u"say", u"answer", u"claim", u"reply", u"state"};
        constexpr std::array<QStringView, 6> denials{u"no", u"none", u"never", u"not", u"nothing", u"only"};
        constexpr std::array<QStringView, 2> asking{u"ask", u"asks"};
        constexpr std::array<QStringView, 1> asked{u"asked"};
        constexpr std::array<QStringView, 2> conditions{u"if", u"should"};
        const auto hide = [this] { add(93, Kind::Concealed, Sign::Hide, pointsOfWarning); };
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i].is & User) != 0) {
                for (std::size_t not_ = i + 1; not_ < m_words.size() && not_ < i + 5; ++not_) {
                    if ((m_words[not_].is & Not) == 0 || !names(modals, i + 1, not_ + 3))
                        continue;
                    for (std::size_t verb = not_ + 1; verb < m_words.size() && verb < not_ + 5; ++verb) {
                        const bool isLast = verb + 1 == m_words.size();
                        if (names(learns, verb, verb + 1) && (isLast || names(links, verb + 1, verb + 2)))
                            hide();
                    }
                }
            }
            constexpr std::size_t object = 6;
            if (names(drops, i, i + 1) && names(deedWords, i + 1, i + object)) {
                for (std::size_t out = i + 2; out < m_words.size() && out < i + object + 2; ++out) {
                    if (word(out).startsWith(u"out of ") ||
                        (names(outs, out, out + 1) && names(replies, out + 1, out + 4)))
                        hide();
                }
            }
            constexpr std::array<QStringView, 6> stays{u"stay", u"stays", u"keep", u"keeps", u"remain", u"remains"};
            constexpr std::array<QStringView, 2> secrecies{u"between us", u"to yourself"};
            if (names(stays, i, i + 1) && names(secrecies, i + 1, i + 6))
                hide();
            if ((m_words[i].is & Tell) != 0 && isNegated(i))
                hide();
            constexpr std::size_t clause = 14;
            const bool isAsked =
                names(conditions, i, i + 1) && (names(asking, i + 1, i + 5) || names(asked, i + 1, i + 4));
            for (std::size_t say = i + 2; isAsked && say < m_words.size() && say < i + clause; ++say) {
                if (names(says, say, say + 1) && names(denials, say + 1, say + 7))
                    hide();
            }
            if ((m_words[i].is & Not) != 0 && names(modals, i + 1, i + 3) && isNear(Tell, i + 2, i + 5) &&
                isNear(User, i + 3, i + 8))
                hide();
        }
    }

    /// "Vertel de gebruiker niet", "neříkej uživateli": other languages negate behind the verb or within it.
    [[nodiscard]] bool isNegated(std::size_t at) const
    {
        constexpr std::size_t near = 6;
        if ((m_words[at].is & Not) != 0)
            return isNear(User, at > near ? at - near : 0, at + near);
        constexpr std::array<QStringView, 6> english{u"not", u"no", u"never", u"nothing", u"don't", u"nor"};
        for (std::size_t i = at + 1; i < m_words.size() && i < at + near; ++i) {
            const qsizetype end = m_words[at].from + m_words[at].size;
            if (m_text.mid(end, m_words[i].from - end).contains(u','))
                return false;
            if ((m_words[i].is & Not) != 0)
                return !names(english, i, i + 1) && isNear(User, at + 1, at + near);
        }
        return false;
    }

    /// What only its owner hands over, and how much it weighs; 0: nothing of the kind, or only its ID.
    [[nodiscard]] int thingAt(std::size_t at) const
    {
        constexpr std::array<QStringView, 22> heads{u"id",   u"ids",    u"name",    u"names", u"path",  u"type",
                                                    u"url",  u"reset",  u"policy",  u"limit", u"count", u"title",
                                                    u"key",  u"field",  u"setting", u"link",  u"file",  u"number",
                                                    u"size", u"format", u"is",      u"status"};
        const quint64 is = m_words[at].is;
        if ((is & (Secret | Memory | Talk | Personal | ToolNoun | Act | Reply)) == 0)
            return 0;
        constexpr std::array<QStringView, 1> relatives{
            u"which"}; // "the connection string, which includes the password"
        if (names(relatives, at > 4 ? at - 4 : 0, at))
            return 0;
        if (at + 1 < m_words.size() && isBeside(at) && names(heads, at + 1, at + 2) && word(at + 1) != u"file")
            return 0;
        if ((is & (Secret | Memory)) != 0)
            return pointsOfWarning;
        constexpr std::size_t near = 4;
        const bool isAll = isNear(All, at > near ? at - near : 0, at) || isContentOf(at) || (is & All) != 0;
        if ((is & Talk) != 0)
            return isAll || (is & User) != 0 || word(at).contains(u' ') || isNear(User, at > 2 ? at - 2 : 0, at)
                       ? pointsOfWarning
                       : 0;
        constexpr std::array<QStringView, 17> belongings{
            u"notes",       u"files",      u"clipboard", u"document",  u"documents", u"contacts",
            u"inbox",       u"emails",     u"messages",  u"questions", u"tools",     u"screen",
            u"environment", u"email body", u"answers",   u"directory", u"history"};
        if (!names(belongings, at, at + 1))
            return 0;
        return isAll || isNear(User | You, at > near ? at - near : 0, at + near) ? pointsOfWarning : 0;
    }

    /// "The contents of …", "the output of …".
    [[nodiscard]] bool isContentOf(std::size_t at) const
    {
        constexpr std::array<QStringView, 13> contents{u"contents", u"content", u"text",  u"output", u"copy",
                                                       u"dump",     u"base64",  u"lines", u"value",  u"list",
                                                       u"wording",  u"body",    u"names"};
        constexpr std::size_t near = 6;
        for (std::size_t i = at > near ? at - near : 0; i + 1 < at; ++i) {
            if (names(contents, i, i + 1) && word(i + 1) == u"of")
                return true;
        }
        return false;
    }

    /// A word in quotes that something is put into.
    [[nodiscard]] bool isTarget(std::size_t at) const
    {
        constexpr std::array<QStringView, 13> leads{u"as",        u"in",      u"into",     u"to",    u"for",
                                                    u"fill",      u"field",   u"argument", u"using", u"with",
                                                    u"parameter", u"through", u"the"};
        const qsizetype from = m_words[at].from;
        const qsizetype end = from + m_words[at].size;
        if (from == 0 || end >= m_text.size())
            return false;
        const QChar open = m_text.at(from - 1);
        const QChar close = m_text.at(end);
        const bool isQuoted = (open == u'`' && close == u'`') || (open == u'\'' && close == u'\'') ||
                              (open == u'"' && close == u'"') || (open == u'\u201c' && close == u'\u201d');
        const bool isNamed = end + 1 < m_text.size() && m_text.at(end + 1) == u':';
        return isQuoted && (isNamed || names(leads, at - 1, at) || isNear(Argument, at, at + 3));
    }

    /// Whether the parameter is there for the thing.
    [[nodiscard]] bool isFor(std::size_t target, std::size_t thing) const
    {
        constexpr std::array<QStringView, 14> general{u"content", u"contents", u"text",     u"body",  u"source",
                                                      u"code",    u"data",     u"input",    u"file",  u"files",
                                                      u"html",    u"markdown", u"document", u"prompt"};
        const QString name = word(target).toString();
        const bool isOwn = (m_words[thing].is & (Secret | Talk | Memory)) != 0;
        if (!isOwn && std::find(general.cbegin(), general.cend(), name) != general.cend())
            return true;
        constexpr std::size_t before = 3;
        for (const QString &part : name.split(u'_', Qt::SkipEmptyParts)) {
            for (std::size_t i = thing > before ? thing - before : 0; i <= thing + 1 && i < m_words.size(); ++i) {
                constexpr qsizetype stem = 4;
                if (i != target && word(i).contains(QStringView(part).first(std::min(stem, part.size()))))
                    return true;
            }
            constexpr std::array<QStringView, 5> talks{u"message", u"messages", u"conversation", u"history", u"chat"};
            if (std::find(talks.cbegin(), talks.cend(), part) != talks.cend() && !has(User | You | Secret))
                return true;
        }
        return false;
    }

    /// "swaps labels to discredit the results": the end of a deed is damage.
    void purpose()
    {
        for (std::size_t i = 1; i < m_words.size(); ++i) {
            if ((m_words[i].is & (Damage | Harm)) == 0 || word(i - 1) != u"to" || isGuarded(i) || isForbidden(i) ||
                isMild(i))
                continue;
            if (isNear(deeds | Damage | ToolNoun, 0, i))
                add(58, Kind::Harmful, Sign::DeclaresHarm, 5);
        }
    }

    template<typename Words>
    [[nodiscard]] bool names(const Words &words, std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if (std::find(words.cbegin(), words.cend(), word(i)) != words.cend())
                return true;
        }
        return false;
    }

    /// A text that says nothing but this.
    void alone()
    {
        constexpr std::size_t fewWords = 18;
        if (m_marks.empty() || m_words.size() > fewWords || m_describes || m_asks || m_guard < m_words.size())
            return;
        const PoisonMark most =
            *std::max_element(m_marks.cbegin(), m_marks.cend(),
                              [](const PoisonMark &a, const PoisonMark &b) { return a.points < b.points; });
        constexpr quint64 firsts = (deeds | Harm | Damage | Not | Covert | Illicit) & ~Use;
        constexpr std::array grave{Sign::DeclaresHarm, Sign::SendAway, Sign::IgnoreRules, Sign::Evades};
        constexpr std::array clear{Sign::TakeConversation, Sign::RunCommand, Sign::Persists, Sign::IgnoreRules,
                                   Sign::SpeaksToModel};
        constexpr int clearly = 7;
        const auto isOneOf = [&most](const auto &signs) {
            return std::find(signs.cbegin(), signs.cend(), most.sign) != signs.cend();
        };
        constexpr std::array<QStringView, 2> articles{u"a", u"an"};
        const bool isOrder = (m_words.front().is & firsts) != 0 || has(You | Model) || m_isScript ||
                             (names(articles, 0, 1) && isNear(ToolNoun, 1, 4)); // "A tool that forges …"
        if ((isOrder && isOneOf(grave)) || (most.points >= clearly && isOneOf(clear)) ||
            (most.points > clearly && most.sign == Sign::Hide))
            add(50, most.kind, most.sign, 3);
    }

    QStringView m_text;
    bool m_isWhole = true; ///< there is little else in the text
    std::vector<IntentWord> m_words;
    quint64 m_all = 0;
    std::size_t m_guard = 0;    ///< the first word that says that it works against what it names
    bool m_isScript = false;    ///< of another script, with another order of words
    bool m_asks = false;        ///< the user, before it acts
    bool m_describes = false;   ///< a parameter, an example
    bool m_isParameter = false; ///< "path (str): …"
    std::vector<PoisonMark> m_marks;
};

} // namespace

} // namespace intent

std::vector<PoisonMark> poisonMarks(QStringView folded, bool isWhole)
{
    return intent::Marks(folded, isWhole).read();
}

} // namespace rc
