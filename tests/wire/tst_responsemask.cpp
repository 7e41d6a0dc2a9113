// SPDX-License-Identifier: GPL-3.0-or-later
// The key in a response is masked, wherever the response is split.
#include "support/testprogram.h"
#include "wire/http/detail/responsemask.h"

#include <QElapsedTimer>

namespace rc::tst_responsemask {

namespace {

QByteArray longKey()
{
    return "sk-01/3456\"89" + QByteArray("aB7/").repeated(25);
}

} // namespace

class TestResponseMask : public QObject
{
    Q_OBJECT

private slots:
    void keyIsMaskedWhereverItIsSplit()
    {
        const QByteArray key = "sk-0123456789";
        const QByteArray text = "a\nb " + key + " c\r\n" + key.toBase64();
        const QByteArray clean = "a\nb ••• c\r\n•••";
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            ResponseMask mask({{"X-Other", "a"}, {"x-api-key", key}});
            QByteArray masked = mask.lines(text.left(cut));
            masked += mask.lines(text.mid(cut));
            masked += mask.rest();
            QCOMPARE(masked, clean);
        }
    }

    void keyInACustomHeaderIsMasked()
    {
        const ResponseMask mask({{"X-API-Key", "not the key"}, {"x-own-key", "sk-0123456789"}}, "X-Own-Key");
        QCOMPARE(mask.text(u"sk-0123456789, not the key"_s), u"•••, not the key"_s);
    }

    void bearerTokenIsMaskedWithoutItsScheme()
    {
        const ResponseMask mask({{"Authorization", "Bearer sk-0123456789"}}, "Authorization");
        QCOMPARE(mask.text(u"unknown token sk-0123456789, Bearer sk-0123456789"_s), u"unknown token •••, Bearer •••"_s);
    }

    void tokenIsMaskedLikeTheKey()
    {
        ResponseMask mask({{"X-API-Key", "sk-0123456789"}, {"authorization", "Bearer ghp_0123456789"}});
        QCOMPARE(mask.text(u"sk-0123456789 Bearer ghp_0123456789"_s), u"••• Bearer •••"_s);
        QByteArray masked = mask.lines("{\"echo\":\"ghp_01234");
        masked += mask.lines("56789\"}\n");
        QCOMPARE(masked + mask.rest(), QByteArray("{\"echo\":\"•••\"}\n"));
    }

    void keyIsMaskedWhereverALongLineIsCut_data()
    {
        QTest::addColumn<QByteArray>("spelling");
        const QByteArray key = longKey();
        QTest::newRow("plain") << key;
        QTest::newRow("as in JSON in JSON") << QByteArray(key).replace('"', "\\\\\\\"");
        QTest::newRow("percent-encoded") << key.toPercentEncoding().toPercentEncoding();
        QTest::newRow("base64") << key.toBase64();
        QTest::newRow("base64 within other") << ("ab" + key + "c").toBase64();
    }

    /// Long text is masked piece by piece; the result must equal that of the whole.
    void keyIsMaskedWhereverALongLineIsCut()
    {
        QFETCH(QByteArray, spelling);
        const QByteArray key = longKey();
        const Redactor redactor(key);
        const QByteArray filler = QByteArray("[1,\"two\"],").repeated(28'000);
        const QByteArray back = QByteArray("[3],").repeated(2'000);
        // Across the end of a part, and across possible ends of a piece.
        QList<qsizetype> before;
        for (qsizetype i = 0; i < spelling.size(); i += 11)
            before.append(i);
        for (qsizetype i = 64 * key.size() - spelling.size(); i < 64 * key.size() + 80; i += 11)
            before.append(i);
        for (const qsizetype distance : before) {
            const QByteArray begin = filler + spelling + back;
            const qsizetype cut = filler.size() + distance;
            ResponseMask mask(HeaderList{{"X-API-Key", key}});
            const QByteArray first = mask.lines(begin.left(cut));
            QVERIFY(!first.isEmpty());
            QByteArray masked = first;
            masked += mask.lines(begin.mid(cut));
            masked += mask.rest();
            QVERIFY2(masked == redactor.redacted(begin), QByteArray::number(distance).constData());
            QVERIFY(masked.contains("\xE2\x80\xA2"));
        }
    }

    void completeLinesAreNotDelayed()
    {
        ResponseMask mask(HeaderList{{"X-API-Key", "sk-0123456789"}});
        QCOMPARE(mask.lines("data: 1\n\nda"), QByteArray("data: 1\n\n"));
        QCOMPARE(mask.lines("ta: 2\r\r"), QByteArray("data: 2\r\r"));
    }

    void shortKeyIsNotMasked()
    {
        ResponseMask mask(HeaderList{{"X-API-Key", "tools"}});
        QCOMPARE(mask.lines("{\"tools\":[]}\n"), QByteArray("{\"tools\":[]}\n"));
    }

    void headersAreMasked()
    {
        const ResponseMask mask(HeaderList{{"X-API-Key", "sk-0123456789"}});
        QCOMPARE(mask.headers({{"Location", "/sk-0123456789/x"}}), (HeaderList{{"Location", "/•••/x"}}));
        QCOMPARE(mask.text(u"No sk%2D0123456789"_s), u"No •••"_s);
    }

    /// Repeated near matches or escapes must not block the window: the time is printed, and superlinear growth would
    /// time out here.
    void hugeLineIsFast_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::newRow("text") << QByteArray("The quick brown fox. ");
        QTest::newRow("backslashes") << QByteArray("\\");
        QTest::newRow("percent signs") << QByteArray("%25");
        QTest::newRow("ampersands") << QByteArray("&#x0");
        QTest::newRow("half keys") << QByteArray("sk-012345");
    }

    void hugeLineIsFast()
    {
        QFETCH(QByteArray, piece);
        constexpr qsizetype size = 4 * 1024 * 1024;
        ResponseMask mask(HeaderList{{"X-API-Key", "sk-0123456789"}});
        const QByteArray text = piece.repeated(size / piece.size());
        QElapsedTimer clock;
        clock.start();
        const QByteArray begun = mask.lines(text);
        QCOMPARE(begun + mask.rest(), text);
        qInfo("%lld ms for 4 MiB", static_cast<long long>(clock.elapsed()));
    }
};

RC_PLAIN_TEST(TestResponseMask)

} // namespace rc::tst_responsemask

#include "tst_responsemask.moc"
