// SPDX-License-Identifier: GPL-3.0-or-later
// The server in a request: curl, wget, HTTPie, HTTP itself, and commands that add a tool server to another program.
#include "config/paste/detail/pastedpairs.h"
#include "core/url/resourceurl.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The options of a program that take a value, including those read here.
struct OptionForms
{
    QString shortWithValue; ///< letters
    QStringList withValue;  ///< without their dashes
    QStringList header;
    QStringList bearer;
    QStringList address;
    QStringList account; ///< username and password
    QStringList file;    ///< a file with further options
};

const OptionForms &curlForms()
{
    static const OptionForms forms{
        u"AbcCdDeEFHKmoPQrtTuUwxXyYz"_s,
        u"request data data-raw data-binary data-ascii data-urlencode json form form-string output output-dir max-time "
        "connect-timeout write-out user-agent cacert capath cert cert-type key key-type proxy proxy-user noproxy retry "
        "retry-delay referer cookie cookie-jar upload-file resolve connect-to interface range limit-rate max-redirs "
        "max-filesize dump-header trace trace-ascii retry-max-time ciphers tls-max dns-servers unix-socket "
        "abstract-unix-socket proxy-header pass pinnedpubkey aws-sigv4"_s.split(u' '),
        {u"H"_s, u"header"_s},
        {u"oauth2-bearer"_s},
        {u"url"_s},
        {u"u"_s, u"user"_s},
        {u"K"_s, u"config"_s}};
    return forms;
}

const OptionForms &wgetForms()
{
    static const OptionForms forms{
        u"aeoOPtTUwQBilADIRX"_s,
        u"method body-data body-file post-data post-file output-document output-file timeout tries user-agent "
        "ca-certificate certificate private-key referer directory-prefix wait load-cookies execute"_s.split(u' '),
        {u"header"_s},
        {},
        {},
        u"user password http-user http-password auth"_s.split(u' '),
        {u"input-file"_s, u"config"_s}};
    return forms;
}

constexpr auto bearerHeader = "Authorization: Bearer "_L1;

/// An option with its value, in any notation.
struct OptionRead
{
    QString name;
    std::optional<CommandWord> value;
};

/// The options in the word at `at`; moves `at` to a value in the next word.
QList<OptionRead> optionsAt(const QList<CommandWord> &words, qsizetype &at, const OptionForms &forms)
{
    const CommandWord &word = words[at];
    const auto next = [&]() -> std::optional<CommandWord> {
        return at + 1 < words.size() ? std::optional(words[++at]) : std::nullopt;
    };
    if (word.text.startsWith(u"--"_s)) {
        const qsizetype sign = word.text.indexOf(u'=');
        const QString name = word.text.mid(2, sign < 0 ? -1 : sign - 2);
        if (sign >= 0)
            return {{name, CommandWord{word.text.mid(sign + 1), word.line, word.expands}}};
        const auto lists = {&forms.withValue, &forms.header,  &forms.bearer,
                            &forms.address,   &forms.account, &forms.file};
        const bool hasValue =
            std::ranges::any_of(lists, [&name](const QStringList *list) { return list->contains(name); });
        return {{name, hasValue ? next() : std::nullopt}};
    }
    QList<OptionRead> read;
    for (qsizetype i = 1; i < word.text.size(); ++i) {
        const QString name(word.text[i]);
        if (!forms.shortWithValue.contains(word.text[i])) {
            read.append({name, std::nullopt});
            continue;
        }
        const QString rest = word.text.mid(i + 1);
        read.append({name, rest.isEmpty() ? next() : CommandWord{rest, word.line, word.expands}});
        break;
    }
    return read;
}

QString accountNote(qsizetype line)
{
    return PasteTr::tr("Line %1: the username and password for HTTP authentication were ignored.").arg(line);
}

void addAddress(PastedEntry &entry, const CommandWord &word)
{
    if (!entry.hasAddress())
        entry.pairs.prepend({{}, word.text, word.line, PastedPair::Meaning::Text, PastedPair::Role::Address});
}

