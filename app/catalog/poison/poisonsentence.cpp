// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonsentence.h"

#include "core/words/wordlist.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using namespace wordclass;
using Sign = PoisonSign;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

PoisonSentence::PoisonSentence(QStringView folded)
    : SentenceWords(folded, readWords(folded))
    , m_pairs(folded)
{
    for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
        if (word(i) == u"rest" && names(u"api|apis|endpoint|endpoints|call|calls|request|requests", i + 1))
            m_words[i].is = 0; // the kind of interface
    }
    collectClasses();
    const bool isForeign = std::ranges::any_of(folded, [](QChar c) { return c.unicode() >= 0x370 && c.isLetter(); });
    if (isForeign && folded.count(u'=') < 2) // "action=upload …; action=delete …"
        m_foreign = foreignClasses(folded);
    if (saysAny("third part|third-part"_L1))
        m_all |= ThirdParty;
    if (saysAny("our server|our team|our backend|our security|our analytics|our research"_L1))
        m_all |= ThirdParty | External;
    if (saysAny("e.g.|for example|such as"_L1))
        m_all |= Example;
    m_all |= m_foreign;
}

int PoisonSentence::saysHowMany(QLatin1StringView parts) const
{
    int count = 0;
    (void)isAnyPart(parts, [this, &count](QLatin1StringView part) {
        count += says(part) ? 1 : 0;
        return false;
    });
    return count;
}

bool PoisonSentence::saysAny(QLatin1StringView parts) const
{
    return isAnyPart(parts, [this](QLatin1StringView part) { return says(part); });
}

bool PoisonSentence::saysPayload(QLatin1StringView parts) const
{
    return isAnyPart(parts, [this](QLatin1StringView part) {
        const qsizetype at = m_pairs.mayHold(part) ? m_text.indexOf(part) : -1;
        const qsizetype end = at + part.size();
        return at >= 0 && !(end < m_text.size() && m_text.at(end) == u')'); // "using os.system()" names it
    });
}

bool PoisonSentence::saysWhole(QLatin1StringView parts) const
{
    return isAnyPart(parts, [this](QLatin1StringView part) {
        if (!m_pairs.mayHold(part))
            return false;
        for (qsizetype at = m_text.indexOf(part); at >= 0; at = m_text.indexOf(part, at + 1)) {
            const qsizetype end = at + part.size();
            if (!QChar(part.back()).isLetter() || end >= m_text.size() || !m_text.at(end).isLetter() ||
                m_text.at(end) == u's')
                return true;
        }
        return false;
    });
}

bool PoisonSentence::follows(quint64 first, quint64 second, std::size_t within) const
{
    if (!has(first) || !has(second))
        return false;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (isA(i, first) && isNear(second, i + 1, i + within + 1))
            return true;
    }
    return false;
}

bool PoisonSentence::endsBetween(std::size_t first, std::size_t second) const
{
    return std::ranges::any_of(gap(first, second),
                               [](QChar c) { return c == u';' || c == u':' || c == u')' || c == u'\n' || c == u'—'; });
}

bool PoisonSentence::areNear(quint64 one, quint64 other, std::size_t within) const
{
    return follows(one, other, within) || follows(other, one, within);
}

bool PoisonSentence::isSent(quint64 classes) const
{
    constexpr std::size_t within = 8;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (!isA(i, Send) || names(u"url|urls|link|endpoint|page|form", i + 1)) // "the upload URL"
            continue;
        const bool isNext = i > 0 && names(u"and|or|then", i - 1) && names(u"the|a|an|your", i + 1);
        if (isNear(classes, i + 1, i + within + 1) || (!isNext && isNear(classes, back(i, within), i)))
            return true;
    }
    return false;
}

bool PoisonSentence::isForbiddenBefore(std::size_t at) const
{
    constexpr std::size_t reach = 12;
    for (std::size_t i = back(at, reach); i < at; ++i) {
        if (isA(i, Not) || word(i).endsWith(u"n't"))
            return true;
    }
    return false;
}

