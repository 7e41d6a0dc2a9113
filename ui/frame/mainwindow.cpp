// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/mainwindow.h"

#include "core/words/displaytext.h"
#include "session/activity/activityrecorder.h"
#include "session/check/checkhistory.h"
#include "session/session.h"
#include "ui/activity/activityscreen.h"
#include "ui/buttons/keyfilter.h"
#include "ui/check/checkpage.h"
#include "ui/first/firstpage.h"
#include "ui/frame/commandpalette.h"
#include "ui/frame/navigation.h"
#include "ui/frame/resourcebar.h"
#include "ui/frame/statusline.h"
#include "ui/frame/windowdrop.h"
#include "ui/help/aboutwindow.h"
#include "ui/help/keysheet.h"
#include "ui/parts/addressfield.h"
#include "ui/preferences/preferencespage.h"
#include "ui/send/sendpage.h"
#include "ui/setup/setuppage.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/focusring.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QResizeEvent>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

struct PageRow
{
    QLatin1StringView id;
    QLatin1StringView icon;
    const char *title;
    QKeyCombination keys;
};

constexpr std::array<PageRow, 6> pageTable = {{
    {"check"_L1, "check"_L1, QT_TRANSLATE_NOOP("rc::MainWindow", "Check"), Qt::ALT | Qt::Key_1},
    {"send"_L1, "send"_L1, QT_TRANSLATE_NOOP("rc::MainWindow", "Send"), Qt::ALT | Qt::Key_2},
    {"tools"_L1, "wrench"_L1, QT_TRANSLATE_NOOP("rc::MainWindow", "Tools"), Qt::ALT | Qt::Key_3},
    {"activity"_L1, "pulse"_L1, QT_TRANSLATE_NOOP("rc::MainWindow", "Activity"), Qt::ALT | Qt::Key_4},
    {"setup"_L1, "gear"_L1, QT_TRANSLATE_NOOP("rc::MainWindow", "Setup"), Qt::ALT | Qt::Key_5},
    {"preferences"_L1, "setup"_L1, QT_TRANSLATE_NOOP("rc::MainWindow", "Preferences"), Qt::CTRL | Qt::Key_Comma},
}};

constexpr QSize defaultWindowSize(1180, 760);
constexpr QSize minWindowSize(800, 500);
constexpr QSize windowFrame(2 * grid::unit, 10 * grid::unit); // approximate size of a window manager's frame

