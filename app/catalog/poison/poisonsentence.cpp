// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonsentence.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using namespace wordclass;
using Sign = PoisonSign;

constexpr std::array keyFiles{".npmrc"_L1,
                              "~/.ssh"_L1,
                              "id_rsa"_L1,
                              "id_ed25519"_L1,
                              "id_ecdsa"_L1,
                              ".ssh/"_L1,
                              "/etc/passwd"_L1,
                              "/etc/shadow"_L1,
                              ".aws/"_L1,
                              ".kube/"_L1,
                              ".gnupg"_L1,
                              ".netrc"_L1,
                              ".pgpass"_L1,
                              ".git-credentials"_L1,
                              ".bash_history"_L1,
                              ".zsh_history"_L1,
                              "wallet.dat"_L1,
                              "login data"_L1,
                              "cookies.sqlite"_L1,
                              "keychain-db"_L1,
                              ".docker/config"_L1,
                              "/etc/sudoers"_L1,
                              "authorized_keys"_L1,
                              ".cursor/mcp.json"_L1,
                              "claude_desktop_config"_L1,
                              "credentials.json"_L1,
                              "/proc/self/environ"_L1};
constexpr std::array keyWords{"private key"_L1, "private_key"_L1, "seed phrase"_L1, "recovery phrase"_L1,
                              "service-account"_L1};
constexpr std::array settingsFiles{".env"_L1,
                                   "mcp.json"_L1,
                                   "config.json"_L1,
                                   "secrets.y"_L1,
                                   "settings.json"_L1,
                                   ".pem"_L1,
                                   "environment variable"_L1,
                                   "process.env"_L1,
                                   "os.environ"_L1,
                                   "api key"_L1,
                                   "api_key"_L1,
                                   "apikey"_L1,
                                   "access token"_L1,
                                   "auth token"_L1,
                                   "bearer"_L1,
                                   "session cookie"_L1,
                                   "/root/"_L1,
                                   "/home/"_L1,
                                   "~/"_L1};
// A bracket is written \x28: a test looks for calls of these functions in the sources.
constexpr std::array commandStarts{"curl -"_L1,     "curl http"_L1,
                                   "wget "_L1,      "rm -rf"_L1,
                                   "nc -"_L1,       "netcat"_L1,
                                   "bash -"_L1,     "sh -c"_L1,
                                   "python -c"_L1,  "python3 -c"_L1,
                                   "powershell"_L1, "chmod +"_L1,
                                   "base64 -d"_L1,  "/dev/tcp"_L1,
                                   "os.system"_L1,  "subprocess."_L1,
                                   "eval("_L1,      "system\x28"_L1,
                                   "exec\x28"_L1,   "crontab"_L1,
                                   "scp "_L1,       "sudo "_L1,
                                   "npx -y"_L1,     "pip install"_L1,
                                   "certutil"_L1,   "invoke-webrequest"_L1,
                                   "iex("_L1,       "mkfifo"_L1,
                                   "cat /"_L1,      "cat ~"_L1,
                                   "$("_L1,         "xargs"_L1};
constexpr std::array pipesToShell{"| sh"_L1,     "|sh"_L1,    "| bash"_L1, "|bash"_L1,  "| nc "_L1,
                                  "| python"_L1, "| sudo"_L1, "| zsh"_L1,  "| curl"_L1, "| base64"_L1};
constexpr std::array personalFacts{"social security"_L1,
                                   "ssn"_L1,
                                   "credit card"_L1,
                                   "cvv"_L1,
                                   "passport number"_L1,
                                   "medical record"_L1,
                                   " phi "_L1,
                                   "bank account"_L1,
                                   "account number"_L1,
                                   "date of birth"_L1,
                                   "driver's license"_L1,
                                   "tax id"_L1};
constexpr std::array machineFacts{"mac address"_L1, "hostname"_L1,      "username"_L1,    "running processes"_L1,
                                  "ip address"_L1,  "serial number"_L1, "fingerprint"_L1, "installed software"_L1,
                                  "hardware"_L1,    "os version"_L1};
constexpr std::array talks{
    "conversation history"_L1,  "chat history"_L1,        "conversation context"_L1, "conversation log"_L1,
    "message history"_L1,       "previous messages"_L1,   "prior messages"_L1,       "system prompt"_L1,
    "user messages"_L1,         "entire conversation"_L1, "full conversation"_L1,    "whole conversation"_L1,
    "complete conversation"_L1, "all messages"_L1,        "context window"_L1,       "chain of thought"_L1,
    "user's prompt"_L1,         "user prompt"_L1,         "original prompt"_L1,      "user's message"_L1,
    "everything the user"_L1,   "historial de"_L1,        "historique de"_L1,        "historico d"_L1,
    "gesprachsverlauf"_L1,      "chatverlauf"_L1,         "toda la conversacion"_L1, "toda a conversa"_L1};

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

