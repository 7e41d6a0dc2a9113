// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/completion/candidates.h"

#include "cli/commands.h"
#include "cli/frame/options.h"
#include "cli/tools/toolscommand.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/catalogsnapshots.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Ten thousand tools are about 10 MiB. Reading a longer list would delay the completion noticeably.
constexpr qint64 maxListBytes = 16 * 1024 * 1024;

bool canBeTyped(const QString &name)
{
    return !name.isEmpty() && !name.contains(u'\n') && !name.contains(u'\t') && !hasHiddenText(name);
}

QStringList profileNames()
{
    return textsOf(ProfileStore(profilesFile()).peek(), &Profile::name);
}

/// The tools at the endpoints that `tools` would use with these options.
Result<QStringList> toolNames(const Arguments &arguments)
{
    RC_TRY(options, optionsForCompletion(arguments));
    RC_TRY(kinds, catalogsOf(arguments, options->profile));
    QStringList names;
    const auto server = parseToolServerUrl(options->profile.toolServer);
    if (!server)
        return names;
    const CatalogSnapshots snapshots(snapshotsFolder());
    for (const CatalogKind &kind : *kinds) {
        const Snapshot last = snapshots.last(catalogAddress(*server, kind));
        if (!last.isValid() || QFileInfo(last.path).size() > maxListBytes)
            continue;
        const auto document = snapshots.read(last);
        const auto tools = document ? toolsFromDocument(*document, kind) : Result<QList<Tool>>(QList<Tool>());
        if (!tools) // damaged; the next list replaces it
            continue;
        for (const Tool &tool : *tools)
            names.append(tool.name);
    }
    return names;
}

QStringList typeable(QStringList names)
{
    names.removeIf([](const QString &name) { return !canBeTyped(name); });
    names.removeDuplicates();
    return names;
}

/// The words before the cursor.
struct ParsedLine
{
    QString command; ///< empty: none yet
    QString action;
    qsizetype index = 0; ///< position of the word at the cursor
    QList<OptionRow> options;
    QList<ActionRow> actions;
    Arguments given;
    QString pending; ///< the option that expects a value at the cursor
    bool ended = false;

    [[nodiscard]] const OptionRow *option(const QString &name) const
    {
        return findRow(options, &OptionRow::name, name);
    }
    [[nodiscard]] bool hasActions() const
    {
        return std::ranges::any_of(actions, [](const ActionRow &row) { return !row.word.isEmpty(); });
    }
};

ParsedLine readWords(QStringList words, const QList<Command> &commands)
{
    static const QRegularExpression assignment(u"^[A-Za-z_][A-Za-z0-9_]*="_s);
    while (!words.isEmpty() && words.takeFirst().contains(assignment)) {
    }
    ParsedLine line;
    line.options = optionsBeforeCommand();
    for (const QString &word : std::as_const(words)) {
        if (!line.pending.isEmpty()) {
            line.given.values[std::exchange(line.pending, {})].append(word);
        } else if (!line.ended && word == "--"_L1) {
            line.ended = !line.command.isEmpty();
        } else if (!line.ended && word.size() > 1 && word.startsWith(u'-')) {
            const qsizetype equals = word.indexOf(u'=');
            const OptionRow *row = line.option(word.left(equals));
            if (row != nullptr && equals < 0 && !row->value.isEmpty())
                line.pending = row->name;
            else
                line.given.values[word.left(equals)].append(equals < 0 ? QString() : word.mid(equals + 1));
        } else if (line.command.isEmpty()) {
            line.command = word;
            line.options.clear();
            for (const Command &command : commands) {
                if (command.word != word)
                    continue;
                line.options = command.options + generalOptions();
                line.actions = command.actions;
            }
        } else if (line.action.isEmpty() && line.hasActions()) {
            line.action = word;
        } else {
            ++line.index;
        }
    }
    return line;
}

