// SPDX-License-Identifier: GPL-3.0-or-later
// A secret service on the session bus that misbehaves on command, as no real keyring does.
#include "support/fakesecrets.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wire {

/// The protocol's secret: (oayays).
struct WireSecret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString contentType;
};

QDBusArgument &operator<<(QDBusArgument &argument, const WireSecret &secret)
{
    argument.beginStructure();
    argument << secret.session << secret.parameters << secret.value << secret.contentType;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, WireSecret &secret)
{
    argument.beginStructure();
    argument >> secret.session >> secret.parameters >> secret.value >> secret.contentType;
    argument.endStructure();
    return argument; // NOLINT(bugprone-return-const-ref-from-parameter): what QtDBus asks for
}

} // namespace wire

using wire::WireSecret;
Q_DECLARE_METATYPE(WireSecret)

using WireSecrets = QMap<QDBusObjectPath, WireSecret>;
using Attributes = QMap<QString, QString>;
using Paths = QList<QDBusObjectPath>;

namespace {

const QString serviceName = u"org.freedesktop.secrets"_s;
const QString servicePath = u"/org/freedesktop/secrets"_s;
const QString promptPath = u"/org/freedesktop/secrets/prompt/1"_s;
const QDBusObjectPath nothing(u"/"_s);

} // namespace

FakeSecrets::FakeSecrets(Behavior behavior)
    : m_behavior(behavior)
    , m_connection(u"fake-secrets-%1"_s.arg(quintptr(this)))
{
    qDBusRegisterMetaType<Attributes>();
    qDBusRegisterMetaType<WireSecret>();
    qDBusRegisterMetaType<WireSecrets>();
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_connection);
    bus.registerVirtualObject(servicePath, this, QDBusConnection::SubPath);
    if (!bus.registerService(serviceName))
        qFatal("The name of the secret service is taken on this bus.");
}

FakeSecrets::~FakeSecrets()
{
    crash();
}

void FakeSecrets::crash()
{
    {
        QDBusConnection bus(m_connection);
        if (!bus.isConnected())
            return;
        bus.unregisterObject(servicePath, QDBusConnection::UnregisterTree);
        bus.unregisterService(serviceName);
    }
    QDBusConnection::disconnectFromBus(m_connection);
}

void FakeSecrets::put(const QString &account, const QByteArray &secret)
{
    store({{{u"server"_s, u"resource-console"_s}, {u"user"_s, account}, {u"type"_s, u"plaintext"_s}}, secret});
}

bool FakeSecrets::has(const QString &account) const
{
    return std::any_of(m_items.cbegin(), m_items.cend(),
                       [&account](const auto &item) { return item.second.attributes.value(u"user"_s) == account; });
}

void FakeSecrets::store(const Item &item)
{
    for (auto &[path, kept] : m_items) {
        if (kept.attributes.value(u"user"_s) == item.attributes.value(u"user"_s)) {
            kept.secret = item.secret;
            return;
        }
    }
    m_items.append({u"/org/freedesktop/secrets/collection/login/%1"_s.arg(m_next++), item});
}

void FakeSecrets::answerPrompt()
{
    m_behavior = Behavior::Normal;
    complete(false);
}

void FakeSecrets::complete(bool dismissed)
{
    m_promptIsOpen = false;
    // Right type even for a refusal, because libsecret otherwise never ends.
    QVariant result = QString();
    if (m_pendingRequest.member() == "CreateItem"_L1)
        result = QVariant::fromValue(nothing);
    else if (m_pendingRequest.member() == "Unlock"_L1)
        result = QVariant::fromValue(dismissed ? Paths() : qdbus_cast<Paths>(m_pendingRequest.arguments().value(0)));
    if (!dismissed) {
        const QDBusMessage done = answerTo(m_pendingRequest);
        if (m_pendingRequest.member() == "CreateItem"_L1)
            result = done.arguments().value(0);
    }
    QDBusMessage completed = QDBusMessage::createSignal(promptPath, u"org.freedesktop.Secret.Prompt"_s, u"Completed"_s);
    completed << dismissed << QVariant::fromValue(QDBusVariant(result));
    QDBusConnection(m_connection).send(completed);
}

QString FakeSecrets::introspect(const QString &) const
{
    return {};
}

bool FakeSecrets::crashes() const
{
    return m_behavior == Behavior::CrashesOnAccess || m_behavior == Behavior::RestartsLocked;
}

