// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a tool's annotations with the specification's defaults.
#include "core/tool/tool.h"

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
    return toolEffect(annotations) == ToolEffect::Destructive && !annotations.destructive;
}

} // namespace rc
