// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/profilepicker.h"

#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "session/session.h"
#include "store/profiles/settings.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/palettemodel.h"
#include "ui/parts/paletterows.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/confirmbutton.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QContextMenuEvent>
#include <QHash>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScreen>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int pickerWidth = 440;
constexpr int mostRowsShown = 10;
constexpr qsizetype mostShortcuts = 9;

QListView *pickerList(QAbstractItemModel *model, QAbstractItemDelegate *delegate, QWidget *parent)
{
    auto *view = new QListView(parent);
    view->setModel(model);
    view->setItemDelegate(delegate);
    view->setFrameShape(QFrame::NoFrame);
    setFlag(view, "bare");
    view->setStyleSheet(u"QListView { padding: 0px; }"_s);
    view->setUniformItemSizes(true);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepGutterOver(view);
    view->setFocusPolicy(Qt::NoFocus); // the field keeps the focus, and keys go to both
    return view;
}

} // namespace

ProfilePicker::ProfilePicker(Session &session, Settings &settings, const Theme &theme, QPushButton *button)
    : QFrame(button, Qt::Popup)
    , m_session(session)
    , m_settings(settings)
    , m_theme(theme)
    , m_button(button)
    , m_model(new PaletteModel(this))
    , m_delegate(new PaletteDelegate(theme, this))
    , m_field(named(new QLineEdit(this), u"pickerField"_s, tr("Find a profile")))
    , m_view(named(pickerList(m_model, m_delegate, this), u"profilesView"_s, tr("Profiles")))
    , m_manage(named(linkButton(tr("Manage profiles…"), this), u"manageProfiles"_s))
{
    setObjectName(u"profilePicker"_s);
    setAccessibleName(tr("Profiles"));
    setFlag(this, "popup");
    m_field->setPlaceholderText(tr("Find a profile"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_view->setAccessibleDescription(tr("Enter switches to a profile, Alt+Up or Alt+Down moves it"));
    auto *fresh = named(linkButton(tr("New profile…"), this), u"profileNew"_s);
    m_manage->setCheckable(true);
    auto *below = makeRow({}, {fresh, stretch(), m_manage});
    auto *column = makeColumn(this, {QMargins(grid::gap, grid::gap, grid::gap, grid::gap), 2 * grid::unit},
                              {m_field, m_view, below});
    m_managing = buildManage();
    m_managing->hide();
    column->addWidget(m_managing);

    connect(m_field, &QLineEdit::textChanged, this, &ProfilePicker::typed);
    connect(m_view, &QListView::clicked, this, [this](const QModelIndex &index) {
        choose(index.row());
        if (!m_manage->isChecked()) // otherwise selects it for the buttons
            openChosen();
    });
    giveRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    connect(fresh, &QPushButton::clicked, this, [this] {
        hide();
        m_session.book().beginNew();
    });
    connect(m_manage, &QPushButton::toggled, this, [this](bool on) {
        m_managing->setVisible(on);
        place();
    });
    connect(&m_session.book(), &ProfileBook::profileRenamed, this, &ProfilePicker::followRename);
    const auto remember = [this] {
        if (m_session.book().hasProfile() && !m_session.book().isGuest())
            m_settings.recentProfiles.set(withOpened(m_settings.recentProfiles(), m_session.profile().name));
    };
    connect(&m_session.book(), &ProfileBook::shown, this, remember);
    connect(&m_session.book(), &ProfileBook::profilesChanged, this, [this] {
        if (isVisible())
            fill();
    });
    connect(m_button, &QPushButton::clicked, this, &ProfilePicker::open);
    hide();
}

QWidget *ProfilePicker::buildManage()
{
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(row, grid::unit);
    flow->setContentsMargins(0, 0, 0, 0);
    m_pin = named(linkButton(tr("Pin"), row), u"profilePin"_s);
    m_up = named(linkButton(tr("Move up"), row), u"profileUp"_s);
    m_down = named(linkButton(tr("Move down"), row), u"profileDown"_s);
    m_rename = named(linkButton(tr("Rename…"), row), u"profileRename"_s);
    m_duplicate = named(linkButton(tr("Duplicate"), row), u"profileDuplicate"_s);
    m_remove = named(new ConfirmButton(tr("Remove profile"), tr("Click again to delete the profile and its key"), row),
                     u"profileRemove"_s);
    setFlag(m_remove, "link");
    setFlag(m_remove, "danger");
    for (QPushButton *button :
         std::initializer_list<QPushButton *>{m_pin, m_up, m_down, m_rename, m_duplicate, m_remove})
        flow->addWidget(button);
    connect(m_pin, &QPushButton::clicked, this, &ProfilePicker::togglePin);
    connect(m_up, &QPushButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveBy(1); });
    connect(m_rename, &QPushButton::clicked, this, &ProfilePicker::rename);
    connect(m_duplicate, &QPushButton::clicked, this, &ProfilePicker::duplicate);
    connect(m_remove, &ConfirmButton::confirmed, this, &ProfilePicker::remove);
    return row;
}

QList<OrderedProfile> ProfilePicker::order(const QStringList &recent) const
{
    QStringList names = textsOf(m_session.book().profiles(), &Profile::name);
    return orderedProfiles(names, m_settings.pinnedProfiles(), recent);
}

QStringList ProfilePicker::numbered() const
{
    const QStringList names = textsOf(order({}), &OrderedProfile::name);
    return names.first(std::min(names.size(), mostShortcuts));
}

void ProfilePicker::open()
{
    m_field->clear();
    m_unpinned.clear();
    m_manage->setChecked(false);
    fill();
    place();
    show();
    m_field->setFocus(Qt::PopupFocusReason);
}

bool ProfilePicker::openAt(int at)
{
    const QStringList all = numbered();
    if (at < 0 || at >= all.size())
        return false;
    m_session.book().select(all.at(at));
    return true;
}

void ProfilePicker::fill()
{
    QHash<QString, PaletteRow> byName;
    QList<PaletteRow> made = profileRows(m_session);
    for (qsizetype i = 0; i < made.size(); ++i)
        byName.insert(m_session.book().profiles().at(i).name, made.at(i));
    QList<PaletteRow> rows;
    const QStringList numbers = numbered();
    for (const OrderedProfile &one : order(m_settings.recentProfiles())) {
        PaletteRow row = byName.value(one.name);
        if (m_health)
            row.dot = m_health(one.name);
        if (one.group == ProfileGroup::Pinned)
            row.detail = tr("pinned · %1").arg(row.detail);
        else if (one.group == ProfileGroup::Recent)
            row.detail = tr("recent · %1").arg(row.detail);
        if (const qsizetype number = numbers.indexOf(one.name); number >= 0)
            row.shortcut = QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number)).toString(QKeySequence::NativeText);
        rows.append(row);
    }
    PaletteRow demo{tr("Profile"), tr("Demo service")};
    demo.isCurrent = m_session.isDemo();
    demo.dot = Token::Warned;
    demo.run = [this] { emit demoWanted(); };
    rows.append(demo);
    PaletteRow more{tr("Action"), tr("Find a profile or an action…")};
    more.shortcut = QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText);
    more.run = [this] { emit paletteWanted(); };
    rows.append(more);
    const int now = m_view->currentIndex().row();
    m_model->setRows(std::move(rows));
    typed();
    if (isVisible())
        choose(now);
}

