// SPDX-License-Identifier: GPL-3.0-or-later
// A block of a tool's result: text and images are shown, everything else is named and never run.
#pragma once

#include "service/tools/toolresult.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rc {

class Theme;

class BlockView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    BlockView(const ContentBlock &block, const Theme &theme, QWidget *parent = nullptr);

private:
    void addHead(const QString &text);
    void addText(const QString &text, const QString &title);
    void addImage();
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

} // namespace rc
