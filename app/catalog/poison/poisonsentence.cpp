// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonsentence.h"

#include "core/words/wordlist.h"

#include <algorithm>

namespace rc {

PoisonSentence::PoisonSentence(QStringView folded)
    : SentenceWords(folded, readWords(folded))
{
    m_pairs = PairSet(folded);
    markLists();
    correct(u"strip");
    if (is(fact::Script) && folded.count(u'=') < 2) // "action=upload …; action=delete …"
        m_foreign = foreignClasses(folded);
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

} // namespace rc
