// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of widgets, declared with their contents and spacing.
#pragma once

#include <QBoxLayout>
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
    std::optional<int> room; ///< in pixels, if it is neither widget nor layout

private:
    BoxItem() = default;
    friend BoxItem room(int pixels);
    friend BoxItem stretch(int share);
};
[[nodiscard]] BoxItem room(int pixels);
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

} // namespace rc
