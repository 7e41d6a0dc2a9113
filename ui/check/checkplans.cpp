// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/checkplans.h"

#include "ui/currentresource.h"

namespace rc {

CheckPlan planFor(CurrentResource &current, const Profile &profile, QObject *context)
{
    CheckPlan plan;
    plan.resource = profile.resource;
    plan.toolServer = profile.toolServer;
    plan.furtherCatalogs = profile.furtherCatalogs;
    plan.identity = identityOf(profile);
    plan.limits = current.limitsOf(profile);
    plan.authorities = current.authoritiesOf(profile);
    plan.key = [&current, profile, context](std::function<void(KeyReading)> done) {
        current.readKeyOf(profile, context, std::move(done));
    };
    plan.token = [&current, profile, context](std::function<void(KeyReading)> done) {
        current.readTokenOf(profile, context, std::move(done));
    };
    return plan;
}

} // namespace rc
