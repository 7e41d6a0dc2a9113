// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the evidence of a step: data from probes and responses, and what is omitted.
#include "check/evidence/fact.h"
#include "core/datetimes.h"
#include "support/testprogram.h"

#include <QSet>

#include <algorithm>

namespace rc::tst_fact {

namespace {

const QDateTime now = utcTime({2026, 11, 21}, {8, 0, 0});

QString valueOf(const QList<Fact> &facts, FactId id)
{
    const auto found = std::find_if(facts.begin(), facts.end(), [id](const Fact &fact) { return fact.id == id; });
    return found == facts.end() ? QString() : found->value.text();
}

HttpResponse answered(const HeaderList &headers)
{
    HttpResponse response;
    response.status = 200;
    response.reason = u"OK"_s;
    response.url = QUrl(u"https://someone:secret@logs.example.net/a/?q=1#f"_s);
    response.headers = headers;
    response.body = "{}";
    response.timings = {1000, 2500, 2600, 9000, 9100};
    return response;
}

} // namespace

class TestFact : public QObject
{
    Q_OBJECT

private slots:
    void everyFactHasAUniqueWordAndLabel()
    {
        QSet<QString> words;
        QSet<QString> labels;
        const int count = int(FactId::Remarks) + 1;
        for (int id = 0; id < count; ++id) {
            words.insert(QString(wireWord(FactId(id))));
            labels.insert(factLabel(FactId(id)));
        }
        QCOMPARE(words.size(), count);
        QCOMPARE(labels.size(), count);
        QVERIFY(!words.contains(QString()) && !labels.contains(QString()));
    }

    void addressesNameTheirFamily()
    {
        ProbeReport report;
        report.addresses = {u"192.0.2.7"_s, u"2001:db8::7"_s};
        QCOMPARE(valueOf(probeFacts(Probe::Kind::Name, report, {}), FactId::Addresses),
                 u"192.0.2.7 (IPv4), 2001:db8::7 (IPv6)"_s);
        report.addresses = {u"192.0.2.7"_s};
        QCOMPARE(valueOf(probeFacts(Probe::Kind::Port, report, u"proxy.example:3128"_s), FactId::Address),
                 u"192.0.2.7 (IPv4)"_s);
        QCOMPARE(valueOf(probeFacts(Probe::Kind::Port, report, u"proxy.example:3128"_s), FactId::Proxy),
                 u"proxy.example:3128"_s);
        QCOMPARE(valueOf(probeFacts(Probe::Kind::Port, report, {}), FactId::Proxy), u"none"_s);
    }

    void rejectedCertificateIsEvidence()
    {
        ProbeReport report;
        TlsFault fault;
        fault.certificate.subject = u"CN=\u202eevil"_s;
        fault.certificate.names = {u"a.example"_s, u"b.example"_s};
        fault.certificate.validFrom = now;
        fault.certificate.validUntil = now.addDays(1);
        Error error;
        error.kind = ErrorKind::TlsFailed;
        error.tls = fault;
        report.error = error;
        const QList<Fact> facts = probeFacts(Probe::Kind::Tls, report, {});
        QVERIFY(valueOf(facts, FactId::Subject).contains(u"U+202E"_s));
        QCOMPARE(valueOf(facts, FactId::Names), u"a.example, b.example"_s);
        QCOMPARE(valueOf(facts, FactId::Validity), u"from 2026-11-21T08:00:00Z to 2026-11-22T08:00:00Z"_s);
        QVERIFY(valueOf(facts, FactId::Expiry).isEmpty()); // no connection was established
    }