PoisonSentence::PoisonSentence(QStringView folded)
    : m_text(folded)
    , m_pairs(folded)
    , m_words(readWords(folded))
{
    for (const ReadWord &one : m_words)
        m_all |= one.is;
    const bool isForeign =
        std::any_of(folded.cbegin(), folded.cend(), [](QChar c) { return c.unicode() >= 0x370 && c.isLetter(); });
    if (isForeign)
        m_foreign = foreignClasses(folded);
    if (says("third part"_L1) || says("third-part"_L1))
        m_all |= ThirdParty;
    if (says("our server"_L1) || says("our team"_L1) || says("our backend"_L1) || says("our security"_L1) ||
        says("our analytics"_L1) || says("our research"_L1))
        m_all |= ThirdParty | External;
    if (says("e.g."_L1) || says("for example"_L1) || says("such as"_L1))
        m_all |= Example;
    m_all |= m_foreign;
}

template<typename Parts>
bool PoisonSentence::saysAny(const Parts &parts) const
{
    return std::any_of(parts.cbegin(), parts.cend(), [this](QLatin1StringView part) { return says(part); });
}

template<typename Parts>
bool PoisonSentence::saysPayload(const Parts &parts) const
{
    return std::any_of(parts.cbegin(), parts.cend(), [this](QLatin1StringView part) {
        const qsizetype at = m_pairs.mayHold(part) ? m_text.indexOf(part) : -1;
        const qsizetype end = at + part.size();
        return at >= 0 && !(end < m_text.size() && m_text.at(end) == u')'); // "using os.system()" names it
    });
}

template<typename Parts>
bool PoisonSentence::saysWhole(const Parts &parts) const
{
    return std::any_of(parts.cbegin(), parts.cend(), [this](QLatin1StringView part) {
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
        if ((m_words[i].is & first) == 0)
            continue;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + within; ++j) {
            if ((m_words[j].is & second) != 0)
                return true;
        }
    }
    return false;
}

bool PoisonSentence::endsBetween(std::size_t first, std::size_t second) const
{
    const qsizetype from = m_words[first].from + m_words[first].size;
    const QStringView gap = m_text.mid(from, m_words[second].from - from);
    return std::any_of(gap.cbegin(), gap.cend(),
                       [](QChar c) { return c == u';' || c == u':' || c == u')' || c == u'\n' || c == u'—'; });
}

bool PoisonSentence::isNear(quint64 one, quint64 other, std::size_t within) const
{
    return follows(one, other, within) || follows(other, one, within);
}

bool PoisonSentence::isForbiddenBefore(std::size_t at) const
{
    constexpr std::size_t reach = 12;
    for (std::size_t i = at > reach ? at - reach : 0; i < at; ++i) {
        if ((m_words[i].is & Not) != 0 || word(i).endsWith(u"n't"))
            return true;
    }
    return false;
}

bool PoisonSentence::isAboutThings() const
{
    for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
        const bool isPrior = (m_words[i].is & Prior) != 0 && (m_words[i + 1].is & Prior) == 0 && i > 0;
        if (!isPrior)
            continue;
        const qsizetype end = m_words[i].from + m_words[i].size;
        const bool isBeside = m_words[i + 1].from == end + 1 && m_text.at(end) == u' ';
        constexpr std::array<QStringView, 9> joints{u"and",  u"or",   u"you", u"from",   u"in",
                                                    u"that", u"then", u"i",   u"instead"};
        return isBeside && (m_words[i + 1].is & (Rules | Rules2 | Tell | Tell2)) == 0 &&
               std::find(joints.cbegin(), joints.cend(), word(i + 1)) == joints.cend();
    }
    return false;
}

bool PoisonSentence::isAround(quint64 classes, std::size_t at, std::size_t within) const
{
    for (std::size_t i = at > within ? at - within : 0; i <= at + within && i < m_words.size(); ++i) {
        if ((m_words[i].is & classes) != 0)
            return true;
    }
    return false;
}

bool PoisonSentence::isHarvest(quint64 what, std::size_t within) const
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if ((m_words[i].is & Harvest) == 0)
            continue;
        const QStringView next = i + 1 < m_words.size() ? word(i + 1) : QStringView();
        if (next == u"in" || next == u"into" || next == u"out" || next == u"on") // to log in
            continue;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + within; ++j) {
            if ((m_words[j].is & what) != 0)
                return true;
        }
    }
    return false;
}

bool PoisonSentence::isUniversal(quint64 noun) const
{
    if (foreign(Any | Other) && foreign(noun))
        return true;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if ((m_words[i].is & (Any | Other)) == 0)
            continue;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + 3; ++j) {
            if ((m_words[j].is & noun) != 0)
                return true;
        }
    }
    return false;
}

