// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service behaves like a real deployment: compared with an independent server of the same facts by the same
// requests.
#include "demo/demoservice.h"
#include "demo/rawhttp.h"
#include "support/deployment.h"
#include "support/testprogram.h"

#include <QUrlQuery>

namespace rc::tst_asdeployed {

namespace {

using Key = DemoSetting::Key;
using Reach = DemoSetting::Reach;

struct Route
{
    const char *what;
    QByteArray verb;
    QByteArray path; ///< UUID is replaced by the resource's
    QByteArray body = "{\"logs\":[]}";
    QList<std::pair<QByteArray, QByteArray>> headers = {};
};

const QByteArray list = R"({"jsonrpc":"2.0","id":"one","method":"tools/list","params":{}})";
const QByteArray ingestPath = "/tools/u/mara/resources/UUID/logs/";

QList<Route> routes()
{
    const QByteArray post = "POST";
    const std::pair<QByteArray, QByteArray> both{"Accept", "application/json, text/event-stream"};
    const std::pair<QByteArray, QByteArray> token{"Authorization", "Bearer abc"};
    const std::pair<QByteArray, QByteArray> uuid{"X-Resource-UUID", "UUID"};
    return {
        {"an entry", post, ingestPath, R"({"logs":[{"level":"info"}]})"},
        {"an object", post, ingestPath, "{}"},
        {"an array", post, ingestPath, "[1]"},
        {"no body", post, ingestPath, {}},
        {"no JSON", post, ingestPath, "x"},
        {"no JSON for no resource", post, "/tools/u/mara/resources/x/logs/", "x"},
        {"another owner", post, "/tools/u/nobody/resources/UUID/logs/"},
        {"an owner with a space", post, "/tools/u/a%20b/resources/UUID/logs/"},
        {"another resource", post, "/tools/u/mara/resources/0af1ddac-95f2-4f3e-a9e5-c5a6c6f8d9d0/logs/"},
        {"another product", post, "/DevTools/u/mara/resources/UUID/logs/"},
        {"no product", post, "/u/mara/resources/UUID/logs/"},
        {"no slash", post, ingestPath.chopped(1)},
        {"the page", "GET", ingestPath.chopped(5), {}},
        {"the ingest address as a page", "GET", ingestPath, {}},
        {"the team's address", post, "/tools/team/ops/resources/UUID/logs/"},
        {"the log service as tool server", post, "/tools/mcp/", list, {both}},
        {"tools", post, "/mcp/", list, {both}},
        {"tools, no slash", post, "/mcp", list, {both}},
        {"tools, with the UUID", post, "/mcp/", list, {both, uuid}},
        {"code hosting", post, "/github/", list, {both}},
        {"code hosting, with a token", post, "/github/", list, {both, token}},
        {"code hosting, with a token and the UUID", post, "/github/", list, {both, token, uuid}},
    };
}

/// The common parts of both.
QByteArray essence(const RawResponse &response)
{
    const QJsonObject json = QJsonDocument::fromJson(response.body).object();
    QByteArray told = QByteArray::number(response.status) + ' ' + json["error"_L1].toString().toLatin1() +
                      json["detail"_L1].toString().toLatin1() + json["status"_L1].toString().toLatin1();
    if (response.status >= 300 && response.status < 400) {
        const QUrl target =
            QUrl(u"http://127.0.0.1/"_s).resolved(QUrl(QString::fromLatin1(response.headers.value("location"))));
        told +=
            target.path().toLatin1() + ' ' + QUrlQuery(target).queryItemValue(u"next"_s, QUrl::FullyDecoded).toLatin1();
    } else if (response.status >= 400) {
        told += ' ' + response.headers.value("content-type").split(';').first();
    }
    return told;
}

QByteArray keyOfDeployment(Key kind, const QByteArray &person)
{
    switch (kind) {
    case Key::Account:
        return Deployment::accountKey(person);
    case Key::Team:
        return Deployment::teamKey();
    case Key::Resource:
        return Deployment::resourceKey();
    case Key::Unknown:
        break;
    }
    return "nobody's";
}

} // namespace

class TestAsDeployed : public QObject
{
    Q_OBJECT

private slots:
    void demoAndDeploymentRespondAlike_data()
    {
        QTest::addColumn<int>("reach");
        QTest::addColumn<int>("key"); ///< -1: not sent
        QTest::addColumn<QByteArray>("person");
        const QList<std::pair<const char *, Reach>> reaches{{"owned", Reach::Owned}, {"shared", Reach::Shared}};
        for (const auto &[word, reach] : reaches) {
            for (const char *person : {"mara", "jon", "zoe"})
                QTest::addRow("%s, the account of %s", word, person)
                    << int(reach) << int(Key::Account) << QByteArray(person);
            QTest::addRow("%s, the team", word) << int(reach) << int(Key::Team) << QByteArray("jon");
            QTest::addRow("%s, the resource", word) << int(reach) << int(Key::Resource) << QByteArray("mara");
            QTest::addRow("%s, nobody's key", word) << int(reach) << int(Key::Unknown) << QByteArray("mara");
            QTest::addRow("%s, no key", word) << int(reach) << -1 << QByteArray("mara");
        }
    }