    void toolListShowsDialectAgeAndFreshness()
    {
        ToolCatalog catalog;
        catalog.dialect = Dialect::Modern;
        catalog.version = "2026-07-28";
        QCOMPARE(valueOf(listFacts(catalog, now), FactId::Dialect), QString(wireWord(Dialect::Modern)));
        QVERIFY(valueOf(listFacts(catalog, now), FactId::Remembered).isEmpty());
        QVERIFY(valueOf(listFacts(catalog, now), FactId::Caching).isEmpty());
        QVERIFY(valueOf(listFacts(catalog, now), FactId::Changes).isEmpty());
        catalog.dialectSince = now.addDays(-3);
        catalog.cache = {300'000, u"private"_s};
        const QString old = valueOf(listFacts(catalog, now), FactId::Remembered);
        catalog.dialectSince = now;
        QVERIFY(!old.isEmpty() && valueOf(listFacts(catalog, now), FactId::Remembered) != old);
        QVERIFY(valueOf(listFacts(catalog, now), FactId::Caching).contains(u"private"_s));
        catalog.listChanged = true;
        const QString announced = valueOf(listFacts(catalog, now), FactId::Changes);
        catalog.listChanged = false;
        QVERIFY(!announced.isEmpty() && valueOf(listFacts(catalog, now), FactId::Changes) != announced);
    }

    void refusalShowsTheSignInServer()
    {
        HttpResponse response = answered({});
        response.status = 401;
        response.headers = {{"WWW-Authenticate", "Bearer scope=\"a\\\"b\", resource_metadata=\"https:x\""}};
        QVERIFY(valueOf(responseFacts(response, now), FactId::SignIn).contains(u"https:x"_s));
        response.headers = {{"WWW-Authenticate", "Bearer realm=\"x\""}};
        QVERIFY(valueOf(responseFacts(response, now), FactId::SignIn).isEmpty()); // an API key may be sent as a bearer
                                                                                  // token, too
    }

    void responseShowsTimingsWithoutUserInfo()
    {
        const QList<Fact> facts = responseFacts(answered({}), now);
        QCOMPARE(valueOf(facts, FactId::Asked), u"https://logs.example.net/a/"_s);
        QCOMPARE(valueOf(facts, FactId::Status), u"200 OK"_s);
        QCOMPARE(valueOf(facts, FactId::Phases),
                 u"connecting at 1.0 ms, TLS up at 2.5 ms, sent at 2.6 ms, first byte at 9.0 ms, ended at 9.1 ms"_s);
        QVERIFY(!valueOf(facts, FactId::Size).isEmpty());
    }

    void clocksAreCompared_data()
    {
        addColumns<QByteArray, QString>("date", "words");
        QTest::newRow("the same") << QByteArray("Sat, 21 Nov 2026 08:00:01 GMT") << u"less than 2 s"_s;
        QTest::newRow("ahead") << QByteArray("Sat, 21 Nov 2026 08:05:00 GMT") << u"5 min ahead of this computer"_s;
        QTest::newRow("hours ahead") << QByteArray("Sat, 21 Nov 2026 11:00:01 GMT") << u"3 h ahead of this computer"_s;
        QTest::newRow("behind") << QByteArray("Sat, 21 Nov 2026 07:59:00 GMT") << u"60 s behind this computer"_s;
        QTest::newRow("no date") << QByteArray() << QString();
        QTest::newRow("wrong weekday") << QByteArray("Mon, 21 Nov 2026 08:05:00 GMT")
                                       << u"5 min ahead of this computer"_s;
        QTest::newRow("no such day") << QByteArray("Sat, 31 Nov 2026 08:30:00 GMT") << QString();
        QTest::newRow("days behind") << QByteArray("Mon, 09 Nov 2026 08:00:00 GMT")
                                     << u"12 day(s) behind this computer"_s;
        QTest::newRow("rubbish") << QByteArray("yesterday") << QString();
    }

    void clocksAreCompared()
    {
        QFETCH(QByteArray, date);
        QFETCH(QString, words);
        QCOMPARE(valueOf(responseFacts(answered({{"Date", date}}), now), FactId::ClockSkew), words);
    }

    void headersAreSafeAndWithoutCookies()
    {
        HeaderList headers{{"Server", "a\x1b[31mb"}, {"set-cookie", "session=s3cr3t"}};
        const QString shown = valueOf(responseFacts(answered(headers), now), FactId::Headers);
        QVERIFY(!shown.contains(QChar(0x1b)));
        QVERIFY(!shown.contains(u"s3cr3t"_s));
        QVERIFY(shown.contains(u"set-cookie: (hidden)"_s));
        for (int i = 0; i < 500; ++i)
            headers.append({"X-" + QByteArray::number(i), QByteArray(5000, 'x')});
        const QString many = valueOf(responseFacts(answered(headers), now), FactId::Headers);
        QVERIFY(many.count(u'\n') < 50);
        QVERIFY(many.size() < 20'000);
    }

    void unsentRequestsHaveNoFacts() { QVERIFY(responseFacts(HttpResponse(), now).isEmpty()); }
};

RC_TEST(TestFact)

} // namespace rc::tst_fact

#include "tst_fact.moc"
