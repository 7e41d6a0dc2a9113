// SPDX-License-Identifier: GPL-3.0-or-later
// The OS keychain through QtKeychain, verified with the service itself. Without timeouts.
#pragma once

#include "store/keys/keychain.h"

#include <QObject>

namespace rc {

class SystemKeychain : public QObject, public Keychain
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.resource_console.Keychain/1")
    Q_INTERFACES(rc::Keychain)

public:
    void read(const QString &profile, QObject *context, Done done) override;
    void save(const QString &profile, const std::shared_ptr<const Secret> &key, QObject *context,
              std::function<void()> begun, Done done) override;
    void remove(const QString &profile, QObject *context, Done done) override;
    void isResponding(QObject *context, std::function<void(bool)> done) override;
};

} // namespace rc
