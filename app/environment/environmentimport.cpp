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
        const auto resourceUrl = [](const QString &text) {
            return parseResourceUrl(text).map([](const PastedResource &found) { return found.resource.resourceUrl(); });
        };
        const char *resourceField = QT_TRANSLATE_NOOP("rc::Environment", "Resource URL");
        if (!adopt(profile.resource, "RESOURCE"_L1, resourceUrl, resourceField)) // newer SDKs read both
            adopt(profile.resource, "RESOURCE_URL"_L1, resourceUrl, resourceField);
        const auto toolServer = [](const QString &text) {
            return parseToolServerUrl(text).map([](const QUrl &found) { return found.toString(QUrl::FullyEncoded); });
        };
        adopt(profile.toolServer, "MCP_URL"_L1, toolServer, QT_TRANSLATE_NOOP("rc::Environment", "Tool server"));
        usernameAndEmail(profile);
        const auto threshold = [](const QString &word) { return thresholdFromWord(word); };
        adopt(profile.threshold, "CLOUD_LEVEL"_L1, threshold, QT_TRANSLATE_NOOP("rc::Environment", "Threshold"));
        const auto flag = [](const QString &word) { return std::optional(parseFlag(word).value_or(false)); };
        adopt(profile.debug, "DEBUG"_L1, flag, QT_TRANSLATE_NOOP("rc::Environment", "Debug"));
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

    /// `read`: interprets the value. Returns whether there is one.
    template<typename Value, typename Read>
    bool adopt(Value &field, QLatin1StringView ending, const Read &read, const char *fieldName)
    {
        const QString text = value(ending);
        if (text.isEmpty())
            return false;
        if (const auto found = read(text))
            assign(field, *found, fieldName);
        else
            ignoreVariable(ending);
        return true;
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
