// SPDX-License-Identifier: GPL-3.0-or-later
// Translations of the program in the system's language.
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

class QTranslator;

namespace rc {

/// List separators, including a trailing space where the language uses one.
struct ListSeparators
{
    QString comma = QStringLiteral(", ");
    QString semicolon = QStringLiteral("; ");
};

struct ProgramLanguage
{
    QString code;       ///< locale code: "de"
    QString nativeName; ///< untranslated: its readers may not understand the others
    ListSeparators separators = {};
};

/// The fully translated languages. English, the source language, is first. Each has a file in translations/.
[[nodiscard]] const QList<ProgramLanguage> &programLanguages();

/// "de": the current language, also if the program is not translated into it.
[[nodiscard]] QString languageCode();

/// `locale`, or a variant of the same language with the digits 0 to 9: ports, codes and markers always use these, and
/// mixed digits are hard to read.
[[nodiscard]] QLocale withLatinDigits(const QLocale &locale);

/// Loads the translation for the default locale, else the English plurals ("1 page", "2 pages"). The caller installs
/// `translator` and owns it. False only if `folder`, which is part of the program, has no translations.
[[nodiscard]] bool loadTranslation(QTranslator &translator, const QString &folder = QStringLiteral(":/translations"));

} // namespace rc
