// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/mode/sendmode.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"

namespace rc {

void SendMode::layOutBar(QWidget *bar, const QList<QWidget *> &above, QWidget *button, QWidget *beside)
{
    auto *column = makeColumn(bar, {noMargins, 2 * grid::unit});
    for (QWidget *each : above)
        column->addWidget(each);
    auto *row = makeRow({.spacing = grid::gap}, {button, {beside, 1}});
    column->addLayout(row);
}

QString causeOf(const SendResult &result)
{
    const bool failed = result.outcome == Outcome::Refused || result.outcome == Outcome::Unknown;
    return failed && result.explained ? result.explained->cause : QString();
}

QString notifyWords(Level level)
{
    return SendMode::tr("An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.", "ERROR")
        .arg(QString(wireWord(level)).toUpper());
}

} // namespace rc

#include "moc_sendmode.cpp"
