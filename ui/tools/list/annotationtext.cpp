// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/annotationtext.h"

#include "ui/tools/list/toolmodel.h"

#include <QCoreApplication>

namespace rc {

namespace {

struct AnnotationTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::AnnotationText)
};

} // namespace

QList<AnnotationChip> annotationChips(const ToolAnnotations &annotations)
{
    const bool reads = annotations.readOnly.value_or(false);
    QList<AnnotationChip> chips;
    chips.append({reads ? effectName(ToolEffect::Reads) : effectName(ToolEffect::Writes),
                  reads ? Token::Passed : Token::Warned});
    // These two only matter for a tool that changes something.
    if (!reads && annotations.destructive.value_or(true))
        chips.append({annotations.destructive ? effectName(ToolEffect::Destructive)
                                              : AnnotationTr::tr("May be destructive (assumed)"),
                      Token::Failed});
    if (!reads && annotations.idempotent.value_or(false))
        chips.append({AnnotationTr::tr("idempotent"), Token::Quiet});
    if (annotations.openWorld.value_or(true))
        chips.append({annotations.openWorld ? AnnotationTr::tr("open world")
                                            : AnnotationTr::tr("May reach external systems (assumed)"),
                      Token::Quiet});
    return chips;
}

} // namespace rc