class CandidateFinder
{
public:
    CandidateFinder(const ParsedLine &line, QString word, const QList<Command> &commands)
        : m_line(line)
        , m_word(std::move(word))
        , m_commands(commands)
    {
    }

    [[nodiscard]] Candidates candidates()
    {
        const bool isOption = !m_line.ended && m_word.startsWith(u'-');
        const qsizetype equals = isOption ? m_word.indexOf(u'=') : -1;
        if (!m_line.pending.isEmpty())
            offerValueOf(m_line.pending);
        else if (equals >= 0)
            offerValueOf(m_word.left(equals), m_word.left(equals + 1));
        else if (isOption)
            offerOptions();
        else if (m_line.command.isEmpty())
            offerCommands();
        else if (m_line.action.isEmpty() && m_line.hasActions())
            offerActions();
        else if (const ValueRow *row = wordAtCursor())
            offer(*row, {}, !m_line.ended);
        else if (m_word.isEmpty() && !m_line.ended)
            offerOptions();
        return m_found;
    }

private:
    void offerCommands()
    {
        for (const Command &command : m_commands)
            m_found.rows.append({command.word, command.summary});
    }

    void offerActions()
    {
        for (const ActionRow &row : m_line.actions) {
            if (!row.word.isEmpty())
                m_found.rows.append({row.word, {}});
        }
    }

    void offerOptions()
    {
        const QString action =
            m_line.action.isEmpty() && m_line.hasActions() ? m_line.actions.first().word : m_line.action;
        for (const OptionRow &row : m_line.options) {
            const bool fits = row.actions.isEmpty() || row.actions.contains(action);
            if (fits && (row.repeatable || !m_line.given.has(row.name)))
                m_found.rows.append({row.name, row.help});
        }
    }

    [[nodiscard]] const ValueRow *wordAtCursor() const
    {
        for (const ActionRow &row : m_line.actions) {
            if (row.word != m_line.action || row.words.isEmpty())
                continue;
            if (m_line.index < row.words.size())
                return &row.words.at(m_line.index);
            return row.lastOccurs == Times::Any ? &row.words.last() : nullptr;
        }
        return nullptr;
    }

    void offerValueOf(const QString &option, const QString &prefix = {})
    {
        if (const OptionRow *row = m_line.option(option))
            offer(row->value, prefix, false);
    }

    /// `isWord`: a positional word, so a name with a leading dash would be read as an option.
    void offer(const ValueRow &value, const QString &prefix, bool isWord)
    {
        const auto offerAll = [&](const QStringList &texts) {
            for (const QString &text : texts) {
                if (!isWord || !text.startsWith(u'-'))
                    m_found.rows.append({prefix + text, {}});
            }
        };
        switch (value.kind) {
        case ValueKind::Text:
            return;
        case ValueKind::Word:
            return offerAll(value.words);
        case ValueKind::List:
            return offerList(value.words, prefix);
        case ValueKind::File:
            m_found.after = Candidates::Files;
            return;
        case ValueKind::Profile:
            return offerAll(typeable(profileNames()));
        case ValueKind::Tool:
            return offerAll(typeable(toolNames(toolArguments()).value_or(QStringList())));
        }
        Q_UNREACHABLE();
    }

    void offerList(const QStringList &words, const QString &prefix)
    {
        const QString head = m_word.sliced(
            prefix.size(), m_word.lastIndexOf(u',') < prefix.size() ? 0 : m_word.lastIndexOf(u',') + 1 - prefix.size());
        const QStringList listed = head.split(u',');
        for (const QString &word : words) {
            if (!listed.contains(word))
                m_found.rows.append({prefix + head + word, {}});
        }
        m_found.after = Candidates::Comma;
    }

    /// The options that determine the tools. Errors in others do not matter.
    [[nodiscard]] Arguments toolArguments() const
    {
        Arguments arguments;
        for (const QString &name : {u"--profile"_s, u"--mcp-url"_s, u"--env-prefix"_s, u"--demo"_s, u"--catalog"_s}) {
            if (m_line.given.has(name))
                arguments.values[name] = m_line.given.values[name];
        }
        return arguments;
    }

