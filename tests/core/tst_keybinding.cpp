// SPDX-License-Identifier: GPL-3.0-or-later
// A secret is bound to servers, trust and header: allowed and forbidden uses.
#include "core/key/keybinding.h"
#include "core/profile/profile.h"
#include "support/testprogram.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

namespace rc::tst_keybinding {

namespace {

Profile sample()
{
    Profile profile;
    profile.name = u"prod"_s;
    profile.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = u"https://mcp.example.net:8443/base"_s;
    return profile;
}

} // namespace

class TestKeyBinding : public QObject
{
    Q_OBJECT

private slots:
    void bothAddressesAreBound()
    {
        QCOMPARE(keyOrigins(sample()), (QStringList{u"https://logs.example.net"_s, u"https://mcp.example.net:8443"_s}));
        Profile usual = sample();
        usual.toolServer = u"https://LOGS.example.net:443/mcp-base/"_s;
        QCOMPARE(keyBinding(usual, {}).origins, QStringList{u"https://logs.example.net"_s});
        QCOMPARE(keyOrigins(Profile()), QStringList());
    }

    void allowsOnlyTheBoundUse_data()
    {
        addColumns<Profile, QByteArray, bool>("wanted", "authorities", "allowed");
        const auto row = [](const char *name, bool allowed, const auto &change,
                            const QByteArray &authorities = "mine") {
            Profile profile = sample();
            change(profile);
            QTest::newRow(name) << profile << authorities << allowed;
        };
        row("the same", true, [](Profile &) {});
        row("another name", true, [](Profile &profile) { profile.name = u"test"_s; });
        row("another resource there", true, [](Profile &profile) { profile.resource.replace(u"mara"_s, u"jon"_s); });
        row("another path of the tool server", true, [](Profile &profile) { profile.toolServer += u"/other"_s; });
        row("no tool server", true, [](Profile &profile) { profile.toolServer.clear(); });
        row("the system's authorities alone", true, [](Profile &) {}, {});
        row("the header in other letters", true, [](Profile &profile) { profile.keyHeader = u"x-api-KEY"_s; });
        row("another host", false, [](Profile &profile) { profile.resource.replace(u"logs."_s, u"log."_s); });
        row("another port", false, [](Profile &profile) { profile.toolServer.replace(u"8443"_s, u"8444"_s); });
        row("where nothing is sent", true, [](Profile &profile) { profile.resource.replace(u"https"_s, u"http"_s); });
        row("this machine, in clear text", false,
            [](Profile &profile) { profile.resource.replace(u"https://logs.example.net"_s, u"http://127.0.0.1"_s); });
        row("another tool server", false, [](Profile &profile) { profile.toolServer = u"https://evil.example"_s; });
        row("other authorities", false, [](Profile &) {}, "others");
        row("as a bearer token", false, [](Profile &profile) { profile.bearer = true; });
        row("another header", false, [](Profile &profile) { profile.keyHeader = u"X-Token"_s; });
    }

    void allowsOnlyTheBoundUse()
    {
        QFETCH(Profile, wanted);
        QFETCH(QByteArray, authorities);
        QTEST(keyBinding(sample(), "mine").allows(keyBinding(wanted, authorities)), "allowed");
    }

    void tokenIsBoundToTheToolServer()
    {
        QCOMPARE(tokenBinding(sample(), {}).origins, QStringList{u"https://mcp.example.net:8443"_s});
        QVERIFY(!tokenBinding(sample(), {}).allows(keyBinding(sample(), {})));
    }

    void roundTrips()
    {
        const KeyBinding binding = keyBinding(sample(), "mine");
        const Secret key("canary-key");
        const Secret text = sealedBinding(binding, key);
        QCOMPARE(unsealedBinding(text, key), std::optional(binding));
        QVERIFY(!text.reveal().contains("canary"));
        QVERIFY(text.reveal() != sealedBinding(binding, key).reveal()); // with a new salt

        QByteArray before = text.reveal(); // from before bearer tokens
        before.replace(",\"bearer\":false", "");
        QVERIFY(before.size() < text.reveal().size());
        QCOMPARE(unsealedBinding(Secret(before), key), std::optional(binding));
        Profile bearer = sample();
        bearer.bearer = true;
        QCOMPARE(unsealedBinding(sealedBinding(keyBinding(bearer, {}), key), key),
                 std::optional(keyBinding(bearer, {})));
    }

