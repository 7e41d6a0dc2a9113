// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonmarks.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using namespace wordclass;
using Sign = PoisonSign;
using Kind = PoisonKind;

/// Turns of phrase that mean the same in an order. A row counts once.
struct Turn
{
    Kind kind;
    Sign sign;
    int points;
    bool isOrder;        ///< and not a parameter that is described, or an example
    const char *phrases; ///< separated by bars
};

constexpr int turnIds = 100; // ids of turns are above those of marks

constexpr std::array turns{
    // how it is done: so that nobody sees it
    Turn{Kind::Harmful, Sign::Hide, 10, false,
         "without detection|without being detected|without being noticed|without anyone noticing|without triggering "
         "security|without triggering any alarm|without triggering alert|without alerting|without raising suspicion|"
         "avoid detection|avoiding detection|evade detection|evading detection|evades detection|leaving no trace|leave "
         "no trace|without leaving trace|cover its tracks|hide activity|hides "
         "activity|to avoid monitoring|without user awareness|without the owner's|without their knowledge|escape "
         "scrutiny|under the radar|does not notice|nobody notices|no one notices"},
    Turn{Kind::Harmful, Sign::Hide, 6, false,
         "undetected|undetectable|unnoticed|avoid suspicion|without proper authorization|without consent|without "
         "permission from"},
    // the craft of attacks
    Turn{Kind::Harmful, Sign::DeclaresHarm, 10, false,
         "reverse shell|bind shell|privilege escalation|privilege elevation|escalate privilege|elevate privilege|"
         "container escape|sandbox escape|escape container|escape the sandbox|buffer overflow|dll injection|process "
         "injection|code injection|sql injection|command injection|template injection|ldap injection|xslt "
         "injection|language injection|deserialization attack|unsafe deserialization|password spray|credential "
         "stuffing|credential dump|credential theft|pass-the-hash|pass the hash|kerberoast|golden ticket|silver "
         "ticket|man-in-the-middle|man in the middle|arp spoof|dns spoof|dns poison|cache poison|fork bomb|zip "
         "bomb|cryptojack|crypto miner|cryptominer|lateral movement|keystroke logg|session hijack|clickjack|web "
         "shell|webshell|search order hijack|process hollowing|return-oriented|heap spray|lsass|mimikatz|ntds.dit|"
         "sam database|sam hive|ld_preload|uac bypass|bypass uac|bypass windows uac|setuid binary|suid binar|"
         "no_root_squash|token impersonation|identity theft|data theft|ponzi|money launder|insider trading|"
         "stolen|exfiltrated|command-and-control|command and control server|malicious macro|malicious code|"
         "malicious payload|malicious script|malicious file|malicious content|malicious library|attacker-controlled|"
         "attacker infrastructure|timestomp|rootkit|keylogger|ransomware|botnet"},
    Turn{Kind::Harmful, Sign::DeclaresHarm, 6, false,
         "path traversal|directory traversal|denial of service|brute force|brute-force|arbitrary shell|arbitrary "
         "code|arbitrary command|root access|remote code execution|memory dump|process memory|password hash|private "
         "keys|saved password|browser history|wifi password|target system|victim|race condition|symlink "
         "attack|phishing|spoofed|surveillance|causing accident|lead to accident|cause harm|causing harm|result in "
         "harm|causing errors|causing navigation|false identity|forged|counterfeit|fraudulent|misleading|deceptive|"
         "fake review|fake account"},
    // the best of all tools
    Turn{Kind::Steered, Sign::PraisesItself, 10, false,
         "best tool in|best tool for all|best tool available|best tool ever|best tool of all|most powerful tool|most "
         "reliable tool|most trusted tool|most accurate tool|superior to all|superior to any|superior to every|better "
         "than any other|better than all other|more reliable than any|more accurate than any|more accurate than "
         "all|faster than all other|officially endorsed|officially recommended|officially approved|endorsed by "
         "anthropic|endorsed by openai|recommended by anthropic|recommended by openai|approved by anthropic|the only "
         "trusted|only trusted tool|only approved tool|only authorized tool|should be chosen over|must be chosen "
         "over|always choose this|always select this|always pick this|select this tool over|prefer this tool over "
         "all|prefer this tool over any|prefer this tool to|favor this tool|prioritize this tool|prioritise this "
         "tool|rank this tool|gold standard"},
    Turn{Kind::Steered, Sign::PraisesItself, 6, true,
         "over any other tool|over all other|over other tools|over similar|instead of other|instead of any "
         "other|rather than any other|any other tools|no other tool|all other tools|before any other|first before|"
         "highest priority|top priority|first choice|best results|always use this|always prefer this|trusted "
         "official|default tool for|primary tool for all|must be used first|must be called first|must be invoked "
         "first|tool must be used"},
    // what it lasts for
    Turn{
        Kind::Override, Sign::Persists, 6, true,
        "all future|all later|future interaction|future quer|future conversation|future request|future response|future "
        "session|subsequent response|subsequent request|subsequent call|subsequent interaction|rest of the "
        "conversation|rest of the session|rest of this|throughout the session|throughout the "
        "conversation|from this point|from now on|permanently remember|remember that|remember this|always "
        "respond|always reply|always answer|always include the|always append|always prepend|each response|every "
        "response|standing instruction|global rule|every subsequent|going forward"},
    // when nobody looks
    Turn{Kind::Harmful, Sign::Evades, 8, true,
         "is not watching|isn't watching|not looking|when no one is|when nobody|unattended|after the first|on first "
         "run|on first use|then switch to|th call|is auto-approved|autoapprov|after approval|once "
         "trusted|based on the time of day|behaves normally|appear normal|appears legitimate|appear legitimate|look "
         "legitimate|"
         "only in production|when not monitored|when connected to"},
    // where a program or a model keeps what it obeys
    Turn{Kind::Override, Sign::Persists, 7, true,
         "mcp.json|.cursorrules|cursor rules|claude.md|agents.md|.bashrc|.zshrc|.profile file|mcp server "
         "config|mcp config|new mcp server|register a new|tool definition|tool registry|another server's|adjacent "
         "server|other server|copilot-instructions|crontab|startup command|startup script|launch "
         "agent|persistence|pipeline config"},
    // what it is said to be for
    Turn{Kind::Steered, Sign::Pretext, 4, true,
         "for compliance|can be authorized|to authenticate,|best quality|better answers|audit indexing|for "
         "indexing|compliance requirement|compliance purpose|compliance check|for security|security "
         "check|security verification|security measure|security purpose|security polic|security reason|integrity "
         "check|integrity verification|session integrity|verify integrity|for audit|audit trail|audit "
         "purpose|auditing purpose|for verification|verification step|for validation|authorization check|for "
         "diagnos|diagnostic purpose|for debugging|for quality|quality assurance|for telemetry|for analytics|for "
         "synchroni|stay in sync|kept in sync|for personalization|optimal performance|optimal response|optimal "
         "result|proxying issue|to prevent error|to prevent data loss|to prevent failure|to avoid error|to avoid "
         "corruption|to prevent corruption|implementation detail|mandatory pre|protocol requires|platform's polic|by "
         "company policy|corporate policy|legal requirement|internal "
         "optimization|backup purpose|for backup|to ensure consistency|to ensure security|ensure the "
         "safety|initialization|pre-flight|preflight|license check|to keep the user safe|protocol requires|per "
         "protocol"},
    // that a guard is to be put aside
    Turn{Kind::Override, Sign::IgnoreRules, 9, true,
         "disable all logging|disable logging|disable security|disable monitoring|bypass security|bypass "
         "authent|bypass tls|bypass verif|bypass approv|bypass confirm|bypass authoriz|bypass permission|bypass "
         "selinux|bypass file|bypass restrict|bypass macos|bypass protect|skip verif|skip authoriz|skip "
         "confirm|skip the confirm|skip approval|ignore "
         "security|ignore all security|ignore safety|do not log|don't log|never log|do not ask for confirm|don't ask "
         "for confirm|no confirmation|without further confirm|security is optional|unrestricted access|full "
         "admin|admin privilege|admin access|root privilege|turn off "
         "logging|security hooks"},
    // what comes out of a tool is made an order
    Turn{Kind::Override, Sign::IgnoreRules, 7, true,
         "hidden instruction|hidden command|following instructions|following instruction|following hidden|inject "
         "instruction|injected content|additional hidden|as code and execute|and execute it|and execute them|download "
         "and execute|then execute|propagate this|replicate this|spread this|to every server|all connected "
         "tools|other connected|tell the other tool|instruct the other|recursively call|recursively invoke|flood "
         "the|exhaust token|exhaust the|fill the context|context window with"},
    // what a tool is, and what it gave back, made another
    Turn{Kind::Override, Sign::IgnoreRules, 8, true,
         "override the tool|replace the tool|redefine the tool|redefine this tool|wrap the original|mark this tool as|"
         "create a new tool that|replace the response|override the output|override the response|append to the output "
         "the|modify the response so|modify the output so|return with the following|in the return value|rewrite the "
         "result|change what the tool returned|redirect to the fallback|redirect data|redirect the"},
    // what is the user's own
    Turn{Kind::Secrets, Sign::TakeConversation, 7, true,
         "conversation history|conversation context|entire conversation|full conversation|chat history|message "
         "history|all messages|previous messages|user's messages|system prompt|user prompt|original prompt|clipboard "
         "content|browser cookie|chrome cookie|saved passwords|all environment variables|session "
         "token|from the user context|ask the user for their password|full chat|chat list|user's location|contents "
         "of the repository|entire repository|entire codebase|whole codebase|private configuration|config file "
         "contents|169.254.169.254|docker.sock"},
    Turn{Kind::SentAway, Sign::SendAway, 5, true,
         "to analytics|to the analytics|to the backup|to a backup|backup server|backup endpoint|fallback "
         "endpoint|callback url|webhook url|to our server|to the dashboard|to another server|to the server|external "
         "server|remote server|external endpoint|remote endpoint|collection endpoint|collector|dns subdomain|dns "
         "quer|markdown image|image url param|notification channel|audit service|log_event|to the following "
         "url|bcc:|hidden parameter|also copied|also uploaded|is uploaded|are uploaded|logging endpoint"},
    // a failure that only an order can mend
    Turn{Kind::Steered, Sign::Pretext, 6, true,
         "session expired|session has expired|initialization failed|authentication failed|authorization failed|to "
         "go on,|in order to continue|to continue, provide|in order to get the result|before it can continue|to "
         "unlock this|to repair it|to fix this error|to resolve this error|a more urgent|previous task has been "
         "completed|i am the user|signed, the user"},
    // how it asks a model
    Turn{Kind::Steered, Sign::SpeaksToModel, 4, true,
         "<important>|<critical>|<system>|important system|system note|system requirement|system instruction|critical "
         "instruction|the assistant must|the agent must|the model must|the llm must|the ai must|assistant "
         "should|agent should|model should|llm should|you must first|you must also|you should also|you are required|"
         "must first|must also|prior to|strictly adhere|you are a different|very "
         "important side|important side effect|to this tool's|to complete this"}};

