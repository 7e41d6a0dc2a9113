// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own words in the language of the system.
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

class QTranslator;

namespace rc {

/// What stands between the parts of a list, with the space behind it where a language writes one.
struct ListMarks
{
    QString comma = QStringLiteral(", ");
    QString semicolon = QStringLiteral("; ");
};

struct ProgramLanguage
{
    QString code;    ///< as locales name it: "de"
    QString ownName; ///< in its own words: who needs it cannot read the others
    ListMarks marks = {};
};

/// The languages that the program speaks whole, English first, which it is written in. Each has a file in
/// translations/.
[[nodiscard]] const QList<ProgramLanguage> &programLanguages();

/// Those of the language of the default locale, which is the one that loadTranslation() takes.
[[nodiscard]] ListMarks listMarks();

/// `locale`, or in its place one of the same language that writes 0 to 9: ports, codes and markers have no other
/// digits, and two kinds of them beside each other are hard to read.
[[nodiscard]] QLocale withLatinDigits(const QLocale &locale);

/// Loads the translation for the default locale, else the English plurals ("1 page", "2 pages"). The caller installs
/// `translator` and keeps it. False only when `folder`, the program itself, is without translations.
[[nodiscard]] bool loadTranslation(QTranslator &translator, const QString &folder = QStringLiteral(":/translations"));

} // namespace rc
