// SPDX-License-Identifier: GPL-3.0-or-later
// Requests as commands of each shell and program: address, key and name are read, or their loss is reported.
#include "support/testprogram.h"
#include "tests/config/pastesummary.h"

#include <QtTest>

namespace rc::tst_pastecommands {

namespace {

const QString url = u"https://logs.example.net/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s;

/// URL for the address, and LOGS for its ingest address.
QString filled(QString text)
{
    return text.replace(u"LOGS"_s, url + u"logs/"_s).replace(u"URL"_s, url);
}

} // namespace

class TestPasteCommands : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();

    void requests()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const PasteResult reading = readPasted(filled(text).toUtf8());
        QCOMPARE(rctest::pasteSummary(reading).replace(url, u"URL"_s), expected);
        if (reading.servers.empty())
            QVERIFY2(reading.faults.isEmpty(), qPrintable(reading.faults.join(u'\n')));
    }

    void ignoredPartsAreReported_data();

    void ignoredPartsAreReported()
    {
        QFETCH(QString, text);
        const PasteResult reading = readPasted(filled(text).toUtf8());
        QVERIFY(reading.key.isEmpty());
        const QString messages = (reading.faults + reading.notes).join(u'\n');
        QVERIFY2(!messages.isEmpty() || !reading.keyVariable.isEmpty(), qPrintable(rctest::pasteSummary(reading)));
        QVERIFY2(!messages.contains(u"0123456789"_s), qPrintable(messages));
    }
};

