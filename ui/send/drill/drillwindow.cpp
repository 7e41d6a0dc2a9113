// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/drill/drillwindow.h"

#include "core/words/displaytext.h"
#include "session/send/drilloperation.h"
#include "session/session.h"
#include "ui/buttons/rowmenu.h"
#include "ui/send/drill/drillresult.h"
#include "ui/send/drill/drillticks.h"
#include "ui/send/drill/stopwatchface.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/focusring.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QWindow>

using namespace std::chrono_literals;

using namespace Qt::StringLiterals;

namespace rc {

DrillWindow::DrillWindow(Session &session, DrillOperation &drill, const DrillHistory &history, const Theme &theme)
    : m_session(session)
    , m_drill(drill)
    , m_theme(theme)
{
    setObjectName(u"drillWindow"_s);
    setAttribute(Qt::WA_QuitOnClose, false);
    build(history);
    new FocusRing(theme, this);
    m_everyTenth.setInterval(100ms);
    connect(&m_everyTenth, &QTimer::timeout, this, &DrillWindow::showTime);
    connect(&drill, &DrillOperation::changed, this, &DrillWindow::showState);
    connect(m_end, &QPushButton::clicked, &drill, &DrillOperation::finish);
    connect(m_onTop, &QCheckBox::toggled, this, [this](bool onTop) {
        m_session.settings().stopwatchOnTop.set(onTop);
        stayOnTop(onTop);
    });
    for (const QKeySequence &keys : {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_W)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
    giveMenu(this, [this](QMenu &menu) { addActions(menu); });
    stayOnTop(m_onTop->isChecked());
    restoreGeometry(session.settings().stopwatchGeometry());
    showState();
}

void DrillWindow::build(const DrillHistory &history)
{
    auto *layout = makeColumn(this, {QMargins(grid::margin, grid::gap, grid::margin, grid::gap), grid::gap});
    layout->setSizeConstraint(QLayout::SetFixedSize); // as large as what it shows
    m_words = named(new ElidedLabel({}, this), u"drillWindowWords"_s);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a name may be long
    m_words->setAlignment(Qt::AlignCenter);
    tint(m_words, m_theme, Token::Quiet);
    m_face = new StopwatchFace(m_theme, this);
    m_ticks = new DrillTicks(m_drill, m_theme, this);
    auto *result = new DrillResult(m_session, m_drill, history, m_theme, this);
    result->setWrapping(false);
    m_onTop = named(new QCheckBox(tr("Keep on top"), this), u"keepOnTop"_s);
    m_onTop->setChecked(m_session.settings().stopwatchOnTop());
    if (QGuiApplication::platformName().startsWith("wayland"_L1)) { // where no window may ask for that
        m_onTop->setEnabled(false);
        setPlainToolTip(m_onTop, tr("On Wayland, use the window’s own menu for this (Alt+Space)."));
    }
    m_end = named(new QPushButton(QCoreApplication::translate("rc::DrillMode", "End drill"), this), u"endDrillHere"_s);
    auto *row = makeRow({}, {m_onTop, stretch(0), m_end});
    layout->addWidget(m_words);
    layout->addWidget(m_face);
    layout->addWidget(m_ticks);
    layout->addWidget(result);
    layout->addLayout(row);
}

void DrillWindow::open()
{
    if (isMinimized())
        setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

/// Without hiding the window, as it would be for other flags.
void DrillWindow::stayOnTop(bool onTop)
{
    Qt::WindowFlags flags = windowFlags();
    flags.setFlag(Qt::WindowStaysOnTopHint, onTop);
    overrideWindowFlags(flags);
    if (windowHandle() != nullptr)
        windowHandle()->setFlag(Qt::WindowStaysOnTopHint, onTop);
}

QString DrillWindow::words() const
{
    if (m_drill.isSending())
        return QCoreApplication::translate("rc::DrillMode", "Sending…");
    if (m_drill.isRunning() || m_drill.hasEnded())
        return displayText(m_drill.profile()) + u" · "_s + m_drill.marker();
    return tr("Starts when you send");
}

void DrillWindow::addActions(QMenu &menu)
{
    addCopy(menu, tr("Copy time"), m_face->text());
    addCopy(menu, tr("Copy marker"), m_drill.isRunning() || m_drill.hasEnded() ? m_drill.marker() : QString());
    menu.addSeparator();
    QAction *onTop = menu.addAction(m_onTop->text());
    onTop->setCheckable(true);
    onTop->setChecked(m_onTop->isChecked());
    onTop->setEnabled(m_onTop->isEnabled());
    connect(onTop, &QAction::toggled, m_onTop, &QCheckBox::setChecked);
    if (m_end->isVisible()) {
        QAction *end = menu.addAction(m_end->text());
        end->setEnabled(m_end->isEnabled());
        connect(end, &QAction::triggered, m_end, &QPushButton::click);
    }
}

void DrillWindow::showState()
{
    const bool isRunning = m_drill.isRunning();
    const QString name = isRunning || m_drill.hasEnded() ? m_drill.profile() : m_session.profile().name;
    setWindowTitle(displayText(name) + u" · "_s + tr("Drill stopwatch"));
    m_words->setText(words());
    m_ticks->setVisible(isRunning);
    m_end->setVisible(isRunning);
    m_end->setEnabled(!m_drill.isSending());
    if (isRunning && isVisible())
        m_everyTenth.start();
    else
        m_everyTenth.stop();
    showTime();
}

void DrillWindow::showTime()
{
    m_face->setTime(m_drill.elapsedMs());
}

void DrillWindow::keyPressEvent(QKeyEvent *event)
{
    if (!m_ticks->pressKey(*event))
        QWidget::keyPressEvent(event);
}

void DrillWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showState();
    if (m_drill.isRunning())
        m_ticks->first()->setFocus(Qt::OtherFocusReason);
}

void DrillWindow::closeEvent(QCloseEvent *event)
{
    m_session.settings().stopwatchGeometry.set(saveGeometry());
    m_everyTenth.stop();
    QWidget::closeEvent(event);
}

} // namespace rc

#include "moc_drillwindow.cpp"
