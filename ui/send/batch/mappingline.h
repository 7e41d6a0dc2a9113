// SPDX-License-Identifier: GPL-3.0-or-later
// The targets of an import's columns: chips with menus to change them.
#pragma once

#include "core/entry/importmapping.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace rc {

class Theme;

class MappingLine : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit MappingLine(const Theme &theme, QWidget *parent = nullptr);

    /// Hidden without names.
    void showMapping(const ImportMapping &mapping);

signals:
    void chosen(const QString &name, rc::ImportTarget target);

private:
    void showChip(qsizetype place);
    void openMenu(qsizetype place);

    QLabel *m_more;
    ImportMapping m_mapping;
    QList<QPushButton *> m_chips; ///< one per name
};

} // namespace rc
