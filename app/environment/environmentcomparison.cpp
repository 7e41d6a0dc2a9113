// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/environmentcomparison.h"

#include "core/key/credentials.h"
#include "core/key/redactor.h"
#include "core/key/secret.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Mark = EnvironmentStatus;

constexpr std::array<EnumRow<Mark>, 7> statusRows{{
    {Mark::Equal, "equal"_L1, QT_TRANSLATE_NOOP("rc::Environment", "equal")},
    {Mark::Different, "different"_L1, QT_TRANSLATE_NOOP("rc::Environment", "different")},
    {Mark::Missing, "missing"_L1, QT_TRANSLATE_NOOP("rc::Environment", "missing")},
    {Mark::Suspicious, "suspicious"_L1, QT_TRANSLATE_NOOP("rc::Environment", "suspicious")},
    {Mark::NotSet, "not-set"_L1, QT_TRANSLATE_NOOP("rc::Environment", "not set")},
    {Mark::NotCompared, "not-compared"_L1, QT_TRANSLATE_NOOP("rc::Environment", "not compared")},
    {Mark::Other, "other"_L1, QT_TRANSLATE_NOOP("rc::Environment", "other")},
}};

struct ComparisonTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Environment)
};

/// The verdict on a value; the row's name and position are set elsewhere.
struct EnvironmentVerdict
{
    EnvironmentStatus status = EnvironmentStatus::Equal;
    QString verdict;
    QString next;
};

bool isQuote(QChar c)
{
    return u"'\"`“”‘’„«»"_s.contains(c);
}

EnvironmentVerdict equal()
{
    return {Mark::Equal, ComparisonTr::tr("equal"), {}};
}

EnvironmentVerdict different(const QString &verdict, const QString &next = {})
{
    return {Mark::Different, verdict, next};
}

EnvironmentVerdict differentFrom(const QString &expected)
{
    return different(ComparisonTr::tr("the profile has %1").arg(displayText(expected)));
}

/// The difference of two addresses as a sentence. Empty if they address the same resource.
QString resourceDifference(const ResourceUrl &there, const ResourceUrl &here)
{
    if (there.uuid != here.uuid)
        return ComparisonTr::tr("different resource: the UUID in the path differs");
    const auto holderOf = [](const ResourceUrl &resource) {
        return displayText(resource.isTeamResource() ? u"/team/"_s + resource.team : u"/u/"_s + resource.owner);
    };
    if (holderOf(there) != holderOf(here))
        return ComparisonTr::tr("different owner in the path: %1, but the profile has %2")
            .arg(holderOf(there), holderOf(here));
    if (there.baseUrl != here.baseUrl)
        return ComparisonTr::tr("different server: %1").arg(displayText(there.baseUrl));
    if (there.productPath != here.productPath)
        return ComparisonTr::tr("different product path");
    return {};
}

/// Oddities of `value` itself: quotes, spaces at an end, invisible characters.
std::optional<EnvironmentVerdict> oddity(const QString &value)
{
    if (value.isEmpty())
        return {};
    const QString next = ComparisonTr::tr("Remove that from the value, and restart the program.");
    if (hasHiddenText(value))
        return EnvironmentVerdict{Mark::Suspicious, ComparisonTr::tr("contains invisible characters"), next};
    if (value.contains("${"_L1))
        return EnvironmentVerdict{Mark::Suspicious, ComparisonTr::tr("contains ${…}, which not every program replaces"),
                                  ComparisonTr::tr("Write the value in place of the variable.")};
    if (isQuote(value.front()) || isQuote(value.back()))
        return EnvironmentVerdict{Mark::Suspicious, ComparisonTr::tr("quotes are part of the value"), next};
    if (value.front().isSpace() || value.back().isSpace() || value.contains(u'\n'))
        return EnvironmentVerdict{Mark::Suspicious, ComparisonTr::tr("a space or line break is part of the value"),
                                  next};
    return {};
}

EnvironmentVerdict resourceVerdict(const QString &value, const QString &profiles)
{
    const auto there = parseResourceUrl(value);
    if (!there)
        return different(ComparisonTr::tr("not a Resource URL: %1").arg(there.error().detail),
                         ComparisonTr::tr("Copy the Resource URL from Resource Details, or from this profile."));
    if (profiles.isEmpty())
        return different(ComparisonTr::tr("the profile has no Resource URL"));
    const auto here = parseResourceUrl(profiles);
    if (!here)
        return different(ComparisonTr::tr("the profile’s own Resource URL cannot be read"),
                         ComparisonTr::tr("Correct it in the profile first."));
    if (const QString what = resourceDifference(there->resource, here->resource); !what.isEmpty())
        return different(what);
    if (!there->trimmed.isEmpty())
        return {Mark::Suspicious,
                ComparisonTr::tr("the same resource, with extra text: %1").arg(listText(there->trimmed)),
                ComparisonTr::tr("SDKs append /logs/ to this value, so enter the Resource URL and nothing else.")};
    return equal();
}

