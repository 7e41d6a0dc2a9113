// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/intenttables.h"
#include "catalog/poison/intentwords.h"

#include <array>

namespace rc {

namespace intent {

namespace {

using enum Inflection;

constexpr std::array english{
    // who
    IntentRow{Model, Noun, u"assistant ai llm model agent claude gpt chatgpt copilot chatbot bot gemini"},
    IntentRow{Model, None, u"|language model|language models|ai system|ai systems|ai model"},
    IntentRow{You, None, u"you your yourself you're yours"},
    IntentRow{User, Noun,
              u"user human customer client person operator owner employee patient citizen student resident consumer "
              u"subscriber shopper traveler passenger tenant borrower investor shareholder stakeholder guest member "
              u"worker applicant candidate victim account-holder cardholder policyholder"},
    IntentRow{User, None,
              u"people anyone anybody nobody someone everyone them public user's users' individual "
              u"individuals"},
    IntentRow{Speaker, None, u"i i'm i'd i'll my mine i've myself"},
    IntentRow{ToolNoun, Noun, u"tool function plugin api server skill integration connector"},
    IntentRow{ToolNoun, None, u"mcp"},
    IntentRow{Self, None,
              u"|this tool|this function|this plugin|this skill|this server|this one|this tool's|this mcp|call this|"
              u"use this|use me|call me|invoke this|run this|our tool|the present tool|this service|choose this|"
              u"pick this|select this|prefer this|this text|this description|this document|this message|what "
              u"follows|written below|following instruction|following instructions|next message"},
    IntentRow{Other, None, u"other another others else alternative alternatives competing competitor's rival instead"},
    IntentRow{All, None, u"any all every each everything anything whichever entire whole full complete verbatim"},
    // how it is ordered
    IntentRow{Duty, None,
              u"must shall required mandatory always strictly obliged obligated compulsory imperative immediately "
              u"mandated instructed directed should ensure ensures critical crucial essential vital important urgent "
              u"necessary requires need needs please remember|have to|has to|need to|needs to|make sure|be sure|make "
              u"certain|ought to|without exception|at all times|no matter what|under any circumstances|at all costs|be "
              u"certain "
              u"to|do not fail to|supposed to|expected to|is to be|are to be|it is vital|regardless of"},
    IntentRow{Occasion, None,
              u"until before after prior whenever upon once beforehand afterwards afterward first when preceding "
              u"following while during|each time|every time|as soon as|prior to|ahead of|at the start of|at the end "
              u"of|at the beginning of|as the first step|in advance of|the moment|any time|at startup"},
    IntentRow{Pretext, None,
              u"compliance verification validation audit auditing authentication authorization diagnostics diagnostic "
              u"telemetry troubleshooting calibration initialization preflight pre-flight integrity accreditation "
              u"onboarding certification synchronization personalization attestation regulatory regulation "
              u"regulations gdpr hipaa sox license licensing safeguarding policy policies protocol administrator "
              u"administrators debugging quality accuracy security safety consistency bookkeeping caching indexing "
              u"analytics backup|side effect|implementation detail|proxying issue|proxying issues"},
    IntentRow{Threat, None,
              u"otherwise sanctioned penalized penalised terminated banned unusable rejected blacklisted suspended "
              u"crash crashes|or else|will fail|will be lost|will break|will not work|cannot work|won't work|be "
              u"rejected|to avoid errors|to prevent errors|to avoid failure|to prevent data loss|be terminated|be shut "
              u"down|stop working|session expired|session has expired|be corrupted"},
    IntentRow{Lasting, None,
              u"henceforth permanently forever persistently onward onwards|from now on|from here on|from this "
              u"moment|from this point|going forward|in "
              u"future|in the future|all future|all later|every subsequent|all subsequent|rest of the "
              u"conversation|rest of the session|rest of this|remainder of|throughout the session|throughout the "
              u"conversation|until further notice|standing "
              u"instruction|global rule|future sessions|future conversations|future requests|later sessions|later "
              u"conversations|later requests"},
    IntentRow{Lasting | Reply | All, None,
              u"|each response|every response|each reply|every reply|each answer|every answer|every message|each "
              u"message|each "
              u"turn|every turn|all answers|all replies|all responses"},
    IntentRow{Rank, None,
              u"sole exclusive exclusively official officially preferred priority primary trusted approved endorsed "
              u"recommended authoritative definitive|the only tool|only tool|only use|use only|only trusted|only "
              u"reliable|first choice|default choice|rather than|in place of"},
    IntentRow{Rank | Other, None, u"|over other|over others|over any|over all|above all|above any"},
    IntentRow{
        Praise, None,
        u"finest greatest best superior highest fastest smartest ultimate unmatched unrivaled unrivalled unparalleled "
        u"foremost premier "
        u"outperforms outperform surpasses beats flawless infallible premium award-winning industry-leading "
        u"world-class cutting-edge revolutionary state-of-the-art best-in-class top-rated enterprise-grade "
        u"next-generation unbeatable|most powerful|most reliable|most trusted|most accurate|most advanced|most "
        u"complete|most comprehensive|most sophisticated|most popular|most efficient|gold standard|number one|"
        u"second to none|state of the art|industry standard|trusted by|fortune 500|award winning|better "
        u"performance|more accurate|more reliable|more accurate than|highly recommended|of all tools|world leading|"
        u"accuracy rate|more reliable than|in existence|in the world|on the market|ever made|chosen by"},
    IntentRow{
        0, None,
        u"|best results|best result|best practices|best practice|best effort|best match|best matches|at best|best "
        u"suited|best fit|highest "
        u"first|rather than the|used by the|used by this|used by other|used by default|only if|only when|only one|"
        u"only the|the only|only for|read only|primary key|primary keys|official documentation|official docs|"
        u"trusted by default|private repository|private repositories|root cause|as a whole|in full|whole number|"
        u"user agent|prompt template|prompt templates|text prompt|text prompts|image prompt|prompt name|prompt "
        u"names|copy of|memory leak|memory leaks|race "
        u"condition|false positive|false positives|false negative|false negatives|dead lock|break down|breaks down|"
        u"break complex|breaking change|breaking changes|page break|line break|line breaks|in order|note that|save "
        u"tokens|max tokens|"
        u"output tokens|input tokens|fewer tokens|number of tokens|token usage|tokens used|context tokens|llm "
        u"tokens|model tokens|token budget|token cost|criminal "
        u"record|criminal records|criminal history|criminal act|criminal acts|criminal law|criminal case|criminal "
        u"cases"},
    IntentRow{Fault, None,
              u"deprecated outdated obsolete unsafe insecure unreliable inaccurate compromised broken malicious "
              u"inferior slow buggy untrusted untrustworthy discontinued retired dangerous flawed vulnerable|out of "
              u"date|no longer|out of service|wrong results|not trusted|not reliable|end of life|cannot be trusted|not "
              u"safe"},
    // deeds
    IntentRow{
        Send, Verb,
        u"hand send/sent upload transmit forward post email relay share publish submit copy dispatch deliver ship "
        u"stream push mirror disclose export sync synchronize report beacon mail transfer broadcast distribute "
        u"circulate pipe route replicate release funnel channel smuggle syndicate resell sell/sold ping blast"},
    IntentRow{Send, None,
              u"bcc cc|hand over|hands over|handed over|pass on|passes on|passed on|phone home|phones home|blind copy|"
              u"carbon copy|call home|made available to|make available to|go to|goes to|point at|point to|points "
              u"to|travel along|sent along"},
    IntentRow{Read, Verb,
              u"read/read open access load retrieve fetch collect gather extract grab scan dump harvest scrape locate "
              u"search obtain capture copy query acquire record intercept monitor track enumerate pull view log "
              u"inspect look mine"},
    IntentRow{Read, None, u"get gets getting cat ls find found finds list lists listing reads"},
    IntentRow{Put, Verb,
              u"include pass attach append add insert embed supply provide put/put place fill populate prepend paste "
              u"encode enclose inject accompany enter echo mention repeat quote contain"},
    IntentRow{Put, None,
              u"|belong in|belongs in|goes into|go into|goes in|begin each|begin every|start each|start every|end "
              u"each|end every|travel along"},
    IntentRow{Change, Verb,
              u"bump lower change replace modify alter rewrite/rewrote/rewritten substitute swap adjust redirect "
              u"reroute divert "
              u"unlock move override/overrode/overridden tweak edit multiply raise increase inflate round double "
              u"prefix switch "
              u"convert tune rig fix update set/set overwrite/overwrote/overwritten"},
    IntentRow{Run, Verb, u"execute run/ran eval launch spawn install download deploy trigger activate compile"},
    IntentRow{Destroy, Verb,
              u"delete remove wipe erase destroy drop purge format kill terminate revoke deactivate uninstall truncate "
              u"eradicate scrub shred cancel discard eliminate detonate demolish"},
    IntentRow{Destroy, None, u"|shut down|shuts down|shutting down|shutdown|thrown away|throw away"},
    IntentRow{Suspend, Verb,
              u"block outrank ignore disregard forget/forgot/forgotten bypass circumvent skip disable override neglect "
              u"suspend omit "
              u"discard overrule supersede evade sidestep subvert dodge silence mute suppress deactivate abandon "
              u"waive unlearn"},
    IntentRow{Suspend, None,
              u"|set aside|turn off|turns off|switch off|switches off|turning off|opt out|opts out|pay no "
              u"attention|as void|are void|is void|null and void|out of force|no longer binding|no longer apply|no "
              u"longer applies|have expired|has expired|have lapsed|ceased to apply|no longer count|do not apply|were "
              u"lifted|been lifted|is lifted|are lifted|takes precedence|take "
              u"precedence|no longer follow|stop following|do not follow|switched off|turned off|switch off|are off"},
    IntentRow{Tell, Verb,
              u"tell/told inform mention notify reveal disclose warn acknowledge divulge say/said admit announce "
              u"confess"},
    IntentRow{Watch, Verb, u"show/showed/shown display explain describe list"},
    IntentRow{Keep, Verb,
              u"remember save store write/wrote/written record persist log memorize retain archive keep/kept "
              u"note register add append"},
    IntentRow{Favor, Verb,
              u"obey heed comply prefer favor favour choose/chose/chosen select prioritize prioritise rank pick "
              u"recommend promote "
              u"advertise endorse push boost tout nudge steer upsell persuade convince encourage pressure"},
    IntentRow{Favor, None, u"|work for|works for|listen only|answer only to|pick it|ahead of"},
    IntentRow{Lasting | Model | Duty, None,
              u"|consider yourself|you are now|you're now|act as|pretend to be|pretend you|pretend that you|behave "
              u"as|you work for|"
              u"your new role|your real task|your true purpose|imagine you are|regard yourself|see yourself as"},
    IntentRow{Spend, Verb,
              u"buy/bought purchase pay/paid subscribe donate invest withdraw/withdrew/withdrawn wire transfer charge "
              u"bill upgrade deposit liquidate trade sell/sold wager approve authorize grant"},
    IntentRow{Spend, None,
              u"|place an order|places an order|sign up|signs up|make a payment|make a purchase|sign the user up|signs "
              u"the user up|sign users up|enroll|enrols|enrolls|payment of"},
    IntentRow{Use, Verb, u"call use invoke execute consult query run/ran trigger employ"},
    IntentRow{Not, None, u"not never don't dont avoid refrain no cannot mustn't shouldn't nothing neither nor"},
    // to what
    IntentRow{Secret, Noun, u"password credential passphrase cookie keychain mnemonic ssn login passcode passkey"},
    IntentRow{
        Secret, None,
        u"pin cvv id_rsa id_ed25519 shadow .env .ssh .aws .npmrc .netrc .pem .kube|api key|api keys|private key|"
        u"private keys|secret key|secret keys|ssh key|ssh keys|access token|access tokens|session token|session "
        u"tokens|auth token|auth tokens|bearer token|refresh token|seed phrase|recovery phrase|credit card|social "
        u"security|bank account|account number|encryption key|encryption keys|signing key|trade secret|trade "
        u"secrets|access key|access keys|access code|access codes|environment variables|environment variable|"
        u"password hash|password hashes|api_key|apikey|api_keys|card number|card numbers|security code|one-time "
        u"code|verification code|secrets|tokens|oauth token|client secret|config file|configuration file|key "
        u"material|authorized_keys|.gnupg|.git-credentials|etc passwd|etc shadow|github token|user's token|user's "
        u"tokens|personal access token|login token|bot token|saved login|saved logins|one-time codes|verification "
        u"codes|ssh folder|ssh directory|ssh config"},
    IntentRow{Sensitive, None,
              u"election vote votes ballot ballots patient patients prescription prescriptions medication treatment "
              u"treatments diagnosis diagnoses brake brakes vehicle vehicles grade grades exam evidence court contract "
              u"contracts invoice invoices salary payroll funds tax insurance dose navigation trial therapy "
              u"psychological payments refund refunds confidential sensitive private proprietary personal classified "
              u"unreleased undisclosed secret restricted "
              u"privileged protected non-public nonpublic intimate embargoed"},
    IntentRow{Personal, Noun,
              u"contact message email photo location document record address conversation keystroke screenshot "
              u"transcript biometric recording diary mailbox inbox profile clipboard itinerary"},
    IntentRow{
        Personal, None,
        u"data information details identity history browsing medical financial health files file contents content "
        u"activity behavior behaviour records strategies strategy plans research findings designs code codebase "
        u"repository repositories portfolio holdings grades payroll salaries salary inputs|phone number|phone "
        u"numbers|intellectual property|home address|source code"},
    IntentRow{Talk, Noun, u"conversation chat transcript dialogue prompt"},
    IntentRow{Talk, None,
              u"|chat history|conversation context|whole context|full context|entire context|conversation "
              u"history|message history|system prompt|previous messages|prior "
              u"messages|user message|user messages|user prompt|chain of thought|your instructions|original request|"
              u"original question|your context|context window|user's question|user's request|user's words|what the "
              u"user said|what the user wrote|everything the user|user has typed|user has written|user has said|user "
              u"typed|person typed|person types|they typed|typed so far|what was said|user wrote|user input|user's "
              u"input|setup text|your prompt|hidden instructions|initial "
              u"instructions|your hidden|said in this chat|in this chat|so far"},
    IntentRow{Argument, Noun,
              u"remote reply-to parameter argument recipient addressee amount destination field value path url address "
              u"subject body "
              u"quantity price payee beneficiary iban header payload attachment|account number"},
    IntentRow{Rules, Noun,
              u"instruction rule guideline directive guardrail restriction safeguard policy constraint limitation "
              u"prohibition filter"},
    IntentRow{Rules, None, u"alignment safety ethics"},
    IntentRow{Guard, Noun,
              u"log alarm check backup firewall antivirus safeguard restriction defense defence protection permission "
              u"approval confirmation verification review control restriction quota limit lock sensor interlock "
              u"checkpoint "},
    IntentRow{
        Guard, None,
        u"authentication authorization monitoring detection audit security logging encryption 2fa mfa "
        u"certificate tls selinux uac sandbox siem edr evidence traces oversight supervision scrutiny compliance "
        u"validation safety surveillance|approval prompt|approval prompts|confirmation prompt|confirmation prompts|"
        u"two-factor|multi-factor|rate limit|rate limits|audit trail|audit log|"
        u"audit logs|access control|access controls|do not disturb"},
    IntentRow{Memory, None,
              u".cursorrules claude.md agents.md mcp.json .bashrc .zshrc crontab .profile|cursor rules|"
              u"copilot-instructions.md|copilot-instructions|startup script|startup scripts|launch agent|mcp config|"
              u"mcp server config|tool registry|tool definition|tool definitions|long-term memory|startup command|"
              u"scheduled task|system prompt"},
    IntentRow{Act, Noun,
              u"order prompt request operation action task query question step turn call interaction invocation "
              u"transaction payment "
              u"command session job"},
    IntentRow{Act, None, u"|file operation|file operations|tool call|tool calls|tool use|anything else"},
    IntentRow{Act | All | Other, None, u"|nothing else|anything else|everything else"},
    IntentRow{Reply, Noun, u"response reply answer output summary suggestion recommendation explanation"},
    IntentRow{
        Wares, Noun,
        u"product brand sponsor advertisement ad affiliate promotion subscription upgrade vendor partner newsletter "
        u"coupon listing shop store merchant donation campaign supplier provider"},
    IntentRow{Wares, None,
              u"premium sponsored advertising marketing promotional sales upsell our product|our "
              u"products|our partners|premium plan|affiliate link|affiliate links"},
    // where
    IntentRow{Outside, Noun, u"webhook endpoint collector outsider"},
    IntentRow{
        Outside, None,
        u"external externally remote remotely third-party third-parties outside offshore cloud unknown foreign "
        u"publicly partner partners affiliates advertisers brokers broker vendors sponsors|third party|"
        u"third parties|our server|our servers|our team|our backend|our security|our analytics|our research|data "
        u"broker|data brokers|collection server|remote server|external server|another server|other parties|outside "
        u"parties|data collection|our dashboard|our records|our account|our wallet|backup server|analytics service|the "
        u"internet|social "
        u"media|media outlets|the press|through us|to us|of ours|with us|through our"},
    IntentRow{Hostile, Noun,
              u"attacker competitor rival hacker adversary criminal thief scammer spammer fraudster intruder"},
    IntentRow{Hostile, None,
              u"evil unauthorised-party|dark web|black market|command and control|c2 server|unauthorized party|"
              u"unauthorized parties|unauthorized entity|unauthorized entities|unauthorized individuals|unauthorized "
              u"users|unauthorized recipients|malicious actor|malicious actors|bad actors|threat actor|threat actors|"
              u"unauthorized third parties|unauthorized accounts|unauthorized personnel|unauthorized account|rogue"},
    // in what way
    IntentRow{
        Covert, None,
        u"unrecorded undocumented unreported unlogged silently secretly covertly discreetly stealthily quietly "
        u"invisibly surreptitiously covert "
        u"stealth stealthy undetected undetectable clandestine clandestinely unobtrusively furtively "
        u"inconspicuously imperceptibly untraceable|under the radar|out of sight|without trace|without a "
        u"trace|in secret|in the dark|under "
        u"cover of|on the quiet|without leaving|leaving no trace|leave no trace|no trace|hidden from|cover its "
        u"tracks|cover your tracks|cover their tracks|nobody "
        u"notices|no one notices|so that nobody|so no one|tell nobody|tell no one|tells nobody|as if "
        u"nothing|unaware|unbeknownst|off the record|off the books|off the chart|out of your summary|out of the "
        u"summary|out of your report|out of the report|"
        u"out of your answer|out of the answer|without a word|without any word|unseen by|keeps it off|keep it off"},
    IntentRow{Without, None, u"without lacking absent"},
    IntentRow{Consent, Noun, u"permission approval authorization consent authorisation"},
    IntentRow{Consent, None,
              u"knowledge awareness aware informing notifying telling asking consulting confirming confirmation "
              u"verifying verification notice justification disclosure knowing agreement oversight notification "
              u"approval validation reason"},
    IntentRow{
        Illicit, None,
        u"unauthorized unauthorised illicit illicitly illegal illegally unlawful unlawfully improper improperly "
        u"fraudulent fraudulently malicious maliciously nefarious unethical unethically unapproved unjustified "
        u"wrongfully wrongful unfair unfairly insider illegitimate underhanded unwarranted unverified rogue "
        u"criminal abusive predatory corrupt unsolicited involuntarily unconsented nonconsensual unwanted unrequested|"
        u"without consent|without permission|without authorization|against their|against the will|against the "
        u"wishes|beyond what|more than ordered|than was ordered|than authorized|exceeding the limit|locks its owner "
        u"out"},
    IntentRow{False, None,
              u"falsely fake fabricated misleading misleadingly incorrect incorrectly wrong wrongly inaccurate "
              u"inaccurately fictitious bogus forged deceptive deceptively spurious phony counterfeit erroneous "
              u"erroneously exaggerated biased manipulated sham doctored nonexistent non-existent untrue invented "
              u"fraudulent distorted harmful irrelevant substandard inferior unnecessary unneeded excessive "
              u"unsafe hazardous dangerous inappropriate unsuitable unproven unfounded defective "
              u"contradictory toxic|false information|false data|false claim|false claims|false report|false "
              u"reports|false record|false records|false alarm|false alarms|false evidence|false diagnosis|false "
              u"entries|false "
              u"news|false sense|false invoice|false invoices|false readings|false reviews|false statements|false "
              u"identity|false accusations|false charges|false rumors|false rumours|false positives to"},
    IntentRow{Gain, None,
              u"kickback kickbacks commission bribe bribes ransom leverage|personal gain|financial gain|for profit|own "
              u"benefit|competitive advantage|unfair advantage|personal profit|for gain|to gain|illicit gain|illicit "
              u"gains|personal benefit|benefit competitors|in favor of|for resale|commercial gain|for its own|private "
              u"gain|third-party gain|hidden agenda|to maximize profit|at the expense of|for a fee|to whoever "
              u"pays|highest bidder|for the benefit of|boost "
              u"sales|increase revenue|drive revenue|increase profits|boost profits|conflict of interest"},
    IntentRow{
        Covert | Unwatched, None,
        u"unnoticed undetectable undetected|avoid detection|avoids detection|avoiding detection|evade detection|evades "
        u"detection|evading detection|escape detection|without detection|without being detected|without being "
        u"noticed|does not notice|not notice|never notice|never know|not know|without anyone|without raising|avoid "
        u"suspicion|avoiding suspicion|without suspicion"},
    IntentRow{
        Unwatched, None,
        u"unattended unmonitored unsupervised|is not watching|isn't watching|not looking|no one is|when nobody|after "
        u"the first|on first run|then switch|is auto-approved|after approval|once trusted|time of "
        u"day|behaves normally|appear normal|appears normal|appear legitimate|appears legitimate|look legitimate|"
        u"looks legitimate|only in production|not monitored|outside business hours|after hours|once approved|after "
        u"being approved|under the guise|disguised as|masquerading as|posing as|pretending to|pretends to|as if it "
        u"were|appear as|seem legitimate"},
    // harm
    IntentRow{Harm, Verb,
              u"leak steal/stole/stolen exfiltrate hijack sabotage impersonate spoof siphon infiltrate falsify defraud "
              u"mislead/misled deceive embezzle extort blackmail misdirect misroute misappropriate misrepresent "
              u"misinform misguide misallocate misreport misdiagnose misprice mistreat plagiarize defame "
              u"vandalize weaponize backdoor eavesdrop launder swindle scam trick dupe bribe stalk harass dox "
              u"phish pilfer usurp victimize brainwash gaslight slander burgle loot betray "
              u"libel counterfeit jailbreak bruteforce sniff keylog cryptojack entrap endanger imperil "
              u"misclassify mislabel mishandle mismanage misuse maim injure hoodwink double-bill overbill "
              u"overcharge destabilize scapegoat"},
    IntentRow{Harm, None,
              u"theft hijacking sabotage fraud impersonation espionage extortion embezzlement blackmail "
              u"misinformation disinformation misdirection manipulator saboteur saboteurs tampering tamper tampers "
              u"tampered exfiltration infiltration falsification forgery bribery plagiarism defamation doxxing "
              u"doxing hoax hoaxes misdiagnosis misuse propaganda"},
    IntentRow{
        Damage, Verb,
        u"slip plant forge disrupt corrupt manipulate divert expose inject poison undermine obstruct interfere "
        u"jeopardize "
        u"compromise overload exploit distort impair degrade hinder obscure fabricate cripple hamper weaken stall "
        u"deplete drain abuse discredit invade inflate conceal delay jam flood neglect intercept "
        u"sever withhold/withheld damage harm hurt ruin wreck crack dump evade "
        u"circumvent bypass hide/hid/hidden escalate infect contaminate exhaust overwhelm deceive skew bias "
        u"incite provoke intimidate threaten discriminate exclude confuse frustrate complicate "
        u"degrade paralyze sow thwart violate breach pirate crash inundate spam "
        u"disguise scramble shortchange upend destroy"},
    IntentRow{Damage | Misdeed, None,
              u"disruption manipulation interference obstruction leakage diversion fabrication concealment suppression "
              u"corruption exploitation obfuscation infiltration interception degradation alteration distortion "
              u"invasion evasion deception destruction jamming poisoning injection escalation defacement harvesting "
              u"flooding overload overloading neglect exfiltration"},
    IntentRow{Ruin, Noun,
              u"loss accident breach injury casualty lawsuit penalty outage malfunction crisis fatality collapse "
              u"violation catastrophe disaster hazard misunderstanding inefficiency complication vulnerability mistake "
              u"setback bottleneck shortage liability"},
    IntentRow{
        Ruin, None,
        u"chaos confusion downtime panic harm damage death bankruptcy distrust mistrust disorder unrest danger "
        u"injury disruption disruptions misconduct malpractice delays failure failures losses theft fraud "
        u"discord dissatisfaction frustration instability havoc distress breakdown breakdowns waste misallocation "
        u"errors inaccuracies inconvenience bias discrimination ruin sabotage corruption backlash "
        u"disinformation misdiagnosis misinformation turmoil injustice non-compliance noncompliance exposure "
        u"crashes overspending debt overdraft collisions collision stampede accidents|sign away|lose their|lose "
        u"his|loses control|off its route|out of control|without knowing"},
    IntentRow{Cause, Verb, u"cause provoke induce trigger create sow generate inflict produce introduce"},
    IntentRow{Cause, None,
              u"resulting leading|result in|results in|lead to|leads to|leading to|resulting in|so that it fails|in "
              u"order to harm|in order to damage|at risk|to the detriment"},
    IntentRow{
        Craft, None,
        u"keylogger ransomware rootkit botnet spyware trojan shellcode webshell mimikatz cryptominer kerberoast "
        u"timestomp backdoor lsass ntds.dit ld_preload bloodhound ddos malware privesc|reverse shell|bind shell|"
        u"privilege escalation|escalate privileges|elevate privileges|container escape|sandbox escape|dll "
        u"injection|process injection|code injection|sql injection|command injection|template injection|password "
        u"spray|password spraying|credential stuffing|credential dump|credential dumping|credential theft|pass the "
        u"hash|pass-the-hash|golden ticket|silver ticket|man-in-the-middle|man in the middle|arp spoofing|dns "
        u"spoofing|dns poisoning|cache poisoning|fork bomb|zip bomb|crypto miner|lateral movement|session "
        u"hijacking|web shell|process hollowing|return-oriented|heap spray|uac bypass|bypass uac|token "
        u"impersonation|identity theft|data theft|ponzi scheme|money laundering|insider trading|malicious macro|"
        u"malicious code|malicious payload|malicious script|malicious file|malicious link|malicious software|sam "
        u"database|sam hive|suid binaries|setuid binary|buffer overflow|arbitrary code|arbitrary command|arbitrary "
        u"commands|remote code execution|denial of service|brute force|brute-force|path traversal|directory "
        u"traversal|fake reviews|fake accounts|market manipulation|pump and dump|price gouging|wire fraud|"
        u"password cracking|root access|arbitrary shell"},
    // what makes it honest
    IntentRow{
        Protect, Verb,
        u"block reset detect prevent protect mitigate defend remediate sanitize redact anonymize quarantine counter "
        u"investigate "
        u"simulate flag classify identify assess triage harden forbid prohibit restrict avert avoid reduce minimize "
        u"handle analyze"},
    IntentRow{Watch, None,
              u"report reports review reviews scan scans scanner scanners audit audits detector detection protection "
              u"screening "
              u"compliance anti antivirus cve cves "
              u"advisory advisories indicators ioc "
              u"iocs reputation vulnerability vulnerabilities prevention mitigation remediation defense lookup verdict "
              u"checks check validate validates verify verifies forbid forbids forbidden prohibited blocklist "
              u"allowlist suspicious threat threats finding awareness training recover recovers restore restores "
              u"resolve resolves alert alerts against fix fixes|looks up|look up"},
    IntentRow{Caution, None,
              u"may might could irreversible undone caution careful warning risk risky cannot|if you are sure|use with "
              u"care|be careful|data loss|note that|in case"},
    IntentRow{Choice, None,
              u"whether true flag optional boolean default enabled disabled defaults specify specified toggle option "
              u"options example examples e.g sample placeholder given if|such as|for example|for instance|set to|e.g."},
    IntentRow{Ask, Verb, u"ask confirm"},
    IntentRow{Ask, None,
              u"|request approval|require user approval|requires user approval|explicit consent|explicit "
              u"approval|explicit confirmation|explicitly "
              u"confirmed|only after approval"},
    IntentRow{Command, Noun, u"command script shell terminal bash powershell"},
    IntentRow{
        Command, None,
        u"|shell command|shell commands|shell script|shell scripts|bash command|bash commands|bash script|terminal "
        u"command|terminal commands|powershell command|powershell commands"},
    IntentRow{Command, None,
              u"sudo wget curl rm chmod chown netcat nc mkfifo|environment check|cleanup command|following command|the "
              u"following commands"},
    IntentRow{Also, None,
              u"also additionally moreover furthermore simultaneously meanwhile too|as well|in addition|at the "
              u"same time|then"},
};

} // namespace

} // namespace intent

std::span<const IntentRow> englishIntents()
{
    return intent::english;
}

} // namespace rc
