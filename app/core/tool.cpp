// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool.h"

namespace rc {

QString Tool::shownName() const
{
    if (!title.isEmpty())
        return title;
    return annotations.title.isEmpty() ? name : annotations.title;
}

ToolEffect toolEffect(const ToolAnnotations &annotations)
{
    if (annotations.readOnly.value_or(false))
        return ToolEffect::Reads;
    return annotations.destructive.value_or(true) ? ToolEffect::Destructive : ToolEffect::Writes;
}

bool effectIsAssumed(const ToolAnnotations &annotations)
{
    return !annotations.readOnly.value_or(false) && !annotations.destructive.has_value();
}

} // namespace rc
