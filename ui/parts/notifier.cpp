// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/notifier.h"

#include "core/version.h"
#include "core/words/displaytext.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int replyTimeoutMs = 2000;
constexpr int desktopTimeout = -1;

/// Escapes the body for services that read it as markup. Quotation marks stay for those that do not.
QString withoutMarkup(QString text)
{
    return text.replace(u'&', u"&amp;"_s).replace(u'<', u"&lt;"_s).replace(u'>', u"&gt;"_s);
}

} // namespace

Notifier::Notifier(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
}

void Notifier::notify(const QString &title, const QString &text)
{
    const QString head = displayText(title);
    const QString body = displayText(text);
    emit notified(head, body);
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        QApplication::alert(&m_window);
        return;
    }
    QDBusMessage call =
        QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s,
                                       u"org.freedesktop.Notifications"_s, u"Notify"_s);
    const QVariantMap hints{{u"desktop-entry"_s, programId()}};
    call << QCoreApplication::applicationName() << m_last << programId() << head << withoutMarkup(body) << QStringList()
         << hints << desktopTimeout;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, replyTimeoutMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *finished) {
        finished->deleteLater();
        const QDBusPendingReply<uint> reply = *finished;
        if (reply.isError())
            QApplication::alert(&m_window);
        else
            m_last = reply.value();
    });
}

} // namespace rc

#include "moc_notifier.cpp"
