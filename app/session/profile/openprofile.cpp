// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/openprofile.h"

#include "store/catalogs/keptdialects.h"

#include <QPointer>

namespace rc {

OpenProfile::~OpenProfile() = default;

Result<PastedResource> OpenProfile::resource() const
{
    return parseResourceUrl(profile().resource);
}

Result<QUrl> OpenProfile::toolServer() const
{
    return parseToolServerUrl(profile().toolServer);
}

void OpenProfile::withCredentialsOf(const Profile &profile, QObject *context,
                                    std::function<void(Result<TrustedCredentials>)> done)
{
    const auto read = [this, profile, context, done = std::move(done)](const AuthoritiesFile &file) {
        Result<Authorities> authorities = authoritiesIn(file);
        if (!authorities) {
            done(failure(authorities.error()));
            return;
        }
        readKeyOf(profile, file, context,
                  [this, profile, file, context, trusted = std::move(*authorities), done](KeyReading reading) {
                      if (reading.key.isEmpty()) {
                          done(failure(reading.error.value_or(Error{ErrorKind::NoKey})));
                          return;
                      }
                      const auto credentials =
                          std::make_shared<Credentials>(Credentials{std::move(reading.key), identityOf(profile)});
                      readTokensOf(
                          profile, file, catalogsWithToken(profile), context, credentials,
                          [credentials, trusted, done] { done(TrustedCredentials{std::move(*credentials), trusted}); });
                  });
    };
    readAuthorities(profile.caFile, context, read);
}

void OpenProfile::readTokensOf(const Profile &profile, const AuthoritiesFile &file, QList<CatalogKind> catalogs,
                               QObject *context, const std::shared_ptr<Credentials> &into,
                               const std::function<void()> &done)
{
    if (catalogs.isEmpty()) {
        done();
        return;
    }
    const CatalogKind next = catalogs.takeFirst();
    readTokenOf(profile, next, file, context,
                [this, profile, file, catalogs, next, context, into, done](KeyReading token) {
                    setToken(*into, next, std::move(token));
                    readTokensOf(profile, file, catalogs, context, into, done);
                });
}

Identity OpenProfile::identity() const
{
    return identityOf(profile());
}

void keepDialects(DialectMemory &memory)
{
    memory.setKeeper([path = keptDialectsFile()] { return KeptDialects(path).load(); },
                     [path = keptDialectsFile()](const QString &endpoint, const std::optional<KnownDialect> &known) {
                         static_cast<void>(KeptDialects(path).keep(endpoint, known));
                     });
}

Operation::Operation(OpenProfile &open, QObject *parent)
    : QObject(parent)
    , m_open(open)
{
}

void Operation::begin()
{
    m_profile = m_open.profile();
    m_busy = true;
    ++m_attempt;
    emit busyChanged(true);
}

void Operation::askForAccess(const std::function<void(Access)> &granted,
                             const std::function<void(const Error &)> &refused)
{
    const auto came = [this, attempt = m_attempt, granted, refused](Result<TrustedCredentials> trusted) {
        if (!m_busy || attempt != m_attempt)
            return;
        m_profile = m_open.profile(); // same destination, but its limits may have been saved meanwhile
        if (trusted)
            granted({std::move(trusted->credentials), m_open.limitsOf(m_profile), std::move(trusted->authorities)});
        else
            refused(trusted.error());
    };
    m_open.withCredentials(this, came);
}

std::function<void()> Operation::whileAsked(std::function<void()> call)
{
    return [this, alive = QPointer<Operation>(this), attempt = m_attempt, call = std::move(call)] {
        if (alive && m_busy && attempt == m_attempt)
            call();
    };
}

bool Operation::end()
{
    const QPointer<Operation> alive(this);
    m_busy = false;
    emit busyChanged(false);
    return !alive.isNull();
}

} // namespace rc

#include "moc_openprofile.cpp"
