// SPDX-License-Identifier: GPL-3.0-or-later
// The editors of a form, which leave wheel and Tab key to the page.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace rc {

/// As high as its text, within limits. Tab moves to the next field.
class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    enum class Content {
        Words,
        Code ///< monospace, left to right
    };
    GrowingEdit(Content content, const Theme &theme, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fit();
};

} // namespace rc
