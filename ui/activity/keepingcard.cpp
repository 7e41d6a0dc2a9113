// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/keepingcard.h"

#include "ui/fields/calmcombo.h"
#include "ui/fields/numberbox.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int mostDays = 36'500;
constexpr int usualAge = 90;

} // namespace

QString keepingText(qint64 rows, qint64 bytes, int retentionDays)
{
    const QString size = QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
    const QString counted = KeepingCard::tr("%n record(s)", nullptr, int(rows));
    if (retentionDays > 0)
        return KeepingCard::tr("%1 · %2 · deleted after %n day(s)", "rows, size", retentionDays).arg(counted, size);
    return KeepingCard::tr("%1 · %2", "rows, size").arg(counted, size);
}

KeepingCard::KeepingCard(const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_size(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"keepingSize"_s))
    , m_retention(named(new CalmCombo(this), u"retention"_s, tr("Retention")))
    , m_apply(named(new QPushButton(tr("Apply"), this), u"applyRetention"_s))
    , m_warning(named(plainLabel({}, theme, Token::Warned, TextSize::Small, this), u"retentionWarning"_s))
    , m_age(named(new NumberBox(this), u"deleteAge"_s, tr("Age in days")))
{
    setObjectName(u"keepingCard"_s);
    m_retention->addItem(tr("Never"), 0);
    for (const int days : {30, 90, 365, 1'825})
        m_retention->addItem(tr("after %n day(s)", nullptr, days), days);
    m_age->setRange(1, mostDays);
    m_age->setValue(usualAge);
    auto *remove = named(new QPushButton(tr("Delete"), this), u"deleteOlder"_s);
    remove->setAccessibleDescription(tr("Can be restored until you close the window"));
    auto *close = named(linkButton(tr("Close  Esc"), this), u"closeKeeping"_s);

    const auto label = [&](const QString &text) {
        QLabel *words = plainLabel(text, theme, Token::Text, TextSize::Body, this);
        words->setWordWrap(false);
        return words;
    };
    auto *head = makeRow({}, {{m_size, 1}, close});
    auto *keep =
        makeRow({.spacing = 2 * grid::unit},
                {label(tr("Delete records automatically:")), m_retention, m_apply, {m_warning, 1}, stretch(0)});
    auto *older = makeRow({.spacing = 2 * grid::unit},
                          {label(tr("Delete records older than this many days:")), m_age, remove, stretch(0)});
    body()->addLayout(head);
    body()->addLayout(keep);
    body()->addLayout(older);

    connect(m_retention, &QComboBox::currentIndexChanged, this, &KeepingCard::choose);
    connect(m_apply, &QPushButton::clicked, this, [this] { emit retentionChosen(chosenDays()); });
    connect(remove, &QPushButton::clicked, this, [this] { emit removeOlderWanted(m_age->value()); });
    connect(close, &QPushButton::clicked, this, &KeepingCard::closed);
    choose();
}

int KeepingCard::chosenDays() const
{
    return m_retention->currentData().toInt();
}

void KeepingCard::choose()
{
    const int days = chosenDays();
    m_apply->setEnabled(days != m_days);
    m_warning->setText(days != m_days && days > 0 ? tr("Older records are deleted immediately and permanently.")
                                                  : QString());
    m_apply->setAccessibleDescription(m_warning->text());
}

void KeepingCard::setSums(qint64 rows, qint64 bytes, int retentionDays)
{
    m_size->setText(keepingText(rows, bytes, retentionDays));
    if (m_days == retentionDays)
        return;
    m_days = retentionDays;
    if (m_retention->findData(m_days) < 0) // the command line takes any number
        m_retention->addItem(tr("after %n day(s)", nullptr, m_days), m_days);
    m_retention->setCurrentIndex(m_retention->findData(m_days));
    choose();
}

QWidget *KeepingCard::firstFocus() const
{
    return m_retention;
}

} // namespace rc

#include "moc_keepingcard.cpp"
