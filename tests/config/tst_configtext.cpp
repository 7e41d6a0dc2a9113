// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations work where users paste them, and never contain a key; the tool endpoints' list the allowed tools.
#include "config/configtext.h"
#include "config/toolspec.h"
#include "environment/envtext.h"
#include "support/testprogram.h"
#include "tests/config/hostiletexts.h"
#include "tests/config/interpreter.h"

namespace rc::tst_configtext {

using namespace rctest;

namespace {

const QString address = u"https://logs.example.net/tools/u/a%20b/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s;

rc::Profile sample()
{
    rc::Profile profile;
    profile.name = u"sample"_s;
    profile.resource = address;
    profile.toolServer = u"https://mcp.example.net"_s;
    profile.username = u"alice"_s;
    profile.threshold = rc::Threshold::Warning;
    return profile;
}

QString textOf(const rc::Profile &profile, ConfigFormat format)
{
    const rc::Result<QString> text = rc::configText(profile, format);
    return text ? *text : u"refused: "_s + text.error().detail;
}

const QList<CatalogKind> both{CatalogKind::General, CatalogKind::CodeHosting};

Profile specProfile()
{
    Profile profile;
    profile.name = u"payments"_s;
    profile.toolServer = u"https://mcp.example.net"_s;
    profile.username = u"mara"_s;
    return profile;
}

QJsonDocument read(const Result<QString> &text)
{
    QJsonParseError fault;
    const QJsonDocument document =
        QJsonDocument::fromJson(text ? text->toUtf8() : text.error().detail.text().toUtf8(), &fault);
    if (fault.error != QJsonParseError::NoError)
        qWarning("%s", qPrintable(fault.errorString()));
    return document;
}

} // namespace

class TestConfigText : public QObject
{
    Q_OBJECT

private slots:
    void onlyOlderSdksGetTheDebugArgument()
    {
        rc::Profile profile = sample();
        for (const ConfigFormat format : {ConfigFormat::Python, ConfigFormat::Node}) {
            profile.debug = false;
            QVERIFY(!textOf(profile, format).contains(u"debug"_s));
            profile.debug = true;
            const QString text = textOf(profile, format);
            static const QRegularExpression commented(u"debug(=True|: true), +(#|//) \\S"_s);
            QVERIFY2(commented.match(text).hasMatch(), qPrintable(text));
        }
    }

    void theShellReadsTheEnvText()
    {
        QString script;
        QByteArrayList expected;
        for (const QString &name : hostileTexts()) {
            rc::Profile profile = sample();
            profile.username = name;
            if (!rc::envLine({u"A"_s, name})) {
                QVERIFY(!rc::configText(profile, ConfigFormat::Env));
                continue;
            }
            expected << name.toUtf8() << address.toUtf8() + " WARNING false k3y";
            script += textOf(profile, ConfigFormat::Env) +
                      u"printf '%s\\0' \"$SERVICE_USERNAME\" "
                      "\"$SERVICE_RESOURCE $SERVICE_CLOUD_LEVEL $SERVICE_DEBUG $SERVICE_API_KEY${SERVICE_EMAIL-}\"\n"_s;
        }
        QVERIFY(expected.size() > hostileTexts().size()); // two of each, for more than half of them
        expected << QByteArray();
        QCOMPARE(printedByShells(script).split('\0'), expected);
    }

    void pythonRunsThePythonText()
    {
        const QString script = u"import builtins, json\nbuiltins.hear = lambda given: print(json.dumps(given))\n"_s +
                               texts(ConfigFormat::Python);
        configured(u"python3"_s, script, u"api_key"_s, u"cloud_level"_s);
    }

    void nodeRunsTheNodeText()
    {
        const QString script =
            u"globalThis.hear = (given) => console.log(JSON.stringify(given));\n"_s + texts(ConfigFormat::Node);
        configured(u"node"_s, script, u"apiKey"_s, u"cloudLevel"_s);
    }

    void theShellRunsTheCurlText_data()
    {
        QTest::addColumn<QString>("key");
        QTest::newRow("plain") << u"k3y"_s;
        QTest::newRow("spaces and quotes") << u"a 'b' \"c\" $(touch broken) * \\"_s;
    }

