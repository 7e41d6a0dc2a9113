// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of a call, and the tool's result.
#pragma once

#include "service/tools/toolcalljob.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

class QVBoxLayout;

namespace rc {

[[nodiscard]] Token tokenFor(const ToolCallResult &result);

class ResultView : public Panel
{
    Q_OBJECT

public:
    /// `outputSchema` as sent; empty if the tool has none. `theme` must outlive this object.
    ResultView(const ToolCallResult &result, const QByteArray &outputSchema, const Theme &theme,
               QWidget *parent = nullptr);

private:
    void addHead(const ToolCallResult &result);
    void addWords(const ToolCallResult &result);
    void addFindings(const ToolCallResult &result);
    void addStructure(const ToolCallResult &result, const QByteArray &outputSchema);
    void addReply(const QByteArray &body);

    const Theme &m_theme;
    QVBoxLayout *m_layout;
};

} // namespace rc
