// SPDX-License-Identifier: GPL-3.0-or-later
// All shortcuts of the window on one sheet, by page.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QDialog;
class QWidget;

namespace rc {

class Theme;

struct KeyLine
{
    QList<QKeySequence> keys; ///< alternatives
    QString effect;           ///< translated: a verb and an object
    bool isRange = false;     ///< the keys are the first and the last
};

struct KeyGroup
{
    QString title; ///< translated
    QList<KeyLine> lines;
};

/// Adds `pages` to the global shortcuts; then the shortcuts of each page.
[[nodiscard]] QList<KeyGroup> keyGroups(const QList<KeyLine> &pages);

/// Deletes itself when closed, or with `parent`.
QDialog *showKeySheet(const QList<KeyGroup> &groups, const Theme &theme, QWidget *parent);

} // namespace rc