    void theShellRunsTheCurlText()
    {
        QFETCH(QString, key);
        const QTemporaryDir folder;
        const QString script = u"curl() { printf '%s\\0' \"$@\"; cat; }\n"_s + textOf(sample(), ConfigFormat::Curl);
        const ScriptOutput printed = run(u"sh"_s, script, folder, key);
        QVERIFY2(printed.succeeded, qPrintable(printed.fault));
        const QByteArrayList arguments = printed.output.split('\0');
        QVERIFY(arguments.contains(
            "https://logs.example.net/tools/u/a%20b/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/"));
        QVERIFY(arguments.contains("@-"));
        for (const QByteArray &argument : arguments.first(arguments.size() - 1))
            QVERIFY2(!argument.contains(key.toUtf8()), argument.constData()); // other users can read arguments
        QCOMPARE(arguments.last(), "X-API-Key: " + key.toUtf8() + '\n');
        QVERIFY(arguments.contains("Content-Type: application/json"));
        const QJsonObject body =
            QJsonDocument::fromJson(arguments.value(arguments.indexOf("--data-binary") + 1)).object();
        QCOMPARE(body.value("logs"_L1).toArray().size(), 1);
        QVERIFY(!QFile::exists(folder.filePath(u"broken"_s)));
    }

    void aToolSpecIsJsonWithBothEndpoints()
    {
        for (const QString &name : hostileTexts()) {
            rc::Profile profile = sample();
            profile.username = name;
            const QJsonArray tools = QJsonDocument::fromJson(textOf(profile, ConfigFormat::ToolSpec).toUtf8()).array();
            QCOMPARE(tools.size(), 2);
            const QJsonObject general = tools.at(0).toObject();
            QCOMPARE(general.value("type"_L1).toString(), u"mcp"_s);
            QVERIFY(!general.value("server_label"_L1).toString().isEmpty());
            QCOMPARE(general.value("server_url"_L1).toString(), u"https://mcp.example.net/mcp/"_s);
            QCOMPARE(general.value("require_approval"_L1).toString(), u"always"_s);
            const QJsonObject headers{{u"x-api-key"_s, u"${SERVICE_API_KEY}"_s},
                                      {u"x-user-username"_s, name},
                                      {u"accept"_s, u"application/json, text/event-stream"_s}};
            QCOMPARE(general.value("headers"_L1).toObject(), headers);
            QCOMPARE(tools.at(1).toObject().value("server_url"_L1).toString(), u"https://mcp.example.net/github/"_s);
        }
    }

    void approvalIsSkippedOnlyOnRequest()
    {
        for (const auto &[approval, word] :
             {std::pair(rc::ToolApproval::Always, u"always"_s), std::pair(rc::ToolApproval::Never, u"never"_s)}) {
            const QString text = rc::configText(sample(), ConfigFormat::ToolSpec, rc::KeyReference::Variable, approval)
                                     .value_or(QString());
            QCOMPARE(text.count(u"\"require_approval\": \"%1\""_s.arg(word)), 2);
        }
    }

    /// Readers of an mcp.json substitute local variables: a name must not expand.
    void valuesAreNeverReadAsVariables_data()
    {
        addColumns<QString, bool>("value", "fitsMcpJson");
        QTest::newRow("a variable") << u"${HOME}"_s << false;
        QTest::newRow("an editor's variable") << u"a${env:AWS_SECRET_ACCESS_KEY}b"_s << false;
        QTest::newRow("a default") << u"${X:-y}"_s << false;
        QTest::newRow("no end") << u"a${b"_s << false;
        QTest::newRow("a dollar sign") << u"a$b$"_s << true;
        QTest::newRow("braces") << u"a{b}c"_s << true;
    }

    void valuesAreNeverReadAsVariables()
    {
        QFETCH(QString, value);
        QFETCH(bool, fitsMcpJson);
        rc::Profile profile = sample();
        profile.username = value;
        const auto text = rc::configText(profile, ConfigFormat::McpJson);
        QCOMPARE(text.has_value(), fitsMcpJson);
        if (!text)
            QCOMPARE(text.error().kind, rc::ErrorKind::BadInput);
        // A tool spec is read unchanged; if variables are substituted first, only the key's is.
        const QString spec = textOf(profile, ConfigFormat::ToolSpec);
        QCOMPARE(spec.count(u'$'), spec.count(u"${SERVICE_API_KEY}"_s));
        const QJsonArray tools = QJsonDocument::fromJson(spec.toUtf8()).array();
        QCOMPARE(tools.at(0)["headers"_L1]["x-user-username"_L1].toString(), value);
        profile.username = u"mara"_s;
        const rc::Secret key(value.toUtf8());
        QCOMPARE(rc::configTextWithKey(profile, ConfigFormat::McpJson, key).has_value(), fitsMcpJson);
        const auto refused = rc::configTextWithKey(profile, ConfigFormat::McpJson, key);
        QVERIFY(refused || !refused.error().detail.text().contains(value)); // does not quote the key
    }

