// SPDX-License-Identifier: GPL-3.0-or-later
// Pasting any generated format gives the same profile: 500 hostile ones per format.
#include "config/configtext.h"
#include "config/paste/pasteimport.h"
#include "core/placeholder.h"
#include "core/profile/profile.h"
#include "core/url/resourceurl.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QUrl>
#include <QtTest>

namespace rc::tst_pasteroundtrip {

namespace {

class HostileValues
{
public:
    explicit HostileValues(quint32 seed)
        : m_random(seed)
    {
    }

    /// 1 to 24 characters allowed in a header, none of `without`.
    QString name(const QString &without = {})
    {
        static const QString nasty = QStringLiteral("'\"\\`$%!#&|;<>(){}[]*?~=,:@^+- /.") +
                                     QString::fromUtf8("äß☃日\u2018\u2019\u201c\u202e\u200b\ufeff");
        static const QStringList pieces{
            QStringLiteral("$("),    QStringLiteral("${"),      QStringLiteral("%h"),    QStringLiteral("%%"),
            QStringLiteral("\\n"),   QStringLiteral("\\u0041"), QStringLiteral("'\\''"), QStringLiteral("$$"),
            QStringLiteral(" #"),    QStringLiteral("*/"),      QStringLiteral("//"),    QStringLiteral("true"),
            QStringLiteral("$HOME"), QString::fromUtf8("𝔘"),    QStringLiteral("\\\\"),  QStringLiteral("\"\"\"")};
        QString text;
        const int length = m_random.bounded(1, 25);
        while (text.size() < length) {
            const int kind = m_random.bounded(10);
            QString next;
            if (kind == 0)
                next = pieces[m_random.bounded(pieces.size())];
            else if (kind < 4)
                next = QChar(u'a' + char16_t(m_random.bounded(26)));
            else
                next = nasty[m_random.bounded(nasty.size())];
            for (const QChar c : without)
                next.remove(c);
            text += next;
        }
        return text;
    }

    QString key(const QString &without = {})
    {
        QString text;
        while (text.size() < 24) {
            const QChar c(char16_t(m_random.bounded(0x21, 0x7f)));
            text += without.contains(c) ? QString() : QString(c);
        }
        return text;
    }

    rc::Profile profile(const QString &without = {})
    {
        static const QStringList prefixes{QStringLiteral("SERVICE_"), QStringLiteral("ACME_2_"), QStringLiteral("_"),
                                          QStringLiteral("MY_LOG_SERVICE_"), QStringLiteral("x_")};
        rc::Profile profile;
        profile.name = QStringLiteral("pasted");
        profile.resource =
            QStringLiteral("https://logs.example.net:%1/tools/u/%2/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/")
                .arg(m_random.bounded(1024, 65536))
                .arg(QString::fromLatin1(QUrl::toPercentEncoding(owner())));
        profile.toolServer = QStringLiteral("https://mcp%1.example.net").arg(m_random.bounded(1000));
        if (m_random.bounded(3) == 0) {
            profile.email = name(without) + u'@' + name(without);
            if (m_random.bounded(2) == 0)
                profile.emailHeader = headerName(QStringLiteral("mail"));
        } else {
            profile.username = name(without);
        }
        if (m_random.bounded(4) == 0)
            profile.keyHeader = headerName(QStringLiteral("key"));
        if (m_random.bounded(4) == 0 && profile.email.isEmpty())
            profile.usernameHeader = headerName(QStringLiteral("user"));
        profile.usernameOnIngest = m_random.bounded(3) == 0;
        profile.envPrefix = prefixes[m_random.bounded(prefixes.size())];
        profile.threshold = rc::thresholdTable().at(std::size_t(m_random.bounded(6))).id;
        profile.debug = m_random.bounded(2) == 1;
        return profile;
    }

private:
    /// All characters allowed in a header name, in lower case.
    QString headerName(const QString &word)
    {
        static const QString letters = QStringLiteral("!#$%&'*+-.^_`|~09az");
        QString text;
        for (int i = 0; i < 5; ++i)
            text += letters[m_random.bounded(letters.size())];
        return text + word + letters[m_random.bounded(letters.size())];
    }

