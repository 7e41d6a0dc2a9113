// SPDX-License-Identifier: GPL-3.0-or-later
// A question over a window, with the harmless answer under Enter and Esc.
#pragma once

#include <QString>

class QDialog;
class QPushButton;
class QWidget;

namespace rc {

struct PlainQuestion
{
    QString title;
    QString text; ///< as it is: nothing in it is markup
    QString go;   ///< on the button that does it
    QString stay; ///< on the one that does nothing
};

/// The dialog, not shown yet, and the button that does it. It is deleted when it closes.
struct AskedQuestion
{
    QDialog *dialog = nullptr;
    QPushButton *go = nullptr;
    QPushButton *stay = nullptr;
};
[[nodiscard]] AskedQuestion askPlainly(const PlainQuestion &question, QWidget *window);

} // namespace rc
