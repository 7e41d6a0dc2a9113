// SPDX-License-Identifier: GPL-3.0-or-later
// What the servers of the lists tell a model before it has chosen a tool.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

#include <QMap>

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
    /// What one of them told before, and until when; null: the same.
    void setBefore(const CatalogKind &kind, const QString &before, const QDateTime &since);
    /// Another server: nothing is known of what it told before.
    void forgetBefore();
    /// Shows where `words` stand, once they do.
    void find(const QString &words);

private:
    void showText();
    void showChange();
    void showFindings(const QList<const ToolCatalog *> &catalogs);

    QLabel *m_heading;
    QLabel *m_words;
    QLabel *m_findings;
    QLabel *m_change;
    QPushButton *m_all;
    QString m_text;                       ///< of all of them, not yet safe to show
    QMap<CatalogKind, QString> m_changes; ///< a sentence for each that changed
    QList<CatalogKind> m_shown;
    QString m_sought;
    bool m_whole = false;
};

} // namespace rc