void TestPasteCommands::requests_data()
{
    addColumns<QString, QString>("text", "expected");
    const QString all = u"R=URL U=mara K=AK0123456789"_s;
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    // sh
    row("sh on one line", u"curl LOGS -H 'x-api-key: AK0123456789' -H 'X-User-Username: mara'"_s, all);
    row("sh, no space behind -H", u"curl -H'x-api-key:AK0123456789' -H\"x-user-username:mara\" LOGS"_s, all);
    row("sh, short options together", u"curl -sSLXPOST LOGS -fH 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s,
        all);
    row("sh, long options with a sign",
        u"curl --url=LOGS --header='x-api-key: AK0123456789' --header 'x-user-username: mara'"_s, all);
    row("sh, dollar quotes",
        u"curl LOGS -H $'x-api-key: AK0123456789' -H $'x-user-username: m\\x61r\\u0061' -d $'{\\'a\\':1}'"_s, all);
    row("sh, a blank behind the backslash",
        u"curl LOGS \\ \n -H 'x-api-key: AK0123456789' \\\t\n -H 'x-user-username: mara'"_s, all);
    row("sh, lines without a backslash", u"curl LOGS\n  -H 'x-api-key: AK0123456789'\n  -H 'x-user-username: mara'\n"_s,
        all);
    row("sh, a full path and sudo",
        u"sudo /usr/bin/curl LOGS -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s, all);
    row("sh, values in variables before",
        u"KEY=AK0123456789\nNAME=\"mara\"\ncurl LOGS -H \"x-api-key: $KEY\" -H \"x-user-username: ${NAME}\""_s, all);
    row("sh, an exported address",
        u"export BASE=URL\ncurl \"${BASE}logs/\" -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s, all);
    row("sh, a variable on the line", u"KEY=AK0123456789 curl LOGS -H \"x-api-key: $KEY\" -H 'x-user-username: mara'"_s,
        all);
    row("sh, data with an address in it",
        u"curl LOGS --json '{\"see\":\"https://other.example/mcp/\"}' --data-raw 'https://x.example' -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s,
        all);
    row("sh, echo into curl", u"echo 'x-api-key: AK0123456789' | curl LOGS -H @- -H 'x-user-username: mara'"_s, all);
    row("sh, a Latin-1 name for printf",
        u"curl LOGS -H 'x-api-key: AK0123456789' -H \"$(printf %b 'x-user-username: J\\0366rg \\\\ \\0337')\""_s,
        QString::fromUtf8("R=URL U=Jörg \\ ß K=AK0123456789"));
    row("fish, values in variables before",
        u"set KEY AK0123456789\nset -l NAME mara\ncurl LOGS -H \"x-api-key: $KEY\" -H \"x-user-username: $NAME\""_s,
        all);
    row("a word processor's quotes", u"curl ‘LOGS’ -H “x-api-key: AK0123456789” -H „x-user-username: mara“"_s, all);
    row("a word processor's dashes",
        u"curl –X POST LOGS ––header 'x-api-key: AK0123456789' —header 'x-user-username: mara'"_s, all);
    row("spaces that do not break",
        u"curl\u00a0LOGS\u00a0-H\u202f'x-api-key:\u00a0AK0123456789'\u00a0-H 'x-user-username: mara'"_s, all);
    // prompts and fences
    row("a dollar prompt", u"$ curl LOGS \\\n> -H 'x-api-key: AK0123456789' \\\n> -H 'x-user-username: mara'"_s, all);
    row("root's prompt", u"# curl LOGS -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s, all);
    row("a prompt with the host",
        u"mara@laptop:~/work$ curl LOGS -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s, all);
    row("zsh's prompt", u"% curl LOGS -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s, all);
    row("a fence of tildes",
        u"Try this:\n\n~~~ sh\n$ curl LOGS -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'\n~~~\nThen read https://docs.example/u/."_s,
        all);
    row("half a fence", u"```console\ncurl LOGS -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s, all);
    row("two fences",
        u"```sh\nexport KEY=AK0123456789\n```\nand\n```sh\ncurl LOGS -H \"x-api-key: $KEY\" -H 'x-user-username: mara'\n```\n"_s,
        all);
    // cmd
    row("cmd",
        u"curl \"LOGS\" ^\r\n  -H \"x-api-key: AK0123456789\" ^\r\n  -H \"x-user-username: mara\" ^\r\n  --data \"{\\\"a\\\": \\\"b^\\\"}\"\r\n"_s,
        all);
    row("cmd as a browser writes it",
        u"curl ^\"LOGS^\" ^\n -H ^\"x-api-key: AK0123456789^\" ^\n -H ^\"x-user-username: mara^\" ^\n --data-raw ^\"^{^\\^\"a^\\^\":1^}^\""_s,
        all);
    row("cmd with an escaped percent sign",
        u"curl ^\"LOGS^\" ^\n -H ^\"x-api-key: AK^%^20123^\" -H ^\"x-user-username: a b ^& c^\""_s,
        u"R=URL U=a b & c K=AK%20123"_s);
    row("cmd, values in variables before",
        u"set KEY=AK0123456789\r\nset \"NAME=mara\"\r\ncurl LOGS ^\r\n -H \"x-api-key: %KEY%\" ^\r\n -H \"x-user-username: %NAME%\""_s,
        all);
    row("cmd's prompt",
        u"C:\\Users\\mara>curl.exe \"LOGS\" ^\n -H \"x-api-key: AK0123456789\" ^\n -H \"x-user-username: mara\""_s,
        all);
    // PowerShell
    row("PowerShell's curl.exe",
        u"PS C:\\> curl.exe \"LOGS\" `\n>> -H \"x-api-key: AK0123456789\" `\n>> -H 'x-user-username: mara'"_s, all);
    row("Invoke-RestMethod on one line",
        u"Invoke-RestMethod -Method Post -Uri 'LOGS' -Headers @{ 'x-api-key' = 'AK0123456789'; 'x-user-username' = 'mara' } -Body '{}'"_s,
        all);
    row("irm with the address first", u"irm LOGS -Headers @{'x-api-key'='AK0123456789';'x-user-username'=\"mara\"}"_s,
        all);
    row("iwr into a variable",
        u"$answer = iwr -UseBasicParsing -Uri \"LOGS\" -H @{\n  \"x-api-key\" = \"AK0123456789\"\n  \"x-user-username\" = \"mara\"\n}\n$answer.Content"_s,
        all);
    row("PowerShell, a table before",
        u"$headers = @{\n    'x-api-key' = 'AK0123456789' # ours\n    'x-user-username' = 'mara'\n}\n\nInvoke-RestMethod -Uri 'LOGS' -Headers $headers -Method POST"_s,
        all);
    row("PowerShell, a dictionary",
        u"$headers = New-Object \"System.Collections.Generic.Dictionary[[String],[String]]\"\n$headers.Add(\"x-api-key\", \"AK0123456789\")\n$headers.Add(\"x-user-username\", \"mara\")\n$response = Invoke-RestMethod 'LOGS' -Method 'POST' -Headers $headers\n$response | ConvertTo-Json"_s,
        all);
    row("PowerShell, members one by one",
        u"$h = @{}\n$h['x-api-key'] = 'AK0123456789'\n$h[\"x-user-username\"] = 'mara'\nInvoke-WebRequest LOGS -Headers $h"_s,
        all);
    row("PowerShell, splatting",
        u"$params = @{\n  Uri     = 'LOGS'\n  Method  = 'Post'\n  Headers = @{ 'x-api-key' = 'AK0123456789'; 'x-user-username' = 'mara' }\n}\nInvoke-RestMethod @params"_s,
        all);
    row("PowerShell, values in variables",
        u"$key = 'AK0123456789'\n$uri = \"LOGS\"\nInvoke-RestMethod -Uri $uri -Headers @{ 'x-api-key' = $key; 'x-user-username' = \"mara\" }"_s,
        all);
    row("PowerShell, a key of the environment",
        u"Invoke-RestMethod -Uri LOGS -Headers @{ 'x-api-key' = $env:ACME_API_KEY; 'x-user-username' = 'mara' }"_s,
        u"R=URL U=mara $ACME_API_KEY"_s);
    row("PowerShell, set just before",
        u"$env:ACME_API_KEY = 'AK0123456789'\nInvoke-RestMethod -Uri LOGS -Headers @{ 'x-api-key' = \"$env:ACME_API_KEY\"; 'x-user-username' = 'mara' }"_s,
        all);
    row("PowerShell's alias",
        u"curl -Uri LOGS -Headers @{ 'x-api-key' = 'AK0123456789'; 'x-user-username' = 'mara' }"_s, all);
    // other programs
    row("wget", u"wget --method=POST --header='x-api-key: AK0123456789' --header \"x-user-username: mara\" -O - LOGS"_s,
        all);
    row("wget of cmd", u"wget.exe --header \"x-api-key: AK0123456789\" ^\n --header \"x-user-username: mara\" LOGS"_s,
        all);
    row("HTTPie", u"http POST LOGS x-api-key:AK0123456789 X-User-Username:mara logs:='[]'"_s, all);
    row("HTTPie, https", u"https -v LOGS 'x-api-key: AK0123456789' x-user-username:mara a=b"_s, all);
    row("xh", u"xh post LOGS x-api-key:AK0123456789 x-user-username:mara"_s, all);
    // several requests
    row("the resource and its tools, one key",
        u"curl LOGS -H 'x-api-key: AK0123456789'\ncurl https://mcp.example.net/mcp/ -H 'x-api-key: AK0123456789' -H 'x-user-username: mara'"_s,
        u"R=URL T=https://mcp.example.net U=mara K=AK0123456789"_s);
    row("two servers, two keys",
        u"curl https://one.example/mcp/ -H 'x-api-key: AK0123456789'\ncurl https://two.example/mcp/ -H 'x-api-key: BK0123456789'"_s,
        u"https://one.example: T=https://one.example K=AK0123456789; https://two.example: T=https://two.example K=BK0123456789;"_s);
    row("a model's request with a tool of ours",
        u"curl https://api.model.example/v1/responses -H 'Authorization: Bearer xyz' -d '{\"tools\":[{\"type\":\"mcp\",\"server_label\":\"acme\",\"server_url\":\"https://mcp.example.net/mcp/\",\"headers\":{\"x-api-key\":\"AK0123456789\"}}]}'"_s,
        u"T=https://mcp.example.net K=AK0123456789"_s);
    row("a .env value on two lines", u"SERVICE_API_KEY=AK01234\\\n56789\nSERVICE_USERNAME=mara\nSERVICE_RESOURCE=URL"_s,
        all);
    row("JSON with names of its own",
        uR"({"acme": {"apiKey": "AK0123456789", "userName": "mara", "resourceUrl": "URL"}})"_s, all);
    // requests in other forms, and variables in the arguments of any program
    row("http file", uR"(### send
POST LOGS
Content-Type: application/json
X-API-Key: AK0123456789
X-User-Username: mara

{"logs":[]})"_s,
        all);
    row("http file, version and host",
        uR"(POST /tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/ HTTP/1.1
Host: logs.example.net
X-API-Key: AK0123456789
X-User-Username: mara)"_s,
        all);
    row("http file with variables", uR"(@base = https://logs.example.net
@key = AK0123456789
POST {{base}}/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/
X-API-Key: {{key}}
X-User-Username: mara)"_s,
        all);
    row("http file, several", uR"(GET https://mcp.example.net/mcp/
X-API-Key: AK0123456789

###
POST LOGS
X-API-Key: AK0123456789
X-User-Username: mara)"_s,
        u"R=URL T=https://mcp.example.net U=mara K=AK0123456789"_s);
    row("http, two servers", uR"(GET https://one.example/mcp/
X-API-Key: AK0123456789

###
GET https://two.example/mcp/
X-API-Key: BK0123456789)"_s,
        u"https://one.example: T=https://one.example K=AK0123456789; https://two.example: T=https://two.example K=BK0123456789;"_s);
    row("curl -v", uR"(* Connected to logs.example.net
> POST /tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/ HTTP/1.1
> Host: logs.example.net
> X-API-Key: AK0123456789
> X-User-Username: mara
>
< HTTP/1.1 200 OK)"_s,
        all);
    row("httpie session", uR"(http --session=acme POST LOGS X-API-Key:AK0123456789 X-User-Username:mara)"_s, all);
    row("httpie stdin", uR"(echo '{"logs":[]}' | http POST LOGS X-API-Key:AK0123456789 X-User-Username:mara)"_s, all);
    row("httpie https scheme default",
        uR"(http --default-scheme=https POST logs.example.net/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/ X-API-Key:AK0123456789 X-User-Username:mara)"_s,
        all);
    row("wget post-file",
        uR"(wget -qO- --header="X-API-Key: AK0123456789" --header="X-User-Username: mara" --post-file=a.json LOGS)"_s,
        all);
    row("crontab curl",
        uR"(*/5 * * * * curl -s -H 'X-API-Key: AK0123456789' -H 'X-User-Username: mara' LOGS >/dev/null)"_s, all);
    row("crontab @daily", uR"(@daily curl -H 'X-API-Key: AK0123456789' -H 'X-User-Username: mara' LOGS)"_s, all);
    row("docker run multiline", uR"(docker run -d \
  --name app \
  -e "SERVICE_API_KEY=AK0123456789" \
  -e "SERVICE_USERNAME=mara" \
  --env=SERVICE_RESOURCE=URL \
  acme/app:1)"_s,
        all);
    row("kubectl create secret",
        uR"(kubectl create secret generic acme --from-literal=SERVICE_API_KEY=AK0123456789 --from-literal=SERVICE_USERNAME=mara --from-literal SERVICE_RESOURCE=URL)"_s,
        all);
    row("kubectl set env", uR"(kubectl set env deployment/app SERVICE_API_KEY=AK0123456789 SERVICE_USERNAME=mara)"_s,
        u"U=mara K=AK0123456789"_s);
    row("config:set", uR"(heroku config:set SERVICE_API_KEY=AK0123456789 SERVICE_USERNAME=mara SERVICE_RESOURCE=URL)"_s,
        all);
    row("secrets set", uR"(fly secrets set SERVICE_API_KEY=AK0123456789 SERVICE_USERNAME=mara)"_s,
        u"U=mara K=AK0123456789"_s);
    row("npx cross-env",
        uR"(npx cross-env SERVICE_API_KEY=AK0123456789 SERVICE_USERNAME=mara SERVICE_RESOURCE=URL node app.js)"_s, all);
    row("--set-env-vars",
        uR"(gcloud run deploy app --set-env-vars SERVICE_API_KEY=AK0123456789,SERVICE_USERNAME=mara,SERVICE_RESOURCE=URL)"_s,
        all);
    row("systemd-run",
        uR"(systemd-run --setenv=SERVICE_API_KEY=AK0123456789 --setenv=SERVICE_USERNAME=mara --setenv=SERVICE_RESOURCE=URL app)"_s,
        all);
    row("a Secret", uR"(apiVersion: v1
kind: Secret
metadata:
  name: acme
type: Opaque
data:
  SERVICE_API_KEY: QUswMTIzNDU2Nzg5
  SERVICE_USERNAME: bWFyYQ==
stringData:
  SERVICE_RESOURCE: URL)"_s,
        all);
    row("a Secret in JSON",
        uR"({"apiVersion":"v1","kind":"Secret","metadata":{"name":"acme"},"data":{"SERVICE_API_KEY":"QUswMTIzNDU2Nzg5","SERVICE_USERNAME":"bWFyYQ=="}})"_s,
        u"U=mara K=AK0123456789"_s);
    row("a Secret, names in small letters", uR"(apiVersion: v1
kind: Secret
data:
  api-key: QUswMTIzNDU2Nzg5
  username: bWFyYQ==
  url: aHR0cHM6Ly9sb2dzLmV4YW1wbGUubmV0L3Rvb2xzL3UvbWFyYS9yZXNvdXJjZXMvMWI0ZTI4YmEtMmZhMS00MWQyLTg4M2YtMDAxNmQzY2NhNDI3Lw==)"_s,
        all);
    row("a list of Secrets",
        uR"({"kind":"List","items":[{"kind":"Secret","data":{"SERVICE_API_KEY":"QUswMTIzNDU2Nzg5"},"stringData":{"SERVICE_USERNAME":"mara"}}]})"_s,
        u"U=mara K=AK0123456789"_s);
    row("a list of both",
        uR"({"kind":"List","items":[{"kind":"ConfigMap","data":{"SERVICE_RESOURCE":"URL"}},{"kind":"Secret","data":{"SERVICE_API_KEY":"QUswMTIzNDU2Nzg5"}}]})"_s,
        u"R=URL K=AK0123456789"_s);
    row("a ConfigMap in JSON",
        uR"({"apiVersion":"v1","kind":"ConfigMap","data":{"SERVICE_USERNAME":"mara","SERVICE_RESOURCE":"URL"}})"_s,
        u"R=URL U=mara"_s);
    row("postman",
        uR"({"info":{"name":"acme"},"item":[{"name":"send","request":{"method":"POST","header":[{"key":"X-API-Key","value":"AK0123456789"},{"key":"X-User-Username","value":"mara"}],"url":{"raw":"LOGS","protocol":"https","host":["logs","example","net"]}}}]})"_s,
        all);
    for (const char *off : {R"("disabled":true)", R"("enabled":false)", R"("active": false)"})
        row(off,
            uR"({"item":[{"request":{"method":"POST","header":[{"key":"X-API-Key","value":"AK0123456789"},{"key":"X-User-Username","value":"mara"},{"key":"X-API-Key","value":"BK0123456789",%1}],"url":{"raw":"LOGS"}}}]})"_s
                .arg(QString::fromLatin1(off)),
            all);
    row("postman pretty", uR"({
  "info": {"name": "acme", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
  "item": [
    {
      "name": "send",
      "request": {
        "method": "POST",
        "header": [
          {"key": "X-API-Key", "value": "AK0123456789", "type": "text"},
          {"key": "X-User-Username", "value": "mara"}
        ],
        "url": {"raw": "LOGS"}
      }
    }
  ]
})"_s,
        all);
    row("postman with variables",
        uR"({"item":[{"request":{"method":"POST","header":[{"key":"X-API-Key","value":"{{key}}"},{"key":"X-User-Username","value":"mara"}],"url":{"raw":"{{base}}/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/"}}}],"variable":[{"key":"base","value":"https://logs.example.net/tools"},{"key":"key","value":"AK0123456789"}]})"_s,
        all);
    row("postman auth apikey",
        uR"({"item":[{"request":{"method":"POST","auth":{"type":"apikey","apikey":[{"key":"value","value":"AK0123456789"},{"key":"key","value":"X-API-Key"}]},"header":[{"key":"X-User-Username","value":"mara"}],"url":{"raw":"LOGS"}}}]})"_s,
        all);
    row("postman bearer",
        uR"({"item":[{"request":{"method":"POST","auth":{"type":"bearer","bearer":[{"key":"token","value":"AK0123456789","type":"string"}]},"url":{"raw":"https://mcp.example.net/mcp/"}}}]})"_s,
        u"T=https://mcp.example.net K=AK0123456789 B"_s);
    row("insomnia",
        uR"({"_type":"export","__export_format":4,"resources":[{"_id":"req_1","_type":"request","url":"LOGS","method":"POST","headers":[{"name":"X-API-Key","value":"AK0123456789"},{"name":"X-User-Username","value":"mara"}]}]})"_s,
        all);
    row("insomnia env",
        uR"({"_type":"export","resources":[{"_type":"request","url":"{{ _.base }}/mcp/","headers":[],"authentication":{"type":"apikey","key":"X-API-Key","value":"{{ _.key }}"}},{"_type":"environment","data":{"base":"https://mcp.example.net","key":"AK0123456789"}}]})"_s,
        u"T=https://mcp.example.net K=AK0123456789"_s);
    row("HAR",
        uR"({"log":{"version":"1.2","entries":[{"request":{"method":"POST","url":"LOGS","headers":[{"name":"x-api-key","value":"AK0123456789"},{"name":"x-user-username","value":"mara"}]},"response":{"status":200}}]}})"_s,
        all);
    row("gitlab ci", uR"(variables:
  SERVICE_RESOURCE: "URL"
  SERVICE_USERNAME: mara
  SERVICE_API_KEY: AK0123456789)"_s,
        all);
    row("systemd", uR"([Service]
Environment="SERVICE_API_KEY=AK0123456789" "SERVICE_USERNAME=mara"
Environment=SERVICE_RESOURCE=URL
ExecStart=/usr/bin/app)"_s,
        all);
    row("Bruno with variables", uR"(vars {
  base: https://logs.example.net
  secret: AK0123456789
}
post {
  url: {{base}}/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/logs/
}
headers {
  X-API-Key: {{secret}}
  X-User-Username: mara
})"_s,
        all);
    row("a playbook", uR"(- hosts: web
  vars:
    service_resource: URL
    service_username: mara
    service_api_key: "{{ vault_acme }}"
    vault_acme: AK0123456789)"_s,
        all);
    row("names that are no keys",
        uR"(Runs on productioncluster01.example.com with acme/app@sha256:4bcff63911fcb4448bd4fdacec207030997caf25e9bea4045fa6c8c44de311d1
URL)"_s,
        u"R=URL"_s);
    row("Bruno", uR"(post {
  url: LOGS
  body: json
}