EnvironmentVerdict toolServerVerdict(const QString &value, const QString &profiles)
{
    const auto there = parseToolServerUrl(value);
    if (!there)
        return different(ComparisonTr::tr("not a tool server address: %1").arg(there.error().detail));
    const auto here = parseToolServerUrl(profiles);
    return here && *here == *there ? equal() : different(ComparisonTr::tr("not the profile’s tool server"));
}

EnvironmentVerdict textVerdict(const QString &value, const QString &profiles)
{
    if (value == profiles)
        return equal();
    if (value.compare(profiles, Qt::CaseInsensitive) == 0)
        return {Mark::Suspicious,
                ComparisonTr::tr("the same except for capitalization: the profile has %1").arg(displayText(profiles)),
                ComparisonTr::tr("Spell it as the product does.")};
    if (profiles.isEmpty())
        return different(ComparisonTr::tr("the profile has none"));
    return differentFrom(profiles);
}

EnvironmentVerdict levelVerdict(const QString &value, const Profile &profile)
{
    const QString words = u"DEBUG, INFO, WARNING, ERROR, ALERT, NONE"_s;
    const auto level = thresholdFromWord(value);
    if (!level)
        return different(ComparisonTr::tr("not a level: the SDKs accept %1; this counts as not set").arg(words));
    if (*level != profile.threshold)
        return differentFrom(thresholdWord(profile.threshold));
    if (value != thresholdWord(*level))
        return {Mark::Suspicious,
                ComparisonTr::tr("the same level in different case; whether the SDKs accept that is not documented"),
                ComparisonTr::tr("Use %1.").arg(thresholdWord(*level))};
    return equal();
}

QString flagWord(bool flag)
{
    return flag ? u"true"_s : u"false"_s;
}

EnvironmentVerdict debugVerdict(const QString &value, bool profiles)
{
    const auto flag = parseFlag(value);
    if (!flag)
        return {profiles ? Mark::Different : Mark::Suspicious,
                ComparisonTr::tr("reads as false: the SDKs accept only 1, true, t, yes, y and on"),
                ComparisonTr::tr("Use true or false.")};
    return *flag == profiles ? equal() : differentFrom(flagWord(profiles));
}

EnvironmentVerdict keyVerdict(const Secret &key, const Secret &profiles, KeyState state)
{
    if (!profiles.isEmpty()) {
        if (isSameKey(key, profiles))
            return equal();
        const QString mine = keyFingerprint(profiles);
        if (mine == keyFingerprint(key))
            return different(ComparisonTr::tr("not the profile’s key, though the fingerprints match by chance"));
        return different(ComparisonTr::tr("not the profile’s key (%1)").arg(mine),
                         ComparisonTr::tr("Check both keys to find the current one, and replace the old one."));
    }
    if (state == KeyState::Absent)
        return different(ComparisonTr::tr("the profile has no key to compare with"),
                         ComparisonTr::tr("Save the profile’s key first."));
    if (state == KeyState::Withheld)
        return {Mark::NotCompared, ComparisonTr::tr("not compared: the profile’s key is saved for another server"),
                ComparisonTr::tr("Allow the key for this profile, then try again.")};
    return {Mark::NotCompared, ComparisonTr::tr("not compared: the profile’s key cannot be read now"),
            ComparisonTr::tr("Unlock the keychain, then try again.")};
}

class Comparison
{
public:
    Comparison(const Profile &profile, const Secret &key, KeyState keyState, const EnvironmentVariables &environment,
               const QString &prefix)
        : m_profile(profile)
        , m_key(key)
        , m_keyState(keyState)
        , m_environment(environment)
    {
        m_found.prefix = prefix;
        if (const EnvironmentVariable *set = variable("API_KEY"_L1))
            m_theirs = Secret(normalizedValue(set->value).toUtf8());
    }

    EnvironmentComparison compare()
    {
        resource();
        names();
        apiKey();
        level();
        debug();
        toolServer();
        others();
        m_found.faults = m_environment.faults;
        m_found.notes = m_environment.notes;
        m_found.otherPrefixes = otherPrefixes(m_environment, m_found.prefix);
        return std::move(m_found);
    }

private:
    [[nodiscard]] const EnvironmentVariable *variable(QLatin1StringView ending) const
    {
        return m_environment.find(m_found.prefix + ending);
    }