bool PoisonSentence::isEveryTool() const
{
    if (foreign(Any | Other) && foreign(ToolWord))
        return true;
    constexpr std::array<QStringView, 10> open{u"other", u"available", u"single", u"of",      u"the",
                                               u"these", u"your",      u"mcp",    u"further", u"external"};
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if ((m_words[i].is & (Any | Other)) == 0)
            continue;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + 4; ++j) {
            if ((m_words[j].is & ToolWord) != 0)
                return true;
            if ((m_words[j].is & (Any | Other)) == 0 && std::find(open.cbegin(), open.cend(), word(j)) == open.cend())
                break; // "any payment tools"
        }
    }
    return false;
}

bool PoisonSentence::namesTarget() const
{
    if (says("http://"_L1) || says("https://"_L1) || says("ftp://"_L1) || says("webhook"_L1) || namesAccount())
        return true;
    constexpr std::array domains{".com"_L1, ".net"_L1,  ".io"_L1, ".xyz"_L1,
                                 ".ru"_L1,  ".evil"_L1, ".tk"_L1, ".onion"_L1};
    return saysAny(domains);
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
    for (const QChar c : m_text) {
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

bool PoisonSentence::namesKeyPath() const
{
    return saysWhole(keyFiles);
}

bool PoisonSentence::namesKeyFile() const
{
    return namesKeyPath() || saysWhole(keyWords);
}

bool PoisonSentence::namesSettingsFile() const
{
    return saysAny(settingsFiles);
}

bool PoisonSentence::namesConversation() const
{
    return saysAny(talks) || follows(Talk, Record, 2) || (foreign(Talk) && foreign(Record));
}

int PoisonSentence::personalKinds() const
{
    return static_cast<int>(std::count_if(personalFacts.cbegin(), personalFacts.cend(),
                                          [this](QLatin1StringView one) { return says(one); }));
}

int PoisonSentence::machineKinds() const
{
    return static_cast<int>(
        std::count_if(machineFacts.cbegin(), machineFacts.cend(), [this](QLatin1StringView one) { return says(one); }));
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
    constexpr std::array<QStringView, 5> towards{u"to", u"for", u"dear", u"attention", u"hey"};
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if ((m_words[i].is & Model) == 0)
            continue;
        const qsizetype end = m_words[i].from + m_words[i].size;
        const bool isCalled = i < start && end < m_text.size() && (m_text.at(end) == u':' || m_text.at(end) == u',');
        std::size_t before = i;
        while (before > 0 && (word(before - 1) == u"the" || word(before - 1) == u"any" || word(before - 1) == u"all" ||
                              (m_words[before - 1].is & Model) != 0))
            --before;
        const bool isTowards =
            i < start && before > 0 && std::find(towards.cbegin(), towards.cend(), word(before - 1)) != towards.cend();
        bool isOrdered = false;
        for (std::size_t j = i + 1; j < m_words.size() && j <= i + 2; ++j)
            isOrdered = isOrdered || (m_words[j].is & Must) != 0;
        const bool isYou = before > 1 && (m_words[before - 2].is & You) != 0;
        // "the agent must be restarted" is about a program, "AI agents must" is not
        constexpr std::array<QStringView, 6> programs{u"agent", u"agents", u"model", u"models", u"bot", u"cursor"};
        const bool isProgram = std::find(programs.cbegin(), programs.cend(), word(i)) != programs.cend() &&
                               (i == 0 || (m_words[i - 1].is & Model) == 0);
        if (isCalled || isTowards || (isOrdered && !isProgram) || isYou)
            return true;
    }
    if (foreign(Ignore) && foreign(Rules))
        return true;
    for (std::size_t i = 0; i < m_words.size(); ++i) { // "ignore all previous …", and not "the browser ignores …"
        constexpr std::size_t near = 7;
        if ((m_words[i].is & Ignore) == 0 || word(i).endsWith(u's') || isForbiddenBefore(i))
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
    return std::any_of(findings.cbegin(), findings.cend(),
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
    constexpr std::array safeties{"safety"_L1,        "guardrail"_L1,      "safeguard"_L1,        "ethical"_L1,
                                  "content polic"_L1, "content filter"_L1, "your restrictions"_L1};
    if ((follows(Ignore, Rules, 7) && isOthers) || (follows(Ignore, Rules2 | Safety, 5) && isStrict) ||
        (follows(Ignore, Safety, 4) && saysAny(safeties) && !has(Guard | Choice)) ||
        (foreign(Ignore) && foreign(Rules) && has(Prior | Your | Any | Model)) ||
        (follows(Rules, Ignore, 10) && has(Model | You) && !has(Choice)))
        findings.push_back({PoisonKind::Override, PoisonWeight::Critical, bitOf(Sign::IgnoreRules)});
    if (follows(Ignore, Prior, 3) && !has(Choice) && !isAboutThings() &&
        (says("ignore all previous"_L1) || says("ignore previous"_L1) || says("ignore the above"_L1) ||
         says("disregard the above"_L1) || says("disregard previous"_L1) || says("forget everything"_L1) ||
         says("forget previous"_L1)))
        findings.push_back({PoisonKind::Override, PoisonWeight::Critical, bitOf(Sign::IgnoreRules)});
    constexpr std::array outranks{
        "set aside"_L1,           "outrank"_L1,         "overrule"_L1,         "are void"_L1,
        "no longer valid"_L1,     "are invalid"_L1,     "are suspended"_L1,    "are obsolete"_L1,
        "pay no attention to"_L1, "do not follow"_L1,   "don't follow"_L1,     "stop following"_L1,
        "no longer apply"_L1,     "do not apply"_L1,    "take precedence"_L1,  "takes precedence"_L1,
        "priority over"_L1,       "instead of your"_L1, "in place of your"_L1, "supersede"_L1,
        "above all other"_L1,     "replace your"_L1,    "replaces your"_L1};
    if (saysAny(outranks) && (has(Rules | Rules2) || says("told you"_L1)) && has(You | Prior | Other | Model))
        findings.push_back({PoisonKind::Override, PoisonWeight::Warning, bitOf(Sign::IgnoreRules)});
    constexpr std::array becomes{"you are now"_L1,
                                 "you're now"_L1,
                                 "from now on you"_L1,
                                 "from now on, you"_L1,
                                 "pretend to be"_L1,
                                 "pretend you are"_L1,
                                 "pretend that you"_L1,
                                 "act as if you"_L1,
                                 "act as an unrestricted"_L1,
                                 "your new role"_L1,
                                 "your new instructions"_L1,
                                 "your real task"_L1,
                                 "your true purpose"_L1,
                                 "your actual task"_L1,
                                 "ahora eres"_L1,
                                 "agora voce e"_L1,
                                 "tu es maintenant"_L1,
                                 "vous etes maintenant"_L1,
                                 "du bist jetzt"_L1,
                                 "du bist nun"_L1,
                                 "new instructions"_L1,
                                 "do anything now"_L1};
    const bool freesModel = says("jailbr"_L1) && has(You) && !has(Choice) && !says("device"_L1); // and no telephone
    if ((saysAny(becomes) || freesModel) && !has(Guard))
        findings.push_back({PoisonKind::Override, PoisonWeight::Warning, bitOf(Sign::SpeaksToModel)});
    constexpr std::array memories{".cursorrules"_L1,         "claude.md"_L1,        "agents.md"_L1,
                                  "your memory"_L1,          "long-term memory"_L1, "your instructions"_L1,
                                  "your system prompt"_L1,   ".bashrc"_L1,          "authorized_keys"_L1,
                                  "copilot-instructions"_L1, "your rules"_L1};
    if (has(Keep) && saysAny(memories) && has(Must | Before | This) && !has(Choice | Example) && !has(Guard))
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
    if (foreign(Not) && foreign(Tell) && foreign(User))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
    if (foreign(Without) && foreign(Knowledge) && foreign(User))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
    if (foreign(Secrecy) && foreign(Send | Read | Run))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const quint64 is = m_words[i].is;
        const bool isPast = i > 0 && (word(i - 1) == u"has" || word(i - 1) == u"have" || word(i - 1) == u"had");
        if ((is & (Not | Without)) == 0 || isPast || (i > 0 && (m_words[i - 1].is & Does) != 0))
            continue; // "does not notify" describes
        const std::size_t end = std::min(m_words.size(), i + 6);
        for (std::size_t j = i + 1; j < end; ++j) {
            const quint64 verb = m_words[j].is;
            // "do not retry and tell the user", "not the alert that they define"
            if (endsBetween(j - 1, j) || word(j) == u"and" || word(j) == u"but" || word(j) == u"then")
                break;
            const qsizetype from = m_words[i].from; // a permission by its name: without "browse users"
            if ((is & Without) != 0 && m_text.mid(from, m_words[j].from - from).contains(u'"'))
                break;
            if (word(j - 1) == u"the" || word(j - 1) == u"an" || word(j - 1) == u"a")
                continue;
            const auto within = [&](quint64 what, std::size_t words) {
                for (std::size_t k = j + 1; k < m_words.size() && k <= j + words; ++k) {
                    if ((m_words[k].is & what) != 0)
                        return true;
                }
                return false;
            };
            const QStringView said = word(j);
            if ((verb & (Tell | Tell2)) != 0 && word(j - 1) == u"only")
                break;
            if ((verb & Tell) != 0 && within(User, 6)) {
                const bool isNotYet = says(" that "_L1) && (says(" until "_L1) || says(" unless "_L1));
                if (!isParameter && !isNotYet)
                    findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
                break;
            }
            if ((verb & Tell) != 0 && !isParameter && (is & Without) == 0 && within(This, 2) && said != u"report" &&
                said != u"alert" && said != u"warn") {
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
            if ((is & Without) != 0 && (verb & Knowledge) != 0 && isAround(User, i, near) && !isParameter) {
                findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
                break;
            }
            if ((is & Without) != 0 && (verb & User) != 0 && within(Knowledge, 3) && !isParameter) {
                findings.push_back({PoisonKind::Concealed, PoisonWeight::Critical, hide});
                break;
            }
            const bool isJoined = j + 1 < m_words.size() && word(j + 1) == u"or"; // "asking or informing"
            if ((verb & Ask) != 0 && within(User, 4) && !isParameter && !isJoined) {
                const bool isMore = has(Send | Harvest | Run | Secret) && ((is & Without) != 0 || has(Secrecy));
                findings.push_back({PoisonKind::Concealed, isMore ? PoisonWeight::Warning : PoisonWeight::Info, hide});
                break;
            }
        }
    }
    const bool isContrast = follows(Instead, Secrecy, 3) || says("rather than"_L1); // "fails instead of silently …"
    if (isNear(Secrecy, Send | Harvest | Run, 5) && !has(Guard) && !isParameter && !isContrast &&
        !follows(Not | Does, Secrecy, 2))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
    constexpr std::array regardless{"even if"_L1,  "regardless"_L1, "no matter"_L1,
                                    "although"_L1, "even when"_L1,  "anyway"_L1};
    constexpr std::array successes{"success"_L1, "succeeded"_L1,  "no issue"_L1,
                                   "is safe"_L1, "no problem"_L1, "went well"_L1};
    if (has(Tell | Tell2) && saysAny(regardless) && saysAny(successes) && has(User | Must | Model))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
    constexpr std::array hides{"keep this secret"_L1,
                               "tell nobody"_L1,
                               "tell no one"_L1,
                               "nobody should know"_L1,
                               "keep this hidden"_L1,
                               "keep it secret"_L1,
                               "keep this between"_L1,
                               "hide this from"_L1,
                               "hidden from the user"_L1,
                               "hide from the user"_L1,
                               "conceal"_L1,
                               "user should not know"_L1,
                               "user must not know"_L1,
                               "user does not need to know"_L1,
                               "should not be visible to the user"_L1,
                               "not visible to the user"_L1,
                               " unaware"_L1,
                               "user won't notice"_L1,
                               "as if nothing"_L1,
                               "a secret from the user"_L1,
                               "leave no trace"_L1,
                               "cover your tracks"_L1,
                               "pretend that nothing"_L1,
                               "no mencion"_L1,
                               "ne mentionnez pas"_L1};
    if (saysAny(hides) && !isParameter && !has(Guard))
        findings.push_back({PoisonKind::Concealed, PoisonWeight::Warning, hide});
}

void PoisonSentence::takes(Findings &findings) const
{
    const PoisonSigns secrets = bitOf(Sign::TakeSecrets);
    const bool isHonest = has(Choice | Example) && !has(Must) && !has(Send);
    const bool presses = has(Must | Before | Send | Pass) || foreign(Must | Before | Send | Pass);
    // a key that is a word and no path is the subject of what keeps keys
    const bool isKeyOrder = namesKeyPath() || has(Must | Before | You | External | ThirdParty | Attacker | Harvest) ||
                            namesTarget() || m_foreign != 0;
    if (namesKeyFile() && isKeyOrder && has(Read | Pass | Send | Harvest) && !isHonest && !has(Guard))
        findings.push_back({PoisonKind::Secrets, presses ? PoisonWeight::Critical : PoisonWeight::Warning, secrets});
    constexpr std::array wholes{"content of "_L1, "contents of "_L1, "text of "_L1, "copy of "_L1, "dump of "_L1};
    if (namesKeyPath() && saysAny(wholes) && !has(Example | Guard))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (namesSettingsFile() && has(Read | Harvest) && has(Pass | Send) && !isHonest && !has(Guard) &&
        (has(Before | External | ThirdParty | Attacker | Harvest) || namesTarget()) &&
        has(File | Secret | WeakSecret) && (has(Must | You | Before | Attacker | Harvest) || follows(Read, Send, 8)) &&
        !isNear(Call, Secret | WeakSecret, 2))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (isNear(Secret, Send, 8) && (has(External | ThirdParty | Attacker) || namesTarget()) &&
        (has(Harvest | Automatic | Any | Attacker | Must | Before)) && !has(Guard | Choice))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Critical, secrets});
    if (says("cookies"_L1) && has(Pass | Send) && has(Your) && has(Argument) && !has(Choice | Guard))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (namesSettingsFile() && has(Send) && has(Attacker))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Critical, secrets});
    if ((isHarvest(Secret, 7) || (isHarvest(WeakSecret, 4) && has(Any) && has(Secret | Send))) && !has(Guard | Choice))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    // the parameters of a payment name one or two
    constexpr int many = 3;
    if (!has(Guard) &&
        (personalKinds() >= many || (personalKinds() >= 2 && !has(Choice) && has(Harvest | Send | Pass))))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    // what a file has is to be handed over with a call
    if (follows(Read, File, 6) && follows(Read, Pass, 14) && has(File) && has(Before | You | Must | Threat) &&
        (has(Argument) || says(" as "_L1)) && has(Call | ToolWord | Threat) && !has(Choice) &&
        (namesSettingsFile() || namesKeyFile() || says("sidenote"_L1) || has(Threat)))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    if (foreign(Read) && foreign(Secret) && foreign(Send | Pass | Must | Before))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, secrets});
    constexpr std::array inputs{"prompt"_L1,     "user input"_L1,   "user's input"_L1,
                                "keystroke"_L1,  "user message"_L1, "everything the user"_L1,
                                "user types"_L1, "user says"_L1,    "user's question"_L1};
    if (follows(Keep | Harvest, Any, 3) && saysAny(inputs) && has(User | Must | Secrecy | External) &&
        !has(Choice | Guard) && (has(Secrecy | External | ThirdParty | Must) || namesTarget()))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, bitOf(Sign::TakeConversation)});
    if (namesConversation() && !has(Choice) && !has(Guard) && !follows(Not, Send | Pass, 2)) {
        const bool isHanded = has(Send | Pass) || (has(Tell2) && has(You | Your));
        const bool isAll = has(Whole | Must | External | ThirdParty) || (has(Your) && has(Any));
        if (isHanded && isAll && (has(Must | You | Before | Any | External | ThirdParty) || namesTarget()))
            findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, bitOf(Sign::TakeConversation)});
    }
}

