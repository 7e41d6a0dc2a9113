// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/profilecontext.h"

#include "store/catalogs/dialectcache.h"

#include <QPointer>

namespace rc {

ProfileContext::~ProfileContext() = default;

Result<PastedResource> ProfileContext::resource() const
{
    return parseResourceUrl(profile().resource);
}

Result<QUrl> ProfileContext::toolServer() const
{
    return parseToolServerUrl(profile().toolServer);
}

namespace {

void readTokens(SecretSource &secrets, const Profile &profile, const AuthoritiesFile &file, QList<CatalogKind> catalogs,
                QObject *context, const std::shared_ptr<Credentials> &into, const std::function<void()> &done)
{
    if (catalogs.isEmpty()) {
        done();
        return;
    }
    const CatalogKind next = catalogs.takeFirst();
    secrets.readSecret(profile, next.path(), file, context,
                       [&secrets, profile, file, catalogs, next, context, into, done](KeyReading token) {
                           setToken(*into, next, std::move(token));
                           readTokens(secrets, profile, file, catalogs, context, into, done);
                       });
}

} // namespace

void ProfileContext::withAccessOf(const Profile &profile, QObject *context, std::function<void(Result<Access>)> done)
{
    const auto authoritiesRead = [this, profile, context, done = std::move(done)](const AuthoritiesFile &file) {
        Result<Authorities> authorities = authoritiesIn(file);
        if (!authorities) {
            done(failure(authorities.error()));
            return;
        }
        const auto keyRead = [this, profile, file, context, trusted = std::move(*authorities),
                              done](KeyReading reading) {
            if (reading.key.isEmpty()) {
                done(failure(reading.error.value_or(Error{ErrorKind::NoKey})));
                return;
            }
            const auto credentials =
                std::make_shared<Credentials>(Credentials{std::move(reading.key), identityOf(profile)});
            readTokens(secrets(), profile, file, catalogsWithToken(profile), context, credentials,
                       [this, profile, credentials, trusted, done] {
                           done(Access{std::move(*credentials), limitsOf(profile), trusted});
                       });
        };
        secrets().readSecret(profile, {}, file, context, keyRead);
    };
    readAuthorities(profile.caFile, context, authoritiesRead);
}

Identity ProfileContext::identity() const
{
    return identityOf(profile());
}

void persistDialects(DialectMemory &memory)
{
    memory.setStorage([path = dialectCacheFile()] { return loadDialects(path); },
                      [path = dialectCacheFile()](const QString &endpoint, const std::optional<KnownDialect> &known) {
                          static_cast<void>(saveDialect(path, endpoint, known));
                      });
}

Operation::Operation(ProfileContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
}

void Operation::begin()
{
    m_profile = m_context.profile();
    m_busy = true;
    ++m_attempt;
    emit busyChanged(true);
}

void Operation::requestAccess(std::function<void(Result<Access>)> done)
{
    dropRequest();
    m_accessContext = new QObject(this);
    m_context.withAccess(m_accessContext, ifStillPending([this, done = std::move(done)](Result<Access> access) {
                             m_profile =
                                 m_context.profile(); // same destination, but its limits may have been saved meanwhile
                             if (access)
                                 access->limits = m_context.limitsOf(m_profile);
                             done(std::move(access));
                         }));
}

void Operation::cancelPending()
{
    ++m_attempt;
    dropRequest();
}

/// Later, because it may be calling.
void Operation::dropRequest()
{
    if (m_accessContext)
        m_accessContext->deleteLater();
}

bool Operation::end()
{
    const QPointer<Operation> alive(this);
    m_busy = false;
    dropRequest();
    emit busyChanged(false);
    return !alive.isNull();
}

} // namespace rc

#include "moc_profilecontext.cpp"
