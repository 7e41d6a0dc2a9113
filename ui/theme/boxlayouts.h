// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of widgets: what stands in one, and how far apart, is said where it is made.
#pragma once

#include <QBoxLayout>
#include <QMargins>

#include <initializer_list>
#include <optional>

namespace rc {

/// What has a place in a row or a column: a widget, another layout, or room. `stretch` is its share of what is left
/// over.
struct BoxItem
{
    BoxItem(QWidget *itsWidget, int itsStretch = 0, Qt::Alignment itsAlignment = {});
    BoxItem(QLayout *itsLayout, int itsStretch = 0);

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment;
    std::optional<int> room; ///< in pixels, with neither widget nor layout

private:
    BoxItem() = default;
    friend BoxItem room(int pixels);
    friend BoxItem stretch(int share);
};
/// Room that stays as it is.
[[nodiscard]] BoxItem room(int pixels);
/// Room that takes what is left over.
[[nodiscard]] BoxItem stretch(int share = 1);

/// In pixels; what is not given is the style's, or that of the layout around it.
struct BoxSpaces
{
    std::optional<QMargins> margins = {};
    std::optional<int> spacing = {};
};
constexpr QMargins noMargins;

/// A row, from the side where a line of text begins. With an owner it is that widget's layout.
QHBoxLayout *makeRow(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});
QHBoxLayout *makeRow(const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});
/// The same from top to bottom.
QVBoxLayout *makeColumn(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});
QVBoxLayout *makeColumn(const BoxSpaces &spaces, std::initializer_list<BoxItem> items = {});

} // namespace rc
