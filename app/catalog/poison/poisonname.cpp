// SPDX-License-Identifier: GPL-3.0-or-later
// Names of tools and parameters: "stealCookies" names an action, "contents_of_env_file" the data to hand over.
#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonmarks.h"

#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString wordsOfName(QStringView name)
{
    QString words;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name.at(i);
        const bool isNew = c.isUpper() && i > 0 && name.at(i - 1).isLower();
        if (isNew)
            words += u' ';
        words += c == u'_' || c == u'-' || c == u'.' ? QChar(u' ') : c.toLower();
    }
    return words.simplified();
}

/// Reads a parameter's name as a noun phrase. Its head is the last word, or the words after "of" or "from".
class NamePhrase
{
public:
    explicit NamePhrase(const QString &words)
        : m_name(words)
        , m_words(words.split(u' '))
    {
    }

    /// It asks for a conversation, for instructions of the model, for a secret file or the output of a command.
    [[nodiscard]] bool asksForMore() const
    {
        const auto &subjects = subjectWords();
        if (std::none_of(m_words.cbegin(), m_words.cend(), [&](const QString &one) { return subjects.contains(one); }))
            return false;
        const bool isDeed = startsWithAny(deeds) && !(m_words.size() > 1 && m_words.at(1) == "of"_L1);
        if (isSetting() || isDeed)
            return false;
        const bool isWhole = hasAny(whole) || says(u"so far");
        const bool isContent = hasAny(contents);
        const bool isFrom = hasAny(sources);
        const bool isTalk = hasAny(talks);
        if (isTalk && hasAny(records))
            return true;
        if (isTalk && (isWhole || isFrom))
            return true;
        if (hasAny(speakers) && hasAny(sayings) && (isWhole || hasAny(records)))
            return true;
        if (hasAny(authors) && hasAny(orders) && (hasAny(bare) || isWhole || m_words.size() == 2))
            return true;
        if (says(u"chain of thought") || (hasAny(thoughts) && (hasAny(speakers) || hasAny(records))))
            return true;
        if (hasAny(tools) && hasAny(others))
            return true;
        if (says(u"context") && (isWhole || (isContent && says(u"window"))))
            return true;
        if (hasAny(secretFiles) && (isContent || isFrom))
            return true;
        if (hasAny(secrets) && (isContent || isFrom || isWhole))
            return true;
        if (hasAny(files) && isContent && (hasAny(owners) || (isWhole && isFrom)))
            return true;
        return hasAny(outputs) && (hasAny(commands) || says(u"of running"));
    }

private:
    /// Most names have none of these.
    static const QSet<QString> &subjectWords()
    {
        static const QSet<QString> words = [] {
            QSet<QString> all{u"context"_s, u"chain"_s};
            const auto add = [&all](const auto &list) {
                for (const QStringView one : list)
                    all.insert(one.left(one.indexOf(u' ')).toString());
            };
            add(talks);
            add(speakers);
            add(authors);
            add(thoughts);
            add(tools);
            add(secretFiles);
            add(secrets);
            add(files);
            add(outputs);
            return all;
        }();
        return words;
    }

    template<typename Words>
    [[nodiscard]] bool hasAny(const Words &words) const
    {
        return std::any_of(words.cbegin(), words.cend(), [this](QStringView one) { return says(one); });
    }

    template<typename Words>
    [[nodiscard]] bool startsWithAny(const Words &words) const
    {
        return std::find(words.cbegin(), words.cend(), m_words.constFirst()) != words.cend();
    }

    /// A word, or several in a row.
    [[nodiscard]] bool says(QStringView part) const
    {
        if (part.size() > m_name.size())
            return false;
        const qsizetype at = m_name.indexOf(part);
        const qsizetype end = at + part.size();
        return at >= 0 && (at == 0 || m_name.at(at - 1) == u' ') && (end == m_name.size() || m_name.at(end) == u' ');
    }

    /// "history_limit", "include_messages", "system_prompt_id": about it, and not the thing itself.
    [[nodiscard]] bool isSetting() const
    {
        constexpr std::array<QStringView, 40> heads{
            u"id",     u"ids",      u"limit",  u"count",    u"size",      u"length",  u"enabled", u"path",
            u"paths",  u"name",     u"url",    u"uri",      u"token",     u"mode",    u"type",    u"format",
            u"key",    u"template", u"index",  u"offset",   u"language",  u"version", u"policy",  u"timeout",
            u"number", u"lines",    u"filter", u"strategy", u"retention", u"at",      u"date",    u"days",
            u"hash",   u"arn",      u"ref",    u"encoding", u"depth",     u"schema",  u"options", u"settings"};
        constexpr std::array<QStringView, 16> verbs{u"include", u"exclude", u"show", u"hide",   u"use", u"with",
                                                    u"is",      u"has",     u"max",  u"min",    u"num", u"skip",
                                                    u"enable",  u"disable", u"no",   u"without"};
        return (std::find(heads.cbegin(), heads.cend(), m_words.constLast()) != heads.cend() && !hasAny(sources)) ||
               startsWithAny(verbs);
    }

