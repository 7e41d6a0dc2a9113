// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/detail/pastereading.h"
#include "core/placeholder.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// One or more entries for the same server.
struct ServerGroup
{
    QStringList names;
    QList<PastedPair> pairs;
    PasteResult reading;
    QString root; ///< for tools: the base address of its catalogs
    QString path; ///< of this entry, relative to it
    QList<CatalogKind> catalogs;
    qsizetype entries = 1;
};

/// Returns the names that were replaced.
QStringList resolveVariables(QList<PastedPair> &pairs, const QHash<QString, QString> &known)
{
    constexpr qsizetype maxLength = 8192; // variables made of variables grow fast
    QStringList used;
    static const QRegularExpression inText(u"(?|\\$\\{?([A-Za-z_]\\w*)\\}?|\\{\\{\\s*(?:_\\.)?([\\w.-]+)\\s*\\}\\})"_s);
    for (PastedPair &pair : pairs) {
        const bool isText = pair.meaning == PastedPair::Meaning::Text;
        const QString name = isText                                          ? variableIn(pair.value)
                             : pair.meaning == PastedPair::Meaning::Variable ? pair.value
                                                                             : QString();
        if (const auto found = known.constFind(name); !name.isEmpty() && name != pair.name && found != known.cend()) {
            pair.value = *found;
            pair.meaning = PastedPair::Meaning::Text;
            used.append(name);
        } else if (isText && (pair.role != PastedPair::Role::Environment || pair.value.contains("{{"_L1)) &&
                   pair.value.contains(inText)) {
            QString expanded;
            qsizetype from = 0;
            for (auto part = inText.globalMatch(pair.value); part.hasNext() && expanded.size() <= maxLength;) {
                const QRegularExpressionMatch match = part.next();
                expanded += pair.value.mid(from, match.capturedStart() - from) +
                            known.value(match.captured(1), match.captured());
                from = match.capturedEnd();
                used.append(match.captured(1));
            }
            if (expanded.size() <= maxLength)
                pair.value = expanded + pair.value.mid(from);
        }
    }
    return used;
}

/// Variables set in the text itself. Those of templates may be made of others.
QHash<QString, QString> variablesOf(const PastedPairs &read)
{
    constexpr int maxNesting = 3;
    QHash<QString, QString> known;
    QList<PastedPair> templates;
    for (auto it = read.variables.cbegin(); it != read.variables.cend(); ++it) {
        if (!it->isEmpty())
            templates.append({it.key(), *it, 0, PastedPair::Meaning::Text, PastedPair::Role::Setting});
    }
    for (int i = 0; i < maxNesting; ++i) {
        for (const PastedPair &each : std::as_const(templates))
            known.insert(each.name, each.value);
        (void)resolveVariables(templates, known);
    }
    known.removeIf([](const auto &each) { return isPlaceholder(each.value()); });
    for (const PastedPair &pair : read.pairs) {
        if (pair.role == PastedPair::Role::Environment && pair.meaning == PastedPair::Meaning::Text &&
            !isPlaceholder(pair.value))
            known.insert(pair.name, pair.value);
    }
    return known;
}

QString addressIn(const QList<PastedPair> &pairs)
{
    const auto found = std::ranges::find_if(pairs, [](const PastedPair &pair) {
        return pair.role == PastedPair::Role::Address && pair.value.contains(u"://"_s);
    });
    return found == pairs.cend() ? QString() : found->value.trimmed();
}

QString originOf(const QString &address)
{
    return QUrl(address).adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment).toString();
}

QString originOf(const PasteResult &reading)
{
    return originOf(
        reading.value(PastedField::ToolServer).value_or(reading.value(PastedField::Resource).value_or(QString())));
}

bool keysAgree(const PasteResult &a, const PasteResult &b)
{
    return !a.mentionsKey() || !b.mentionsKey() ||
           (a.key.reveal() == b.key.reveal() && a.keyVariable == b.keyVariable && a.keyIsLookup == b.keyIsLookup);
}

bool shareKey(const PasteResult &a, const PasteResult &b)
{
    return keysAgree(a, b) &&
           ((!a.key.isEmpty() && !b.key.isEmpty()) || (!a.keyVariable.isEmpty() && !b.keyVariable.isEmpty()));
}

bool belongTogether(const ServerGroup &a, const ServerGroup &b)
{
    const QString origin = originOf(a.reading);
    if (origin.isEmpty() || originOf(b.reading).isEmpty() || !keysAgree(a.reading, b.reading))
        return false;
    const auto resource = a.reading.value(PastedField::Resource);
    const auto other = b.reading.value(PastedField::Resource);
    if (resource && other)
        return resource == other;
    if (resource || other) // the resource's entries and its tools may be on different servers
        return origin == originOf(b.reading) || shareKey(a.reading, b.reading);
    return a.root == b.root;
}