    void demoAndDeploymentRespondAlike()
    {
        QFETCH(int, reach);
        QFETCH(int, key);
        QFETCH(QByteArray, person);
        const bool isOwned = reach == int(Reach::Owned);
        const Deployment deployment(isOwned ? Deployment::Kind::Owned : Deployment::Kind::Shared, "/tools");
        DemoService demo;
        QVERIFY(demo.start());
        DemoSetting setting;
        setting.owner = u"mara"_s;
        setting.reach = Reach(reach);
        setting.key = key < 0 ? Key::Unknown : Key(key);
        setting.person = QString::fromLatin1(person);
        setting.codeHosting = DemoSetting::CodeHosting::WantsToken;
        demo.play(setting);
        const QByteArray uuid = demo.resourceUrl().section(u'/', -2, -2).toLatin1();

        QStringList differences;
        for (const Route &route : routes()) {
            for (const QByteArray &name :
                 {QByteArray(), QByteArray("mara"), QByteArray("jon"), QByteArray("zoe"), QByteArray("nobody")}) {
                ReceivedRequest seen{route.verb, route.path, {}, route.body, {}};
                seen.path.replace("UUID", Deployment::uuid());
                QList<QByteArray> headers;
                const auto add = [&](const QByteArray &header, QByteArray ofDemo, QByteArray ofDeployment) {
                    headers.append(header + ": " + ofDemo.replace("UUID", uuid));
                    seen.headers.insert(header.toLower(), ofDeployment.replace("UUID", Deployment::uuid()));
                };
                if (key >= 0)
                    add("X-API-Key", demo.key().reveal(), keyOfDeployment(Key(key), person));
                if (!name.isEmpty())
                    add("X-User-Username", name, name);
                for (const auto &[header, value] : route.headers)
                    add(header, value, value);
                const QString path = QString::fromLatin1(QByteArray(route.path).replace("UUID", uuid));
                const RawResponse response = exchange(demo.toolServerUrl() + path, route.verb, headers, route.body);
                const QByteArray ofDemo = essence(response).replace(uuid, "UUID");
                const QByteArray ofDeployment =
                    essence(rawResponse(deployment(seen))).replace(Deployment::uuid(), "UUID");
                if (ofDemo != ofDeployment)
                    differences.append(QString::fromLatin1(QByteArray(route.what) + ", name \"" + name + "\": \"" +
                                                           ofDemo + "\", not \"" + ofDeployment + '"'));
            }
        }
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    }
};

RC_TEST(TestAsDeployed)

} // namespace rc::tst_asdeployed

#include "tst_asdeployed.moc"
