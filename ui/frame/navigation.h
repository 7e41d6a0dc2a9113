// SPDX-License-Identifier: GPL-3.0-or-later
// The list of pages at the window's side.
#pragma once

#include <QListWidget>

namespace rc {

class Theme;

class Navigation : public QListWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit Navigation(const Theme &theme, QWidget *parent = nullptr);

    /// `shortcut` is shown beside the title and read out with it.
    void addPage(const QString &id, const QString &title, const QKeySequence &shortcut);
    void setCurrentPage(const QString &id);

signals:
    void chosen(const QString &id);

private:
    void fitWidth();

    const Theme &m_theme;
};

} // namespace rc
