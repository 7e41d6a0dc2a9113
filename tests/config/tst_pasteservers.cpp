// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations of MCP clients: each server is read completely, without mixing them, and placeholders are not values.
#include "support/testprogram.h"
#include "tests/config/pastesummary.h"

#include <QtTest>

namespace rc::tst_pasteservers {

namespace {

const QString url = u"https://logs.example.net/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s;

PasteResult read(const QString &text)
{
    return readPasted(text.toUtf8());
}

} // namespace

class TestPasteServers : public QObject
{
    Q_OBJECT

private slots:
    void clients_data();

    void clients()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const PasteResult reading = read(text);
        QCOMPARE(rctest::pasteSummary(reading), expected);
        QVERIFY(!pastedKindName(reading.kind).isEmpty());
        QVERIFY2(reading.faults.isEmpty(), qPrintable(reading.faults.join(u'\n')));
    }

    void several_data()
    {
        addColumns<QString, QString>("text", "expected");
        const auto row = [](const char *name, const QString &text, const QString &expected) {
            QTest::newRow(name) << text << expected;
        };
        row("one key, two servers",
            uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}, "weather": {"url": "https://other.example/mcp/", "headers": {"Authorization": "Bearer z"}}}})"_s,
            u"acme: T=https://mcp.example.net K=AK0123456789; weather: T=https://other.example K=z B;"_s);
        row("the key last",
            uR"({"mcpServers": {"weather": {"url": "https://other.example/mcp/"}, "acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-user-username": "mara", "x-api-key": "AK0123456789"}}}})"_s,
            u"weather: T=https://other.example; acme: T=https://mcp.example.net U=mara K=AK0123456789;"_s);
        row("an address that cannot be used",
            uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/"}, "old": {"url": "http://old.example/mcp/", "headers": {"x-api-key": "AK0123456789"}}}})"_s,
            u"acme: T=https://mcp.example.net; old: ;"_s);
        row("another port is another server",
            uR"({"mcpServers": {"a": {"url": "https://mcp.example.net/mcp/"}, "b": {"url": "https://mcp.example.net:8443/mcp/", "headers": {"x-api-key": "AK0123456789"}}}})"_s,
            u"a: T=https://mcp.example.net; b: T=https://mcp.example.net:8443 K=AK0123456789;"_s);
        row("one origin, two keys",
            uR"({"mcpServers": {"a": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}, "b": {"url": "https://mcp.example.net/b/mcp/", "headers": {"x-api-key": "BK0123456789"}}}})"_s,
            u"a: T=https://mcp.example.net K=AK0123456789; b: T=https://mcp.example.net/b K=BK0123456789;"_s);
        row("Python, two tools",
            u"tools = [\n  {'type': 'mcp', 'server_label': 'a', 'server_url': 'https://a.example/mcp/', 'headers': {'x-api-key': 'AK0123456789'}},\n  {'type': 'mcp', 'server_label': 'b', 'server_url': 'https://b.example/mcp/'},\n]\n"_s,
            u"a: T=https://a.example K=AK0123456789; b: T=https://b.example;"_s);
        row("Node, two requests",
            u"await fetch('https://a.example/mcp/', { headers: { 'x-api-key': 'AK0123456789' } });\nawait fetch('https://b.example/mcp/', { headers: { 'x-api-key': 'BK0123456789' } });\n"_s,
            u"https://a.example: T=https://a.example K=AK0123456789; https://b.example: T=https://b.example K=BK0123456789;"_s);
        row("TOML",
            u"[mcp_servers.a]\nurl = \"https://a.example/mcp/\"\nhttp_headers = { x-api-key = \"AK0123456789\" }\n[mcp_servers.b]\nurl = \"https://b.example/mcp/\"\n"_s,
            u"a: T=https://a.example K=AK0123456789; b: T=https://b.example;"_s);
        row("YAML",
            u"mcpServers:\n  - name: a\n    url: https://a.example/mcp/\n    headers:\n      x-api-key: AK0123456789\n  - name: b\n    url: https://b.example/mcp/\n"_s,
            u"a: T=https://a.example K=AK0123456789; b: T=https://b.example;"_s);
        row("commands",
            u"claude mcp add -t http a https://a.example/mcp/ -H 'x-api-key: AK0123456789'\nclaude mcp add -t http b https://b.example/mcp/\n"_s,
            u"a: T=https://a.example K=AK0123456789; b: T=https://b.example;"_s);
        row("two of one name",
            uR"([{"name": "a", "url": "https://a.example/mcp/"}, {"name": "a", "url": "https://b.example/mcp/"}])"_s,
            u"a: T=https://a.example; a-2: T=https://b.example;"_s);
        row("settings and a request to another server",
            u"SERVICE_RESOURCE="_s + url + u"\ncurl https://other.example/v1 -H 'x-api-key: BK0123456789'\n"_s,
            u"https://other.example: T=https://other.example/v1 K=BK0123456789; environment: R="_s + url + u";"_s);
        row("a command with two requests",
            u"curl "_s + url +
                u"logs/ -H 'x-api-key: AK0123456789' --next https://other.example/mcp/ -H 'x-api-key: BK0123456789'"_s,
            u"https://logs.example.net: R="_s + url +
                u" K=AK0123456789; https://other.example: T=https://other.example K=BK0123456789;"_s);
        // a single server: the same key is sent to both
        row("a command with two addresses",
            u"curl "_s + url + u"logs/ https://mcp.example.net/mcp/ -H 'x-api-key: AK0123456789'"_s,
            u"R="_s + url + u" T=https://mcp.example.net K=AK0123456789"_s);
        // a single server: Gemini's name for the address, next to that of its event stream
        row("Gemini",
            uR"({"mcpServers": {"acme": {"url": "https://sse.other.example/sse", "httpUrl": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}}})"_s,
            u"T=https://mcp.example.net K=AK0123456789"_s);
        row("quotes of Windows",
            uR"({"mcpServers": {"acme": {"command": "cmd", "args": ["/c", "npx", "-y", "mcp-remote", "https://mcp.example.net/mcp/", "--header", "\"X-API-Key: AK0123456789\"", "--header", "\"X-User-Username: mara\""]}}})"_s,
            u"T=https://mcp.example.net U=mara K=AK0123456789"_s);
        // not several: what people write beside it
        const QString config =
            uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}}})"_s;
        const QString both = u"R="_s + url + u" T=https://mcp.example.net K=AK0123456789"_s;
        row("an address above an mcp.json", url + u"\n\n"_s + config, both);
        row("an address below an mcp.json", config + u"\n"_s + url + u'\n', both);
        row("an address in a sentence above", u"Your resource is at "_s + url + u"\n"_s + config, both);
        row("an address around a fenced block", u"See "_s + url + u".\n\n```json\n"_s + config + u"\n```\n"_s, both);
        row("an address above a curl command",
            url + u"\ncurl https://mcp.example.net/mcp/ \\\n  -H 'x-api-key: AK0123456789'\n"_s, both);
        row("an address above TOML",
            url +
                u"\n[mcp_servers.acme]\nurl = \"https://mcp.example.net/mcp/\"\nhttp_headers = { x-api-key = \"AK0123456789\" }\n"_s,
            both);
        row("settings above an mcp.json",
            u"SERVICE_RESOURCE="_s + url + u"\nSERVICE_API_KEY=AK0123456789\n\n"_s +
                uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/"}}})"_s,
            both);
        row("a name above an mcp.json", u"Username: mara\n"_s + config,
            u"T=https://mcp.example.net U=mara K=AK0123456789"_s);
        row("an address above two servers",
            url + u"\n"_s +
                uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}, "weather": {"url": "https://other.example/mcp/"}}})"_s,
            u"acme: R=%1 T=https://mcp.example.net K=AK0123456789; weather: T=https://other.example;"_s.arg(url));
        row("an address at the site of another key",
            url + u"\ncurl https://other.example/mcp/ -H 'x-api-key: BK0123456789'\n"_s,
            u"https://other.example: T=https://other.example K=BK0123456789; environment: R="_s + url + u';');
        row("an address of another resource",
            url + u"\ncurl "_s + QString(url).replace(u"logs."_s, u"staging."_s) +
                u"logs/ -H 'x-api-key: BK0123456789'\n"_s,
            u"https://staging.example.net: R="_s + QString(url).replace(u"logs."_s, u"staging."_s) +
                u" K=BK0123456789; environment: R="_s + url + u';');
        // the catalogs of a single server
        row("further catalogs",
            uR"({"mcpServers": {"general": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}, "code": {"url": "https://mcp.example.net/github/", "headers": {"x-api-key": "AK0123456789"}}, "CRM tools": {"url": "https://mcp.example.net/crm/"}}})"_s,
            u"T=https://mcp.example.net C=crm-tools=/crm/ K=AK0123456789"_s);
        row("a further catalog before the others",
            uR"({"mcpServers": {"asana": {"url": "https://mcp.example.net/x/asana/mcp"}, "general": {"url": "https://mcp.example.net/x/mcp"}}})"_s,
            u"T=https://mcp.example.net/x C=asana=/asana/mcp"_s);
        row("the same server twice",
            uR"({"mcpServers": {"a": {"url": "https://mcp.example.net/mcp/"}, "b": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}}})"_s,
            u"T=https://mcp.example.net K=AK0123456789"_s);
    }

    void several()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const PasteResult reading = read(text);
        QCOMPARE(rctest::pasteSummary(reading), expected);
        if (reading.servers.empty())
            return;
        QVERIFY(reading.isEmpty());
        QVERIFY(!reading.faults.isEmpty());
        Profile profile;
        profile.toolServer = u"https://mine.example"_s;
        QCOMPARE(reading.appliedTo(profile), profile);
        QVERIFY(!reading.faults.join(u'\n').contains(u"0123456789"_s));
    }

    void invalidTextIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        const QString table = u"\n[mcp_servers.acme]\nurl = \"https://mcp.example.net/mcp/\"\n"_s;
        for (const char *beginning : {"[{", "[[{", "[[[a]]]", "[\n", "[ =", "[(", "[[\n"})
            QTest::newRow(beginning) << QString::fromUtf8(beginning) + table;
        QTest::newRow("a million brackets") << QString(1000000, u'[');
        QTest::newRow("a million objects") << u"{\"url\":"_s.repeated(140000);
        QTest::newRow("a million fences") << u"```\n"_s.repeated(250000);
        QTest::newRow("a million settings on a line") << u"export "_s + u"A=1 B=2 "_s.repeated(125000);
        QString nested = u"@a = "_s + QString(1000, u'x') + u'\n';
        for (const QChar c : u"bcdefg"_s)
            nested += u"@%1 = "_s.arg(c) + u"{{%1}}"_s.arg(QChar(char16_t(c.unicode() - 1))).repeated(2000) + u'\n';
        QTest::newRow("variables of variables") << nested + u"GET {{g}}/mcp/\nX-API-Key: {{g}}\n"_s;
        QTest::newRow("invisible characters") << u'a' + QString(300000, u'\u200b') + u'b';
        QTest::newRow("a long cell") << u'"' + u"x #"_s.repeated(300000) + u"\ny\"\n"_s;
        QTest::newRow("a million requests") << u"curl a.example/mcp/\n"_s.repeated(50000);
    }

    /// Must end soon and not crash.
    void invalidTextIsRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!read(text).faults.isEmpty());
    }

    void keyIsNotUsedForTheSecondAddress()
    {
        const PasteResult reading =
            read(u"SERVICE_RESOURCE="_s + url + u"\nSERVICE_API_KEY=AK0123456789\nSERVICE_RESOURCE="_s +
                 QString(url).replace(u"logs.example.net"_s, u"staging.example"_s) + u'\n');
        QVERIFY(reading.key.isEmpty());
        QVERIFY(!reading.faults.isEmpty());

        // An address in a sentence is not beside the key of another site.
        for (const QString &host : {u"mcp.example.net"_s, u"mcp.other.example"_s}) {
            const PasteResult settings = read(u"See "_s + url +
                                              u" for it.\n\nSERVICE_API_KEY=AK0123456789\n"
                                              "SERVICE_MCP_URL=https://"_s +
                                              host + u"/mcp/\n"_s);
            QCOMPARE(settings.key.isEmpty() || !settings.value(PastedField::Resource), host == u"mcp.other.example"_s);
        }
        // Two tenants of one host are two sites.
        const PasteResult tenants =
            read(u"See https://a.herokuapp.com"_s + QUrl(url).path() +
                 u"\n\nSERVICE_API_KEY=AK0123456789\nSERVICE_MCP_URL=https://b.herokuapp.com/mcp/\n"_s);
        QVERIFY(tenants.key.isEmpty() || !tenants.value(PastedField::Resource));
    }

    void serverCanBeSelected();

    void ignoredMembersAreNamed_data()
    {
        addColumns<QString, QString>("members", "name");
        const auto row = [](const QString &members, const QString &name) {
            QTest::addRow("%s", qPrintable(members)) << members << name;
        };
        row(uR"("headers": {"Authorization": "Basic AK0123456789"})"_s, u"Authorization"_s);
        row(uR"("headers": {"X-Trace": "AK0123456789"})"_s, u"X-Trace"_s);
        row(uR"("headers": {"x-api-key": "BK0123456789", "Authorization": "Bearer AK0123456789"})"_s,
            u"Authorization"_s);
        row(uR"("env": {"ACME_SECRET": "AK0123456789"})"_s, u"ACME_SECRET"_s);
        row(uR"("auth": {"client_secret": "AK0123456789"})"_s, u"client_secret"_s);
        row(uR"("oauth_token": "AK0123456789")"_s, u"oauth_token"_s);
        row(uR"("headersHelper": "/opt/headers.sh")"_s, u"headersHelper"_s);
    }

    void ignoredMembersAreNamed();

    void pathBelowTheToolServerIsACatalog_data()
    {
        addColumns<QString, QString, QString>("address", "toolServer", "catalogs");
        const QString mine = u"https://mcp.example.net"_s;
        QTest::newRow("below") << mine + u"/crm/"_s << mine << u"asana=/asana/, acme=/crm/"_s;
        QTest::newRow("below, at its own /mcp") << mine + u"/crm/mcp"_s << mine << u"asana=/asana/, acme=/crm/mcp"_s;
        QTest::newRow("the same") << mine + u"/mcp/"_s << mine << u"asana=/asana/"_s;
        QTest::newRow("a catalog that is there") << mine + u"/asana/"_s << mine << u"asana=/asana/"_s;
        QTest::newRow("another server") << u"https://other.example/crm/"_s << u"https://other.example/crm"_s
                                        << u"asana=/asana/"_s;
    }

    void pathBelowTheToolServerIsACatalog()
    {
        QFETCH(QString, address);
        Profile profile;
        profile.toolServer = u"https://mcp.example.net"_s;
        profile.customCatalogs = *customCatalogsFrom(u"asana=/asana/"_s);
        const PasteResult reading = read(uR"({"mcpServers": {"acme": {"url": "%1"}}})"_s.arg(address));
        const Profile taken = reading.appliedTo(profile);
        QTEST(taken.toolServer, "toolServer");
        QTEST(customCatalogsText(taken.customCatalogs), "catalogs");
    }

    void placeholders_data()
    {
        QTest::addColumn<QString>("placeholder");
        for (const char *text :
             {"${ACME_KEY}",    "${env:ACME_KEY}", "${input:acme-key}", "${ACME_KEY:-none}", "$ACME_KEY",
              "$env:ACME_KEY",  "%ACME_KEY%",      "{{ACME_KEY}}",      "{{ acme.key }}",    "${{ secrets.ACME_KEY }}",
              "{env:ACME_KEY}", "{ACME_KEY}",      "<YOUR_API_KEY>",    "<your key>",        "[your key here]",
              "YOUR_API_KEY",   "your-api-key",    "REPLACE_ME",        "changeme",          "xxxxxxxxxxxx",
              "sk-xxxxxxxx",    "************"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    /// No reader returns a placeholder as a field or key, and each explains why.
    void placeholders()
    {
        QFETCH(QString, placeholder);
        const QStringList forms{
            uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "@@", "x-user-username": "@@"}}}})"_s,
            uR"([{"type": "mcp", "server_url": "https://mcp.example.net/@@/mcp/", "headers": {"x-api-key": "@@", "x-user-username": "@@"}}])"_s,
            uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"Authorization": "Bearer @@"}}}})"_s,
            u"services:\n  web:\n    environment:\n      SERVICE_DEBUG: '1'\n      SERVICE_API_KEY: '@@'\n"_s,
            u"Resource URL: "_s + url + u"\nAPI key: @@\nUsername: @@\n"_s,
            u"[mcp_servers.acme]\nurl = \"https://mcp.example.net/mcp/\"\nhttp_headers = { x-api-key = \"@@\", x-user-username = \"@@\" }\n"_s,
            u"mcpServers:\n  acme:\n    url: https://mcp.example.net/mcp/\n    headers:\n      x-api-key: \"@@\"\n      x-user-username: \"@@\"\n"_s,
            u"claude mcp add -t http acme https://mcp.example.net/mcp/ -H 'x-api-key: @@' -H 'x-user-username: @@'"_s,
            u"curl "_s + url + u"logs/ -H 'x-api-key: @@' -H 'x-user-username: @@'"_s,
            u"Invoke-RestMethod -Uri '"_s + url +
                u"logs/' -Headers @{ 'x-api-key' = '@@'; 'x-user-username' = '@@' }"_s,
            u"http POST "_s + url + u"logs/ 'x-api-key:@@' 'x-user-username:@@'"_s,
            u"SERVICE_RESOURCE="_s + url + u"\nSERVICE_API_KEY='@@'\nSERVICE_USERNAME='@@'\nSERVICE_EMAIL=\"@@\"\n"_s,
            u"SERVICE_MCP_URL=@@\nSERVICE_RESOURCE='@@'\nSERVICE_CLOUD_LEVEL=ERROR\nSERVICE_USERNAME=@@\n"_s,
            u"export SERVICE_API_KEY='@@' SERVICE_USERNAME='@@'\nexport SERVICE_DEBUG=1\n"_s,
            u"$env:SERVICE_API_KEY = '@@'\n$env:SERVICE_USERNAME = '@@'\n$env:SERVICE_DEBUG = '1'\n"_s,
            u"set \"SERVICE_API_KEY=@@\"\nset \"SERVICE_USERNAME=@@\"\nset SERVICE_DEBUG=1\n"_s,
            u"[Service]\nEnvironment='SERVICE_API_KEY=@@' 'SERVICE_USERNAME=@@' SERVICE_DEBUG=1\n"_s,
            u"env:\n  - name: SERVICE_API_KEY\n    value: '@@'\n  - name: SERVICE_USERNAME\n    value: '@@'\n  - name: SERVICE_DEBUG\n    value: '1'\n"_s,
            u"docker run -e 'SERVICE_API_KEY=@@' -e 'SERVICE_USERNAME=@@' -e SERVICE_DEBUG=1 image"_s,
            u"configure(resource='"_s + url + u"', api_key='@@', username='@@')"_s,
            u"configure({ resource: '"_s + url + u"', apiKey: '@@', username: '@@' });"_s,
        };
        for (const QString &form : forms) {
            const QString text = QString(form).replace(u"@@"_s, placeholder);
            const PasteResult reading = read(text);
            const QByteArray shown = (text + u'\n' + rctest::pasteSummary(reading)).toUtf8();
            QVERIFY2(reading.key.isEmpty(), shown);
            for (const PastedField field : {PastedField::Username, PastedField::Email})
                QVERIFY2(!reading.value(field), shown);
            for (const PastedValue &value : reading.values)
                QVERIFY2(!value.value.contains(placeholder), shown);
            QVERIFY2(!(reading.faults + reading.notes).isEmpty(), shown);
        }
    }

    void placeholderLookalikesAreValues_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"mara", "your-name-is-mara", "a$b", "x", "xx", "50%", "{", "mara <admin>", "user", "0x1"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    void placeholderLookalikesAreValues()
    {
        QFETCH(QString, name);
        const PasteResult reading = read(
            uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-user-username": "%1"}}}})"_s
                .arg(name));
        QCOMPARE(reading.value(PastedField::Username), name);
    }

    void placeholderLeavesTheFieldUnchanged()
    {
        Profile profile;
        profile.username = u"jon"_s;
        profile.toolServer = u"https://mine.example"_s;
        const PasteResult reading =
            read(u"SERVICE_USERNAME=<your name>\nSERVICE_MCP_URL=https://<host>/mcp/\nSERVICE_DEBUG=1\n"_s);
        const Profile taken = reading.appliedTo(profile);
        QCOMPARE(taken.username, u"jon"_s);
        QCOMPARE(taken.toolServer, u"https://mine.example"_s);
        QVERIFY(taken.debug);
        QCOMPARE(reading.faults.size(), 2);
    }
};

