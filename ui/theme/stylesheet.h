// SPDX-License-Identifier: GPL-3.0-or-later
// The application's style sheet, generated from the color tokens.
#pragma once

#include <QString>

namespace rc {

enum class Scheme;

/// Dynamic properties: QPushButton primary, link; QFrame card, banner, bar; QLabel chip, quiet;
/// tone="passed|warned|failed|alert|accent|debug|skipped" on labels, chips and banners. Set them with widgets/kit.h.
/// `line`: the height of a text line in buttons and fields.
[[nodiscard]] QString styleSheet(Scheme scheme, int line);

} // namespace rc
