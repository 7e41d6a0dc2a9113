// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingrows.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/leadtext.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype most = 40;
constexpr int findingIconSize = 16;

} // namespace

FindingRows::FindingRows(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    connect(&theme, &Theme::changed, this, &FindingRows::fill);
    hide();
}

void FindingRows::showFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted)
{
    if (findings == m_findings && accepted == m_accepted)
        return;
    const bool isSameTool = !(m_findings + m_accepted).isEmpty() && !(findings + accepted).isEmpty() &&
                            (m_findings + m_accepted).constFirst().tool == (findings + accepted).constFirst().tool;
    if (!isSameTool)
        m_acceptedToo = false;
    m_findings = findings;
    // the most severe first, equal severities in the order of the definition
    std::stable_sort(m_findings.begin(), m_findings.end(),
                     [](const ToolFinding &one, const ToolFinding &other) { return weightOf(one) > weightOf(other); });
    m_accepted = accepted;
    fill();
}

void FindingRows::fill()
{
    if (m_holder)
        m_holder->deleteLater(); // one of its buttons may be the caller
    m_holder = nullptr;
    setVisible(!m_findings.isEmpty() || !m_accepted.isEmpty());
    if (isHidden())
        return;
    m_holder = new QWidget(this);
    auto *layout = makeColumn(m_holder, {noMargins, 0});
    m_rows->addWidget(m_holder);
    for (qsizetype i = 0; i < m_findings.size() && i < most; ++i)
        addRow(m_findings.at(i), false);
    if (m_findings.size() > most)
        layout->addWidget(
            quietLabel(tr("%n more finding(s)", nullptr, int(m_findings.size() - most)), m_theme, m_holder));
    if (!m_accepted.isEmpty() && !m_acceptedToo) {
        auto *link = named(linkButton(tr("%n accepted finding(s)", nullptr, int(m_accepted.size())), m_holder),
                           u"acceptedFindings"_s);
        layout->addWidget(link, 0, Qt::AlignLeading);
        connect(link, &QPushButton::clicked, this, [this] {
            m_acceptedToo = true;
            fill();
        });
    }
    for (qsizetype i = 0; m_acceptedToo && i < m_accepted.size() && i < most; ++i)
        addRow(m_accepted.at(i), true);
    orderTabs();
}

/// Widgets created later would otherwise come last.
void FindingRows::orderTabs()
{
    QWidget *previous = m_previous;
    for (QPushButton *button : m_holder->findChildren<QPushButton *>()) {
        if (previous)
            setTabOrder(previous, button);
        previous = button;
    }
}

void FindingRows::addRow(const ToolFinding &finding, bool isAccepted)
{
    constexpr qsizetype longest = 4000; // complete, up to a readable length
    const FindingRuleRow &rule = ruleRow(finding.rule);
    const FindingWeight weight = weightOf(finding);
    auto *row = named(new QWidget(m_holder), u"finding"_s);
    auto *icon = plainLabel({}, row);
    icon->setPixmap(
        m_theme.icon(isAccepted ? u"passed"_s : iconName(weight), isAccepted ? Token::Skipped : tokenFor(weight))
            .pixmap(QSize(findingIconSize, findingIconSize), devicePixelRatioF()));
    icon->setAccessibleName(findingWeightName(weight));
    auto *words = new LeadText(m_theme, row);
    const QString place = displayText(finding.where, LineBreaks::Mark, longest);
    const QString what = displayText(finding.what, LineBreaks::Mark, longest);
    words->showText({}, sentencesText({what, finding.harm}),
                    rule.word + (place.isEmpty() ? QString() : u" · "_s + place));
    words->setMinimumWidth(24 * grid::unit);
    row->setAccessibleName(words->text());
    auto *layout =
        makeRow(row, {QMargins(0, 2, 0, 2), grid::unit}, {{icon, 0, Qt::AlignTop}, room(grid::unit), {words, 1}});
    if (!finding.where.isEmpty()) {
        auto *show = named(linkButton(tr("Show"), row), u"showPlace"_s, tr("Show location: %1").arg(finding.what));
        connect(show, &QPushButton::clicked, this, [this, where = finding.where] { emit placeWanted(where); });
        layout->addWidget(show, 0, Qt::AlignTop);
    }
    auto *accept = linkButton(isAccepted ? tr("Reopen") : tr("Accept"), row);
    accept->setObjectName(isAccepted ? u"takeBack"_s : u"accept"_s);
    setPlainToolTip(accept,
                    isAccepted ? tr("Counts as a finding again.") : tr("Stays hidden until the definition changes."));
    accept->setAccessibleName(accept->text() + u": "_s + finding.what);
    connect(accept, &QPushButton::clicked, this, [this, finding, isAccepted] {
        if (isAccepted)
            emit takenBack(finding);
        else
            emit accepted(finding);
    });
    layout->addWidget(accept, 0, Qt::AlignTop);
    giveMenu(row, [row, words](QMenu &menu) {
        for (QPushButton *button : row->findChildren<QPushButton *>())
            connect(menu.addAction(button->text()), &QAction::triggered, button, &QPushButton::click);
        menu.addSeparator();
        addCopy(menu, tr("Copy finding"), words->text());
    });
    m_holder->layout()->addWidget(row);
}

} // namespace rc

#include "moc_findingrows.cpp"
