// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/leftouttools.h"

namespace rc {

void LeftOutTools::setKept(const CatalogKind &kind, const QString &name, bool kept)
{
    if (kept == isKept(kind, name))
        return;
    if (kept)
        m_tools.remove({kind, name});
    else
        m_tools.insert({kind, name});
    emit changed();
}

void LeftOutTools::keepAll()
{
    if (m_tools.isEmpty())
        return;
    m_tools.clear();
    emit changed();
}

} // namespace rc

#include "moc_leftouttools.cpp"
