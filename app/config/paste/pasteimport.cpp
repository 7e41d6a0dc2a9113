// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/pasteimport.h"

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/detail/pastereading.h"
#include "core/key/keybinding.h"
#include "core/url/resourceurl.h"
#include "core/words/listtext.h"
#include "core/words/wordlist.h"
#include "environment/envtext.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

PasteResult refused(const QString &why)
{
    PasteResult reading;
    reading.faults.append(why);
    return reading;
}

/// Undoes the typographic quotes, dashes and spaces of word processors and chats, and removes invisible characters at
/// word boundaries.
QString withoutTypography(QString text)
{
    static const QRegularExpression space(u"[\\x{00A0}\\x{2000}-\\x{200A}\\x{202F}\\x{205F}\\x{3000}]"_s);
    static const QRegularExpression doubleQuoted(u"[\u201C\u201E]([^\u201C-\u201F\"\\n]*)[\u201C\u201D]"_s);
    static const QRegularExpression single(u"[\u2018\u201A]([^\u2018-\u201B'\\n]*)[\u2018\u2019]"_s);
    static const QRegularExpression longOption(u"(?<=\\s)(?:\u2013\u2013|\u2014)(?=[a-z]{2})"_s);
    static const QRegularExpression option(u"(?<=\\s)\u2013(?=[A-Za-z])"_s);
    static const QRegularExpression invisible(u"(?<![^\\s`=:(<])\\p{Cf}++|(?<!\\p{Cf})\\p{Cf}++(?![^\\s`,;)>])"_s);
    text.replace(space, u" "_s).replace(longOption, u"--"_s).replace(option, u"-"_s);
    const bool isTyped = text.contains(u'"') || text.contains(u'\''); // then the others are part of a value
    return isTyped ? text : text.remove(invisible).replace(doubleQuoted, u"\"\\1\""_s).replace(single, u"'\\1'"_s);
}

