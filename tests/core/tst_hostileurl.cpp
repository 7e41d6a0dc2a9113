// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each hostile address in data/hostileurls.tsv is refused for its own reason.
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "support/testprogram.h"

namespace rc::tst_hostileurl {

namespace {

struct HostileUrl
{
    QString kind;   ///< its class
    QString name;   ///< why it is hostile
    QString text;   ///< as pasted
    QString reason; ///< required in the refusal
};

/// `\uXXXX`, `\UXXXXXXXX`, `\n`, `\r`, `\t` and `\\`.
QString unescaped(const QString &text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != u'\\') {
            plain += text[at];
            continue;
        }
        const QChar letter = text[++at];
        if (letter == u'u' || letter == u'U') {
            const qsizetype digits = letter == u'u' ? 4 : 8;
            plain += QChar::fromUcs4(text.mid(at + 1, digits).toUInt(nullptr, 16));
            at += digits;
        } else {
            plain += letter == u'n' ? u'\n' : letter == u'r' ? u'\r' : letter == u't' ? u'\t' : letter.unicode();
        }
    }
    return plain;
}

/// `~U` is replaced with a UUID, `~P` with a whole path, `~{N:text}` with N times the text.
QString expanded(QString text)
{
    const QString uuid = u"0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57"_s;
    text.replace("~P"_L1, "/tools/u/ada/resources/~U/"_L1).replace("~U"_L1, uuid);
    static const QRegularExpression repeated(u"~\\{(\\d+):([^}]*)\\}"_s);
    for (auto found = repeated.match(text); found.hasMatch(); found = repeated.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
                     found.captured(2).repeated(found.captured(1).toLongLong()));
    return unescaped(text);
}

QList<HostileUrl> hostileUrls()
{
    QFile file(inSourceFolder(u"tests/core/data/hostileurls.tsv"_s));
    QList<HostileUrl> urls;
    if (!file.open(QIODevice::ReadOnly))
        return urls;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QStringList columns = line.split(u'\t');
        if (!line.startsWith(u'#') && columns.size() == 4)
            urls.append({columns[0], columns[1], expanded(columns[2]), columns[3]});
    }
    return urls;
}

/// Faults of a Resource URL only do not concern a tool server; and the rest of a truncated address may be one.
bool isOfResourcesOnly(const HostileUrl &url)
{
    static const QStringList kinds{u"missing parts"_s, u"UUID"_s, u"several addresses"_s, u"characters in the path"_s};
    static const QRegularExpression reasons(u"UUID|/u/|after the host|line break cuts|ends at a space"_s);
    return kinds.contains(url.kind) || url.reason.contains(reasons) || url.text.contains(u'\'');
}

} // namespace

class TestHostileUrl : public QObject
{
    Q_OBJECT

private slots:
    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("toolServerToo");
        const QList<HostileUrl> urls = hostileUrls();
        for (const HostileUrl &url : urls)
            QTest::addRow("%s: %s", qPrintable(url.kind), qPrintable(url.name))
                << url.text << url.reason << !isOfResourcesOnly(url);
    }

    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        QFETCH(bool, toolServerToo);
        const auto pasted = rc::parseResourceUrl(text);
        QVERIFY2(!pasted, pasted ? qPrintable(u"accepted as "_s + pasted->resource.resourceUrl()) : "");
        QCOMPARE(pasted.error().kind, rc::ErrorKind::BadInput);
        QVERIFY2(!reason.isEmpty() && pasted.error().detail.contains(reason), qPrintable(pasted.error().detail));
        QVERIFY2(!rc::hasHiddenText(pasted.error().detail), "the refusal itself hides something");
        if (!toolServerToo)
            return;
        const auto server = rc::parseToolServerUrl(text);
        QVERIFY2(!server, server ? qPrintable(u"accepted as "_s + server->toString()) : "");
    }
};

RC_PLAIN_TEST(TestHostileUrl)

} // namespace rc::tst_hostileurl

#include "tst_hostileurl.moc"