bool PoisonSentence::isAboutThings() const
{
    for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
        const bool isPrior = isA(i, Prior) && !isA(i + 1, Prior) && i > 0;
        if (!isPrior)
            continue;
        return gap(i, i + 1) == u" " && !isA(i + 1, Rules | Rules2 | Tell | Tell2) &&
               !isOneOf(word(i + 1), u"and|or|you|from|in|that|then|i|instead");
    }
    return false;
}

bool PoisonSentence::isAround(quint64 classes, std::size_t at, std::size_t within) const
{
    return isNear(classes, back(at, within), at + within + 1);
}

bool PoisonSentence::isHarvest(quint64 what, std::size_t within) const
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (!isA(i, Harvest))
            continue;
        if (isForbiddenBefore(i) || names(u"in|into|out|on", i + 1)) // "log in", "sign out"
            continue;
        if (isNear(what, i + 1, i + within + 1))
            return true;
    }
    return false;
}

bool PoisonSentence::isUniversal(quint64 noun) const
{
    return (foreign(Any | Other) && foreign(noun)) || follows(Any | Other, noun, 3);
}

bool PoisonSentence::isEveryTool() const
{
    if (foreign(Any | Other) && foreign(ToolWord))
        return true;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (!isA(i, Any | Other))
            continue;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + 4; ++j) {
            if (isA(j, ToolWord))
                return true;
            if (!isA(j, Any | Other) &&
                !isOneOf(word(j), u"other|available|single|of|the|these|your|mcp|further|external"))
                break; // "any payment tools"
        }
    }
    return false;
}

bool PoisonSentence::namesTarget() const
{
    const qsizetype hook = m_text.indexOf(u"webhook"); // "a webhook/form trigger" is a kind
    const bool isHook = hook >= 0 && !m_text.mid(hook).startsWith(u"webhook/");
    if (isHook || saysAny("http://|https://|ftp://"_L1) || namesAccount())
        return true;
    return saysAny(".com|.net|.io|.xyz|.ru|.evil|.tk|.onion"_L1);
}

bool PoisonSentence::namesTool() const
{
    for (qsizetype at = m_text.indexOf(u'_', 1); at > 0 && at + 1 < m_text.size(); at = m_text.indexOf(u'_', at + 1)) {
        if (m_text.at(at - 1).isLetter() && m_text.at(at + 1).isLetter())
            return true;
    }
    return false;
}

bool PoisonSentence::namesAccount() const
{
    if (says("0x"_L1))
        return true;
    const qsizetype at = m_text.indexOf(u'@'); // an address of e-mail
    if (at > 0 && at + 1 < m_text.size() && m_text.at(at - 1).isLetterOrNumber() &&
        m_text.at(at + 1).isLetterOrNumber() && m_text.indexOf(u'.', at) > 0)
        return true;
    int run = 0; // a number of a phone, of an account, of an IP address
    int digits = 0;
    QChar before;
    for (const QChar c : m_text) {
        const bool isName = run == 0 && (before.isLetter() || before == u'_'); // "u123456789"
        before = c;
        if (isName)
            continue;
        if (isDigit(c))
            ++digits;
        run = isDigit(c) || (run > 0 && (c == u'.' || c == u'-' || c == u' ')) ? run + 1 : 0;
        if (run == 0)
            digits = 0;
        if (digits >= 9)
            return true;
    }
    return false;
}

bool PoisonSentence::namesConversation() const
{
    if (says(" messages"_L1) && saysAny("mailbox|inbox"_L1) && !has(Must | You | Model)) // mail
        return false;
    return saysAny(phrase::talks) || follows(Talk, Record, 2) || (foreign(Talk) && foreign(Record));
}

PoisonSigns PoisonSentence::signs() const
{
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
    set(Sign::SteerTools, isUniversal(ToolWord | Act) && has(Before | Must));
    set(Sign::TakeSecrets, (has(Read | Harvest | Send | Pass) && has(Secret | WeakSecret)) || namesKeyFile());
    set(Sign::TakeConversation, namesConversation() && has(Send | Pass | Read));
    set(Sign::SendAway, has(Send) && (has(External | ThirdParty | Attacker) || namesTarget() || has(Any)));
    set(Sign::RunCommand, has(Run) && !has(Does));
    return signs;
}

