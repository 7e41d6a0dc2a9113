// SPDX-License-Identifier: GPL-3.0-or-later
// Settings as lines: .env and shell exports.
#include "config/formats/configsource.h"
#include "config/formats/quoting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

QList<EnvValue> envSettings(const ConfigSource &source)
{
    const Profile &profile = source.profile;
    QList<EnvValue> settings;
    const auto add = [&](QLatin1StringView name, const QString &value) {
        if (!value.isEmpty())
            settings.append({profile.envPrefix + name, value});
    };
    add("USERNAME"_L1, profile.username);
    if (profile.username.isEmpty())
        add("EMAIL"_L1, profile.email);
    add("RESOURCE"_L1, source.resource.resourceUrl());
    add("CLOUD_LEVEL"_L1, thresholdWord(profile.threshold));
    add("DEBUG"_L1, profile.debug ? u"true"_s : u"false"_s);
    return settings;
}

QString keyStaysOut(const KeyText &key)
{
    return QCoreApplication::translate("rc::ConfigText", "The key is not in this text. Set %1 in the environment.")
        .arg(key.variable);
}

Result<QString> envText(const ConfigSource &source)
{
    QList<EnvValue> values = envSettings(source);
    if (source.key.isItself())
        values.append({source.key.variable, source.key.itself});
    QString text;
    for (const EnvValue &value : std::as_const(values)) {
        RC_TRY(line, envLine(value));
        text += *line + u'\n';
    }
    if (source.key.isItself())
        return text;
    if (!source.key.isLookup())
        return text + u"# "_s + keyStaysOut(source.key) + u'\n';
    return text + u"# "_s +
           QCoreApplication::translate(
               "rc::ConfigText", "A .env file cannot read the keychain. The shell can, before the program starts:") +
           u"\n# export "_s + source.key.variable + u'=' + keyForShell(source.key) + u'\n';
}

QString shellText(const ConfigSource &source)
{
    QString text;
    for (const EnvValue &setting : envSettings(source))
        text += u"export "_s + setting.name + u'=' + shellQuoted(setting.value) + u'\n';
    if (source.key.isLookup())
        text += u"# "_s + QCoreApplication::translate("rc::ConfigText", "The key stays in the keychain:") + u'\n';
    else if (!source.key.isItself())
        return text + u"# "_s + keyStaysOut(source.key) + u"\nexport "_s + source.key.variable + u'\n';
    return text + u"export "_s + source.key.variable + u'=' + keyForShell(source.key) + u'\n';
}

} // namespace rc
