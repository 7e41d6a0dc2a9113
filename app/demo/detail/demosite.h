// SPDX-License-Identifier: GPL-3.0-or-later
// The accounts of the demo service, their keys and their permissions.
#pragma once

#include "core/key/secret.h"
#include "demo/detail/demosetting.h"

#include <map>

namespace rc {

/// The accounts are fictional: demo and jon are a team, mara owns everything else, and zoe has no access. Creates new
/// keys and a new UUID.
class DemoSite
{
public:
    DemoSite();

    DemoSetting setting;

    [[nodiscard]] const QString &uuid() const { return m_uuid; }
    /// For the Resource URL. Paths begin with a slash.
    [[nodiscard]] QString resourcePath() const;
    [[nodiscard]] QString username() const;
    [[nodiscard]] Secret key() const;

    /// The UUID in a path that accepts entries, for any owner name; empty for other paths.
    [[nodiscard]] QString resourceIn(const QString &path) const;
    [[nodiscard]] bool hasResource(const QString &uuid) const;

    /// With a username, key and name must match; without one the key suffices.
    [[nodiscard]] bool maySend(const QByteArray &key, const QString &name) const;
    /// `resource`: the UUID sent with the key, if any.
    [[nodiscard]] bool mayUseTools(const QByteArray &key, const QString &resource, const QString &name) const;
    /// Whether the tools return the resource's entries for this key.
    [[nodiscard]] bool mayRead(const QByteArray &key) const;

    /// The people a real service would notify of an error or an alert.
    [[nodiscard]] QStringList notified() const;

private:
    [[nodiscard]] QString accountOf(const QByteArray &key) const; ///< empty if no account has it
    [[nodiscard]] bool mayWrite(const QString &user) const;

    QString m_uuid;
    std::map<QString, Secret> m_accountKeys; ///< by username
    Secret m_teamKey;
    Secret m_resourceKey;
    Secret m_unknownKey;
};

} // namespace rc
