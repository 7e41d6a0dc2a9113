// SPDX-License-Identifier: GPL-3.0-or-later
// A watch of the tool lists: the last and next fetch, and the changes.
#pragma once

#include "session/tools/catalogwatch.h"
#include "ui/parts/watchpanel.h"

class QPushButton;

namespace rc {

/// Visible while watching.
class ListWatchCard : public WatchPanel
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    ListWatchCard(CatalogWatch &watch, const Theme &theme, QWidget *parent = nullptr);

signals:
    void changesWanted(); ///< shows the observed changes in full

private:
    void start(bool watching);
    void addChange(const ToolListResult &result, const ToolCatalog &before, const QList<ToolDifference> &differences);
    void setNext(std::chrono::milliseconds pause, bool listening);
    void showState();

    CatalogWatch &m_watch;
    QPushButton *m_show;
    QDateTime m_last;  ///< invalid before the first list
    QDateTime m_tried; ///< the last failed fetch
    QDateTime m_next;
    bool m_listening = false;
};

} // namespace rc
