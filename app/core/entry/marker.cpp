// SPDX-License-Identifier: GPL-3.0-or-later
// Draws markers from the system's random number generator.
#include "core/entry/marker.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace rc {

QString newMarker()
{
    const quint64 bits = QRandomGenerator::system()->generate64();
    QString marker = u"%1"_s.arg(bits >> 16, 12, 16, QLatin1Char('0')).toUpper();
    marker.insert(8, QLatin1Char('-'));
    marker.insert(4, QLatin1Char('-'));
    return marker;
}

} // namespace rc