void ProfilePicker::typed()
{
    m_model->filter(m_field->text());
    const int height = std::clamp(m_model->rowCount(), 1, mostRowsShown) * m_delegate->rowHeight();
    m_view->setFixedHeight(height);
    int current = 0;
    for (int row = 0; row < m_model->rowCount() && m_field->text().isEmpty(); ++row) {
        if (m_model->row(row).isCurrent)
            current = row;
    }
    choose(current);
    place();
}

void ProfilePicker::choose(int row)
{
    const int count = m_model->rowCount();
    const QModelIndex index = count == 0 ? QModelIndex() : m_model->index(std::clamp(row, 0, count - 1));
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
    m_field->setAccessibleDescription(index.data(Qt::AccessibleTextRole).toString());
    showManage();
}

QString ProfilePicker::chosen() const
{
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return {};
    const QString shown = m_model->row(index.row()).title;
    for (const Profile &profile : m_session.book().profiles()) {
        if (displayText(profile.name) == shown)
            return profile.name;
    }
    return {};
}

void ProfilePicker::showManage()
{
    const QString name = chosen();
    if (std::exchange(m_managed, name) != name)
        m_remove->calmDown(); // the question was about another profile
    for (QPushButton *button :
         std::initializer_list<QPushButton *>{m_pin, m_up, m_down, m_rename, m_duplicate, m_remove})
        button->setEnabled(!name.isEmpty());
    const bool isPinned = m_settings.pinnedProfiles().contains(name);
    m_pin->setText(isPinned ? tr("Unpin") : tr("Pin"));
    const qsizetype at = indexOfProfile(m_session.book().profiles(), name);
    m_up->setEnabled(at > 0);
    m_down->setEnabled(at >= 0 && at + 1 < m_session.book().profiles().size());
}