headers {
  X-API-Key: AK0123456789
  X-User-Username: mara
})"_s,
        all);
}

void TestPasteCommands::ignoredPartsAreReported_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    row("headers in a file", u"curl LOGS -H @headers.txt"_s);
    row("options in a file", u"curl -K ~/.curlrc.acme LOGS"_s);
    row("a name and a password", u"curl -u mara:AK0123456789 LOGS"_s);
    row("HTTPie's account", u"http -a mara:AK0123456789 LOGS"_s);
    row("wget's password", u"wget --user=mara --password=AK0123456789 LOGS"_s);
    row("an unknown program", u"postie LOGS --with 'x-api-key: AK0123456789'"_s);
    row("headers of a file in PowerShell", u"Invoke-RestMethod -Uri LOGS -Headers $headers"_s);
    row("a key that is computed", u"Invoke-RestMethod -Uri LOGS -Headers @{ 'x-api-key' = 'AK' + $rest }"_s);
    row("a placeholder", u"curl LOGS -H 'x-api-key: <YOUR_API_KEY>'"_s);
    row("a variable from elsewhere", u"curl LOGS -H \"x-api-key: %ACME_TOKEN%\""_s);
    row("an address that cannot be used", u"curl http://plain.example/mcp/ -H 'x-api-key: AK0123456789'"_s);
    row("supervisord", u"[program:web]\nenvironment=SERVICE_API_KEY=\"AK0123456789\",SERVICE_RESOURCE=\"URL\"\n"_s);
    row("PHP-FPM", u"[www]\nenv[SERVICE_RESOURCE] = URL\nenv[SERVICE_API_KEY] = AK0123456789\n"_s);
    row("JSON in JSON",
        uR"({"ARN": "a", "SecretString": "{\"SERVICE_RESOURCE\": \"URL\", \"SERVICE_API_KEY\": \"AK0123456789\"}"})"_s);
    row("a client's own program",
        uR"({"mcpServers": {"acme": {"command": "docker", "args": ["run", "-e", "ACME_API_KEY", "acme/mcp"], "env": {"ACME_API_KEY": "AK0123456789"}}}})"_s);
    row("a document for curl", u"curl LOGS -H @- <<EOF\nx-api-key: AK0123456789\nEOF"_s);
    row("an env-file", uR"(docker run --env-file=acme.env acme/app)"_s);
    row("one secret", uR"(gh secret set SERVICE_API_KEY --body "AK0123456789")"_s);
    row("a dotenv variable in an .http file", uR"(POST LOGS
X-API-Key: {{$dotenv ACME_KEY}}
X-User-Username: mara)"_s);
    row("a key in the query",
        uR"({"item":[{"request":{"method":"POST","auth":{"type":"apikey","apikey":[{"key":"in","value":"query"},{"key":"value","value":"AK0123456789"},{"key":"key","value":"k"}]},"url":{"raw":"LOGS"}}}]})"_s);
    row("a Secret of a template", uR"(apiVersion: v1
kind: Secret
data:
  SERVICE_API_KEY: {{ .Values.key | b64enc }})"_s);
    row("a Secret that is not Base64", uR"(apiVersion: v1
kind: Secret
data:
  SERVICE_API_KEY: AK-0123_456)"_s);
    row("two environments",
        uR"({"_type":"export","resources":[{"_type":"request","url":"{{ _.base }}/mcp/","headers":[{"name":"X-API-Key","value":"{{ _.key }}"}]},{"_type":"environment","data":{"base":"https://one.example","key":"AK0123456789"}},{"_type":"environment","data":{"base":"https://two.example","key":"AK0123456789"}}]})"_s);
    row("a secret of CI", uR"(name: ci
on: push
env:
  SERVICE_RESOURCE: URL
  SERVICE_USERNAME: mara
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: app
        env:
          SERVICE_API_KEY: ${{ secrets.SERVICE_API_KEY }})"_s);
    for (const char *sentence :
         {"my key is AK0123456789, url URL", "the API key is AK0123456789 and the address is URL",
          "the key's `AK0123456789`, URL", "URL (key AK0123456789, user mara)", "mara: key=AK0123456789 url=URL",
          "URL\n\nAKq0123456789012\n", "URL AKq0123456789012", "Hallo, der Schlüssel lautet AKq0123456789012, bei URL",
          "URL (mara / alv_account_0123456789-_0123)", "AKq0123456789012",
          "title,url,username,password\na,URL,mara,AKq0123456789012", "name,address,token\na,URL,AKq0123456789012",
          "url,api key\nlogs.example.net/a,AK0123456789", "API key: AK0…6789, URL", "API key: ak-****6789\nURL",
          "What is the key? It is AK0123456789 (for URL)", "Please send the header X-API-Key: AK0123456789 to URL"})
        row(sentence, QString::fromUtf8(sentence));
    row("two environments in JSON",
        uR"({"prod":{"apiKey":"AK0123456789","resourceUrl":"https://one.example/u/a/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"},"dev":{"resourceUrl":"https://two.example/u/a/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"}})"_s);
    row("two containers",
        uR"(docker run -e SERVICE_API_KEY=AK0123456789 -e SERVICE_RESOURCE=https://one.example/u/a/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/ a
docker run -e SERVICE_RESOURCE=https://two.example/u/a/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/ b)"_s);
    row("a template with two values", uR"(@base = https://one.example
@base = https://two.example
GET {{base}}/mcp/
X-API-Key: AK0123456789)"_s);
    QString nested = u"$a = '"_s + QString(1000, u'x') + u"'\n"_s;
    for (const QChar c : u"bcdefg"_s)
        nested += u"$%1 = \"%2\"\n"_s.arg(c, u"$%1 "_s.arg(QChar(char16_t(c.unicode() - 1))).repeated(2000));
    row("variables of variables in PowerShell",
        nested + u"Invoke-RestMethod -Uri LOGS -Headers @{ 'x-api-key' = \"$g\" }"_s);
    row("a variable that grows in PowerShell", u"$a = '"_s + QString(8000, u'x') + u"'\n$v = $a\n"_s +
                                                   u"$v = \"$a$v\"\n"_s.repeated(60000) +
                                                   u"Invoke-RestMethod -Uri LOGS -Headers @{ 'x-api-key' = \"$v\" }"_s);
    row("HTTPie's header of a file", u"http POST LOGS X-API-Key:@key.txt"_s);
}

RC_TEST(TestPasteCommands)

} // namespace rc::tst_pastecommands

#include "tst_pastecommands.moc"