/// The base address of each tool server's catalogs: the shortest one that ends in /mcp/ or /github/ (removed), else
/// each its own.
void findRoots(std::vector<ServerGroup> &groups)
{
    static const QRegularExpression ending(u"/(?:mcp|github)/?\\z"_s);
    const auto isTools = [](const ServerGroup &group) {
        return group.reading.value(PastedField::ToolServer) && !group.reading.value(PastedField::Resource);
    };
    QHash<QString, QString> roots; // by origin
    for (const ServerGroup &group : groups) {
        const QString address = addressIn(group.pairs);
        if (!isTools(group) || !ending.match(address).hasMatch())
            continue;
        const QString root = QString(address).remove(ending);
        QString &known = roots[originOf(group.reading)];
        if (known.isEmpty() || root.size() < known.size())
            known = root;
    }
    for (ServerGroup &group : groups) {
        if (!isTools(group))
            continue;
        const QString address = addressIn(group.pairs);
        const QString root = roots.value(originOf(group.reading));
        const bool isBelow = !root.isEmpty() && address.startsWith(root + u'/', Qt::CaseInsensitive);
        group.root = isBelow ? root : address;
        group.path = isBelow ? address.mid(root.size()) : QString();
    }
}

/// Whether each tool server has a catalog at that path.
bool isStandardPath(const QString &path)
{
    static const QStringList standardPaths{QString(), u"/"_s, u"/mcp"_s, u"/mcp/"_s, u"/github"_s, u"/github/"_s};
    return standardPaths.contains(path);
}

void addCatalog(ServerGroup &group, const QStringList &names, const QString &path)
{
    if (isStandardPath(path))
        return;
    if (const auto kind = pastedCatalog(names, path, group.catalogs))
        group.catalogs.append(*kind);
    else
        group.reading.faults.append(
            PasteTr::tr("The catalog %1 cannot be added to the profile.").arg(displayText(names.value(0, path))));
}

void join(ServerGroup &group, ServerGroup &&entry)
{
    // the first tools address represents all of them
    const bool hasTools = !group.root.isEmpty() && !entry.root.isEmpty();
    if (hasTools)
        entry.pairs.removeIf([](const PastedPair &pair) { return pair.role == PastedPair::Role::Address; });
    ++group.entries;
    group.names += entry.names;
    group.pairs += entry.pairs;
    group.reading.faults += entry.reading.faults;
    if (!hasTools && group.root.isEmpty())
        group.root = entry.root;
    if (group.reading.key.isEmpty())
        group.reading.key = std::move(entry.reading.key);
    if (group.reading.keyVariable.isEmpty())
        group.reading.keyVariable = entry.reading.keyVariable;
}

/// The group as one result.
PasteResult mergedReading(ServerGroup &group, PastedKind kind, bool isEntry)
{
    PastedPairs pairs;
    pairs.pairs = group.pairs;
    if (group.entries == 1) // the only known catalog of its server
        group.catalogs.clear();
    for (PastedPair &pair : pairs.pairs) {
        const bool isRoot = pair.role == PastedPair::Role::Address && !group.root.isEmpty() &&
                            pair.value.trimmed().startsWith(group.root, Qt::CaseInsensitive);
        if (isRoot && !group.catalogs.isEmpty())
            pair.value = group.root;
    }
    QStringList faults = group.reading.faults;
    PasteResult reading = fieldsOf(pairs, kind, isEntry);
    if (!group.catalogs.isEmpty())
        reading.values.append({PastedField::CustomCatalogs, customCatalogsText(group.catalogs), 0});
    for (const QString &fault : std::as_const(faults)) {
        if (!reading.faults.contains(fault))
            reading.faults.append(fault);
    }
    reading.serverNames = group.names;
    return reading;
}

std::vector<ServerGroup> groupsOf(const QList<PastedEntry> &entries, PastedKind kind)
{
    std::vector<ServerGroup> each;
    for (const PastedEntry &entry : entries) {
        PastedPairs pairs;
        pairs.pairs = entry.pairs;
        ServerGroup group;
        group.names = entry.name.isEmpty() ? QStringList() : QStringList(entry.name);
        group.pairs = entry.pairs;
        group.reading = fieldsOf(pairs, kind, true);
        each.push_back(std::move(group));
    }
    findRoots(each);
    std::vector<ServerGroup> groups;
    for (ServerGroup &entry : each) {
        const auto same =
            std::ranges::find_if(groups, [&entry](const ServerGroup &group) { return belongTogether(group, entry); });
        if (same == groups.end()) {
            addCatalog(entry, entry.names, entry.path);
            groups.push_back(std::move(entry));
        } else {
            addCatalog(*same, entry.names, entry.path);
            join(*same, std::move(entry));
        }
    }
    return groups;
}

