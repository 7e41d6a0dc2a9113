// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a schema with values that fit it and values that do not, for the tables of this folder.
#pragma once

#include "catalog/schema/argumentscheck.h"

#include <QTest>

namespace rc {

inline void verdictColumns()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QList<QByteArray>>("fitting");
    QTest::addColumn<QList<QByteArray>>("unfit");
}

inline void verdicts(const char *name, const QByteArray &schema, const QList<QByteArray> &fitting,
                     const QList<QByteArray> &unfit)
{
    QTest::newRow(name) << schema << fitting << unfit;
}

/// Each value that was judged otherwise, and all that was left out, which in these tables is nothing.
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
