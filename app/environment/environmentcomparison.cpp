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

using Status = EnvironmentStatus;

constexpr std::array<EnumRow<Status>, 7> statusRows{{
    {Status::Equal, "equal"_L1, QT_TRANSLATE_NOOP("rc::Environment", "equal")},
    {Status::Different, "different"_L1, QT_TRANSLATE_NOOP("rc::Environment", "different")},
    {Status::Missing, "missing"_L1, QT_TRANSLATE_NOOP("rc::Environment", "missing")},
    {Status::Suspicious, "suspicious"_L1, QT_TRANSLATE_NOOP("rc::Environment", "suspicious")},
    {Status::NotSet, "not-set"_L1, QT_TRANSLATE_NOOP("rc::Environment", "not set")},
    {Status::NotCompared, "not-compared"_L1, QT_TRANSLATE_NOOP("rc::Environment", "not compared")},
    {Status::Other, "other"_L1, QT_TRANSLATE_NOOP("rc::Environment", "other")},
}};

struct ComparisonTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Environment)
};

bool isQuote(QChar c)
{
    return u"'\"`“”‘’„«»"_s.contains(c);
}

EnvironmentRow equal()
{
    return {Status::Equal, ComparisonTr::tr("equal"), {}};
}

EnvironmentRow different(const QString &verdict, const QString &next = {})
{
    return {Status::Different, verdict, next};
}

EnvironmentRow differentFrom(const QString &expected)
{
    return different(expected.isEmpty() ? ComparisonTr::tr("the profile has none")
                                        : ComparisonTr::tr("the profile has %1").arg(displayText(expected)));
}

/// The difference of two addresses as a sentence. Empty if they address the same resource.
QString resourceDifference(const ResourceUrl &actualUrl, const ResourceUrl &expectedUrl)
{
    if (actualUrl.uuid != expectedUrl.uuid)
        return ComparisonTr::tr("different resource: the UUID in the path differs");
    const auto holderOf = [](const ResourceUrl &resource) {
        return displayText(resource.isTeamResource() ? u"/team/"_s + resource.team : u"/u/"_s + resource.owner);
    };
    if (holderOf(actualUrl) != holderOf(expectedUrl))
        return ComparisonTr::tr("different owner in the path: %1, but the profile has %2")
            .arg(holderOf(actualUrl), holderOf(expectedUrl));
    if (actualUrl.baseUrl != expectedUrl.baseUrl)
        return ComparisonTr::tr("different server: %1").arg(displayText(actualUrl.baseUrl));
    if (actualUrl.productPath != expectedUrl.productPath)
        return ComparisonTr::tr("different product path");
    return {};
}

/// The verdict on quotes, white space or invisible characters in the value itself.
std::optional<EnvironmentRow> oddity(const QString &value)
{
    if (value.isEmpty())
        return {};
    const QString next = ComparisonTr::tr("Remove that from the value, and restart the program.");
    if (hasHiddenText(value))
        return EnvironmentRow{Status::Suspicious, ComparisonTr::tr("contains invisible characters"), next};
    if (value.contains("${"_L1))
        return EnvironmentRow{Status::Suspicious, ComparisonTr::tr("contains ${…}, which not every program replaces"),
                              ComparisonTr::tr("Write the value in place of the variable.")};
    if (isQuote(value.front()) || isQuote(value.back()))
        return EnvironmentRow{Status::Suspicious, ComparisonTr::tr("quotes are part of the value"), next};
    if (value.front().isSpace() || value.back().isSpace() || value.contains(u'\n'))
        return EnvironmentRow{Status::Suspicious, ComparisonTr::tr("a space or line break is part of the value"), next};
    return {};
}

EnvironmentRow resourceVerdict(const QString &value, const QString &expected)
{
    const auto actualUrl = parseResourceUrl(value);
    if (!actualUrl)
        return different(ComparisonTr::tr("not a Resource URL: %1").arg(actualUrl.error().detail),
                         ComparisonTr::tr("Copy the Resource URL from Resource Details, or from this profile."));
    const auto expectedUrl = parseResourceUrl(expected);
    if (!expectedUrl)
        return differentFrom(expected);
    if (const QString what = resourceDifference(actualUrl->resource, expectedUrl->resource); !what.isEmpty())
        return different(what);
    if (!actualUrl->trimmed.isEmpty())
        return {Status::Suspicious,
                ComparisonTr::tr("the same resource, with extra text: %1").arg(listText(actualUrl->trimmed)),
                ComparisonTr::tr("SDKs append /logs/ to this value, so enter the Resource URL and nothing else.")};
    return equal();
}

EnvironmentRow toolServerVerdict(const QString &value, const QString &expected)
{
    const auto actualUrl = parseToolServerUrl(value);
    if (!actualUrl)
        return different(ComparisonTr::tr("not a tool server address: %1").arg(actualUrl.error().detail));
    const auto expectedUrl = parseToolServerUrl(expected);
    return expectedUrl && *expectedUrl == *actualUrl ? equal() : differentFrom(expected);
}

