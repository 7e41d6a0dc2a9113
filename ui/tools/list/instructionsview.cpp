// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/instructionsview.h"

#include "catalog/review/toolcost.h"
#include "core/words/displaytext.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shortText = 240;
constexpr qsizetype longestText = 20'000;

} // namespace

InstructionsView::InstructionsView(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_heading(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"instructionsHeading"_s))
    , m_words(named(plainLabel({}, theme, Token::Text, TextSize::Body, this), u"instructionsText"_s))
    , m_all(named(linkButton({}, this), u"allInstructions"_s))
{
    setObjectName(u"instructionsView"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->setSpacing(grid::unit);
    auto *row = new QHBoxLayout;
    row->addWidget(m_heading, 1);
    row->addWidget(m_all);
    layout->addLayout(row);
    layout->addWidget(m_words);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_whole = !m_whole;
        showText();
    });
    hide();
}

void InstructionsView::show(const QList<const ToolCatalog *> &catalogs)
{
    QStringList texts;
    for (const ToolCatalog *catalog : catalogs) {
        if (catalog->instructions.isEmpty())
            continue;
        const QString name = catalogs.size() > 1 ? shortCatalogName(catalog->kind) + u": "_s : QString();
        texts.append(name + catalog->instructions);
    }
    const QString text = texts.join(u'\n');
    if (text != m_text)
        m_whole = false;
    m_text = text;
    showText();
}

void InstructionsView::showText()
{
    setVisible(!m_text.isEmpty());
    m_heading->setText(
        tr("Instructions for the model · about %1 tokens").arg(QLocale().toString(estimatedTokens(m_text.toUtf8()))));
    const bool isLong = m_text.size() > shortText;
    m_all->setVisible(isLong);
    m_all->setText(m_whole ? tr("Show less") : tr("Show all"));
    m_words->setText(m_whole || !isLong
                         ? displayText(m_text, LineBreaks::Keep, longestText)
                         : displayText(m_text.left(shortText).section(u'\n', 0, 2), LineBreaks::Mark) + u'…');
}

} // namespace rc

#include "moc_instructionsview.cpp"
