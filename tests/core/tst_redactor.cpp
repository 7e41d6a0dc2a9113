// SPDX-License-Identifier: GPL-3.0-or-later
// The key is redacted in every encoding.
#include "core/key/redactor.h"
#include "support/testprogram.h"

namespace rc::tst_redactor {

class TestRedactor : public QObject
{
    Q_OBJECT

private slots:
    void keyIsRedacted_data()
    {
        addColumns<QByteArray, QString, QString>("key", "text", "expected");
        const QByteArray plain("sk_live-7Q9xZ");
        const QByteArray odd("a\"b\\c/d%e&f<g+h='");
        QTest::newRow("as it is") << plain << u"X-API-Key: sk_live-7Q9xZ\r\n"_s << u"X-API-Key: •••\r\n"_s;
        QTest::newRow("twice") << plain << u"sk_live-7Q9xZsk_live-7Q9xZ"_s << u"••••••"_s;
        QTest::newRow("not in it") << plain << u"sk_live-7Q9x"_s << u"sk_live-7Q9x"_s;
        QTest::newRow("other letter case") << plain << u"SK_LIVE-7Q9XZ"_s << u"SK_LIVE-7Q9XZ"_s;
        QTest::newRow("empty key") << QByteArray() << u"abc"_s << u"abc"_s;
        QTest::newRow("odd key") << odd << u"["_s + QString::fromUtf8(odd) + u']' << u"[•••]"_s;
        QTest::newRow("in JSON") << odd << u"{\"k\":\"a\\\"b\\\\c/d%e&f<g+h='\"}"_s << u"{\"k\":\"•••\"}"_s;
        QTest::newRow("in JSON, escaped slash") << odd << u"a\\\"b\\\\c\\/d%e&f<g+h='"_s << u"•••"_s;
        QTest::newRow("in JSON, \\u escapes")
            << odd << u"a\\u0022b\\u005Cc/d%e\\u0026f\\u003cg\\u002bh=\\u0027"_s << u"•••"_s;
        QTest::newRow("JSON in JSON") << odd << u"a\\\\\\\"b\\\\\\\\c/d%e&f<g+h='"_s << u"•••"_s;
        QTest::newRow("in HTML") << odd << u"a&quot;b\\c/d%e&amp;f&lt;g+h=&#39;"_s << u"•••"_s;
        QTest::newRow("in HTML, decimal") << QByteArray("sk-1") << u"<&#115;&#107;&#45;&#49;>"_s << u"<•••>"_s;
        QTest::newRow("in HTML, no semicolons") << QByteArray("sk-a") << u"<&#115&#107&#45&#97>"_s << u"<•••>"_s;
        QTest::newRow("in HTML, hex") << QByteArray("sk-1") << u"<&#x73;&#X6B;&#x2d;&#x31;>"_s << u"<•••>"_s;
        QTest::newRow("in HTML, hex, no semicolons") << QByteArray("sk-z") << u"<&#x73&#x6b&#x2d&#x7a>"_s << u"<•••>"_s;
        QTest::newRow("in HTML, names") << QByteArray("a_b$c[d]!") << u"a&lowbar;b&dollar;c&lsqb;d&rbrack;&excl;"_s
                                        << u"•••"_s;
        QTest::newRow("in HTML, names without semicolons") << QByteArray("a<b&c\"") << u"a&ltb&ampc&quot"_s << u"•••"_s;
        QTest::newRow("in HTML twice") << odd << u"a&amp;quot;b\\c/d%e&amp;amp;f&amp;lt;g+h=&amp;#39;"_s << u"•••"_s;
        QTest::newRow("in HTML three times") << QByteArray("a<b&c") << u"a&amp;amp;lt;b&amp;amp;amp;c"_s << u"•••"_s;
        QTest::newRow("in HTML, numbers twice")
            << QByteArray("sk-1") << u"&amp;#115;&#38;#107;&#x26;#45;&amp;#x31;"_s << u"•••"_s;
        QTest::newRow("a semicolon of its own") << QByteArray("a<;b") << u"(a&lt;;b)"_s << u"(•••)"_s;
        QTest::newRow("in hex") << QByteArray("sk-1") << u"0x736b2d31, 736B2D31!"_s << u"0x•••, •••!"_s;
        QTest::newRow("in hex escapes") << QByteArray("sk-1") << u"\"\\x73\\x6b\\x2D\\x31\""_s << u"\"•••\""_s;
        QTest::newRow("percent-encoded") << odd << u"?k="_s + QString::fromLatin1(odd.toPercentEncoding()) + u"&x"_s
                                         << u"?k=•••&x"_s;
        QTest::newRow("percent-encoded, lower case")
            << odd << QString::fromLatin1(odd.toPercentEncoding()).replace(u"%2F"_s, u"%2f"_s) << u"•••"_s;
        QTest::newRow("percent-encoded twice")
            << odd << QString::fromLatin1(odd.toPercentEncoding().toPercentEncoding()) << u"•••"_s;
        QTest::newRow("percent-encoded whole") << QByteArray("abcd") << u"%61%62%63%64"_s << u"•••"_s;
        QTest::newRow("a key that looks encoded")
            << QByteArray("%41+%2541") << u"(%41+%2541) (%2541%2B%252541)"_s << u"(•••) (•••)"_s;
    }

