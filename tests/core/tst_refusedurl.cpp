// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that hostile and broken addresses are refused, each for its own reason.
#include "core/url/resourceurl.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_refusedurl {

namespace {

const QString uuid = u"0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57"_s;
const QString path = u"/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s;

QString ownedBy(const QString &owner)
{
    return u"https://h.example/tools/u/"_s + owner + u"/resources/"_s + uuid + u'/';
}

} // namespace

class TestRefusedUrl : public QObject
{
    Q_OBJECT

private slots:
    void refusesTheScheme_data();
    void refusesTheScheme() { refuses(); }
    void refusesTheHost_data();
    void refusesTheHost() { refuses(); }
    void refusesThePort_data();
    void refusesThePort() { refuses(); }
    void refusesCharacters_data();
    void refusesCharacters() { refuses(); }
    void refusesThePath_data();
    void refusesThePath() { refuses(); }
    void refusesRewrittenLinks_data();
    void refusesRewrittenLinks() { refuses(); }
    void refusesMissingParts_data();
    void refusesMissingParts() { refuses(); }
    void countsTheLengthInBytes();
    void measuresBeforeItLooks();

private:
    static void columns();
    static void refuses();
};

void TestRefusedUrl::columns()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
}

void TestRefusedUrl::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const auto pasted = rc::parseResourceUrl(text);
    QVERIFY2(!pasted, pasted ? qPrintable(pasted->resource.resourceUrl()) : "");
    QCOMPARE(pasted.error().kind, rc::ErrorKind::BadInput);
    QVERIFY2(pasted.error().detail.contains(reason), qPrintable(pasted.error().detail));
}

void TestRefusedUrl::refusesTheScheme_data()
{
    columns();
    QTest::newRow("ftp") << u"ftp://h.example"_s + path << u"begins with ftp:"_s;
    QTest::newRow("file") << u"file://h.example"_s + path << u"begins with file:"_s;
    QTest::newRow("ws") << u"wss://h.example"_s + path << u"begins with wss:"_s;
    QTest::newRow("letters before the scheme") << u"xhttps://h.example"_s + path << u"begins with xhttps:"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << u"begins with javascript:"_s;
    QTest::newRow("data") << u"data:text/html,x"_s << u"begins with data:"_s;
    QTest::newRow("mailto") << u"mailto:ada@example.net"_s << u"begins with mailto:"_s;
    QTest::newRow("view-source") << u"view-source:https://h.example"_s + path << u"begins with view-source:"_s;
    QTest::newRow("blob") << u"blob:https://h.example"_s + path << u"begins with blob:"_s;
    QTest::newRow("http elsewhere") << u"http://h.example"_s + path << u"unencrypted"_s;
    QTest::newRow("http to a private address") << u"http://192.168.0.1"_s + path << u"unencrypted"_s;
    QTest::newRow("http to a name like localhost") << u"http://localhost.example"_s + path << u"unencrypted"_s;
    QTest::newRow("http below localhost") << u"http://logs.localhost"_s + path << u"unencrypted"_s;
    QTest::newRow("http to all addresses") << u"http://0.0.0.0"_s + path << u"unencrypted"_s;
    QTest::newRow("no scheme") << u"h.example"_s + path << u"does not begin with https://"_s;
    QTest::newRow("no scheme, but a port") << u"localhost:8080"_s + path << u"does not begin with https://"_s;
    QTest::newRow("two slashes only") << u"//h.example"_s + path << u"does not begin with https://"_s;
    QTest::newRow("a colon and slashes only") << u"://h.example"_s + path << u"does not begin with https://"_s;
    QTest::newRow("one slash") << u"https:/h.example"_s + path << u"two slashes"_s;
    QTest::newRow("no slash") << u"https:h.example"_s + path << u"two slashes"_s;
    QTest::newRow("backslashes for slashes") << u"https:\\\\h.example"_s + path << u"two slashes"_s;
    QTest::newRow("nothing") << QString() << u"No address was pasted"_s;
    QTest::newRow("spaces only") << u" \n\t "_s << u"No address was pasted"_s;
    QTest::newRow("a word") << u"hello"_s << u"No web address"_s;
    QTest::newRow("a UUID alone") << uuid << u"No web address"_s;
}