bool PoisonSentence::addressesModel() const
{
    if (foreign(Model))
        return true;
    constexpr std::size_t start = 4;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (!isA(i, Model))
            continue;
        const qsizetype end = endOf(i);
        const bool isCalled = i < start && end < m_text.size() && (m_text.at(end) == u':' || m_text.at(end) == u',');
        std::size_t before = i;
        while (before > 0 && (names(u"the|any|all", before - 1) || isA(before - 1, Model)))
            --before;
        const bool isTowards = i < start && before > 0 && isOneOf(word(before - 1), u"to|for|dear|attention|hey");
        const bool isOrdered = isNear(Must, i + 1, i + 3);
        const bool isYou = before > 1 && isA(before - 2, You);
        // "the agent must be restarted" is about a program, but "AI agents must" addresses models
        const bool isProgram =
            isOneOf(word(i), u"agent|agents|model|models|bot|cursor") && (i == 0 || !isA(i - 1, Model));
        if (isCalled || isTowards || (isOrdered && !isProgram) || isYou)
            return true;
    }
    if (foreign(Ignore) && foreign(Rules))
        return true;
    for (std::size_t i = 0; i < m_words.size(); ++i) { // "ignore all previous …", but not "the browser ignores …"
        constexpr std::size_t near = 7;
        if (!isA(i, Ignore) || word(i).endsWith(u's') || isForbiddenBefore(i))
            continue;
        quint64 after = 0;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + near; ++j)
            after |= m_words[j].is;
        if ((after & (Prior | Your)) != 0 && (after & Rules) != 0)
            return true;
    }
    Findings findings;
    if (says("the user"_L1) || m_foreign != 0)
        conceals(findings);
    return std::ranges::any_of(findings,
                               [](const SentenceFinding &one) { return one.weight == PoisonWeight::Critical; });
}

std::vector<SentenceFinding> PoisonSentence::findings(bool isResult) const
{
    Findings findings;
    constexpr std::size_t fewest = 2;
    if (m_words.size() < fewest && m_foreign == 0)
        return findings;
    overrides(findings);
    conceals(findings);
    takes(findings);
    sends(findings);
    steers(findings);
    changes(findings);
    destroys(findings);
    if (!isResult)
        injects(findings);
    runs(findings);
    return findings;
}

void PoisonSentence::overrides(Findings &findings) const
{
    const bool isOthers = has(Prior | Your | Any | Safety | Model | Other);
    const bool isStrict = has(Prior | Your);
    const bool isForce = !m_words.empty() && word(0) == u"force"; // describes a switch
    if ((follows(Ignore, Rules, 7) && isOthers) || (follows(Ignore, Rules2 | Safety, 5) && isStrict) ||
        (follows(Ignore, Safety, 4) && saysAny(phrase::safeties) && !has(Guard | Choice) && !isForce) ||
        (foreign(Ignore) && foreign(Rules) && has(Prior | Your | Any | Model)) ||
        (follows(Rules, Ignore, 10) && has(Model | You) && !has(Choice)))
        findings.push_back({PoisonKind::Override, PoisonWeight::Critical, bitOf(Sign::IgnoreRules)});
    if (follows(Ignore, Prior, 3) && !has(Choice) && !isAboutThings() &&
        saysAny("ignore all previous|ignore previous|ignore the above|disregard the above|disregard previous|"
                "forget everything|forget previous"_L1))
        findings.push_back({PoisonKind::Override, PoisonWeight::Critical, bitOf(Sign::IgnoreRules)});
    if (saysAny(phrase::outranks) && (has(Rules | Rules2) || says("told you"_L1)) && has(You | Prior | Other | Model))
        findings.push_back({PoisonKind::Override, PoisonWeight::Warning, bitOf(Sign::IgnoreRules)});
    const bool freesModel = says("jailbr"_L1) && has(You) && !has(Choice) && !says("device"_L1); // not about a
                                                                                                 // telephone
    if ((saysAny(phrase::becomes) || freesModel) && !has(Guard))
        findings.push_back({PoisonKind::Override, PoisonWeight::Warning, bitOf(Sign::SpeaksToModel)});
    if (has(Keep) && saysAny(phrase::memories) && has(Must | Before | This) && !has(Choice | Example) && !has(Guard))
        findings.push_back({PoisonKind::Override, PoisonWeight::Warning, bitOf(Sign::SpeaksToModel)});
    if ((says("from now on"_L1) || (says("for the rest of"_L1) && has(Talk | Record)) ||
         says("rest of the session"_L1)) &&
        has(You | Model | Must) && has(Must | Any | Call | Send | Not))
        findings.push_back({PoisonKind::Override, PoisonWeight::Warning, bitOf(Sign::Pressure)});
}

