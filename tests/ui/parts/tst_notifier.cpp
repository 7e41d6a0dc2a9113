// SPDX-License-Identifier: GPL-3.0-or-later
// The content that the desktop's notification service receives, on a session bus of the test.
#include "core/version.h"
#include "support/testprogram.h"
#include "ui/parts/notifier.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QWidget>

namespace rc::tst_notifier {

namespace {

const QString serviceName = u"org.freedesktop.Notifications"_s;
const QString servicePath = u"/org/freedesktop/Notifications"_s;

} // namespace

/// Accepts and numbers notifications like a desktop.
class Desktop : public QDBusVirtualObject
{
    Q_OBJECT

public:
    Desktop()
        : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop"_s))
    {
        m_isThere = m_bus.registerVirtualObject(servicePath, this) && m_bus.registerService(serviceName);
    }
    ~Desktop() override
    {
        m_bus.unregisterService(serviceName);
        QDBusConnection::disconnectFromBus(u"desktop"_s);
    }

    [[nodiscard]] bool isThere() const { return m_isThere; }
    void refuse() { m_refuses = true; }

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() != "Notify"_L1)
            return false;
        connection.send(m_refuses ? message.createErrorReply(QDBusError::Failed, u"no"_s)
                                  : message.createReply(QVariant(++m_number)));
        emit notified(message.arguments());
        return true;
    }

signals:
    void notified(const QVariantList &arguments);

private:
    QDBusConnection m_bus;
    bool m_isThere = false;
    bool m_refuses = false;
    uint m_number = 6;
};

class TestNotifier : public QObject
{
    Q_OBJECT

private slots:
    void desktopGetsPlainText()
    {
        QCOMPARE(QCoreApplication::applicationName(), u"tst_notifier"_s);
        Desktop desktop;
        QVERIFY(desktop.isThere());
        QSignalSpy notified(&desktop, &Desktop::notified);
        QWidget window;
        Notifier notifier(window);
        notifier.notify(u"payments\u202E-prod"_s, u"tools: <b>passed</b> & then \"failed\""_s);
        QTRY_COMPARE(notified.size(), 1);
        const QVariantList arguments = notified.first().first().toList();
        QCOMPARE(arguments.size(), 8);
        QCOMPARE(arguments.at(0).toString(), QCoreApplication::applicationName());
        QCOMPARE(arguments.at(1).toUInt(), 0U);
        QVERIFY(!arguments.at(3).toString().contains(u'\u202E'));
        QVERIFY(arguments.at(3).toString().startsWith("payments"_L1));
        // The protocol allows markup in a body, so outside text must be escaped.
        QCOMPARE(arguments.at(4).toString(), u"tools: &lt;b&gt;passed&lt;/b&gt; &amp; then \"failed\""_s);
        QVERIFY(arguments.at(5).toStringList().isEmpty()); // no buttons, because nothing is sent from a notification
        // The desktop uses the id to find the icon and to group notifications by program.
        QCOMPARE(arguments.at(2).toString(), programId());
        QCOMPARE(qdbus_cast<QVariantMap>(arguments.at(6)).value(u"desktop-entry"_s).toString(), programId());
    }

    void newerNotificationReplacesTheLast()
    {
        Desktop desktop;
        QSignalSpy notified(&desktop, &Desktop::notified);
        QWidget window;
        Notifier notifier(window);
        notifier.notify(u"one"_s, u"first"_s);
        QTRY_COMPARE(notified.size(), 1);
        // The number arrives a moment later with the answer.
        QTRY_VERIFY2(
            [&] {
                notifier.notify(u"two"_s, u"second"_s);
                const qsizetype before = notified.size();
                return rc::waitFor([&] { return notified.size() > before; }) &&
                       notified.last().first().toList().at(1).toUInt() >= 7U;
            }(),
            "the number of the last one was not given back");
    }

    void refusingDesktopIsHarmless()
    {
        Desktop desktop;
        desktop.refuse();
        QSignalSpy notified(&desktop, &Desktop::notified);
        QWidget window;
        Notifier notifier(window);
        QSignalSpy announced(&notifier, &Notifier::notified);
        notifier.notify(u"one"_s, u"first"_s);
        QTRY_COMPARE(notified.size(), 1);
        QCOMPARE(announced.size(), 1);
        notifier.notify(u"two"_s, u"second"_s);
        QTRY_COMPARE(notified.size(), 2);
        QCOMPARE(notified.last().first().toList().at(1).toUInt(), 0U);
    }

    void missingServiceIsHarmless()
    {
        auto window = std::make_unique<QWidget>();
        auto *notifier = new Notifier(*window);
        QSignalSpy announced(notifier, &Notifier::notified);
        notifier->notify(u"one"_s, u"first"_s);
        QCOMPARE(announced.size(), 1);
        window.reset(); // while the request is pending
        QVERIFY(QDBusConnection::sessionBus().isConnected());
    }
};

RC_WIDGET_TEST(TestNotifier)

} // namespace rc::tst_notifier

#include "tst_notifier.moc"
