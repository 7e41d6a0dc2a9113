// SPDX-License-Identifier: GPL-3.0-or-later
// Names of tools and parameters: "stealCookies" names an action, "contents_of_env_file" the data to hand over.
#include "catalog/poison/intentwords.h"
#include "catalog/poison/lenswords.h"
#include "catalog/poison/poisonmarks.h"
#include "core/words/wordlist.h"

#include <QSet>
#include <QStringList>
#include <QStringTokenizer>

#include <algorithm>

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

    /// Asks for a conversation, a model's instructions, a secret file or a command's output.
    [[nodiscard]] bool asksForPrivateData() const
    {
        using namespace namepart;
        const auto &subjects = subjectWords();
        if (std::ranges::none_of(m_words, [&](const QString &part) { return subjects.contains(part); }))
            return false;
        if (isSetting() || isAction())
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
    /// The words that every such name contains; most names have none of them.
    static const QSet<QString> &subjectWords()
    {
        static const QSet<QString> words = [] {
            using namespace namepart;
            QSet<QString> all{u"context"_s, u"chain"_s};
            for (const QStringView list :
                 {talks, speakers, authors, thoughts, tools, secretFiles, secrets, files, outputs}) {
                for (const QStringView entry : list.tokenize(u'|'))
                    all.insert(entry.left(entry.indexOf(u' ')).toString());
            }
            return all;
        }();
        return words;
    }

    [[nodiscard]] bool hasAny(QStringView words) const
    {
        return isAnyPart(words, [this](QStringView part) { return says(part); });
    }

    /// Whether the name has this word, or these consecutive words.
    [[nodiscard]] bool says(QStringView part) const
    {
        if (part.size() > m_name.size())
            return false;
        const qsizetype at = m_name.indexOf(part);
        const qsizetype end = at + part.size();
        return at >= 0 && (at == 0 || m_name.at(at - 1) == u' ') && (end == m_name.size() || m_name.at(end) == u' ');
    }

    /// "list_messages", "mail_list_messages"
    [[nodiscard]] bool isAction() const
    {
        constexpr QStringView deeds = u"list|get|create|delete|search|send|read|export";
        const QString second = m_words.value(1);
        if (isOneOf(m_words.constFirst(), deeds))
            return second != u"of";
        return isOneOf(second, u"list|get|create|delete|search") && m_words.value(2) != u"of";
    }

    /// "history_limit", "include_messages", "system_prompt_id": a setting for the data, not the data itself.
    [[nodiscard]] bool isSetting() const
    {
        return (isOneOf(m_words.constLast(),
                        u"id|ids|limit|count|size|length|enabled|path|paths|name|url|uri|token|mode|type|format|key|"
                        u"template|index|offset|language|version|policy|timeout|number|lines|filter|strategy|retention|"
                        u"at|date|days|hash|arn|ref|encoding|depth|schema|options|settings") &&
                !hasAny(namepart::sources)) ||
               isOneOf(m_words.constFirst(),
                       u"include|exclude|show|hide|reveal|mask|redact|use|with|is|has|max|maximum|min|minimum|num|"
                       u"skip|enable|disable|no|without") ||
               says(u"number of") || says(u"count of");
    }

    const QString &m_name;
    QStringList m_words;
};

} // namespace

std::vector<PoisonMark> poisonMarksOfName(QStringView name)
{
    const QString words = wordsOfName(name);
    quint64 all = 0;
    int praises = 0;
    for (const IntentWord &entry : intentWords(words)) {
        all |= entry.is;
        praises += (entry.is & intent::Praise) != 0 ? 1 : 0;
    }
    using namespace intent;
    std::vector<PoisonMark> marks;
    const bool isName =
        std::ranges::all_of(name, [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.'; });
    if (!isName || !words.contains(u' ')) // a single word such as "fraud" is a category
        return marks;
    // "get_malware_policy" returns a list of forbidden things
    const bool isHonest =
        (all & (Protect | Watch | Choice)) != 0 || ((all & Read) != 0 && (all & (Misdeed | Craft)) == 0);
    const bool isCovert = (all & Covert) != 0 && (all & (Send | Change | Damage | Read | Personal)) != 0;
    if (isCovert || (!isHonest && (all & (Harm | Misdeed | Craft)) != 0))
        marks.push_back({14, PoisonKind::Harmful, PoisonSign::DeclaresHarm, pointsOfWarning, 0, 0, false});
    if (praises > 0)
        marks.push_back({60, PoisonKind::Steered, PoisonSign::PraisesItself, 6, 0, 0, false});
    if (NamePhrase(words).asksForPrivateData())
        marks.push_back({81, PoisonKind::Secrets, PoisonSign::TakeConversation, pointsOfWarning, 0, 0, false});
    return marks;
}

} // namespace rc
