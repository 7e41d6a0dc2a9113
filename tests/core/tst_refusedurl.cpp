// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that hostile and broken addresses are refused, each for its own reason: the classes of data/hostileurls.tsv,
// and more.
#include "core/datatable.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"

namespace rc::tst_refusedurl {

namespace {

const QString uuid = u"0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57"_s;
const QString path = u"/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s;

QString ownedBy(const QString &owner)
{
    return u"https://h.example/tools/u/"_s + owner + u"/resources/"_s + uuid + u'/';
}

struct HostileUrl
{
    QString kind;   ///< its class
    QString name;   ///< why it is hostile
    QString text;   ///< as pasted
    QString reason; ///< required in the refusal
};

/// `~U` is replaced with a UUID, `~P` with a whole path.
QList<HostileUrl> hostileUrls()
{
    QList<HostileUrl> urls;
    for (const QStringList &columns : dataRows(u"hostileurls.tsv"_s)) {
        QString text = columns[2];
        text.replace("~P"_L1, "/tools/u/ada/resources/~U/"_L1).replace("~U"_L1, uuid);
        urls.append({columns[0], columns[1], expanded(text), columns[3]});
    }
    return urls;
}

/// Faults of a Resource URL only do not concern a tool server; and the rest of a truncated address may be one.
bool isOfResourcesOnly(const HostileUrl &url)
{
    static const QStringList kinds{u"missing parts"_s, u"UUID"_s, u"several addresses"_s, u"characters in the path"_s};
    static const QRegularExpression reasons(u"UUID|/u/|line break cuts|ends at a space"_s);
    return kinds.contains(url.kind) || url.reason.contains(reasons) || url.text.contains(u'\'');
}

} // namespace

class TestRefusedUrl : public QObject
{
    Q_OBJECT

private slots:
    void refuses_data()
    {
        addColumns<QString, QString>("text", "reason");
        const auto at = [](const QString &host) { return u"https://"_s + host + path; };
        addRow("address behind an @", u"https://good.example@https://evil.example"_s + path, u"an @ before"_s);
        addRow("fullwidth digits", at(u"１２７.0.0.256"_s), u"really means"_s);
        addRow("fullwidth number", at(u"２１３０７０６４３３"_s), u"really means “2130706433”"_s);
        addRow("ideographic dots", at(u"127。1"_s), u"really means “127.1”"_s);
        addRow("circled digits", at(u"①②⑦.①"_s), u"really means “127.1”"_s);
        addRow("part of 64 characters", at(QString(64, u'a') + u".example"_s), u"too long"_s);
        addRow("254 characters", at(u"a."_s.repeated(126) + u"ab"_s), u"too long"_s);
        addRow("space in the owner", ownedBy(u"a b"_s), u"%20"_s);
        addRow("space in the owner, in quotes", u'"' + ownedBy(u"a b"_s) + u'"', u"%20"_s);
        addRow("no-break space, by its number", ownedBy(u"a\u00a0b"_s), u"U+00A0"_s);
        addRow("ideographic space, by its number", ownedBy(u"a\u3000b"_s), u"U+3000"_s);
        addRow("word joiner, by its number", ownedBy(u"a\u2060b"_s), u"U+2060"_s);
        addRow("no team", u"https://h.example/team"_s, u"no /team/<team>/ part"_s);
        addRow("resources for a team", u"https://h.example/team/resources/"_s + uuid, u"no /team/<team>/ part"_s);
        addRow("another page of a team", u"https://h.example/team/ops/resources/"_s + uuid + u"/edit"_s,
               u"is not part of"_s);
        const auto safe = [](const QString &target) {
            return u"https://eur02.safelinks.protection.outlook.com/?url="_s +
                   QString::fromLatin1(QUrl::toPercentEncoding(target)) + u"&data=05"_s;
        };
        addRow("only Mimecast knows", u"https://protect-eu.mimecast.com/s/AbCdEf?domain=h.example"_s, u"Mimecast"_s);
        addRow("a translated page", u"https://h-example.translate.goog"_s + path + u"?_x_tr_sl=de"_s,
               u"Google Translate"_s);
        addRow("a shortened link", u"https://t.co/AbCdEf"_s, u"t.co"_s);
        addRow("no address inside", u"https://www.google.com/url?sa=t"_s, u"Google"_s);
        addRow("a script inside", safe(u"javascript:alert(1)"_s), u"Safe Links"_s);
        addRow("plain http inside", safe(u"http://h.example"_s + path), u"unencrypted"_s);
        addRow("a user inside", safe(u"https://good.example@h.example"_s + path), u"an @ before"_s);
        addRow("a backslash inside", safe(u"https://good.example\\h.example"_s + path), u"backslash"_s);
        addRow("a step up inside", safe(u"https://h.example/.."_s + path), u"dot segment"_s);
        addRow("a line break inside", safe(u"https://h.example/u/a\nda/resources/"_s + uuid), u"line break"_s);
        addRow("another page inside", safe(u"https://h.example/wiki/"_s), u"no /u/"_s);
        addRow("a host that only looks like one",
               u"https://safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fh.example"_s, u"no /u/"_s);
        addRow("a rewriter behind a user", u"https://slack-redir.net@evil.example/link?url=https%3A%2F%2Fh.example"_s,
               u"an @ before"_s);
        QString nested = u"https://h.example"_s + path;
        for (int i = 0; i < 6; ++i)
            nested = safe(nested);
        addRow("six of them", nested, u"Safe Links"_s);
    }

    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const auto pasted = rc::parseResourceUrl(text);
        QVERIFY2(!pasted, pasted ? qPrintable(pasted->resource.resourceUrl()) : "");
        QCOMPARE(pasted.error().kind, rc::ErrorKind::BadInput);
        QVERIFY2(pasted.error().detail.text().contains(reason), qPrintable(pasted.error().detail));
    }