void PoisonSentence::conceals(Findings &findings) const
{
    const PoisonSigns hide = bitOf(Sign::Hide);
    const bool isParameter = has(Choice) && !has(Must);
    if (foreign(User) && ((foreign(Not) && foreign(Tell)) || (foreign(Without) && foreign(Knowledge))))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
    if (foreign(Secrecy) && foreign(Send | Read | Run) && !foreign(Not) && !saysAny("true|false"_L1))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const quint64 is = m_words[i].is;
        const bool isPast = i > 0 && names(u"has|have|had", i - 1);
        if ((is & (Not | Without)) == 0 || isPast || (i > 0 && isA(i - 1, Does)))
            continue; // "does not notify" describes
        const std::size_t end = std::min(m_words.size(), i + 6);
        for (std::size_t j = i + 1; j < end; ++j) {
            const quint64 verb = m_words[j].is;
            // "do not retry and tell the user", "not the alert that they define"
            if (endsBetween(j - 1, j) || names(u"and|but|then", j))
                break;
            const qsizetype from = m_words[i].from; // a permission by name: without "browse users"
            if ((is & Without) != 0 && m_text.mid(from, m_words[j].from - from).contains(u'"'))
                break;
            if (names(u"the|an|a", j - 1))
                continue;
            const auto within = [&](quint64 what, std::size_t words) { return isNear(what, j + 1, j + words + 1); };
            const QStringView said = word(j);
            if ((verb & (Tell | Tell2)) != 0 && word(j - 1) == u"only")
                break;
            if (said.startsWith(u"mention") && names(u"user|users|people|members|teammates", j + 1)) // @ and a name
                break;
            if ((verb & Tell) != 0 && within(User, 6)) {
                const bool isNotYet = says(" that "_L1) && saysAny(" until | unless "_L1);
                if (!isParameter && !isNotYet)
                    findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
                break;
            }
            if ((verb & Tell) != 0 && !isParameter && (is & Without) == 0 && within(This, 2) &&
                !names(u"report|alert|warn", j)) {
                findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
                break;
            }
            if ((verb & Tell2) != 0 && within(User, 5) && !isParameter &&
                has(Before | Secret | WeakSecret | Harvest | Send | Secrecy) && has(This)) {
                findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
                break;
            }
            if ((is & Without) != 0 && isForbiddenBefore(i))
                break;
            constexpr std::size_t near = 8; // "subject to change without notice" hides nothing from the user
            const bool isUnaware =
                ((verb & Knowledge) != 0 && isAround(User, i, near)) || ((verb & User) != 0 && within(Knowledge, 3));
            if ((is & Without) != 0 && isUnaware && !isParameter) {
                findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
                break;
            }
            const bool isJoined = names(u"or", j + 1); // "asking or informing"
            if ((verb & Ask) != 0 && within(User, 4) && !isParameter && !isJoined) {
                const bool isMore = has(Send | Harvest | Run | Secret) && ((is & Without) != 0 || has(Secrecy));
                findings.push_back({PoisonKind::Concealed, isMore ? PoisonWeight::Warning : PoisonWeight::Info, hide});
                break;
            }
        }
    }
    const bool isContrast = follows(Instead, Secrecy, 3) || says("rather than"_L1); // "fails instead of silently …"
    if (areNear(Secrecy, Send | Harvest | Run, 5) && !has(Guard) && !isParameter && !isContrast &&
        !follows(Not | Does, Secrecy, 2))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
    if (has(Tell | Tell2) && saysAny("even if|regardless|no matter|although|even when|anyway"_L1) &&
        saysAny("success|succeeded|no issue|is safe|no problem|went well"_L1) && has(User | Must | Model))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
    if (saysAny(phrase::hides) && !isParameter && !has(Guard))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
}

