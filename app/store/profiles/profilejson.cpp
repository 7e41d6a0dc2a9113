// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/profilejson.h"

#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <variant>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// Up to version 2, this was named usernameOnIngest and off by default. Now it is on, even for old profiles.
constexpr auto nameOnEntries = "nameOnEntries"_L1;
constexpr auto customCatalogs = "furtherCatalogs"_L1;
constexpr auto verifiesArrival = "provesArrival"_L1;
constexpr auto logTool = "logTool"_L1;
constexpr auto environmentGrantsMember = "environmentGrants"_L1;

struct MemberRow
{
    QLatin1StringView member;
    const char *name;                                                             ///< display name
    std::variant<std::monostate, QString Profile::*, bool Profile::*> field = {}; ///< if it is stored as it is
};

constexpr std::array memberTable = std::to_array<MemberRow>({
    {"name"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "name"), &Profile::name},
    {"resource"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "Resource URL"), &Profile::resource},
    {"toolServer"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "tool server"), &Profile::toolServer},
    {"username"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "username"), &Profile::username},
    {"email"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "email address"), &Profile::email},
    {"emailHeader"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "email header"), &Profile::emailHeader},
    {"envPrefix"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "variable prefix"), &Profile::envPrefix},
    {"caFile"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "custom CA file"), &Profile::caFile},
    {"threshold"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "threshold")},
    {"debug"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "SDK debug mode"), &Profile::debug},
    {"keyHeader"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "key header"), &Profile::keyHeader},
    {"bearer"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "key as bearer token"), &Profile::bearer},
    {"usernameHeader"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "username header"), &Profile::usernameHeader},
    {"timeout"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "timeout")},
    {"streamTimeout"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "event stream timeout")},
    {"colour"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "color")},
    {"uuidHeader"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "UUID header"), &Profile::uuidHeader},
    {"uuidToTools"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "UUID to tool server"), &Profile::uuidToTools},
    {customCatalogs, QT_TRANSLATE_NOOP("rc::ProfileJson", "more catalogs")},
    {"dialect"_L1, QT_TRANSLATE_NOOP("rc::ProfileJson", "dialect")},
    {nameOnEntries, QT_TRANSLATE_NOOP("rc::ProfileJson", "username with entries"), &Profile::usernameOnIngest},
    {verifiesArrival, QT_TRANSLATE_NOOP("rc::ProfileJson", "proof of arrival"), &Profile::verifiesArrival},
    {logTool, QT_TRANSLATE_NOOP("rc::ProfileJson", "log tool")},
    {environmentGrantsMember, QT_TRANSLATE_NOOP("rc::ProfileJson", "permission for keys of the environment")},
});

QString memberName(const QString &member)
{
    const auto row = std::ranges::find(memberTable, member, &MemberRow::member);
    return row == memberTable.cend() ? member : QCoreApplication::translate("rc::ProfileJson", row->name);
}

QJsonArray catalogsArray(const QList<CatalogKind> &catalogs)
{
    QJsonArray array;
    for (const CatalogKind &kind : catalogs)
        array.append(QJsonObject{{u"name"_s, kind.word()}, {u"path"_s, kind.path()}});
    return array;
}

QJsonObject planObject(const LogToolPlan &plan)
{
    if (!plan.isSet())
        return {};
    return {{u"server"_s, plan.server},
            {u"catalog"_s, plan.catalog},
            {u"tool"_s, plan.tool},
            {u"arguments"_s, QString::fromUtf8(plan.arguments)}};
}

LogToolPlan planFrom(const QJsonObject &object)
{
    return {.server = object.value("server"_L1).toString(),
            .catalog = object.value("catalog"_L1).toString(),
            .tool = object.value("tool"_L1).toString(),
            .arguments = object.value("arguments"_L1).toString().toUtf8()};
}

/// Invalid timeouts read as 0.
int deadlineFrom(const QJsonValue &value)
{
    const int seconds = value.toInt();
    return deadlineFault(seconds).isEmpty() ? seconds : 0;
}

} // namespace

Result<QList<CatalogKind>> customCatalogsIn(const QJsonObject &object)
{
    QList<CatalogKind> catalogs;
    const QJsonArray list = object.value(customCatalogs).toArray();
    for (const auto &catalog : list) {
        RC_TRY(kind, customCatalog(catalog.toObject().value("name"_L1).toString(),
                                   catalog.toObject().value("path"_L1).toString()));
        catalogs.append(*kind);
    }
    // also refuses duplicate names
    return customCatalogsFrom(customCatalogsText(catalogs));
}

bool newlySendsUsername(const QJsonObject &object)
{
    return !object.contains(nameOnEntries) && !object.value("identityOnIngest"_L1).toBool() &&
           !object.value("username"_L1).toString().isEmpty();
}

QJsonObject upgradedProfile(QJsonObject object)
{
    if (!object.contains(nameOnEntries)) {
        object.insert(nameOnEntries, true);
        object.remove("identityOnIngest"_L1);
    }
    if (object.value(idMember).toString().isEmpty())
        object.insert(idMember, object.value("name"_L1));
    return object;
}

