// SPDX-License-Identifier: GPL-3.0-or-later
// The list of pages at the window's side.
#pragma once

#include <QListWidget>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rc {

class Theme;

class Navigation : public QListWidget
{
    Q_OBJECT

public:
    explicit Navigation(const Theme &theme, QWidget *parent = nullptr);

    /// `icon` of resources/icons is shown before the title; `shortcut` in the tooltip and read by screen readers.
    void addPage(const QString &id, const QString &icon, const QString &title, const QKeySequence &shortcut);
    void setCurrentPage(const QString &id);
    void setCompact(bool compact);
    [[nodiscard]] int fullWidth() const; ///< with titles
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(const QString &id);

private:
    void follow();

    const Theme &m_theme;
    bool m_compact = false;
};

/// The window's side: program name, pages, and the version, which opens About.
class Sidebar : public QWidget
{
    Q_OBJECT

public:
    explicit Sidebar(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Navigation *pages() const { return m_pages; }
    /// Only icons with tooltips, for a narrow window.
    void setCompact(bool compact);

signals:
    void aboutRequested();

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