    void emailReplacesAMissingUsername()
    {
        rc::Profile profile = sample();
        profile.username.clear();
        profile.email = u"a@example.net"_s;
        profile.emailHeader = u"X-Mail"_s;
        const QString env = textOf(profile, ConfigFormat::Env);
        QVERIFY(env.contains(u"SERVICE_EMAIL=a@example.net\n"_s));
        QVERIFY(!env.contains(u"USERNAME"_s));
        QVERIFY(!textOf(profile, ConfigFormat::Python).contains(u"username"_s));
        QVERIFY(!textOf(profile, ConfigFormat::Node).contains(u"username"_s));
        const QJsonObject headers = QJsonDocument::fromJson(textOf(profile, ConfigFormat::ToolSpec).toUtf8())
                                        .array()
                                        .at(1)
                                        .toObject()
                                        .value("headers"_L1)
                                        .toObject();
        QCOMPARE(headers.value("x-mail"_L1).toString(), u"a@example.net"_s);
        QVERIFY(!headers.contains("x-user-username"_L1));
    }

    void prefixIsInEveryVariable()
    {
        rc::Profile profile = sample();
        profile.envPrefix = u"ACME_"_s;
        for (const rc::ConfigFormatRow &row : rc::configFormatTable()) {
            const QString text = textOf(profile, row.format);
            QVERIFY2(text.contains(u"ACME_API_KEY"_s), qPrintable(text));
            QVERIFY2(!text.contains(u"SERVICE_"_s), qPrintable(text));
        }
    }

    void pastedAddressesAreNormalized()
    {
        rc::Profile profile = sample();
        profile.resource = u"SERVICE_RESOURCE=\"%1logs/?a=1\""_s.arg(address);
        QVERIFY(textOf(profile, ConfigFormat::Env).contains(u"SERVICE_RESOURCE="_s + address + u'\n'));
    }

    void unrepresentableValuesAreRefused_data()
    {
        addColumns<rc::Profile, ConfigFormat>("profile", "format");
        const auto row = [](const char *name, ConfigFormat format, QString rc::Profile::*member, const QString &value) {
            rc::Profile profile = sample();
            profile.*member = value;
            QTest::newRow(name) << profile << format;
        };
        row("no resource", ConfigFormat::Env, &rc::Profile::resource, {});
        row("no tool server", ConfigFormat::ToolSpec, &rc::Profile::toolServer, {});
        row("a bad tool server", ConfigFormat::ToolSpec, &rc::Profile::toolServer, u"ftp://example.net"_s);
        row("a prefix that runs a command", ConfigFormat::Curl, &rc::Profile::envPrefix, u"$(reboot)"_s);
        row("a prefix with a line break", ConfigFormat::Env, &rc::Profile::envPrefix, u"A\nB"_s);
        row("a prefix that ends in a line break", ConfigFormat::Env, &rc::Profile::envPrefix, u"A\n"_s);
        row("a prefix that begins with a digit", ConfigFormat::Env, &rc::Profile::envPrefix, u"1_"_s);
        row("a user name with a line break", ConfigFormat::Env, &rc::Profile::username, u"a\nSERVICE_DEBUG=true"_s);
        row("a user name with NUL", ConfigFormat::Curl, &rc::Profile::username, QString(QChar(u'\0')));
        row("half a surrogate pair", ConfigFormat::Python, &rc::Profile::username, QString(QChar(0xd83d)));
        row("an address with a line break", ConfigFormat::Env, &rc::Profile::email, u"a\rb"_s);
    }

    void unrepresentableValuesAreRefused()
    {
        QFETCH(rc::Profile, profile);
        QFETCH(ConfigFormat, format);
        const rc::Result<QString> text = rc::configText(profile, format);
        QVERIFY(!text);
        QCOMPARE(text.error().kind, rc::ErrorKind::BadInput);
        QVERIFY(!text.error().detail.isEmpty());
    }

