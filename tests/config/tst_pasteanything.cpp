// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted texts are recognized and read field by field, and never leak a key.
#include "config/paste/pasteimport.h"
#include "support/testprogram.h"
#include "tests/config/pastesummary.h"

#include <QtTest>

namespace rc::tst_pasteanything {

namespace {

const QString address = u"https://logs.example.net/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s;

PasteResult read(const QString &text)
{
    return rc::readPasted(text.toUtf8());
}

/// The fields on one line, in order; omits missing ones.
QString valuesText(const PasteResult &reading)
{
    QStringList parts;
    for (const rc::PastedValue &value : reading.values)
        parts.append(
            u"%1=%2@%3"_s.arg(rc::pastedFieldName(value.field), value.value == address ? u"ADDRESS"_s : value.value)
                .arg(value.line));
    if (!reading.key.isEmpty())
        parts.append(u"key=%1@%2"_s.arg(QString::fromLatin1(reading.key.reveal())).arg(reading.keyLine));
    if (!reading.keyVariable.isEmpty())
        parts.append(u"$"_s + reading.keyVariable);
    if (reading.keyIsLookup)
        parts.append(u"look-up"_s);
    return parts.join(u' ');
}

} // namespace

class TestPasteAnything : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatIsRecognized_data()
    {
        addColumns<QString, PastedKind, QString>("text", "kind", "expected");
        const QString url = address;
        const QString logs = address + u"logs/"_s;
        const auto row = [](const char *name, const QString &text, PastedKind kind, const QString &expected) {
            QTest::newRow(name) << text << kind << expected;
        };
        row("Resource URL", url, PastedKind::Address, u"Resource URL=ADDRESS@1"_s);
        row("Resource URL in a sentence", u"Please use <"_s + url + u">, thanks"_s, PastedKind::Address,
            u"Resource URL=ADDRESS@1"_s);
        row("tool server", u"https://mcp.example.net/mcp/"_s, PastedKind::Address,
            u"Tool server=https://mcp.example.net@1"_s);
        row(".env",
            u"# ours\nSERVICE_USERNAME=mara\nSERVICE_RESOURCE=\""_s + url +
                u"\"\nSERVICE_API_KEY='k3y'\nSERVICE_DEBUG=1\n"_s,
            PastedKind::Dotenv, u"Resource URL=ADDRESS@3 Username=mara@2 Debug=true@5 key=k3y@4"_s);
        row(".env with a tool server",
            u"SERVICE_RESOURCE="_s + url + u"\nSERVICE_MCP_URL=https://mcp.example.net/mcp/\n"_s, PastedKind::Dotenv,
            u"Resource URL=ADDRESS@1 Tool server=https://mcp.example.net@2"_s);
        row(".env behind a sentence", u"Here you are:\n\nACME_RESOURCE="_s + url + u"\nACME_CLOUD_LEVEL=warning\n"_s,
            PastedKind::Dotenv, u"Resource URL=ADDRESS@3 Threshold=WARNING@4"_s);
        row("shell", u"export SERVICE_USERNAME='it'\\''s'\nexport SERVICE_API_KEY=\"$(pass show key)\"\n"_s,
            PastedKind::Shell, u"Username=it's@1 look-up"_s);
        row("shell that hands on", u"export SERVICE_USERNAME=mara\nexport SERVICE_API_KEY\n"_s, PastedKind::Shell,
            u"Username=mara@1 $SERVICE_API_KEY"_s);
        row("fish", u"set -x SERVICE_USERNAME mara\nset -x SERVICE_CLOUD_LEVEL ALERT\n"_s, PastedKind::Shell,
            u"Username=mara@1 Threshold=ALERT@2"_s);
        row("PowerShell", u"$env:SERVICE_USERNAME = 'it''s'\n$Env:SERVICE_API_KEY=\"a`\"b\"\n"_s,
            PastedKind::PowerShell, u"Username=it's@1 key=a\"b@2"_s);
        row("cmd", u"@echo off\nset SERVICE_USERNAME=mara\nset \"SERVICE_API_KEY=50%%\"\n"_s, PastedKind::Cmd,
            u"Username=mara@2 key=50%@3"_s);
        row("systemd",
            u"[Service]\nEnvironment=\"SERVICE_USERNAME=a b\" SERVICE_DEBUG=yes \\\n  'SERVICE_API_KEY=k\\x33y'\n"_s,
            PastedKind::Systemd, u"Username=a b@2 Debug=true@2 key=k3y@2"_s);
        row("docker",
            u"docker run --rm -e SERVICE_USERNAME=mara \\\n  -e 'SERVICE_API_KEY=k3y' --env=SERVICE_DEBUG=off image\n"_s,
            PastedKind::Docker, u"Username=mara@1 Debug=false@2 key=k3y@2"_s);
        row("docker's -e alone", u"-e SERVICE_USERNAME=mara -e SERVICE_API_KEY"_s, PastedKind::Docker,
            u"Username=mara@1 $SERVICE_API_KEY"_s);
        row("env-file", u"SERVICE_USERNAME='mara'\nSERVICE_API_KEY\n"_s, PastedKind::DockerEnvFile,
            u"Username='mara'@1 $SERVICE_API_KEY"_s);
        row("Kubernetes",
            u"env:\n  - name: SERVICE_USERNAME\n    value: mara # who\n  - name: SERVICE_API_KEY\n    valueFrom:\n"
            "      secretKeyRef:\n        name: secrets\n        key: it\n  - name: SERVICE_DEBUG\n    value: 'true'\n"_s,
            PastedKind::Kubernetes, u"Username=mara@3 Debug=true@10 $SERVICE_API_KEY"_s);
        row("curl",
            u"curl -sS -X POST '"_s + logs + u"' -H 'x-api-key: k3y' -H 'X-User-Username: mara' -d '{\"logs\":[]}'"_s,
            PastedKind::Curl, u"Resource URL=ADDRESS@1 Username=mara@1 Send username with entries=true@0 key=k3y@1"_s);
        row("curl with a variable and a tool server",
            u"$ curl https://mcp.example.net/github/ \\\n  -H \"X-API-Key: $ACME_API_KEY\" \\\n  -H 'X-User-Email: m@example.net'"_s,
            PastedKind::Curl,
            u"Tool server=https://mcp.example.net@1 Email address=m@example.net@3"
            " $ACME_API_KEY"_s);
        row("curl with the resource's UUID",
            u"curl https://mcp.example.net/mcp/ -H 'X-API-Key: k3y' -H 'X-Resource-UUID: 3e2ad894-5e5f-4c34-9899-1f9c2158009c'"_s,
            PastedKind::Curl, u"Tool server=https://mcp.example.net@1 Send UUID to the tool server=true@1 key=k3y@1"_s);
        row("curl in a pipe", u"printf 'X-API-Key: %s\\n' 'k3y' | curl "_s + logs + u" -H @-"_s, PastedKind::Curl,
            u"Resource URL=ADDRESS@1 key=k3y@1"_s);
        row("Python",
            u"import os\nfrom sdk import configure, log\n\nconfigure(username='mara',\n    "
            u"api_key=os.environ.get('ACME_API_KEY', ''),\n"
            "    resource=(\""_s +
                url.left(20) + u"\"\n\""_s + url.mid(20) + u"\"), cloud_level=\"error\", debug=True)\n"_s,
            PastedKind::Python,
            u"Resource URL=ADDRESS@6 Username=mara@4 Threshold=ERROR@7 Debug=true@7 $ACME_API_KEY"_s);
        row("Python with a key",
            u"sdk.configure(\n  api_key=\"k\\x33y\",  # a comment, with (brackets\n  resource=r\""_s + url +
                u"\",\n)"_s,
            PastedKind::Python, u"Resource URL=ADDRESS@3 key=k3y@2"_s);
        row("Node",
            u"import { configure } from 'sdk';\nconst key = process.env.ACME_API_KEY;\nconfigure({ username: `mara`, apiKey: key,\n  resource: '"_s +
                url + u"', debug: false });"_s,
            PastedKind::Node, u"Resource URL=ADDRESS@4 Username=mara@3 Debug=false@4 $ACME_API_KEY"_s);
        row("tool spec",
            u"[{\"type\": \"mcp\", \"server_url\": \"https://mcp.example.net/mcp/\", \"headers\": "
            "{\"X-Api-Key\": \"k3y\", \"x-user-username\": \"mara\", \"accept\": \"application/json\"}}]"_s,
            PastedKind::ToolSpec, u"Tool server=https://mcp.example.net@1 Username=mara@1 key=k3y@1"_s);
        row("mcp.json",
            u"{\n  \"mcpServers\": {\n    \"general\": {\"url\": \"https://mcp.example.net/mcp/\",\n"
            "      \"headers\": {\"x-api-key\": \"${env:ACME_API_KEY}\"}}\n  }\n}"_s,
            PastedKind::McpJson, u"Tool server=https://mcp.example.net@3 $ACME_API_KEY"_s);
        row("a program with a request",
            u"const answer = await fetch('"_s + logs + u"', { headers: { 'X-API-Key': 'k3y' } });"_s, PastedKind::Node,
            u"Resource URL=ADDRESS@1 key=k3y@1"_s);
    }

