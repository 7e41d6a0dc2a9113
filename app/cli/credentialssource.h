// SPDX-License-Identifier: GPL-3.0-or-later
// Where the key comes from: standard input, the environment, the profile's keychain entry, or the demo service.
#pragma once

#include "cli/options.h"
#include "core/keystate.h"
#include "demo/demoservice.h"
#include "store/boundkeys.h"
#include "store/keystore.h"

#include <QObject>

#include <functional>
#include <memory>

namespace rc {

class KeptActivity;

class CredentialsSource : public QObject
{
public:
    explicit CredentialsSource(Options options, QObject *parent = nullptr);

    /// Starts the demo service if it was asked for, reads and checks a key given from outside. First of all calls.
    [[nodiscard]] Result<void> prepare(const QProcessEnvironment &environment);

    /// With the demo service's addresses and name in the profile after prepare().
    [[nodiscard]] const Options &options() const { return m_options; }

    /// A key given from outside is known before any is read.
    void maskGivenKey(KeptActivity &activity) const;

    /// The key, once, through the event loop. Asks the keychain only when nothing else gave a key.
    void readKey(QObject *context, std::function<void(KeyReading)> done);
    /// The code-hosting token from the keychain. Absent, at once, where none is saved, and where the tool server that
    /// is asked is not the profile's own.
    void readToken(QObject *context, std::function<void(KeyReading)> done);
    /// Both as credentials, or why there are none.
    void read(QObject *context, std::function<void(Result<Credentials>)> done);

private:
    /// A secret in the keychain, and what the requests want of it.
    struct Kept
    {
        QString account;
        bool expected = false;
        KeyBinding wanted;
        bool isToken = false;
    };
    /// One that is withheld is handed out, and bound, when a person at the terminal says so.
    void readKept(const Kept &kept, QObject *context, std::function<void(KeyReading)> done);
    [[nodiscard]] bool mayGo(const KeyReading &reading, const Kept &kept);

    Options m_options;
    Secret m_given;
    QString m_givenBy;
    KeyStore m_keys;
    std::unique_ptr<DemoService> m_demo;
};

} // namespace rc