struct TurnPhrases
{
    const Turn *turn = nullptr;
    std::vector<QLatin1StringView> phrases;
};

const std::vector<TurnPhrases> &turnPhrases()
{
    static const std::vector<TurnPhrases> all = [] {
        std::vector<TurnPhrases> read;
        for (const Turn &turn : turns) {
            TurnPhrases one{&turn, {}};
            QLatin1StringView rest(turn.phrases);
            while (!rest.isEmpty()) {
                const qsizetype end = rest.indexOf(u'|');
                one.phrases.push_back(end < 0 ? rest : rest.first(end));
                rest = end < 0 ? QLatin1StringView() : rest.sliced(end + 1);
            }
            read.push_back(std::move(one));
        }
        return read;
    }();
    return all;
}

/// Names of what others look for, too: "malware" is no deed.
bool isThing(QStringView word)
{
    constexpr std::array<QStringView, 17> things{
        u"malware",      u"malicious",    u"ransomware", u"spyware",    u"rootkit",    u"trojan",
        u"botnet",       u"fraud",        u"phishing",   u"plagiarism", u"fraudulent", u"exploits",
        u"exploitation", u"exfiltration", u"backdoors",  u"hijack",     u"exfil"};
    return std::find(things.cbegin(), things.cend(), word) != things.cend();
}

