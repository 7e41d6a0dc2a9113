// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/outcomefix.h"

#include "ui/parts/fixoffer.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

OutcomeFix::OutcomeFix(const Refusal &refusal, Session &session, const Theme &theme, QWidget *card)
    : QObject(card)
    , m_offer(new FixOffer(session, theme, FixPlace::Send, card))
    , m_done(named(plainLabel({}, theme, Token::Passed, TextSize::Body, card), u"fixDone"_s))
{
    auto *row = makeRow({}, {m_offer->button(), stretch(0)});
    auto *column = static_cast<QBoxLayout *>(card->layout());
    column->addLayout(row);
    column->addWidget(m_offer->row());
    column->addWidget(m_done);
    m_done->hide();
    connect(m_offer, &FixOffer::said, this, &OutcomeFix::said);
    connect(m_offer, &FixOffer::savingBegan, this,
            [this] { tell(tr("Waiting for the keychain. Respond to its prompt if one appears.")); });
    connect(m_offer, &FixOffer::done, this, [this] { tell(tr("Changed. Nothing was sent again.")); });
    connect(m_offer, &FixOffer::wanted, this, [this] {
        tell(tr("The batch is split in two. Nothing was sent again."));
        emit splitWanted();
    });
    FixScope scope = m_offer->scope();
    scope.maySplit = refusal.maySplit;
    m_offer->offer(fixForCause(refusal.cause, RungId::Ingest, scope));
    const Fix fix = fixOf(refusal.cause);
    const bool tellsMore = fix == Fix::AddServer || fix == Fix::CopyReport;
    auto *check = named(linkButton(tr("Check this resource"), card), u"checkRefused"_s);
    check->setVisible(tellsMore && !isOffered());
    connect(check, &QPushButton::clicked, this, &OutcomeFix::checkWanted);
    row->insertWidget(0, check);
}

bool OutcomeFix::isOffered() const
{
    return m_offer->fix().has_value();
}

void OutcomeFix::withdraw()
{
    m_offer->offer({});
}

void OutcomeFix::setBusy(bool busy)
{
    m_offer->button()->setEnabled(!busy);
    m_offer->row()->setEnabled(!busy);
}

void OutcomeFix::tell(const QString &what)
{
    m_offer->offer({});
    m_done->setText(what);
    m_done->show();
    emit said(what);
}

} // namespace rc

#include "moc_outcomefix.cpp"