bool FakeSecrets::handleMessage(const QDBusMessage &message, const QDBusConnection &connection)
{
    if (m_behavior == Behavior::Silent)
        return true;
    const QString member = message.member();
    const bool touches = member == "CreateItem"_L1 || member == "Unlock"_L1 || member == "Delete"_L1;
    if (crashes() && (touches || member == "GetSecrets"_L1)) {
        const bool again = m_behavior == Behavior::RestartsLocked;
        QTimer::singleShot(0, this, [this, again] {
            crash();
            if (!again)
                return;
            m_items.clear();
            m_behavior = Behavior::Locked;
            QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_connection);
            bus.registerVirtualObject(servicePath, this, QDBusConnection::SubPath);
            bus.registerService(serviceName);
        });
        return true;
    }
    if ((m_behavior == Behavior::Asks || m_behavior == Behavior::Refuses) && touches) {
        m_pendingRequest = message;
        QDBusMessage prompt = message.createReply();
        if (member == "CreateItem"_L1)
            prompt << QVariant::fromValue(nothing);
        else if (member == "Unlock"_L1)
            prompt << QVariant::fromValue(Paths());
        prompt << QVariant::fromValue(QDBusObjectPath(promptPath));
        return connection.send(prompt);
    }
    if (member == "Prompt"_L1) {
        m_promptIsOpen = true;
        const bool sent = connection.send(message.createReply());
        if (m_behavior == Behavior::Refuses)
            complete(true);
        return sent;
    }
    return connection.send(answerTo(message));
}

QDBusMessage FakeSecrets::answerTo(const QDBusMessage &message)
{
    const QString member = message.member();
    if (member == "OpenSession"_L1) {
        if (message.arguments().value(0).toString() != "plain"_L1)
            return message.createErrorReply(QDBusError::NotSupported, u"plain only"_s);
        return message.createReply({QVariant::fromValue(QDBusVariant(QString())),
                                    QVariant::fromValue(QDBusObjectPath(u"/org/freedesktop/secrets/session/1"_s))});
    }
    if (member == "SearchItems"_L1)
        return search(message);
    if (member == "GetSecrets"_L1)
        return secrets(message);
    if (member == "CreateItem"_L1)
        return create(message);
    if (member == "Unlock"_L1)
        return message.createReply({message.arguments().value(0), QVariant::fromValue(nothing)});
    if (member == "Delete"_L1) {
        if (m_behavior != Behavior::IgnoresDeletes)
            m_items.removeIf([&message](const auto &item) { return item.first == message.path(); });
        return message.createReply(QVariant::fromValue(nothing));
    }
    if (message.interface() == "org.freedesktop.DBus.Properties"_L1)
        return property(message);
    return message.createErrorReply(QDBusError::UnknownMethod, member);
}

QDBusMessage FakeSecrets::search(const QDBusMessage &message) const
{
    const auto wanted = qdbus_cast<Attributes>(message.arguments().value(0));
    Paths found;
    for (const auto &[path, item] : m_items) {
        const Attributes &its = item.attributes;
        const bool matches = std::all_of(wanted.keyBegin(), wanted.keyEnd(), [&wanted, &its](const QString &key) {
            return key == "xdg:schema"_L1 || its.value(key) == wanted.value(key);
        });
        if (matches)
            found.append(QDBusObjectPath(path));
    }
    const bool locked =
        m_behavior == Behavior::Locked || m_behavior == Behavior::Asks || m_behavior == Behavior::Refuses;
    return message.createReply(
        {QVariant::fromValue(locked ? Paths() : found), QVariant::fromValue(locked ? found : Paths())});
}

QDBusMessage FakeSecrets::secrets(const QDBusMessage &message) const
{
    WireSecrets all;
    for (const QDBusObjectPath &path : qdbus_cast<Paths>(message.arguments().value(0))) {
        for (const auto &[where, item] : m_items) {
            if (where == path.path())
                all.insert(
                    path,
                    {qvariant_cast<QDBusObjectPath>(message.arguments().value(1)), {}, item.secret, u"text/plain"_s});
        }
    }
    return message.createReply(QVariant::fromValue(all));
}

QDBusMessage FakeSecrets::create(const QDBusMessage &message)
{
    const auto properties = qdbus_cast<QVariantMap>(message.arguments().value(0));
    const auto secret = qdbus_cast<WireSecret>(message.arguments().value(1));
    if (m_behavior != Behavior::DropsWrites)
        store({qdbus_cast<Attributes>(properties.value(u"org.freedesktop.Secret.Item.Attributes"_s)), secret.value});
    const QString path = m_items.isEmpty() ? u"/org/freedesktop/secrets/collection/login/0"_s : m_items.last().first;
    return message.createReply({QVariant::fromValue(QDBusObjectPath(path)), QVariant::fromValue(nothing)});
}

QDBusMessage FakeSecrets::property(const QDBusMessage &message) const
{
    if (message.member() == "Get"_L1 && message.arguments().value(1).toString() == "Locked"_L1)
        return message.createReply(QVariant::fromValue(QDBusVariant(m_behavior == Behavior::Locked)));
    if (message.member() == "GetAll"_L1)
        return message.createReply(QVariantMap());
    return message.createErrorReply(QDBusError::UnknownProperty, message.member());
}

#include "moc_fakesecrets.cpp"
