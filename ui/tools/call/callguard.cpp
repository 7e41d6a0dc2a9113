// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/callguard.h"

#include "ui/theme/boxlayouts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

CallGuard::CallGuard(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_words(named(plainLabel({}, theme, Token::Text, TextSize::Body, this), u"guardWords"_s))
    , m_hold(named(new HoldButton(tr("Hold to call"), theme, this), u"holdToCall"_s))
    , m_look(named(new QPushButton(tr("Review tool"), this), u"lookAtTool"_s))
    , m_decline(named(new QPushButton(tr("Cancel"), this), u"notNow"_s))
{
    setObjectName(u"callGuard"_s);
    setEdge(Token::Failed);
    auto *layout = makeColumn(this, {QMargins(18, 12, 14, 12), 2 * grid::unit}, {m_words});
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(row, 2 * grid::unit);
    flow->addWidget(m_hold);
    flow->addWidget(m_look);
    flow->addWidget(m_decline);
    layout->addWidget(row);
    connect(m_hold, &HoldButton::held, this, &CallGuard::confirmed);
    connect(m_hold, &HoldButton::letGoEarly, this, [this] {
        m_words->setText(tr("Released too early; nothing was called. Hold until the bar is full.") + u'\n' + m_why);
    });
    connect(m_look, &QPushButton::clicked, this, &CallGuard::lookWanted);
    connect(m_decline, &QPushButton::clicked, this, &CallGuard::declined);
    hide();
}

void CallGuard::askFor(const QString &why)
{
    m_why = why;
    setEdge(Token::Failed);
    m_words->setText(why);
    m_hold->show();
    m_look->hide();
    show();
    m_hold->setFocus(Qt::OtherFocusReason);
}

void CallGuard::lookFirst(const QString &why)
{
    m_why = why;
    setEdge(Token::Warned);
    m_words->setText(why);
    m_hold->hide();
    m_look->show();
    show();
    m_look->setFocus(Qt::OtherFocusReason);
}

} // namespace rc

#include "moc_callguard.cpp"
