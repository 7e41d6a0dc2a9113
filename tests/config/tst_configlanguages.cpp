// SPDX-License-Identifier: GPL-3.0-or-later
// Every format gives its reader the same profile with any username: sh, bash, python3 and node are run; PowerShell is
// read by its documentation.
#include "config/configtext.h"
#include "support/testprogram.h"
#include "tests/config/hostiletexts.h"
#include "tests/config/interpreter.h"

namespace rc::tst_configlanguages {

using namespace rctest;

namespace {

// A PowerShell reader written from its documentation (about_Quoting_Rules) and independent of our writer, because
// PowerShell is not on every test machine.
using Environment = QHash<QString, QString>;

/// A single-quoted text from `at` on, which moves behind it. PowerShell accepts four characters as a single quote.
std::optional<QString> powerShellString(const QString &source, qsizetype &at)
{
    const auto isQuote = [&](qsizetype i) {
        return i < source.size() && u"'\u2018\u2019\u201a\u201b"_s.contains(source[i]);
    };
    if (!isQuote(at))
        return std::nullopt;
    QString text;
    for (++at; at < source.size(); ++at) {
        if (isQuote(at)) {
            if (!isQuote(at + 1)) {
                ++at;
                return text;
            }
            ++at;
        }
        text += source[at];
    }
    return std::nullopt;
}

/// Lines of $env:NAME = '…' and comments; nullopt for anything else.
std::optional<Environment> powerShellRead(const QString &source)
{
    Environment read;
    for (const QString &line : source.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        const qsizetype sign = line.indexOf(u" = "_s);
        if (!line.startsWith(u"$env:"_s) || sign < 0)
            return std::nullopt;
        qsizetype at = sign + 3;
        const auto value = powerShellString(line, at);
        if (!value || at != line.size())
            return std::nullopt;
        read[line.mid(5, sign - 5)] = *value;
    }
    return read;
}

const QString address = u"https://logs.example.net/tools/u/a%20b/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s;

rc::Profile profileOf(const QString &username)
{
    rc::Profile profile;
    profile.name = u"it's \"mine\" $(touch broken)"_s;
    profile.resource = address;
    profile.toolServer = u"https://mcp.example.net"_s;
    profile.username = username;
    profile.threshold = rc::Threshold::Warning;
    return profile;
}

QString textOf(const QString &username, ConfigFormat format, KeyReference reference = KeyReference::Variable)
{
    const rc::Result<QString> text = rc::configText(profileOf(username), format, reference);
    return text ? *text : u"refused: "_s + text.error().detail;
}

Environment expectedOf(const QString &username)
{
    return {{u"SERVICE_USERNAME"_s, username},
            {u"SERVICE_RESOURCE"_s, address},
            {u"SERVICE_CLOUD_LEVEL"_s, u"WARNING"_s},
            {u"SERVICE_DEBUG"_s, u"false"_s}};
}

/// A substitute for secret-tool that records its arguments and prints the key.
const QString keychainPrograms = uR"(unset SERVICE_API_KEY
PATH=$PWD:$PATH
printf '%s\n' '#!/bin/sh' 'printf "%s," "$@" >asked' 'echo k3y' >secret-tool
chmod +x secret-tool
)"_s;

} // namespace

class TestConfigLanguages : public QObject
{
    Q_OBJECT

private slots:
    void theShellReadsExports()
    {
        QString script;
        for (const QString &name : hostileTexts())
            script += textOf(name, ConfigFormat::Shell) +
                      u"sh -c 'printf \"%s\\0\" \"$SERVICE_USERNAME\" \"$SERVICE_RESOURCE $SERVICE_CLOUD_LEVEL "
                      "$SERVICE_DEBUG $SERVICE_API_KEY\"'\n"_s;
        QByteArrayList expected;
        for (const QString &name : hostileTexts())
            expected << name.toUtf8() << address.toUtf8() + " WARNING false k3y";
        QCOMPARE(printedByShells(script).split('\0'), expected << QByteArray());
    }

    void powerShellRulesGiveTheSameText()
    {
        for (const QString &name : hostileTexts())
            QCOMPARE(powerShellRead(textOf(name, ConfigFormat::PowerShell)), expectedOf(name));
        QCOMPARE(powerShellRead(textOf(u"a\u2019; exit\u2018"_s, ConfigFormat::PowerShell)),
                 expectedOf(u"a\u2019; exit\u2018"_s));
    }

    void shellReadsTheKeychain()
    {
        const QByteArray arguments = "lookup,server,resource-console,user," + profileOf({}).name.toUtf8() + ',';
        const auto text = [](ConfigFormat format) { return textOf(u"mara"_s, format, KeyReference::SecretService); };
        const QString &head = keychainPrograms;
        asks(head + text(ConfigFormat::Shell) + u"printf %s \"$SERVICE_API_KEY\"\n"_s, arguments);
        asks(head + u"curl() { cut -d' ' -f2 | tr -d '\\n'; }\n"_s + text(ConfigFormat::Curl), arguments);
    }

