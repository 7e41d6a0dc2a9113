// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one profile's last check on two lines: state, name and address, verdict, age.
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
    const Theme &m_theme;
};

} // namespace rc
