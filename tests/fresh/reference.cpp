// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes only Qt and never changes, so its compile time is the unit for a machine's other times.
#include <QtCore/QtCore>
#include <QtNetwork/QtNetwork>
#include <QtWidgets/QtWidgets>

QString reference(const QJsonObject &object)
{
    QMap<QString, QList<QVariant>> sorted;
    for (auto member = object.constBegin(); member != object.constEnd(); ++member)
        sorted[member.key()].append(member.value().toVariant());
    QStringList lines;
    for (auto row = sorted.cbegin(); row != sorted.cend(); ++row) {
        QStringList values;
        std::transform(row.value().cbegin(), row.value().cend(), std::back_inserter(values),
                       [](const QVariant &value) { return value.toString(); });
        std::sort(values.begin(), values.end());
        lines.append(row.key() + QLatin1Char(' ') + values.join(QLatin1Char(' ')));
    }
    return lines.join(QLatin1Char('\n'));
}