/// One sentence.
class Marks
{
public:
    Marks(QStringView text, const std::vector<ReadWord> &words, const PairSet &pairs)
        : m_text(text)
        , m_words(words)
        , m_pairs(pairs)
    {
        for (const ReadWord &one : words)
            m_all |= one.is;
        m_isGuard = (m_all & (Guard | Watch)) != 0;
        for (m_guard = 0; m_guard < words.size() && (words[m_guard].is & (Guard | Watch)) == 0;)
            ++m_guard;
        m_asks = (m_all & Ask) != 0 && (m_all & (User | Knowledge)) != 0 && (m_all & (Not | Without)) == 0;
        constexpr quint64 orders =
            Tell | Read | Send | Pass | Run | Keep | Destroy | Not | Harm | Tamper | Take | Ignore;
        const bool isImperative = !words.empty() && (words.front().is & orders) != 0 && !says("true"_L1) &&
                                  !says("whether"_L1) && !says("optional"_L1) && !says("default"_L1);
        m_describes = (m_all & (Choice | Example)) != 0 && (m_all & Must) == 0 && !isImperative;
    }

    std::vector<PoisonMark> read()
    {
        if (m_words.size() < 2)
            return {};
        readTurns();
        harm();
        occasion();
        acts();
        // a text that says nothing but this
        constexpr std::size_t fewWords = 18;
        constexpr quint64 verbs =
            Read | Send | Pass | Change | Run | Call | Keep | Destroy | Harm | Tamper | Take | Not | Tell | Ignore;
        const bool isOrder = (m_words.front().is & verbs) != 0;
        if (!m_marks.empty() && m_words.size() <= fewWords && !m_describes && !m_isGuard && !m_asks) {
            const PoisonMark &first = m_marks.front();
            const bool isPlain = first.sign == Sign::SendAway || first.sign == Sign::DeclaresHarm ||
                                 (first.sign == Sign::TakeConversation && has(Secret | Any));
            if (first.sign == Sign::IgnoreRules || (isOrder && isPlain))
                add(15, first.kind, first.sign, 3);
        }
        return std::move(m_marks);
    }

private:
    void add(int id, Kind kind, Sign sign, int points) { m_marks.push_back({id, kind, sign, points}); }
    [[nodiscard]] bool has(quint64 classes) const { return (m_all & classes) != 0; }
    [[nodiscard]] bool says(QLatin1StringView part) const { return m_pairs.mayHold(part) && m_text.contains(part); }
    [[nodiscard]] QStringView word(std::size_t at) const { return m_text.mid(m_words[at].from, m_words[at].size); }