void makeNamesUnique(std::vector<PastedServer> &servers)
{
    QStringList known;
    for (PastedServer &server : servers) {
        if (server.names.isEmpty())
            server.names.append(server.origin.isEmpty() ? QString::number(known.size() + 1) : server.origin);
        for (QString &name : server.names) {
            const QString plain = name;
            for (int number = 2; known.contains(name); ++number)
                name = u"%1-%2"_s.arg(plain).arg(number);
            known.append(name);
        }
    }
}

/// Whether both hosts share a domain, such as logs.example.net and tools.example.net.
bool isSameSite(const QString &a, const QString &b)
{
    static const QRegularExpression sharedDomains(
        u"\\A(?:[^.]*|[^.]{2,3}\\.[^.]{2}|.*\\d|" // "net", "co.uk", a number, public hosting
        "(?:herokuapp|amazonaws)\\.com|(?:vercel|netlify|run|ngrok|fly)\\.(?:app|dev|io)|azurewebsites\\.net|"
        "onrender\\.com|"
        "(?:workers|pages|deno|ngrok-free)\\.(?:dev|app)|github\\.io)\\z"_s);
    const QString first = QUrl(a).host();
    const QString second = QUrl(b).host();
    for (const QString &domain : {first, first.section(u'.', 1), second}) {
        const auto isBelow = [&domain](const QString &host) { return host == domain || host.endsWith(u'.' + domain); };
        if (!sharedDomains.match(domain).hasMatch() && isBelow(first) && isBelow(second))
            return true;
    }
    return first == second || (isLoopbackHost(first) && isLoopbackHost(second));
}

/// Whether one has the address of the log service and the other that of the tools. A key stays within its site.
bool areComplementary(const PasteResult &a, const PasteResult &b, bool isOnly)
{
    const bool areDifferent =
        a.value(PastedField::Resource).has_value() != b.value(PastedField::Resource).has_value() &&
        a.value(PastedField::ToolServer).has_value() != b.value(PastedField::ToolServer).has_value();
    return areDifferent && ((isOnly && a.key.isEmpty() && b.key.isEmpty()) || isSameSite(originOf(a), originOf(b)));
}

/// Whether `reading` has no address, or one at a server in `settings`.
bool isAtOriginOf(const PasteResult &settings, const PasteResult &reading)
{
    const QString origin = originOf(reading);
    const auto isThere = [&](PastedField field) {
        return settings.value(field) && originOf(*settings.value(field)) == origin;
    };
    return origin.isEmpty() || isThere(PastedField::Resource) || isThere(PastedField::ToolServer);
}

} // namespace

void PastedPairs::setVariable(const QString &name, const QString &value)
{
    const auto known = variables.find(name);
    if (known == variables.end())
        variables.insert(name, value);
    else if (*known != value) // of two environments
        known->clear();
}

void PastedPairs::append(const PastedPairs &more)
{
    for (auto it = more.variables.cbegin(); it != more.variables.cend(); ++it)
        setVariable(it.key(), it.value());
    pairs += more.pairs;
    entries += more.entries;
    others += more.others;
    faults += more.faults;
    notes += more.notes;
}

std::optional<CatalogKind> pastedCatalog(const QStringList &names, const QString &path, const QList<CatalogKind> &known)
{
    if (isStandardPath(path))
        return std::nullopt;
    static const QRegularExpression others(u"[^a-z0-9_-]+"_s);
    QString name = u"catalog-%1"_s.arg(known.size() + 1);
    for (const QString &candidate : {path.section(u'/', 1, 1), names.value(0)}) {
        const QString word = candidate.toLower().replace(others, u"-"_s);
        name = isCustomCatalogName(word) ? word : name;
    }
    const auto kind = customCatalog(name, path);
    const bool isNew = kind && std::ranges::none_of(known, [&kind](const CatalogKind &each) {
                           return each.path() == kind->path() || each.word() == kind->word();
                       });
    return isNew && known.size() < maxCustomCatalogs ? std::optional(*kind) : std::nullopt;
}