/// One entry per address, since the command sends its headers to all of them.
void addEntries(PastedPairs &read, const PastedEntry &entry, const QList<CommandWord> &moreAddresses)
{
    read.entries.append(entry);
    for (const CommandWord &address : moreAddresses) {
        PastedEntry other = entry;
        for (PastedPair &pair : other.pairs) {
            if (pair.role == PastedPair::Role::Address)
                pair.value = address.text;
        }
        read.entries.append(other);
    }
}

/// A command with such options: curl or wget.
void readWithOptions(PastedPairs &read, const QList<CommandWord> &words, const OptionForms &forms)
{
    PastedEntry entry;
    QList<CommandWord> moreAddresses;
    PastedPairs nested; // servers inside the request body: a model's request with its tools
    for (qsizetype at = 1; at < words.size(); ++at) {
        const CommandWord &word = words[at];
        if (word.text == "--next"_L1 || word.text == "-:"_L1) {
            addEntries(read, entry, moreAddresses);
            entry = {};
            moreAddresses.clear();
            continue;
        }
        if (!word.text.startsWith(u'-') || word.text.size() < 2) {
            static const QRegularExpression address(u"://|\\A(?:[\\w-]+\\.)+[a-z]{2,}(?:[:/]|\\z)|\\Alocalhost\\b"_s);
            constexpr qsizetype maxAddresses = 100;
            if (!entry.hasAddress() && (word.expands || address.match(word.text).hasMatch()))
                addAddress(entry, word);
            else if (entry.hasAddress() && word.text.contains("://"_L1) && moreAddresses.size() < maxAddresses)
                moreAddresses.append(word);
            continue;
        }
        for (const OptionRead &option : optionsAt(words, at, forms)) {
            if (!option.value)
                continue;
            const QString &value = option.value->text;
            if (forms.header.contains(option.name)) {
                if (value.startsWith(u'@') && value != u"@-"_s)
                    read.notes.append(fileNote(option.value->line));
                addHeader(entry.pairs, *option.value);
            } else if (forms.bearer.contains(option.name)) {
                addHeader(entry.pairs, {bearerHeader + value, option.value->line, option.value->expands});
            } else if (forms.address.contains(option.name)) {
                addAddress(entry, *option.value);
            } else if (forms.account.contains(option.name)) {
                read.notes.append(accountNote(option.value->line));
            } else if (forms.file.contains(option.name)) {
                read.notes.append(fileNote(option.value->line));
            } else if (value.contains(u"server_url"_s)) {
                nested = codePairs(value);
            }
        }
    }
    if (!nested.entries.isEmpty())
        read.append(nested);
    else
        addEntries(read, entry, moreAddresses);
}

/// http POST URL Name:value
void readHttpie(PastedPairs &read, const QList<CommandWord> &words)
{
    static const QRegularExpression method(u"\\A(?:[A-Z]+|get|post|put|patch|delete|head|options)\\z"_s);
    static const QRegularExpression header(u"\\A[A-Za-z][\\w-]*:(?!=)"_s);
    static const QStringList withValue =
        u"--session --session-read-only -o --output --timeout --proxy --verify --cert --cert-key -p --print -s --style --pretty --max-redirects --raw --format-options --boundary"_s
            .split(u' ');
    PastedEntry entry;
    QString auth;
    QString scheme = words.first().text.endsWith(u's') ? u"https"_s : u"http"_s;
    std::optional<CommandWord> account;
    for (qsizetype at = 1; at < words.size(); ++at) {
        CommandWord word = words[at];
        const QString option = word.text.section(u'=', 0, 0);
        const bool isAuth = option == u"-A"_s || option == u"--auth-type"_s;
        const bool isScheme = option == u"--default-scheme"_s;
        if (isAuth || isScheme || option == u"-a"_s || option == u"--auth"_s) {
            if (word.text.contains(u'='))
                word.text.remove(0, option.size() + 1);
            else if (at + 1 < words.size())
                word = words[++at];
            if (isAuth)
                auth = word.text;
            else if (isScheme)
                scheme = word.text;
            else
                account = word;
        } else if (word.text.startsWith(u'-') || (!entry.hasAddress() && method.match(word.text).hasMatch())) {
            at += withValue.contains(word.text) ? 1 : 0;
        } else if (!entry.hasAddress()) {
            if (word.text.startsWith(u':'))
                word.text = u"localhost"_s + word.text;
            if (!word.text.contains(u"://"_s))
                word.text = scheme + u"://"_s + word.text;
            addAddress(entry, word);
        } else if (header.match(word.text).hasMatch()) {
            if (word.text.contains(u":@"_s))
                read.notes.append(fileNote(word.line));
            else
                addHeader(entry.pairs, word);
        }
    }
    if (account && auth == u"bearer"_s)
        addHeader(entry.pairs, {bearerHeader + account->text, account->line, account->expands});
    else if (account)
        read.notes.append(accountNote(account->line));
    read.entries.append(entry);
}