QFrame *rule(Qt::Orientation direction, QWidget *parent)
{
    auto *line = new QFrame(parent);
    setFlag(line, "rule");
    if (direction == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

} // namespace

template<typename Shown>
Shown *MainWindow::open(const QString &id)
{
    showPage(id);
    return qobject_cast<Shown *>(builtPage(id));
}

MainWindow::MainWindow(Session &session, LastChecks &checks, Theme &theme, Settings &settings, bool startDemo,
                       QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_theme(theme)
    , m_checks(checks)
    , m_settings(settings)
    , m_startDemo(startDemo)
{
    setObjectName(u"mainWindow"_s);
    build();
    new KeyFilter(this);
    new FocusRing(m_theme, this);
    connectDrops();
    addShortcuts();
    restore();
    connect(&m_session.book(), &ProfileBook::changed, this, &MainWindow::showCurrentProfile);
}

void MainWindow::build()
{
    auto *middle = new QWidget(this);
    m_stack = new QStackedWidget(middle);
    m_column = makeColumn({.spacing = 0}, {{m_stack, 1}});
    m_row = makeRow(middle, {noMargins, 0}, {{m_column, 1}});
    setCentralWidget(middle);
    connect(&m_theme, &Theme::changed, this, &MainWindow::fitSidebar);
    connectActivity();
}

/// Once. The first page needs no frame, and skipping it makes the first start faster.
void MainWindow::buildFrame()
{
    if (m_bar != nullptr)
        return;
    QWidget *middle = centralWidget();
    m_bar = new ResourceBar(m_session, m_checks, m_theme, middle);
    m_sidebar = new Sidebar(m_theme, middle);
    m_navigation = m_sidebar->pages();
    m_status = new StatusLine(m_theme, middle);
    for (const PageRow &row : pageTable)
        m_navigation->addPage(row.id, row.icon, tr(row.title), QKeySequence(row.keys));
    QFrame *under = rule(Qt::Horizontal, middle);
    QFrame *beside = rule(Qt::Vertical, middle);
    QFrame *over = rule(Qt::Horizontal, middle);
    m_frame = {m_bar, m_sidebar, m_status, under, beside, over};
    m_column->insertWidget(0, m_bar);
    m_column->insertWidget(1, under);
    m_column->addWidget(over);
    m_column->addWidget(m_status);
    m_row->insertWidget(0, m_sidebar);
    m_row->insertWidget(1, beside);
    fitSidebar();

    connect(m_navigation, &Navigation::chosen, this, &MainWindow::showPage);
    connect(m_sidebar, &Sidebar::aboutRequested, this, [this] { showAbout(m_session, m_theme, this); });
    connect(m_bar, &ResourceBar::demoRequested, this, &MainWindow::useDemo);
    connectBar();
    connectFields();
    connect(m_bar, &ResourceBar::textDiverted, this, &MainWindow::showPasted);
    connect(m_bar, &ResourceBar::newProfileRequested, this, [this](const QString &resource) {
        Profile profile;
        profile.resource = resource;
        open<SetupPage>(u"setup"_s)->createProfile(profile);
    });
    connect(m_status, &StatusLine::canceled, this, [this] { onPage(&Page::cancel); });
}

void MainWindow::connectDrops()
{
    auto *drop = new WindowDrop(this);
    connect(drop, &WindowDrop::textDropped, this, &MainWindow::showPasted);
    connect(drop, &WindowDrop::failed, this, &MainWindow::showError);
    connect(drop, &WindowDrop::entriesDropped, this, [this](const QString &path) {
        if (!m_session.book().hasProfile()) {
            showError(badInput(tr("Entries can be sent once there is a profile.")));
            return;
        }
        open<SendPage>(u"send"_s)->importFile(path);
    });
    connect(drop, &WindowDrop::lockDropped, this, [this](const QString &name, const QByteArray &lock) {
        if (!m_session.book().hasProfile()) {
            showError(badInput(tr("A tool lock can be compared once there is a profile.")));
            return;
        }
        open<ToolsScreen>(u"tools"_s)->showPage()->compareWithLock(name, lock);
    });
}

void MainWindow::onPage(void (Page::*action)())
{
    if (Page *page = shownPage())
        (page->*action)();
}

bool MainWindow::isFirst() const
{
    return m_first != nullptr && m_stack->currentWidget() == m_first;
}

/// On the visible part: the first page has no frame.
void MainWindow::showError(const Error &error)
{
    if (isFirst())
        m_first->showError(error);
    else
        m_bar->showError(error);
}

void MainWindow::connectBar()
{
    connect(m_bar, &ResourceBar::paletteRequested, this, &MainWindow::openPalette);
    connect(m_bar, &ResourceBar::renameRequested, this,
            [this] { open<SetupPage>(u"setup"_s)->openField(u"nameField"_s); });
    connect(m_bar, &ResourceBar::duplicateRequested, this, [this] { onSetup(&SetupPage::duplicate); });
    connect(m_bar, &ResourceBar::removeRequested, this, [this] { onSetup(&SetupPage::askToRemove); });
    connect(m_bar, &ResourceBar::keyFieldRequested, this, [this] { onSetup(&SetupPage::openKeyField); });
}

/// What the action reports is not true before it begins.
void MainWindow::connectFields()
{
    const QString waits = tr("Setup has unsaved changes.");
    connect(&m_session.fields(), &UnsavedFields::asked, this, [this, waits] {
        if (m_status->message() != waits)
            m_delayedMessage = m_status->message();
        m_status->showMessage(waits);
    });
    connect(&m_session.fields(), &UnsavedFields::answered, this, [this, waits] {
        if (m_status->message() == waits)
            m_status->showMessage(m_delayedMessage);
        for (QString &message : m_messages) {
            if (message == waits)
                message = m_delayedMessage;
        }
    });
}

/// Recording failures and the state of the file come before the messages of each page.
void MainWindow::connectActivity()
{
    const ActivityLog *activity = m_session.activity();
    if (activity == nullptr)
        return;
    connect(activity, &ActivityLog::problemChanged, this, [this] { showStatusOf(shownPage()); });
    connect(activity, &ActivityLog::noticed, this, [this](const ActivityNotices &notices) {
        m_activityNotices += noticeSentences(notices);
        showStatusOf(shownPage());
    });
}

void MainWindow::addShortcuts()
{
    const auto on = [this](const QKeySequence &keys, const auto &action) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    for (const PageRow &row : pageTable) {
        on(QKeySequence(row.keys), [this, id = QString(row.id)] {
            if (m_session.book().hasProfile())
                showPage(id);
        });
    }
    on(Qt::Key_F5, [this] { onPage(&Page::refresh); });
    on(Qt::Key_Escape, [this] {
        if (m_session.fields().isAwaited())
            m_session.fields().cancelWaiting();
        else
            onPage(&Page::cancel);
    });
    on(Qt::CTRL | Qt::Key_L, [this] { focusUrl(); });
    on(Qt::CTRL | Qt::Key_K, [this] { openPalette(); });
    for (int index = 0; index < 9; ++index)
        on(QKeyCombination(Qt::CTRL, Qt::Key(Qt::Key_1 + index)), [this, index] {
            if (index < m_session.book().profiles().size())
                m_session.book().select(m_session.book().profiles().at(index).name);
        });
    on(Qt::Key_F1, [this] { showShortcuts(); });
    on(Qt::Key_Question, [this] { showShortcuts(); });
    on(Qt::CTRL | Qt::Key_W, [this] { close(); });
    on(Qt::CTRL | Qt::Key_Q, [this] { close(); });
}

/// Not a shortcut: fields and lists with an undo of their own take precedence.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        undoRemoval();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::undoRemoval()
{
    if (m_session.book().removed().isEmpty() || m_bar == nullptr || !m_bar->offersUndo()) {
        // a profile removed long ago is not meant, and the page changes with it
        if (Page *page = shownPage())
            page->undoRemoval();
        return;
    }
    if (const Result<void> undone = m_session.book().undoRemove(); !undone)
        m_bar->showError(undone.error());
}

void MainWindow::restore()
{
    const QSize room = screen()->availableSize() - windowFrame;
    setMinimumSize(minWindowSize.boundedTo(room));
    resize(defaultWindowSize.boundedTo(room));
    if (restoreGeometry(m_settings.windowGeometry()) && !isMaximized() && !isFullScreen())
        resize(size().boundedTo(screen()->availableSize() - windowFrame));
    m_pageId = u"check"_s;
    for (const PageRow &row : pageTable) {
        if (row.id == m_settings.page())
            m_pageId = row.id;
    }
    if (m_session.book().hasProfile() || m_startDemo)
        showPage(m_pageId);
    else
        showFirstPage();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    fitSidebar();
    QMainWindow::resizeEvent(event);
}

/// Below this width a page needs the space of the sidebar's titles.
void MainWindow::fitSidebar()
{
    if (m_sidebar == nullptr)
        return;
    constexpr int comfortable = 52; // high, in lines
    const int page = comfortable * QFontMetrics(m_theme.body()).lineSpacing();
    m_sidebar->setCompact(width() < m_navigation->fullWidth() + page);
}

/// "payments-prod · Check · Resource Console": starts with the part that distinguishes windows.
void MainWindow::updateWindowTitle()
{
    QStringList parts;
    if (m_session.book().hasProfile() && !isFirst()) {
        parts.append(displayText(m_session.profile().name));
        for (const PageRow &row : pageTable) {
            if (row.id == m_pageId)
                parts.append(tr(row.title));
        }
    }
    parts.removeAll(QString());
    parts.append(tr("Resource Console"));
    setWindowTitle(parts.join(u" · "_s));
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (!m_painted) {
        m_painted = true;
        QTimer::singleShot(0, this, &MainWindow::afterFirstPaint);
    }
}

void MainWindow::afterFirstPaint()
{
    QApplication::setWindowIcon(programIcon()); // drawn in four sizes, the largest by two threads
    if (m_startDemo)
        checkDemo();
    else if (m_session.book().hasProfile())
        m_session.keys().read(this, {});
    m_theme.followSystem();
}

QStringList MainWindow::unsavedWork() const
{
    QStringList losses;
    if (m_session.book().isEdited())
        losses.append(tr("The address in the bar is not saved."));
    if (!m_session.book().isSaved())
        losses.append(tr("The profile is not saved."));
    if (m_session.fields().any())
        losses.append(tr("Setup has unsaved changes."));
    if (std::any_of(m_pages.cbegin(), m_pages.cend(), [](const Page *page) { return page->isBusy(); }))
        losses.append(tr("Something is still running. Closing stops it, but requests already sent may arrive."));
    if (const auto *send = qobject_cast<const SendPage *>(builtPage(u"send"_s)); send && send->isDrillRunning())
        losses.append(tr("A drill is running. Closing ends it."));
    return losses;
}

void MainWindow::askBeforeClosing(const QStringList &losses)
{
    if (m_closeDialog)
        return; // already asking
    const QString title = tr("Close the window?");
    m_closeDialog = named(new QMessageBox(QMessageBox::NoIcon, title, title + u"\n\n"_s + losses.join(u'\n'),
                                          QMessageBox::NoButton, this),
                          u"leavingQuestion"_s);
    m_closeDialog->setAttribute(Qt::WA_DeleteOnClose);
    m_closeDialog->setTextFormat(Qt::PlainText);
    const auto add = [this](const QString &objectName, const QString &text, QMessageBox::ButtonRole role) {
        return named(m_closeDialog->addButton(text, role), objectName);
    };
    if (m_session.book().isEdited() || m_session.fields().any())
        connect(add(u"saveAndClose"_s, tr("Save and close"), QMessageBox::AcceptRole), &QPushButton::clicked, this,
                &MainWindow::saveAndClose);
    connect(add(u"closeAllTheSame"_s, tr("Close anyway"), QMessageBox::DestructiveRole), &QPushButton::clicked, this,
            [this] {
                m_mayClose = true;
                close();
            });
    QPushButton *stay = add(u"stayOpen"_s, tr("Keep open"), QMessageBox::RejectRole);
    m_closeDialog->setDefaultButton(stay);
    m_closeDialog->setEscapeButton(stay);
    m_closeDialog->open();
}

/// A field that cannot be saved is shown, and the window stays until it can be.
void MainWindow::saveAndClose()
{
    if (m_session.book().isEdited()) {
        if (const Result<void> saved = m_session.book().save(m_session.profile()); !saved) {
            m_bar->showError(saved.error());
            return;
        }
    }
    m_session.fields().save();
    m_session.fields().whenSettled(this, [this](bool continues) {
        if (continues)
            close();
    });
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (const QStringList losses = unsavedWork(); !losses.isEmpty() && !m_mayClose) {
        event->ignore();
        askBeforeClosing(losses);
        return;
    }
    m_settings.windowGeometry.set(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::openText(const QString &text)
{
    if (isMinimized())
        setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    if (text.isEmpty()) {
        newCheck();
        return;
    }
    if (!isFirst())
        m_bar->offerLink(text);
    else if (isMoreThanAddress(text)) // may hold a key, and was not pasted by the user
        m_first->showError(badInput(tr("A link contained something that is not a Resource URL. It was ignored.")));
    else
        m_first->fill(text);
}

void MainWindow::newCheck()
{
    if (!isFirst())
        showPage(u"check"_s);
    focusUrl();
}

void MainWindow::focusUrl()
{
    if (isFirst())
        m_first->firstFocus()->setFocus(Qt::ShortcutFocusReason);
    else if (m_bar != nullptr)
        m_bar->focusUrl();
}

/// Shows settings or code, which the bar's field cannot hold, on a page with fields for it.
void MainWindow::showPasted(const QByteArray &text)
{
    if (isFirst()) {
        m_first->readText(text);
        return;
    }
    open<SetupPage>(u"setup"_s)->showPasted(text);
}

void MainWindow::useDemo()
{
    if (const Result<void> started = m_session.useDemo(); !started) {
        showFirstPage();
        m_first->showError(started.error());
    }
}

void MainWindow::checkDemo()
{
    useDemo();
    if (m_session.isDemo())
        open<CheckPage>(u"check"_s)->checkCurrent();
}

void MainWindow::showCurrentProfile()
{
    m_messages.clear();
    if (m_status != nullptr)
        m_status->showMessage({});
    if (!m_session.book().hasProfile()) {
        showFirstPage();
        return;
    }
    showPage(m_pageId);
    // asks the keychain once per profile, and never before the first paint
    if (m_painted && !m_session.keys().key().isKnown())
        m_session.keys().read(this, {});
}

void MainWindow::showFirstPage()
{
    if (m_first == nullptr) {
        m_first = new FirstPage(m_session, m_theme, m_stack);
        m_stack->addWidget(m_first);
        connect(m_first, &FirstPage::demoRequested, this, &MainWindow::checkDemo);
        connect(m_first, &FirstPage::notSaved, this, [this](const Error &why) { m_bar->showNotSaved(why); });
        connect(m_first, &FirstPage::profileCreated, this, [this] {
            auto *check = open<CheckPage>(u"check"_s);
            FirstPage::EnteredKey made = m_first->takeKey();
            check->startWithKey(std::move(made.key), made.save);
        });
    }
    // keep the bar if there are other profiles or a removed one, because it leads back to them
    const bool isAlone = m_session.book().profiles().isEmpty() && m_session.book().removed().isEmpty();
    if (!isAlone)
        buildFrame();
    for (QWidget *part : m_frame)
        part->setVisible(part == m_bar && !isAlone);
    m_stack->setCurrentWidget(m_first);
    updateWindowTitle();
    m_first->firstFocus()->setFocus();
}

void MainWindow::openPalette()
{
    if (m_palette == nullptr)
        m_palette = new CommandPalette(m_theme, centralWidget());
    QList<PalettePage> pages;
    for (const PageRow &row : pageTable)
        pages.append({row.id, tr(row.title), QKeySequence(row.keys).toString(QKeySequence::NativeText)});
    QList<PaletteAction> ofProfile{
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Run check or fetch tools"), [this] { onPage(&Page::refresh); },
         Qt::Key_F5},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Send test entry…"), [this] { showPage(u"send"_s); }},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Start drill…"), [this] { open<SendPage>(u"send"_s)->startDrill(); }},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Watch this resource (check every 5 minutes)"),
         [this] { open<CheckPage>(u"check"_s)->watchCurrent(5min); }},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Watch tool lists for changes"),
         [this] { open<ToolsScreen>(u"tools"_s)->showPage()->watch(); }},
    };
    if (m_checks.of(m_session.isDemo() ? QString() : m_session.profile().name))
        ofProfile.append({QT_TRANSLATE_NOOP("rc::PaletteRows", "Copy last report"),
                          [this] { open<CheckPage>(u"check"_s)->copyReport(); }});
    for (const PalettePart &part : paletteParts())
        ofProfile.append({part.title, [this, part] { activatePart(part.page, part.part, part.choice); }});
    ofProfile += {
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Add or replace the API key"),
         [this] { onSetup(&SetupPage::openKeyField); }},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Edit Resource URL"), [this] { focusUrl(); }, Qt::CTRL | Qt::Key_L},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Import settings (.env, curl, mcp.json)…"),
         [this] { onSetup(&SetupPage::openPaste); }},
    };
    if (!m_session.isDemo())
        ofProfile += {
            {QT_TRANSLATE_NOOP("rc::PaletteRows", "Rotate the key for %1"), [this] { onSetup(&SetupPage::rotateKey); }},
            {QT_TRANSLATE_NOOP("rc::PaletteRows", "Rename %1"),
             [this] { open<SetupPage>(u"setup"_s)->openField(u"nameField"_s); }},
        };
    const QList<PaletteAction> always{
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Switch to the demo service"), [this] { useDemo(); }},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Switch theme"), [this] { switchTheme(); }},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Keyboard shortcuts"), [this] { showShortcuts(); }, Qt::Key_F1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "About Resource Console"),
         [this] { showAbout(m_session, m_theme, this); }},
    };
    const PaletteActions actions{[this](const QString &id) { showPage(id); }, ofProfile, always,
                                 [this](const Error &error) { showError(error); }};
    QList<PaletteRow> rows = paletteRows(m_session, pages, actions);
    if (auto *tools = qobject_cast<ToolsScreen *>(builtPage(u"tools"_s))) {
        for (const ToolCatalog &catalog : tools->page()->catalogs())
            rows += toolRows(catalog, [this, kind = catalog.kind](const QString &name) {
                open<ToolsScreen>(u"tools"_s)->showPage()->choose(kind, name);
            });
    }
    m_palette->open(std::move(rows));
}

