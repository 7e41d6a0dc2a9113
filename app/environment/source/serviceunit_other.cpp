// SPDX-License-Identifier: GPL-3.0-or-later
// Other systems: there are no user services of this kind, and that is said.
#include "environment/source/serviceunit.h"

#ifndef Q_OS_LINUX

#include <QCoreApplication>
#include <QTimer>

namespace rc {

void readServiceUnit(const QString &, std::chrono::milliseconds, QObject *context,
                     std::function<void(Result<ServiceUnit>)> done)
{
    QTimer::singleShot(0, context, [done = std::move(done)] {
        done(failure(
            badInput(QCoreApplication::translate("rc::ServiceUnit", "User services can be read only on Linux."))));
    });
}

} // namespace rc

#endif
