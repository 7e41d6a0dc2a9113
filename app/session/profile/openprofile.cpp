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

void OpenProfile::withCredentialsOf(const Profile &profile, QObject *context,
                                    std::function<void(Result<Credentials>)> done)
{
    readKeyOf(profile, context, [this, profile, context, done = std::move(done)](KeyReading reading) {
        if (reading.key.isEmpty()) {
            done(failure(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
            return;
        }
        const auto key = std::make_shared<Secret>(std::move(reading.key));
        readTokenOf(profile, context, [key, who = identityOf(profile), done](KeyReading token) {
            done(credentialsFrom(std::move(*key), who, std::move(token)));
        });
    });
}

Identity OpenProfile::identity() const
{
    return identityOf(profile());
}

} // namespace rc
