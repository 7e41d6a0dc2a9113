// SPDX-License-Identifier: GPL-3.0-or-later
// Every format says the same profile to its own reader, with any user name: sh, bash, python3 (with PyYAML) and node as
// they are; for PowerShell, cmd, systemd and Docker's env-file readers by their documentation.
#include "config/configtext.h"
#include "support/testprogram.h"
#include "tests/config/documentedreaders.h"
#include "tests/config/hostiletexts.h"
#include "tests/config/interpreter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rc::tst_configlanguages {

using namespace rctest;

namespace {

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

QString textOf(const QString &username, ConfigFormat format, KeyWay way = KeyWay::Variable)
{
    const rc::Result<QString> text = rc::configText(profileOf(username), format, way);
    return text ? *text : u"refused: "_s + text.error().detail;
}

Environment expectedOf(const QString &username)
{
    return {{u"SERVICE_USERNAME"_s, username},
            {u"SERVICE_RESOURCE"_s, address},
            {u"SERVICE_CLOUD_LEVEL"_s, u"WARNING"_s},
            {u"SERVICE_DEBUG"_s, u"false"_s}};
}

/// Programs of the keychain that write down what they are asked for, then print the key.
const QString keychainPrograms = uR"(unset SERVICE_API_KEY
PATH=$PWD:$PATH
printf '%s\n' '#!/bin/sh' 'printf "%s," "$@" >asked' 'echo k3y' >secret-tool
chmod +x secret-tool && cp secret-tool security
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

    void theShellReadsDockersArguments()
    {
        QString script = u"docker() { printf '%s\\0' \"$@\"; }\n"_s;
        for (const QString &name : hostileTexts())
            script += textOf(name, ConfigFormat::Docker);
        QByteArrayList expected;
        for (const QString &name : hostileTexts())
            expected << "run"
                     << "-e" << "SERVICE_USERNAME=" + name.toUtf8() << "-e" << "SERVICE_RESOURCE=" + address.toUtf8()
                     << "-e" << "SERVICE_CLOUD_LEVEL=WARNING"
                     << "-e" << "SERVICE_DEBUG=false"
                     << "-e" << "SERVICE_API_KEY"
                     << "IMAGE";
        QCOMPARE(printedByShells(script).split('\0'), expected << QByteArray());
    }

    void theShellReadsTheNameInCurlForTools_data()
    {
        QTest::addColumn<ConfigFormat>("format");
        QTest::addColumn<QByteArray>("url");
        QTest::newRow("general") << ConfigFormat::CurlGeneral << "https://mcp.example.net/mcp/"_ba;
        QTest::newRow("code-hosting") << ConfigFormat::CurlCodeHosting << "https://mcp.example.net/github/"_ba;
    }

