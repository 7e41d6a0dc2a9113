// SPDX-License-Identifier: GPL-3.0-or-later
// Who there is at the demo service, with which keys, and what each of them may do.
#pragma once

#include "core/key/secret.h"
#include "demo/detail/demosetting.h"

#include <map>

namespace rc {

/// Its people are made up: demo and jon are a team, mara owns what is not demo's, zoe is a stranger and root is a
/// superuser. Keys and UUID are made with it.
class DemoSite
{
public:
    DemoSite();

    DemoSetting setting;

    [[nodiscard]] const QString &uuid() const { return m_uuid; }
    /// What is handed out. The paths begin with a slash.
    [[nodiscard]] QString resourcePath() const;
    [[nodiscard]] QString username() const;
    [[nodiscard]] Secret key() const;

    /// Where entries are taken, whatever the name of the owner; the UUID in it, or nothing for other paths.
    [[nodiscard]] QString resourceIn(const QString &path) const;
    [[nodiscard]] bool hasResource(const QString &uuid) const;

    /// With a name, key and name have to belong together; without one the key speaks for itself.
    [[nodiscard]] bool maySend(const QByteArray &key, const QString &name) const;
    /// `resource`: the UUID that came with the key, if one did.
    [[nodiscard]] bool mayUseTools(const QByteArray &key, const QString &resource, const QString &name) const;
    /// Whether the tools show this key the entries of the resource.
    [[nodiscard]] bool mayRead(const QByteArray &key) const;

    /// Whom a real service would tell of an error or an alert.
    [[nodiscard]] QStringList notified() const;

private:
    [[nodiscard]] QString accountOf(const QByteArray &key) const; ///< empty: none has it
    [[nodiscard]] bool mayWrite(const QString &user) const;

    QString m_uuid;
    std::map<QString, Secret> m_accountKeys; ///< by user name
    Secret m_teamKey;
    Secret m_resourceKey;
    Secret m_unknownKey;
};

} // namespace rc
