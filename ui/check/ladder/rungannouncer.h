// SPDX-License-Identifier: GPL-3.0-or-later
// Announces changed steps to assistive technology, because an item view does not announce changed text.
#pragma once

#include <QObject>
#include <QStringList>

class QAbstractItemModel;
class QWidget;

namespace rc {

class RungAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// `view` shows the rows of `model`, which are its accessible children. Both must outlive this object.
    RungAnnouncer(const QAbstractItemModel &model, QWidget &view, QObject *parent = nullptr);

private:
    [[nodiscard]] QString textOf(int row) const;
    void remember();
    void announce(int first, int last);

    const QAbstractItemModel &m_model;
    QWidget &m_view;
    QStringList m_told; ///< one text per row
};

} // namespace rc
