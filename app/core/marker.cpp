// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/marker.h"

#include <QRandomGenerator>

namespace rc {

QString newMarker()
{
    const quint64 bits = QRandomGenerator::system()->generate64() & 0xFFFF'FFFF'FFFFULL;
    QString marker = QString::number(bits, 16).toUpper().rightJustified(12, u'0');
    marker.insert(8, u'-');
    marker.insert(4, u'-');
    return marker;
}

} // namespace rc
