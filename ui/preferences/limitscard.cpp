// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/limitscard.h"

#include "store/profiles/settings.h"
#include "ui/fields/fieldrows.h"
#include "ui/fields/numberbox.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

LimitsCard::LimitsCard(Settings &settings, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_settings(settings)
{
    auto *fields = new FieldRows(theme, this);
    const WireLimits limits = settings.wireLimits();
    for (const LimitRow &row : limitTable()) {
        auto *box = new NumberBox(fields);
        box->setObjectName(row.word + "Box"_L1);
        box->setKeyboardTracking(false); // not for each digit
        box->setRange(row.least, row.most);
        box->setSuffix(QChar(u' ') + unitSign(row.unit));
        box->setValue(limitOf(limits, row.id));
        fields->addRow(limitName(row.id), box);
        QLabel *beside = fields->addVerdict();
        beside->setObjectName(row.word + "Default"_L1);
        m_rows.insert(row.id, {box, beside});
        connect(box, &QSpinBox::valueChanged, this, [this, id = row.id](int value) { set(id, value); });
    }
    m_faults = named(quietLabel({}, theme, this), u"limitFaults"_s);
    setTone(m_faults, Token::Failed);
    body()->setSpacing(grid::unit);
    body()->addWidget(headingLabel(tr("Network limits"), this));
    body()->addWidget(quietLabel(
        tr("Timeouts, and the maximum size of responses and of requests with entries. Changes apply to new requests."),
        theme, this));
    body()->addWidget(fields);
    body()->addWidget(m_faults);
    updateText();
}

void LimitsCard::set(LimitId id, int value)
{
    WireLimits limits = m_settings.wireLimits();
    setLimit(limits, id, value);
    m_settings.setWireLimits(limits);
    updateText();
}

void LimitsCard::updateText()
{
    const WireLimits limits = m_settings.wireLimits();
    for (const LimitRow &row : limitTable()) {
        const int standard = limitOf({}, row.id);
        m_rows.value(row.id).beside->setText(
            limitOf(limits, row.id) == standard ? tr("default") : tr("default: %1").arg(limitText(row, standard)));
    }
    const QStringList faults = m_settings.wireLimitFaults();
    m_faults->setText(faults.join(u'\n'));
    m_faults->setVisible(!faults.isEmpty());
}

} // namespace rc

#include "moc_limitscard.cpp"
