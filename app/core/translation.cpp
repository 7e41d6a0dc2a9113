// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/translation.h"

#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace rc {

const QList<ProgramLanguage> &programLanguages()
{
    static const QList<ProgramLanguage> languages{{u"en"_s, u"English"_s},  {u"ar"_s, u"العربية"_s},
                                                  {u"de"_s, u"Deutsch"_s},  {u"es"_s, u"Español"_s},
                                                  {u"fr"_s, u"Français"_s}, {u"ja"_s, u"日本語"_s}};
    return languages;
}

bool loadTranslation(QTranslator &translator)
{
    const QString folder = u":/translations"_s;
    return translator.load(QLocale(), u"resource-console"_s, u"_"_s, folder) ||
           translator.load(u"resource-console_en"_s, folder);
}

} // namespace rc