    void keyIsRedacted()
    {
        QFETCH(QByteArray, key);
        QFETCH(QString, text);
        QTEST(rc::redacted(text, rc::Secret(key)), "expected");
    }

    void tokenAndKeyAreRedacted()
    {
        const Redactor redactor("sk_live-7Q9xZ", "ghp_11AB/22\"CD");
        QCOMPARE(redactor.redacted(u"a sk_live-7Q9xZ b ghp_11AB/22\"CD c"_s), u"a ••• b ••• c"_s);
        QCOMPARE(redactor.redacted(u"{\"t\":\"ghp_11AB\\/22\\\"CD\"} ghp_11AB%2F22%22CD"_s), u"{\"t\":\"•••\"} •••"_s);
        QCOMPARE(redactor.redacted(QByteArray("ghp_11AB/22\"CD").toBase64()), QByteArray("•••"));
        QCOMPARE(redactor.fingerprint(), Redactor("sk_live-7Q9xZ").fingerprint()); // only of the key
        QCOMPARE(Redactor({}, "ghp_11AB").redacted(u"x ghp_11AB"_s), u"x •••"_s);
        QCOMPARE(Redactor({}, "ghp_11AB").fingerprint(), QString());
        // if one begins with the other, nothing remains
        for (const auto &[key, token] : {std::pair("abcdef", "abcdefgh"), std::pair("abcdefgh", "abcdef")})
            QCOMPARE(Redactor(key, token).redacted(u"(abcdefgh) (abcdef)"_s), u"(•••) (•••)"_s);
    }

    void tokenIsRedactedAcrossChunks()
    {
        const QByteArray token = "ghp_" + QByteArray("aB7/").repeated(20);
        const Redactor redactor("sk-1", token);
        QByteArray text;
        for (int i = 0; i < 300; ++i)
            text += QByteArray(i % 97, 'x') + (i % 2 == 0 ? token : "sk-1") + token.toPercentEncoding();
        QByteArray waiting;
        QByteArray clean;
        for (qsizetype from = 0; from < text.size(); from += 1000) {
            waiting += text.mid(from, 1000);
            clean += redactor.takeRedacted(waiting);
        }
        QCOMPARE(clean + redactor.redacted(waiting), redactor.redacted(text));
        QVERIFY(!(clean + redactor.redacted(waiting)).contains("ghp_"));
    }

    /// Every length modulo three, after any number of bytes, plain and URL-safe, with and without padding.
    void base64IsRedacted_data()
    {
        addColumns<QByteArray, QByteArray, int>("key", "before", "form");
        for (const char *key : {"~~~???~~~", "~~~???~~~>", "~~~???~~~>>", "abcd", "sk_live-7Q9xZ"}) {
            for (const char *before : {"", "u", "us", "use", "user:"}) {
                for (const int form : {0, 1, 2, 3})
                    QTest::addRow("%s%s form %d", before, key, form) << QByteArray(key) << QByteArray(before) << form;
            }
        }
    }