/// What can be done there now: a button or an entry that is disabled does nothing.
void MainWindow::activatePart(const QString &id, const QString &part, int choice)
{
    showPage(id);
    const Page *page = builtPage(id);
    auto *segments = page->findChild<SegmentedControl *>(part);
    auto *button = page->findChild<QPushButton *>(part);
    if (auto *action = page->findChild<QAction *>(part))
        action->trigger();
    else if (segments != nullptr && segments->isEnabled())
        segments->setCurrentIndex(choice);
    else if (button != nullptr && button->isEnabled() && button->menu() != nullptr)
        QTimer::singleShot(0, button, [button] { // showMenu() would block in an event loop of its own
            button->menu()->popup(button->mapToGlobal(button->rect().bottomLeft()));
        });
    else if (button != nullptr)
        button->click();
}

/// Toggles the theme, and stops following the system.
void MainWindow::switchTheme()
{
    const ThemeChoice other = m_theme.isDark() ? ThemeChoice::Light : ThemeChoice::Dark;
    m_settings.setTheme(other);
    m_theme.setChoice(other);
}

void MainWindow::showShortcuts()
{
    QList<KeyLine> pages;
    for (const PageRow &row : pageTable)
        pages.append({{QKeySequence(row.keys)}, tr(row.title)});
    if (m_keySheet)
        m_keySheet->close();
    m_keySheet = showKeySheet(keyGroups(pages), m_theme, this);
}

