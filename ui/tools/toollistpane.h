// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of one catalog as a list with a filter above it and a line on where they came from below.
#pragma once

#include "core/toolcatalog.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace rc {

class Theme;
class ToolFilter;
class ToolModel;

class ToolListPane : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ToolListPane(const Theme &theme, QWidget *parent = nullptr);

    /// Shows `catalog` and chooses the tool named `chosen`, or the first one that the filter shows.
    void showCatalog(const ToolCatalog &catalog, const QString &chosen);
    /// The chosen tool; nullptr without one. Valid until the next showCatalog().
    [[nodiscard]] const Tool *current() const;
    [[nodiscard]] QLineEdit *filterField() const { return m_needle; }

signals:
    /// Also when showCatalog() chose it.
    void currentChanged();

private:
    void updateWords();

    ToolModel *m_model;
    ToolFilter *m_filter;
    bool m_filling = false;
    QString m_origin; ///< where the list came from
    QLineEdit *m_needle;
    QLabel *m_count;
    QListView *m_list;
    QLabel *m_footer;
};

} // namespace rc