void TestRefusedUrl::refusesTheHost_data()
{
    columns();
    const QString number = u"a number, which programs read"_s;
    const auto at = [](const QString &host) { return u"https://"_s + host + path; };
    QTest::newRow("none") << u"https://"_s + path << u"no host name"_s;
    QTest::newRow("port only") << at(u":443"_s) << u"no host name"_s;
    QTest::newRow("user") << at(u"ada@h.example"_s) << u"an @ before its host"_s;
    QTest::newRow("user and password") << at(u"ada:pw@h.example"_s) << u"an @ before its host"_s;
    QTest::newRow("empty user") << at(u"@h.example"_s) << u"an @ before its host"_s;
    QTest::newRow("host for a user") << at(u"good.example:443@evil.example"_s) << u"an @ before its host"_s;
    QTest::newRow("encoded user") << at(u"a%40b@h.example"_s) << u"an @ before its host"_s;
    QTest::newRow("address behind an @") << u"https://good.example@https://evil.example"_s + path << u"an @ before"_s;
    QTest::newRow("backslash and @") << at(u"good.example\\@evil.example"_s) << u"backslash"_s;
    QTest::newRow("percent sign") << at(u"h%2eexample"_s) << u"percent sign"_s;
    QTest::newRow("zone of IPv6") << at(u"[fe80::1%25eth0]"_s) << u"percent sign"_s;
    QTest::newRow("one decimal number") << at(u"2130706433"_s) << number;
    QTest::newRow("one hexadecimal number") << at(u"0x7f000001"_s) << number;
    QTest::newRow("capital hexadecimal") << at(u"0X7F.1"_s) << number;
    QTest::newRow("hexadecimal and short") << at(u"0x7f.1"_s) << number;
    QTest::newRow("short") << at(u"127.1"_s) << number;
    QTest::newRow("three numbers") << at(u"1.2.3"_s) << number;
    QTest::newRow("five numbers") << at(u"1.2.3.4.5"_s) << number;
    QTest::newRow("name that ends in a number") << at(u"h.example.1"_s) << number;
    QTest::newRow("name that ends in 0x") << at(u"h.0x"_s) << number;
    QTest::newRow("octal") << at(u"0177.0.0.1"_s) << u"not a valid IPv4"_s;
    QTest::newRow("leading zeros") << at(u"127.0.0.01"_s) << u"not a valid IPv4"_s;
    QTest::newRow("256") << at(u"256.1.1.1"_s) << u"not a valid IPv4"_s;
    QTest::newRow("fullwidth digits") << at(u"１２７.0.0.256"_s) << u"really means"_s;
    QTest::newRow("fullwidth number") << at(u"２１３０７０６４３３"_s) << u"really means “2130706433”"_s;
    QTest::newRow("ideographic dots") << at(u"127。1"_s) << u"really means “127.1”"_s;
    QTest::newRow("circled digits") << at(u"①②⑦.①"_s) << u"really means “127.1”"_s;
    QTest::newRow("fullwidth slash") << at(u"good.example／evil"_s) << u"host name"_s;
    QTest::newRow("account-of sign, which maps to a/c") << at(u"good.example℀.evil.example"_s) << u"host name"_s;
    QTest::newRow("fullwidth at sign") << at(u"good.example＠evil.example"_s) << u"host name"_s;
    QTest::newRow("broken ACE form") << at(u"xn--.example"_s) << u"host name"_s;
    QTest::newRow("ACE form of plain letters") << at(u"xn--abc-.example"_s) << u"host name"_s;
    QTest::newRow("dot at the end") << at(u"h.example."_s) << u"extra dot"_s;
    QTest::newRow("dot at the beginning") << at(u".h.example"_s) << u"extra dot"_s;
    QTest::newRow("two dots") << at(u"h..example"_s) << u"extra dot"_s;
    QTest::newRow("hyphen first") << at(u"-h.example"_s) << u"hyphen"_s;
    QTest::newRow("hyphen last") << at(u"h-.example"_s) << u"hyphen"_s;
    QTest::newRow("asterisk") << at(u"*.example"_s) << u"an invalid character"_s;
    QTest::newRow("dollar sign") << at(u"$HOST"_s) << u"an invalid character"_s;
    QTest::newRow("braces") << at(u"{base_url}"_s) << u"an invalid character"_s;
    QTest::newRow("part of 64 characters") << at(QString(64, u'a') + u".example"_s) << u"63 characters"_s;
    QTest::newRow("254 characters") << at(u"a."_s.repeated(126) + u"ab"_s) << u"253 characters"_s;
    QTest::newRow("IPv6 without brackets") << at(u"2001:db8::1"_s) << u"square brackets"_s;
    QTest::newRow("IPv6 that never closes") << at(u"[2001:db8::1"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 with text behind") << at(u"[::1]evil.example"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 of nine groups") << at(u"[1:2:3:4:5:6:7:8:9]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 of seven groups") << at(u"[1:2:3:4:5:6:7]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 with two gaps") << at(u"[1::2::3]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 with three colons") << at(u"[1:::2]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 with a long group") << at(u"[12345::]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 with a letter") << at(u"[g::1]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv6 with a bad tail") << at(u"[::127.1]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("empty brackets") << at(u"[]"_s) << u"not a valid IPv6"_s;
    QTest::newRow("IPv4 in brackets") << at(u"[127.0.0.1]"_s) << u"not a valid IPv6"_s;
}

void TestRefusedUrl::refusesThePort_data()
{
    columns();
    const auto at = [](const QString &port) { return u"https://h.example:"_s + port + path; };
    const QString reason = u"from 1 to 65535"_s;
    QTest::newRow("empty") << at({}) << reason;
    QTest::newRow("zero") << at(u"0"_s) << reason;
    QTest::newRow("65536") << at(u"65536"_s) << reason;
    QTest::newRow("99999") << at(u"99999"_s) << reason;
    QTest::newRow("2^64 and 443") << at(u"18446744073709552059"_s) << reason;
    QTest::newRow("2^32 and 443") << at(u"4294967739"_s) << reason;
    QTest::newRow("negative") << at(u"-1"_s) << reason;
    QTest::newRow("with a plus") << at(u"+443"_s) << reason;
    QTest::newRow("hexadecimal") << at(u"0x1bb"_s) << reason;
    QTest::newRow("word") << at(u"https"_s) << reason;
    QTest::newRow("two ports") << at(u"443:80"_s) << reason;
    QTest::newRow("fullwidth digits") << at(u"４４３"_s) << reason;
    QTest::newRow("Arabic digits") << at(u"٤٤٣"_s) << reason;
    QTest::newRow("zero behind IPv6") << u"https://[::1]:0"_s + path << reason;
}

void TestRefusedUrl::refusesCharacters_data()
{
    columns();
    const QString hidden = u"control or invisible character"_s;
    QTest::newRow("backslash in the path") << ownedBy(u"a\\b"_s) << u"backslash"_s;
    QTest::newRow("backslash at the end") << u"https://h.example"_s + path + u"\\x"_s << u"backslash"_s;
    QTest::newRow("NUL") << ownedBy(u"a"_s + QChar(u'\0') + u"b"_s) << hidden;
    QTest::newRow("escape") << ownedBy(u"a\x1b[31mb"_s) << hidden;
    QTest::newRow("delete") << ownedBy(u"a\x7fz"_s) << hidden;
    QTest::newRow("next line, U+0085") << ownedBy(u"a\u0085z"_s) << hidden;
    QTest::newRow("zero-width space") << ownedBy(u"a\u200bz"_s) << hidden;
    QTest::newRow("right-to-left override") << ownedBy(u"a\u202ez"_s) << hidden;
    QTest::newRow("soft hyphen in the host") << u"https://h\u00ad.example"_s + path << hidden;
    QTest::newRow("zero-width joiner in the host") << u"https://h\u200d.example"_s + path << hidden;
    QTest::newRow("byte order mark inside") << ownedBy(u"a\ufeffz"_s) << hidden;
    QTest::newRow("lone surrogate") << ownedBy(u"a"_s + QChar(0xD800) + u"b"_s) << hidden;
    QTest::newRow("line break in the owner") << ownedBy(u"a\n b c"_s) << u"line break cuts"_s;
    QTest::newRow("line break in the host") << u"https://h.\nexample"_s + path << u"line break cuts"_s;
    QTest::newRow("line break, then another address")
        << u"https://h.example/u/\nhttps://h.example/ada/resources/"_s + uuid << u"no /u/"_s;
    QTest::newRow("carriage return in the UUID")
        << u"https://h.example/u/ada/resources/0b3f6c1e-\r7a52-4d0e-9c3b-2f1d8e6a4b57"_s << u"line break cuts"_s;
    QTest::newRow("tab in the host") << u"https://h.\texample"_s + path << u"line break"_s;
    QTest::newRow("space in the owner") << ownedBy(u"a b"_s) << u"%20"_s;
    QTest::newRow("space in the owner, in quotes") << u'"' + ownedBy(u"a b"_s) + u'"' << u"%20"_s;
    QTest::newRow("line break in quotes") << u"\"https://h.\nexample"_s + path + u'"' << u"contains a line break"_s;
    QTest::newRow("no-break space, by its number") << ownedBy(u"a\u00a0b"_s) << u"U+00A0"_s;
    QTest::newRow("ideographic space, by its number") << ownedBy(u"a\u3000b"_s) << u"U+3000"_s;
    QTest::newRow("word joiner, by its number") << ownedBy(u"a\u2060b"_s) << u"U+2060"_s;
    QTest::newRow("zero-width space before a step up") << ownedBy(u"ada"_s) + u"..\u200b"_s << u"dot segment"_s;
    QTest::newRow("no-break space") << ownedBy(u"a\u00a0b"_s) << u"contains a space"_s;
    QTest::newRow("no-break space in the host") << u"https://h.exam\u00a0ple"_s + path << u"contains a space"_s;
    QTest::newRow("line separator") << ownedBy(u"a\u2028z"_s) << u"contains a line break"_s;
}

void TestRefusedUrl::refusesThePath_data()
{
    columns();
    const auto before = [](const QString &product) {
        return u"https://h.example"_s + product + u"/u/ada/resources/"_s + uuid;
    };
    QTest::newRow("dot segment") << before(u"/."_s) << u"dot segment"_s;
    QTest::newRow("two dots") << before(u"/a/.."_s) << u"dot segment"_s;
    QTest::newRow("encoded dots") << before(u"/a/%2e%2e"_s) << u"dot segment"_s;
    QTest::newRow("one dot encoded") << before(u"/a/.%2E"_s) << u"dot segment"_s;
    QTest::newRow("dots as owner") << ownedBy(u".."_s) << u"dot segment"_s;
    QTest::newRow("encoded dot as owner") << ownedBy(u"%2e"_s) << u"dot segment"_s;
    QTest::newRow("dots behind the UUID") << ownedBy(u"ada"_s) + u"../x"_s << u"dot segment"_s;
    QTest::newRow("encoded slash") << ownedBy(u"a%2fb"_s) << u"encoded slash"_s;
    QTest::newRow("encoded backslash") << ownedBy(u"a%5Cb"_s) << u"encoded slash"_s;
    QTest::newRow("encoded slash before") << before(u"/a%2Fb"_s) << u"encoded slash"_s;
    QTest::newRow("encoded slash and dots") << ownedBy(u"..%2f.."_s) << u"encoded slash"_s;
    QTest::newRow("two slashes first") << u"https://h.example/"_s + path << u"two slashes"_s;
    QTest::newRow("two slashes inside") << before(u"/a//b"_s) << u"two slashes"_s;
    QTest::newRow("two slashes last") << u"https://h.example"_s + path + u"/"_s << u"two slashes"_s;
    QTest::newRow("empty owner") << ownedBy({}) << u"two slashes"_s;
    QTest::newRow("percent sign alone") << ownedBy(u"50%"_s) << u"hexadecimal digits"_s;
    QTest::newRow("one digit") << ownedBy(u"a%2"_s) << u"hexadecimal digits"_s;
    QTest::newRow("no digits") << ownedBy(u"a%zz"_s) << u"hexadecimal digits"_s;
    QTest::newRow("encoded NUL") << ownedBy(u"a%00"_s) << u"encoded control"_s;
    QTest::newRow("encoded line break") << ownedBy(u"a%0d%0aX-Evil:1"_s) << u"encoded control"_s;
    QTest::newRow("encoded tab") << ownedBy(u"a%09"_s) << u"encoded control"_s;
    QTest::newRow("encoded delete") << ownedBy(u"a%7f"_s) << u"encoded control"_s;
    QTest::newRow("encoded right-to-left override") << ownedBy(u"a%E2%80%AEb"_s) << u"encoded control"_s;
    QTest::newRow("invalid UTF-8") << ownedBy(u"a%ff"_s) << u"UTF-8"_s;
    QTest::newRow("half of a character") << ownedBy(u"a%C3"_s) << u"UTF-8"_s;
    QTest::newRow("overlong slash") << ownedBy(u"a%C0%AF"_s) << u"UTF-8"_s;
    QTest::newRow("encoded surrogate") << ownedBy(u"a%ED%A0%80"_s) << u"UTF-8"_s;
    QTest::newRow("braces as owner") << ownedBy(u"{owner}"_s) << u"is not allowed"_s;
    QTest::newRow("bar in the owner") << ownedBy(u"a|b"_s) << u"is not allowed"_s;
    QTest::newRow("text behind the UUID") << ownedBy(u"ada"_s) + u"settings/"_s << u"“settings” after the UUID"_s;
    QTest::newRow("text behind logs") << ownedBy(u"ada"_s) + u"logs/x"_s << u"“logs/x” after the UUID"_s;
    QTest::newRow("logs twice") << ownedBy(u"ada"_s) + u"logs/logs/"_s << u"after the UUID"_s;
}

void TestRefusedUrl::refusesRewrittenLinks_data()
{
    columns();
    const auto safe = [](const QString &target) {
        return u"https://eur02.safelinks.protection.outlook.com/?url="_s +
               QString::fromLatin1(QUrl::toPercentEncoding(target)) + u"&data=05"_s;
    };
    QTest::newRow("only Mimecast knows") << u"https://protect-eu.mimecast.com/s/AbCdEf?domain=h.example"_s
                                         << u"Mimecast"_s;
    QTest::newRow("a translated page") << u"https://h-example.translate.goog"_s + path + u"?_x_tr_sl=de"_s
                                       << u"Google Translate"_s;
    QTest::newRow("a shortened link") << u"https://t.co/AbCdEf"_s << u"t.co"_s;
    QTest::newRow("no address inside") << u"https://www.google.com/url?sa=t"_s << u"Google"_s;
    QTest::newRow("a script inside") << safe(u"javascript:alert(1)"_s) << u"Safe Links"_s;
    QTest::newRow("plain http inside") << safe(u"http://h.example"_s + path) << u"unencrypted"_s;
    QTest::newRow("a user inside") << safe(u"https://good.example@h.example"_s + path) << u"an @ before"_s;
    QTest::newRow("a backslash inside") << safe(u"https://good.example\\h.example"_s + path) << u"backslash"_s;
    QTest::newRow("a step up inside") << safe(u"https://h.example/.."_s + path) << u"dot segment"_s;
    QTest::newRow("a line break inside") << safe(u"https://h.example/u/a\nda/resources/"_s + uuid) << u"line break"_s;
    QTest::newRow("another page inside") << safe(u"https://h.example/wiki/"_s) << u"no /u/"_s;
    QTest::newRow("a host that only looks like one")
        << u"https://safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fh.example"_s << u"host name"_s;
    QTest::newRow("a rewriter behind a user")
        << u"https://slack-redir.net@evil.example/link?url=https%3A%2F%2Fh.example"_s << u"an @ before"_s;
    QString nested = u"https://h.example"_s + path;
    for (int i = 0; i < 6; ++i)
        nested = safe(nested);
    QTest::newRow("six of them") << nested << u"too many"_s;
}

void TestRefusedUrl::refusesMissingParts_data()
{
    columns();
    QTest::newRow("no path") << u"https://h.example"_s << u"after the host name"_s;
    QTest::newRow("slash only") << u"https://h.example/"_s << u"after the host name"_s;
    QTest::newRow("no u") << u"https://h.example/tools/ada/resources/"_s + uuid << u"no /u/"_s;
    QTest::newRow("capital U") << u"https://h.example/U/ada/resources/"_s + uuid << u"no /u/"_s;
    QTest::newRow("no team") << u"https://h.example/team"_s << u"no team"_s;
    QTest::newRow("resources for a team") << u"https://h.example/team/resources/"_s + uuid << u"no team"_s;
    QTest::newRow("no resources of the team") << u"https://h.example/team/ops"_s << u"no /resources/"_s;
    QTest::newRow("another page of a team")
        << u"https://h.example/team/ops/resources/"_s + uuid + u"/edit"_s << u"is not part of"_s;
    QTest::newRow("no owner") << u"https://h.example/tools/u/"_s << u"no owner"_s;
    QTest::newRow("resources for an owner") << u"https://h.example/u/resources/"_s + uuid << u"no owner"_s;
    QTest::newRow("no resources") << u"https://h.example/u/ada"_s << u"no /resources/"_s;
    QTest::newRow("another word") << u"https://h.example/u/ada/resource/"_s + uuid << u"no /resources/"_s;
    QTest::newRow("no UUID") << u"https://h.example/u/ada/resources/"_s << u"no UUID"_s;
    const auto withUuid = [](const QString &text) { return u"https://h.example/u/ada/resources/"_s + text; };
    const QString none = u"is not a UUID"_s;
    QTest::newRow("number for a UUID") << withUuid(u"42"_s) << none;
    QTest::newRow("UUID in braces, encoded") << withUuid(u"%7B"_s + uuid + u"%7D"_s) << none;
    QTest::newRow("UUID without hyphens") << withUuid(QString(uuid).remove(u'-')) << none;
    QTest::newRow("UUID too short") << withUuid(uuid.chopped(1)) << none;
    QTest::newRow("UUID too long") << withUuid(uuid + u'0') << none;
    QTest::newRow("UUID with a letter beyond f") << withUuid(QString(uuid).replace(0, 1, u"g"_s)) << none;
    QTest::newRow("UUID with fullwidth digits") << withUuid(QString(uuid).replace(0, 1, u"０"_s)) << none;
    QTest::newRow("UUID with dashes") << withUuid(QString(uuid).replace(u'-', u'–')) << none;
    QTest::newRow("the word logs for a UUID") << withUuid(u"logs/"_s) << none;
}

void TestRefusedUrl::countsTheLengthInBytes()
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
    QVERIFY(pasted.error().detail.contains("8 KiB"_L1));
}

void TestRefusedUrl::measuresBeforeItLooks()
{
    const auto pasted = rc::parseResourceUrl(u"ftp://"_s + QString(50'000'000, u'\\'));
    QVERIFY(!pasted);
    QVERIFY(pasted.error().detail.contains("8 KiB"_L1));
    QVERIFY(pasted.error().detail.size() < 200);
}

RC_PLAIN_TEST(TestRefusedUrl)

} // namespace rc::tst_refusedurl

#include "tst_refusedurl.moc"