    void onlyAllowedToolsAreListed()
    {
        const QStringList names{u"get_issue"_s, u"a\"b\\c"_s, u"naïve \u202E"_s};
        const QJsonArray tools = read(toolSpec(specProfile(), {{CatalogKind::CodeHosting, names}})).array();
        QCOMPARE(tools.size(), 1);
        const QJsonObject one = tools.first().toObject();
        QCOMPARE(one["server_url"_L1].toString(), u"https://mcp.example.net/github/"_s);
        QCOMPARE(one["server_label"_L1].toString(), u"code-hosting"_s);
        QCOMPARE(one["allowed_tools"_L1].toArray(), QJsonArray::fromStringList(names));
        // No tools is different from all tools.
        const QJsonObject none =
            read(toolSpec(specProfile(), {{CatalogKind::General, QStringList()}})).array().first().toObject();
        QVERIFY(none["allowed_tools"_L1].isArray());
        QVERIFY(none["allowed_tools"_L1].toArray().isEmpty());
        const QJsonObject all = read(toolSpec(specProfile(), {{CatalogKind::General, {}}})).array().first().toObject();
        QVERIFY(!all.contains("allowed_tools"_L1));
    }

    void editorConfigsAreValid()
    {
        const QJsonObject servers = read(mcpJson(specProfile(), McpDialect::Servers, both))["mcpServers"_L1].toObject();
        QCOMPARE(servers.keys(), (QStringList{u"code-hosting"_s, u"general"_s}));
        const QJsonObject general = servers["general"_L1].toObject();
        QCOMPARE(general["type"_L1].toString(), u"http"_s);
        QCOMPARE(general["url"_L1].toString(), u"https://mcp.example.net/mcp/"_s);
        QCOMPARE(general["headers"_L1].toObject(),
                 (QJsonObject{{u"x-api-key"_s, u"${SERVICE_API_KEY}"_s}, {u"x-user-username"_s, u"mara"_s}}));
    }

    void endpointHasTheSlashThatResponds()
    {
        const EndpointResolver form = [](const QUrl &endpoint) {
            return endpoint.path() == "/mcp/"_L1 ? QUrl(u"https://mcp.example.net/mcp"_s) : endpoint;
        };
        const QJsonArray spec =
            read(toolSpec(specProfile(), {{CatalogKind::General, {}}, {CatalogKind::CodeHosting, {}}},
                          ToolApproval::Always, form))
                .array();
        QCOMPARE(spec.at(0)["server_url"_L1].toString(), u"https://mcp.example.net/mcp"_s);
        QCOMPARE(spec.at(1)["server_url"_L1].toString(), u"https://mcp.example.net/github/"_s);
        for (const McpDialect dialect : {McpDialect::Servers, McpDialect::VsCode}) {
            const QJsonDocument file = read(mcpJson(specProfile(), dialect, both, form));
            const auto servers = dialect == McpDialect::Servers ? "mcpServers"_L1 : "servers"_L1;
            QCOMPARE(file[servers]["general"_L1]["url"_L1].toString(), u"https://mcp.example.net/mcp"_s);
        }
    }

    void theKeyAsABearerToken()
    {
        Profile profile = specProfile();
        profile.bearer = true;
        const QJsonObject spec = read(toolSpec(profile, {{CatalogKind::General, {}}})).array().first().toObject();
        QCOMPARE(spec["headers"_L1]["authorization"_L1].toString(), u"Bearer ${SERVICE_API_KEY}"_s);
        QVERIFY(!spec["headers"_L1].toObject().contains("x-api-key"_L1));
        const QJsonDocument file = read(mcpJson(profile, McpDialect::VsCode, {CatalogKind::General}));
        QCOMPARE(file["servers"_L1]["general"_L1]["headers"_L1]["authorization"_L1].toString(),
                 u"Bearer ${input:service-api-key}"_s);
    }

