// SPDX-License-Identifier: GPL-3.0-or-later
// Tells assistive technology of each rung that says something new: by itself an item view tells of no changed text.
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
    /// `view` shows the rows of `model`, and its accessible children are these rows. Both outlive this object.
    RungAnnouncer(const QAbstractItemModel &model, QWidget &view, QObject *parent = nullptr);

private:
    [[nodiscard]] QString textOf(int row) const;
    void remember();
    void announce(int first, int last);

    const QAbstractItemModel &m_model;
    QWidget &m_view;
    QStringList m_told; ///< one text for each row
};

} // namespace rc
