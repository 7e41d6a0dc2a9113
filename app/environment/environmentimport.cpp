// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/environmentimport.h"

#include "core/key/credentials.h"
#include "core/key/secret.h"
#include "core/placeholder.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "environment/environmentcomparison.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct FieldTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Environment)
};

bool hasControl(const QString &value)
{
    return std::any_of(value.cbegin(), value.cend(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

class EnvironmentImporter
{
public:
    EnvironmentImporter(const Profile &profile, const Secret &key, const EnvironmentVariables &environment,
                        const QString &prefix)
        : m_environment(environment)
        , m_prefix(prefix)
        , m_profileKey(key)
    {
        m_result.profile = profile;
        if (const EnvironmentVariable *variable = environment.find(prefix + "API_KEY"_L1))
            m_environmentKey = Secret(normalizedValue(variable->value).toUtf8());
    }

    EnvironmentImport result(bool keyIsKnown)
    {
        Profile &profile = m_result.profile;
        resource(profile);
        toolServer(profile);
        usernameAndEmail(profile);
        if (const QString word = value("CLOUD_LEVEL"_L1); !word.isEmpty()) {
            if (const auto level = thresholdFromWord(word))
                assign(profile.threshold, *level, QT_TRANSLATE_NOOP("rc::Environment", "Threshold"));
            else
                ignoreVariable("CLOUD_LEVEL"_L1);
        }
        if (const QString word = value("DEBUG"_L1); !word.isEmpty())
            assign(profile.debug, parseFlag(word).value_or(false), QT_TRANSLATE_NOOP("rc::Environment", "Debug"));
        if (keyIsKnown)
            apiKey();
        return std::move(m_result);
    }

private:
    [[nodiscard]] QString value(QLatin1StringView ending)
    {
        const EnvironmentVariable *variable = m_environment.find(m_prefix + ending);
        QString plain = variable ? normalizedValue(variable->value) : QString();
        const bool isUnfilled = isPlaceholder(plain) && !thresholdFromWord(plain); // NONE is a threshold
        if (isUnfilled || containsKey(plain, m_environmentKey) || containsKey(plain, m_profileKey)) {
            ignoreVariable(ending);
            return {};
        }
        return plain;
    }

    void ignoreVariable(QLatin1StringView ending) { m_result.ignored.append(displayText(m_prefix + ending)); }

    template<typename Value>
    void assign(Value &field, const Value &value, const char *fieldName)
    {
        if (field == value)
            return;
        field = value;
        m_result.fields.append(FieldTr::tr(fieldName));
    }

    void resource(Profile &profile)
    {
        const QString named = value("RESOURCE"_L1);
        const QString text = named.isEmpty() ? value("RESOURCE_URL"_L1) : named; // newer SDKs read both
        if (text.isEmpty())
            return;
        if (const auto found = parseResourceUrl(text))
            assign(profile.resource, found->resource.resourceUrl(),
                   QT_TRANSLATE_NOOP("rc::Environment", "Resource URL"));
        else
            ignoreVariable(named.isEmpty() ? "RESOURCE_URL"_L1 : "RESOURCE"_L1);
    }

    void toolServer(Profile &profile)
    {
        const QString text = value("MCP_URL"_L1);
        if (text.isEmpty())
            return;
        if (const auto found = parseToolServerUrl(text))
            assign(profile.toolServer, found->toString(QUrl::FullyEncoded),
                   QT_TRANSLATE_NOOP("rc::Environment", "Tool server"));
        else
            ignoreVariable("MCP_URL"_L1);
    }

    void usernameAndEmail(Profile &profile)
    {
        const QString username = nameFrom("USERNAME"_L1);
        const QString email = nameFrom("EMAIL"_L1);
        const bool emailIsNew = !email.isEmpty() && email != profile.email;
        if (!email.isEmpty())
            assign(profile.email, email, QT_TRANSLATE_NOOP("rc::Environment", "Email"));
        if (!username.isEmpty() || emailIsNew)
            assign(profile.username, username, QT_TRANSLATE_NOOP("rc::Environment", "Username"));
    }

    [[nodiscard]] QString nameFrom(QLatin1StringView ending)
    {
        QString text = value(ending);
        if (!hasControl(text))
            return text;
        ignoreVariable(ending);
        return {};
    }

    void apiKey()
    {
        const EnvironmentVariable *variable = m_environment.find(m_prefix + "API_KEY"_L1);
        if (!variable || isSameKey(m_environmentKey, m_profileKey))
            return;
        if (auto usable = keyFromInput(normalizedValue(variable->value).toUtf8()))
            m_result.key = std::move(*usable);
    }

    const EnvironmentVariables &m_environment;
    QString m_prefix;
    const Secret &m_profileKey;
    Secret m_environmentKey;
    EnvironmentImport m_result;
};

} // namespace

EnvironmentImport importEnvironment(const Profile &profile, const Secret &key, bool keyIsKnown,
                                    const EnvironmentVariables &environment, const QString &prefix)
{
    return EnvironmentImporter(profile, key, environment, prefix).result(keyIsKnown);
}

std::optional<QString> environmentValue(const Profile &profile, const QString &prefix, const QString &name)
{
    if (!name.startsWith(prefix))
        return {};
    const QStringView setting = QStringView(name).sliced(prefix.size());
    QString value;
    if (setting == "RESOURCE"_L1 || setting == "RESOURCE_URL"_L1)
        value = profile.resource;
    else if (setting == "USERNAME"_L1)
        value = profile.username;
    else if (setting == "EMAIL"_L1)
        value = profile.email;
    else if (setting == "MCP_URL"_L1)
        value = profile.toolServer;
    else if (setting == "CLOUD_LEVEL"_L1)
        value = thresholdWord(profile.threshold);
    else if (setting == "DEBUG"_L1)
        value = profile.debug ? u"true"_s : u"false"_s;
    return value.isEmpty() ? std::nullopt : std::optional(value);
}

bool isKeyVariable(const QString &prefix, const QString &name)
{
    return name == prefix + "API_KEY"_L1;
}

} // namespace rc
