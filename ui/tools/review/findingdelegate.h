// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a finding with all of its words, the tool that it is of, or how many are folded below it.
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class Theme;

class FindingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` outlives this object. The row is as wide as the viewport of its view.
    explicit FindingDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace rc
