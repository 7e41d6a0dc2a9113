// SPDX-License-Identifier: GPL-3.0-or-later
// Draws markers from the system's random generator.
#include "core/marker.h"

#include <QRandomGenerator>

namespace rc {

QString newMarker()
{
    const quint64 bits = QRandomGenerator::system()->generate64();
    QString marker = QStringLiteral("%1").arg(bits >> 16, 12, 16, QLatin1Char('0')).toUpper();
    marker.insert(8, QLatin1Char('-'));
    marker.insert(4, QLatin1Char('-'));
    return marker;
}

} // namespace rc
