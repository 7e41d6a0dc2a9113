// SPDX-License-Identifier: GPL-3.0-or-later
// Imports an environment into a profile: differing valid values, and never a key.
#include "core/key/keyfingerprint.h"
#include "environment/environmenttaking.h"
#include "support/testprogram.h"

namespace rc::tst_environmenttaking {

namespace {

const QString url = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
const QByteArray theirs = "k3y-of-the-environment";
const QByteArray mine = "k3y-of-the-profile";

Profile sample()
{
    Profile profile;
    profile.name = u"payments"_s;
    profile.resource = url;
    profile.username = u"jon"_s;
    profile.threshold = Threshold::Warning;
    return profile;
}

EnvironmentTaking taken(const QByteArray &text, const Profile &with = sample(), const QByteArray &key = mine,
                        bool keyIsKnown = true, const QString &prefix = u"SERVICE_"_s)
{
    EnvironmentVariables environment;
    environment.add(envFrom(text), u"/srv/.env"_s);
    return takeEnvironment(with, Secret(key), keyIsKnown, environment, prefix);
}

} // namespace

class TestEnvironmentTaking : public QObject
{
    Q_OBJECT

private slots:
    void one_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("fields");
        QTest::addColumn<QStringList>("leftOut");
        const QStringList none;
        QTest::newRow("nothing") << QByteArray() << none << none;
        QTest::newRow("the same") << "SERVICE_RESOURCE=" + url.toUtf8() +
                                         "\nSERVICE_USERNAME=jon\nSERVICE_CLOUD_LEVEL=WARNING\nSERVICE_DEBUG=off\n"
                                  << none << none;
        QTest::newRow("the same but for quotes and spaces") << "SERVICE_USERNAME='\"jon\" '\n"_ba << none << none;
        QTest::newRow("the same but for the slash") << "SERVICE_RESOURCE=" + url.chopped(1).toUtf8() << none << none;
        QTest::newRow("another user") << "SERVICE_USERNAME=nora\n"_ba << QStringList{u"Username"_s} << none;
        QTest::newRow("an empty user") << "SERVICE_USERNAME=\n"_ba << none << none;
        QTest::newRow("an e-mail address")
            << "SERVICE_EMAIL=n@example.net\n"_ba << QStringList{u"Email"_s, u"Username"_s} << none;
        QTest::newRow("both") << "SERVICE_EMAIL=n@example.net\nSERVICE_USERNAME=jon\n"_ba << QStringList{u"Email"_s}
                              << none;
        QTest::newRow("a level as written") << "SERVICE_CLOUD_LEVEL=error\n"_ba << QStringList{u"Threshold"_s} << none;
        QTest::newRow("no level") << "SERVICE_CLOUD_LEVEL=loud\n"_ba << none << QStringList{u"SERVICE_CLOUD_LEVEL"_s};
        QTest::newRow("debug by a word") << "SERVICE_DEBUG=Yes\n"_ba << QStringList{u"Debug"_s} << none;
        QTest::newRow("debug by no word") << "SERVICE_DEBUG=maybe\n"_ba << none << none;
        QTest::newRow("a tool server") << "SERVICE_MCP_URL=https://mcp.example.net/mcp/\n"_ba
                                       << QStringList{u"Tool server"_s} << none;
        QTest::newRow("no address") << "SERVICE_RESOURCE=ftp://x/\nSERVICE_USERNAME=nora\n"_ba
                                    << QStringList{u"Username"_s} << QStringList{u"SERVICE_RESOURCE"_s};
        QTest::newRow("a key in a name") << "SERVICE_USERNAME=" + theirs + "\nSERVICE_API_KEY=" + theirs << none
                                         << QStringList{u"SERVICE_USERNAME"_s};
        QTest::newRow("the profile's key in a name")
            << "SERVICE_USERNAME=x-" + mine << none << QStringList{u"SERVICE_USERNAME"_s};
        QTest::newRow("others' settings") << "OTHER_USERNAME=nora\nSERVICE_COLOUR=red\n"_ba << none << none;
    }

    void one()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        QFETCH(QStringList, leftOut);
        const EnvironmentTaking taking = taken(text);
        QCOMPARE(taking.fields, fields);
        QCOMPARE(taking.leftOut, leftOut);
        QCOMPARE(taking.profile == sample(), fields.isEmpty());
        QCOMPARE(taking.profile.name, u"payments"_s);
    }

    void theFieldsHaveWhatTheSdkReads()
    {
        const EnvironmentTaking taking = taken("SERVICE_RESOURCE=" + url.toUtf8().replace("mara", "nora") +
                                               "logs/\nSERVICE_USERNAME=' nora '\nSERVICE_CLOUD_LEVEL=error\n"
                                               "SERVICE_DEBUG=on\nSERVICE_MCP_URL=https://mcp.example.net/mcp/\n");
        Profile wanted = sample();
        wanted.resource = QString(url).replace(u"mara"_s, u"nora"_s);
        wanted.username = u"nora"_s;
        wanted.threshold = Threshold::Error;
        wanted.debug = true;
        wanted.toolServer = u"https://mcp.example.net"_s;
        QCOMPARE(taking.profile, wanted);
    }

    void anEmailAddressTakesThePlaceOfTheName()
    {
        QVERIFY(taken("SERVICE_EMAIL=n@example.net\n").profile.username.isEmpty());
        Profile both = sample();
        both.email = u"n@example.net"_s;
        QVERIFY(taken("SERVICE_EMAIL=n@example.net\n", both).fields.isEmpty()); // no new value
    }

    void thePrefixStays()
    {
        const QByteArray text = "ACME_USERNAME=jon\nACME_CLOUD_LEVEL=ERROR\n";
        const EnvironmentTaking taking = taken(text, sample(), mine, true, u"ACME_"_s);
        QCOMPARE(taking.profile.envPrefix, sample().envPrefix);
        QCOMPARE(taking.fields, (QStringList{u"Threshold"_s}));
        QVERIFY(taken("OTHER=1\n", sample(), mine, true, u"ACME_"_s).fields.isEmpty());
    }

    void theKeyIsGivenOnlyWhereItIsAnother_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<bool>("known");
        QTest::addColumn<bool>("given");
        const QByteArray set = "SERVICE_API_KEY=" + theirs + '\n';
        QTest::newRow("another") << set << mine << true << true;
        QTest::newRow("none yet") << set << QByteArray() << true << true;
        QTest::newRow("in quotes") << "SERVICE_API_KEY='\"" + theirs + "\"'\n" << mine << true << true;
        QTest::newRow("the same") << set << theirs << true << false;
        QTest::newRow("nobody knows") << set << QByteArray() << false << false;
        QTest::newRow("not set") << QByteArray() << mine << true << false;
        QTest::newRow("empty") << "SERVICE_API_KEY=\n"_ba << mine << true << false;
        QTest::newRow("no key") << "SERVICE_API_KEY='two words'\n"_ba << mine << true << false;
    }

    void theKeyIsGivenOnlyWhereItIsAnother()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, key);
        QFETCH(bool, known);
        QFETCH(bool, given);
        const EnvironmentTaking taking = taken(text, sample(), key, known);
        QCOMPARE(taking.key.isEmpty(), !given);
        if (given)
            QVERIFY(isSameKey(taking.key, Secret(theirs)));
        QVERIFY(taking.fields.isEmpty());
        QCOMPARE(taking.profile, sample());
    }
};

RC_PLAIN_TEST(TestEnvironmentTaking)

} // namespace rc::tst_environmenttaking

#include "tst_environmenttaking.moc"
