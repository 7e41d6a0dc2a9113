// SPDX-License-Identifier: GPL-3.0-or-later
// Judges one variable, in words.
#include "environment/environmentverdicts.h"

#include "core/key/keyfingerprint.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Mark = EnvironmentMark;

struct VerdictTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Environment)
};

bool isQuote(QChar c)
{
    return u"'\"`“”‘’„«»"_s.contains(c);
}

EnvironmentVerdict equal()
{
    return {Mark::Equal, VerdictTr::tr("equal"), {}};
}

EnvironmentVerdict different(const QString &verdict, const QString &next)
{
    return {Mark::Different, verdict, next};
}

QString takeOne()
{
    return VerdictTr::tr("Decide which one is right, and change the other.");
}

/// The difference of two addresses as a sentence. Empty if they address the same resource.
QString resourceDifference(const ResourceUrl &there, const ResourceUrl &here)
{
    if (there.uuid != here.uuid && there.holder() != here.holder())
        return VerdictTr::tr("different resource: the owner and the UUID in the path differ");
    if (there.uuid != here.uuid)
        return VerdictTr::tr("different resource: the UUID in the path differs");
    if (there.isOfTeam() && !here.isOfTeam())
        return VerdictTr::tr("a team’s address, but the profile has an owner’s");
    if (!there.isOfTeam() && here.isOfTeam())
        return VerdictTr::tr("an owner’s address, but the profile has a team’s");
    if (there.team != here.team)
        return VerdictTr::tr("different team in the path: %1, but the profile has %2")
            .arg(displayText(there.team), displayText(here.team));
    if (there.owner != here.owner)
        return VerdictTr::tr("different owner in the path: %1, but the profile has %2")
            .arg(displayText(there.owner), displayText(here.owner));
    if (there.baseUrl != here.baseUrl)
        return VerdictTr::tr("different server: %1").arg(displayText(there.baseUrl));
    if (there.productPath != here.productPath)
        return VerdictTr::tr("different product path");
    return {};
}

} // namespace

std::optional<EnvironmentVerdict> oddity(const QString &value)
{
    if (value.isEmpty())
        return {};
    const QString next = VerdictTr::tr("Remove that from the value, and restart the program.");
    if (hasHiddenText(value))
        return EnvironmentVerdict{Mark::Suspicious, VerdictTr::tr("contains invisible characters"), next};
    if (value.contains("${"_L1))
        return EnvironmentVerdict{Mark::Suspicious, VerdictTr::tr("contains ${…}, which not every program replaces"),
                                  VerdictTr::tr("Write the value in place of the variable.")};
    if (value.size() > 1 && isQuote(value.front()) && isQuote(value.back()))
        return EnvironmentVerdict{Mark::Suspicious, VerdictTr::tr("quotes are part of the value"), next};
    if (isQuote(value.front()) || isQuote(value.back()))
        return EnvironmentVerdict{Mark::Suspicious, VerdictTr::tr("a quote is part of the value"), next};
    if (value.back().isSpace() || value.contains(u'\n'))
        return EnvironmentVerdict{Mark::Suspicious,
                                  value.contains(u'\n') ? VerdictTr::tr("a line break is part of the value")
                                                        : VerdictTr::tr("a space at the end is part of the value"),
                                  next};
    if (value.front().isSpace())
        return EnvironmentVerdict{Mark::Suspicious, VerdictTr::tr("a space at the start is part of the value"), next};
    return {};
}

QString withoutOddities(const QString &value)
{
    QString plain;
    for (const QChar c : value) {
        if (c.isSpace() || !hasHiddenText(QString(c)) || c.isSurrogate())
            plain += c;
    }
    plain = plain.trimmed();
    while (!plain.isEmpty() && isQuote(plain.front()))
        plain.remove(0, 1);
    while (!plain.isEmpty() && isQuote(plain.back()))
        plain.chop(1);
    return plain.trimmed();
}

EnvironmentVerdict resourceVerdict(const QString &value, const QString &profiles)
{
    const auto there = parseResourceUrl(value);
    if (!there)
        return different(VerdictTr::tr("not a Resource URL: %1").arg(there.error().detail),
                         VerdictTr::tr("Copy the Resource URL from Resource Details, or from this profile."));
    if (profiles.isEmpty())
        return different(VerdictTr::tr("the profile has no Resource URL"), takeOne());
    const auto here = parseResourceUrl(profiles);
    if (!here)
        return different(VerdictTr::tr("the profile’s own Resource URL cannot be read"),
                         VerdictTr::tr("Correct it in the profile first."));
    if (const QString what = resourceDifference(there->resource, here->resource); !what.isEmpty())
        return different(what, takeOne());
    if (!there->trimmed.isEmpty())
        return {Mark::Suspicious, VerdictTr::tr("the same resource, with extra text: %1").arg(listText(there->trimmed)),
                VerdictTr::tr("SDKs append /logs/ to this value, so enter the Resource URL and nothing else.")};
    return equal();
}