void PoisonSentence::takes(Findings &findings) const
{
    const PoisonSigns secrets = bitOf(Sign::TakeSecrets);
    const bool isHonest = has(Choice | Example) && !has(Must) && !has(Send);
    const bool presses = has(Must | Before | Send | Pass) || foreign(Must | Before | Send | Pass);
    // key stores talk about keys as plain words, without paths
    const bool isKeyOrder = namesKeyPath() || has(Must | Before | You | External | ThirdParty | Attacker | Harvest) ||
                            namesTarget() || m_foreign != 0;
    if (namesKeyFile() && isKeyOrder && has(Read | Pass | Send | Harvest) && !isHonest && !has(Guard))
        findings.push_back({PoisonKind::Secrets, presses ? PoisonWeight::Critical : PoisonWeight::Warning, secrets});
    if (namesKeyPath() && saysAny("content of |contents of |text of |copy of |dump of "_L1) && !has(Example | Guard))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (saysAny(phrase::settingsFiles) && has(Read | Harvest) && has(Pass | Send) && !follows(Not, Pass | Send, 2) &&
        !isHonest && !has(Guard) && (has(Before | External | ThirdParty | Attacker | Harvest) || namesTarget()) &&
        has(File | Secret | WeakSecret) && (has(Must | You | Before | Attacker | Harvest) || follows(Read, Send, 8)) &&
        !areNear(Call, Secret | WeakSecret, 2))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (isSent(Secret) && (has(External | ThirdParty | Attacker) || namesTarget()) &&
        (has(Harvest | Automatic | Any | Attacker | Must | Before)) && !has(Guard | Choice))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Critical, secrets});
    if (says("cookies"_L1) && has(Pass | Send) && has(Your) && has(Argument) && !has(Choice | Guard))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (saysAny(phrase::settingsFiles) && has(Send) && has(Attacker))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Critical, secrets});
    if ((isHarvest(Secret, 7) || (isHarvest(WeakSecret, 4) && has(Any) && has(Secret | Send))) && !has(Guard | Choice))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    // a payment's parameters name one or two
    constexpr int many = 3;
    if (!has(Guard) && (saysHowMany(phrase::personalFacts) >= many ||
                        (saysHowMany(phrase::personalFacts) >= 2 && !has(Choice) && has(Harvest | Send | Pass))))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    // the content of a file is passed to a call
    if (follows(Read, File, 6) && follows(Read, Pass, 14) && has(File) && has(Before | You | Must | Threat) &&
        (has(Argument) || says(" as "_L1)) && has(Call | ToolWord | Threat) && !has(Choice) &&
        (saysAny(phrase::settingsFiles) || namesKeyFile() || says("sidenote"_L1) || has(Threat)))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (foreign(Read) && foreign(Secret) && foreign(Send | Pass | Must | Before) && !foreign(Not))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (follows(Keep | Harvest, Any, 3) && saysAny(phrase::inputs) && has(User | Must | Secrecy | External) &&
        !has(Choice | Guard) && (has(Secrecy | External | ThirdParty | Must) || namesTarget()))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, bitOf(Sign::TakeConversation)});
    if (namesConversation() && !has(Choice) && !has(Guard) && !follows(Not, Send | Pass, 2)) {
        const bool isHanded = has(Send | Pass) || (has(Tell2) && has(You | Your));
        const bool isAll = has(Whole | Must | External | ThirdParty) || (has(Your) && has(Any));
        if (isHanded && isAll && !says("you can "_L1) &&
            (has(Must | You | Before | Any | External | ThirdParty) || namesTarget()))
            findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, bitOf(Sign::TakeConversation)});
    }
}