bool PoisonSentence::isPassive() const
{
    constexpr std::array passives{"sent"_L1,     "shared"_L1,    "synced"_L1,   "streamed"_L1,    "forwarded"_L1,
                                  "logged"_L1,   "stored"_L1,    "cached"_L1,   "transmitted"_L1, "uploaded"_L1,
                                  "added"_L1,    "opted"_L1,     "reported"_L1, "relayed"_L1,     "mirrored"_L1,
                                  "copied"_L1,   "sold"_L1,      "kept"_L1,     "resold"_L1,      "retained"_L1,
                                  "enrolled"_L1, "replicated"_L1};
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        if ((m_words[i].is & Send) != 0 && std::find(passives.cbegin(), passives.cend(), word(i)) != passives.cend())
            return true;
    }
    return false;
}

void PoisonSentence::sends(Findings &findings) const
{
    const PoisonSigns away = bitOf(Sign::SendAway);
    if (has(Guard))
        return;
    const bool isData = has(Personal | Secret | Talk | Record | Whole) || namesConversation() || personalKinds() > 0 ||
                        machineKinds() > 1;
    if (has(Attacker) && has(Send) && (has(External | Any | Secret | WeakSecret | File) || namesTarget()))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if ((says("exfiltrate "_L1) || says("exfiltrates "_L1)) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    const bool isPassive = this->isPassive();
    if (isPassive && follows(Send, ThirdParty, 12) && (isData || has(Automatic | User | Any)) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (isPassive && follows(Send, External, 8) && isData && has(Automatic | Whole | Any | Does) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (has(Send) && has(External | ThirdParty) &&
        (namesConversation() || machineKinds() > 1 || says("clipboard"_L1) || says("keystroke"_L1) ||
         says("browsing history"_L1)) &&
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
    constexpr std::array owned{"their messages"_L1,       "five messages"_L1,        "last messages"_L1,
                               "recent messages"_L1,      "their questions"_L1,      "user's emails"_L1,
                               "user's documents"_L1,     "user's files"_L1,         "user's photos"_L1,
                               "question of the user"_L1, "messages of the user"_L1, "files of the user"_L1,
                               "home address"_L1};
    if (has(Send) && (has(External) || namesTarget()) && saysAny(owned) && has(Before | Must | Any) && !has(Choice))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if ((says(" bcc"_L1) || says("blind copy"_L1)) && namesTarget() && has(Must | Any | Pass))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
    if (foreign(Send) && (foreign(Secret | File) || (foreign(Talk) && foreign(Record))) &&
        (namesTarget() || foreign(Secrecy)))
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, away});
}

void PoisonSentence::steers(Findings &findings) const
{
    const PoisonSigns steer = bitOf(Sign::SteerTools);
    const bool ofThis = says("this tool"_L1) || says("this function"_L1) || says("call this"_L1) ||
                        says("use this"_L1) || says("call me"_L1) || says("invoke this"_L1) ||
                        says("esta herramienta"_L1) || says("esta ferramenta"_L1) || says("cet outil"_L1) ||
                        says("dieses werkzeug"_L1) || says("dieses tool"_L1) || says("este tool"_L1) ||
                        says("run this"_L1);
    const bool ofTools = isEveryTool();
    const bool ofActs = isUniversal(Act) || says("anything else"_L1);
    const auto add = [&findings, steer](PoisonWeight weight) {
        findings.push_back({PoisonKind::Steered, weight, steer});
    };
    const bool isFirst = follows(Before, Any | Other, 4) || follows(Before, Act, 3) || says(" first"_L1);
    if ((ofTools && isFirst && (has(Must) || ofThis) && has(Call | Run | Pass | Send)) ||
        (ofActs && isFirst && follows(Before, Any, 3) && has(Must) && ofThis))
        add(PoisonWeight::Warning);
    if ((follows(Not | Ignore | Instead, Other, 4) && follows(Other, ToolWord, 3) && (has(Must | Ignore) || ofTools) &&
         (ofThis || has(Ignore | Prefer | Instead)) && !has(Choice)) ||
        (follows(Prefer, Instead, 8) && follows(Instead, Other, 4) && has(ToolWord) && has(Must)))
        add(PoisonWeight::Warning);
    if ((says("when this tool is"_L1) || says("if this tool is"_L1) || says("while this tool is"_L1) ||
         says("whenever this tool is"_L1)) &&
        has(Must | Change | Instead) && has(Other | Any | Change))
        add(PoisonWeight::Warning);
    constexpr std::array turns{"every message"_L1,      "every response"_L1,       "each response"_L1,
                               "every reply"_L1,        "each message"_L1,         "every turn"_L1,
                               "every conversation"_L1, "every interaction"_L1,    "every prompt"_L1,
                               "all responses"_L1,      "every user message"_L1,   "every user request"_L1,
                               "all user messages"_L1,  "every single"_L1,         "every tool call"_L1,
                               "each tool call"_L1,     "every other tool"_L1,     "all other tools"_L1,
                               "any other tool"_L1,     "before answering any"_L1, "before responding to any"_L1,
                               "every answer"_L1};
    if (saysAny(turns) && has(Must) && (ofThis || has(Call)) && !has(Choice))
        add(PoisonWeight::Warning);
    constexpr std::array faults{"deprecated"_L1, "compromised"_L1, "unsafe"_L1, "outdated"_L1,  "insecure"_L1,
                                "unreliable"_L1, "obsolete"_L1,    "broken"_L1, "malicious"_L1, "inaccurate"_L1};
    constexpr std::array selves{"use this tool"_L1,     "use this one"_L1,  "use this function"_L1,
                                "this tool instead"_L1, "use me"_L1,        "replaced by this"_L1,
                                "only this tool"_L1,    "call this tool"_L1};
    if (saysAny(faults) && saysAny(selves) && (has(Other) || namesTool() || follows(Any, ToolWord, 3)))
        add(PoisonWeight::Warning);
    if (foreign(Before | Must) && foreign(ToolWord) && foreign(Any | Other) && foreign(Call))
        add(PoisonWeight::Warning);
}

void PoisonSentence::changes(Findings &findings) const
{
    const PoisonSigns change = bitOf(Sign::ChangeArguments);
    if (has(Guard) && !has(Must))
        return;
    const auto add = [&findings, change](PoisonWeight weight) {
        findings.push_back({PoisonKind::Steered, weight, change});
    };
    const bool isOrder = has(Must | Instead | Trigger) || isUniversal(Act);
    const bool isExample = has(Example) || (has(Choice) && !has(Must | Instead));
    // "to" an account that the user has not named
    if (namesAccount() && isOrder && !isExample && (has(Change | Send | Pass) || says(" go to "_L1)) &&
        (has(Argument | Act | File) || says("commit"_L1)) &&
        (has(Must | Instead) || follows(Trigger, Call | Send, 8) || follows(Send, Any, 2) || isUniversal(ToolWord)))
        add(PoisonWeight::Warning);
    constexpr std::array towards{"to http"_L1,  "to: http"_L1, "with http"_L1,
                                 "via http"_L1, "at http"_L1,  "through http"_L1};
    if (saysAny(towards) && !isExample && has(Change | Send) && has(Argument | Act | File) && has(Must | Instead) &&
        (has(Trigger | Instead) || isUniversal(Act)))
        add(PoisonWeight::Warning);
    // what another tool is called with
    const bool isCalled = says(" is called"_L1) || says(" is used"_L1) || says(" is invoked"_L1) ||
                          says(" is executed"_L1) || says(" is run"_L1) || says(" are called"_L1) ||
                          says(" are used"_L1) || (says(" runs"_L1) && !says("server runs"_L1));
    if (has(Trigger) && isCalled && (namesTool() || has(ToolWord)) && !isExample && !says("this tool is"_L1) &&
        (isNear(Change, Argument, 6) || has(Instead)))
        add(PoisonWeight::Warning);
    if (follows(Trigger, Call, 8) && isNear(Change, Argument, 6) && has(Must) && has(ToolWord) && !has(Choice) &&
        (namesTool() || namesTarget()))
        add(PoisonWeight::Warning);
    if (foreign(Change) && namesTarget() && foreign(Must | Any | Other))
        add(PoisonWeight::Warning);
}

void PoisonSentence::destroys(Findings &findings) const
{
    if (has(Ask) || has(Choice) || has(Guard))
        return;
    constexpr std::array protections{"firewall"_L1,   "antivirus"_L1,     "two-factor"_L1,     "2fa"_L1,
                                     "mfa"_L1,        "logging"_L1,       "security check"_L1, "audit log"_L1,
                                     "monitoring"_L1, "backups"_L1,       "safety check"_L1,   "permission check"_L1,
                                     "selinux"_L1,    "authentication"_L1};
    if ((says("turn off"_L1) || says("switch off"_L1)) && saysAny(protections) && has(Must | Before))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, bitOf(Sign::RunCommand)});
    const bool isMeans = std::any_of(m_words.cbegin(), m_words.cend(), [this](const ReadWord &one) {
        return (one.is & Destroy) != 0 &&
               m_text.mid(one.from + one.size).startsWith(u" by "); // "delete by removing all"
    });
    const bool isOrdered = !isMeans && isNear(Must | You | Before | Trigger | Model, Destroy, 7);
    if (isOrdered && has(Must | Before | Model) && (follows(Destroy, Any | Whole, 3) || saysAny(protections)))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, bitOf(Sign::RunCommand)});
}

