// SPDX-License-Identifier: GPL-3.0-or-later
// The SDK's configure(), in Python and in Node.
#include "share/config/configsource.h"
#include "share/quoting.h"

using namespace Qt::StringLiterals;

namespace rc {

QString pythonText(const ConfigSource &source)
{
    const Profile &profile = source.profile;
    QString text;
    if (const QString module = pythonImportForKey(source.key); !module.isEmpty())
        text += u"import "_s + module + u"\n\n"_s;
    text += u"configure(\n"_s;
    if (!profile.username.isEmpty())
        text += u"    username="_s + pythonQuoted(profile.username) + u",\n"_s;
    text += u"    api_key="_s + keyForPython(source.key) + u",\n"_s;
    text += u"    resource="_s + pythonQuoted(source.resource.resourceUrl()) + u",\n"_s;
    text += u"    cloud_level="_s + pythonQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    text += u"    debug="_s + (profile.debug ? u"True"_s : u"False"_s) + u",\n)\n"_s;
    return text;
}

QString nodeText(const ConfigSource &source)
{
    const Profile &profile = source.profile;
    QString text;
    if (const QString line = nodeImportForKey(source.key); !line.isEmpty())
        text += line + u'\n';
    text += u"configure({\n"_s;
    if (!profile.username.isEmpty())
        text += u"  username: "_s + nodeQuoted(profile.username) + u",\n"_s;
    text += u"  apiKey: "_s + keyForNode(source.key) + u",\n"_s;
    text += u"  resource: "_s + nodeQuoted(source.resource.resourceUrl()) + u",\n"_s;
    text += u"  cloudLevel: "_s + nodeQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    text += u"  debug: "_s + (profile.debug ? u"true"_s : u"false"_s) + u",\n});\n"_s;
    return text;
}

} // namespace rc