    const ParsedLine &m_line;
    QString m_word;
    const QList<Command> &m_commands;
    Candidates m_found;
};

/// A bash command line up to the cursor.
struct BashLine
{
    QStringList words; ///< before the cursor
    QString word;
    QString fixedPrefix; ///< the part that readline does not replace
    QChar quote;         ///< open quote
    bool isFile = false; ///< after a redirection
};

/// readline also splits at = and :, which occur in options and names.
BashLine readBash(const QString &line, const QString &wordBreaks)
{
    BashLine read;
    QString beforeQuote;
    bool hasBegun = false;
    const auto endWord = [&] {
        if (hasBegun && !read.isFile)
            read.words.append(read.word);
        read.word.clear();
        read.fixedPrefix.clear();
    };
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line.at(i);
        if (!read.quote.isNull() && c == read.quote) {
            read.quote = {};
            read.fixedPrefix = beforeQuote;
        } else if (read.quote == u'"' && c == u'\\') {
            i += i + 1 < line.size() && u"\"\\$`"_s.contains(line.at(i + 1)) ? 1 : 0;
            read.word += line.at(i);
        } else if (!read.quote.isNull()) {
            read.word += c;
        } else if (c == u'"' || c == u'\'') {
            read.quote = c;
            beforeQuote = std::exchange(read.fixedPrefix, read.word);
            hasBegun = true;
        } else if (c == u'\\') {
            if (++i < line.size())
                read.word += line.at(i);
            hasBegun = true;
        } else if (c.isSpace()) {
            const bool endsFile = hasBegun;
            endWord();
            read.isFile = read.isFile && !endsFile;
            hasBegun = false;
        } else if (c == u'<' || c == u'>') {
            const bool isDescriptor = read.word.size() == 1 && u"0123456789&"_s.contains(read.word.front());
            hasBegun = hasBegun && !isDescriptor;
            endWord();
            read.isFile = true;
            hasBegun = false;
        } else {
            read.word += c;
            hasBegun = true;
            if (wordBreaks.contains(c))
                read.fixedPrefix = read.word;
        }
    }
    return read;
}

QString quotedForBash(const QString &text, QChar quote)
{
    QString shown;
    for (const QChar c : text) {
        const bool isPlain = c.isLetterOrNumber() || c.unicode() >= 0x80 || u"_.,:=@%+/-"_s.contains(c);
        if (quote == u'\'')
            shown += c == u'\'' ? u"'\\''"_s : QString(c);
        else if (quote == u'"')
            shown += c == u'!' ? u"\"'!'\""_s : u"\"\\$`"_s.contains(c) ? u'\\' + QString(c) : QString(c);
        else
            shown += isPlain ? QString(c) : u'\\' + QString(c);
    }
    // readline does not close the quote after such a word
    return !quote.isNull() && shown.endsWith(quote) ? shown + quote : shown;
}

} // namespace

Candidates candidatesFor(const QStringList &words, const QList<Command> &commands)
{
    if (words.isEmpty())
        return {};
    const ParsedLine line = readWords(words.first(words.size() - 1), commands);
    return CandidateFinder(line, words.last(), commands).candidates();
}

Candidates bashCandidates(const QString &line, const QString &wordBreaks, const QList<Command> &commands)
{
    const BashLine read = readBash(line, wordBreaks);
    if (read.isFile)
        return {{}, Candidates::Files};
    Candidates found = candidatesFor(read.words + QStringList{read.word}, commands);
    found.rows.removeIf([&read](const Candidate &candidate) { return !candidate.text.startsWith(read.word); });
    for (Candidate &candidate : found.rows)
        candidate = {quotedForBash(candidate.text.sliced(read.fixedPrefix.size()), read.quote), {}};
    return found;
}

} // namespace rc
