// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of definitions to read: place, what it means, and the words that went and came marked in the text.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "ui/widgets/codeview.h"

namespace rc {

class ChangeView : public CodeView
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ChangeView(const Theme &theme, QWidget *parent = nullptr);

    /// One tool's changes; `nothing`: the sentence where there are none.
    void showChanges(const QList<ToolChange> &changes, const QString &nothing);

private:
    struct Mark
    {
        qsizetype start;
        qsizetype length;
        Token token;
        bool isGone = false;
        bool isHeading = false;
    };

    void paintMarks();

    const Theme &m_theme;
    QList<Mark> m_marks;
};

[[nodiscard]] QString fateName(ToolFate fate);          ///< translated: "new", "removed", "changed"
[[nodiscard]] Token tokenOf(const ToolDifference &one); ///< by how severe it is
/// "parameter method", "description", "result total": how a change's place is called in a sentence. Safe to show.
[[nodiscard]] QString placeName(const QString &where);
/// One sentence on all changes of a tool: "method: it is required now (breaking); wording of state_reason." Safe to
/// show.
[[nodiscard]] QString changeSentence(const QList<ToolChange> &changes);

} // namespace rc
