// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonmarks.h"

#include "catalog/poison/decodedtext.h"
#include "catalog/poison/poisonstructures.h"
#include "core/words/wordlist.h"

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace rc {

namespace intent {

namespace {

using Sign = PoisonSign;
using Kind = PoisonKind;

constexpr int praiseIds = 10'000; // IDs of praise words come after those of structures

class Marks : SentenceWords
{
public:
    Marks(QStringView folded, bool isWhole)
        : SentenceWords(folded, intentWords(folded))
        , m_isWhole(isWhole)
    {
        m_isScript = std::ranges::any_of(folded, [](QChar c) { return c.unicode() >= 0x370 && c.isLetter(); });
        const bool isParameter = leaveOutParameter();
        leaveOutCompounds();
        leaveOutIssued();
        leaveOutForbidden();
        collectClasses();
        while (m_guard < m_words.size() && !(isA(m_guard, Protect | Watch) && isHead(m_guard)))
            ++m_guard;
        m_asks = asksFirst();
        const bool isImperative = !m_words.empty() && (m_words.front().is & (deeds | Harm | Damage | Not)) != 0;
        constexpr QStringView articles = u"the|a|an";
        const bool isThing = names(articles, 0) && !isNear(ToolNoun, 0, 6) &&
                             !has(You | Duty | Model | Covert | Speaker) &&
                             !names(u"is|are|gets|get", 1, m_words.size()) && !(has(Secret) && has(Argument));
        // "the currency to which all amounts should be converted", "code to execute"
        const bool isWhich = names(articles, 0) && names(u"which", 2, 5) && !isNear(ToolNoun | Model, 0, 4);
        const bool isDefinition = names(articles, 0) && isCopula(1, 5) && !has(Duty | Model | Covert);
        const bool isMeans = m_words.size() > 2 && isA(0, Argument | Command | Personal) && word(1) == u"to" &&
                             isA(2, deeds) && !has(You | Duty | Model | Covert);
        const bool isJson = m_text.contains(u"\": ");
        m_isOptions = m_text.contains(u"options:") && m_text.contains(u'('); // "options: user(User), chat(Chat)"
        const bool isFlag =
            m_isScript && (m_text.contains(u"false") || m_text.contains(u"true") || m_text.count(u'=') > 1);
        // "You can obtain all messages by …", "this conversationId should be …"
        m_isAllowed = names(u"you", 0) && names(u"can|may", 1) && !has(Duty | Covert | away);
        const bool isId = m_words.size() > 1 && names(u"this|the", 0) && word(1).endsWith(u"id") && !has(away | Secret);
        m_isParameter = isParameter && !has(You | Duty | Model | Lasting) && !isImperative;
        const bool isSample = m_text.startsWith(u"example") ||
                              (m_words.size() > 1 &&
                               names(u"example|examples|reason|name|id|type|value|number|list|title|path|date", 0) &&
                               names(u"for|of|to|that", 1));
        m_describes = isSample || (has(Choice) && !has(Duty) && !isImperative) || isThing || isWhich || isMeans ||
                      isDefinition || isJson || m_isParameter || m_isOptions || isFlag || m_isAllowed || isId;
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
        countOnce();
        if (m_isWhole)
            alone();
        return std::move(m_marks);
    }

private:
    /// Skips the parameter name before a colon: "Path (str): …". False if there is none.
    bool leaveOutParameter()
    {
        const qsizetype head = parameterHead(m_text);
        const auto first = std::ranges::find_if(m_words, [head](const IntentWord &one) { return one.from >= head; });
        const bool isHeading = std::any_of(m_words.begin(), first, [](const IntentWord &one) {
            return (one.is & (Duty | Model | You | Self | Pretext | Lasting | Caution)) != 0;
        });
        if (head == 0 || isHeading)
            return false;
        m_words.erase(m_words.begin(), first);
        return true;
    }

    /// Words with another meaning in a compound.
    void leaveOutCompounds()
    {
        constexpr QStringView kinds = u"variables|variable|styles|components|collections|pages|context|usage|count";
        constexpr QStringView parts = u"trigger|triggers|node|nodes|model|models|widget|completion|completions|room";
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            // "the `fields` field": an argument, no tool
            if (isA(i, Named) && isTarget(i) && names(u"field|parameter|argument|property", i + 1))
                m_words[i].is &= ~Named;
            if (word(i) == u"remote" && names(u"repository|repositories|branch|branches|origin", i + 1))
                m_words[i].is &= ~Outside;
            if (word(i).startsWith(u"token") && isBeside(i, u'/') && names(kinds, i + 1)) // "tokens/variables"
                m_words[i].is = 0;
            if (word(i) == u"chat" && isBeside(i) && names(parts, i + 1)) // "a chat trigger"
                m_words[i].is = 0;
        }
    }

    /// "Upload credentials are generated", "the endpoint to obtain credentials": what a tool issues is no secret of the
    /// user.
    void leaveOutIssued()
    {
        constexpr std::size_t before = 8;
        constexpr QStringView issuing = u"generate|generates|generating|obtain|obtains|issue|issues";
        if (std::ranges::any_of(m_words, [](const IntentWord &one) {
                return (one.is & (Hostile | Covert | Where | User | Also | Model)) != 0;
            }))
            return;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (isA(i, Secret) && (names(issuing, back(i, before), i) ||
                                   (names(u"is|are", i + 1) && names(u"generated|issued|created", i + 2, i + 4))))
                m_words[i].is &= ~(Secret | Sensitive);
        }
    }

    /// "Never copy values from it into this request": nothing is copied.
    void leaveOutForbidden()
    {
        for (std::size_t i = 1; i < m_words.size(); ++i) {
            const bool isNegated =
                isOneOf(word(i - 1), u"never|not|don't") || (m_isScript && isNear(Not, back(i, 3), i));
            if (isNegated && (m_words[i].is & Tell) == 0)
                m_words[i].is &= m_isScript ? ~(Send | Read | Put) : ~(Send | Read);
        }
    }

    /// "A shared variable is a …".
    [[nodiscard]] bool isCopula(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end; ++i) {
            if (names(u"is|are", i))
                return names(u"a|an|the", i + 1);
        }
        return false;
    }

    /// Whether the word is the tool's action: "Steals …", "a tool that quietly copies …", "used to forge …".
    [[nodiscard]] bool isHead(std::size_t at) const
    {
        std::size_t before = at;
        while (before > 0 && (word(before - 1).endsWith(u"ly") || isA(before - 1, Covert)))
            --before;
        if (before == 0)
            return true;
        return isOneOf(word(before - 1), u"to|for|that|which|and|or|by|can|will|through|via|then|while|tool|but");
    }

    /// "Ask the user", "confirm with the customer", "with their explicit consent".
    [[nodiscard]] bool asksFirst() const
    {
        if (has(Not))
            return false;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (names(u"requires|require", i) && names(u"approval|consent|confirmation", i + 1, i + 5))
                return true;
            if (!isA(i, Ask))
                continue;
            const bool isAsked =
                m_isScript || !word(i).startsWith(u"confirm") || names(u"with|approval|consent", i + 1, i + 3);
            if (isAsked && (isNear(User | Consent, i, i + 5) || word(i).endsWith(u" user approval")))
                return true;
        }
        return false;
    }

    /// "detects attempts to bypass", "preventing misuse"; a second action still counts: "detects and exploits".
    [[nodiscard]] bool isGuarded(std::size_t at) const
    {
        constexpr quint64 things = Craft | Illicit | False | Misdeed;
        if (at > 0 && !isA(at, things) && isOneOf(word(at - 1), u"and|then|while|but"))
            return false;
        constexpr std::size_t reach = 7;
        if (isA(at, Craft) && isNear(Destroy | Suspend, back(at, 4), at)) // "removes malware"
            return true;
        return at > m_guard || isNear(Protect, back(at, reach), at);
    }

    /// "Does not notify the owner".
    [[nodiscard]] bool isDescribing(std::size_t at) const
    {
        return names(u"does|did|will|can|is|are|may|has|doesn't|didn't|have|had", back(at, 1), at + 4);
    }

    /// "Do not tell the user that it worked until it did".
    [[nodiscard]] bool isNotYet(std::size_t at) const
    {
        constexpr std::size_t reach = 20;
        return names(u"that", at + 2, at + 7) && names(u"until|unless|before", at + 3, at + reach);
    }

    /// "Never run unsafe commands", "callers cannot change the query to bypass a filter".
    [[nodiscard]] bool isForbidden(std::size_t at) const
    {
        constexpr std::size_t far = 7;
        return isNear(Not, back(at, 3), at) || names(u"cannot|can't|unable", back(at, far), at);
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
            const std::size_t end = endOfMatch(one, i);
            if (end == 0 || (one.voice == Voice::Deed && !isHead(i)) || (isHarm && (isGuarded(i) || isForbidden(i))) ||
                (one.sign == Sign::TakeConversation && isForbidden(i)) ||
                (one.id == telling && (isDescribing(i) || isNotYet(i))) ||
                (one.id == unasked && isNear(Not, back(i, 10), i)) || isHarmless(one, i) ||
                (one.id == 1 && isA(i, False) && one.voice == Voice::Deed))
                continue;
            constexpr std::size_t around = 6;
            int points = one.points;
            for (const More &more : one.more) {
                if (more.is != 0 && isNear(more.is, back(i, around), i + one.within + around))
                    points += more.points;
            }
            add(one.id, one.kind, one.sign, points, i, end);
            return;
        }
    }

    /// Resembles a structure by its words only: a topic, a program's behavior, quoted words.
    [[nodiscard]] bool isHarmless(const Structure &one, std::size_t at) const
    {
        switch (one.id) {
        case damages: // "when crashes are reported"
            return isMild(at) || isFilter(at) || names(u"reported|occur|occurs|happen", at + 1, at + 8);
        case evading:
            return isCache(at) || isFilter(at);
        case harms:
            return isPrevented(at) || isSubject(at) || isDetecting(at);
        case falsehoods:
            return isMistaken(at, at + one.within + 1);
        case blaming:
            return isLeftOut(at, at + one.within + 1);
        case carrying:
            return isFetched();
        case illicitDeeds:
            return (isLookUp() && !has(own & ~Personal) && !has(Without)) || isListed(at, at + one.within + 1);
        case brings:
            return names(u"can|may|might|could", at > 0 ? at - 1 : 0, at) || isListed(at, at + one.within + 1);
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
        case spending: // "transfer a domain"; the user approves
            return names(u"domain|domains|ownership", at + 1, at + one.within + 4) || isNear(User, back(at, 3), at);
        case favoring: // "the selected subscription"
            return word(at).endsWith(u"ed") || word(at).endsWith(u"en");
        case talks:
            return isOwnSubject(at) || isTowards(at, at + one.within + 1);
        case unseen:
            return isManner(at, at + one.within + 1);
        case unasked:
            return isWithoutSteps(at, at + one.within + 1);
        case suspending:
            return isCache(at) || (isA(at, Suspend) && isForbidden(at));
        case speaking:
            return isQuoted(at, at + one.within + 1);
        case telling:
            return (m_isScript && !isUntold()) || isTagging(at, at + one.within + 1);
        case unwatched:
            return word(at).endsWith(u" know") && (isNear(You, back(at, 3), at) || // "you will never know"
                                                   names(u"the|its|which|what", at + 1));
        case handing:
        case secretArgument:
            return isFetched() || isNamedSecret(at, at + one.within + 1);
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

    /// Whether a negation belongs to a verb of telling, in a script whose word order is unknown.
    [[nodiscard]] bool isUntold() const
    {
        constexpr std::size_t near = 4;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (std::size_t other = back(i, near); isA(i, Tell) && other < i + near && other < m_words.size();
                 ++other) {
                const auto [first, last] = std::minmax(i, other);
                const qsizetype end = endOf(first);
                const QStringView gap = m_text.mid(end, std::max<qsizetype>(0, m_words[last].from - end));
                if (isA(other, Not) && std::ranges::none_of(gap, [](QChar c) { return c == u',' || c == u'、'; }))
                    return true;
            }
        }
        return false;
    }

    /// "Do not mention users by their ID": @ and a name.
    [[nodiscard]] bool isTagging(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i + 1 < std::min(end, m_words.size()); ++i) {
            if (word(i).startsWith(u"mention"))
                return names(u"user|users|people|members|teammates", i + 1);
        }
        return false;
    }

    /// "Set other parameters accordingly": the tool's own parameters.
    [[nodiscard]] bool isOtherArgument(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i + 1 < std::min(end, m_words.size()); ++i) {
            if (isA(i, Other) && names(u"parameter|parameters|argument|arguments|field|fields|values|options", i + 1))
                return true;
        }
        return false;
    }

    /// "Get the penalty of a criminal act", "List malware reports": the harm is the topic.
    [[nodiscard]] bool isLookUp() const
    {
        return names(u"get|gets|list|lists|find|finds|retrieve|retrieves|search|searches|fetch|fetches|query|returns",
                     0, 1);
    }

    /// "Stores a conversation as one memory": the tool's purpose, not an order.
    [[nodiscard]] bool isOwnSubject(std::size_t at) const
    {
        return at == 0 && isA(at, Keep | Send) && !has(Argument | away | Duty | You | Also | Covert | Occasion);
    }

    /// "Adds a comment to conversations": a target, not content.
    [[nodiscard]] bool isTowards(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from + 1; i < end && i < m_words.size(); ++i) {
            if (isA(i, Talk))
                return !isNear(All, from, i) && names(u"to|into", back(i, 4), i);
        }
        return false;
    }

    /// "Retrieve a list of tokens": nothing is handed on.
    [[nodiscard]] bool isFetched() const
    {
        return isLookUp() && !has(Duty | Model | Argument | Covert | Where | Hostile);
    }

    /// "Bypass the cache", "skip the audit cache".
    [[nodiscard]] bool isCache(std::size_t at) const
    {
        constexpr std::size_t object = 7;
        return names(u"cache|caches|caching", at + 1, at + object);
    }

    /// "Exclude lock files".
    [[nodiscard]] bool isFilter(std::size_t at) const
    {
        constexpr std::size_t object = 4;
        return word(at).startsWith(u"exclud") &&
               names(u"file|files|folder|folders|results|rows", at + 1, at + object) &&
               (!isNear(Guard, at + 1, at + object) || names(u"lock", at + 1, at + object));
    }

    /// "Sniffs the format of the input".
    [[nodiscard]] bool isDetecting(std::size_t at) const
    {
        return word(at).startsWith(u"sniff") &&
               names(u"input|format|type|content|encoding|header|delimiter|file", at + 1, at + 4);
    }

    /// "When detection picked the wrong one", "fixes a wrong type": a mistake to correct.
    [[nodiscard]] bool isMistaken(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if (isA(i, False) && m_words[i].from > 0 && m_text.at(m_words[i].from - 1) == u'(')
                return true; // a label: "Run code (unsafe)"
            if (word(i) == u"wrong")
                return names(u"when|if|after|because|unless|in case", back(from, 4), i) ||
                       names(u"fix|fixes|fixing|correct|corrects|repair|repairs", from, i);
        }
        return false;
    }

    /// "Do not include build_output; also exclude …": nothing is said against a tool.
    [[nodiscard]] bool isLeftOut(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from + 1; i < end && i < m_words.size(); ++i) {
            if (isA(i, Damage | Fault | Ruin) && !(isA(i, Damage) && isMild(i)))
                return false;
        }
        return true;
    }

    /// "Path traversal is blocked".
    [[nodiscard]] bool isPrevented(std::size_t at) const
    {
        constexpr std::size_t reach = 10;
        return names(u"blocked|rejected|refused|denied|prevented|detected|disallowed|stopped", at + 1,
                     at + 1 + reach) ||
               isNear(Protect | Watch, at + 1, at + 3);
    }

    /// "SQL injection testing", "a malicious URL list": the harm qualifies a defense or an exercise.
    [[nodiscard]] bool isSubject(std::size_t at) const
    {
        constexpr std::size_t reach = 3;
        std::size_t end = at;
        while (end < at + reach && end + 1 < m_words.size() && isBeside(end))
            ++end;
        return names(u"testing|test|tests|assessment|assessments|analysis|list|lists|denylist|blacklist|category|"
                     u"categories|policies|signatures|challenge|challenges|hunting|attempts|attempt|detection|details|"
                     u"facet|facets|scan",
                     at + 1, end + 1);
    }

    /// Same for the harmful or ruinous words in a structure.
    [[nodiscard]] bool isListed(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if (isA(i, Illicit | Ruin | Misdeed) && isSubject(i))
                return true;
        }
        return false;
    }

    /// "Via the api_key parameter" names a parameter. "Sets environment variables" reads no secrets.
    [[nodiscard]] bool isNamedSecret(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i + 1 < std::min(end + 1, m_words.size()); ++i) {
            if (!isA(i, Secret))
                continue;
            const bool isSetting =
                word(i).startsWith(u"environment variable") && !has(Duty | You | Read | Model | away);
            if (isSetting || (word(i).contains(u'_') && isA(i + 1, Argument)))
                return true;
            constexpr std::size_t reach = 8; // "the access token in the `token` parameter"
            for (std::size_t t = back(from, reach); t < m_words.size() && t < i + reach; ++t) {
                if (t != i && isTarget(t) && isFor(t, i))
                    return true;
            }
        }
        return false;
    }

    /// "This tool requires an SSH key": its own requirement.
    [[nodiscard]] bool isOwnNeed(std::size_t from, std::size_t end) const
    {
        constexpr QStringView needs = u"requires|required|needs";
        const std::size_t before = back(from, 3);
        for (std::size_t i = before; i < end && i < m_words.size(); ++i) {
            if (isA(i, Duty | Occasion | Pretext | Model) && !names(needs, i))
                return false;
        }
        return names(needs, before, end) && !has(Send | You);
    }

    /// "Retrieve all replies", "each answer has an ID": replies as the topic. An order is about their content.
    [[nodiscard]] bool isManyReplies(std::size_t at) const
    {
        constexpr std::size_t reach = 8;
        if (isA(at, Reply) && isReturned(at))
            return true;
        return isA(at, Reply) &&
               !isNear(Put | Favor | Tell | Send | Keep | Change | Run | Use | Not, back(at, reach), at + reach);
    }

    /// "Every response includes the name": a description of the result.
    [[nodiscard]] bool isReturned(std::size_t at) const
    {
        return !has(Wares | Where) && names(u"includes|contains|carries|returns|lists|shows|has", at + 1);
    }

    /// "Permanently removes a file".
    [[nodiscard]] bool isForGood(std::size_t at) const
    {
        return word(at) == u"permanently" && isNear(Destroy, back(at, 1), at + 2);
    }

    /// "The response includes the ID": a description, not an order.
    [[nodiscard]] bool isResult(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i + 1 < std::min(end, m_words.size()); ++i) {
            // "each answer must have an ID"
            if (isA(i, Reply) && (names(u"have|has", i + 1, i + 3) || isReturned(i)))
                return true;
            if (isA(i, Reply))
                return i > 0 && word(i - 1) == u"the" && isA(i + 1, Put) && word(i + 1).endsWith(u's');
        }
        return false;
    }

    /// "opens a reverse shell": an action, not a list of topics.
    [[nodiscard]] bool isDone(std::size_t at) const
    {
        constexpr std::size_t reach = 6;
        return at < reach || isHead(at) || isNear((deeds & ~(Read | Use)) | Damage | Harm | Misdeed, at - reach, at);
    }

    /// "Any bookkeeping tools": one kind, not every tool.
    [[nodiscard]] bool isFamily(std::size_t from, std::size_t end) const
    {
        constexpr std::size_t adjectives = 3; // "network-specific" counts as two
        for (std::size_t i = from; i < std::min(end, m_words.size()); ++i) {
            if (!isA(i, All | Other))
                continue;
            if (names(u"type|kind|sort", i + 1) && names(u"of", i + 2))
                return true;
            for (std::size_t noun = i + 2; noun < m_words.size() && noun < i + 2 + adjectives; ++noun) {
                if (isA(noun - 1, All | Other | Named | ToolNoun) ||
                    names(u"available|single|of|the|your|mcp|further|external", noun - 1))
                    break;
                if (isA(noun, ToolNoun))
                    return !m_isScript;
            }
        }
        return false;
    }

    /// "Any operation of this server": its own tools.
    [[nodiscard]] bool isWithinOwn(std::size_t from, std::size_t end) const
    {
        constexpr std::size_t after = 3;
        for (std::size_t i = from + 1; i < std::min(end + after, m_words.size()); ++i) {
            if (isA(i, Self) && names(u"in|of|on|from|with", i - 1) && word(i).startsWith(u"this "))
                return true;
        }
        return false;
    }

    /// "Before", "after each". A "when" or "once" only says when a tool is useful.
    [[nodiscard]] bool isOccasion(std::size_t from, std::size_t end) const
    {
        constexpr std::size_t clause = 6;
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if (!isA(i, Occasion) || isOneOf(word(i), u"when|once|while|during|until|following"))
                continue;
            if (word(i) != u"after" ||
                !names(u"done|complete|completed|finished|ready|over", i + 1, i + clause)) // "after all tasks are done"
                return true;
        }
        return false;
    }

    /// "Exclude archived ones", "hides it from the list": harmful only to a person or a safeguard.
    [[nodiscard]] bool isMild(std::size_t at) const
    {
        constexpr QStringView mild =
            u"bias|exclud|expos|hide|hiding|hidden|delay|dump|inject|exhaust|obscur|crash|flood|escalat";
        constexpr std::size_t reach = 6;
        const bool is = isAnyPart(mild, [verb = word(at)](QStringView one) { return verb.startsWith(one); });
        return is &&
               !isNear(User | Guard | Rules | Sensitive | Ruin | Misdeed | Illicit | False | Gain | Hostile | Covert,
                       at + 1, at + 1 + reach);
    }

    /// "Unknown keys are silently dropped", "instead of silently overwriting", "fails silently": documented behavior of
    /// a program, without a victim.
    [[nodiscard]] bool isManner(std::size_t from, std::size_t end) const
    {
        constexpr QStringView passives = u"is|are|be|being|get";
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if (!isA(i, Covert))
                continue;
            constexpr std::size_t people = 5;
            if (word(i) == u"hidden from" && !isNear(User | You | Guard | Hostile, i + 1, i + people))
                return true; // a view, a list
            constexpr std::size_t clause = 8;
            if (m_isScript && isNear(Not, back(i, clause), i))
                return true;
            const std::size_t before = back(i, 3);
            if (i > 0 &&
                (word(i - 1) == u"rather than" || (names(u"would|might|could|may", i - 1) && !has(You | Duty | Model))))
                return true;
            if (word(i) == u"stealth" && !has(User | You | Duty | Where | Hostile | (own & ~Personal))) // a setting
                return true;
            if (startsClause(i) && i + 1 < m_words.size() && word(i + 1).endsWith(u"ed") && !has(You | Where) &&
                !isA(i + 1, Send | Read | Run | Spend | Tell | Keep))
                return true; // "silently omitted when …"
            if (names(u"instead|rather|than|never|not|can't|cannot|won't", before, i) ||
                names(u"fail|fails|failing|failed", i > 0 ? i - 1 : 0, i + 2))
                return true;
            const bool isPassive = names(passives, back(i, 2), i) || names(passives, i + 1);
            constexpr std::size_t subject = 5;
            if (isPassive && !isNear((own & ~Personal) | User | Guard, back(i, subject), i) && !has(Where | Hostile) &&
                !isNear(Send | Read | Run | Spend | Tell | Keep, i, i + 3))
                return true;
            const bool isAdjective = i + 1 < m_words.size() && isA(i + 1, Personal | Argument);
            return isAdjective && !word(i).endsWith(u"ly");
        }
        return false;
    }

    [[nodiscard]] bool startsClause(std::size_t at) const
    {
        if (at == 0)
            return true;
        const qsizetype end = endOf(at - 1);
        const QStringView gap = m_text.mid(end, m_words[at].from - end);
        return gap.contains(u';') || gap.contains(u'(') || gap.contains(u':');
    }

    /// "Overwrites without warning", "without a check": the program skips a step of its own, not the user's consent.
    [[nodiscard]] bool isWithoutSteps(std::size_t from, std::size_t end) const
    {
        constexpr std::size_t around = 8;
        const qsizetype begin = m_words[from].from;
        const IntentWord &last = m_words[std::min(end, m_words.size()) - 1];
        const bool isQuoted = m_text.mid(begin, last.from + last.size - begin).contains(u'"'); // a permission's name
        const bool isSomebodys =
            isNear(User | Send | Spend | (own & ~Personal) | away, back(from, around), end + around);
        // of an account that has none yet
        return isQuoted || names(u"permissions", from, end) ||
               (names(u"writing|saving|storing", from, end) && !has(User | Covert | (own & ~Personal))) ||
               (!isSomebodys &&
                !names(u"consent|approval|knowledge|authorization|permission|knowing|letting", from, end));
    }

    /// "for 'delete my workspace'": an example of a user's request.
    [[nodiscard]] bool isQuoted(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
            if (!isA(i, Speaker))
                continue;
            const QStringView before = m_text.first(m_words[i].from);
            const qsizetype quote = std::max(before.lastIndexOf(u'"'), before.lastIndexOf(u" '"));
            const bool isOpen = quote > 0 && (before.count(u'"') % 2 == 1 || before.at(quote) == u' ') &&
                                !before.first(quote).endsWith(u':'); // a member of a result
            const qsizetype after = endOf(i);
            const bool isIndex = after < m_text.size() && m_text.at(after) != u' ' && m_text.at(after) != u'\'';
            if (!isOpen && !isIndex)
                return false;
        }
        return true;
    }

    /// The index after the last word of the structure that starts at the word `at`; 0 if none does.
    [[nodiscard]] std::size_t endOfMatch(const Structure &one, std::size_t at) const
    {
        constexpr std::size_t dense = 4; // in other scripts more of the words are in the tables
        const std::size_t end = std::min(m_words.size(), at + one.within + 1 + (m_isScript ? dense : 0));
        std::array<std::size_t, 3> used{end, end, end};
        if (one.arrangement == Arrangement::InOrder && !m_isScript) {
            if (!isA(at, one.parts[0]))
                return 0;
            std::size_t from = at + 1;
            for (std::size_t part = 1; part < one.parts.size() && one.parts[part] != 0; ++part) {
                while (from < end && !isA(from, one.parts[part]))
                    ++from;
                if (from >= end)
                    return 0;
                ++from;
            }
            return from;
        }
        std::size_t last = at;
        bool usesFirst = false;
        for (std::size_t part = 0; part < one.parts.size() && one.parts[part] != 0; ++part) {
            for (std::size_t i = at; i < end && used[part] == end; ++i) {
                if (isA(i, one.parts[part]) && std::ranges::find(used, i) == used.cend())
                    used[part] = i;
            }
            if (used[part] == end)
                return 0;
            usesFirst = usesFirst || used[part] == at;
            last = std::max(last, used[part]);
        }
        return usesFirst ? last + 1 : 0;
    }

    void add(int id, Kind kind, Sign sign, int points, std::size_t from, std::size_t end)
    {
        for (PoisonMark &mark : m_marks) {
            if (mark.id == id) {
                if (points > mark.points)
                    mark = {id, kind, sign, points, from, end, false};
                return;
            }
        }
        m_marks.push_back({id, kind, sign, points, from, end, false});
    }

    /// Structures of one sign that share words may be one order seen several times: only the heaviest is certain.
    void countOnce()
    {
        std::ranges::stable_sort(m_marks, std::greater(), &PoisonMark::points);
        for (auto mark = m_marks.begin(); mark != m_marks.end(); ++mark)
            mark->isRepeated = std::any_of(m_marks.begin(), mark, [&mark](const PoisonMark &one) {
                return one.sign == mark->sign && !one.isRepeated && one.from < mark->end && mark->from < one.end;
            });
    }

    /// Each word of praise counts: honest descriptions have at most one.
    void praise()
    {
        constexpr int points = 4;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!isA(i, Praise))
                continue;
            add(praiseIds + static_cast<int>(qHash(word(i)) % 10'000), Kind::Steered, Sign::PraisesItself, points, i,
                i);
            if (isNear(ToolNoun | Self, i, i + 5) ||
                names(u"version|performance|accuracy|quality|features|results|reliability|precision|speed|capabilities|"
                      u"platform|engine|analyzer|solution|experience|choice",
                      i + 1, i + 5))
                add(29, Kind::Steered, Sign::PraisesItself, points, i, i);
        }
    }

    /// "SECURITY ALERT:", "SYSTEM UPDATE:": a text that claims authority.
    void headings()
    {
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            const qsizetype end = endOf(i + 1);
            const bool isHeading = end < m_text.size() && (m_text.at(end) == u':' || m_text.at(end) == u']');
            if (isHeading &&
                names(u"system|security|critical|admin|administrator|developer|urgent|mandatory|compliance|emergency|"
                      u"maintenance|priority|environment|operational|policy|official",
                      i, i + 1) &&
                names(u"alert|notice|update|message|override|directive|enhancement|maintenance|validation|instruction|"
                      u"instructions|protocol|requirement|announcement|advisory|order|bulletin|command",
                      i + 1, i + 2))
                add(51, Kind::FakeRole, Sign::Authority, 5, i, i + 2);
        }
    }

    /// "The fork_repository tool has been upgraded": a claim about another tool.
    void claims()
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!isA(i, Named) && !(isA(i, ToolNoun) && i > 0))
                continue;
            if (names(u"been|is|was", i + 1, i + 4) &&
                names(u"upgraded|enhanced|updated|optimized|improved|replaced|deprecated|modified|patched|disabled|"
                      u"migrated|superseded|compromised",
                      i + 2, i + 5))
                add(52, Kind::Steered, Sign::SteerTools, isA(i, Named) || isA(i - 1, Named) ? 6 : 3, i, i + 1);
        }
    }

    /// Words for the model to say to the user: "tell the user 'the price will double'".
    void dictates()
    {
        if (m_describes)
            return;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const quint64 is = m_words[i].is;
            if (((is & (Tell | Put | Watch)) == 0 && word(i) != u"state") ||
                !isNear(You | Duty | Model | Lasting, back(i, 12), i))
                continue;
            const qsizetype end = endOf(i);
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
                    add(54, Kind::Steered, Sign::SpeaksToModel, 6, i, i + 1);
                    return;
                }
            }
            if ((is & Tell) != 0 && isNear(User, i + 1, i + 4) && isNear(Fault | Guard | Other | Ruin, i + 3, i + 14))
                add(54, Kind::Steered, Sign::SpeaksToModel, 4, i, i + 1);
        }
    }

    /// "Please transfer … for ID 384756", "could you mail my list to …": a request to the reader, about something
    /// specific or on another person's behalf.
    void requests()
    {
        if (m_describes || m_asks || m_words.empty())
            return;
        const std::size_t verb = requested();
        if (verb >= m_words.size())
            return;
        const bool isDeed = isNear(deeds | Damage | Harm | Misdeed, verb, verb + 3);
        if (isDeed)
            add(55, Kind::Steered, Sign::SpeaksToModel, 3, verb, verb);
        if (isParticular(verb))
            add(56, Kind::Steered, Sign::SpeaksToModel,
                m_isWhole && !names(u"if|when|whenever|once|unless", 0, m_words.size()) ? 10 : 3, verb, verb);
        // "send me your notes": one writes to another
        const bool isLetter = names(u"me|us", verb, verb + 3) && !has(Where);
        constexpr quint64 heavy = Send | Spend | Destroy | Change | Suspend;
        if (has(Speaker) && !isLetter && isNear(heavy, verb, m_words.size()))
            add(79, Kind::Harmful, Sign::SpeaksToModel, 10, verb, verb);
    }

    /// The verb of a polite request. A service asking its caller does not count: "please provide an ID".
    [[nodiscard]] std::size_t requested() const
    {
        std::size_t at = m_words.size();
        if (names(u"please|kindly", 0))
            at = 1;
        else if (names(u"could|can|would", 0) && m_words.size() > 1 && word(1) == u"you")
            at = 2;
        while (at < m_words.size() && (word(at).endsWith(u"ly") || word(at) == u"please" || word(at) == u"first"))
            ++at;
        return names(u"provide|try|note|see|refer|use|enter|specify|select|choose|check|contact|ensure|make|wait|visit|"
                     u"retry|consult|read|be|do|don't|log|sign|follow|set|supply|consider|remember|quote|include|find",
                     at, at + 1)
                   ? m_words.size()
                   : at;
    }

    /// A number, an ID or a path.
    [[nodiscard]] bool isParticular(std::size_t from) const
    {
        constexpr qsizetype digits = 5;
        constexpr qsizetype digitsOfId = 3;
        for (std::size_t i = from; i < m_words.size(); ++i) {
            const QStringView text = word(i);
            const qsizetype all = std::ranges::count_if(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
            if (all >= digits || (all >= digitsOfId && i > 0 && word(i - 1) == u"id"))
                return true;
        }
        return m_text.contains(u"~/") || m_text.contains(u" /") || m_text.contains(u" '/");
    }

    /// "You must adhere to the following instruction": gives priority to the next text.
    void obeys()
    {
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            if (names(u"stop|cease|quit", i) && names(u"obeying|following|heeding|serving|trusting", i + 1) &&
                isNear(User | Rules | You, i + 2, i + 6))
                add(80, Kind::Override, Sign::IgnoreRules, 10, i, i + 3);
        }
        constexpr QStringView verbs = u"adhere|obey|heed|comply|abide";
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (names(verbs, i) && names(u"whatever|anything|everything", i + 1, i + 3))
                add(80, Kind::Override, Sign::IgnoreRules, 10, i, i + 3);
            if (!names(verbs, i) || !isNear(Duty, back(i, 4), i))
                continue;
            for (std::size_t what = i + 1; what < std::min(i + 4, m_words.size()); ++what) {
                if (isA(what, Self) &&
                    (word(what).contains(u"follow") || word(what).contains(u"text") || word(what).contains(u"message")))
                    add(80, Kind::Override, Sign::IgnoreRules, 10, i, i + 3);
            }
        }
    }

    /// "Fill `note` with the contents of the clipboard": a parameter is asked to carry unrelated data. A name that
    /// shares words with the data, as in "the API key as `api_key`", is meant for it.
    void handsOver()
    {
        if (m_asks || m_isOptions || m_isAllowed || m_text.contains(u"\":")) // data rather than a sentence
            return;
        constexpr std::size_t reach = 16;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const int weight = thingAt(i);
            if (weight == 0)
                continue;
            const std::size_t from = back(i, reach);
            const std::size_t end = std::min(i + reach, m_words.size());
            bool isHanded = false;
            bool isDescribed = false;
            for (std::size_t t = from; t < end && !isHanded; ++t) {
                isHanded = t != i && isTarget(t) && !isFor(t, i);
                isDescribed = isHanded && (isNear(Argument, back(t, 1), t) || (t < i && endsWithColon(t)));
            }
            const bool isOrdered =
                isNear(Put | Send | Keep, from, end) && !isForbidden(i) && !names(u"returned|returns", from, end);
            if (isHanded && (isOrdered || isDescribed))
                add(82, Kind::Secrets, Sign::TakeConversation, weight, i, i + 1);
            else if (!m_describes && !has(Protect) && !isFetched() && isTaken(i, isOrdered))
                add(82, Kind::Secrets, Sign::TakeSecrets, pointsOfWarning, i, i + 1);
        }
    }

    /// "Append the contents of …", "send the user's password along": without a named parameter, such an order needs an
    /// owner of the data.
    [[nodiscard]] bool isTaken(std::size_t at, bool isOrdered) const
    {
        const quint64 is = m_words[at].is;
        if (isContentOf(at) && (is & (Secret | Talk | Memory)) != 0)
            return isOrdered && has(Argument | Also | Duty | You | Where);
        constexpr QStringView owners = u"user|user's|users|workspace|machine|environment|session";
        const bool isBefore = at > 0 && names(owners, back(at, 2), at) && word(at - 1) != u"the";
        const bool isBehind = names(u"of|that|in", at + 1) && names(owners, at + 2, at + 4);
        const bool isOwned = isBefore || isBehind || (is & (Talk | User)) == (Talk | User);
        // "log in with the user's password"
        const bool isPut = std::ranges::any_of(m_words,
                                               [this](const IntentWord &one) {
                                                   return (one.is & (Put | Send)) != 0 &&
                                                          !m_text.mid(one.from, one.size).endsWith(u's');
                                               }) &&
                           isOrdered;
        return isOwned && !names(u"to|with|for", back(at, 2), at) && (isPut || (has(Duty) && has(Argument)));
    }

    [[nodiscard]] bool endsWithColon(std::size_t at) const
    {
        const qsizetype end = endOf(at);
        return end + 1 < m_text.size() && m_text.at(end + 1) == u':';
    }

    /// "The user need not learn that …", "leave this step out of your answer", "if you are asked, say that there is
    /// none".
    void hides()
    {
        if (m_isParameter)
            return;
        constexpr QStringView modals =
            u"must|should|need|needs|supposed|supposed to|need to|has to|have to|shall|ought to";
        const auto hide = [this](std::size_t from, std::size_t end) {
            add(93, Kind::Concealed, Sign::Hide, pointsOfWarning, from, end);
        };
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (isA(i, User)) {
                for (std::size_t not_ = i + 1; not_ < m_words.size() && not_ < i + 5; ++not_) {
                    if (!isA(not_, Not) || !names(modals, i + 1, not_ + 3))
                        continue;
                    for (std::size_t verb = not_ + 1; verb < m_words.size() && verb < not_ + 5; ++verb) {
                        const bool isLast = verb + 1 == m_words.size();
                        if (names(u"learn|know|see|notice|hear|find|discover|told|aware", verb) &&
                            (isLast || names(u"that|of|about|how|who|it|this|out", verb + 1)))
                            hide(i, verb + 1);
                    }
                }
            }
            constexpr std::size_t object = 6;
            if (names(u"leave|keep|omit|drop", i) &&
                names(u"this|step|it|copy|that|note|call|transfer|mention", i + 1, i + object)) {
                for (std::size_t out = i + 2; out < m_words.size() && out < i + object + 2; ++out) {
                    if (word(out).startsWith(u"out of ") ||
                        (names(u"out|from", out) &&
                         names(u"your|you|reply|answer|summary|response|report", out + 1, out + 4)))
                        hide(i, out + 1);
                }
            }
            if (names(u"stay|stays|keep|keeps|remain|remains", i) && names(u"between us|to yourself", i + 1, i + 6))
                hide(i, i + 1);
            if (isA(i, Tell) && isNegated(i))
                hide(i, i + 1);
            constexpr std::size_t clause = 14;
            const bool isAsked =
                names(u"if|should", i) && (names(u"ask|asks", i + 1, i + 5) || names(u"asked", i + 1, i + 4));
            for (std::size_t say = i + 2; isAsked && say < m_words.size() && say < i + clause; ++say) {
                if (names(u"say|answer|claim|reply|state", say) &&
                    names(u"no|none|never|not|nothing|only", say + 1, say + 7))
                    hide(i, say + 1);
            }
            if (isA(i, Not) && names(modals, i + 1, i + 3) && isNear(Tell, i + 2, i + 5) && isNear(User, i + 3, i + 8))
                hide(i, i + 1);
        }
    }

    /// "Vertel de gebruiker niet", "neříkej uživateli": other languages negate after or within the verb.
    [[nodiscard]] bool isNegated(std::size_t at) const
    {
        constexpr std::size_t near = 6;
        if (isA(at, Not))
            return isNear(User, back(at, near), at + near);
        for (std::size_t i = at + 1; i < m_words.size() && i < at + near; ++i) {
            const qsizetype end = endOf(at);
            if (m_text.mid(end, m_words[i].from - end).contains(u','))
                return false;
            if (isA(i, Not))
                return !names(u"not|no|never|nothing|don't|nor", i) && isNear(User, at + 1, at + near);
        }
        return false;
    }

    /// The weight of private data at `at`; 0 if there is none or only its ID.
    [[nodiscard]] int thingAt(std::size_t at) const
    {
        const quint64 is = m_words[at].is;
        if ((is & (Secret | Memory | Talk | Personal | ToolNoun | Act | Reply)) == 0)
            return 0;
        const qsizetype behind = endOf(at);
        if (behind < m_text.size() && m_text.at(behind) == u'@' && m_words[at].from > 0 &&
            m_text.at(m_words[at].from - 1) == u':') // "https://user:password@host"
            return 0;
        // "the connection string, which includes the password"
        if (names(u"which", back(at, 4), at))
            return 0;
        if (at + 1 < m_words.size() && isBeside(at) &&
            names(u"id|ids|name|names|path|type|url|reset|policy|limit|count|title|key|field|setting|link|file|number|"
                  u"size|format|is|status",
                  at + 1, at + 2) &&
            word(at + 1) != u"file")
            return 0;
        if ((is & (Secret | Memory)) != 0)
            return pointsOfWarning;
        constexpr std::size_t near = 4;
        const bool isAll = isNear(All, back(at, near), at) || isContentOf(at) || (is & All) != 0;
        if ((is & Talk) != 0)
            return isAll || (is & User) != 0 || word(at).contains(u' ') || isNear(User, back(at, 2), at)
                       ? pointsOfWarning
                       : 0;
        if (!names(u"notes|files|clipboard|document|documents|contacts|inbox|emails|messages|questions|tools|screen|"
                   u"environment|email body|answers|directory|history",
                   at, at + 1))
            return 0;
        return isAll || isNear(User | You, back(at, near), at + near) ? pointsOfWarning : 0;
    }

    /// "The contents of …", "the output of …".
    [[nodiscard]] bool isContentOf(std::size_t at) const
    {
        constexpr std::size_t near = 6;
        for (std::size_t i = back(at, near); i + 1 < at; ++i) {
            if (names(u"contents|content|text|output|copy|dump|base64|lines|value|list|wording|body|names", i) &&
                word(i + 1) == u"of")
                return true;
        }
        return false;
    }

    /// A quoted word that receives something.
    [[nodiscard]] bool isTarget(std::size_t at) const
    {
        const qsizetype from = m_words[at].from;
        const qsizetype end = from + m_words[at].size;
        if (from == 0 || end >= m_text.size())
            return false;
        const QChar open = m_text.at(from - 1);
        const QChar close = m_text.at(end);
        const bool isQuoted = (open == u'`' && close == u'`') || (open == u'\'' && close == u'\'') ||
                              (open == u'"' && close == u'"') || (open == u'\u201c' && close == u'\u201d');
        const bool isNamed = end + 1 < m_text.size() && m_text.at(end + 1) == u':';
        return isQuoted &&
               (isNamed || names(u"as|in|into|to|for|fill|field|argument|using|with|parameter|through|the", at - 1) ||
                isNear(Argument, at, at + 3));
    }

    /// Whether the parameter is meant for the data.
    [[nodiscard]] bool isFor(std::size_t target, std::size_t thing) const
    {
        const QString name = word(target).toString();
        const bool isOwn = isA(thing, Secret | Talk | Memory);
        if (!isOwn &&
            isOneOf(name,
                    u"content|contents|text|body|source|code|data|input|file|files|html|markdown|document|prompt"))
            return true;
        constexpr std::size_t before = 3;
        for (const QString &part : name.split(u'_', Qt::SkipEmptyParts)) {
            for (std::size_t i = back(thing, before); i <= thing + 1 && i < m_words.size(); ++i) {
                constexpr qsizetype stem = 4;
                if (i != target && word(i).contains(QStringView(part).first(std::min(stem, part.size()))))
                    return true;
            }
            if (isOneOf(part, u"message|messages|conversation|history|chat") && !has(User | You | Secret))
                return true;
        }
        return false;
    }

    /// "swaps labels to discredit the results": the action's purpose is damage.
    void purpose()
    {
        for (std::size_t i = 1; i < m_words.size(); ++i) {
            if (!isA(i, Damage | Harm) || word(i - 1) != u"to" || isGuarded(i) || isForbidden(i) || isMild(i) ||
                isDetecting(i))
                continue;
            if (isNear(deeds | Damage | ToolNoun, 0, i))
                add(58, Kind::Harmful, Sign::DeclaresHarm, 5, i, i + 1);
        }
    }

    /// A text that consists of a single structure.
    void alone()
    {
        constexpr std::size_t fewWords = 18;
        if (m_marks.empty() || m_words.size() > fewWords || m_describes || m_asks || m_guard < m_words.size())
            return;
        const PoisonMark most = *std::ranges::max_element(
            m_marks, [](const PoisonMark &a, const PoisonMark &b) { return a.points < b.points; });
        constexpr quint64 firsts = (deeds | Harm | Damage | Not | Covert | Illicit) & ~Use;
        constexpr std::array grave{Sign::DeclaresHarm, Sign::SendAway, Sign::IgnoreRules, Sign::Evades};
        constexpr std::array clear{Sign::TakeConversation, Sign::RunCommand, Sign::Persists, Sign::IgnoreRules,
                                   Sign::SpeaksToModel};
        constexpr int clearly = 7;
        const auto isOneOf = [&most](const auto &signs) { return std::ranges::find(signs, most.sign) != signs.cend(); };
        const bool isOrder = (m_words.front().is & firsts) != 0 || has(You | Model) || m_isScript ||
                             (names(u"a|an", 0) && isNear(ToolNoun, 1, 4)); // "A tool that forges …"
        if ((isOrder && isOneOf(grave)) || (most.points >= clearly && isOneOf(clear)) ||
            (most.points > clearly && most.sign == Sign::Hide))
            add(50, most.kind, most.sign, 3, 0, 0);
    }

    bool m_isWhole = true;      ///< little else in the text
    std::size_t m_guard = 0;    ///< first word of a statement that the tool works against something
    bool m_isScript = false;    ///< another script, with another word order
    bool m_asks = false;        ///< asks the user before acting
    bool m_describes = false;   ///< describes a parameter or an example
    bool m_isParameter = false; ///< "path (str): …"
    bool m_isOptions = false;   ///< a list of values
    bool m_isAllowed = false;   ///< "you can …"
    std::vector<PoisonMark> m_marks;
};

} // namespace

} // namespace intent

std::vector<PoisonMark> poisonMarks(QStringView folded, bool isWhole)
{
    return intent::Marks(folded, isWhole).read();
}

} // namespace rc
