// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a profile for each format except curl: lines and SDK calls.
#include "config/formats/configsource.h"
#include "config/formats/quoting.h"
#include "core/textsof.h"
#include "environment/envtext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The program and arguments that print the key. They only contain names, because other users can read arguments.
QStringList keychainCommand(const KeyText &key)
{
    // as the key store writes it; a test reads a saved key back with the command
    return {u"secret-tool"_s, u"lookup"_s, u"server"_s, u"resource-console"_s, u"user"_s, key.account};
}

QString commandForShell(const KeyText &key)
{
    QStringList words = textsOf(keychainCommand(key), [](const QString &word) { return shellQuoted(word); });
    return u"\"$("_s + words.join(u' ') + u")\""_s;
}

QString listLiteral(const QStringList &words, QString (*quoted)(const QString &))
{
    QStringList literals = textsOf(words, [&](const QString &word) { return quoted(word); });
    return u'[' + literals.join(u", "_s) + u']';
}

QString keyForPython(const KeyText &key)
{
    if (key.hasPlainKey())
        return pythonQuoted(key.plainKey);
    if (!key.isLookup())
        return u"os.environ["_s + pythonQuoted(key.variable) + u']';
    return u"subprocess.run("_s + listLiteral(keychainCommand(key), pythonQuoted) +
           u", check=True, stdout=subprocess.PIPE, text=True).stdout.strip()"_s;
}

QString pythonImportForKey(const KeyText &key)
{
    if (key.hasPlainKey())
        return {};
    return key.isLookup() ? u"subprocess"_s : u"os"_s;
}

QString keyForNode(const KeyText &key)
{
    if (key.hasPlainKey())
        return nodeQuoted(key.plainKey);
    if (!key.isLookup())
        return u"process.env["_s + nodeQuoted(key.variable) + u']';
    const QStringList words = keychainCommand(key);
    return u"execFileSync("_s + nodeQuoted(words.first()) + u", "_s + listLiteral(words.mid(1), nodeQuoted) +
           u", { encoding: \"utf8\" }).trim()"_s;
}

QString nodeImportForKey(const KeyText &key)
{
    return key.isLookup() ? u"import { execFileSync } from \"node:child_process\";\n"_s : QString();
}

/// An SDK's environment variables, without the key and without empty ones.
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

/// A comment, without a line end.
QString keyOmittedNote(const QString &variable)
{
    return u"# "_s + ConfigTextTr::tr("The key is not in this text. Set %1 first.").arg(variable);
}

} // namespace

QString keychainCommandFault(const KeyText &key)
{
    if (!key.isLookup())
        return {};
    if (key.account.isEmpty())
        return ConfigTextTr::tr("Only a named profile has its key in the keychain.");
    if (key.account.startsWith(u'-'))
        return ConfigTextTr::tr("secret-tool would read a profile name that starts with - as an option.");
    const bool breaksLines = std::ranges::any_of(key.account, [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
               c.category() == QChar::Separator_Paragraph;
    });
    if (breaksLines || !key.account.isValidUtf16())
        return ConfigTextTr::tr("The profile’s name has characters that cannot be used in a command.");
    return {};
}

QString keyForShell(const KeyText &key)
{
    if (key.hasPlainKey())
        return shellQuoted(key.plainKey);
    return key.isLookup() ? commandForShell(key) : u"\"$"_s + key.variable + u'"';
}

Result<QString> envText(const ConfigSource &source)
{
    QList<EnvValue> values = envSettings(source);
    if (source.key.hasPlainKey())
        values.append({source.key.variable, source.key.plainKey});
    QString text;
    for (const EnvValue &value : std::as_const(values)) {
        RC_TRY(line, envLine(value));
        text += *line + u'\n';
    }
    if (source.key.hasPlainKey())
        return text;
    if (!source.key.isLookup())
        return text + keyOmittedNote(source.key.variable) + u'\n';
    return text + u"# "_s +
           ConfigTextTr::tr("A .env file cannot read the keychain. The shell can, before the program starts:") +
           u"\n# export "_s + source.key.variable + u'=' + keyForShell(source.key) + u'\n';
}

Result<QString> shellText(const ConfigSource &source)
{
    QString text;
    for (const EnvValue &setting : envSettings(source))
        text += u"export "_s + setting.name + u'=' + shellQuoted(setting.value) + u'\n';
    if (source.key.isLookup())
        text += u"# "_s + ConfigTextTr::tr("The key stays in the keychain:") + u'\n';
    else if (!source.key.hasPlainKey())
        return text + keyOmittedNote(source.key.variable) + u"\nexport "_s + source.key.variable + u'\n';
    return text + u"export "_s + source.key.variable + u'=' + keyForShell(source.key) + u'\n';
}

// The SDK's configure() call in Python and Node.

namespace {

/// The newest Python SDK refuses the argument with a TypeError.
QString debugNote()
{
    return ConfigTextTr::tr("older SDKs only; the newest ones reject it");
}

QString packageNote()
{
    return ConfigTextTr::tr("replace with your SDK’s package");
}

/// The interface names no package; the prefix of its variables is the product's name.
QString packageOf(const Profile &profile)
{
    static const QRegularExpression other(u"[^a-z0-9_]|_+\\z"_s);
    const QString name = profile.envPrefix.toLower().remove(other);
    return name.isEmpty() || name.front().isDigit() ? u"service"_s : name;
}

} // namespace

Result<QString> pythonText(const ConfigSource &source)
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

Result<QString> nodeText(const ConfigSource &source)
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

Result<QString> powerShellText(const ConfigSource &source)
{
    QString text;
    for (const EnvValue &setting : envSettings(source))
        text += u"$env:"_s + setting.name + u" = "_s + powerShellQuoted(setting.value) + u'\n';
    const QString variable = u"$env:"_s + source.key.variable;
    if (source.key.hasPlainKey())
        return text + variable + u" = "_s + powerShellQuoted(source.key.plainKey) + u'\n';
    if (!source.key.isLookup())
        return text + keyOmittedNote(variable) + u'\n';
    // Before version 7.3 PowerShell does not pass a quote or a trailing backslash to a program correctly.
    if (source.key.account.contains(u'"') || source.key.account.endsWith(u'\\'))
        return failure(ConfigTextTr::tr("PowerShell cannot pass this profile’s name to another program."));
    QStringList words;
    for (const QString &word : keychainCommand(source.key))
        words.append(words.isEmpty() ? word : powerShellQuoted(word));
    return text + variable + u" = ("_s + words.join(u' ') + u")\n"_s;
}

} // namespace rc
