// SPDX-License-Identifier: GPL-3.0-or-later
// A tool's annotations in words: stated ones, and defaults.
#pragma once

#include "core/tool/tool.h"
#include "ui/theme/theme.h"

#include <QList>

namespace rc {

struct AnnotationChip
{
    QString text;
    Token tone = Token::Quiet;

    bool operator==(const AnnotationChip &) const = default;
};

/// "writes", "May be destructive (assumed)", "May reach external systems (assumed)" …
[[nodiscard]] QList<AnnotationChip> annotationChips(const ToolAnnotations &annotations);

} // namespace rc