    void editorIsConfiguredToAskForTheKey()
    {
        const QJsonDocument file = read(mcpJson(specProfile(), McpDialect::VsCode, {CatalogKind::CodeHosting}));
        const QJsonObject input = file["inputs"_L1].toArray().first().toObject();
        QVERIFY(input["password"_L1].toBool());
        const QJsonObject server = file["servers"_L1]["code-hosting"_L1].toObject();
        QCOMPARE(server["headers"_L1]["x-api-key"_L1].toString(), u"${input:%1}"_s.arg(input["id"_L1].toString()));
        QCOMPARE(file["servers"_L1].toObject().size(), 1);
    }

    void aSavedTokenIsAVariableOfItsCatalog()
    {
        const CatalogKind asana(u"asana"_s, u"/asana/"_s);
        const CatalogKind crm(u"crm"_s, u"/crm/"_s);
        Profile profile = specProfile();
        profile.customCatalogs = {asana, crm};
        profile.tokensSaved = {asana.path(), CatalogKind::CodeHosting.path()};
        const QJsonArray spec =
            read(
                toolSpec(profile, {{CatalogKind::General, {}}, {CatalogKind::CodeHosting, {}}, {asana, {}}, {crm, {}}}))
                .array();
        const QJsonDocument file = read(mcpJson(profile, McpDialect::Servers, allCatalogs(profile)));
        const QJsonDocument asked = read(mcpJson(profile, McpDialect::VsCode, allCatalogs(profile)));
        const QStringList values{{}, u"Bearer ${SERVICE_CODE_HOSTING_TOKEN}"_s, u"Bearer ${SERVICE_ASANA_TOKEN}"_s, {}};
        const QStringList inputs{
            {}, u"Bearer ${input:service-code-hosting-token}"_s, u"Bearer ${input:service-asana-token}"_s, {}};
        for (qsizetype i = 0; i < values.size(); ++i) {
            const QString word = allCatalogs(profile).at(i).word();
            QCOMPARE(spec.at(i)["headers"_L1]["authorization"_L1].toString(), values.at(i));
            QCOMPARE(file["mcpServers"_L1][word]["headers"_L1]["authorization"_L1].toString(), values.at(i));
            QCOMPARE(asked["servers"_L1][word]["headers"_L1]["authorization"_L1].toString(), inputs.at(i));
        }
        QCOMPARE(asked["inputs"_L1].toArray().size(), 3);
        // with the key in the text, a token is still asked for
        const auto withKey = mcpJson(profile, McpDialect::VsCode, {asana}, {}, u"k-1"_s);
        QCOMPARE(read(withKey)["inputs"_L1].toArray().size(), 1);
        // the header that holds the key cannot hold a token
        profile.bearer = true;
        QVERIFY(!toolSpec(profile, {{asana, {}}})->contains(u"TOKEN"_s));
    }

    void noToolConfigWithoutAToolServer()
    {
        Profile profile = specProfile();
        profile.toolServer.clear();
        QCOMPARE(toolSpec(profile, {}).error().kind, ErrorKind::BadInput);
        QCOMPARE(mcpJson(profile, McpDialect::VsCode, both).error().kind, ErrorKind::BadInput);
        profile.toolServer = u"ftp://example.net"_s;
        QVERIFY(!mcpJson(profile, McpDialect::Servers, both));
    }

private:
    static QString texts(ConfigFormat format)
    {
        QString all;
        for (const QString &name : hostileTexts()) {
            rc::Profile profile = sample();
            profile.username = name;
            profile.debug = true;
            QString text = textOf(profile, format);
            if (format == ConfigFormat::Node && !all.isEmpty()) // a module can import a name only once
                text = text.section(u'\n', 1);
            all += text;
        }
        return all;
    }

    void configured(const QString &program, const QString &script, const QString &keyName, const QString &levelName)
    {
        const QTemporaryDir folder;
        const ScriptOutput printed = run(program, script, folder);
        QVERIFY2(printed.succeeded, qPrintable(printed.fault));
        const QByteArrayList lines = printed.output.trimmed().split('\n');
        const QStringList names = hostileTexts();
        QCOMPARE(lines.size(), names.size());
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QJsonObject expected{{u"username"_s, names[i]},
                                       {keyName, u"k3y"_s},
                                       {u"resource"_s, address},
                                       {levelName, u"WARNING"_s},
                                       {u"debug"_s, true}};
            QCOMPARE(QJsonDocument::fromJson(lines[i]).object(), expected);
        }
    }
};

RC_TEST(TestConfigText)

} // namespace rc::tst_configtext

#include "tst_configtext.moc"