    [[nodiscard]] bool holdsKey(const QString &value) const
    {
        const QString plain = QString::fromUtf8(value.toUtf8()); // invalid characters are no key
        const auto holds = [&plain](const Secret &key) { return key.size() >= 8 && redacted(plain, key) != plain; };
        return holds(m_key) || holds(m_theirs);
    }

    void notSet(QLatin1StringView ending, bool same, const QString &verdict, const QString &next)
    {
        m_found.rows.append({same ? Mark::NotSet : Mark::Missing,
                             m_found.prefix + ending,
                             {},
                             verdict,
                             same ? QString() : next,
                             {},
                             0});
    }

    /// A row for an unset variable for which SDKs have a default.
    void defaultUsed(QLatin1StringView ending, const QString &standard, const QString &expected)
    {
        const bool same = standard == expected;
        notSet(ending, same,
               same ? ComparisonTr::tr("not set: %1").arg(standard)
                    : ComparisonTr::tr("not set: an SDK uses %1, the profile has %2").arg(standard, expected),
               ComparisonTr::tr("Set it to %1.").arg(expected));
    }

    /// A row for a set variable: the verdict on the plain value, unless the value itself is odd.
    void add(const EnvironmentVariable &set, const EnvironmentVerdict &judged,
             const std::optional<EnvironmentVerdict> &odd, const QString &shown)
    {
        EnvironmentRow row{judged.status, set.name, shown, judged.verdict, judged.next, set.file, set.line};
        if (judged.status == Mark::Equal && odd) {
            row.status = odd->status;
            row.verdict = odd->verdict;
            row.next = odd->next;
        } else if (odd && judged.status != Mark::NotCompared) {
            row.verdict = ComparisonTr::tr("%1; and %2").arg(judged.verdict, odd->verdict);
        } else if (judged.status == Mark::Equal && !set.notes.isEmpty()) {
            row.status = Mark::Suspicious;
            row.verdict = sentencesText(set.notes);
            row.next = ComparisonTr::tr("Write the line so that every program reads it the same.");
        }
        m_found.rows.append(row);
    }

    void add(const EnvironmentVariable &set, const EnvironmentVerdict &judged)
    {
        if (holdsKey(set.value)) {
            m_found.rows.append(
                {Mark::Suspicious, set.name, ComparisonTr::tr("not shown"),
                 ComparisonTr::tr("this contains an API key"),
                 ComparisonTr::tr("Remove the key from it, and replace the key if others can read this."), set.file,
                 set.line});
            return;
        }
        const auto odd = oddity(set.value);
        const QString shown = displayText(set.value, LineBreaks::Mark, 300);
        add(set, judged, odd, odd ? u'“' + shown + u'”' : shown);
    }

    void resource()
    {
        const EnvironmentVariable *named = variable("RESOURCE"_L1);
        if (const EnvironmentVariable *set = named ? named : variable("RESOURCE_URL"_L1))
            add(*set, resourceVerdict(normalizedValue(set->value), m_profile.resource));
        else
            notSet("RESOURCE"_L1, m_profile.resource.isEmpty(),
                   ComparisonTr::tr("not set: an SDK has nowhere to send entries"),
                   ComparisonTr::tr("Set it to the profile’s Resource URL."));
    }

    void names()
    {
        const EnvironmentVariable *username = variable("USERNAME"_L1);
        const EnvironmentVariable *email = variable("EMAIL"_L1);
        if (username)
            add(*username, textVerdict(normalizedValue(username->value), m_profile.username));
        else if (!m_profile.username.isEmpty())
            notSet("USERNAME"_L1, email != nullptr,
                   ComparisonTr::tr("not set: the profile has %1").arg(displayText(m_profile.username)),
                   ComparisonTr::tr("Set it to %1.").arg(displayText(m_profile.username)));
        if (email && username)
            add(*email, {Mark::Suspicious,
                         ComparisonTr::tr("a username is set too; which of the two an SDK uses is not documented"),
                         ComparisonTr::tr("Keep one of them.")});
        else if (email)
            add(*email, textVerdict(normalizedValue(email->value), m_profile.email));
        else if (!username && m_profile.username.isEmpty() && !m_profile.email.isEmpty())
            notSet("EMAIL"_L1, false, ComparisonTr::tr("not set: the profile has %1").arg(displayText(m_profile.email)),
                   ComparisonTr::tr("Set it to %1.").arg(displayText(m_profile.email)));
    }

