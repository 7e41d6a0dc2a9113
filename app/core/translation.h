// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own words in the language of the system.
#pragma once

#include <QList>
#include <QString>

class QTranslator;

namespace rc {

struct ProgramLanguage
{
    QString code;    ///< as locales name it: "de"
    QString ownName; ///< in its own words: who needs it cannot read the others
};

/// The languages that the program speaks whole, English first, which it is written in. Each has a file in
/// translations/.
[[nodiscard]] const QList<ProgramLanguage> &programLanguages();

/// Loads the translation for the system's language, else the English plurals ("1 page", "2 pages"). The caller installs
/// `translator` and keeps it. False only when the program was built without its translations.
[[nodiscard]] bool loadTranslation(QTranslator &translator);

} // namespace rc
