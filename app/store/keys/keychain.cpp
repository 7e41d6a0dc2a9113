// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/keychain.h"

#include "core/programpart.h"

#include <QTimer>

namespace rc {

namespace {

class MissingKeychain : public Keychain
{
public:
    explicit MissingKeychain(Error reason)
        : m_reason(std::move(reason))
    {
    }

    void read(const QString &, QObject *context, Done done) override { fail(context, std::move(done)); }
    void save(const QString &, const std::shared_ptr<const Secret> &, QObject *context, std::function<void()>,
              Done done) override
    {
        fail(context, std::move(done));
    }
    void remove(const QString &, QObject *context, Done done) override { fail(context, std::move(done)); }
    void isResponding(QObject *context, std::function<void(bool)> done) override
    {
        QTimer::singleShot(0, context, [done = std::move(done)] { done(false); });
    }

private:
    void fail(QObject *context, Done done)
    {
        QTimer::singleShot(0, context, [reason = m_reason, done = std::move(done)] {
            KeychainResult result;
            result.error = reason;
            done(std::move(result));
        });
    }

    Error m_reason;
};

Keychain &loaded()
{
    const Result<Keychain *> part = programPart<Keychain>(QLatin1StringView(RC_KEYCHAIN_MODULE));
    if (part)
        return **part;
    static MissingKeychain missing({ErrorKind::KeychainFailed, part.error().detail, {}, 0});
    return missing;
}

} // namespace

Keychain &keychain()
{
    static Keychain &instance = loaded();
    return instance;
}

} // namespace rc
