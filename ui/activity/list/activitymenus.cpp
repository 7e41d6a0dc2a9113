// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitymenus.h"

#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QDate>
#include <QFileDialog>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QPushButton *menuButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text + u" ▾"_s, parent);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setMinimumHeight(grid::controlHeight);
    button->setMenu(new QMenu(button));
    return button;
}

} // namespace

ActivityMenus::ActivityMenus(QWidget *parent)
    : QObject(parent)
    , m_parent(parent)
    , m_export(menuButton(tr("Export"), u"exportButton"_s, parent))
    , m_more(menuButton(tr("More"), u"moreButton"_s, parent))
{
    QMenu *out = m_export->menu();
    addExport(out, ActivityFormat::JsonLines, false, m_allLines);
    addExport(out, ActivityFormat::Csv, false, m_allCsv);
    out->addSeparator();
    addExport(out, ActivityFormat::JsonLines, true, m_foundLines);
    addExport(out, ActivityFormat::Csv, true, m_foundCsv);

    QMenu *more = m_more->menu();
    m_removeSelected = more->addAction(QString());
    connect(m_removeSelected, &QAction::triggered, this, &ActivityMenus::removeSelectedWanted);
    m_removeFound = more->addAction(QString());
    connect(m_removeFound, &QAction::triggered, this, &ActivityMenus::removeFoundWanted);
    setRows(0, 0, 0, false, true);
}

void ActivityMenus::addExport(QMenu *menu, ActivityFormat format, bool foundOnly, QAction *&action)
{
    action = menu->addAction(QString());
    connect(action, &QAction::triggered, this, [this, format, foundOnly] { chooseExport(format, foundOnly); });
}

void ActivityMenus::setRows(qint64 all, qint64 found, qint64 selected, bool filtered, bool known)
{
    const QLocale locale;
    m_allLines->setText(tr("All %1 records as JSON Lines…").arg(locale.toString(all)));
    m_allCsv->setText(tr("All %1 records as CSV…").arg(locale.toString(all)));
    m_foundLines->setText(tr("%1 matching records as JSON Lines…").arg(locale.toString(found)));
    m_foundCsv->setText(tr("%1 matching records as CSV…").arg(locale.toString(found)));
    for (QAction *action : {m_allLines, m_allCsv})
        action->setEnabled(all > 0);
    for (QAction *action : {m_foundLines, m_foundCsv})
        action->setEnabled(found > 0 && filtered && known);
    m_removeSelected->setText(tr("Delete selected records (%1)  Del").arg(locale.toString(selected)));
    m_removeSelected->setEnabled(selected > 0);
    m_removeFound->setText(filtered ? tr("Delete matching records (%1)").arg(locale.toString(found))
                                    : tr("Delete all records (%1)").arg(locale.toString(all)));
    m_removeFound->setEnabled(found > 0 && known);
}

void ActivityMenus::chooseExport(ActivityFormat format, bool foundOnly)
{
    const bool csv = format == ActivityFormat::Csv;
    auto *dialog = named(new QFileDialog(m_parent, tr("Export Activity")), u"exportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({csv ? tr("CSV (*.csv)") : tr("JSON Lines (*.jsonl)")});
    dialog->setDefaultSuffix(csv ? u"csv"_s : u"jsonl"_s);
    dialog->selectFile(u"activity-%1.%2"_s.arg(QDate::currentDate().toString(Qt::ISODate), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, foundOnly](const QString &name) { emit exportChosen(name, foundOnly); });
    dialog->open();
}

} // namespace rc

#include "moc_activitymenus.cpp"
