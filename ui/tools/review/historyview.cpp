// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/historyview.h"

#include "core/words/displaytext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/fields/calmcombo.h"
#include "ui/theme/boxlayouts.h"
#include "ui/tools/review/changeview.h"
#include "ui/widgets/kit.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int leastChanges = 160; // minimum height

QString timeOf(const QDateTime &at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

HistoryView::HistoryView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_lists(named(new CalmCombo(this), u"earlierLists"_s, tr("Compare with the list of")))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"historyWords"_s))
    , m_changes(named(new ChangeView(theme, this), u"historyChanges"_s))
{
    m_lists->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lists->setMinimumContentsLength(4);
    auto *label = plainLabel(tr("Compare with"), theme, Token::Quiet, TextSize::Body, this);
    label->setWordWrap(false);
    label->setBuddy(m_lists);
    auto *file = named(new QPushButton(tr("A file…"), this), u"compareFile"_s);
    auto *row = makeRow({}, {label, {m_lists, 1}, file});
    auto *layout = makeColumn(this, {noMargins}, {row, m_words, {m_changes, 1}});
    layout->addStretch(0); // below the text if nothing changed
    m_changes->setMinimumHeight(leastChanges);
    m_changes->hide();
    connect(m_lists, &QComboBox::activated, this, &HistoryView::choose);
    connect(file, &QPushButton::clicked, this, &HistoryView::chooseFile);
}

void HistoryView::showTool(const CatalogKind &kind, const Tool &tool, const QDateTime &since)
{
    m_kind = kind;
    m_tool = tool;
    const int asked = ++m_asked;
    m_lists->clear();
    m_words->clear();
    m_changes->hide();
    m_reviewer.keptLists(kind, this, [this, asked, since](const QList<Snapshot> &lists) {
        if (asked == m_asked)
            fill(lists, since);
    });
}

void HistoryView::fill(const QList<Snapshot> &lists, const QDateTime &since)
{
    m_lists->clear();
    for (const Snapshot &list : lists)
        m_lists->addItem(timeOf(list.at), list.path);
    m_lists->setEnabled(!lists.isEmpty());
    if (lists.isEmpty()) {
        m_words->setText(tr("No earlier versions yet. A version is saved whenever the list changes."));
        return;
    }
    const auto told =
        std::find_if(lists.cbegin(), lists.cend(), [&since](const Snapshot &list) { return list.at == since; });
    const int index = told != lists.cend() ? int(told - lists.cbegin()) : lists.size() > 1 ? 1 : 0;
    m_lists->setCurrentIndex(index);
    choose(index);
}

void HistoryView::choose(int index)
{
    compareWith(m_lists->itemData(index).toString(), tr("the list of %1").arg(m_lists->itemText(index)));
}

void HistoryView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Compare with a saved list"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tool lists (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_lists->setCurrentIndex(-1);
        compareWith(path, displayText(QFileInfo(path).fileName()));
    });
    dialog->open();
}

void HistoryView::compareWith(const QString &path, const QString &name)
{
    const int asked = ++m_asked;
    m_words->setText(tr("Comparing…"));
    m_reviewer.compare(m_kind, path, this, [this, asked, name](const Result<CatalogComparison> &comparison) {
        if (asked != m_asked)
            return;
        if (comparison) {
            showComparison(*comparison, name);
        } else {
            m_words->setText(tr("Nothing to compare with: %1").arg(displayText(comparison.error().detail)));
            m_changes->hide();
        }
    });
}

void HistoryView::showComparison(const CatalogComparison &comparison, const QString &name)
{
    // the identical one among those with that name, else the first
    const Tool *before = nullptr;
    for (const Tool &tool : comparison.before) {
        if (tool.name == m_tool.name && (!before || tool.raw == m_tool.raw))
            before = &tool;
    }
    if (!before) {
        m_words->setText(tr("The tool was not in %1.").arg(name));
        m_changes->hide();
        return;
    }
    const QList<ToolChange> changes = toolChanges(*before, m_tool);
    m_words->setText(changes.isEmpty() ? tr("The definition has not changed since %1.").arg(name)
                                       : tr("%n change(s) since %1.", nullptr, int(changes.size())).arg(name));
    m_changes->showChanges(changes, {});
    m_changes->setVisible(!changes.isEmpty());
}

} // namespace rc

#include "moc_historyview.cpp"
