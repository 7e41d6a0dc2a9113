// SPDX-License-Identifier: GPL-3.0-or-later
// The languages whose texts these tests check.
#pragma once

#include "core/translation.h"

#include <QStringList>

namespace rc {

/// All except English, the source language.
inline QStringList otherLanguages()
{
    QStringList codes;
    for (const ProgramLanguage &language : programLanguages()) {
        if (language.code != QLatin1StringView("en"))
            codes.append(language.code);
    }
    return codes;
}

} // namespace rc
