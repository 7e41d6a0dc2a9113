// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/profile/profilescard.h"

#include "core/words/errorwords.h"
#include "session/session.h"
#include "store/profiles/profilestore.h"
#include "ui/parts/palettedelegate.h"
#include "ui/parts/palettemodel.h"
#include "ui/parts/paletterows.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int mostRows = 7;
}

ProfilesCard::ProfilesCard(Session &session, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_model(new PaletteModel(this))
    , m_delegate(new PaletteDelegate(theme, this))
    , m_view(named(new QListView(this), u"profilesView"_s, tr("Profiles")))
    , m_up(named(linkButton(tr("Move up"), this), u"profileUp"_s))
    , m_down(named(linkButton(tr("Move down"), this), u"profileDown"_s))
{
    setObjectName(u"profilesCard"_s);
    m_view->setAccessibleDescription(tr("Enter switches to a profile, Alt+Up or Alt+Down moves it"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setProperty("bare", true);
    m_view->setStyleSheet(u"QListView { padding: 0px; }"_s);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->installEventFilter(this);
    auto *fresh = named(linkButton(tr("New profile…"), this), u"profileNew"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(headingLabel(tr("Profiles"), this), 1);
    for (QPushButton *button : {m_up, m_down, fresh})
        head->addWidget(button);
    body()->addLayout(head);
    body()->addWidget(m_view);

    const auto work = [this](const QModelIndex &index) {
        const auto run = m_model->row(index.row()).run; // a copy: the rows are made anew meanwhile
        run();
    };
    connect(m_view, &QListView::activated, this, work);
    connect(m_view, &QListView::clicked, this, work);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProfilesCard::showButtons);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(fresh, &QPushButton::clicked, &m_session.book(), &ProfileBook::beginNew);
    connect(&m_session.book(), &ProfileBook::profilesChanged, this, &ProfilesCard::showProfiles);
    connect(&m_session.book(), &ProfileBook::changed, this, &ProfilesCard::showProfiles);
    connect(&theme, &Theme::changed, this, [this] {
        fit();
        m_view->viewport()->update();
    });
    showProfiles();
}

void ProfilesCard::showProfiles()
{
    m_model->setRows(profileRows(m_session));
    const qsizetype place =
        m_session.isDemo() ? -1 : indexOfProfile(m_session.book().profiles(), m_session.profile().name);
    m_view->setCurrentIndex(place < 0 ? QModelIndex() : m_model->index(int(place)));
    setVisible(m_model->rowCount() > 0);
    fit();
    showButtons();
}

void ProfilesCard::fit()
{
    m_view->setFixedHeight(std::clamp(m_model->rowCount(), 1, mostRows) * m_delegate->rowHeight());
}

void ProfilesCard::showButtons()
{
    const int row = m_view->currentIndex().row();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model->rowCount());
}

void ProfilesCard::move(int by)
{
    const int row = m_view->currentIndex().row();
    const int place = row + by;
    if (row < 0 || place < 0 || place >= m_model->rowCount())
        return;
    const QString name = m_session.book().profiles().at(row).name;
    if (const Result<void> moved = m_session.book().move(name, place); !moved) {
        const ErrorWords words = errorWords(moved.error());
        emit failed(words.what, words.next);
        return;
    }
    m_view->setCurrentIndex(m_model->index(place));
    m_view->scrollTo(m_model->index(place));
}

bool ProfilesCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const bool isUp = press->key() == Qt::Key_Up;
        if (press->modifiers().testFlag(Qt::AltModifier) && (isUp || press->key() == Qt::Key_Down)) {
            move(isUp ? -1 : 1);
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

} // namespace rc

#include "moc_profilescard.cpp"
