// SPDX-License-Identifier: GPL-3.0-or-later
// Aligns item text with the header's text, unlike Fusion.
#pragma once

#include "ui/theme/isolatingdelegate.h"

namespace rc {

class InsetDelegate : public IsolatingDelegate
{
    Q_OBJECT

public:
    using IsolatingDelegate::IsolatingDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    /// Handles clicks at the position where the checkbox is drawn.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};

} // namespace rc