bool PoisonSentence::isPassive() const
{
    constexpr QStringView passives =
        u"sent|shared|synced|streamed|forwarded|logged|stored|cached|transmitted|uploaded|added|opted|reported|"
        u"relayed|mirrored|copied|sold|kept|resold|retained|enrolled|replicated";
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if (isA(i, Send) && isOneOf(word(i), passives))
            return true;
    }
    return false;
}

void PoisonSentence::sends(Findings &findings) const
{
    const PoisonSigns away = bitOf(Sign::SendAway);
    const bool isMail = says("messages sent to"_L1) && says("mailbox"_L1) && !has(Must | You | Model);
    if (has(Guard) || isMail)
        return;
    const bool isData = has(Personal | Secret | Talk | Record | Whole) || namesConversation() ||
                        saysHowMany(phrase::personalFacts) > 0 || saysHowMany(phrase::machineFacts) > 1;
    if (has(Attacker) && has(Send) && (has(External | Any | Secret | WeakSecret | File) || namesTarget()))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (saysAny("exfiltrate |exfiltrates "_L1) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    const bool isPassive = this->isPassive();
    if (isPassive && follows(Send, ThirdParty, 12) && (isData || has(Automatic | User | Any)) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (isPassive && follows(Send, External, 8) && isData && has(Automatic | Whole | Any | Does) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (has(Send) && has(External | ThirdParty) &&
        (namesConversation() || saysHowMany(phrase::machineFacts) > 1 ||
         saysAny("clipboard|keystroke|browsing history"_L1)) &&
        !has(Choice) && (has(External) || has(ThirdParty)))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (has(Send) && namesTarget() && has(Must | Automatic | Before | Any | Secrecy) && !has(Choice | Example) &&
        (isData || has(Automatic) || follows(Send, File | Argument | Any, 6) || has(Secrecy)) &&
        (has(Automatic | Secrecy | Before) || follows(Any, Act | File | Argument, 4) || has(Secret)) &&
        (has(External | ThirdParty | Attacker | Secret | Secrecy | Automatic | Whole) || follows(Send, Any, 4)))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (has(Authority) && has(Must) && has(Send) && (namesTarget() || has(ThirdParty)) && !has(Choice | Example) &&
        (isData || has(File | Argument | Any)))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (has(Send) && (has(External) || namesTarget()) && saysAny(phrase::owned) && has(Before | Must | Any) &&
        !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (saysAny(" bcc|blind copy"_L1) && namesTarget() && has(Must | Any | Pass))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (foreign(Send) && (foreign(Secret | File) || (foreign(Talk) && foreign(Record))) &&
        (namesTarget() || foreign(Secrecy)))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
}

void PoisonSentence::steers(Findings &findings) const
{
    constexpr PoisonSigns steer = bitOf(Sign::SteerTools);
    const bool ofThis = saysAny("this tool|this function|call this|use this|call me|invoke this|esta herramienta|"
                                "esta ferramenta|cet outil|dieses werkzeug|dieses tool|este tool|run this"_L1);
    const bool ofTools = isEveryTool();
    const bool ofActs = isUniversal(Act) || says("anything else"_L1);
    const auto add = [&findings](PoisonWeight weight) { findings.push_back({PoisonKind::Steered, weight, steer}); };
    const bool isFirst = follows(Before, Any | Other, 4) || follows(Before, Act, 3) || says(" first"_L1);
    if ((ofTools && isFirst && (has(Must) || ofThis) && has(Call | Run | Pass | Send)) ||
        (ofActs && isFirst && follows(Before, Any, 3) && has(Must) && ofThis))
        add(PoisonWeight::Warning);
    if ((follows(Not | Ignore | Instead, Other, 4) && follows(Other, ToolWord, 3) && (has(Must | Ignore) || ofTools) &&
         (ofThis || has(Ignore | Prefer | Instead)) && !has(Choice)) ||
        (follows(Prefer, Instead, 8) && follows(Instead, Other, 4) && has(ToolWord) && has(Must)))
        add(PoisonWeight::Warning);
    if (saysAny("when this tool is|if this tool is|while this tool is|whenever this tool is"_L1) &&
        has(Must | Change | Instead) && has(Other | Any | Change))
        add(PoisonWeight::Warning);
    // the "call" of "every tool call" is no order to call
    const bool isCalling =
        !saysAny("tool call"_L1)
            ? has(Call)
            : std::ranges::count_if(m_words, [](const ReadWord &one) { return (one.is & Call) != 0; }) > 1;
    if (saysAny(phrase::turns) && has(Must) && (ofThis || isCalling) && !has(Choice))
        add(PoisonWeight::Warning);
    if (saysAny(phrase::faults) && saysAny(phrase::selves) && (has(Other) || namesTool() || follows(Any, ToolWord, 3)))
        add(PoisonWeight::Warning);
    if (foreign(Before | Must) && foreign(ToolWord) && foreign(Any | Other) && foreign(Call))
        add(PoisonWeight::Warning);
}

void PoisonSentence::changes(Findings &findings) const
{
    constexpr PoisonSigns change = bitOf(Sign::ChangeArguments);
    if (has(Guard) && !has(Must))
        return;
    const auto add = [&findings](PoisonWeight weight) { findings.push_back({PoisonKind::Steered, weight, change}); };
    const bool isOrder = has(Must | Instead | Trigger) || isUniversal(Act);
    const bool isExample = has(Example) || (has(Choice) && !has(Must | Instead));
    // "to" an account that the user did not name
    if (namesAccount() && isOrder && !isExample && (has(Change | Send | Pass) || says(" go to "_L1)) &&
        (has(Argument | Act | File) || says("commit"_L1)) &&
        (has(Must | Instead) || follows(Trigger, Call | Send, 8) || follows(Send, Any, 2) || isUniversal(ToolWord)))
        add(PoisonWeight::Warning);
    if (saysAny("to http|to: http|with http|via http|at http|through http"_L1) && !isExample && has(Change | Send) &&
        has(Argument | Act | File) && has(Must | Instead) && (has(Trigger | Instead) || isUniversal(Act)))
        add(PoisonWeight::Warning);
    // the arguments that another tool is called with
    const bool isCalled = saysAny(" is called| is used| is invoked| is executed| is run| are called| are used"_L1) ||
                          (says(" runs"_L1) && !saysAny("server runs|never runs"_L1));
    if (has(Trigger) && isCalled && (namesTool() || has(ToolWord)) && !isExample && !says("this tool is"_L1) &&
        (areNear(Change, Argument, 6) || has(Instead)))
        add(PoisonWeight::Warning);
    if (follows(Trigger, Call, 8) && areNear(Change, Argument, 6) && has(Must) && has(ToolWord) && !has(Choice) &&
        (namesTool() || namesTarget()))
        add(PoisonWeight::Warning);
    if (foreign(Change) && namesTarget() && foreign(Must | Any | Other))
        add(PoisonWeight::Warning);
}

void PoisonSentence::destroys(Findings &findings) const
{
    if (has(Ask) || has(Choice) || has(Guard))
        return;
    if (saysAny("turn off|switch off"_L1) && saysAny(phrase::protections) && has(Must | Before))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, bitOf(Sign::RunCommand)});
    const bool isMeans = std::ranges::any_of(m_words, [this](const ReadWord &one) {
        return (one.is & Destroy) != 0 &&
               m_text.mid(one.from + one.size).startsWith(u" by "); // "delete by removing all"
    });
    constexpr QStringView parts = u"values|partial|duplicate|duplicates|comments|whitespace|spaces|quotes|placeholders";
    const bool isTidied = std::ranges::any_of(m_words, [&](const ReadWord &one) {
        if ((one.is & Destroy) == 0)
            return false;
        const auto at = static_cast<std::size_t>(&one - m_words.data());
        // "remove all ID values", "do not cut or omit any data", "this deletes all …", "delete" as a value
        return names(parts, at + 1, at + 5) || isNear(Not, back(at, 5), at) || (at == 1 && names(u"this|it", 0)) ||
               (one.from > 0 && m_text.at(one.from - 1) == u'"');
    });
    const bool isOrdered = !isMeans && (!isTidied || saysAny(phrase::protections)) &&
                           areNear(Must | You | Before | Trigger | Model, Destroy, 7);
    if (isOrdered && has(Must | Before | Model) && (follows(Destroy, Any | Whole, 3) || saysAny(phrase::protections)))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, bitOf(Sign::RunCommand)});
}