EnvironmentRow textVerdict(const QString &value, const QString &expected)
{
    if (value == expected)
        return equal();
    if (value.compare(expected, Qt::CaseInsensitive) == 0)
        return {Status::Suspicious,
                ComparisonTr::tr("the same except for capitalization: the profile has %1").arg(displayText(expected)),
                ComparisonTr::tr("Spell it as the product does.")};
    return differentFrom(expected);
}

EnvironmentRow levelVerdict(const QString &value, const Profile &profile)
{
    const QString words = u"DEBUG, INFO, WARNING, ERROR, ALERT, NONE"_s;
    const auto level = thresholdFromWord(value);
    if (!level)
        return different(ComparisonTr::tr("not a level: the SDKs accept %1; this counts as not set").arg(words));
    if (*level != profile.threshold)
        return differentFrom(thresholdWord(profile.threshold));
    if (value != thresholdWord(*level))
        return {Status::Suspicious,
                ComparisonTr::tr("the same except for capitalization: the profile has %1").arg(thresholdWord(*level)),
                ComparisonTr::tr("Set it to %1.").arg(thresholdWord(*level))};
    return equal();
}

QString flagWord(bool flag)
{
    return flag ? u"true"_s : u"false"_s;
}

EnvironmentRow debugVerdict(const QString &value, bool expected)
{
    const auto flag = parseFlag(value);
    if (!flag)
        return {expected ? Status::Different : Status::Suspicious,
                ComparisonTr::tr("reads as false: the SDKs accept only 1, true, t, yes, y and on"),
                ComparisonTr::tr("Use true or false.")};
    return *flag == expected ? equal() : differentFrom(flagWord(expected));
}

