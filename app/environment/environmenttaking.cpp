// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/environmenttaking.h"

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

} // namespace

EnvironmentTaking takeEnvironment(const Profile &profile, const Secret &key, bool keyIsKnown,
                                  const EnvironmentVariables &environment, const QString &prefix)
{
    const EnvironmentVariable *const theirKey = environment.find(prefix + "API_KEY"_L1);
    const Secret theirs(theirKey ? withoutOddities(theirKey->value).toUtf8() : QByteArray());
    EnvironmentTaking taken{profile, {}, {}, {}};
    const auto leaveOut = [&](QLatin1StringView ending) { taken.leftOut.append(displayText(prefix + ending)); };
    const auto value = [&](QLatin1StringView ending) {
        const EnvironmentVariable *set = environment.find(prefix + ending);
        const QString plain = set ? withoutOddities(set->value) : QString();
        const bool isUnfilled = isPlaceholder(plain) && !thresholdFromWord(plain); // NONE is a threshold
        if (!isUnfilled && !containsKey(plain, theirs) && !containsKey(plain, key))
            return plain;
        leaveOut(ending);
        return QString();
    };
    const auto put = [&](auto field, const auto &found, const char *fieldName) {
        if (taken.profile.*field == found)
            return;
        taken.profile.*field = found;
        taken.fields.append(FieldTr::tr(fieldName));
    };
    const auto putIf = [&](QLatin1StringView ending, auto field, const auto &found, const char *fieldName) {
        if (found)
            put(field, *found, fieldName);
        else
            leaveOut(ending);
    };
    const auto name = [&](QLatin1StringView ending) {
        QString text = value(ending);
        if (!hasControl(text))
            return text;
        leaveOut(ending);
        return QString();
    };
    QLatin1StringView resourceEnding = "RESOURCE"_L1;
    QString resource = value(resourceEnding);
    if (resource.isEmpty())
        resource = value(resourceEnding = "RESOURCE_URL"_L1); // newer SDKs read both
    if (!resource.isEmpty())
        putIf(resourceEnding, &Profile::resource,
              parseResourceUrl(resource).map([](const PastedResource &read) { return read.resource.resourceUrl(); }),
              QT_TRANSLATE_NOOP("rc::Environment", "Resource URL"));
    if (const QString text = value("MCP_URL"_L1); !text.isEmpty())
        putIf("MCP_URL"_L1, &Profile::toolServer,
              parseToolServerUrl(text).map([](const QUrl &url) { return url.toString(QUrl::FullyEncoded); }),
              QT_TRANSLATE_NOOP("rc::Environment", "Tool server"));
    const QString username = name("USERNAME"_L1);
    const QString email = name("EMAIL"_L1);
    const bool emailIsNew = !email.isEmpty() && email != profile.email;
    if (!email.isEmpty())
        put(&Profile::email, email, QT_TRANSLATE_NOOP("rc::Environment", "Email"));
    if (!username.isEmpty() || emailIsNew)
        put(&Profile::username, username, QT_TRANSLATE_NOOP("rc::Environment", "Username"));
    if (const QString word = value("CLOUD_LEVEL"_L1); !word.isEmpty())
        putIf("CLOUD_LEVEL"_L1, &Profile::threshold, thresholdFromWord(word),
              QT_TRANSLATE_NOOP("rc::Environment", "Threshold"));
    if (const QString word = value("DEBUG"_L1); !word.isEmpty())
        put(&Profile::debug, flagFrom(word).value_or(false), QT_TRANSLATE_NOOP("rc::Environment", "Debug"));
    if (keyIsKnown && theirKey && !isSameKey(theirs, key)) {
        if (auto usable = keyFromInput(theirs.reveal()))
            taken.key = std::move(*usable);
    }
    return taken;
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

bool isForKey(const QString &prefix, const QString &name)
{
    return name == prefix + "API_KEY"_L1;
}

} // namespace rc
