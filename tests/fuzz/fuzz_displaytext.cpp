// SPDX-License-Identifier: GPL-3.0-or-later
// Outside text has no hidden characters when it is shown, and its length stays within its bound.
#include "core/words/displaytext.h"
#include "require.h"

using rc::fuzz::require;

namespace {

/// The suffix "… (%1 more)" of a shortened text.
constexpr qsizetype longestRest = 40;

void holdsForShown(const QString &shown, bool shortened)
{
    require(!rc::hasHiddenText(shown), "nothing hidden is shown");
    require(!shown.contains(u'\x1b') && !shown.contains(u'\n') && !shown.contains(u'\r'), "it stays on one line");
    if (!shortened)
        require(rc::displayText(shown, rc::LineBreaks::Mark, shown.size()) == shown, "what is shown shows as itself");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size == 0)
        return 0;
    const qsizetype limit = data[0];
    const QByteArray bytes = rc::fuzz::bytesOf(data + 1, size - 1);
    const QString text = QString::fromUtf8(bytes);
    const qsizetype enough = 12 * bytes.size(); // the longest mark has ten characters

    const QString all = rc::displayText(text, rc::LineBreaks::Mark, enough);
    holdsForShown(all, false);
    holdsForShown(rc::displayBytes(bytes, rc::LineBreaks::Mark, enough), false);
    require(!rc::hasHiddenText(rc::displayText(text, rc::LineBreaks::Keep, enough)), "line breaks alone are kept");
    require(rc::hasHiddenText(text) || rc::displayText(text, rc::LineBreaks::Keep, enough).remove(u'\n') ==
                                           QString(text).remove(u'\n').remove(u'\r'),
            "what hides nothing is left alone");

    const QString some = rc::displayText(text, rc::LineBreaks::Mark, limit);
    holdsForShown(some, true);
    require(some.size() <= limit + longestRest, "it is bounded");
    require(all.size() > limit || some == all, "what fits is whole");
    return 0;
}
