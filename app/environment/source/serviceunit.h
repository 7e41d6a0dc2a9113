// SPDX-License-Identifier: GPL-3.0-or-later
// What a user service is started with, as the user's service manager tells it.
#pragma once

#include "core/result.h"
#include "environment/environmentvariables.h"

#include <QObject>

#include <chrono>
#include <functional>

namespace rc {

struct ServiceUnitFile
{
    QString path;
    bool optional = false; ///< written with a "-": it may be missing

    bool operator==(const ServiceUnitFile &) const = default;
};

struct ServiceUnit
{
    EnvironmentVariables environment; ///< of Environment=
    QList<ServiceUnitFile> files;     ///< of EnvironmentFile=, in order: what they set counts before the above
};

/// Whether `unit` can be a unit's name: letters, digits and :-_.\@, at most 255, no "-" first. What is not is never
/// handed to a program.
[[nodiscard]] bool isUnitName(const QString &unit);

/// What `systemctl --user show -p LoadState,Environment,EnvironmentFiles UNIT` printed. BadInput when there is no such
/// unit. Values with special characters stand there in quotes of sh.
[[nodiscard]] Result<ServiceUnit> serviceUnitFrom(const QByteArray &shown, const QString &unit);

/// Asks the service manager; answers once, in the event loop, not at all when `context` is gone. The program that asks
/// is ended after `limit` (TimedOut). Never through a shell. Elsewhere than on Linux: BadInput with the reason.
void readServiceUnit(const QString &unit, std::chrono::milliseconds limit, QObject *context,
                     std::function<void(Result<ServiceUnit>)> done);

} // namespace rc