    void readTurns()
    {
        for (std::size_t i = 0; i < turnPhrases().size(); ++i) {
            const TurnPhrases &one = turnPhrases()[i];
            const Turn &turn = *one.turn;
            if (turn.points >= 10 && m_describes && turn.sign == Sign::DeclaresHarm)
                continue;
            if (turn.isOrder ? m_describes || m_asks : turn.sign == Sign::DeclaresHarm && m_isGuard)
                continue;
            if (turn.sign == Sign::TakeConversation && !has(Send | Pass | Take | Harvest | Read | Must))
                continue;
            const bool isSaid = std::any_of(one.phrases.cbegin(), one.phrases.cend(),
                                            [this](QLatin1StringView phrase) { return says(phrase); });
            if (isSaid)
                add(turnIds + int(i), turn.kind, turn.sign, turn.points);
        }
    }

    /// Whether the word is what the tool does: "Steals …", "a tool that quietly copies …", "used to forge …".
    [[nodiscard]] bool isHead(std::size_t at) const
    {
        if (at == 0)
            return true;
        std::size_t before = at - 1;
        while (before > 0 && word(before).endsWith(u"ly"))
            --before;
        constexpr std::array<QStringView, 13> leads{u"to",  u"for",  u"that", u"which",   u"and", u"or",  u"by",
                                                    u"can", u"will", u"of",   u"through", u"via", u"then"};
        return std::find(leads.cbegin(), leads.cend(), word(before)) != leads.cend() ||
               (before == 0 && word(0).endsWith(u"ly"));
    }