EnvironmentVerdict toolServerVerdict(const QString &value, const QString &profiles)
{
    const auto there = parseToolServerUrl(value);
    if (!there)
        return different(VerdictTr::tr("not a tool server address: %1").arg(there.error().detail), takeOne());
    const auto here = parseToolServerUrl(profiles);
    return here && *here == *there ? equal() : different(VerdictTr::tr("not the profile’s tool server"), takeOne());
}

EnvironmentVerdict textVerdict(const QString &value, const QString &profiles)
{
    if (value == profiles)
        return equal();
    if (value.compare(profiles, Qt::CaseInsensitive) == 0)
        return {Mark::Suspicious,
                VerdictTr::tr("the same except for capitalization: the profile has %1").arg(displayText(profiles)),
                VerdictTr::tr("Spell it as the product does.")};
    if (profiles.isEmpty())
        return different(VerdictTr::tr("the profile has none"), takeOne());
    return different(VerdictTr::tr("the profile has %1").arg(displayText(profiles)), takeOne());
}

EnvironmentVerdict levelVerdict(const QString &value, const Profile &profile)
{
    const QString words = u"DEBUG, INFO, WARNING, ERROR, ALERT, NONE"_s;
    const auto level = thresholdFromWord(value);
    if (!level)
        return different(VerdictTr::tr("not a level: the SDKs accept %1; this counts as not set").arg(words),
                         VerdictTr::tr("Use one of them."));
    if (*level != profile.threshold)
        return different(VerdictTr::tr("the profile has %1").arg(thresholdWord(profile.threshold)), takeOne());
    if (value != thresholdWord(*level))
        return {Mark::Suspicious,
                VerdictTr::tr("the same level in different case; whether the SDKs accept that is not documented"),
                VerdictTr::tr("Use %1.").arg(thresholdWord(*level))};
    return equal();
}

EnvironmentVerdict debugVerdict(const QString &value, bool profiles)
{
    const auto flag = flagFrom(value);
    if (!flag)
        return {profiles ? Mark::Different : Mark::Suspicious,
                VerdictTr::tr("reads as false: the SDKs accept only 1, true, t, yes, y and on"),
                VerdictTr::tr("Use true or false.")};
    if (*flag == profiles)
        return {Mark::Equal, *flag ? VerdictTr::tr("equal: true") : VerdictTr::tr("equal: false"), {}};
    return different(*flag ? VerdictTr::tr("reads as true, the profile has false")
                           : VerdictTr::tr("reads as false, the profile has true"),
                     takeOne());
}

EnvironmentVerdict keyVerdict(const Secret &key, const Secret &profiles, KeyState state)
{
    if (!profiles.isEmpty()) {
        if (isSameKey(key, profiles))
            return equal();
        const QString mine = keyFingerprint(profiles);
        if (mine == keyFingerprint(key))
            return different(VerdictTr::tr("not the profile’s key, though the fingerprints match by chance"),
                             takeOne());
        return different(state == KeyState::Saved ? VerdictTr::tr("not the key in the keychain (%1)").arg(mine)
                                                  : VerdictTr::tr("not the key for this session (%1)").arg(mine),
                         VerdictTr::tr("Check both keys to find the current one, and replace the old one."));
    }
    if (state == KeyState::Absent)
        return different(VerdictTr::tr("the profile has no key to compare with"),
                         VerdictTr::tr("Save the profile’s key first."));
    if (state == KeyState::Withheld)
        return {Mark::NotCompared, VerdictTr::tr("not compared: the profile’s key is saved for another place"),
                VerdictTr::tr("Allow the key for this profile, then try again.")};
    return {Mark::NotCompared, VerdictTr::tr("not compared: the profile’s key cannot be read now"),
            VerdictTr::tr("Unlock the keychain, then try again.")};
}

std::optional<bool> flagFrom(const QString &value)
{
    const QString word = value.toLower();
    if (QStringList{u"1"_s, u"true"_s, u"t"_s, u"yes"_s, u"y"_s, u"on"_s}.contains(word))
        return true;
    if (QStringList{u""_s, u"0"_s, u"false"_s, u"f"_s, u"no"_s, u"n"_s, u"off"_s}.contains(word))
        return false;
    return {};
}

} // namespace rc
