// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page's menus: export, and other actions on records.
#pragma once

#include "session/activity/activityexport.h"

#include <QObject>

class QAction;
class QMenu;
class QPushButton;
class QWidget;

namespace rc {

class ActivityMenus : public QObject
{
    Q_OBJECT

public:
    /// The buttons belong to `parent`.
    explicit ActivityMenus(QWidget *parent);

    [[nodiscard]] QPushButton *exportButton() const { return m_export; }
    [[nodiscard]] QPushButton *moreButton() const { return m_more; }
    /// The numbers of records for each choice. `filtered`: there is a search. `known`: the search is valid, so that
    /// only visible records are deleted.
    void setRows(qint64 all, qint64 found, qint64 selected, bool filtered, bool known);

signals:
    void exportChosen(const QString &fileName, bool foundOnly);
    void removeSelectedWanted();
    void removeFoundWanted();

private:
    void addExport(QMenu *menu, ActivityFormat format, bool foundOnly, QAction *&action);
    void chooseExport(ActivityFormat format, bool foundOnly);

    QWidget *m_parent;
    QPushButton *m_export;
    QPushButton *m_more;
    QAction *m_allLines = nullptr;
    QAction *m_allCsv = nullptr;
    QAction *m_foundLines = nullptr;
    QAction *m_foundCsv = nullptr;
    QAction *m_removeSelected = nullptr;
    QAction *m_removeFound = nullptr;
};

} // namespace rc