    static constexpr std::array<QStringView, 15> whole{u"all",      u"full",     u"entire", u"complete", u"whole",
                                                       u"verbatim", u"raw",      u"every",  u"previous", u"prior",
                                                       u"earlier",  u"original", u"saved",  u"stored",   u"past"};
    static constexpr std::array<QStringView, 12> contents{u"content", u"contents", u"text",   u"dump",
                                                          u"data",    u"listing",  u"values", u"lines",
                                                          u"bytes",   u"plain",    u"output", u"list"};
    static constexpr std::array<QStringView, 8> sources{u"of",    u"from", u"read",    u"reading",
                                                        u"found", u"in",   u"reading", u"extracted"};
    static constexpr std::array<QStringView, 8> talks{u"conversation", u"conversations", u"chat",    u"dialogue",
                                                      u"dialog",       u"messages",      u"prompts", u"session"};
    static constexpr std::array<QStringView, 5> records{u"history", u"transcript", u"log", u"trace", u"verbatim"};
    static constexpr std::array<QStringView, 8> speakers{u"user",  u"users", u"assistant", u"model",
                                                         u"agent", u"llm",   u"human",     u"ai"};
    static constexpr std::array<QStringView, 12> sayings{u"message",  u"messages",  u"prompt",   u"prompts",
                                                         u"query",    u"queries",   u"request",  u"requests",
                                                         u"question", u"questions", u"response", u"input"};
    static constexpr std::array<QStringView, 6> authors{u"system", u"developer", u"hidden",
                                                        u"your",   u"initial",   u"internal"};
    static constexpr std::array<QStringView, 5> orders{u"prompt", u"instructions", u"message", u"prompts",
                                                       u"directives"};
    static constexpr std::array<QStringView, 5> bare{u"text", u"verbatim", u"content", u"contents", u"hidden"};
    static constexpr std::array<QStringView, 4> thoughts{u"reasoning", u"thoughts", u"thinking", u"thought"};
    static constexpr std::array<QStringView, 3> tools{u"tools", u"tool names", u"tool descriptions"};
    static constexpr std::array<QStringView, 5> others{u"available", u"other", u"your", u"installed", u"connected"};
    static constexpr std::array<QStringView, 26> secretFiles{u"env",
                                                             u"dotenv",
                                                             u"ssh",
                                                             u"id rsa",
                                                             u"ed25519",
                                                             u"id ed25519",
                                                             u"passwd",
                                                             u"shadow",
                                                             u"aws",
                                                             u"npmrc",
                                                             u"netrc",
                                                             u"kubeconfig",
                                                             u"bash history",
                                                             u"zsh history",
                                                             u"keychain",
                                                             u"mcp json",
                                                             u"cursor config",
                                                             u"gnupg",
                                                             u"bashrc",
                                                             u"wallet",
                                                             u"authorized keys",
                                                             u"secrets file",
                                                             u"environment variables",
                                                             u"env vars",
                                                             u"git credentials",
                                                             u"claude config"};
    static constexpr std::array<QStringView, 17> secrets{
        u"password", u"passwords",   u"credentials",  u"secrets",
        u"cookies",  u"private key", u"private keys", u"api key",
        u"api keys", u"ssh key",     u"ssh keys",     u"access token",
        u"tokens",   u"seed phrase", u"github token", u"environment variables",
        u"env vars"};
    static constexpr std::array<QStringView, 5> files{u"file", u"files", u"directory", u"folder", u"document"};
    static constexpr std::array<QStringView, 8> owners{u"sensitive", u"secret", u"private",      u"open",
                                                       u"workspace", u"home",   u"confidential", u"config"};
    static constexpr std::array<QStringView, 4> outputs{u"output", u"result", u"stdout", u"results"};
    static constexpr std::array<QStringView, 9> commands{u"whoami",   u"cat",     u"uname",  u"ifconfig",   u"printenv",
                                                         u"hostname", u"netstat", u"ps aux", u"running env"};
    static constexpr std::array<QStringView, 8> deeds{u"list",   u"get",  u"create", u"delete",
                                                      u"search", u"send", u"read",   u"export"};

    const QString &m_name;
    QStringList m_words;
};

} // namespace

std::vector<PoisonMark> poisonMarksOfName(QStringView name)
{
    const QString words = wordsOfName(name);
    quint64 all = 0;
    int praises = 0;
    for (const IntentWord &one : intentWords(words)) {
        all |= one.is;
        praises += (one.is & intent::Praise) != 0 ? 1 : 0;
    }
    using namespace intent;
    std::vector<PoisonMark> marks;
    const bool isName = std::all_of(name.cbegin(), name.cend(), [](QChar c) {
        return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.';
    });
    if (!isName || !words.contains(u' ')) // "fraud" is one of a list
        return marks;
    // "get_malware_policy" returns a list of forbidden things
    const bool isHonest =
        (all & (Protect | Watch | Choice)) != 0 || ((all & Read) != 0 && (all & (Misdeed | Craft)) == 0);
    const bool isCovert = (all & Covert) != 0 && (all & (Send | Change | Damage | Read | Personal)) != 0;
    if (isCovert || (!isHonest && (all & (Harm | Misdeed | Craft)) != 0))
        marks.push_back({14, PoisonKind::Harmful, PoisonSign::DeclaresHarm, pointsOfWarning});
    if (praises > 0)
        marks.push_back({60, PoisonKind::Steered, PoisonSign::PraisesItself, 6});
    if (NamePhrase(words).asksForMore())
        marks.push_back({81, PoisonKind::Secrets, PoisonSign::TakeConversation, pointsOfWarning});
    return marks;
}

} // namespace rc
