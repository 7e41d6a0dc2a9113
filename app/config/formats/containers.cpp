// SPDX-License-Identifier: GPL-3.0-or-later
// Settings for what runs elsewhere: a unit of systemd, a container, a pod.
#include "config/formats/configsource.h"
#include "config/formats/quotes.h"
#include "config/formats/quoting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A name that Kubernetes takes (RFC 1123).
QString secretName(const QString &envPrefix)
{
    QString name;
    const QString lower = envPrefix.toLower();
    for (const QChar c : lower) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    if (!name.isEmpty() && !name.endsWith(u'-'))
        name += u'-';
    return name + u"api-key"_s;
}

} // namespace

Result<QString> systemdText(const ConfigSource &source)
{
    QString text = u"[Service]\n"_s;
    QList<EnvSetting> settings = envSettings(source);
    if (source.key.isItself())
        settings.append({source.key.variable, source.key.itself});
    for (const EnvSetting &setting : settings) {
        if (const QString fault = systemdFault(setting.value); !fault.isEmpty())
            return failure(badInput(fault));
        text += u"Environment="_s + systemdQuoted(setting.name + u'=' + setting.value) + u'\n';
    }
    if (source.key.isItself())
        return text;
    text +=
        u"# "_s +
        QCoreApplication::translate("rc::ConfigText", "The key is not in this file. The manager passes it on, after") +
        u"\n# "_s + keyBeforeCommand(source.key) + u"systemctl --user import-environment "_s + source.key.variable +
        u'\n';
    return text + u"PassEnvironment="_s + source.key.variable + u'\n';
}

QString dockerText(const ConfigSource &source)
{
    // -e with a name alone: the value comes from the environment, where other users do not see it
    QString text = keyBeforeCommand(source.key) + u"docker run \\\n"_s;
    for (const EnvSetting &setting : envSettings(source))
        text += u"  -e "_s + shellQuoted(setting.name + u'=' + setting.value) + u" \\\n"_s;
    return text + u"  -e "_s + source.key.variable + u" \\\n  IMAGE\n"_s;
}

QString kubernetesText(const ConfigSource &source)
{
    const QString secret = secretName(source.profile.envPrefix);
    QString text;
    if (source.key.isItself()) {
        text = u"apiVersion: v1\nkind: Secret\nmetadata:\n  name: "_s + secret + u"\nstringData:\n  "_s +
               source.key.variable + u": "_s + yamlQuoted(source.key.itself) + u"\n---\n"_s;
    } else {
        text = u"# "_s +
               QCoreApplication::translate("rc::ConfigText", "The key is stored in a secret, created once with") +
               u"\n# printf %s "_s + keyForShell(source.key) + u" | kubectl create secret generic "_s + secret +
               u" --from-file="_s + source.key.variable + u"=/dev/stdin\n"_s;
    }
    text += u"env:\n"_s;
    for (const EnvSetting &setting : envSettings(source))
        text += u"  - name: "_s + setting.name + u"\n    value: "_s + kubernetesValue(setting.value) + u'\n';
    return text + u"  - name: "_s + source.key.variable + u"\n    valueFrom:\n      secretKeyRef:\n        name: "_s +
           secret + u"\n        key: "_s + source.key.variable + u'\n';
}

} // namespace rc