    [[nodiscard]] bool isFollowed(std::size_t at, quint64 by, std::size_t within) const
    {
        for (std::size_t i = at + 1; i < m_words.size() && i <= at + within; ++i) {
            if ((m_words[i].is & by) != 0)
                return true;
        }
        return false;
    }

    void harm()
    {
        const Sign sign = Sign::DeclaresHarm;
        bool isHarmful = false;
        for (std::size_t i = 0; i < m_guard; ++i) { // "Steals what scanners find" and not "Scans for stolen keys"
            const quint64 is = m_words[i].is;
            if ((is & Harm) != 0) {
                add(0, Kind::Harmful, sign, isHead(i) && !isThing(word(i)) ? 10 : 6);
                isHarmful = true;
            }
            if ((is & Tamper) != 0) {
                const bool isGuarded = isFollowed(i, Guarded | Secret | Safety, 5);
                if (isHead(i) && isGuarded)
                    add(1, Kind::Harmful, sign, 9);
                else if (isGuarded)
                    add(1, Kind::Harmful, sign, 6);
                else if (isHead(i))
                    add(2, Kind::Harmful, sign, 4);
                isHarmful = isHarmful || isHead(i) || isGuarded;
            }
        }
        if (has(Covert) && !m_describes) {
            for (std::size_t i = 0; i < m_words.size(); ++i) {
                if ((m_words[i].is & Covert) != 0 &&
                    (isFollowed(i, Harm | Tamper | Send | Change | Harvest | Run | Destroy | Read | Pass, 4) ||
                     (i > 0 && (m_words[i - 1].is & (Harm | Tamper | Send | Change | Harvest | Run)) != 0))) {
                    add(3, Kind::Harmful, Sign::Hide, isHarmful ? 7 : 6);
                    break;
                }
            }
        }
        // to take what is another's: by dumping, extracting, locating
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (i < m_guard && (m_words[i].is & Take) != 0 && isHead(i) &&
                isFollowed(i, Secret | WeakSecret | Guarded, 6)) {
                add(4, Kind::Secrets, Sign::TakeSecrets, 8);
                break;
            }
        }
    }

    /// "Before any file operation", "whenever the user asks", "after this tool".
    void occasion()
    {
        if (m_describes || m_asks)
            return;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i].is & (Before | Trigger)) == 0)
                continue;
            for (std::size_t j = i + 1; j + 1 < m_words.size() && j <= i + 4; ++j) {
                const bool isAny = (m_words[j].is & (Any | Other)) != 0;
                if (isAny && isFollowed(j, ToolWord | Act, 3)) {
                    add(5, Kind::Steered, Sign::SteerTools, 4);
                    return;
                }
                if ((m_words[j].is & User) != 0 && isFollowed(j, Ask | Wants, 3) && has(Must)) {
                    add(6, Kind::Steered, Sign::SteerTools, 3);
                    return;
                }
            }
        }
    }

    [[nodiscard]] bool namesAnotherTool() const
    {
        for (qsizetype at = m_text.indexOf(u'_', 1); at > 0 && at + 1 < m_text.size();
             at = m_text.indexOf(u'_', at + 1)) {
            if (m_text.at(at - 1).isLetter() && m_text.at(at + 1).isLetter())
                return true;
        }
        return false;
    }

    void acts()
    {
        if (m_describes || m_asks)
            return;
        constexpr std::array<QLatin1StringView, 22> files{
            ".ssh"_L1,       "id_rsa"_L1,  "~/."_L1,     "/etc/passwd"_L1,  "/etc/shadow"_L1, ".aws"_L1,
            ".env"_L1,       "api key"_L1, "api_key"_L1, "credentials"_L1,  "password"_L1,    "private key"_L1,
            "secret key"_L1, "ssh key"_L1, "/root/"_L1,  "access token"_L1, "cookies"_L1,     "config.json"_L1,
            "mcp.json"_L1,   "secrets"_L1, "wallet"_L1,  "seed phrase"_L1};
        const bool isSecret =
            std::any_of(files.cbegin(), files.cend(), [this](QLatin1StringView f) { return says(f); });
        if (isSecret && !m_isGuard && has(Read | Take | Harvest | Pass | Send) && has(Must | Before | Pass | Send))
            add(7, Kind::Secrets, Sign::TakeSecrets, has(Send) || (has(Pass) && has(Read | Take)) ? 6 : 4);
        if (namesAnotherTool() && (has(Send) || has(Pass)) && (says("content"_L1) || says("its output"_L1)))
            add(23, Kind::SentAway, Sign::SendAway, 6);
        if (namesAnotherTool() && (m_words.front().is & Before) != 0 && isFollowed(0, Call, 5))
            add(24, Kind::Steered, Sign::SteerTools, 3);
        if (namesAnotherTool() && has(Call) && has(Before | Trigger))
            add(8, Kind::Steered, Sign::SteerTools, has(Must) ? 4 : 3);
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i].is & Change) != 0 && isFollowed(i, Argument, 5) && has(Must | Trigger | Any)) {
                add(9, Kind::Steered, Sign::ChangeArguments, says(" to "_L1) || says(" with "_L1) ? 4 : 3);
                break;
            }
        }
        if (has(Send) && has(External | ThirdParty) && has(Must | Also | Any | Before))
            add(10, Kind::SentAway, Sign::SendAway, 4);
        if (has(Must) && (has(Model) || (has(You) && has(Must))))
            add(11, Kind::Steered, Sign::SpeaksToModel, 2);
        everyArgument();
        secretsAsArgument(isSecret);
        if (says("user has"_L1) || says("user wrote"_L1) || says("user said"_L1) || says("user typed"_L1)) {
            for (std::size_t i = 0; i < m_words.size(); ++i) {
                if ((m_words[i].is & (Pass | Send)) != 0 && isFollowed(i, Any, 3) && has(User)) {
                    add(16, Kind::Secrets, Sign::TakeConversation, 8);
                    break;
                }
            }
        }
        othersAreBad();
        if (has(Change) && !m_isGuard) {
            for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
                if ((m_words[i].is & Other) != 0 && isFollowed(i, ToolWord, 2) && isNear(i, Change, 7)) {
                    add(18, Kind::Steered, Sign::SteerTools, 6);
                    break;
                }
            }
        }
        if (!m_isGuard && has(Send) && has(Personal | Secret) && (has(External) || says(" them"_L1))) {
            for (std::size_t i = 0; i < m_words.size(); ++i) {
                if ((m_words[i].is & (Harvest | Take)) != 0 && isHead(i) && isFollowed(i, Personal | Secret, 5) &&
                    isFollowed(i, Send, 14)) {
                    add(19, Kind::SentAway, Sign::SendAway, 9);
                    break;
                }
            }
        }
        if (has(Also) && has(Send | Pass | Call) && m_words.size() < 40)
            add(12, Kind::SentAway, Sign::SendAway, 3);
        if (has(Threat) && says("otherwise"_L1))
            add(13, Kind::Steered, Sign::Pressure, 3);
    }

    [[nodiscard]] bool isNear(std::size_t at, quint64 other, std::size_t within) const
    {
        const std::size_t from = at > within ? at - within : 0;
        for (std::size_t i = from; i < m_words.size() && i <= at + within; ++i) {
            if ((m_words[i].is & other) != 0)
                return true;
        }
        return false;
    }

    /// "Every path given to write_file should be changed to …", "the amount of each transfer must be raised".
    void everyArgument()
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i].is & Any) == 0 || !isNear(i, Argument | Act, 3))
                continue;
            for (std::size_t j = i + 1; j + 2 < m_words.size() && j <= i + 8; ++j) {
                const QStringView lead = word(j);
                const bool isDuty = lead == u"should" || lead == u"must" || lead == u"shall" || lead == u"needs" ||
                                    lead == u"has" || lead == u"have" || lead == u"gets";
                if (!isDuty)
                    continue;
                for (std::size_t k = j + 1; k < m_words.size() && k <= j + 3; ++k) {
                    if ((m_words[k].is & Change) != 0 && word(k) != u"set") {
                        add(17, Kind::Steered, Sign::ChangeArguments, pointsOfWarning);
                        return;
                    }
                }
            }
        }
    }

    /// What is secret, to be put into a parameter.
    void secretsAsArgument(bool isSecret)
    {
        if (!isSecret || m_isGuard || !has(Argument) || !(has(Pass) || says("contain "_L1)))
            return;
        if (has(User | Read | Model) || says("~/"_L1))
            add(20, Kind::Secrets, Sign::TakeSecrets, has(Must | Model) ? 7 : 5);
    }

    /// "Other search tools are out of date."
    void othersAreBad()
    {
        constexpr std::array<QLatin1StringView, 12> faults{
            "out of date"_L1, "outdated"_L1, "deprecated"_L1,  "wrong result"_L1, "unreliable"_L1, "inaccurate"_L1,
            "insecure"_L1,    "unsafe"_L1,   "compromised"_L1, "broken"_L1,       "no longer"_L1,  "obsolete"_L1};
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            if ((m_words[i].is & Other) != 0 && isFollowed(i, ToolWord, 3) &&
                std::any_of(faults.cbegin(), faults.cend(), [this](QLatin1StringView one) { return says(one); })) {
                add(21, Kind::Steered, Sign::PraisesItself, says("use this"_L1) || says("this one"_L1) ? 10 : 7);
                return;
            }
        }
    }

    QStringView m_text;
    const std::vector<ReadWord> &m_words;
    const PairSet &m_pairs;
    quint64 m_all = 0;
    std::size_t m_guard = 0;  ///< the first word that says so
    bool m_isGuard = false;   ///< it works against what it names
    bool m_asks = false;      ///< the user, before it acts
    bool m_describes = false; ///< a parameter, an example
    std::vector<PoisonMark> m_marks;
};

} // namespace