Profile profileFrom(const QJsonObject &object)
{
    Profile profile;
    for (const MemberRow &row : memberTable) {
        const QJsonValue value = object.value(row.member);
        if (const auto *text = std::get_if<QString Profile::*>(&row.field))
            profile.**text = value.toString(profile.**text);
        else if (const auto *isOn = std::get_if<bool Profile::*>(&row.field))
            profile.**isOn = value.toBool(profile.**isOn);
    }
    profile.id = object.value(idMember).toString();
    if (profile.id.isEmpty())
        profile.id = profile.name;
    profile.threshold = thresholdFromWord(object.value("threshold"_L1).toString()).value_or(profile.threshold);
    profile.keySaved = object.value(keySavedMember).toBool();
    const QJsonArray paths = object.value(tokensSavedMember).toArray();
    for (const auto &path : paths)
        markToken(profile, path.toString(), !path.toString().isEmpty());
    markToken(profile, CatalogKind::CodeHosting.path(), object.value(tokenSavedMember).toBool());
    profile.deadline = deadlineFrom(object.value("timeout"_L1));
    profile.streamDeadline = deadlineFrom(object.value("streamTimeout"_L1));
    profile.color = profileColorFromWord(object.value("colour"_L1).toString()).value_or(profile.color);
    profile.dialect = dialectFromWord(object.value("dialect"_L1).toString());
    profile.customCatalogs = customCatalogsIn(object).value_or(QList<CatalogKind>());
    profile.logTool = planFrom(object.value(logTool).toObject());
    profile.environmentGrants = object.value(environmentGrantsMember).toVariant().toStringList();
    return profile;
}

QJsonObject objectFrom(const Profile &profile)
{
    const QString codeHosting = CatalogKind::CodeHosting.path();
    QStringList customPaths = profile.tokensSaved;
    customPaths.removeAll(codeHosting);
    QJsonObject object{
        {u"threshold"_s, QString(thresholdWord(profile.threshold))},
        {keySavedMember, profile.keySaved},
        {tokenSavedMember, hasSavedToken(profile, codeHosting)},
        {tokensSavedMember, QJsonArray::fromStringList(customPaths)},
        {u"timeout"_s, profile.deadline},
        {u"streamTimeout"_s, profile.streamDeadline},
        {u"colour"_s, QString(profileColorWord(profile.color))},
        {customCatalogs, catalogsArray(profile.customCatalogs)},
        {logTool, planObject(profile.logTool)},
        {environmentGrantsMember, QJsonArray::fromStringList(profile.environmentGrants)},
        {u"dialect"_s, profile.dialect ? QString(wireWord(*profile.dialect)) : u"any"_s},
    };
    for (const MemberRow &row : memberTable) {
        if (const auto *text = std::get_if<QString Profile::*>(&row.field))
            object.insert(row.member, profile.**text);
        else if (const auto *isOn = std::get_if<bool Profile::*>(&row.field))
            object.insert(row.member, profile.**isOn);
    }
    if (!profile.id.isEmpty())
        object.insert(idMember, profile.id);
    return object;
}

QJsonObject mergedObject(const QJsonObject &present, const Profile &profile)
{
    QJsonObject merged = present;
    const QJsonObject members = objectFrom(profile);
    for (auto member = members.begin(); member != members.end(); ++member)
        merged.insert(member.key(), member.value());
    return merged;
}

Result<QJsonObject> withChanges(const QJsonObject &present, const Profile &before, const Profile &after)
{
    const QJsonObject original = objectFrom(before);
    const QJsonObject edited = objectFrom(after);
    // missing members read as their defaults, so compare them like that
    const QJsonObject current = objectFrom(profileFrom(present));
    QJsonObject changed = mergedObject(present, profileFrom(present));
    QStringList conflicts;
    for (auto member = edited.begin(); member != edited.end(); ++member) {
        const QString name = member.key();
        if (member.value() == original.value(name))
            continue;
        if (current.value(name) != original.value(name) && current.value(name) != member.value())
            conflicts.append(memberName(name));
        changed.insert(name, member.value());
    }
    if (conflicts.isEmpty())
        return changed;
    return failure(
        QCoreApplication::translate(
            "rc::ProfileJson",
            "Another window or command has since changed this profile: %1. Review the current values, then save again.")
            .arg(listText(conflicts)));
}

Profile mergedProfile(const Profile &before, const Profile &mine, const Profile &conflicts)
{
    const QJsonObject original = objectFrom(before);
    const QJsonObject edited = objectFrom(mine);
    QJsonObject merged = objectFrom(conflicts);
    for (auto member = edited.begin(); member != edited.end(); ++member) {
        if (member.value() != original.value(member.key()))
            merged.insert(member.key(), member.value());
    }
    Profile profile = profileFrom(merged);
    profile.id = conflicts.id;
    return profile;
}

} // namespace rc
