// SPDX-License-Identifier: GPL-3.0-or-later
// The instructions of the lists' servers for a model.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

#include <QMap>

class QLabel;
class QPushButton;

namespace rc {

/// Hidden if there are none.
class InstructionsView : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit InstructionsView(const Theme &theme, QWidget *parent = nullptr);

    void show(const QList<const ToolCatalog *> &catalogs);
    /// The previous instructions of a server, and until when they were valid; null: unchanged.
    void setBefore(const CatalogKind &kind, const QString &before, const QDateTime &since);
    /// For another server: clears previous instructions.
    void forgetBefore();

private:
    void showText();
    void showChange();
    void showFindings(const QList<const ToolCatalog *> &catalogs);

    QLabel *m_heading;
    QLabel *m_words;
    QLabel *m_findings;
    QLabel *m_change;
    QPushButton *m_all;
    QString m_text;                       ///< of all servers, not safe to display yet
    QMap<CatalogKind, QString> m_changes; ///< a sentence for each changed one
    QList<CatalogKind> m_shown;
    bool m_whole = false;
};

} // namespace rc