void TestPasteServers::clients_data()
{
    addColumns<QString, QString>("text", "expected");
    const QString all = u"T=https://mcp.example.net U=mara K=AK0123456789"_s;
    const QString headers = uR"({"x-api-key": "AK0123456789", "x-user-username": "mara"})"_s;
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    const auto json = [&](const char *name, const QString &text) {
        row(name, QString(text).replace(u"HEADERS"_s, headers), all);
    };
    json("Cursor", uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": HEADERS}}})"_s);
    json(
        "Gemini",
        uR"({"mcpServers": {"acme": {"httpUrl": "https://mcp.example.net/mcp/", "headers": HEADERS, "timeout": 5000}}})"_s);
    json("Windsurf",
         uR"({"mcpServers": {"acme": {"serverUrl": "https://mcp.example.net/mcp/", "headers": HEADERS}}})"_s);
    json(
        "VS Code",
        uR"({"servers": {"acme": {"type": "http", "url": "https://mcp.example.net/mcp/", "headers": HEADERS}}, "inputs": []})"_s);
    json(
        "VS Code's settings",
        uR"({"editor.fontSize": 12, "mcp": {"servers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": HEADERS}}}})"_s);
    json(
        "Zed",
        uR"({"context_servers": {"acme": {"source": "custom", "url": "https://mcp.example.net/mcp/", "headers": HEADERS}}})"_s);
    json(
        "opencode",
        uR"({"$schema": "https://opencode.ai/config.json", "mcp": {"acme": {"type": "remote", "url": "https://mcp.example.net/mcp/", "enabled": true, "headers": HEADERS}}})"_s);
    json(
        "comments and trailing commas",
        u"// ours\n{\n  \"mcpServers\": {\n    /* the one */ \"acme\": {\n      \"url\": \"https://mcp.example.net/mcp/\", // here\n      \"headers\": HEADERS,\n    },\n  },\n}"_s);
    json("a part without braces", uR"("acme": {"url": "https://mcp.example.net/mcp/", "headers": HEADERS})"_s);
    json("the end is missing",
         uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": HEADERS)"_s);
    json(
        "headers beside the address",
        uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "x-api-key": "AK0123456789", "x-user-username": "mara"}}})"_s);
    json(
        "requestInit",
        uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "requestInit": {"headers": HEADERS}}}})"_s);
    json(
        "a list of servers",
        uR"([{"name": "acme", "transport": {"type": "streamable-http", "url": "https://mcp.example.net/mcp/", "headers": HEADERS}}])"_s);
    json(
        "OpenAI's tools",
        uR"({"model": "m", "tools": [{"type": "mcp", "server_label": "acme", "server_url": "https://mcp.example.net/mcp/", "require_approval": "never", "headers": HEADERS}]})"_s);
    json(
        "Python",
        u"from agents import mcp\n\nserver = MCPServerStreamableHttp(\n    name='acme',\n    params={\"url\": \"https://mcp.example.net/mcp/\", \"headers\": HEADERS},\n)\n"_s);
    json(
        "beside a program",
        uR"({"mcpServers": {"files": {"command": "npx", "args": ["-y", "server-files", "/tmp"], "env": {"FILES_API_KEY": "other-key"}}, "acme": {"url": "https://mcp.example.net/mcp/", "headers": HEADERS}}})"_s);
    row("headers as lines",
        uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": ["x-api-key: AK0123456789", "x-user-username: mara"]}}})"_s,
        all);
    row("headers as rows",
        uR"({"mcp": [{"name": "acme", "url": "https://mcp.example.net/mcp/", "headers": [{"name": "x-api-key", "value": "AK0123456789"}, {"name": "x-user-username", "value": "mara"}]}]})"_s,
        all);
    row("mcp-remote",
        uR"({"mcpServers": {"acme": {"command": "npx", "args": ["-y", "mcp-remote", "https://mcp.example.net/mcp/", "--header", "x-api-key: AK0123456789", "--header", "x-user-username:mara"]}}})"_s,
        all);
    row("mcp-remote with a variable",
        uR"({"mcpServers": {"acme": {"command": "npx", "args": ["mcp-remote@latest", "https://mcp.example.net/mcp/", "--header", "x-api-key:${KEY}", "--header=x-user-username: ${NAME}"], "env": {"KEY": "AK0123456789", "NAME": "mara"}}}})"_s,
        all);
    row("mcp-remote of cmd",
        uR"({"mcpServers": {"acme": {"command": "cmd", "args": ["/c", "npx", "mcp-remote", "https://mcp.example.net/mcp/", "--header", "x-api-key:AK0123456789", "--header", "x-user-username:mara", "--transport", "http-only"]}}})"_s,
        all);
    row("mcp-remote with a foreign variable",
        uR"({"mcpServers": {"acme": {"command": "npx", "args": ["mcp-remote", "https://mcp.example.net/mcp/", "--header", "x-api-key:${ACME_API_KEY}"]}}})"_s,
        u"T=https://mcp.example.net $ACME_API_KEY"_s);
    row("Zed with mcp-remote",
        uR"({"context_servers": {"acme": {"command": {"path": "npx", "args": ["mcp-remote", "https://mcp.example.net/mcp/", "--header", "x-api-key:AK0123456789", "--header", "x-user-username:mara"]}}}})"_s,
        all);
    // bearer tokens
    const QString bearer = u"T=https://mcp.example.net K=AK0123456789 B"_s;
    const auto entry = [](const QString &members) {
        return uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", %1}}})"_s.arg(members);
    };
    row("a bearer token", entry(uR"("headers": {"Authorization": "Bearer AK0123456789"})"_s), bearer);
    row("a bearer token in small letters", entry(uR"("headers": {"authorization": "bearer  AK0123456789"})"_s), bearer);
    row("a bearer token of a variable", entry(uR"("headers": {"Authorization": "Bearer ${env:ACME_API_KEY}"})"_s),
        u"T=https://mcp.example.net B $ACME_API_KEY"_s);
    row("a key and the token of another service",
        entry(uR"("headers": {"x-api-key": "AK0123456789", "Authorization": "Bearer zzz"})"_s),
        u"T=https://mcp.example.net K=AK0123456789"_s);
    row("objects with one header each",
        entry(uR"("headers": [{"x-api-key": "AK0123456789"}, {"x-user-username": "mara"}])"_s), all);
    row("custom headers",
        entry(uR"("http_headers": [{"header": "x-api-key", "value": "AK0123456789"}, "x-user-username=mara"])"_s), all);
    row("the SDK's requestInit", entry(uR"("requestInit": {"headers": {"Authorization": "Bearer AK0123456789"}})"_s),
        bearer);
    row("a token beside the address", entry(uR"("authorization_token": "AK0123456789")"_s), bearer);
    row("mcp-remote with a header of the environment",
        uR"({"mcpServers": {"acme": {"command": "npx", "args": ["mcp-remote", "https://mcp.example.net/mcp/", "--header", "Authorization:${AUTH_HEADER}"], "env": {"AUTH_HEADER": "Bearer AK0123456789"}}}})"_s,
        bearer);
    row("mcp-remote with a token of the environment",
        uR"({"mcpServers": {"acme": {"command": "npx", "args": ["mcp-remote", "https://mcp.example.net/mcp/", "--header=Authorization: Bearer ${TOKEN}"], "env": {"TOKEN": "AK0123456789"}}}})"_s,
        bearer);
    row("mcp-remote with a header in two words",
        uR"({"mcpServers": {"acme": {"command": "npx", "args": ["mcp-remote", "https://mcp.example.net/mcp/", "--header", "x-api-key:", "AK0123456789", "--header", "x-user-username: mara"]}}})"_s,
        all);
    row("VS Code's inputs",
        uR"({"servers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"Authorization": "Bearer ${input:token}"}}}, "inputs": [{"type": "promptString", "id": "token", "password": true}]})"_s,
        u"T=https://mcp.example.net B"_s);
    row("Codex with a token of the environment",
        u"[mcp_servers.acme]\nurl = \"https://mcp.example.net/mcp/\"\nbearer_token_env_var = \"ACME_TOKEN\"\n"_s,
        u"T=https://mcp.example.net B $ACME_TOKEN"_s);
    row("LibreChat",
        u"mcpServers:\n  acme:\n    type: streamable-http\n    url: https://mcp.example.net/mcp/\n    headers:\n      Authorization: \"Bearer AK0123456789\"\n    timeout: 60000\n"_s,
        bearer);
    row("curl", u"curl https://mcp.example.net/mcp/ -H 'Authorization: Bearer AK0123456789'"_s, bearer);
    row("curl's own option", u"curl --oauth2-bearer AK0123456789 https://mcp.example.net/mcp/"_s, bearer);
    row("curl with a token in a variable",
        u"TOKEN=AK0123456789\ncurl https://mcp.example.net/mcp/ -H \"Authorization: Bearer $TOKEN\""_s, bearer);
    row("HTTPie", u"http POST https://mcp.example.net/mcp/ -A bearer -a AK0123456789"_s, bearer);
    row("PowerShell",
        u"$key = 'AK0123456789'\nInvoke-RestMethod https://mcp.example.net/mcp/ -Headers @{ Authorization = \"Bearer $key\" }"_s,
        bearer);
    row("claude mcp add with a token",
        u"claude mcp add -t http acme https://mcp.example.net/mcp/ --header \"Authorization: Bearer AK0123456789\""_s,
        bearer);
    row("codex mcp add with a token",
        u"codex mcp add acme --url https://mcp.example.net/mcp/ --bearer-token-env-var ACME_TOKEN"_s,
        u"T=https://mcp.example.net B $ACME_TOKEN"_s);
    // TOML
    row("Codex",
        u"model = \"m\"\n\n[mcp_servers.acme]\nurl = \"https://mcp.example.net/mcp/\"\nhttp_headers = { \"x-api-key\" = \"AK0123456789\", \"x-user-username\" = \"mara\" }\n"_s,
        all);
    row("Codex, a table of headers",
        u"[mcp_servers.\"acme\"]\nurl = 'https://mcp.example.net/mcp/' # here\n[mcp_servers.acme.http_headers]\nx-api-key = \"AK0123456789\"\nx-user-username = \"mara\"\n"_s,
        all);
    row("Codex, headers of the environment",
        u"[mcp_servers.acme]\nurl = \"https://mcp.example.net/mcp/\"\nenv_http_headers = { \"x-api-key\" = \"ACME_API_KEY\" }\n"_s,
        u"T=https://mcp.example.net $ACME_API_KEY"_s);
    row("Codex with mcp-remote",
        u"[mcp_servers.acme]\ncommand = \"npx\"\nargs = [\"mcp-remote\", \"https://mcp.example.net/mcp/\", \"--header\", \"x-api-key:${KEY}\", \"--header\", \"x-user-username:mara\"]\nenv = { KEY = \"AK0123456789\" }\n"_s,
        all);
    row("a list of TOML",
        u"[[mcp.servers]]\nname = \"acme\"\nurl = \"https://mcp.example.net/mcp/\"\nheaders = { x-api-key = \"AK0123456789\", x-user-username = \"mara\" }\n"_s,
        all);
    // YAML
    row("Continue",
        u"name: ours\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: acme\n    type: streamable-http\n    url: https://mcp.example.net/mcp/\n    requestOptions:\n      headers:\n        x-api-key: AK0123456789\n        x-user-username: \"mara\"\n"_s,
        all);
    row("Goose",
        u"extensions:\n  acme:\n    enabled: true\n    type: streamable_http\n    name: acme\n    uri: https://mcp.example.net/mcp/ # here\n    headers:\n      x-api-key: 'AK0123456789'\n      x-user-username: mara\n    timeout: 300\n"_s,
        all);
    row("a list at its name's depth",
        u"mcpServers:\n- name: acme\n  url: \"https://mcp.example.net/mcp/\"\n  headers: {x-api-key: AK0123456789, x-user-username: mara}\n"_s,
        all);
    row("YAML with spaces that do not break",
        u"mcpServers:\n\u00a0\u00a0acme:\n\u00a0\u00a0\u00a0\u00a0url: https://mcp.example.net/mcp/\n\u00a0\u00a0\u00a0\u00a0headers:\n\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0x-api-key: AK0123456789\n\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0x-user-username: mara\n"_s,
        all);
    row("YAML with mcp-remote",
        u"mcpServers:\n  acme:\n    command: npx\n    args:\n      - mcp-remote\n      - https://mcp.example.net/mcp/\n      - --header\n      - x-api-key:AK0123456789\n      - --header\n      - x-user-username:mara\n"_s,
        all);
    // commands
    row("claude mcp add",
        u"claude mcp add --transport http acme https://mcp.example.net/mcp/ --header \"x-api-key: AK0123456789\" --header 'x-user-username: mara'"_s,
        all);
    row("claude mcp add on lines",
        u"$ claude mcp add -s user -t http \\\n    -H \"x-api-key: AK0123456789\" -H \"x-user-username: mara\" \\\n    acme https://mcp.example.net/mcp/"_s,
        all);
    row("claude mcp add-json",
        u"claude mcp add-json acme '{\"type\":\"http\",\"url\":\"https://mcp.example.net/mcp/\",\"headers\":"_s +
            headers + u"}'"_s,
        all);
    row("gemini mcp add",
        u"gemini mcp add --transport http --header \"x-api-key: AK0123456789\" --header \"x-user-username: mara\" acme https://mcp.example.net/mcp/"_s,
        all);
    row("codex mcp add", u"codex mcp add acme --url https://mcp.example.net/mcp/"_s, u"T=https://mcp.example.net"_s);
    row("code --add-mcp",
        u"code --add-mcp \"{\\\"name\\\":\\\"acme\\\",\\\"url\\\":\\\"https://mcp.example.net/mcp/\\\",\\\"headers\\\":{\\\"x-api-key\\\":\\\"AK0123456789\\\",\\\"x-user-username\\\":\\\"mara\\\"}}\""_s,
        all);
    row("npx mcp-remote",
        u"npx -y mcp-remote https://mcp.example.net/mcp/ --header x-api-key:AK0123456789 --header x-user-username:mara"_s,
        all);
    // links
    const QString config =
        uR"({"url":"https://mcp.example.net/mcp/","headers":{"x-api-key":"AK0123456789","x-user-username":"mara"}})"_s;
    const QString named = uR"({"name":"acme",)"_s + config.mid(1);
    const auto encoded = [](const QString &text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); };
    const QString base = encoded(QString::fromLatin1(config.toUtf8().toBase64()));
    row("a link of VS Code", u"vscode:mcp/install?"_s + encoded(named), all);
    row("a link of Insiders", u"vscode-insiders:mcp/install?"_s + encoded(named), all);
    row("a page of VS Code", u"https://insiders.vscode.dev/redirect/mcp/install?name=acme&config="_s + encoded(config),
        all);
    row("a page that leads to VS Code",
        u"https://vscode.dev/redirect?url="_s + encoded(u"vscode:mcp/install?"_s + encoded(named)), all);
    row("a badge of VS Code",
        u"[![Install](https://img.example/badge.svg)](https://vscode.dev/redirect/mcp/install?name=acme&config="_s +
            encoded(config) + u')',
        all);
    row("a link of Cursor", u"cursor://anysphere.cursor-deeplink/mcp/install?name=acme&config="_s + base, all);
    row("a page of Cursor", u"https://cursor.com/en/install-mcp?name=acme&config="_s + base, all);
    row("a link of LM Studio", u"lmstudio://add_mcp?name=acme&config="_s + base, all);
    row("a link of Goose",
        u"goose://extension?type=streamable_http&url=https%3A%2F%2Fmcp.example.net%2Fmcp%2F&name=acme&header=x-api-key%3DAK0123456789&header=x-user-username%3Dmara"_s,
        all);
}

