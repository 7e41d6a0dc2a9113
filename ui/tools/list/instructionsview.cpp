// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/instructionsview.h"

#include "catalog/review/toolcost.h"
#include "catalog/review/toolfindings.h"
#include "core/words/displaytext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>

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
    , m_findings(named(plainLabel({}, theme, Token::Warned, TextSize::Small, this), u"instructionsFindings"_s))
    , m_change(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"instructionsChange"_s))
    , m_all(named(linkButton({}, this), u"allInstructions"_s))
{
    setObjectName(u"instructionsView"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(m_heading, 1);
    row->addWidget(m_all);
    makeColumn(this, {QMargins(14, 10, 14, 10), grid::unit}, {row, m_words, m_findings, m_change});
    m_change->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_change->hide();
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse);
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
    m_shown.clear();
    for (const ToolCatalog *catalog : catalogs) {
        m_shown.append(catalog->kind);
        if (catalog->instructions.isEmpty())
            continue;
        const QString name = catalogs.size() > 1 ? shortCatalogName(catalog->kind) + u": "_s : QString();
        texts.append(name + catalog->instructions);
    }
    const QString text = texts.join(u'\n');
    if (text != m_text)
        m_whole = false;
    m_text = text;
    showChange();
    showFindings(catalogs);
    showText();
}

void InstructionsView::showFindings(const QList<const ToolCatalog *> &catalogs)
{
    constexpr qsizetype mostShown = 6;
    QStringList lines;
    for (const ToolCatalog *catalog : catalogs) {
        for (const ToolFinding &finding : instructionsFindings({*catalog})) {
            const FindingRuleRow &row = ruleRow(finding.rule);
            lines.append(u"%1 · %2 · %3 · %4"_s.arg(severityWord(weightOf(finding)), finding.what, row.word,
                                                    wireWord(row.family)));
        }
    }
    if (lines.size() > mostShown) {
        lines.resize(mostShown);
        lines.append(u"…"_s);
    }
    m_findings->setText(lines.join(u'\n'));
    m_findings->setVisible(!lines.isEmpty());
}

void InstructionsView::setBefore(const CatalogKind &kind, const QString &before, const QDateTime &since)
{
    if (before.isNull())
        m_changes.remove(kind);
    else
        m_changes.insert(kind, tr("Changed since %1. Before: “%2”")
                                   .arg(QLocale().toString(since.toLocalTime(), QLocale::ShortFormat),
                                        displayText(before, LineBreaks::Mark, shortText)));
    showChange();
}

void InstructionsView::forgetBefore()
{
    m_changes.clear();
    showChange();
}

/// For the catalogs that are shown.
void InstructionsView::showChange()
{
    QStringList changes;
    for (auto change = m_changes.cbegin(); change != m_changes.cend(); ++change) {
        if (m_shown.contains(change.key()))
            changes.append(change.value());
    }
    m_change->setText(changes.join(u'\n'));
    m_change->setVisible(!changes.isEmpty() && !m_text.isEmpty());
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
