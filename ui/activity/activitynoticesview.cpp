// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/activitynoticesview.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
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
        const bool isForeign = !notices.foreignParts.isEmpty() && file == notices.movedAside.constLast();
        banner->showMessage(Token::Warned, u"warned"_s,
                            isForeign ? tr("The activity file contains parts of another program: %1. A new one was "
                                           "started.")
                                            .arg(displayText(listText(notices.foreignParts)))
                                      : tr("The activity file was damaged. A new one was started."),
                            (isForeign ? tr("File saved unchanged as: %1") : tr("Damaged file saved unchanged as: %1"))
                                .arg(displayText(file)));
        m_layout->addWidget(banner);
        m_damaged.append(file);
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

} // namespace rc

#include "moc_activitynoticesview.cpp"
