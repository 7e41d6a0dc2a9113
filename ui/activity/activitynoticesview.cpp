// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/activitynoticesview.h"

#include "core/words/displaytext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

ActivityNoticesView::ActivityNoticesView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
    , m_trouble(named(new Banner(theme, this), u"activityTrouble"_s))
    , m_unreadable(named(new Banner(theme, this), u"activityUnreadable"_s))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * grid::unit);
    m_layout->addWidget(m_unreadable);
    m_layout->addWidget(m_trouble);
    hide();
}

void ActivityNoticesView::showParts()
{
    setVisible(!m_trouble->isHidden() || !m_unreadable->isHidden() || !m_damaged.isEmpty());
}

void ActivityNoticesView::setTrouble(const QString &words)
{
    if (words.isEmpty())
        m_trouble->hide();
    else
        m_trouble->showMessage(Token::Warned, u"warned"_s, tr("Activity is not being recorded completely."),
                               displayText(words), tr("You can still send."));
    showParts();
}

void ActivityNoticesView::setUnreadable(const QString &why)
{
    if (why.isEmpty())
        m_unreadable->hide();
    else
        m_unreadable->showMessage(Token::Failed, u"failed"_s, tr("Cannot show the records."), displayText(why));
    showParts();
}

void ActivityNoticesView::add(const ActivityNotices &notices)
{
    for (const QString &file : notices.movedAside) {
        if (m_damaged.contains(file))
            continue;
        auto *banner = named(new Banner(m_theme, this), u"activityDamaged"_s);
        banner->showMessage(Token::Warned, u"warned"_s, tr("The activity file was damaged. A new one was started."),
                            tr("Damaged file saved unchanged as: %1").arg(displayText(file)));
        auto *recover = named(new QPushButton(tr("Recover readable records"), banner), u"recoverButton"_s);
        connect(recover, &QPushButton::clicked, this, [this, recover, file] {
            recover->setEnabled(false);
            emit recoveryWanted(file);
        });
        banner->addAction(recover);
        m_layout->addWidget(banner);
        m_damaged.insert(file, {banner, recover});
    }
    if (!notices.copiedTo.isEmpty()) {
        auto *banner = named(new Banner(m_theme, this), u"activityCopied"_s);
        banner->showMessage(Token::Accent, u"info"_s, tr("The activity file was upgraded to this version."),
                            tr("Original saved as %1.").arg(displayText(notices.copiedTo)));
        auto *close = linkButton(tr("Close"), banner);
        connect(close, &QPushButton::clicked, banner, &QWidget::hide);
        banner->addAction(close);
        m_layout->addWidget(banner);
        show();
    }
    showParts();
}

void ActivityNoticesView::setRecovered(const QString &damagedFile, const ActivityRecovery &recovery)
{
    const auto damaged = m_damaged.constFind(damagedFile);
    if (damaged == m_damaged.cend())
        return;
    damaged->recover->hide();
    damaged->banner->showMessage(
        recovery.whole ? Token::Passed : Token::Warned, recovery.whole ? u"passed"_s : u"warned"_s,
        tr("%n record(s) were recovered from the damaged activity file.", nullptr, int(recovery.recovered)),
        recovery.whole ? QString() : tr("Parts of the file cannot be read."),
        tr("Saved unchanged as: %1").arg(displayText(damagedFile)));
}

void ActivityNoticesView::setNotRecovered()
{
    for (const Damaged &damaged : std::as_const(m_damaged))
        damaged.recover->setEnabled(true);
}

} // namespace rc

#include "moc_activitynoticesview.cpp"