void MainWindow::onSetup(void (SetupPage::*action)())
{
    (open<SetupPage>(u"setup"_s)->*action)();
}

void MainWindow::showPage(const QString &id)
{
    buildFrame();
    // check this first: a stack shows its first page immediately
    const bool isNew = !m_pages.contains(id) || m_stack->currentWidget() != m_pages.value(id);
    Page *page = pageAt(id);
    if (page == nullptr)
        return;
    for (QWidget *part : m_frame)
        part->setVisible(true);
    if (isNew) {
        changeMessages(page);
        m_bar->hideNews();
    }
    m_pageId = id;
    m_settings.page.set(id);
    m_navigation->setCurrentPage(id);
    m_stack->setCurrentWidget(page);
    updateWindowTitle();
    showStatusOf(page);
    // arrow keys in the navigation change pages and must not move the focus to the page
    if (isNew && !m_navigation->hasFocus()) {
        if (QWidget *first = page->firstFocus())
            first->setFocus(Qt::OtherFocusReason);
    }
}

Page *MainWindow::pageAt(const QString &id)
{
    if (Page *built = builtPage(id))
        return built;
    Page *page = buildPage(id);
    if (page != nullptr) {
        registerPage(page);
        m_pages.insert(id, page);
    }
    return page;
}

/// A message is hidden with its page unless its operation continues.
void MainWindow::changeMessages(const Page *to)
{
    if (const Page *from = shownPage(); from != nullptr && from->isBusy())
        m_messages.insert(from, m_status->message());
    m_status->showMessage(m_messages.take(to));
}

