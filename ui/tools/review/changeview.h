// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of definitions: path, meaning, and text with removed and added words marked.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "ui/widgets/codeview.h"

namespace rc {

class ChangeView : public CodeView
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ChangeView(const Theme &theme, QWidget *parent = nullptr);

    /// One tool's changes; `nothing`: the text if there are none.
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
[[nodiscard]] Token tokenOf(const ToolDifference &one); ///< by severity
/// "parameter method", "description", "result total": a change's path within a sentence. Safe to display.
[[nodiscard]] QString placeName(const QString &where);
/// A sentence about all changes of a tool: "method: it is required now (breaking); wording of state_reason." Safe to
/// display.
[[nodiscard]] QString changeSentence(const QList<ToolChange> &changes);

} // namespace rc