bool addsServer(const QList<CommandWord> &words)
{
    const auto has = [&words](const QString &text) {
        return std::ranges::any_of(words, [&text](const CommandWord &word) { return word.text == text; });
    };
    return (has(u"mcp"_s) && (has(u"add"_s) || has(u"add-json"_s))) || has(u"--add-mcp"_s) ||
           std::ranges::any_of(words, [](const CommandWord &word) {
               return word.text.startsWith(u"mcp-remote"_s) || word.text == u"add-mcp"_s;
           });
}

/// claude mcp add NAME URL --header "…", code --add-mcp '{…}', npx mcp-remote URL --header …
void readAdding(PastedPairs &read, const QList<CommandWord> &words)
{
    PastedEntry entry = entryOfArguments(words);
    for (const CommandWord &word : words) {
        if (!word.text.startsWith(u'{'))
            continue;
        PastedPairs json = codePairs(word.text);
        for (PastedEntry &server : json.entries) {
            if (server.name.isEmpty())
                server.name = entry.name;
            for (PastedPair &pair : server.pairs)
                pair.line += word.line - 1;
        }
        read.append(json);
        return;
    }
    if (entry.hasTarget)
        read.entries.append(entry);
}

} // namespace

QString fileNote(qsizetype line)
{
    return PasteTr::tr("Line %1: headers or options come from a file, which was not read.").arg(line);
}

PastedEntry entryOfArguments(const QList<CommandWord> &words)
{
    static const QStringList headers{u"--header"_s, u"-H"_s, u"--headers"_s, u"--http-header"_s};
    static const QStringList withValue =
        u"-t --transport -s --scope --allow --client-id --protocol --port --host --timeout --auth-timeout -p --profile"_s
            .split(u' ');
    static const QStringList variables{u"-e"_s, u"--env"_s};
    PastedEntry entry;
    entry.hasTarget = false;
    bool named = false; // a name follows "add"
    for (qsizetype at = 0; at < words.size(); ++at) {
        const CommandWord &word = words[at];
        const QString option = word.text.section(u'=', 0, 0);
        const bool hasInlineValue = word.text.startsWith(u"--"_s) && word.text.contains(u'=');
        const bool takesNext = !hasInlineValue && at + 1 < words.size();
        CommandWord value = hasInlineValue ? CommandWord{word.text.section(u'=', 1), word.line, word.expands}
                            : takesNext    ? words[at + 1]
                                           : CommandWord();
        if (headers.contains(option)) {
            at += takesNext ? 1 : 0;
            static const QRegularExpression checkName(u"\\A[\\w-]+:?\\z"_s);
            if (checkName.match(value.text).hasMatch() && at + 1 < words.size()) // --headers NAME VALUE
                value.text += (value.text.endsWith(u':') ? u" "_s : u": "_s) + words[++at].text;
            addHeader(entry.pairs, value);
        } else if (option == u"--bearer-token-env-var"_s) {
            at += takesNext ? 1 : 0;
            entry.pairs.append(
                {u"Authorization"_s, value.text, value.line, PastedPair::Meaning::Variable, PastedPair::Role::Bearer});
        } else if (option == u"--url"_s) {
            at += takesNext ? 1 : 0;
            addAddress(entry, value);
            entry.hasTarget = true;
        } else if (variables.contains(option)) {
            at += takesNext ? 1 : 0;
            entry.variables.insert(value.text.section(u'=', 0, 0), value.text.section(u'=', 1));
        } else if (withValue.contains(option)) {
            at += takesNext ? 1 : 0;
        } else if (word.text.contains(u"://"_s) && !word.text.startsWith(u'{')) {
            addAddress(entry, word);
            entry.hasTarget = true;
        } else if (word.text == u"add"_s || word.text == u"add-json"_s) {
            named = true;
        } else if (named && entry.name.isEmpty() && !word.text.startsWith(u'-') && !word.text.startsWith(u'{')) {
            entry.name = word.text;
        }
    }
    return entry;
}

