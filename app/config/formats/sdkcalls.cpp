// SPDX-License-Identifier: GPL-3.0-or-later
// The SDK's configure() call in Python and Node.
#include "config/formats/configsource.h"
#include "config/formats/quoting.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The newest Python SDK refuses the argument with a TypeError.
QString debugNote()
{
    return QCoreApplication::translate("rc::ConfigText", "older SDKs only; the newest ones reject it");
}

QString packageNote()
{
    return QCoreApplication::translate("rc::ConfigText", "replace with your SDK’s package");
}

/// The interface names no package; the prefix of its variables is the product's name.
QString packageOf(const Profile &profile)
{
    static const QRegularExpression other(u"[^a-z0-9_]|_+\\z"_s);
    const QString name = profile.envPrefix.toLower().remove(other);
    return name.isEmpty() || name.front().isDigit() ? u"service"_s : name;
}

} // namespace

QString pythonText(const ConfigSource &source)
{
    const Profile &profile = source.profile;
    QString text;
    if (const QString module = pythonImportForKey(source.key); !module.isEmpty())
        text += u"import "_s + module + u"\n\n"_s;
    text += u"from %1 import configure  # "_s.arg(packageOf(profile)) + packageNote() + u"\n\n"_s;
    text += u"configure(\n"_s;
    if (!profile.username.isEmpty())
        text += u"    username="_s + pythonQuoted(profile.username) + u",\n"_s;
    text += u"    api_key="_s + keyForPython(source.key) + u",\n"_s;
    text += u"    resource="_s + pythonQuoted(source.resource.resourceUrl()) + u",\n"_s;
    text += u"    cloud_level="_s + pythonQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    if (profile.debug)
        text += u"    debug=True,  # "_s + debugNote() + u'\n';
    return text + u")\n"_s;
}

QString nodeText(const ConfigSource &source)
{
    const Profile &profile = source.profile;
    QString text;
    if (const QString line = nodeImportForKey(source.key); !line.isEmpty())
        text += line + u'\n';
    text += u"import { configure } from \"%1\"; // "_s.arg(packageOf(profile)) + packageNote() + u"\n\n"_s;
    text += u"configure({\n"_s;
    if (!profile.username.isEmpty())
        text += u"  username: "_s + nodeQuoted(profile.username) + u",\n"_s;
    text += u"  apiKey: "_s + keyForNode(source.key) + u",\n"_s;
    text += u"  resource: "_s + nodeQuoted(source.resource.resourceUrl()) + u",\n"_s;
    text += u"  cloudLevel: "_s + nodeQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    if (profile.debug)
        text += u"  debug: true, // "_s + debugNote() + u'\n';
    return text + u"});\n"_s;
}

} // namespace rc
