// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/extrafaults.h"

#include "core/json/jsontext.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ExtraFaultsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ExtraFaults)
};

QString faultOf(const ExtraField &row, const QSet<QString> &earlier)
{
    if (row.key.isEmpty())
        return ExtraFaultsTr::tr("Give this value a key.");
    const QString key = displayText(row.key, LineBreaks::Mark, 60);
    if (row.key == "marker"_L1)
        return ExtraFaultsTr::tr("“marker” is the console’s own key. Choose another one.");
    if (earlier.contains(row.key))
        return ExtraFaultsTr::tr("The key “%1” is used twice.").arg(key);
    if (row.type == ExtraField::Type::Number && !isJsonNumber(row.value))
        return row.value.isEmpty() ? ExtraFaultsTr::tr("“%1” needs a number, such as 3 or 1840.50.").arg(key)
                                   : ExtraFaultsTr::tr("“%1” is not a valid JSON number, such as 3 or 1840.50.")
                                         .arg(displayText(row.value, LineBreaks::Mark, 60));
    return {};
}

} // namespace

QStringList extraFaults(const QList<ExtraField> &rows)
{
    QStringList faults;
    QSet<QString> earlier;
    for (const ExtraField &row : rows) {
        faults.append(faultOf(row, earlier));
        earlier.insert(row.key);
    }
    return faults;
}

} // namespace rc