bool readRequestCommand(PastedPairs &read, const QList<CommandWord> &words)
{
    QString program = words.first().text.section(u'/', -1).section(u'\\', -1).toLower();
    if (program.endsWith(u".exe"_s) || program.endsWith(u".cmd"_s))
        program.chop(4);
    if (program == u"curl"_s)
        readWithOptions(read, words, curlForms());
    else if (program == u"wget"_s || program == u"wget2"_s)
        readWithOptions(read, words, wgetForms());
    else if (program == u"http"_s || program == u"https"_s || program == u"xh"_s || program == u"xhs"_s)
        readHttpie(read, words);
    else if (addsServer(words))
        readAdding(read, words);
    else
        return false;
    return true;
}

PastedPairs httpPairs(const QString &text)
{
    static const QRegularExpression request(
        u"\\A(?:> )?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \\t]+(\\S+)(?:[ \\t]+HTTP/[\\d.]+)?\\s*\\z"_s);
    static const QRegularExpression header(u"\\A(?:> )?([A-Za-z][\\w-]*):[ \\t]*(.*)\\z"_s);
    static const QRegularExpression variable(u"\\A@([\\w.-]+)[ \\t]*=[ \\t]*(.*)\\z"_s);
    PastedPairs read;
    bool isHead = false; // of a request: its body may look like one
    QString path;        // of an address whose host is in a header
    qsizetype line = 0;
    for (const QString &row : text.split(u'\n')) {
        ++line;
        const QRegularExpressionMatch field = isHead ? header.match(row) : QRegularExpressionMatch();
        if (const QRegularExpressionMatch begin = request.match(row); begin.hasMatch()) {
            path = begin.captured(1).startsWith(u'/') ? begin.captured(1) : QString();
            isHead = true;
            read.entries.append(PastedEntry());
            if (path.isEmpty())
                addAddress(read.entries.last(), {begin.captured(1), line});
        } else if (field.hasMatch() && field.captured(1).compare("host"_L1, Qt::CaseInsensitive) == 0) {
            const QString host = field.captured(2).trimmed();
            const QString scheme = isLoopbackHost(host.section(u':', 0, 0)) ? u"http://"_s : u"https://"_s;
            if (!path.isEmpty())
                addAddress(read.entries.last(), {scheme + host + path, line});
        } else if (field.hasMatch()) {
            addHeader(read.entries.last().pairs, {field.captured(1) + u": "_s + field.captured(2), line});
        } else if (const QRegularExpressionMatch set = variable.match(row); set.hasMatch()) {
            read.setVariable(set.captured(1), set.captured(2).trimmed());
        } else {
            isHead = isHead && (row.startsWith(u'#') || row.startsWith("//"_L1));
        }
    }
    return read;
}

} // namespace rc