    void theShellReadsTheNameInCurlForTools()
    {
        QFETCH(ConfigFormat, format);
        QFETCH(QByteArray, url);
        QString script = u"curl() { cat; printf '%s\\0' \"$@\"; }\n"_s;
        QByteArrayList names;
        for (const QString &name : hostileTexts()) {
            const QString text = textOf(name, format);
            if (text.startsWith(u"refused"_s))
                continue; // over 256 bytes, or a line separator
            script += text;
            names << name.trimmed().toUtf8();
        }
        QVERIFY(names.size() > 200);
        QByteArrayList calls = printedByShells(script).split('\n');
        QCOMPARE(calls.size(), names.size() + 1);
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QByteArrayList arguments = calls[i + 1].split('\0');
            QVERIFY(calls[i].endsWith("X-API-Key: k3y"));
            QVERIFY(arguments.contains(url));
            QVERIFY2(names[i].isEmpty() || arguments.contains("X-User-Username: " + names[i]), names[i].constData());
        }
    }

    void pyYamlReadsTheKubernetesText()
    {
        QStringList documents;
        for (const QString &name : hostileTexts())
            documents << textOf(name, ConfigFormat::Kubernetes);
        const QString script =
            u"import json, yaml\nfor d in yaml.safe_load_all(open('documents', encoding='utf-8')):\n    print(json.dumps(d))\n"_s;
        const QByteArrayList lines = printed(u"python3"_s, script, documents.join(u"---\n"_s)).trimmed().split('\n');
        QCOMPARE(lines.size(), documents.size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            QJsonArray env = QJsonDocument::fromJson(lines[i]).object()["env"_L1].toArray();
            const QJsonObject key = env.takeAt(env.size() - 1).toObject();
            QCOMPARE(key["name"_L1].toString(), u"SERVICE_API_KEY"_s);
            QCOMPARE(key["valueFrom"_L1]["secretKeyRef"_L1].toObject(),
                     (QJsonObject{{u"name"_s, u"service-api-key"_s}, {u"key"_s, u"SERVICE_API_KEY"_s}}));
            Environment read;
            for (const auto &entry : env)
                read[entry.toObject()["name"_L1].toString()] =
                    kubernetesExpanded(entry.toObject()["value"_L1].toString()).value_or(u"expanded"_s);
            QCOMPARE(read, expectedOf(hostileTexts().at(i)));
        }
    }

    void pythonRunsTheToolSpec()
    {
        toolSpecs(u"python3"_s, ConfigFormat::ToolSpecPython, u"import json\n"_s, u"print(json.dumps(tools))\n"_s);
    }

    void nodeRunsTheToolSpec()
    {
        toolSpecs(u"node"_s, ConfigFormat::ToolSpecNode, {}, u"console.log(JSON.stringify(tools));\n"_s);
    }

    void readersByTheDocumentationReadTheSame()
    {
        qsizetype refusedByCmd = 0;
        for (const QString &name : hostileTexts()) {
            const Environment expected = expectedOf(name);
            QCOMPARE(powerShellRead(textOf(name, ConfigFormat::PowerShell)), expected);
            QCOMPARE(systemdRead(textOf(name, ConfigFormat::Systemd)), expected);
            QCOMPARE(dockerEnvFileRead(textOf(name, ConfigFormat::DockerEnvFile)), expected);
            const QString cmd = textOf(name, ConfigFormat::Cmd);
            if (name.contains(u'"') || name.contains(u'!')) {
                QVERIFY(cmd.startsWith(u"refused"_s));
                ++refusedByCmd;
            } else {
                QCOMPARE(cmdRead(cmd), expected);
            }
        }
        QVERIFY(refusedByCmd < hostileTexts().size() / 4);
        QCOMPARE(powerShellRead(textOf(u"a\u2019; exit\u2018"_s, ConfigFormat::PowerShell)),
                 expectedOf(u"a\u2019; exit\u2018"_s));
    }

    void theShellAsksTheKeychain_data()
    {
        QTest::addColumn<KeyWay>("way");
        QTest::addColumn<QByteArray>("arguments");
        const QByteArray name = profileOf({}).name.toUtf8();
        QTest::newRow("Secret Service") << KeyWay::SecretService << "lookup,server,resource-console,user," + name + ',';
        QTest::newRow("macOS") << KeyWay::MacKeychain
                               << "find-generic-password,-s,resource-console,-a," + name + ",-w,";
    }

    void theShellAsksTheKeychain()
    {
        QFETCH(KeyWay, way);
        QFETCH(QByteArray, arguments);
        const QString &head = keychainPrograms;
        asks(head + textOf(u"mara"_s, ConfigFormat::Shell, way) + u"printf %s \"$SERVICE_API_KEY\"\n"_s, arguments);
        asks(head + u"docker() { printf %s \"$SERVICE_API_KEY\"; }\n"_s + textOf(u"mara"_s, ConfigFormat::Docker, way),
             arguments);
        asks(head + u"curl() { cut -d' ' -f2 | tr -d '\\n'; }\n"_s + textOf(u"mara"_s, ConfigFormat::Curl, way),
             arguments);
    }

    void pythonAndNodeAskTheKeychain()
    {
        const QTemporaryDir folder;
        QFile program(folder.filePath(u"secret-tool"_s));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\nprintf '%s,' \"$@\" >asked\nprintf 'k3y'\n");
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", folder.path().toUtf8() + ':' + path);
        const QByteArray wanted = "lookup,server,resource-console,user," + profileOf({}).name.toUtf8() + ',';
        const Printed python = run(u"python3"_s,
                                   u"def configure(**given):\n    print(given['api_key'])\n"_s +
                                       textOf(u"mara"_s, ConfigFormat::Python, KeyWay::SecretService),
                                   folder);
        QVERIFY2(python.well, qPrintable(python.fault));
        QCOMPARE(python.output, "k3y\n"_ba);
        QCOMPARE(contentOf(folder.filePath(u"asked"_s)), wanted);
        QVERIFY(QFile::remove(folder.filePath(u"asked"_s)));
        const Printed node = run(u"node"_s,
                                 textOf(u"mara"_s, ConfigFormat::Node, KeyWay::SecretService) +
                                     u"function configure(given) { console.log(given.apiKey) }\n"_s,
                                 folder, {}, u"script.mjs"_s);
        qputenv("PATH", path);
        QVERIFY2(node.well, qPrintable(node.fault));
        QCOMPARE(node.output, "k3y\n"_ba);
        QCOMPARE(contentOf(folder.filePath(u"asked"_s)), wanted);
    }

    // That of Windows, in the words of PowerShell: there is no PowerShell here to run them.
    void powerShellAsksForTheRightCredential()
    {
        rc::Profile profile = profileOf(u"it's"_s);
        QStringList names = hostileTexts();
        names += {u"prod"_s, u"'@"_s, u"a'@b"_s, u"a\u2019)); exit #"_s, u"-n"_s, u"$env:PATH $(exit) `n"_s};
        for (const QString &name : std::as_const(names)) {
            profile.name = name;
            const auto text = rc::configText(profile, ConfigFormat::PowerShell, KeyWay::WindowsCredential);
            QCOMPARE(text.has_value(), !name.contains(QChar::LineSeparator)); // which no command can carry
            if (!text)
                continue;
            const auto read = powerShellLookup(*text);
            QVERIFY2(read, qPrintable(*text));
            QCOMPARE(read->target, u"resource-console/"_s + name); // as keychain.cpp files it on Windows
            QCOMPARE(read->variable, u"SERVICE_API_KEY"_s);
            QCOMPARE(read->settings, expectedOf(u"it's"_s));
            QVERIFY(read->hereString.contains(u"static extern bool CredReadW("_s));
        }
        const auto withVariable = rc::configText(profile, ConfigFormat::PowerShell);
        QVERIFY(withVariable && !withVariable->contains(u"Add-Type"_s));
    }

    void onlyPowerShellReadsTheKeychainOfWindows()
    {
        for (const rc::ConfigFormatRow &row : rc::configFormatTable()) {
            const QString fault = rc::keyWayFault(row.format, KeyWay::WindowsCredential);
            QCOMPARE(fault.isEmpty(), row.format == ConfigFormat::PowerShell);
            const auto text = rc::configText(profileOf(u"mara"_s), row.format, KeyWay::WindowsCredential);
            QVERIFY2(text || text.error().detail == fault, row.word.data());
            QCOMPARE(text.has_value(), fault.isEmpty());
        }
    }

    void whatHasNoWayToTheKeychainSaysSo()
    {
        for (const ConfigFormat format : {ConfigFormat::Cmd, ConfigFormat::ToolSpec, ConfigFormat::McpJson}) {
            const auto text = rc::configText(profileOf(u"mara"_s), format, KeyWay::SecretService);
            QVERIFY(!text);
            QCOMPARE(text.error().detail, rc::keyWayFault(format, KeyWay::SecretService));
        }
        rc::Profile profile = profileOf(u"mara"_s);
        for (const QString &name : {QString(), u"-n"_s, u"a\nb"_s, u"a\u2028env:"_s}) {
            profile.name = name;
            QVERIFY2(!rc::configText(profile, ConfigFormat::Kubernetes, KeyWay::SecretService), qPrintable(name));
        }
    }

    void withTheKeyItIsInEveryTextOnceAndRunsAsItStands()
    {
        const QByteArray key = "a'b\"c$(touch${IFS}broken)`d\\%e!#&{}<>|;*?~,"_ba;
        for (const rc::ConfigFormatRow &row : rc::configFormatTable()) {
            const auto text = rc::configTextWithKey(profileOf(u"mara"_s), row.format, rc::Secret(key));
            if (row.format == ConfigFormat::Cmd) {
                QVERIFY(!text); // it cannot carry a double quote
                continue;
            }
            if (row.format == ConfigFormat::McpJson || row.format == ConfigFormat::McpJsonVsCode) {
                QVERIFY(!text); // ${IFS} would be put in by whoever reads it
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
        QCOMPARE(printedByShells(withKey(ConfigFormat::Env) + show), key);
        QCOMPARE(printedByShells(u"docker() { printf %s \"$SERVICE_API_KEY\"; }\n"_s + withKey(ConfigFormat::Docker)),
                 key);
        QCOMPARE(printedByShells(u"curl() { cat; }\n"_s + withKey(ConfigFormat::CurlGeneral)),
                 "X-API-Key: " + key + '\n');
        QCOMPARE(printed(u"python3"_s, u"def configure(**given):\n    print(given['api_key'], end='')\n"_s +
                                           withKey(ConfigFormat::Python)),
                 key);
        QCOMPARE(printed(u"node"_s, u"function configure(given) { process.stdout.write(given.apiKey) }\n"_s +
                                        withKey(ConfigFormat::Node)),
                 key);
        QCOMPARE(systemdRead(withKey(ConfigFormat::Systemd))->value(u"SERVICE_API_KEY"_s).toUtf8(), key);
        QCOMPARE(powerShellRead(withKey(ConfigFormat::PowerShell))->value(u"SERVICE_API_KEY"_s).toUtf8(), key);
        const QJsonArray spec = QJsonDocument::fromJson(withKey(ConfigFormat::ToolSpec).toUtf8()).array();
        QCOMPARE(spec.at(1)["headers"_L1]["x-api-key"_L1].toString().toUtf8(), key);
        QVERIFY(!rc::configTextWithKey(profileOf(u"mara"_s), ConfigFormat::Env, rc::Secret("two\nlines"_ba)));
        QVERIFY(!rc::configTextWithKey(profileOf(u"mara"_s), ConfigFormat::Env, rc::Secret()));
    }

private:
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : "no file"_ba;
    }

    /// What the interpreter prints; `document` is a file beside the script.
    static QByteArray printed(const QString &program, const QString &script, const QString &document = {})
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"documents"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(document.toUtf8()) < 0)
            return file.errorString().toUtf8();
        file.close();
        const Printed printed = run(program, script, folder);
        if (!printed.well || QFile::exists(folder.filePath(u"broken"_s)))
            return "did not run well: " + printed.fault.toUtf8();
        return printed.output;
    }

    static QByteArray printedByShells(const QString &script)
    {
        const QByteArray first = printed(shells().first(), script);
        for (const QString &shell : shells().sliced(1)) {
            if (const QByteArray other = printed(shell, script); other != first)
                return shell.toUtf8() + " reads something else: " + other;
        }
        return first;
    }

    static void asks(const QString &script, const QByteArray &arguments)
    {
        for (const QString &shell : shells()) {
            const QTemporaryDir folder;
            const Printed printed = run(shell, script, folder);
            QVERIFY2(printed.well, qPrintable(printed.fault));
            QCOMPARE(printed.output, "k3y"_ba);
            QCOMPARE(contentOf(folder.filePath(u"asked"_s)), arguments);
            QVERIFY(!QFile::exists(folder.filePath(u"broken"_s)));
        }
    }

    static void toolSpecs(const QString &program, ConfigFormat format, const QString &head, const QString &tail)
    {
        QString script = head;
        for (const QString &name : hostileTexts()) {
            const QString text = textOf(name, format) + tail;
            script += program == u"node"_s ? u"{\n"_s + text + u"}\n"_s : text;
        }
        const QByteArrayList lines = printed(program, script).trimmed().split('\n');
        QCOMPARE(lines.size(), hostileTexts().size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QJsonArray json =
                QJsonDocument::fromJson(textOf(hostileTexts().at(i), ConfigFormat::ToolSpec).toUtf8()).array();
            QJsonArray tools = QJsonDocument::fromJson(lines[i]).array();
            QCOMPARE(tools.size(), 2);
            for (auto tool : tools) {
                QJsonObject object = tool.toObject();
                QJsonObject headers = object["headers"_L1].toObject();
                QCOMPARE(headers["x-api-key"_L1].toString(), u"k3y"_s);
                headers["x-api-key"_L1] = u"${SERVICE_API_KEY}"_s;
                object["headers"_L1] = headers;
                tool = object;
            }
            QCOMPARE(tools, json);
        }
    }
};

RC_TEST(TestConfigLanguages)

} // namespace rc::tst_configlanguages

#include "tst_configlanguages.moc"
