// SPDX-License-Identifier: GPL-3.0-or-later
// What the servers of the lists tell a model before it has chosen a tool.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;

namespace rc {

/// Hidden while there is nothing to show.
class InstructionsView : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit InstructionsView(const Theme &theme, QWidget *parent = nullptr);

    void show(const QList<const ToolCatalog *> &catalogs);

private:
    void showText();

    QLabel *m_heading;
    QLabel *m_words;
    QPushButton *m_all;
    QString m_text; ///< of all of them, not yet safe to show
    bool m_whole = false;
};

} // namespace rc