void MainWindow::registerPage(Page *page)
{
    m_stack->addWidget(page);
    connect(page, &Page::statusChanged, this, [this, page](const QString &text) {
        if (page == shownPage())
            m_status->showMessage(text);
        else
            m_messages.insert(page, text); // for the next time the page is shown
    });
    connect(page, &Page::activityRequested, this,
            [this](const QString &query) { open<ActivityScreen>(u"activity"_s)->searchFor(query); });
    connect(page, &Page::busyChanged, this, [this, page] {
        if (page->isBusy())
            m_bar->hideAdvice();
        showStatusOf(page);
    });
}

void MainWindow::showStatusOf(const Page *page)
{
    if (page == nullptr || page != shownPage())
        return;
    QStringList texts = m_activityNotices;
    if (const ActivityLog *activity = m_session.activity())
        texts.prepend(displayText(activity->problem()));
    texts.removeAll(QString());
    m_status->setLasting(texts.join(u"  ·  "_s));
    m_status->setBusy(page->isBusy(), !page->showsProgress());
}

Page *MainWindow::shownPage() const
{
    return qobject_cast<Page *>(m_stack->currentWidget());
}

Page *MainWindow::buildPreferences()
{
    auto *page = new PreferencesPage(m_session, m_theme, m_settings, m_stack);
    connect(page, &PreferencesPage::languageChosen, this, [this, page] {
        const bool hasTransientState =
            std::any_of(m_pages.cbegin(), m_pages.cend(), [](const Page *each) { return each->hasTransientState(); });
        if (hasTransientState || !unsavedWork().isEmpty()) {
            page->showRestartNote();
            return;
        }
        m_settings.windowGeometry.set(saveGeometry());
        emit languageChosen();
    });
    return page;
}

