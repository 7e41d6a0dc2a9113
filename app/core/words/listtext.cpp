// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/listtext.h"

#include "core/translation.h"

namespace rc {

QString listText(const QStringList &texts)
{
    return texts.join(listMarks().comma);
}

QString clausesText(const QStringList &clauses)
{
    return clauses.join(listMarks().semicolon);
}

} // namespace rc
