// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of a call, and the tool's result.
#pragma once

#include "service/tools/toolcalljob.h"
#include "service/tools/toolresult.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QByteArray>
#include <QString>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rc {

class Theme;

/// A block of a tool's result: text is shown, everything else is named, saved on request and never run.
class BlockView : public QWidget
{
    Q_OBJECT

public:
    BlockView(const ContentBlock &block, const Theme &theme, QWidget *parent = nullptr);

private:
    void addHead(const QString &text);
    void addText(const QString &text, const QString &title);
    void addLine(const QString &text);
    void addSave();
    void save();
    void showSaved(const QString &path, const Result<void> &written);

    ContentBlock m_block;
    const Theme &m_theme;
    QVBoxLayout *m_layout;
};

/// Long text in a view that grows to a few lines, with a button for the full text. `name`: of the view.
[[nodiscard]] QWidget *longText(const QString &text, const QString &title, const QString &name, const Theme &theme,
                                QWidget *parent);

class ResultView : public Panel
{
    Q_OBJECT

public:
    /// `outputSchema` as sent; empty if the tool has none.
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
