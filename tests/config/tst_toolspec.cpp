// SPDX-License-Identifier: GPL-3.0-or-later
// The tool endpoints' configuration is valid JSON, lists the allowed tools, and has no key.
#include "config/toolspec.h"
#include "support/testprogram.h"

namespace rc::tst_toolspec {

namespace {

const QList<CatalogKind> both{CatalogKind::General, CatalogKind::CodeHosting};

Profile sample()
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
        QJsonDocument::fromJson(text ? text->toUtf8() : text.error().detail.toUtf8(), &fault);
    if (fault.error != QJsonParseError::NoError)
        qWarning("%s", qPrintable(fault.errorString()));
    return document;
}

} // namespace

class TestToolSpec : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatIsAllowedIs()
    {
        const QStringList names{u"get_issue"_s, u"a\"b\\c"_s, u"naïve \u202E"_s};
        const QJsonArray tools = read(toolSpec(sample(), {{CatalogKind::CodeHosting, names}})).array();
        QCOMPARE(tools.size(), 1);
        const QJsonObject one = tools.first().toObject();
        QCOMPARE(one["server_url"_L1].toString(), u"https://mcp.example.net/github/"_s);
        QCOMPARE(one["server_label"_L1].toString(), u"code-hosting"_s);
        QCOMPARE(one["allowed_tools"_L1].toArray(), QJsonArray::fromStringList(names));
        // No tools is different from all tools.
        const QJsonObject none =
            read(toolSpec(sample(), {{CatalogKind::General, QStringList()}})).array().first().toObject();
        QVERIFY(none["allowed_tools"_L1].isArray());
        QVERIFY(none["allowed_tools"_L1].toArray().isEmpty());
        const QJsonObject all = read(toolSpec(sample(), {{CatalogKind::General, {}}})).array().first().toObject();
        QVERIFY(!all.contains("allowed_tools"_L1));
    }

    void editorsReadTheirFile()
    {
        const QJsonObject servers = read(mcpJson(sample(), McpDialect::Servers, both))["mcpServers"_L1].toObject();
        QCOMPARE(servers.keys(), (QStringList{u"code-hosting"_s, u"general"_s}));
        const QJsonObject general = servers["general"_L1].toObject();
        QCOMPARE(general["type"_L1].toString(), u"http"_s);
        QCOMPARE(general["url"_L1].toString(), u"https://mcp.example.net/mcp/"_s);
        QCOMPARE(general["headers"_L1].toObject(),
                 (QJsonObject{{u"x-api-key"_s, u"${SERVICE_API_KEY}"_s}, {u"x-user-username"_s, u"mara"_s}}));
    }

    void anEndpointHasTheFormThatAnswers()
    {
        const EndpointForm form = [](const QUrl &endpoint) {
            return endpoint.path() == "/mcp/"_L1 ? QUrl(u"https://mcp.example.net/mcp"_s) : endpoint;
        };
        const QJsonArray spec = read(toolSpec(sample(), {{CatalogKind::General, {}}, {CatalogKind::CodeHosting, {}}},
                                              ToolApproval::Always, form))
                                    .array();
        QCOMPARE(spec.at(0)["server_url"_L1].toString(), u"https://mcp.example.net/mcp"_s);
        QCOMPARE(spec.at(1)["server_url"_L1].toString(), u"https://mcp.example.net/github/"_s);
        for (const McpDialect dialect : {McpDialect::Servers, McpDialect::VsCode}) {
            const QJsonDocument file = read(mcpJson(sample(), dialect, both, form));
            const auto servers = dialect == McpDialect::Servers ? "mcpServers"_L1 : "servers"_L1;
            QCOMPARE(file[servers]["general"_L1]["url"_L1].toString(), u"https://mcp.example.net/mcp"_s);
        }
    }

    void theKeyAsABearerToken()
    {
        Profile profile = sample();
        profile.bearer = true;
        const QJsonObject spec = read(toolSpec(profile, {{CatalogKind::General, {}}})).array().first().toObject();
        QCOMPARE(spec["headers"_L1]["authorization"_L1].toString(), u"Bearer ${SERVICE_API_KEY}"_s);
        QVERIFY(!spec["headers"_L1].toObject().contains("x-api-key"_L1));
        const QJsonDocument file = read(mcpJson(profile, McpDialect::VsCode, {CatalogKind::General}));
        QCOMPARE(file["servers"_L1]["general"_L1]["headers"_L1]["authorization"_L1].toString(),
                 u"Bearer ${input:service-api-key}"_s);
    }

    void theEditorThatAsksForTheKeyIsToldHow()
    {
        const QJsonDocument file = read(mcpJson(sample(), McpDialect::VsCode, {CatalogKind::CodeHosting}));
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
        Profile profile = sample();
        profile.furtherCatalogs = {asana, crm};
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
        const KeyText itself{KeyWay::Variable, {}, profile.name, u"k-1"_s};
        QCOMPARE(read(mcpJson(profile, McpDialect::VsCode, {asana}, itself))["inputs"_L1].toArray().size(), 1);
        // the header that holds the key cannot hold a token
        profile.bearer = true;
        QVERIFY(!toolSpec(profile, {{asana, {}}})->contains(u"TOKEN"_s));
    }

    void withoutAToolServerThereIsNone()
    {
        Profile profile = sample();
        profile.toolServer.clear();
        QCOMPARE(toolSpec(profile, {}).error().kind, ErrorKind::BadInput);
        QCOMPARE(mcpJson(profile, McpDialect::VsCode, both).error().kind, ErrorKind::BadInput);
        profile.toolServer = u"ftp://example.net"_s;
        QVERIFY(!mcpJson(profile, McpDialect::Servers, both));
    }
};

RC_TEST(TestToolSpec)

} // namespace rc::tst_toolspec

#include "tst_toolspec.moc"
