// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out small items in lines that wrap, in reading direction.
#pragma once

#include <QLayout>
#include <QList>

#include <initializer_list>

namespace rc {

class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent, int gap = 6);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    /// Does not grow vertically.
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the height; moves the items only if `move`.
    int arrange(const QRect &rect, bool move) const;

    QList<QLayoutItem *> m_items;
    int m_gap;
};

/// A widget in `parent` with these widgets in lines that wrap.
QWidget *makeFlow(QWidget *parent, int gap, std::initializer_list<QWidget *> items);

} // namespace rc
