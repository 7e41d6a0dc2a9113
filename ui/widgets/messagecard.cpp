// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagecard.h"

#include "ui/widgets/kit.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

MessageCard::MessageCard(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"messageTitle"_s))
    , m_sentences(new QVBoxLayout)
{
    m_sentences->setSpacing(2 * grid::unit);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 20);
    layout->setSpacing(2 * grid::unit);
    layout->addWidget(m_title);
    layout->addLayout(m_sentences);
}

void MessageCard::showMessage(const QString &title, const QStringList &sentences)
{
    m_title->setText(title);
    while (QLayoutItem *item = m_sentences->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &sentence : sentences)
        m_sentences->addWidget(plainLabel(sentence, m_theme, Token::Text, TextSize::Body, this));
}

} // namespace rc

#include "moc_messagecard.cpp"
