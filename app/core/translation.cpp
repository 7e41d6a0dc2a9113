// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/translation.h"

#include <QTranslator>

using namespace Qt::StringLiterals;

namespace rc {

const QList<ProgramLanguage> &programLanguages()
{
    static const QList<ProgramLanguage> languages{{u"en"_s, u"English"_s},
                                                  {u"ar"_s, u"العربية"_s, {u"، "_s, u"؛ "_s}},
                                                  {u"de"_s, u"Deutsch"_s},
                                                  {u"es"_s, u"Español"_s},
                                                  {u"fr"_s, u"Français"_s, {u", "_s, u"\u202f; "_s}},
                                                  {u"ja"_s, u"日本語"_s, {u"、"_s, u"；"_s}}};
    return languages;
}

QString languageCode()
{
    return QLocale::languageToCode(QLocale().language());
}

QLocale withLatinDigits(const QLocale &locale)
{
    if (locale.language() != QLocale::Arabic || locale.zeroDigit() == u"0"_s)
        return locale;
    return {QLocale::Arabic, QLocale::UnitedArabEmirates};
}

bool loadTranslation(QTranslator &translator, const QString &folder)
{
    return translator.load(QLocale(), u"resource-console"_s, u"_"_s, folder) ||
           translator.load(u"resource-console_en"_s, folder);
}

} // namespace rc
