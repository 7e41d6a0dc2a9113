// SPDX-License-Identifier: GPL-3.0-or-later
// Rules for profile names, headers and timeouts.
#include "core/profile/profile.h"

#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct ProfileTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Profile)
};

} // namespace

QString historyId(const Profile &profile)
{
    return profile.id.isEmpty() ? profile.name : profile.id;
}

QList<CatalogKind> allCatalogs(const Profile &profile)
{
    return interfaceCatalogs() + profile.customCatalogs;
}

QList<CatalogKind> catalogsWithToken(const Profile &profile)
{
    return QList{CatalogKind::CodeHosting} + profile.customCatalogs;
}

bool hasSavedToken(const Profile &profile, const QString &path)
{
    return profile.tokensSaved.contains(path);
}

void markToken(Profile &profile, const QString &path, bool saved)
{
    profile.tokensSaved.removeAll(path);
    if (saved)
        profile.tokensSaved.append(path);
    profile.tokensSaved.sort();
}

QString tokenVariable(const Profile &profile, const CatalogKind &catalog)
{
    QStringList used;
    for (const CatalogKind &each : catalogsWithToken(profile)) {
        const QString word = each.word().toUpper().replace(u'-', u'_');
        QString name = word;
        for (int i = 2; used.contains(name); ++i) // "a-b" and "a_b"
            name = u"%1_%2"_s.arg(word).arg(i);
        if (each == catalog)
            return name + u"_TOKEN"_s;
        used.append(name);
    }
    return catalog.word().toUpper().replace(u'-', u'_') + u"_TOKEN"_s;
}

LogToolPlan logToolPlanOf(const Profile &profile)
{
    return profile.logTool.server == profile.toolServer ? profile.logTool : LogToolPlan();
}

QString profileNameFault(const QString &name)
{
    constexpr qsizetype maxLength = 64;
    if (name.trimmed().isEmpty())
        return ProfileTr::tr("A profile needs a name.");
    if (name != name.trimmed())
        return ProfileTr::tr("A profile name cannot begin or end with a space.");
    if (name.size() > maxLength)
        return ProfileTr::tr("A profile name can have at most 64 characters.");
    if (hasHiddenText(name) || name.contains(QLatin1Char('\n')) || name.contains(QLatin1Char('\t')))
        return ProfileTr::tr("A profile name cannot contain control or invisible characters.");
    return {};
}

bool hasAddress(const Profile &profile)
{
    return !profile.resource.isEmpty() || !profile.toolServer.isEmpty();
}

QString headerNamesFault(const Profile &profile)
{
    const std::array names{profile.keyHeader, profile.usernameHeader, profile.emailHeader, profile.uuidHeader};
    for (auto name = names.cbegin(); name != names.cend(); ++name) {
        if (const QString fault = headerNameFault(*name); !fault.isEmpty())
            return fault;
        const auto same = [name](const QString &other) { return isSameHeader(other, *name); };
        if (std::any_of(names.cbegin(), name, same))
            return ProfileTr::tr("The header %1 is used twice.").arg(*name);
    }
    return {};
}

QString deadlineFault(int seconds)
{
    const LimitRow &row = limitRow(LimitId::Deadline);
    if (seconds == 0 || (seconds >= row.min && seconds <= row.max))
        return {};
    return ProfileTr::tr("A timeout must be a whole number of seconds from %1 to %2.").arg(row.min).arg(row.max);
}

WireLimits limitsFor(const Profile &profile, const WireLimits &set)
{
    WireLimits limits = set;
    if (profile.deadline > 0)
        setLimit(limits, LimitId::Deadline, profile.deadline);
    if (profile.streamDeadline > 0)
        setLimit(limits, LimitId::StreamDeadline, profile.streamDeadline);
    return limits;
}

const std::array<EnumRow<ProfileColor>, 7> &profileColorTable()
{
    static constexpr std::array<EnumRow<ProfileColor>, 7> rows{{
        {ProfileColor::None, "none"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "None")},
        {ProfileColor::Blue, "blue"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "Blue")},
        {ProfileColor::Green, "green"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "Green")},
        {ProfileColor::Amber, "amber"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "Amber")},
        {ProfileColor::Red, "red"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "Red")},
        {ProfileColor::Violet, "violet"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "Violet")},
        {ProfileColor::Gray, "grey"_L1, QT_TRANSLATE_NOOP("rc::ProfileColor", "Gray")},
    }};
    return rows;
}

QLatin1StringView profileColorWord(ProfileColor color)
{
    return rowOf(profileColorTable(), color).word;
}

QString profileColorName(ProfileColor color)
{
    return QCoreApplication::translate("rc::ProfileColor", rowOf(profileColorTable(), color).name);
}

std::optional<ProfileColor> profileColorFromWord(QStringView word)
{
    return enumFromWord(profileColorTable(), word, Qt::CaseInsensitive);
}

} // namespace rc
