// SPDX-License-Identifier: GPL-3.0-or-later
// What each column of an import becomes: a line of chips, each with a menu to change it.
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
    /// `theme` outlives this object.
    explicit MappingLine(const Theme &theme, QWidget *parent = nullptr);

    /// Without names there is nothing to see.
    void showMapping(const ImportMapping &mapping);

signals:
    void chosen(const QString &name, rc::ImportTarget target);

private:
    void showChip(qsizetype place);
    void openMenu(qsizetype place);

    QLabel *m_more;
    ImportMapping m_mapping;
    QList<QPushButton *> m_chips; ///< one for each name
};

} // namespace rc