    void base64IsRedacted()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, before);
        QFETCH(int, form);
        QByteArray::Base64Options options;
        options.setFlag(QByteArray::Base64UrlEncoding, form & 1);
        options.setFlag(QByteArray::OmitTrailingEquals, form & 2);
        const QString coded = QString::fromLatin1((before + key).toBase64(options));
        const QString shown = rc::redacted(u"Basic "_s + coded + u" end"_s, rc::Secret(key));
        QVERIFY2(shown.startsWith(u"Basic "_s) && shown.endsWith(u"••• end"_s), qPrintable(shown));
        QVERIFY2(shown.size() <= 6 + (before.size() / 3) * 4 + 3 + 2 + 4, qPrintable(shown));
        if (before.isEmpty())
            QCOMPARE(shown, u"Basic ••• end"_s);
        QCOMPARE(rc::redacted(QString::fromLatin1(coded.toLatin1().toPercentEncoding()), rc::Secret(key)).right(3),
                 u"•••"_s);
    }

    /// The first two bytes identify a spelling's start: tests each spelling of the second one.
    void base64IsRedactedForAnySecondByte_data()
    {
        addColumns<QByteArray, QByteArray>("key", "text");
        const QByteArray plain("sk-live-1");
        for (const char *second : {"k", "\\k", "\\\\k", "\\u006b", "\\x6B", "%6b", "%256B", "&#107;", "&amp;#x6b"})
            QTest::addRow("s%s", second) << plain << QByteArray("s") + second + "-live-1";
        for (const char *first : {"\\u0073", "\\x73", "%73", "%2573", "&#115;", "&amp;#x73;"})
            QTest::addRow("%sk", first) << plain << first + QByteArray("k-live-1");
        QTest::newRow("underscore by name") << QByteArray("s_live-1") << QByteArray("s&lowbar;live-1");
        QTest::newRow("hex") << plain << plain.toHex();
        QTest::newRow("hex, upper case") << QByteArray("zzzz") << QByteArray("7A7A7A7A");
        QTest::newRow("hex, letter first") << QByteArray("\xC3\xBC-key") << QByteArray("C3BC2d6b6579");
        QTest::newRow("hex, mixed") << QByteArray("zjzj") << QByteArray("7a6A7A6a");
        QTest::newRow("one character") << QByteArray("i") << QByteArray("i");
        QTest::newRow("two characters") << QByteArray("ij") << QByteArray("ij");
        // After one byte, the base64 of these keys has a plus or a slash as its second digit, and of the last two also
        // as its first.
        for (const char *key : {"a~bcdef", "a?bcdef", "o\xBFxyzw", "o\xFExyzw"}) {
            const QByteArray coded = ("u" + QByteArray(key)).toBase64(QByteArray::OmitTrailingEquals).sliced(2);
            for (const char *plus : {"+", "-", "%2B", "%252b", "\\u002b"}) {
                for (const char *slash : {"/", "_", "\\/", "%2f", "%252F", "\\u002F"})
                    QTest::addRow("base64 of %s with %s and %s", QByteArray(key).toHex().constData(), plus, slash)
                        << QByteArray(key) << QByteArray(coded).replace('+', plus).replace('/', slash);
            }
        }
    }

    void base64IsRedactedForAnySecondByte()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, text);
        const Redactor redactor(key);
        const QByteArray mask("•••");
        QCOMPARE(redactor.redacted(text), mask);
        QCOMPARE(redactor.redacted("(" + text + ")"), "(" + mask + ")");
        QCOMPARE(Redactor("other-key", key).redacted("(" + text + ")"), "(" + mask + ")");
    }

    void longestKeyIsRedacted()
    {
        QByteArray key;
        for (int i = 0; i < 512; ++i)
            key += static_cast<char>('!' + (i * 7) % 94);
        const rc::Secret secret(key);
        QCOMPARE(rc::redacted(QString::fromLatin1(key), secret), u"•••"_s);
        QCOMPARE(rc::redacted(QString::fromLatin1(key.toPercentEncoding()), secret), u"•••"_s);
        QCOMPARE(rc::redacted(QString::fromLatin1(key.toBase64()), secret), u"•••"_s);
    }

    void shortKeyLeavesWordsUnchanged()
    {
        // The base64 of "i" begins with "a": words must not be redacted for it.
        QCOMPARE(rc::redacted(u"a cat sat"_s, rc::Secret("i")), u"a cat sat"_s);
    }
};

RC_TEST(TestRedactor)

} // namespace rc::tst_redactor

#include "tst_redactor.moc"