PasteResult readingOf(PastedPairs pairs, PastedKind kind)
{
    constexpr qsizetype maxEntries = 100;
    constexpr qsizetype maxPairs = 5000;
    if (pairs.entries.size() > maxEntries || pairs.pairs.size() > maxPairs) {
        pairs.entries.resize(qMin(pairs.entries.size(), maxEntries));
        pairs.pairs.resize(qMin(pairs.pairs.size(), maxPairs));
        pairs.faults.append(PasteTr::tr("The text has too many servers or settings. Only the first ones were read."));
    }
    const QHash<QString, QString> known = variablesOf(pairs);
    resolveVariables(pairs.pairs, known);
    for (PastedEntry &entry : pairs.entries) {
        QHash<QString, QString> all = known;
        for (auto it = entry.variables.cbegin(); it != entry.variables.cend(); ++it) {
            if (!isPlaceholder(*it))
                all.insert(it.key(), *it);
        }
        const QStringList used = resolveVariables(entry.pairs, all);
        for (auto it = entry.variables.cbegin(); it != entry.variables.cend(); ++it) {
            if (!used.contains(it.key()))
                pairs.others.append(it.key());
        }
    }
    std::vector<ServerGroup> groups = groupsOf(pairs.entries, kind);
    PasteResult common = fieldsOf(pairs, kind);
    const bool isBare = std::ranges::any_of(pairs.pairs, [](const PastedPair &pair) {
        return pair.role == PastedPair::Role::Address; // may be far from the key
    });
    const std::optional<QString> logs = common.value(PastedField::Resource);
    const std::optional<QString> tools = common.value(PastedField::ToolServer);
    if (isBare && logs && tools && !isSameSite(*logs, *tools))
        dropAmbiguousKey(common);
    if (groups.empty())
        return common;
    const bool hasAddress = common.value(PastedField::Resource) || common.value(PastedField::ToolServer);
    std::vector<ServerGroup *> fitting; // the rest of the text may belong to them
    for (ServerGroup &group : groups) {
        const bool isOnly = groups.size() == 1;
        const bool fits = hasAddress
                              ? isAtOriginOf(common, group.reading) || areComplementary(common, group.reading, isOnly)
                              : isOnly;
        if (fits && keysAgree(common, group.reading))
            fitting.push_back(&group);
    }
    const bool isJoined = fitting.size() == 1;
    if (isJoined)
        fitting.front()->pairs = pairs.pairs + fitting.front()->pairs;
    if (isJoined && groups.size() == 1) {
        PasteResult reading = mergedReading(groups.front(), kind, !hasAddress);
        reading.notes = pairs.notes + reading.notes;
        reading.faults = pairs.faults + reading.faults;
        for (const QString &name : std::as_const(pairs.others))
            reading.others.append({name, 0});
        return reading;
    }
    PasteResult reading;
    reading.kind = kind;
    reading.faults = pairs.faults;
    reading.notes = pairs.notes;
    for (ServerGroup &group : groups) {
        PasteResult merged = mergedReading(group, kind, true);
        reading.servers.push_back({group.names, originOf(merged), std::move(merged)});
    }
    if (hasAddress && !isJoined)
        reading.servers.push_back({{u"environment"_s}, originOf(common), std::move(common)});
    else if (!isJoined && !common.key.isEmpty())
        reading.faults.append(PasteTr::tr("Line %1: the API key was not applied because the text has several servers.")
                                  .arg(common.keyLine));
    makeNamesUnique(reading.servers);
    if (reading.servers.size() == 1) {
        PasteResult single = std::move(reading.servers.front().reading);
        single.faults = reading.faults + single.faults;
        single.notes = reading.notes + single.notes;
        return single;
    }
    QStringList labels;
    for (const PastedServer &server : reading.servers)
        labels.append(server.label());
    reading.faults.append(PasteTr::tr("The text has several servers: %1. Choose one of them.").arg(listText(labels)));
    return reading;
}

QString PastedServer::label() const
{
    const QString name = displayText(listText(names));
    return origin.isEmpty() || names.contains(origin) ? name : u"%1 (%2)"_s.arg(name, displayText(origin));
}

const PastedServer *serverNamed(const PasteResult &reading, const QString &name)
{
    const auto found = std::ranges::find_if(
        reading.servers, [&name](const PastedServer &server) { return server.names.contains(name); });
    return found == reading.servers.cend() ? nullptr : &*found;
}

const PastedServer *serverFor(const PasteResult &reading, const Profile &profile)
{
    const PastedServer *match = nullptr;
    for (const PastedServer &server : reading.servers) {
        const auto isOfProfile = [&server](const QString &address) {
            return !address.isEmpty() && !server.origin.isEmpty() && originOf(address) == server.origin;
        };
        if (!isOfProfile(profile.toolServer) && !isOfProfile(profile.resource))
            continue;
        if (match != nullptr)
            return nullptr;
        match = &server;
    }
    return match;
}

std::vector<Secret> keysIn(const PasteResult &reading)
{
    std::vector<Secret> keys;
    if (!reading.key.isEmpty())
        keys.push_back(reading.key.clone());
    for (const PastedServer &server : reading.servers) {
        if (!server.reading.key.isEmpty())
            keys.push_back(server.reading.key.clone());
    }
    return keys;
}

} // namespace rc
