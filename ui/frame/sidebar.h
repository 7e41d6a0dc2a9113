// SPDX-License-Identifier: GPL-3.0-or-later
// The window's side: program name, pages, and the version, which opens About.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rc {

class Navigation;
class Theme;

class Sidebar : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit Sidebar(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Navigation *pages() const { return m_pages; }
    /// Only icons with tooltips, for a narrow window.
    void setCompact(bool compact);
    [[nodiscard]] bool isCompact() const { return m_compact; }

signals:
    void aboutWanted();

private:
    void follow();

    const Theme &m_theme;
    QHBoxLayout *m_top = nullptr;
    QLabel *m_mark;
    QLabel *m_name;
    Navigation *m_pages;
    QPushButton *m_about;
    bool m_compact = false;
};

} // namespace rc