void TestPasteServers::serverCanBeSelected()
{
    const PasteResult reading = read(
        uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", "headers": {"x-api-key": "AK0123456789"}}, "crm": {"url": "https://mcp.example.net/crm/"}, "weather": {"url": "https://other.example/mcp/", "headers": {"x-api-key": "BK0123456789"}}}})"_s);
    QCOMPARE(reading.servers.size(), std::size_t(2));
    QVERIFY(serverNamed(reading, u"nobody"_s) == nullptr);
    QCOMPARE(serverNamed(reading, u"crm"_s), &reading.servers[0]);
    QCOMPARE(serverNamed(reading, u"weather"_s)->reading.key.reveal(), "BK0123456789"_ba);
    QCOMPARE(keysIn(reading).size(), std::size_t(2));
    Profile profile;
    QVERIFY(serverFor(reading, profile) == nullptr);
    profile.toolServer = u"https://other.example/elsewhere"_s;
    QCOMPARE(serverFor(reading, profile), &reading.servers[1]);
    profile.resource = QString(url).replace(u"logs.example.net"_s, u"mcp.example.net"_s);
    QVERIFY(serverFor(reading, profile) == nullptr); // both match
}

void TestPasteServers::ignoredMembersAreNamed()
{
    QFETCH(QString, members);
    QFETCH(QString, name);
    const PasteResult reading =
        read(uR"({"mcpServers": {"acme": {"url": "https://mcp.example.net/mcp/", %1}}})"_s.arg(members));
    const auto isIt = [&name](const IgnoredSetting &other) { return other.name == name; };
    QVERIFY2(std::any_of(reading.others.cbegin(), reading.others.cend(), isIt),
             qPrintable(rctest::pasteSummary(reading)));
    QVERIFY(reading.key.reveal() != "AK0123456789"_ba);
}

RC_TEST(TestPasteServers)

} // namespace rc::tst_pasteservers

#include "tst_pasteservers.moc"
