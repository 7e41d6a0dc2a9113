// SPDX-License-Identifier: GPL-3.0-or-later
// What a page says in place of its contents: a title and some sentences.
#include "ui/widgets/messagecard.h"

#include "ui/widgets/tinted.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rc {

MessageCard::MessageCard(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_title(plainLabel({}, theme, Token::Text, TextSize::Strong, this))
    , m_sentences(new QVBoxLayout)
{
    m_title->setObjectName(QStringLiteral("messageTitle"));
    m_sentences->setSpacing(2 * grid::unit);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 20);
    layout->setSpacing(2 * grid::unit);
    layout->addWidget(m_title);
    layout->addLayout(m_sentences);
}

void MessageCard::say(const QString &title, const QStringList &sentences)
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
