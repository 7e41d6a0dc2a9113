// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a profile: state, name and address, cause, its last checks, age. In a narrow window the cause is below the
// name.
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class Theme;

class ProfileCheckDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
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
