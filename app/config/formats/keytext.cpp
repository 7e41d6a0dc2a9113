// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/formats/keytext.h"

#include "config/formats/quoting.h"
#include "core/textsof.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString commandForShell(const KeyText &key)
{
    QStringList words = textsOf(keychainCommand(key), [](const QString &word) { return shellQuoted(word); });
    return u"\"$("_s + words.join(u' ') + u")\""_s;
}

QString listed(const QStringList &words, QString (*quoted)(const QString &))
{
    QStringList literals = textsOf(words, [&](const QString &word) { return quoted(word); });
    return u'[' + literals.join(u", "_s) + u']';
}

} // namespace

QStringList keychainCommand(const KeyText &key)
{
    // as the key store writes it; a test reads a saved key back with the command
    return {u"secret-tool"_s, u"lookup"_s, u"server"_s, u"resource-console"_s, u"user"_s, key.account};
}

QString keychainCommandFault(const KeyText &key)
{
    if (!key.isLookup())
        return {};
    if (key.account.isEmpty())
        return QCoreApplication::translate("rc::ConfigText", "Only a named profile has its key in the keychain.");
    if (key.account.startsWith(u'-'))
        return QCoreApplication::translate("rc::ConfigText",
                                           "secret-tool would read a profile name that starts with - as an option.");
    const bool breaksLines = std::any_of(key.account.cbegin(), key.account.cend(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
               c.category() == QChar::Separator_Paragraph;
    });
    if (breaksLines || !key.account.isValidUtf16())
        return QCoreApplication::translate("rc::ConfigText",
                                           "The profile’s name has characters that cannot be used in a command.");
    return {};
}

QString keyForShell(const KeyText &key)
{
    if (key.isItself())
        return shellQuoted(key.itself);
    return key.isLookup() ? commandForShell(key) : u"\"$"_s + key.variable + u'"';
}

QString keyForPython(const KeyText &key)
{
    if (key.isItself())
        return pythonQuoted(key.itself);
    if (!key.isLookup())
        return u"os.environ["_s + pythonQuoted(key.variable) + u']';
    return u"subprocess.run("_s + listed(keychainCommand(key), pythonQuoted) +
           u", check=True, stdout=subprocess.PIPE, text=True).stdout.strip()"_s;
}

QString pythonImportForKey(const KeyText &key)
{
    if (key.isItself())
        return {};
    return key.isLookup() ? u"subprocess"_s : u"os"_s;
}

QString keyForNode(const KeyText &key)
{
    if (key.isItself())
        return nodeQuoted(key.itself);
    if (!key.isLookup())
        return u"process.env["_s + nodeQuoted(key.variable) + u']';
    const QStringList words = keychainCommand(key);
    return u"execFileSync("_s + nodeQuoted(words.first()) + u", "_s + listed(words.mid(1), nodeQuoted) +
           u", { encoding: \"utf8\" }).trim()"_s;
}

QString nodeImportForKey(const KeyText &key)
{
    return key.isLookup() ? u"import { execFileSync } from \"node:child_process\";\n"_s : QString();
}

} // namespace rc