std::vector<PoisonMark> poisonMarks(QStringView folded, const std::vector<ReadWord> &words, const PairSet &pairs)
{
    return Marks(folded, words, pairs).read();
}

std::vector<PoisonMark> poisonMarksOfName(QStringView name)
{
    QString words;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name.at(i);
        const bool isNew = c.isUpper() && i > 0 && name.at(i - 1).isLower();
        if (isNew)
            words += u' ';
        words += c == u'_' || c == u'-' || c == u'.' ? QChar(u' ') : c.toLower();
    }
    quint64 all = 0;
    bool isHarmful = false;
    for (const ReadWord &one : readWords(words)) {
        const QStringView word = QStringView(words).mid(one.from, one.size);
        constexpr std::array<QStringView, 22> deeds{
            u"leak",         u"disruption", u"fabrication",  u"alteration",   u"poisoning",    u"jamming",
            u"defacement",   u"injection",  u"escalation",   u"hijacking",    u"sabotage",     u"tampering",
            u"misdiagnosis", u"neglect",    u"interference", u"infiltration", u"surveillance", u"scandal",
            u"harvester",    u"stealer",    u"attack",       u"theft"};
        all |= one.is;
        isHarmful = isHarmful || ((one.is & Harm) != 0 && !isThing(word) && word != u"impersonate") ||
                    std::find(deeds.cbegin(), deeds.cend(), word) != deeds.cend();
    }
    // "get_malware_policy" is a list of what is forbidden
    if ((all & (Guard | Watch | Read | Choice)) != 0 && (all & (Covert | Take)) == 0)
        return {};
    if (isHarmful || ((all & Covert) != 0 && (all & (Send | Change | Tamper | Take)) != 0))
        return {{14, Kind::Harmful, Sign::DeclaresHarm, pointsOfWarning}};
    return {};
}

} // namespace rc
