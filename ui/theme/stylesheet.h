// SPDX-License-Identifier: GPL-3.0-or-later
// The application's style sheet, generated from the color tokens.
#pragma once

#include <QString>

namespace rc {

enum class Scheme;

/// What it understands, as dynamic properties: QPushButton primary, link; QFrame card, banner, bar; QLabel chip, quiet;
/// tone="passed|warned|failed|alert|accent|debug|skipped" on labels, chips and banners. Set them with widgets/kit.h.
/// `line`: the height of a line of text, which buttons and fields have room for.
[[nodiscard]] QString styleSheet(Scheme scheme, int line);

} // namespace rc