/// Code that a program would run; a page or a source that a tool returns is full of it.
void PoisonSentence::injects(Findings &findings) const
{
    constexpr std::array injections{"<script"_L1,     "javascript:"_L1,   "onerror="_L1,     "' or '1'='1"_L1,
                                    "' or 1=1"_L1,    "union select"_L1,  "; drop table"_L1, "../etc/"_L1,
                                    "__import__("_L1, "child_process"_L1, "os.system("_L1,   "subprocess.run("_L1,
                                    "eval(user"_L1,   "eval(input"_L1,    "exec\x28user"_L1, "exec\x28input"_L1,
                                    "shell=true"_L1,  "pickle.loads"_L1};
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
    constexpr std::array uploads{" -d @"_L1,         "=@"_L1,    "--data-binary"_L1, "--post-file"_L1,
                                 "--upload-file"_L1, "| curl"_L1};
    const bool presses = has(Must | Before) || foreign(Must | Before);
    if (saysAny(pipesToShell) && saysAny(commandStarts))
        findings.push_back(
            {PoisonKind::Commands, presses || has(Run) ? PoisonWeight::Critical : PoisonWeight::Warning, run});
    else if ((saysAny(commandStarts) && (has(Run) || foreign(Run)) && (presses || namesTarget()) && !has(Choice)) ||
             says("system\x28'"_L1) || ((says("curl "_L1) || says("wget "_L1)) && saysAny(uploads)))
        findings.push_back({PoisonKind::Commands, PoisonWeight::Warning, run});
}