    void everyFormatIsRecognized()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const PasteResult reading = read(text);
        QTEST(reading.kind, "kind");
        QCOMPARE(valuesText(reading), expected);
        QVERIFY(!rc::pastedKindName(reading.kind).isEmpty());
    }

    void lineEndingsDoNotMatter()
    {
        const QString text = u"SERVICE_USERNAME=mara\nSERVICE_RESOURCE="_s + address + u"\nSERVICE_DEBUG=on\n"_s;
        const QString expected = valuesText(read(text));
        QCOMPARE(valuesText(read(QString(text).replace(u'\n', u"\r\n"_s))), expected);
        QCOMPARE(valuesText(read(QString(text).replace(u'\n', u'\r'))), expected);
        QCOMPARE(valuesText(read(u'\ufeff' + text)), expected);
        QCOMPARE(valuesText(read(QString(text).replace(text.indexOf(u'\n'), 1, u"\r\n"_s))), expected);
        QVERIFY(read(text).notes.isEmpty());
    }

    void brokenKeysInRawMailAreMarkedIncomplete_data()
    {
        addColumns<QString, QString, bool>("text", "expected", "isDoubted");
        const QString begin = u"AK"_s + QString(64, u'7');
        QTest::newRow("quoted-printable") << u"SERVICE_USERNAME=3Dm=C3=A1ra\nSERVICE_API_KEY=3DAK01234=\n56789\n"_s
                                          << u"Username=m\u00e1ra@1 key=AK0123456789@2"_s << false;
        QTest::newRow("broken at 76 columns")
            << u"API key: "_s + begin + u"=\nabc123\n"_s << u"key=%1abc123@1"_s.arg(begin) << false;
        const QString firstLine = u"SERVICE_API_KEY=AK"_s + QString(57, u'7');
        QTest::newRow("76 columns that end in =")
            << firstLine + u"=\nSERVICE_DEBUG=1\n"_s << u"Debug=true@2 key=%1=@1"_s.arg(firstLine.sliced(16)) << false;
        QTest::newRow("broken elsewhere")
            << u"SERVICE_API_KEY=AK0123456789=\nABCDEF\n"_s << u"key=AK0123456789=@1"_s << true;
        QTest::newRow("a key that ends in =")
            << u"SERVICE_API_KEY=AK0123456789=\nSERVICE_DEBUG=1\n"_s << u"Debug=true@2 key=AK0123456789=@1"_s << false;
        QTest::newRow("hexadecimal digits") << u"SERVICE_API_KEY=ABCDEF0123=\n"_s << u"key=ABCDEF0123=@1"_s << false;
    }

    void brokenKeysInRawMailAreMarkedIncomplete()
    {
        QFETCH(QString, text);
        const PasteResult reading = read(text);
        QTEST(valuesText(reading), "expected");
        QTEST(reading.notes.join(u'\n').contains(u"incomplete"_s), "isDoubted");
    }

    void lastDuplicateWinsAndIsReported()
    {
        const PasteResult reading = read(u"SERVICE_USERNAME=mara\nSERVICE_API_KEY=first-key\nSERVICE_USERNAME=jon\n"
                                         "SERVICE_API_KEY=second-key\n"_s);
        QCOMPARE(reading.value(PastedField::Username), u"jon"_s);
        QCOMPARE(reading.key.reveal(), "second-key"_ba);
        const QString notes = reading.notes.join(u'\n');
        QVERIFY2(notes.contains(u"lines 1 and 3"_s) && notes.contains(u"lines 2 and 4"_s), qPrintable(notes));
        QVERIFY(!notes.contains(u"first-key"_s) && !notes.contains(u"second-key"_s));
    }

    void newerResourceVariable()
    {
        const PasteResult read = readPasted(u"ACME_RESOURCE_URL=%1\nACME_USERNAME=mara\n"_s.arg(address).toUtf8());
        QCOMPARE(read.value(PastedField::Resource), std::optional(address));
        QCOMPARE(read.envPrefix, std::optional(u"ACME_"_s));
    }

    void unknownSettingsAreListed()
    {
        const PasteResult reading = read(u"DATABASE_URL=postgres://x\nSERVICE_RESOURCE="_s + address +
                                         u"\nSERVICE_REGION=eu\nDATABASE_USERNAME=root\n"_s);
        QCOMPARE(valuesText(reading), u"Resource URL=ADDRESS@2"_s);
        QStringList names;
        for (const rc::IgnoredSetting &other : reading.others)
            names.append(u"%1@%2"_s.arg(other.name).arg(other.line));
        QCOMPARE(names, (QStringList{u"DATABASE_URL@1"_s, u"SERVICE_REGION@3"_s, u"DATABASE_USERNAME@4"_s}));
        QCOMPARE(read(u"configure(region='eu', username='mara')"_s).others.value(0).name, u"region"_s);
        QCOMPARE(read(u"curl "_s + address + u"logs/ -H 'X-Trace: 7' -H 'Accept: */*'"_s).others.size(), 1);
    }

    void theLikeliestPrefixWins_data()
    {
        addColumns<QString, QString>("text", "prefix");
        QTest::newRow("the one with a resource")
            << u"DJANGO_DEBUG=1\nDB_USERNAME=a\nDB_EMAIL=b\nACME_RESOURCE="_s + address << u"ACME_"_s;
        QTest::newRow("the usual one among equals")
            << u"A_USERNAME=a\nSERVICE_USERNAME=b\nZ_USERNAME=c"_s << u"SERVICE_"_s;
        QTest::newRow("none at all") << u"RESOURCE="_s + address + u"\nUSERNAME=a\n"_s << u""_s;
        QTest::newRow("many words") << u"MY_OWN_LOG_API_KEY=abc"_s << u"MY_OWN_LOG_"_s;
        QTest::newRow("without its underscore") << u"MYAPPAPI_KEY=abc\nMYAPPUSERNAME=a"_s << u"MYAPP"_s;
        QTest::newRow("a key alone, without its underscore") << u"MYAPPAPI_KEY=abc"_s << u"MYAPP"_s;
        QTest::newRow("both ways, mostly with it") << u"MYAPPUSERNAME=a\nMYAPP_API_KEY=abc"_s << u"MYAPP_"_s;
        QTest::newRow("both ways, mostly without it")
            << u"MYAPP_USERNAME=a\nMYAPPAPI_KEY=abc\nMYAPPCLOUD_LEVEL=INFO"_s << u"MYAPP"_s;
        QTest::newRow("one word beside the usual one") << u"DBUSERNAME=a\nACME_API_KEY=abc"_s << u"ACME_"_s;
        QTest::newRow("the two forms count together")
            << u"ACME_API_KEY=abc\nMYAPP_USERNAME=a\nMYAPPAPI_KEY=abc"_s << u"MYAPP"_s;
    }

    void theLikeliestPrefixWins()
    {
        QFETCH(QString, text);
        QFETCH(QString, prefix);
        QCOMPARE(read(text).envPrefix, std::optional(prefix));
    }

    void prefixUnderscoreIsOptional()
    {
        const PasteResult mixed = read(u"MYAPP_USERNAME=nora\nMYAPPAPI_KEY=k3y-of-nobody\nMYAPP_DEBUG=1\n"_s +
                                       u"MYAPPRESOURCE="_s + address + u"\nMYAPPLE=1\n"_s);
        QCOMPARE(mixed.value(PastedField::Username), u"nora"_s);
        QCOMPARE(mixed.value(PastedField::Resource), address);
        QCOMPARE(mixed.value(PastedField::Debug), u"true"_s);
        QCOMPARE(mixed.key.reveal(), "k3y-of-nobody"_ba);
        QCOMPARE(mixed.others.size(), 1);                                            // MYAPPLE
        QVERIFY(!read(u"DBUSERNAME=a\nDBEMAIL=b\n"_s).value(PastedField::Username)); // too common
    }

    void keyOfOtherServersIsNotApplied()
    {
        rc::Profile profile;
        profile.resource = address;
        profile.toolServer = u"https://tools.example.net"_s;
        const auto fault = [&profile](const QString &text) { return rc::foreignKeyFault(read(text), profile); };
        const QString key = u"SERVICE_API_KEY=AK0123456789\n"_s;
        QVERIFY(!fault(key + u"SERVICE_MCP_URL=https://other.example.org/\n"_s).isEmpty());
        QVERIFY(fault(key).isEmpty());
        QVERIFY(fault(key + u"SERVICE_RESOURCE="_s + address).isEmpty());
        profile.resource.clear(); // then the text's server replaces the only one
        QVERIFY(fault(key + u"SERVICE_MCP_URL=https://other.example.org/\n"_s).isEmpty());
    }

    void strayWordsOfAUnitAreNotQuoted()
    {
        const PasteResult reading =
            read(u"[Service]\nEnvironment=SERVICE_USERNAME=mara\nEnvironment=SERVICE_API_KEY = sk_live_secret1\n"_s);
        QCOMPARE(reading.value(PastedField::Username), u"mara"_s);
        QVERIFY(!reading.faults.isEmpty() && !reading.faults.join(u'\n').contains(u"secret"_s));
        QVERIFY(reading.others.isEmpty());
    }

    void invalidValuesDoNotAffectTheRest_data()
    {
        addColumns<QString, QString>("line", "fault");
        QTest::newRow("level") << u"SERVICE_CLOUD_LEVEL=loud"_s << u"threshold"_s;
        QTest::newRow("address") << u"SERVICE_RESOURCE=https://example.net/"_s << u"Line 2"_s;
        QTest::newRow("key with a space") << u"SERVICE_API_KEY='secret word'"_s << u"at position 7"_s;
        QTest::newRow("key without a value") << u"SERVICE_API_KEY="_s << u"empty"_s;
        QTest::newRow("open quote") << u"SERVICE_EMAIL='a@b"_s << u"Line 2"_s;
        QTest::newRow("control character") << u"SERVICE_EMAIL=\"a\\nb\""_s << u"header"_s;
    }

    void invalidValuesDoNotAffectTheRest()
    {
        QFETCH(QString, line);
        QFETCH(QString, fault);
        const PasteResult reading = read(u"SERVICE_USERNAME=mara\n"_s + line + u"\nSERVICE_DEBUG=true\n"_s);
        const QString faults = reading.faults.join(u'\n');
        QVERIFY2(faults.contains(fault), qPrintable(faults));
        QVERIFY(!faults.contains(u"secret"_s));
        QCOMPARE(reading.value(PastedField::Username), u"mara"_s);
        QCOMPARE(reading.value(PastedField::Debug), u"true"_s);
    }

    void invalidBytesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << ""_ba;
        QTest::newRow("words") << "good morning"_ba;
        QTest::newRow("NUL") << QByteArray("SERVICE_USERNAME=a\0b\n", 21);
        QTest::newRow("UTF-16") << "\xff\xfeS\x01"_ba;
        QTest::newRow("binary") << QByteArray::fromHex("7f454c460201010000000000");
        QTest::newRow("over 1 MiB") << QByteArray("SERVICE_USERNAME=mara\n").repeated(50000);
        QTest::newRow("open quote of Python") << "configure(username='mara\n)"_ba;
        QTest::newRow("open quote of curl") << "curl 'https://example.net"_ba;
        QTest::newRow("open quote of systemd") << "Environment=\"A=b"_ba;
        QTest::newRow("open quote of PowerShell") << "$env:SERVICE_USERNAME = 'mara"_ba;
    }

    void invalidBytesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const PasteResult reading = rc::readPasted(bytes);
        QVERIFY(reading.isEmpty());
        QCOMPARE(reading.faults.size(), 1);
        QVERIFY2(reading.faults.first().endsWith(u'.'), qPrintable(reading.faults.first()));
    }

    void emailReplacesTheUsername()
    {
        rc::Profile profile;
        profile.username = u"mara"_s;
        profile.caFile = u"/a"_s;
        const rc::Profile applied = read(u"SERVICE_EMAIL=m@example.net"_s).appliedTo(profile);
        QCOMPARE(applied.username, QString());
        QCOMPARE(applied.email, u"m@example.net"_s);
        QCOMPARE(applied.caFile, u"/a"_s);
        const rc::Profile named = read(u"SERVICE_EMAIL=m@example.net\nSERVICE_USERNAME=jon"_s).appliedTo(profile);
        QCOMPARE(named.username, u"jon"_s);
    }

    void keyIsInNoOtherField()
    {
        const PasteResult reading =
            read(u"SERVICE_API_KEY=canary-key-1\nOTHER=x-canary-key-1\nSERVICE_USERNAME=canary-key-1\n"_s);
        QCOMPARE(reading.key.reveal(), "canary-key-1"_ba);
        QVERIFY(!reading.value(PastedField::Username));
        QCOMPARE(reading.faults.size(), 1);
    }

    void assignmentsInAnySyntax_data()
    {
        addColumns<QString, QString>("text", "expected");
        const QString all = u"R=@@ U=mara K=AK0123456789"_s;
        const auto row = [](const char *name, const char *text, const QString &expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << expected;
        };
        row("all in one line", "Username: mara, API key: AK0123456789, @@", u"R=@@"_s);
        row("a key behind a name", "Username: mara AK0123456789\nResource: @@", u"R=@@"_s);
        row("a key behind an email address", "Email: a@b.net, key AK0123456789\nResource: @@", u"R=@@"_s);
        row("a name of two words", "Username: Mara Smith\nResource: @@", u"R=@@ U=Mara Smith"_s);
        row("Compose, a list",
            "services:\n  web:\n    image: web:1\n    environment:\n      - SERVICE_RESOURCE=@@\n"
            "      - \"SERVICE_USERNAME=mara\"\n      - SERVICE_API_KEY=AK0123456789\n",
            all);
        row("Compose, a map",
            "services:\n  web:\n    environment:\n      SERVICE_RESOURCE: @@\n      SERVICE_USERNAME: \"mara\"\n"
            "      SERVICE_API_KEY: 'AK0123456789' # ours\n",
            all);
        row("a dollar sign of Compose", "services:\n  web:\n    environment:\n      SERVICE_API_KEY: AK$$1\n",
            u"K=AK$1"_s);
        row("Dockerfile",
            "FROM python:3.12\nRUN pip install sdk\nENV SERVICE_RESOURCE=@@ SERVICE_USERNAME=\"mara\" \\\n"
            "    SERVICE_API_KEY=AK0123456789\n",
            all);
        row("Dockerfile, one each",
            "FROM python:3.12\nENV SERVICE_RESOURCE @@\nENV SERVICE_USERNAME mara\nENV SERVICE_API_KEY AK0123456789\n",
            all);
        row("a secret of Kubernetes",
            "apiVersion: v1\nkind: Secret\nmetadata:\n  name: acme\nstringData:\n  SERVICE_RESOURCE: @@\n"
            "  SERVICE_USERNAME: mara\ndata:\n  SERVICE_API_KEY: QUswMTIzNDU2Nzg5\n",
            all);
        row("a ConfigMap",
            "apiVersion: v1\nkind: ConfigMap\ndata:\n  SERVICE_RESOURCE: @@\n  SERVICE_USERNAME: mara\n"
            "  SERVICE_API_KEY: AK0123456789\n",
            all);
        row("HCL",
            "locals {\n  service_resource = \"@@\"\n  service_username = \"mara\" // who\n"
            "  service_api_key  = \"AK0123456789\"\n}\n",
            all);
        row("HCL, names and values",
            "environment = [\n  { name = \"SERVICE_RESOURCE\", value = \"@@\" },\n"
            "  { name = \"SERVICE_USERNAME\", value = \"mara\" },\n  { name = \"SERVICE_API_KEY\", value = "
            "\"AK0123456789\" }\n]\n",
            all);
        row("GitHub Actions",
            "name: build\non: push\njobs:\n  test:\n    steps:\n      - run: make\n        env:\n          "
            "SERVICE_RESOURCE: @@\n"
            "          SERVICE_USERNAME: mara\n          SERVICE_API_KEY: AK0123456789\n",
            all);
        row("GitHub Actions, a secret", "env:\n  SERVICE_RESOURCE: @@\n  SERVICE_API_KEY: ${{ secrets.KEY }}\n",
            u"R=@@"_s);
        row("properties", "# ours\nservice.resource=@@\nservice.username=mara\nservice.api.key=AK0123456789\n", all);
        row("INI", "[acme]\nresource = @@\nusername = mara\napi_key = AK0123456789\n", all);
        row("PowerShell in a function",
            "function Start-It {\n    $env:SERVICE_RESOURCE = '@@'\n    $env:SERVICE_USERNAME = \"mara\"\n"
            "    $env:SERVICE_API_KEY = 'AK0123456789'\n}\n",
            all);
        row("fish",
            "set -gx SERVICE_RESOURCE @@\nset -Ux SERVICE_USERNAME mara\nset -x SERVICE_API_KEY 'AK0123456789'\n", all);
        row("launch.json",
            "{\n  \"env\": {\n    \"SERVICE_RESOURCE\": \"@@\",\n    \"SERVICE_USERNAME\": \"mara\",\n"
            "    \"SERVICE_API_KEY\": \"AK0123456789\"\n  }\n}\n",
            all);
        row("JSON on one line",
            "{\"env\": {\"SERVICE_RESOURCE\": \"@@\", \"SERVICE_USERNAME\": \"mara\", \"SERVICE_API_KEY\": "
            "\"AK0123456789\"}}",
            all);
        row("a letter", "Hello,\n\nResource URL: @@\nUsername: mara\nAPI key: AK0123456789\n\nBest wishes", all);
        row("a list of Markdown", "- **URL:** @@\n- **User**: mara\n- **API key**: `AK0123456789`\n", all);
        row("a table of Markdown",
            "| Setting | Value |\n|---|---|\n| URL | @@ |\n| Username | mara |\n| API key | AK0123456789 |\n", all);
        row("a numbered list", "1. Resource URL: @@\n2. Username: mara\n3) API key: AK0123456789\n", all);
        row("a header with a token", "MCP URL: https://mcp.example.net/mcp/\nAuthorization: Bearer AK0123456789\n",
            u"T=https://mcp.example.net K=AK0123456789 B"_s);
        row("headers", "Resource URL: @@\nX-API-Key: AK0123456789\nX-User-Username: mara\n", all);
        row("a table of a wiki", "Resource URL\t@@\nUsername\tmara\nAPI key\tAK0123456789\n", all);
        row("two columns", "Resource URL     @@\nUsername         mara\nAPI key          AK0123456789\n", all);
        row("a value below its name", "Resource URL\n@@\n\nUsername\nmara\n\nAPI key\nAK0123456789\n", all);
        row("a run configuration", "SERVICE_API_KEY=AK0123456789;SERVICE_RESOURCE=@@;SERVICE_USERNAME=mara", all);
        row("a run configuration with blanks",
            "SERVICE_USERNAME=mara; SERVICE_RESOURCE=@@; SERVICE_API_KEY=AK0123456789", all);
        row("an environment of Postman",
            "{\n \"values\": [\n  {\n   \"key\": \"resource_url\",\n   \"value\": \"@@\"\n  },\n  {\n   \"key\": "
            "\"api_key\",\n   \"value\": \"AK0123456789\",\n   \"enabled\": true\n  },\n  {\"key\": \"username\", "
            "\"value\": \"mara\"}\n ]\n}",
            all);
        row("headers of Postman",
            "{\"request\": {\"header\": [\n {\n  \"key\": \"X-API-Key\",\n  \"value\": \"AK0123456789\"\n },\n "
            "{\"key\": \"X-User-Username\", \"value\": \"mara\"}],\n \"url\": \"@@\"}}",
            all);
        row("an empty variable of GitLab",
            "variables:\n  SERVICE_API_KEY:\n  SERVICE_RESOURCE: @@\n  OTHER:\n    value: hunter2hunter2\n", u"R=@@"_s);
        row("a table with a head",
            "Key         Value\n---         -----\nurl         @@\napi_key     AK0123456789\n"
            "username    mara\n",
            all);
        row("a key in capitals", "URL: @@\nUsername: mara\nKey: AK_LIVE_0123456789\n",
            u"R=@@ U=mara K=AK_LIVE_0123456789"_s);
        row("a list of headers",
            "CURLOPT_URL => '@@',\nCURLOPT_HTTPHEADER => array(\n  'x-api-key: AK0123456789',\n"
            "  'x-user-username: mara'\n),\n",
            all);
        row("a function's result",
            "environment {\n  SERVICE_RESOURCE = '@@'\n  SERVICE_API_KEY = credentials('acme-key')\n"
            "  SERVICE_USERNAME = \"mara\"\n}\n",
            u"R=@@ U=mara"_s);
        row("not UTF-8", "SERVICE_RESOURCE=@@\nSERVICE_API_KEY=AK0123456789\nSERVICE_USERNAME=J\xef\xbf\xbdrg\n",
            u"R=@@ K=AK0123456789"_s);
        row("blocks of YAML",
            "env:\n  SERVICE_API_KEY: >-\n    AK0123456789\n  SERVICE_RESOURCE: |\n    @@\n  SERVICE_USERNAME: mara\n",
            all);
        row("a makefile",
            "export SERVICE_API_KEY := AK0123456789\nSERVICE_RESOURCE ?= @@\nexport SERVICE_USERNAME = mara\n", all);
        row("an empty variable before another's value",
            "envs:\n- key: SERVICE_RESOURCE\n  value: @@\n- key: SERVICE_API_KEY\n  type: SECRET\n- key: DB_PASSWORD\n"
            "  value: hunter2hunter2\n",
            u"R=@@"_s);
        row("in French", "URL de la ressource\u00a0: @@\nClé API\u00a0: AK0123456789\nUtilisateur\u00a0: mara\n", all);
        row("in German", "Ressourcen-URL: @@\nAPI-Schlüssel: AK0123456789\nBenutzername: mara\n", all);
        row("in Japanese", "リソース URL：@@\nAPI キー：AK0123456789\nユーザー名：mara\n", all);
        const QString two =
            u"prod: R=@@ U=mara K=AK0123456789; dev: R=https://dev.example.net/u/jon/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/ U=jon K=BK0123456789;"_s;
        row("a table with a server", "name,resource_url,username,api_key\nprod,@@,mara,AK0123456789\n", all);
        row("its names in quotes",
            "\"Name\",\"Resource\",\"Username\",\"API key\"\r\n\"prod\",\"@@\",\"mara\",\"AK0123456789\"\r\n", all);
        row("a table of two",
            "name;url;user;key\nprod;@@;mara;AK0123456789\ndev;https://dev.example.net/u/jon/resources/"
            "1b4e28ba-2fa1-41d2-883f-0016d3cca427/;jon;BK0123456789\n",
            two);
        row("a table of two with tabs",
            "Our servers:\n\nProfile\tURL\tUsername\tAPI "
            "key\nprod\t@@\tmara\tAK0123456789\ndev\thttps://dev.example.net/u/jon/resources/"
            "1b4e28ba-2fa1-41d2-883f-0016d3cca427/\tjon\tBK0123456789\n",
            two);
        row("a table of two in Markdown",
            "| Name | Resource URL | Username | API key |\n|---|:--|---|---|\n| prod | @@ | mara | `AK0123456789` |\n"
            "| dev | https://dev.example.net/u/jon/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/ | jon | "
            "BK0123456789 |\n",
            two);
        row("a table with the tool server", "url,mcp url,key\n@@,https://mcp.example.net/mcp/,AK0123456789\n",
            u"R=@@ T=https://mcp.example.net K=AK0123456789"_s);
        row("a table with a placeholder", "url,username,api_key\n@@,mara,<YOUR_API_KEY>\n", u"R=@@ U=mara"_s);
        row("dashes", "URL – @@\nAPI key – AK0123456789\nUsername - mara\n", all);
        row("arrows", "URL -> @@\nAPI key → AK0123456789\nUsername -> mara\n", all);
        row("full stops", "URL: @@.\nAPI key: AK0123456789.\nLogin: mara.\n", all);
        row("crossed out", "API key: AK0123456789\nAPI key: ~~BK0123456789~~\nURL: @@\nUsername: mara\n", all);
        row("invisible characters", "URL: \u200b@@\nAPI key: AK0123456789\u200b\nUsername: \u2060mara\ufeff\n", all);
        row("an environment of Postman on one line",
            R"({"values":[{"key":"baseUrl","value":"@@"},{"key":"apiKey","value":"AK0123456789"},{"key":"userName","value":"mara"},{"key":"region","value":"eu-1"}]})",
            all);
        row("somebody's database", "[db]\nuser = root\nkey = AK0123456789\nurl = postgres://db/\n", QString());
    }

    /// One reader for all: the names are known, the file is not.
    void assignmentsInAnySyntax()
    {
        QFETCH(QString, text);
        const PasteResult reading = read(text.replace(u"@@"_s, address));
        QTEST(rctest::pasteSummary(reading).replace(address, u"@@"_s), "expected");
    }
};

RC_TEST(TestPasteAnything)

} // namespace rc::tst_pasteanything

#include "tst_pasteanything.moc"
