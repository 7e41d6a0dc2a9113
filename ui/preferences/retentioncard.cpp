// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/retentioncard.h"

#include "core/words/errorwords.h"
#include "store/activity/activitylog.h"
#include "ui/fields/calmcombo.h"
#include "ui/fields/fieldrows.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

RetentionCard::RetentionCard(ActivityLog &log, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_log(log)
    , m_rows(new FieldRows(theme, this))
    , m_box(named(new CalmCombo(m_rows), u"retentionBox"_s))
    , m_apply(named(new QPushButton(tr("Apply"), this), u"applyRetention"_s))
    , m_note(named(plainLabel({}, theme, Token::Warned, TextSize::Small, this), u"retentionNote"_s))
{
    m_box->addItem(tr("Never"), 0);
    for (const int days : {30, 90, 365, 1'825})
        m_box->addItem(tr("after %n day(s)", nullptr, days), days);
    m_rows->addRow(tr("Delete records automatically"), m_box);
    body()->setSpacing(grid::unit);
    body()->addWidget(headingLabel(tr("Activity retention"), this));
    body()->addWidget(m_rows);
    body()->addLayout(makeRow({.spacing = 2 * grid::unit}, {m_apply, {m_note, 1}}));
    connect(m_box, &QComboBox::currentIndexChanged, this, &RetentionCard::choose);
    connect(m_apply, &QPushButton::clicked, this, &RetentionCard::apply);
    choose();
}

int RetentionCard::chosenDays() const
{
    return m_box->currentData().toInt();
}

/// The command line may have changed it meanwhile.
void RetentionCard::showEvent(QShowEvent *event)
{
    m_log.run<Result<int>>([](ActivityFile &file) { return file.retentionDays(); }, this,
                           [this](const Result<int> &days) {
                               if (days && *days != m_days)
                                   setDays(*days);
                           });
    Card::showEvent(event);
}

void RetentionCard::setDays(int days)
{
    m_days = days;
    if (m_box->findData(days) < 0) // the command line accepts any number
        m_box->addItem(tr("after %n day(s)", nullptr, days), days);
    m_box->setCurrentIndex(m_box->findData(days));
    choose();
}

void RetentionCard::apply()
{
    const int days = chosenDays();
    m_log.setRetentionDays(days, this, [this, days](const Result<void> &set) {
        if (set)
            setDays(days);
        else
            m_note->setText(errorLine(set.error()));
    });
}

void RetentionCard::choose()
{
    const int days = chosenDays();
    m_note->setText(days != m_days && days > 0 ? tr("Older records are deleted immediately and permanently.")
                                               : QString());
    m_apply->setAccessibleDescription(m_note->text());
    m_apply->setVisible(days != m_days);
    m_note->setVisible(days != m_days);
}

} // namespace rc

#include "moc_retentioncard.cpp"
