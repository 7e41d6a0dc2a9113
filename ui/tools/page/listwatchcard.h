// SPDX-License-Identifier: GPL-3.0-or-later
// A watch of the tool lists: when they were last fetched and will be, and what changed meanwhile.
#pragma once

#include "session/tools/catalogwatch.h"
#include "ui/parts/watchpanel.h"

class QPushButton;

namespace rc {

/// There while it watches.
class ListWatchCard : public WatchPanel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ListWatchCard(CatalogWatch &watch, const Theme &theme, QWidget *parent = nullptr);

signals:
    void changesWanted(); ///< those that were seen, in full

private:
    void start(bool watching);
    void addChange(const ToolListResult &result, const ToolCatalog &before, const QList<ToolDifference> &differences);
    void setNext(std::chrono::milliseconds pause, bool listening);
    void showState();

    CatalogWatch &m_watch;
    QPushButton *m_show;
    QDateTime m_last;  ///< invalid before a list came
    QDateTime m_tried; ///< the last fetch that brought none
    QDateTime m_next;
    bool m_listening = false;
};

} // namespace rc