    void apiKey()
    {
        const EnvironmentVariable *set = variable("API_KEY"_L1);
        if (!set || m_theirs.isEmpty()) {
            const bool same = m_key.isEmpty() && m_keyState == KeyState::Absent;
            notSet("API_KEY"_L1, same, ComparisonTr::tr("not set: an SDK has no key to send"),
                   ComparisonTr::tr("Set it where the program gets its secrets from."));
            return;
        }
        const QString shown = fingerprintText(keyFingerprint(m_theirs));
        if (const auto usable = keyFromInput(normalizedValue(set->value).toUtf8()); !usable) {
            add(*set,
                {Mark::Different, usable.error().detail, ComparisonTr::tr("Copy the key from the product again.")}, {},
                shown);
            return;
        }
        add(*set, keyVerdict(m_theirs, m_key, m_keyState), oddity(set->value), shown);
    }

    void level()
    {
        const EnvironmentVariable *set = variable("CLOUD_LEVEL"_L1);
        if (set && !normalizedValue(set->value).isEmpty()) {
            add(*set, levelVerdict(normalizedValue(set->value), m_profile));
            return;
        }
        const EnvironmentVariable *debugFlag = variable("DEBUG"_L1);
        const bool debugOn = debugFlag && parseFlag(normalizedValue(debugFlag->value)).value_or(false);
        const Threshold taken = effectiveThreshold(std::nullopt, debugOn);
        defaultUsed("CLOUD_LEVEL"_L1, thresholdWord(taken), thresholdWord(m_profile.threshold));
    }

    void debug()
    {
        if (const EnvironmentVariable *set = variable("DEBUG"_L1))
            add(*set, debugVerdict(normalizedValue(set->value), m_profile.debug));
        else
            defaultUsed("DEBUG"_L1, flagWord(false), flagWord(m_profile.debug));
    }

    /// Not an SDK setting, but this program's own: only checked if set.
    void toolServer()
    {
        if (const EnvironmentVariable *set = variable("MCP_URL"_L1))
            add(*set, toolServerVerdict(normalizedValue(set->value), m_profile.toolServer));
    }

    void others()
    {
        static const QStringList known{u"RESOURCE"_s, u"RESOURCE_URL"_s, u"USERNAME"_s, u"EMAIL"_s,
                                       u"API_KEY"_s,  u"CLOUD_LEVEL"_s,  u"DEBUG"_s,    u"MCP_URL"_s};
        for (const EnvironmentVariable &set : m_environment.variables) {
            if (!set.name.startsWith(m_found.prefix))
                ++m_found.otherNames;
            else if (!known.contains(set.name.mid(m_found.prefix.size())))
                m_found.rows.append({Mark::Other,
                                     displayText(set.name),
                                     {},
                                     ComparisonTr::tr("not a known setting; ignored"),
                                     {},
                                     set.file,
                                     set.line});
        }
    }

    const Profile &m_profile;
    const Secret &m_key;
    KeyState m_keyState;
    const EnvironmentVariables &m_environment;
    Secret m_theirs;
    EnvironmentComparison m_found;
};

} // namespace

QString normalizedValue(const QString &value)
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

std::optional<bool> parseFlag(const QString &value)
{
    const QString word = value.toLower();
    if (QStringList{u"1"_s, u"true"_s, u"t"_s, u"yes"_s, u"y"_s, u"on"_s}.contains(word))
        return true;
    if (QStringList{u""_s, u"0"_s, u"false"_s, u"f"_s, u"no"_s, u"n"_s, u"off"_s}.contains(word))
        return false;
    return {};
}

QLatin1StringView wireWord(EnvironmentStatus status)
{
    return rowOf(statusRows, status).word;
}

QString environmentStatusName(EnvironmentStatus status)
{
    return ComparisonTr::tr(rowOf(statusRows, status).name);
}

bool isFinding(EnvironmentStatus status)
{
    return status == Mark::Different || status == Mark::Missing || status == Mark::Suspicious;
}

bool EnvironmentComparison::differs() const
{
    return !faults.isEmpty() ||
           std::any_of(rows.begin(), rows.end(), [](const EnvironmentRow &row) { return isFinding(row.status); });
}

bool EnvironmentComparison::isPartial() const
{
    return std::any_of(rows.begin(), rows.end(),
                       [](const EnvironmentRow &row) { return row.status == Mark::NotCompared; });
}

EnvironmentComparison compareEnvironment(const Profile &profile, const Secret &key, KeyState keyState,
                                         const EnvironmentVariables &environment, const QString &prefix)
{
    return Comparison(profile, key, keyState, environment, prefix).compare();
}

} // namespace rc
