// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagecard.h"

#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int pictureSide = 96;
}

MessageCard::MessageCard(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_picture(named(plainLabel({}, this), u"messagePicture"_s))
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"messageTitle"_s))
    , m_sentences(new QVBoxLayout)
{
    m_sentences->setSpacing(2 * grid::unit);
    auto *words = makeColumn({.spacing = 2 * grid::unit}, {stretch(0), m_title, m_sentences, stretch(0)});
    auto *row = makeRow({.spacing = 5 * grid::unit}, {{m_picture, 0, Qt::AlignVCenter}, {words, 1}});
    makeColumn(this, {QMargins(20, 18, 20, 20), 2 * grid::unit}, {row});
    m_picture->hide();
    connect(&theme, &Theme::changed, this, &MessageCard::showPicture);
}

void MessageCard::showEmpty(const QString &picture, const QString &title, const QStringList &sentences)
{
    showMessage(title, sentences);
    m_pictureName = picture;
    showPicture();
}

void MessageCard::showPicture()
{
    showIcon(m_picture, m_pictureName, m_theme, Token::Accent, pictureSide);
}

void MessageCard::showMessage(const QString &title, const QStringList &sentences)
{
    m_title->setText(title);
    m_pictureName.clear();
    showPicture();
    while (QLayoutItem *item = m_sentences->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &sentence : sentences)
        m_sentences->addWidget(plainLabel(sentence, m_theme, Token::Text, TextSize::Body, this));
}

} // namespace rc

#include "moc_messagecard.cpp"
