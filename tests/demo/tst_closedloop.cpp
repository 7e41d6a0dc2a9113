// SPDX-License-Identifier: GPL-3.0-or-later
// Closed loop: the program's own jobs send and fetch through the demo service.
#include "core/entry/marker.h"
#include "core/url/resourceurl.h"
#include "demo/demoservice.h"
#include "service/send/sendjob.h"
#include "service/tools/toollistjob.h"
#include "support/ended.h"
#include "support/sentresult.h"
#include "support/testprogram.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_closedloop {

class TestClosedLoop : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_service = std::make_unique<rc::DemoService>();
        QVERIFY(m_service->start());
    }

    void entryArrivesWithItsMarker_data()
    {
        QTest::addColumn<rc::Level>("level");
        for (const rc::LevelRow &row : rc::levelTable())
            QTest::newRow(row.wireWord.latin1()) << row.level;
    }

    void entryArrivesWithItsMarker()
    {
        QFETCH(rc::Level, level);
        const rc::LogEntry entry{
            level,
            u"Größe ☃ \"x\"\n"_s,
            QDateTime::currentDateTime(),
            {{u"region"_s, rc::ExtraField::Type::Text, u"eu"_s}, {u"count"_s, rc::ExtraField::Type::Number, u"3"_s}},
            rc::newMarker()};
        QCOMPARE(send(entry, credentials()).outcome, rc::Outcome::Accepted);

        QCOMPARE(m_service->received().size(), 1);
        const rc::ReceivedEntry &received = m_service->received().constFirst();
        QCOMPARE(received.marker, entry.marker);
        QCOMPARE(received.level, QString(rc::wireWord(level)));
        QCOMPARE(received.message, entry.message);
        QCOMPARE(received.ts, rc::isoWithOffset(entry.ts));
        QCOMPARE(received.whole["extra"_L1]["region"_L1].toString(), u"eu"_s);
        QCOMPARE(received.whole["extra"_L1]["count"_L1].toInt(), 3);
    }

    void catalogIsListedWhole_data()
    {
        QTest::addColumn<rc::CatalogKind>("kind");
        QTest::addColumn<int>("pages");
        QTest::addColumn<int>("atLeast");
        QTest::addColumn<bool>("eventStream");
        QTest::newRow("general") << rc::CatalogKind::General << 1 << 12 << true;
        QTest::newRow("code hosting") << rc::CatalogKind::CodeHosting << 2 << 38 << false;
    }

    void catalogIsListedWhole()
    {
        QFETCH(rc::CatalogKind, kind);
        QFETCH(int, pages);
        QFETCH(int, atLeast);
        QFETCH(bool, eventStream);
        const rc::ToolListResult result = list(kind);
        QVERIFY(!result.error);
        QVERIFY(result.catalog.complete);
        QCOMPARE(result.catalog.problems, QStringList());
        QCOMPARE(result.catalog.pages, pages);
        QCOMPARE(result.catalog.dialect, rc::Dialect::Modern);
        QCOMPARE(result.catalog.eventStream, eventStream);
        QVERIFY(result.catalog.tools.size() >= atLeast);
        QSet<QString> names;
        for (const rc::Tool &tool : result.catalog.tools)
            names.insert(tool.name);
        QCOMPARE(names.size(), result.catalog.tools.size());
    }

    void codeHostingWithoutATokenIsCredentialsRefused()
    {
        DemoSetting setting;
        setting.codeHosting = DemoSetting::CodeHosting::WantsToken;
        m_service->play(setting);
        const rc::ToolListResult result = list(rc::CatalogKind::CodeHosting);
        QVERIFY(result.error.has_value());
        QCOMPARE(result.error->kind, rc::ErrorKind::CredentialsRefused);
        QVERIFY(result.error->quote.contains(u"Unauthorized"_s));
    }

private:
    [[nodiscard]] rc::Credentials credentials() const { return {m_service->key(), {m_service->username(), {}}}; }

    [[nodiscard]] rc::SendResult send(const rc::LogEntry &entry, rc::Credentials credentials) const
    {
        const rc::Result<rc::PastedResource> pasted = rc::parseResourceUrl(m_service->resourceUrl());
        if (!pasted)
            return {};
        rc::SendJob job(pasted->resource, std::move(credentials), entry);
        QSignalSpy finished(&job, &rc::SendJob::ended);
        job.start();
        return finished.size() == 1 || finished.wait() ? rc::sentResult(finished) : rc::SendResult();
    }

    [[nodiscard]] rc::ToolListResult list(const rc::CatalogKind &kind) const
    {
        const rc::Result<QUrl> server = rc::parseToolServerUrl(m_service->toolServerUrl());
        if (!server)
            return {};
        rc::DialectMemory dialects;
        rc::ToolListJob job(*server, kind, credentials(), dialects);
        return ended<ToolListResult>(job);
    }

    std::unique_ptr<rc::DemoService> m_service;
};

RC_TEST(TestClosedLoop)

} // namespace rc::tst_closedloop

#include "tst_closedloop.moc"
