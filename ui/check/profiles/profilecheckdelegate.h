// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one profile of the board: state, name and address, the cause, its last checks, age. Where there is no room for
// all of them side by side, the cause stands below the name.
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class Theme;

class ProfileCheckDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ProfileCheckDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Parts;
    [[nodiscard]] bool isWide(int width) const;
    void paintTicks(QPainter *painter, const QRect &area, const QStyleOptionViewItem &option, const Parts &parts) const;

    const Theme &m_theme;
};

} // namespace rc