/// Code that a program would run. Pages and sources returned by tools are full of it.
void PoisonSentence::injects(Findings &findings) const
{
    constexpr auto injections =
        "<script|javascript:|onerror=|' or '1'='1|' or 1=1|union select|; drop table|../etc/|__import__(|"
        "child_process|os.system(|subprocess.run(|eval(user|eval(input|exec\x28user|exec\x28input|shell=true|"
        "pickle.loads"_L1;
    if (saysPayload(injections) && !has(Guard | Choice) && !says("strip"_L1) && !says("escape"_L1) &&
        !says("not allowed"_L1))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, bitOf(Sign::RunCommand)});
}

void PoisonSentence::runs(Findings &findings) const
{
    const PoisonSigns run = bitOf(Sign::RunCommand);
    if (!has(Guard) && says("rm -rf /"_L1))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, run});
    if (has(Guard | Example))
        return;
    const bool presses = has(Must | Before) || foreign(Must | Before);
    constexpr std::array pipes{"| sh"_L1,     "|sh"_L1,    "| bash"_L1, "|bash"_L1,  "| nc "_L1,
                               "| python"_L1, "| sudo"_L1, "| zsh"_L1,  "| curl"_L1, "| base64"_L1};
    const bool isPiped = std::ranges::any_of(pipes, [this](QLatin1StringView part) { return says(part); });
    if (isPiped && saysAny(phrase::commandStarts))
        findings.push_back(
            {PoisonKind::Commands, presses || has(Run) ? PoisonWeight::Critical : PoisonWeight::Warning, run});
    else if ((saysAny(phrase::commandStarts) && (has(Run) || foreign(Run)) && (presses || namesTarget()) &&
              !has(Choice)) ||
             says("system\x28'"_L1) ||
             (saysAny("curl |wget "_L1) &&
              (saysAny(" -d @|=@|--data-binary|--post-file|--upload-file"_L1) || says("| curl"_L1))))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, run});
}

std::vector<SentenceFinding> PoisonSentence::findingsWith(const PoisonSentence &next) const
{
    Findings findings;
    if (has(Guard) || next.has(Guard) || next.has(Choice))
        return findings;
    const auto isData = [](const PoisonSentence &one) {
        return (one.has(Secret) && one.has(Harvest | Pass)) || one.saysHowMany(phrase::personalFacts) > 0 ||
               one.saysHowMany(phrase::machineFacts) > 1 || one.namesConversation();
    };
    const auto isAway = [](const PoisonSentence &one) {
        return one.has(Send) && one.has(External | ThirdParty) &&
               (one.isPassive() || one.has(Does | Automatic | Must | You));
    };
    if (isData(*this) && isAway(next) && next.m_words.size() < 40)
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, bitOf(Sign::SendAway)});
    const bool reads =
        (namesKeyFile() || saysAny(phrase::settingsFiles)) && has(Read) && has(Must | Before | You | Call);
    if (reads && next.has(Pass | Send) && next.has(File | This | Argument) &&
        next.has(Argument | External | ThirdParty | Attacker) && !has(Choice | Example))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, bitOf(Sign::TakeSecrets)});
    return findings;
}

} // namespace rc