EnvironmentRow keyVerdict(const Secret &key, const Secret &expected, KeyState state)
{
    if (!expected.isEmpty()) {
        if (isSameKey(key, expected))
            return equal();
        const QString expectedFingerprint = keyFingerprint(expected);
        if (expectedFingerprint == keyFingerprint(key))
            return different(ComparisonTr::tr("not the profile’s key, though the fingerprints match by chance"));
        return different(ComparisonTr::tr("not the profile’s key (%1)").arg(expectedFingerprint));
    }
    if (state == KeyState::Absent)
        return different(ComparisonTr::tr("the profile has no key to compare with"),
                         ComparisonTr::tr("Save the profile’s key first."));
    if (state == KeyState::Withheld)
        return {Status::NotCompared, ComparisonTr::tr("not compared: the profile’s key is saved for another server"),
                ComparisonTr::tr("Allow the key for this profile, then try again.")};
    return {Status::NotCompared, ComparisonTr::tr("not compared: the profile’s key cannot be read now"),
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
        m_comparison.prefix = prefix;
        if (const EnvironmentVariable *variable = find("API_KEY"_L1))
            m_environmentKey = Secret(normalizedValue(variable->value).toUtf8());
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
        m_comparison.faults = m_environment.faults;
        m_comparison.notes = m_environment.notes;
        m_comparison.otherPrefixes = otherPrefixes(m_environment, m_comparison.prefix);
        return std::move(m_comparison);
    }

private:
    [[nodiscard]] const EnvironmentVariable *find(QLatin1StringView ending) const
    {
        return m_environment.find(m_comparison.prefix + ending);
    }

    void notSet(QLatin1StringView ending, bool same, const QString &verdict, const QString &next)
    {
        m_comparison.rows.append(
            {same ? Status::NotSet : Status::Missing, verdict, same ? QString() : next, m_comparison.prefix + ending});
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

    void addRow(EnvironmentRow row, const EnvironmentVariable &variable, const QString &shown)
    {
        row.name = variable.name;
        row.value = shown;
        row.file = variable.file;
        row.line = variable.line;
        m_comparison.rows.append(row);
    }

    /// A row for a set variable. If its plain value is right, an oddity of the raw value becomes the verdict.
    void add(const EnvironmentVariable &variable, EnvironmentRow row, const std::optional<EnvironmentRow> &oddness,
             const QString &shown)
    {
        if (row.status == Status::Equal && oddness)
            row = *oddness;
        else if (oddness && row.status != Status::NotCompared)
            row.verdict = ComparisonTr::tr("%1; and %2").arg(row.verdict, oddness->verdict);
        else if (row.status == Status::Equal && !variable.notes.isEmpty())
            row = {Status::Suspicious, sentencesText(variable.notes),
                   ComparisonTr::tr("Write the line so that every program reads it the same.")};
        addRow(row, variable, shown);
    }

    void add(const EnvironmentVariable &variable, const EnvironmentRow &verdict)
    {
        if (containsKey(variable.value, m_key) || containsKey(variable.value, m_environmentKey)) {
            addRow({Status::Suspicious, ComparisonTr::tr("this contains an API key"),
                    ComparisonTr::tr("Remove the key from it, and replace the key if others can read this.")},
                   variable, ComparisonTr::tr("not shown"));
            return;
        }
        const auto oddness = oddity(variable.value);
        const QString shown = displayText(variable.value, LineBreaks::Mark, 300);
        add(variable, verdict, oddness, oddness ? u'“' + shown + u'”' : shown);
    }

    void resource()
    {
        if (const EnvironmentVariable *variable = m_environment.findResource(m_comparison.prefix))
            add(*variable, resourceVerdict(normalizedValue(variable->value), m_profile.resource));
        else
            notSet("RESOURCE"_L1, m_profile.resource.isEmpty(),
                   ComparisonTr::tr("not set: an SDK has nowhere to send entries"),
                   ComparisonTr::tr("Set it to the profile’s Resource URL."));
    }

    void names()
    {
        const EnvironmentVariable *username = find("USERNAME"_L1);
        const EnvironmentVariable *email = find("EMAIL"_L1);
        if (username)
            add(*username, textVerdict(normalizedValue(username->value), m_profile.username));
        else if (!m_profile.username.isEmpty())
            notSet("USERNAME"_L1, email != nullptr,
                   ComparisonTr::tr("not set: the profile has %1").arg(displayText(m_profile.username)),
                   ComparisonTr::tr("Set it to %1.").arg(displayText(m_profile.username)));
        if (email && username)
            add(*email, {Status::Suspicious,
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
        const EnvironmentVariable *variable = find("API_KEY"_L1);
        if (!variable || m_environmentKey.isEmpty()) {
            const bool same = m_key.isEmpty() && m_keyState == KeyState::Absent;
            notSet("API_KEY"_L1, same, ComparisonTr::tr("not set: an SDK has no key to send"),
                   ComparisonTr::tr("Set it where the program gets its secrets from."));
            return;
        }
        const QString shown = fingerprintText(keyFingerprint(m_environmentKey));
        if (const auto usable = keyFromInput(normalizedValue(variable->value).toUtf8()); !usable) {
            add(*variable,
                {Status::Different, usable.error().detail, ComparisonTr::tr("Copy the key from the product again.")},
                {}, shown);
            return;
        }
        add(*variable, keyVerdict(m_environmentKey, m_key, m_keyState), oddity(variable->value), shown);
    }

    void level()
    {
        const EnvironmentVariable *variable = find("CLOUD_LEVEL"_L1);
        if (variable && !normalizedValue(variable->value).isEmpty()) {
            add(*variable, levelVerdict(normalizedValue(variable->value), m_profile));
            return;
        }
        const EnvironmentVariable *debugFlag = find("DEBUG"_L1);
        const bool debugOn = debugFlag && parseFlag(normalizedValue(debugFlag->value)).value_or(false);
        const Threshold effective = effectiveThreshold(std::nullopt, debugOn);
        defaultUsed("CLOUD_LEVEL"_L1, thresholdWord(effective), thresholdWord(m_profile.threshold));
    }

    void debug()
    {
        if (const EnvironmentVariable *variable = find("DEBUG"_L1))
            add(*variable, debugVerdict(normalizedValue(variable->value), m_profile.debug));
        else
            defaultUsed("DEBUG"_L1, flagWord(false), flagWord(m_profile.debug));
    }

    /// This program's own setting, unknown to SDKs: only checked if set.
    void toolServer()
    {
        if (const EnvironmentVariable *variable = find("MCP_URL"_L1))
            add(*variable, toolServerVerdict(normalizedValue(variable->value), m_profile.toolServer));
    }

    void others()
    {
        static const QStringList known{u"RESOURCE"_s, u"RESOURCE_URL"_s, u"USERNAME"_s, u"EMAIL"_s,
                                       u"API_KEY"_s,  u"CLOUD_LEVEL"_s,  u"DEBUG"_s,    u"MCP_URL"_s};
        for (const EnvironmentVariable &variable : m_environment.variables) {
            if (!variable.name.startsWith(m_comparison.prefix))
                ++m_comparison.otherNames;
            else if (!known.contains(variable.name.mid(m_comparison.prefix.size())))
                m_comparison.rows.append({Status::Other,
                                          ComparisonTr::tr("not a known setting; ignored"),
                                          {},
                                          displayText(variable.name),
                                          {},
                                          variable.file,
                                          variable.line});
        }
    }

    const Profile &m_profile;
    const Secret &m_key;
    KeyState m_keyState;
    const EnvironmentVariables &m_environment;
    Secret m_environmentKey;
    EnvironmentComparison m_comparison;
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

bool containsKey(const QString &value, const Secret &key)
{
    constexpr qsizetype minKeySize = 8; // ordinary words contain shorter keys
    return key.size() >= minKeySize && redacted(value, key) != value;
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
    return status == Status::Different || status == Status::Missing || status == Status::Suspicious;
}

bool EnvironmentComparison::differs() const
{
    return !faults.isEmpty() ||
           std::any_of(rows.begin(), rows.end(), [](const EnvironmentRow &row) { return isFinding(row.status); });
}

bool EnvironmentComparison::isPartial() const
{
    return std::any_of(rows.begin(), rows.end(),
                       [](const EnvironmentRow &row) { return row.status == Status::NotCompared; });
}

EnvironmentComparison compareEnvironment(const Profile &profile, const Secret &key, KeyState keyState,
                                         const EnvironmentVariables &environment, const QString &prefix)
{
    return Comparison(profile, key, keyState, environment, prefix).compare();
}

} // namespace rc
