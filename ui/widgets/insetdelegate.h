// SPDX-License-Identifier: GPL-3.0-or-later
// Items whose text stands below the words of the header, which Fusion's own do not.
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
    /// A press on a tick is one where the tick is drawn.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};

} // namespace rc
