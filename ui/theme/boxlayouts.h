// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of widgets, declared with their contents and spacing, and lines that wrap.
#pragma once

#include <QBoxLayout>
#include <QLayout>
#include <QList>
#include <QMargins>

#include <initializer_list>
#include <optional>

namespace rc {

/// An element of a row or column: a widget, another layout, or spacing. `stretch`: its share of the remaining space.
struct BoxItem
{
    BoxItem(QWidget *itsWidget, int itsStretch = 0, Qt::Alignment itsAlignment = {});
    BoxItem(QLayout *itsLayout, int itsStretch = 0);

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment;
    std::optional<int> fixedSpace; ///< in pixels, if it is neither widget nor layout

private:
    BoxItem() = default;
    friend BoxItem fixedSpace(int pixels);
    friend BoxItem stretch(int share);
};
[[nodiscard]] BoxItem fixedSpace(int pixels);
[[nodiscard]] BoxItem stretch(int share = 1);

/// In pixels; unset values come from the style or the parent layout.
struct BoxSpaces
{
    std::optional<QMargins> margins = {};
    std::optional<int> spacing = {};
};
constexpr QMargins noMargins;

/// A row in reading direction. With an owner it becomes that widget's layout.
QHBoxLayout *makeRow(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});
QHBoxLayout *makeRow(const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});
/// Same from top to bottom.
QVBoxLayout *makeColumn(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});
QVBoxLayout *makeColumn(const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});

/// Lays out small items in lines that wrap, in reading direction.
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