    /// Addresses allow neither slashes nor invisible characters here.
    QString owner()
    {
        QString text;
        for (const QChar c : name()) {
            const bool fits = c.isPrint() && !c.isSurrogate() && c != QLatin1Char('/') && c != QLatin1Char('%') &&
                              c != QLatin1Char('\\');
            text += fits ? QString(c) : QString();
        }
        return QLatin1Char('o') + text + QLatin1Char('o');
    }

    QRandomGenerator m_random;
};

constexpr int rounds = 500;

bool isOfEnvironment(ConfigFormat format)
{
    return format == ConfigFormat::Env || format == ConfigFormat::Shell || format == ConfigFormat::PowerShell;
}

/// The part of a profile that a format can express; the rest has defaults.
Profile writtenFields(const Profile &source, ConfigFormat format)
{
    Profile profile;
    const bool isBearer = rc::usesToolServer(format) && source.bearer;
    if (!isOfEnvironment(format) && format != ConfigFormat::Python && format != ConfigFormat::Node && !isBearer)
        profile.keyHeader = source.keyHeader;
    if (rc::usesToolServer(format)) {
        profile.bearer = source.bearer;
        profile.toolServer = source.toolServer;
        profile.username = source.username;
        profile.email = source.email;
        profile.emailHeader = source.emailHeader;
        profile.usernameHeader = source.usernameHeader;
        profile.customCatalogs = source.customCatalogs;
        profile.uuidToTools = source.uuidToTools;
        profile.uuidHeader = source.uuidHeader;
        return profile;
    }
    profile.resource = source.resource;
    const bool isCall = format == ConfigFormat::Python || format == ConfigFormat::Node;
    if (isOfEnvironment(format) || isCall) {
        profile.username = source.username;
        profile.threshold = source.threshold;
        profile.debug = source.debug;
    }
    if (isOfEnvironment(format))
        profile.email = source.email;
    const bool isRequest = !isOfEnvironment(format) && !isCall;
    if (isRequest && source.usernameOnIngest && !source.username.trimmed().isEmpty()) {
        profile.username = source.username.trimmed();
        profile.usernameHeader = source.usernameHeader;
    }
    return profile;
}

/// In an mcp.json, a dollar sign before a brace starts a variable, so that format refuses the combination. A curl
/// header is Latin-1.
QString without(ConfigFormat format)
{
    if (format == ConfigFormat::Curl)
        return QString::fromUtf8("☃日\u2018\u2019\u201c\u202e\u200b\ufeff𝔘");
    return format == ConfigFormat::McpJson ? u"{"_s : QString();
}

/// All fields for a tool server, without placeholder-like names, which are not read back.
Profile wholeProfile(HostileValues &values, ConfigFormat format, int round)
{
    Profile profile = values.profile(without(format));
    while (rc::isPlaceholder(profile.username) || rc::isPlaceholder(profile.email))
        profile = values.profile(without(format));
    static const QList<CatalogKind> catalogs{{u"crm"_s, u"/crm/"_s}, {u"asana"_s, u"/a/mcp"_s}, {u"x-1"_s, u"/x/y/"_s}};
    profile.customCatalogs = catalogs.first(round % 4);
    profile.uuidToTools = round % 3 == 0;
    profile.bearer = round % 5 == 0;
    if (profile.uuidToTools && round % 2 == 0)
        profile.uuidHeader = u"x-own-uuid"_s;
    return profile;
}

QByteArray differs(const Profile &read, const Profile &expected, const QString &text, const rc::PasteResult &reading)
{
    return (u"read %1 %2 %3 %4 %5 %6 %7 %8, wanted %9, from\n"_s.arg(
                read.resource, read.toolServer, read.username, read.email, read.emailHeader, read.envPrefix,
                QString(rc::thresholdWord(read.threshold)), read.debug ? u"debug"_s : u"-"_s,
                expected.username + u' ' + expected.email + u' ' + expected.resource + u' ' + expected.keyHeader +
                    u'/' + read.keyHeader + u' ' + expected.usernameHeader + u'/' + read.usernameHeader + u' ' +
                    expected.emailHeader) +
            text + reading.faults.join(u'\n'))
        .toUtf8();
}

} // namespace

class TestPasteRoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void profileRoundTrips_data()
    {
        QTest::addColumn<ConfigFormat>("format");
        for (const rc::ConfigFormatRow &row : rc::configFormatTable())
            QTest::newRow(row.word.data()) << row.format;
    }