    void otherSecretHasNoBinding()
    {
        const Secret text = sealedBinding(keyBinding(sample(), {}), Secret("canary-key"));
        QCOMPARE(unsealedBinding(text, Secret("another-key")), std::nullopt);
        QCOMPARE(unsealedBinding(text, Secret()), std::nullopt);
    }

    void tamperingIsDetected()
    {
        const Secret text = sealedBinding(keyBinding(sample(), "mine"), Secret("canary-key"));
        const QJsonObject whole = QJsonDocument::fromJson(text.reveal()).object();
        QVERIFY(whole.size() >= 6);
        for (const QString &member : whole.keys()) {
            QJsonObject changed = whole;
            const QJsonValue value = whole.value(member);
            if (value.isArray())
                changed.insert(member, QJsonArray{u"https://evil.example"_s});
            else if (value.isBool())
                changed.insert(member, !value.toBool());
            else
                changed.insert(member, value.isDouble() ? QJsonValue(1) : QJsonValue(value.toString() + u"00"_s));
            QVERIFY2(!unsealedBinding(Secret(QJsonDocument(changed).toJson()), Secret("canary-key")),
                     qPrintable(member));
        }
    }

    void damaged_data();

    void damaged()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(unsealedBinding(Secret(text), Secret("k")), std::nullopt);
    }

    void errorNamesEachServerOnce()
    {
        const KeyBinding bound = keyBinding(sample(), {});
        Profile moved = sample();
        moved.resource.replace(u"logs.example.net"_s, u"logs.evil.example"_s);
        moved.keyHeader = u"X-Token"_s;
        const Error error = withheldError(bound, keyBinding(moved, "theirs"));
        QCOMPARE(error.kind, ErrorKind::KeyBoundElsewhere);
        for (const QString &part : {u"logs.example.net"_s, u"logs.evil.example"_s, u"x-token"_s})
            QVERIFY2(error.detail.text().contains(part), qPrintable(error.detail));
        QCOMPARE(error.detail.text().count(u"mcp.example.net"_s), 1); // permitted before and now
        QVERIFY2(!error.detail.text().contains(u"://"_s), qPrintable(error.detail));
        Profile local = sample();
        local.resource.replace(u"logs.example.net"_s, u"127.0.0.1:8443"_s);
        const KeyBinding boundHere = keyBinding(local, {});
        local.resource.replace(u"https:"_s, u"http:"_s);
        const QString downgraded = withheldError(boundHere, keyBinding(local, {})).detail;
        QVERIFY2(downgraded.contains(u"http://127.0.0.1:8443"_s), qPrintable(downgraded));
        const Error unbound = withheldError(std::nullopt, bound);
        QCOMPARE(unbound.kind, ErrorKind::KeyUnbound);
        QVERIFY(unbound.detail.text().contains(u"mcp.example.net:8443"_s));
    }
};

void TestKeyBinding::damaged_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << "canary-key"_ba;
    QTest::newRow("another format") << QByteArray(sealedBinding(keyBinding(sample(), {}), Secret("k")).reveal())
                                           .replace(R"("version":2)", R"("version":3)");
    QTest::newRow("no seal") << R"({"version":2,"origins":["https://evil.example"],"header":"x-api-key"})"_ba;
    QTest::newRow("no salt") << R"({"version":2,"origins":[],"header":"x-api-key","salt":"","seal":""})"_ba;
    // HMAC-SHA-256 of "k" with the salt for its key
    QTest::newRow("of the version before")
        << "{\"version\":1,\"origins\":[],\"authority\":\"\",\"header\":\"x-api-key\",\"salt\":\"00\",\"digest\":\"" +
               QMessageAuthenticationCode::hash("k", QByteArray(1, '\0'), QCryptographicHash::Sha256).toHex() + "\"}";
}

RC_TEST(TestKeyBinding)

} // namespace rc::tst_keybinding

#include "tst_keybinding.moc"