    void pythonAndNodeReadTheKeychain()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"secret-tool"_s);
        writeBytes(program, "#!/bin/sh\nprintf '%s,' \"$@\" >asked\nprintf 'k3y'\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", folder.path().toUtf8() + ':' + path);
        const QByteArray expected = "lookup,server,resource-console,user," + profileOf({}).name.toUtf8() + ',';
        const ScriptOutput python = run(u"python3"_s,
                                        u"import builtins\nbuiltins.hear = lambda given: print(given['api_key'])\n"_s +
                                            textOf(u"mara"_s, ConfigFormat::Python, KeyReference::SecretService),
                                        folder);
        QVERIFY2(python.succeeded, qPrintable(python.fault));
        QCOMPARE(python.output, "k3y\n"_ba);
        QCOMPARE(bytesOf(folder.filePath(u"asked"_s)), expected);
        QVERIFY(QFile::remove(folder.filePath(u"asked"_s)));
        const ScriptOutput node = run(u"node"_s,
                                      u"globalThis.hear = (given) => console.log(given.apiKey);\n"_s +
                                          textOf(u"mara"_s, ConfigFormat::Node, KeyReference::SecretService),
                                      folder, {}, u"script.mjs"_s);
        qputenv("PATH", path);
        QVERIFY2(node.succeeded, qPrintable(node.fault));
        QCOMPARE(node.output, "k3y\n"_ba);
        QCOMPARE(bytesOf(folder.filePath(u"asked"_s)), expected);
    }

    void unsupportedKeychainLookupIsExplained()
    {
        for (const ConfigFormat format : {ConfigFormat::ToolSpec, ConfigFormat::McpJson}) {
            const auto text = rc::configText(profileOf(u"mara"_s), format, KeyReference::SecretService);
            QVERIFY(!text);
            QCOMPARE(text.error().detail, rc::keyReferenceFault(format, KeyReference::SecretService));
        }
        rc::Profile profile = profileOf(u"mara"_s);
        for (const QString &name : {QString(), u"-n"_s, u"a\nb"_s, u"a\u2028env:"_s}) {
            profile.name = name;
            QVERIFY2(!rc::configText(profile, ConfigFormat::Shell, KeyReference::SecretService), qPrintable(name));
        }
    }

    void textWithTheKeyHasItOnceAndRuns()
    {
        const QByteArray key = "a'b\"c$(touch${IFS}broken)`d\\%e!#&{}<>|;*?~,"_ba;
        for (const rc::ConfigFormatRow &row : rc::configFormatTable()) {
            const auto text = rc::configTextWithKey(profileOf(u"mara"_s), row.format, rc::Secret(key));
            if (row.format == ConfigFormat::McpJson || row.format == ConfigFormat::Env) {
                QVERIFY(!text); // a reader would replace ${IFS}
                continue;
            }
            QVERIFY2(text, row.word.data());
            QVERIFY(!rc::configText(profileOf(u"mara"_s), row.format)->contains(u"touch${IFS}broken"_s));
        }
        const auto withKey = [&](ConfigFormat format) {
            return QString::fromUtf8(rc::configTextWithKey(profileOf(u"mara"_s), format, rc::Secret(key))->reveal());
        };
        const QString show = u"printf %s \"$SERVICE_API_KEY\"\n"_s;
        QCOMPARE(printedByShells(withKey(ConfigFormat::Shell) + show), key);
        QCOMPARE(printedByShells(u"curl() { cat; }\n"_s + withKey(ConfigFormat::Curl)), "X-API-Key: " + key + '\n');
        QCOMPARE(printedBy(u"python3"_s,
                           u"import builtins\nbuiltins.hear = lambda given: print(given['api_key'], end='')\n"_s +
                               withKey(ConfigFormat::Python)),
                 key);
        QCOMPARE(printedBy(u"node"_s, u"globalThis.hear = (given) => process.stdout.write(given.apiKey);\n"_s +
                                          withKey(ConfigFormat::Node)),
                 key);
        QCOMPARE(powerShellRead(withKey(ConfigFormat::PowerShell))->value(u"SERVICE_API_KEY"_s).toUtf8(), key);
        const QJsonArray spec = QJsonDocument::fromJson(withKey(ConfigFormat::ToolSpec).toUtf8()).array();
        QCOMPARE(spec.at(1)["headers"_L1]["x-api-key"_L1].toString().toUtf8(), key);
        QVERIFY(!rc::configTextWithKey(profileOf(u"mara"_s), ConfigFormat::Env, rc::Secret("two\nlines"_ba)));
        QVERIFY(!rc::configTextWithKey(profileOf(u"mara"_s), ConfigFormat::Env, rc::Secret()));
    }

private:
    static void asks(const QString &script, const QByteArray &arguments)
    {
        for (const QString &shell : shells()) {
            const QTemporaryDir folder;
            const ScriptOutput printed = run(shell, script, folder);
            QVERIFY2(printed.succeeded, qPrintable(printed.fault));
            QCOMPARE(printed.output, "k3y"_ba);
            QCOMPARE(bytesOf(folder.filePath(u"asked"_s)), arguments);
            QVERIFY(!QFile::exists(folder.filePath(u"broken"_s)));
        }
    }
};

RC_TEST(TestConfigLanguages)

} // namespace rc::tst_configlanguages

#include "tst_configlanguages.moc"
