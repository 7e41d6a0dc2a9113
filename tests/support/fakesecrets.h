// SPDX-License-Identifier: GPL-3.0-or-later
// A secret service on the session bus that misbehaves on command, as no real keyring does.
#pragma once

#include <QByteArray>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QMap>
#include <QStringList>

class FakeSecrets : public QDBusVirtualObject
{
    Q_OBJECT

public:
    enum class Behavior {
        Normal,
        Locked,
        Asks,            ///< opens a prompt for any access to a secret, and leaves it open
        Refuses,         ///< opens a prompt that is dismissed immediately
        DropsWrites,     ///< confirms and saves nothing
        IgnoresDeletes,  ///< confirms and deletes nothing
        Silent,          ///< never responds
        CrashesOnAccess, ///< when a secret is read, saved or deleted
        RestartsLocked,  ///< same, and another process takes its name immediately
    };

    explicit FakeSecrets(Behavior behavior);
    ~FakeSecrets() override;

    void put(const QString &account, const QByteArray &secret);
    [[nodiscard]] bool has(const QString &account) const;
    /// The user confirms the open prompt.
    void answerPrompt();
    [[nodiscard]] bool isPromptOpen() const { return m_promptIsOpen; }

    QString introspect(const QString &path) const override;
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

private:
    struct Item
    {
        QMap<QString, QString> attributes;
        QByteArray secret;
    };

    [[nodiscard]] QDBusMessage answerTo(const QDBusMessage &message);
    [[nodiscard]] QDBusMessage search(const QDBusMessage &message) const;
    [[nodiscard]] QDBusMessage secrets(const QDBusMessage &message) const;
    [[nodiscard]] QDBusMessage create(const QDBusMessage &message);
    [[nodiscard]] QDBusMessage property(const QDBusMessage &message) const;
    [[nodiscard]] bool crashes() const;
    void crash();
    void store(const Item &item);
    void complete(bool dismissed);

    Behavior m_behavior;
    QString m_connection;
    QList<std::pair<QString, Item>> m_items; // by object path
    int m_next = 1;
    bool m_promptIsOpen = false;
    QDBusMessage m_pendingRequest; // the request behind the prompt
};
