// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/openprofile.h"

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

Result<Authorities> OpenProfile::authoritiesOf(const Profile &profile) const
{
    return authoritiesIn(readAuthorities(profile.caFile));
}

void OpenProfile::withCredentialsOf(const Profile &profile, QObject *context,
                                    std::function<void(Result<TrustedCredentials>)> done)
{
    const AuthoritiesFile file = readAuthorities(profile.caFile);
    Result<Authorities> authorities = authoritiesIn(file);
    if (!authorities) {
        done(failure(authorities.error()));
        return;
    }
    readKeyOf(
        profile, file, context,
        [this, profile, file, context, trusted = std::move(*authorities), done = std::move(done)](KeyReading reading) {
            if (reading.key.isEmpty()) {
                done(failure(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
                return;
            }
            const auto key = std::make_shared<Secret>(std::move(reading.key));
            readTokenOf(profile, file, context, [key, trusted, who = identityOf(profile), done](KeyReading token) {
                Result<Credentials> credentials = credentialsFrom(std::move(*key), who, std::move(token));
                if (credentials)
                    done(TrustedCredentials{std::move(*credentials), trusted});
                else
                    done(failure(credentials.error()));
            });
        });
}

Identity OpenProfile::identity() const
{
    return identityOf(profile());
}

} // namespace rc
