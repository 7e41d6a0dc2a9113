// SPDX-License-Identifier: GPL-3.0-or-later
// The reading of a pasted text on one line: "R=… T=… U=… K=…", per server if there are several.
#pragma once

#include "config/paste/pasteimport.h"

namespace rctest {

inline QString pasteSummary(const rc::PasteResult &reading)
{
    using rc::PastedField;
    QStringList parts;
    for (const auto &[letter, field] :
         {std::pair(u'R', PastedField::Resource), std::pair(u'T', PastedField::ToolServer),
          std::pair(u'U', PastedField::Username), std::pair(u'E', PastedField::Email),
          std::pair(u'C', PastedField::CustomCatalogs)}) {
        if (const auto value = reading.value(field))
            parts.append(QChar(letter) + QStringLiteral("=") + *value);
    }
    if (!reading.key.isEmpty())
        parts.append(QStringLiteral("K=") + QString::fromLatin1(reading.key.reveal()));
    if (reading.value(PastedField::Bearer))
        parts.append(QStringLiteral("B"));
    if (!reading.keyVariable.isEmpty())
        parts.append(u'$' + reading.keyVariable);
    for (const rc::PastedServer &server : reading.servers)
        parts.append(server.names.join(u'+') + QStringLiteral(": ") + pasteSummary(server.reading) + u';');
    return parts.join(u' ');
}

} // namespace rctest