/// Joins the lines of a raw mail, which breaks them with “=”, usually at 76 columns, and encodes “=” as “=3D”.
QString withoutMailBreaks(QString text)
{
    static const QRegularExpression soft(u"(?<=[^\\s=])=[ \\t]*\\n"_s);
    static const QRegularExpression full(u"(^[^\\n]{74}[^\\s=])=\\n(?=\\w)(?![\\w.-]+\\s*[=:]\\s*\\S)"_s,
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression unencoded(u"=(?![0-9A-F]{2}|[ \\t]*\\n)"_s);
    if (!text.contains(soft))
        return text;
    if (!text.contains("=3D"_L1) || text.contains(unencoded))
        return text.replace(full, u"\\1"_s);
    return QString::fromUtf8(QByteArray::fromPercentEncoding(text.remove(soft).toUtf8(), '='));
}

/// Decodes the text and normalizes line ends to LF.
QString textOf(const QByteArray &bytes, QStringList &notes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError())
        notes.append(PasteTr::tr("Some of the text is not UTF-8."));
    return withoutTypography(withoutMailBreaks(text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n')));
}

void wipePairs(PastedPairs read)
{
    for (PastedPair &pair : read.pairs)
        pair.value.fill(QChar());
    for (PastedEntry &entry : read.entries) {
        for (PastedPair &pair : entry.pairs)
            pair.value.fill(QChar());
    }
}

/// Notes on a key or a name that no reader recognized, so that none is dropped silently.
void reportUnread(const PastedPairs &read, const QString &text, PasteResult &reading)
{
    if (!reading.servers.empty())
        return;
    const bool isRefused = reading.isEmpty() && !reading.faults.isEmpty();
    const auto isKnown = [&](const QRegularExpression &name) {
        const auto isNamed = [&name](const PastedPair &pair) { return pair.name.contains(name); };
        const auto isSetting = [&isNamed](const PastedPair &pair) {
            return isNamed(pair) && pair.role != PastedPair::Role::Address; // such names in code are not read
        };
        return std::ranges::any_of(read.pairs, isSetting) ||
               std::ranges::any_of(
                   read.entries,
                   [&isNamed](const PastedEntry &entry) { return std::ranges::any_of(entry.pairs, isNamed); }) ||
               std::ranges::any_of(reading.others,
                                   [&name](const IgnoredSetting &other) { return other.name.contains(name); });
    };
    const auto firstLineWith = [&text](const QRegularExpression &mention) -> qsizetype {
        qsizetype line = 0;
        for (const QStringView row : QStringView(text).split(u'\n')) {
            ++line;
            const QStringView plain = row.trimmed();
            if (!plain.startsWith(u'#') && !plain.startsWith("//"_L1) && matchView(mention, row).hasMatch())
                return line;
        }
        return 0;
    };
    const auto anyCase = [](const QString &form) {
        return QRegularExpression(form, QRegularExpression::CaseInsensitiveOption);
    };
    static const QString beforeValue =
        u"[\"'`\\])*]*+(?:\\s*+[=:|]|(?= *+\\t)|(?= {2}))\\s*+\\S"_s; // followed by a value
    // "my key is AK…": a word with letters and digits soon after it
    static const QString inSentence =
        u"|\\bkey\\b[^\\n/]{0,40}(?<![\\w/-])(?=[\\w-]*\\d)(?=[\\w-]*[A-Za-z])[\\w-]{12,}"_s;
    static const QRegularExpression key = anyCase(u"api[ _.-]?key"_s);
    static const QRegularExpression keyMention =
        anyCase(u"x-api-key|[a-z0-9]_api_?key|api[ _-]?key"_s + beforeValue + inSentence);
    static const QRegularExpression name = anyCase(u"user[ _.-]?name"_s);
    static const QRegularExpression nameMention =
        anyCase(u"x-user-username|[a-z0-9]_username|user[ _-]?name"_s + beforeValue);
    // A key without a word beside it, outside of addresses.
    static const QRegularExpression bareKey(
        uR"((?<![^\s,;|])(?=[^\s,;|]{0,8192}?(?:://|\?))[^\s,;|]++(*SKIP)(*F)|(?<![\w/.@:])(?:[a-z0-9]{1,20}_(?:account|resource|team)_[\w-]{16,}+|(?:[A-Za-z0-9]{1,20}[-_]){0,3}(?=[A-Za-z]*+\d)(?=(?:\d*+[A-Za-z]){3})[A-Za-z0-9]{16,}+)(?![\w/@:]|\.\w))"_s);
    const bool isKeyKnown = reading.mentionsKey() || isKnown(key);
    if (const qsizetype line = isKeyKnown || isRefused ? 0 : firstLineWith(keyMention); line > 0)
        reading.faults.append(PasteTr::tr("Line %1: an API key is mentioned here but could not be read.").arg(line));
    else if (const qsizetype found = isKeyKnown ? 0 : firstLineWith(bareKey); found > 0)
        reading.faults.append(PasteTr::tr("Line %1: this looks like an API key, but it was not applied.").arg(found));
    const bool isNameKnown = reading.value(PastedField::Username) || isKnown(name);
    if (const qsizetype line = isNameKnown || isRefused ? 0 : firstLineWith(nameMention); line > 0)
        reading.faults.append(PasteTr::tr("Line %1: a username is mentioned here but could not be read.").arg(line));
}

/// Notes on keys that end where a mail program may have broken the line.
void reportTruncatedKey(const QString &text, PasteResult &reading)
{
    static const QRegularExpression truncated(u"[\\w.+/-]=[ \\t]*\\n[ \\t>]*[\\w.+/-]{2,}=?[\"'`,;]*[ \\t]*\\z"_s);
    if (reading.keyLine > 0 && truncated.match(text.section(u'\n', reading.keyLine - 1, reading.keyLine)).hasMatch())
        reading.notes.append(
            PasteTr::tr("Line %1: the API key may be incomplete, because it ends in “=”.").arg(reading.keyLine));
    for (PastedServer &server : reading.servers)
        reportTruncatedKey(text, server.reading);
}

PastedPair addressPair(const QString &text)
{
    return {{}, text, 1, PastedPair::Meaning::Text, PastedPair::Role::Address};
}

bool hasSetting(const PastedPairs &read)
{
    return std::ranges::any_of(read.pairs,
                               [](const PastedPair &pair) { return pair.role != PastedPair::Role::Address; });
}

bool hasNoResult(const PasteResult &reading)
{
    return reading.values.isEmpty() && !reading.mentionsKey() && reading.servers.empty();
}

bool hasResource(const PasteResult &reading)
{
    return reading.value(PastedField::Resource) || std::ranges::any_of(reading.servers, [](const PastedServer &server) {
               return server.reading.value(PastedField::Resource).has_value();
           });
}

/// The only Resource URL on lines that are neither comments nor in `read`; empty for none or several.
QString resourceIn(const QString &text, const PastedPairs &read)
{
    constexpr qsizetype maxLineLength = 8192;
    constexpr int maxTried = 50;
    QSet<qsizetype> lines;
    for (const PastedPair &pair : read.pairs)
        lines.insert(pair.line);
    for (const PastedEntry &entry : read.entries) {
        for (const PastedPair &pair : entry.pairs)
            lines.insert(pair.line);
    }
    QString found;
    qsizetype line = 0;
    int tried = 0;
    for (const QStringView row : QStringView(text).split(u'\n')) {
        const QStringView plain = row.trimmed();
        if (lines.contains(++line) || plain.size() > maxLineLength || !plain.contains("resources"_L1) ||
            plain.startsWith(u'#') || plain.startsWith("//"_L1) || ++tried > maxTried)
            continue;
        const Result<PastedResource> resource = parseResourceUrl(plain.toString());
        if (resource && !found.isEmpty() && found != resource->resource.resourceUrl())
            return {};
        if (resource)
            found = resource->resource.resourceUrl();
    }
    return found;
}

/// Markdown code blocks, or settings and the JSON after them, each padded to its line in `text`; else the whole text.
QStringList blocksOf(const QString &text)
{
    static const QRegularExpression fence(u"^[ \\t>]*(?:```|~~~)"_s);
    static const QRegularExpression object(u"\\n[ \\t]*\\n(?=\\{\\s*\")"_s);
    if (!text.contains(u"```"_s) && !text.contains(u"~~~"_s)) {
        const qsizetype json = object.match(text).capturedEnd();
        const PastedKind before = json > 0 ? pastedForm(text.left(json)).kind : PastedKind::Nothing;
        if (before == PastedKind::Nothing || before == PastedKind::Address) // avoids copying a text with a key
            return {text};
        return {text.left(json), QString(text.left(json).count(u'\n'), u'\n') + text.mid(json)};
    }
    const QStringList rows = text.split(u'\n');
    QStringList blocks;
    QStringList outside;
    QStringList block;
    bool isInside = false;
    constexpr qsizetype maxBlocks = 50;
    for (const QString &row : rows) {
        if (blocks.size() > maxBlocks)
            return {text};
        const bool isFence = fence.match(row).hasMatch();
        if (isFence && isInside)
            blocks.append(block.join(u'\n'));
        if (isFence)
            block = QStringList(block.size(), QString());
        isInside = isFence ? !isInside : isInside;
        block.append(isInside && !isFence ? row : QString());
        outside.append(isInside || isFence ? QString() : row);
    }
    if (isInside)
        blocks.append(block.join(u'\n'));
    if (blocks.isEmpty())
        return {text};
    blocks.append(outside.join(u'\n'));
    return blocks;
}

/// Removes shell prompts before commands: "$ ", "> ", "PS C:\> ", "C:\>", "me@host:~$ ".
QString withoutPrompts(const QString &text)
{
    static const QRegularExpression prompt(
        u"^[ \\t]*(?:PS [^>\\n]{0,200}>|[A-Za-z]:\\\\[^>\\n]{0,200}>|\\[?[\\w.-]+@[\\w.-]+[^$#%\\n]{0,80}[$#%] |[$%❯➜] "
        u"|>>? |"
        "# (?=(?:sudo )?(?:curl|wget|https?|xh) ))[ \\t]*"_s,
        QRegularExpression::MultilineOption);
    static const QRegularExpression first(u"\\A\\s*\\n?"_s);
    const QRegularExpressionMatch blank = first.match(text);
    const bool startsWithPrompt =
        prompt
            .match(text, text.lastIndexOf(u'\n', qMax(qsizetype(0), blank.capturedEnd() - 1)) + 1,
                   QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
            .hasMatch();
    return startsWithPrompt ? QString(text).remove(prompt) : text;
}

/// `before` plus the pasted catalogs with new names and paths, up to the limit.
QList<CatalogKind> withCatalogs(const QList<CatalogKind> &before, const QList<CatalogKind> &pasted)
{
    QList<CatalogKind> catalogs;
    for (const CatalogKind &kind : before) {
        const bool isReplaced = std::ranges::any_of(pasted, [&kind](const CatalogKind &other) {
            return other.word() == kind.word() || other.path() == kind.path();
        });
        if (!isReplaced && catalogs.size() + pasted.size() < maxCustomCatalogs)
            catalogs.append(kind);
    }
    return catalogs + pasted;
}

} // namespace

std::optional<QString> PasteResult::value(PastedField field) const
{
    const auto found = std::ranges::find_if(values, [field](const PastedValue &value) { return value.field == field; });
    return found == values.cend() ? std::nullopt : std::optional(found->value);
}

QList<PastedValue> PasteResult::valuesFor(const Profile &profile) const
{
    const QString base = profile.toolServer + u'/';
    const bool isBelow = !profile.toolServer.isEmpty() && toolAddress.startsWith(base, Qt::CaseInsensitive);
    const QString path = toolAddress.mid(base.size() - 1);
    const QList<CatalogKind> &known = profile.customCatalogs;
    const auto same = std::ranges::find_if(known, [&path](const CatalogKind &each) { return each.path() == path; });
    std::optional<CatalogKind> catalog;
    if (isBelow && !value(PastedField::Resource) && !value(PastedField::CustomCatalogs))
        catalog = same == known.cend() ? pastedCatalog(serverNames, path, known) : std::optional(*same);
    QList<PastedValue> applied = values;
    for (PastedValue &each : applied) {
        if (catalog && each.field == PastedField::ToolServer)
            each = {PastedField::CustomCatalogs, customCatalogsText({*catalog}), each.line};
    }
    return applied;
}

Profile PasteResult::appliedTo(Profile profile) const
{
    PasteResult applied;
    applied.values = valuesFor(profile);
    const auto value = [&applied](PastedField field) { return applied.value(field); };
    const auto adopt = [&value](PastedField field, QString &into) {
        if (const auto found = value(field))
            into = *found;
    };
    adopt(PastedField::Resource, profile.resource);
    adopt(PastedField::ToolServer, profile.toolServer);
    adopt(PastedField::Username, profile.username);
    adopt(PastedField::Email, profile.email);
    adopt(PastedField::EmailHeader, profile.emailHeader);
    adopt(PastedField::KeyHeader, profile.keyHeader);
    adopt(PastedField::UsernameHeader, profile.usernameHeader);
    profile.bearer = profile.bearer || value(PastedField::Bearer);
    profile.usernameOnIngest = profile.usernameOnIngest || value(PastedField::IdentityOnIngest);
    adopt(PastedField::UuidHeader, profile.uuidHeader);
    if (const auto text = value(PastedField::CustomCatalogs))
        profile.customCatalogs =
            withCatalogs(profile.customCatalogs, customCatalogsFrom(*text).value_or(QList<CatalogKind>()));
    profile.uuidToTools = profile.uuidToTools || value(PastedField::UuidToTools);
    if (value(PastedField::Email) && !value(PastedField::Username))
        profile.username.clear();
    if (const auto word = value(PastedField::Threshold))
        profile.threshold = thresholdFromWord(*word).value_or(profile.threshold);
    if (const auto word = value(PastedField::Debug))
        profile.debug = *word == u"true"_s;
    return profile;
}

PasteResult readPasted(const QByteArray &bytes)
{
    if (const QString fault = envTextFault(bytes); !fault.isEmpty())
        return refused(fault);
    QStringList notes;
    QString text = textOf(bytes, notes);
    PastedKind kind = PastedKind::Nothing;
    PastedPairs pairs;
    bool hasTable = false;
    for (const QString &block : blocksOf(text)) {
        QString plainBlock = withoutPrompts(block);
        const PastedPairs table = extractTable(plainBlock);
        hasTable = hasTable || !table.entries.isEmpty();
        pairs.append(table);
        QString rest = plainBlock;
        const PastedPairs prose =
            isHttp(plainBlock) ? PastedPairs() : extractProse(rest); // headers belong to a request
        const PastedForm form = pastedForm(rest);
        PastedKind found = form.kind;
        if (form.read) {
            pairs.append(prose);
            pairs.append(form.read(rest));
        } else if (const PastedPairs settings = assignmentPairs(plainBlock); hasSetting(settings)) {
            found = PastedKind::Settings;
            pairs.append(settings);
        } else if (kind == PastedKind::Nothing) {
            found = pastedForm(plainBlock).kind == PastedKind::Nothing ? PastedKind::Nothing : PastedKind::Address;
            if (found == PastedKind::Address)
                pairs.pairs.append(addressPair(plainBlock));
        } else { // sentences around a fenced block
            found = PastedKind::Nothing;
            pairs.append(prose);
        }
        if (kind == PastedKind::Nothing || (kind == PastedKind::Address && found != PastedKind::Nothing))
            kind = found;
    }
    if (hasTable && (kind == PastedKind::Nothing || kind == PastedKind::Address))
        kind = PastedKind::Settings;
    pairs.notes = notes + pairs.notes;
    PasteResult reading = readingOf(pairs, kind);
    // The variables of a program that a client starts are for that program's own service.
    const bool isOfClient = kind == PastedKind::McpJson || kind == PastedKind::McpConfig;
    // A key that was refused because its server is unknown stays refused.
    const bool isRefused = std::ranges::any_of(pairs.entries, [](const PastedEntry &entry) {
        return std::ranges::any_of(entry.pairs, [](const PastedPair &pair) {
            return pair.role == PastedPair::Role::Header || pair.role == PastedPair::Role::Bearer;
        });
    });
    if (hasNoResult(reading) && !isOfClient && !isRefused && !hasTable) {
        PastedPairs settings = assignmentPairs(text);
        PasteResult other = readingOf(settings, PastedKind::Settings);
        if (hasSetting(settings) && !hasNoResult(other)) {
            wipePairs(std::exchange(pairs, std::move(settings)));
            reading = std::move(other);
            reading.notes = notes + reading.notes;
        }
    }
    const QString address = hasResource(reading) || kind == PastedKind::Address
                                ? QString()
                                : resourceIn(text, hasNoResult(reading) ? PastedPairs() : pairs);
    if (!address.isEmpty()) {
        pairs.pairs.append(addressPair(address));
        reading = readingOf(pairs, reading.kind);
    }
    reportUnread(pairs, text, reading);
    reportTruncatedKey(text, reading);
    wipePairs(std::move(pairs));
    text.fill(QChar());
    reading.faults.removeDuplicates();
    reading.notes.removeDuplicates();
    if (hasNoResult(reading) && reading.faults.isEmpty())
        reading.faults.append(PasteTr::tr("No Resource URL, settings or key was found in this text."));
    return reading;
}

QString foreignKeyFault(const PasteResult &reading, const Profile &profile)
{
    const QStringList before = keyOrigins(profile);
    const QStringList after = keyOrigins(reading.appliedTo(profile));
    const auto isOld = [&before](const QString &origin) { return before.contains(origin); };
    QStringList old = after;
    old.removeIf([&isOld](const QString &origin) { return !isOld(origin); });
    const QStringList named = keyOrigins(reading.appliedTo(Profile()));
    if (reading.key.isEmpty() || old.isEmpty() || named.isEmpty() || std::ranges::any_of(named, isOld))
        return {};
    return PasteTr::tr("The API key was not applied: it belongs to %1, but this profile would also send it to %2.")
        .arg(listText(named), listText(old));
}

} // namespace rc