    void profileRoundTrips()
    {
        QFETCH(ConfigFormat, format);
        HostileValues values(20261121);
        int refused = 0;
        for (int i = 0; i < rounds; ++i) {
            const Profile profile = wholeProfile(values, format, i);
            const auto text = rc::configText(profile, format);
            if (!text && format == ConfigFormat::Env && ++refused < rounds / 2)
                continue; // no spelling is read alike
            QVERIFY2(text, qPrintable(text ? QString() : text.error().detail.text()));
            const rc::PasteResult reading = rc::readPasted(text->toUtf8());
            const Profile expected = writtenFields(profile, format);
            const Profile read = reading.appliedTo(Profile());
            QVERIFY2(read == expected, differs(read, expected, *text, reading).constData());
            QVERIFY2(reading.faults.isEmpty(), qPrintable(*text + reading.faults.join(u'\n')));
            QVERIFY(reading.key.isEmpty());
            if (format != ConfigFormat::Env && format != ConfigFormat::PowerShell) // these have it in a comment
                QCOMPARE(reading.keyVariable, rc::keyVariable(profile));
        }
    }

    void keyRoundTripsAndIsInNoOtherField_data() { profileRoundTrips_data(); }
    void keyRoundTripsAndIsInNoOtherField()
    {
        QFETCH(ConfigFormat, format);
        HostileValues values(7);
        int refused = 0;
        for (int i = 0; i < rounds; ++i) {
            const Profile profile = wholeProfile(values, format, i);
            const QString key = values.key(without(format));
            const auto text = rc::configTextWithKey(profile, format, rc::Secret(key.toLatin1()));
            if (!text && format == ConfigFormat::Env && ++refused < rounds * 3 / 4)
                continue; // no spelling is read alike
            QVERIFY2(text, qPrintable(text ? QString() : text.error().detail.text()));
            const rc::PasteResult reading = rc::readPasted(text->reveal());
            QVERIFY2(reading.key.reveal() == key.toLatin1(), text->reveal() + reading.faults.join(u'\n').toUtf8());
            const Profile expected = writtenFields(profile, format);
            const Profile read = reading.appliedTo(Profile());
            QVERIFY2(read == expected, differs(read, expected, QString::fromUtf8(text->reveal()), reading).constData());
            for (const QString &sentence : reading.faults + reading.notes)
                QVERIFY2(!sentence.contains(key), qPrintable(sentence));
        }
    }

    void lookupIsNotReadAsAKey_data() { profileRoundTrips_data(); }
    void lookupIsNotReadAsAKey()
    {
        QFETCH(ConfigFormat, format);
        HostileValues values(3);
        const Profile profile = values.profile(u"\"!"_s);
        const auto text = rc::configText(profile, format, KeyReference::SecretService);
        if (!text) {
            QCOMPARE(text.error().detail, rc::keyReferenceFault(format, KeyReference::SecretService));
            return;
        }
        const rc::PasteResult reading = rc::readPasted(text->toUtf8());
        QVERIFY(reading.key.isEmpty());
        const Profile expected = writtenFields(profile, format);
        const Profile read = reading.appliedTo(Profile());
        if (!isOfEnvironment(format))
            QVERIFY2(read == expected, differs(read, expected, *text, reading).constData());
    }
};

RC_TEST(TestPasteRoundTrip)

} // namespace rc::tst_pasteroundtrip

#include "tst_pasteroundtrip.moc"