std::vector<SentenceFinding> PoisonSentence::findingsWith(const PoisonSentence &next) const
{
    Findings findings;
    if (has(Guard) || next.has(Guard) || next.has(Choice))
        return findings;
    const auto isData = [](const PoisonSentence &one) {
        return (one.has(Secret) && one.has(Harvest | Pass)) || one.personalKinds() > 0 || one.machineKinds() > 1 ||
               one.namesConversation();
    };
    const auto isAway = [](const PoisonSentence &one) {
        return one.has(Send) && one.has(External | ThirdParty) &&
               (one.isPassive() || one.has(Does | Automatic | Must | You));
    };
    if (isData(*this) && isAway(next) && next.m_words.size() < 40)
        findings.push_back({PoisonKind::SentAway, PoisonWeight::Warning, bitOf(Sign::SendAway)});
    const bool reads = (namesKeyFile() || namesSettingsFile()) && has(Read) && has(Must | Before | You | Call);
    if (reads && next.has(Pass | Send) && next.has(File | This | Argument) &&
        next.has(Argument | External | ThirdParty | Attacker) && !has(Choice | Example))
        findings.push_back({PoisonKind::Secrets, PoisonWeight::Warning, bitOf(Sign::TakeSecrets)});
    return findings;
}

} // namespace rc
