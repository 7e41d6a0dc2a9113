// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own words in the language of the system.
#pragma once

class QTranslator;

namespace rc {

/// Loads the translation for the system's language, else the English plurals ("1 page", "2 pages"). The caller installs
/// `translator` and keeps it. False only when the program was built without its translations.
[[nodiscard]] bool loadTranslation(QTranslator &translator);

} // namespace rc
