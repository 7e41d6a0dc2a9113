// SPDX-License-Identifier: GPL-3.0-or-later
// Table rows of a schema with valid and invalid values.
#pragma once

#include "catalog/schema/argumentscheck.h"

#include <QTest>

namespace rc {

inline void verdictColumns()
{
    addColumns<QByteArray, QList<QByteArray>, QList<QByteArray>>("schema", "fitting", "unfit");
}

inline void verdicts(const char *name, const QByteArray &schema, const QList<QByteArray> &fitting,
                     const QList<QByteArray> &unfit)
{
    QTest::newRow(name) << schema << fitting << unfit;
}

/// Misjudged values, and everything unchecked, which must be nothing in these tables.
[[nodiscard]] inline QStringList misjudged(const QByteArray &schema, const QList<QByteArray> &fitting,
                                           const QList<QByteArray> &unfit)
{
    QStringList lines;
    for (const QByteArray &value : fitting + unfit) {
        const ArgumentsReport report = checkValue(schema, value);
        if (report.faults.isEmpty() != fitting.contains(value))
            lines.append(QString::fromUtf8(value));
        lines += report.unchecked;
    }
    return lines;
}

/// The row's schema over its values.
inline void judge()
{
    QFETCH(QByteArray, schema);
    QFETCH(QList<QByteArray>, fitting);
    QFETCH(QList<QByteArray>, unfit);
    QCOMPARE(misjudged(schema, fitting, unfit), QStringList());
}

} // namespace rc