    void quotesNothingAfterTheUuid_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *rest : {",KEY",    ";KEY",    ", KEY",   "&key=KEY",  "=KEY",           ":KEY",     "@KEY",
                                 "KEY",     "-KEY",    "%20KEY",  "+KEY",      "$KEY",           "!KEY",     "'KEY",
                                 "~KEY",    "/KEY",    "/KEY/",   "/logs/KEY", "/key=KEY/logs/", "/a%2FKEY", "/%zzKEY",
                                 ",KEY%2F", "/..;KEY", "/KEY%00", "\x01KEY",   "\xe2\x81\xa0KEY"})
            addRow(rest, QString::fromUtf8(rest));
    }

    void quotesNothingAfterTheUuid()
    {
        const QString rest = QString::fromUtf8(QTest::currentDataTag());
        const auto pasted = rc::parseResourceUrl(u"https://h.example/u/ada/resources/"_s + uuid + rest);
        if (pasted) // only because of what stands before the key
            QVERIFY(!pasted->resource.resourceUrl().contains("KEY"_L1));
        else
            QVERIFY2(!pasted.error().detail.text().contains("KEY"_L1), qPrintable(pasted.error().detail));
    }

    void countsTheLengthInBytes()
    {
        const QString address = u"https://h.example"_s + path;
        const QString full = address + QString(rc::maxPasteBytes - address.size(), u' ');
        QVERIFY(rc::parseResourceUrl(full));
        QVERIFY(!rc::parseResourceUrl(full + u' '));
        // Fewer characters than bytes: a snowman has three.
        const QString wide = address + u' ' + QString((rc::maxPasteBytes - address.size()) / 3 + 1, u'☃');
        QVERIFY(wide.size() < rc::maxPasteBytes);
        const auto pasted = rc::parseResourceUrl(wide);
        QVERIFY(!pasted);
        QVERIFY(pasted.error().detail.text().contains("8 KiB"_L1));
    }

    void checksTheLengthFirst();

    void refusesHostileUrls_data()
    {
        addColumns<QString, QString, bool>("text", "reason", "toolServerToo");
        const QList<HostileUrl> urls = hostileUrls();
        for (const HostileUrl &url : urls)
            QTest::addRow("%s: %s", qPrintable(url.kind), qPrintable(url.name))
                << url.text << url.reason << !isOfResourcesOnly(url);
    }

    void refusesHostileUrls()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        QFETCH(bool, toolServerToo);
        const auto pasted = rc::parseResourceUrl(text);
        QVERIFY2(!pasted, pasted ? qPrintable(u"accepted as "_s + pasted->resource.resourceUrl()) : "");
        QCOMPARE(pasted.error().kind, rc::ErrorKind::BadInput);
        QVERIFY2(!reason.isEmpty() && pasted.error().detail.text().contains(reason), qPrintable(pasted.error().detail));
        QVERIFY2(!rc::hasHiddenText(pasted.error().detail), "the refusal itself hides something");
        if (!toolServerToo)
            return;
        const auto server = rc::parseToolServerUrl(text);
        QVERIFY2(!server, server ? qPrintable(u"accepted as "_s + server->toString()) : "");
    }
};

void TestRefusedUrl::checksTheLengthFirst()
{
    const auto pasted = rc::parseResourceUrl(u"ftp://"_s + QString(50'000'000, u'\\'));
    QVERIFY(!pasted);
    QVERIFY(pasted.error().detail.text().contains("8 KiB"_L1));
    QVERIFY(pasted.error().detail.text().size() < 200);
}

RC_PLAIN_TEST(TestRefusedUrl)

} // namespace rc::tst_refusedurl

#include "tst_refusedurl.moc"
