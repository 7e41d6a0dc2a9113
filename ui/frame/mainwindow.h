// SPDX-License-Identifier: GPL-3.0-or-later
// The window: resource bar, navigation, one page at a time, status line.
#pragma once

#include "store/profiles/settings.h"

#include <QHash>
#include <QMainWindow>
#include <QPointer>

class QDialog;
class QMessageBox;
class QHBoxLayout;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class Session;
struct Error;
class FirstPage;
class LastChecks;
class Navigation;
class Page;
class CommandPalette;
class ResourceBar;
class SetupPage;
class Sidebar;
class StatusLine;
class Theme;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `startDemo`: checks the demo service right after the first paint.
    MainWindow(Session &session, LastChecks &checks, Theme &theme, Settings &settings, bool startDemo,
               QWidget *parent = nullptr);

    void showPage(const QString &id); ///< check, send, tools, activity, setup, preferences
    /// Raises the window with that text in the Resource URL field, as if typed: nothing is read, saved or sent before
    /// the user confirms. Outside text; empty: newCheck().
    void openText(const QString &text);
    /// Moves the cursor to the Resource URL field, on the Check page or the first page. Changes and sends nothing.
    void newCheck();
    /// Takes over size, unsent entry, results and tool lists of the window before, which was in another language.
    void continueFrom(const MainWindow &before);
    [[nodiscard]] QString currentPage() const { return m_pageId; }
    /// Null unless the page was shown or taken over: pages are built when needed.
    [[nodiscard]] Page *builtPage(const QString &id) const { return m_pages.value(id); }

signals:
    /// Another language was chosen, and nothing is unsaved or running: a new window can replace this one.
    void languageChosen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void buildFrame();
    void connectBar();
    void connectFields();
    void focusUrl(); ///< if there is a bar
    void connectDrops();
    void showError(const Error &error);
    void addShortcuts();
    void undoRemoval(); ///< of a profile while that is offered, else of the page
    void restore();
    void afterFirstPaint();
    void useDemo();
    void checkDemo();
    void showCurrentProfile();
    void updateWindowTitle();
    void fitSidebar();
    void showFirstPage();
    void openPalette();
    void activatePart(const QString &id, const QString &part, int choice);
    void switchTheme();
    void showShortcuts();
    template<typename Shown>
    Shown *open(const QString &id); ///< shows that page, which is of this class
    void onSetup(void (SetupPage::*action)());
    void onPage(void (Page::*action)()); ///< the one shown
    [[nodiscard]] bool isFirst() const;  ///< whether the first page is shown
    void showPasted(const QByteArray &text);
    Page *pageAt(const QString &id); ///< built when needed; null for an unknown id
    [[nodiscard]] Page *buildPage(const QString &id);
    [[nodiscard]] Page *buildPreferences();
    void registerPage(Page *page);
    void changeMessages(const Page *to);
    void showStatusOf(const Page *page);
    void connectActivity();
    [[nodiscard]] Page *shownPage() const;
    [[nodiscard]] QStringList unsavedWork() const;
    void askBeforeClosing(const QStringList &losses);
    void saveAndClose();

    Session &m_session;
    Theme &m_theme;
    LastChecks &m_checks;
    Settings &m_settings;
    QStackedWidget *m_stack = nullptr;
    QVBoxLayout *m_column = nullptr; ///< the widgets stacked next to the sidebar
    QHBoxLayout *m_row = nullptr;
    // Created with the first regular page; null until then.
    ResourceBar *m_bar = nullptr;
    Sidebar *m_sidebar = nullptr;
    Navigation *m_navigation = nullptr;
    StatusLine *m_status = nullptr;
    FirstPage *m_first = nullptr;
    CommandPalette *m_palette = nullptr;
    QList<QWidget *> m_frame; ///< not shown on the first page
    QHash<QString, Page *> m_pages;
    QHash<const Page *, QString> m_messages; ///< of hidden pages
    QStringList m_activityNotices;           ///< of this run
    QString m_delayedMessage;                ///< of an action that waits for a decision about unsaved fields
    QString m_pageId;
    bool m_startDemo;
    bool m_painted = false;
    QPointer<QDialog> m_keySheet;
    QPointer<QMessageBox> m_closeDialog; ///< asks before the window closes
    bool m_mayClose = false;
};

} // namespace rc