void MainWindow::continueFrom(const MainWindow &before)
{
    if (!isMaximized() && !isFullScreen())
        resize(before.size());
    if (auto *send = qobject_cast<SendPage *>(before.builtPage(u"send"_s)))
        qobject_cast<SendPage *>(pageAt(u"send"_s))->continueFrom(*send);
    if (auto *tools = qobject_cast<ToolsScreen *>(before.builtPage(u"tools"_s)))
        qobject_cast<ToolsScreen *>(pageAt(u"tools"_s))->page()->continueFrom(*tools->page());
    if (auto *language = findChild<QWidget *>(u"languageBox"_s))
        language->setFocus(Qt::OtherFocusReason);
}

Page *MainWindow::buildPage(const QString &id)
{
    if (id == "check"_L1)
        return new CheckPage(m_session, m_checks, m_theme, m_stack);
    if (id == "send"_L1) {
        auto *page = new SendPage(m_session, m_theme, m_stack);
        connect(page, &SendPage::checkRequested, this, [this] { open<CheckPage>(u"check"_s)->checkCurrent(); });
        return page;
    }
    if (id == "tools"_L1) {
        auto *page = new ToolsScreen(m_session, m_theme, m_stack);
        connect(page, &ToolsScreen::setupRequested, this,
                [this] { open<SetupPage>(u"setup"_s)->openField(u"toolServerField"_s); });
        return page;
    }
    if (id == "activity"_L1) {
        auto *page = new ActivityScreen(m_session, m_theme, m_stack);
        connect(page, &ActivityScreen::resendRequested, this,
                [this](const LogEntry &entry) { open<SendPage>(u"send"_s)->fillIn(entry); });
        connect(page, &ActivityScreen::callAgainRequested, this,
                [this](const ToolCall &call) { open<ToolsScreen>(u"tools"_s)->open(call); });
        return page;
    }
    if (id == "setup"_L1) {
        auto *page = new SetupPage(m_session, m_theme, m_stack);
        connect(page, &SetupPage::showRequested, this, [this] { showPage(u"setup"_s); });
        return page;
    }
    if (id == "preferences"_L1)
        return buildPreferences();
    return nullptr;
}

} // namespace rc

#include "moc_mainwindow.cpp"