/// The actions of the buttons below, which may be hidden.
void ProfilePicker::addActions(QMenu &menu, int row)
{
    choose(row);
    connect(menu.addAction(tr("Open")), &QAction::triggered, this, &ProfilePicker::openChosen);
    const qsizetype at = indexOfProfile(m_session.book().profiles(), m_managed);
    if (at < 0)
        return;
    menu.addSeparator();
    for (QPushButton *button : {m_pin, m_up, m_down, m_rename, m_duplicate}) {
        QAction *action = menu.addAction(button->text());
        action->setEnabled(button->isEnabled());
        connect(action, &QAction::triggered, button, &QPushButton::click);
    }
    menu.addSeparator();
    addCopy(menu, tr("Copy name"), m_managed);
    addCopy(menu, tr("Copy Resource URL"), m_session.book().profiles().at(at).resource);
    menu.addSeparator();
    connect(menu.addAction(tr("Remove profile…")), &QAction::triggered, this, [this] {
        m_manage->setChecked(true); // deletes its key, too: the button there asks
        m_remove->setFocus(Qt::OtherFocusReason);
        m_remove->click();
    });
}

void ProfilePicker::openChosen()
{
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return;
    const auto run = m_model->row(index.row()).run; // a copy, because the rows are rebuilt meanwhile
    hide();
    if (run)
        run();
}

void ProfilePicker::togglePin()
{
    const QString name = chosen();
    QStringList pinned = m_settings.pinnedProfiles();
    if (const QStringList before = pinned; pinned.removeAll(name) > 0)
        m_unpinned.append({name, before});
    else
        pinned.append(name);
    setPinned(pinned, name);
}

void ProfilePicker::setPinned(const QStringList &pinned, const QString &name)
{
    m_settings.pinnedProfiles.set(pinned);
    fill();
    for (int row = 0; row < m_model->rowCount(); ++row) { // find it at its new index
        if (m_model->row(row).title == displayText(name))
            choose(row);
    }
}

/// At its former position.
bool ProfilePicker::undoUnpin()
{
    if (m_unpinned.isEmpty())
        return false;
    const auto [name, pinned] = m_unpinned.takeLast();
    setPinned(pinned, name);
    return true;
}

void ProfilePicker::moveBy(int by)
{
    const QString name = chosen();
    const qsizetype at = indexOfProfile(m_session.book().profiles(), name) + by;
    if (name.isEmpty() || at < 0 || at >= m_session.book().profiles().size())
        return;
    if (const Result<void> moved = m_session.book().move(name, at); !moved) {
        hide();
        emit failed(moved.error());
        return;
    }
    fill();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->row(row).title == displayText(name))
            choose(row);
    }
}

void ProfilePicker::rename()
{
    const QString name = chosen();
    hide();
    m_session.book().select(name);
    emit renameWanted();
}

void ProfilePicker::duplicate()
{
    const QString name = chosen();
    hide();
    if (const Result<void> done = m_session.book().duplicate(name); !done)
        emit failed(done.error());
    else
        emit renameWanted(); // let the user rename the copy
}

void ProfilePicker::remove()
{
    const QString name = chosen();
    hide();
    m_session.keys().remove(name, ProfileKeys::KeyFate::Forget, this, [this](const std::optional<Error> &error) {
        if (error)
            emit failed(*error);
    });
}

void ProfilePicker::followRename(const QString &from, const QString &to)
{
    const auto renamed = [&](QStringList names) {
        for (QString &name : names)
            name = name == from ? to : name;
        return names;
    };
    m_settings.pinnedProfiles.set(renamed(m_settings.pinnedProfiles()));
    m_settings.recentProfiles.set(renamed(m_settings.recentProfiles()));
}

bool ProfilePicker::pressed(int key, Qt::KeyboardModifiers modifiers)
{
    const int now = std::max(0, m_view->currentIndex().row());
    if (modifiers.testFlag(Qt::ControlModifier) && key >= Qt::Key_1 && key <= Qt::Key_9) {
        if (openAt(key - Qt::Key_1))
            hide();
        return true;
    }
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int by = key == Qt::Key_Down ? 1 : -1;
        if (modifiers.testFlag(Qt::AltModifier))
            moveBy(by);
        else
            choose(now + by);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        openChosen();
        return true;
    default:
        return false;
    }
}

bool ProfilePicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        if (press->matches(QKeySequence::Undo) && !m_field->isUndoAvailable() && undoUnpin())
            return true;
        if (pressed(press->key(), press->modifiers()))
            return true;
    }
    if (watched == m_field && event->type() == QEvent::ContextMenu &&
        static_cast<QContextMenuEvent *>(event)->reason() == QContextMenuEvent::Keyboard) {
        openRowMenu(*m_view); // a right click on the field opens the field's own menu
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ProfilePicker::place()
{
    setFixedWidth(std::min(grown(pickerWidth, *this), m_button->window()->width() - 2 * grid::gap));
    layout()->activate();
    adjustSize();
    const QRect room = m_button->screen()->availableGeometry();
    QPoint corner = m_button->mapToGlobal(
        QPoint(isRightToLeft() ? m_button->width() - width() : 0, m_button->height() + grid::unit));
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    move(corner);
}

} // namespace rc

#include "moc_profilepicker.cpp"
