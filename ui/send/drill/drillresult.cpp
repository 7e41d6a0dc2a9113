// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/drill/drillresult.h"

#include "core/words/displaytext.h"
#include "session/send/drilloperation.h"
#include "session/session.h"
#include "ui/buttons/rowmenu.h"
#include "ui/send/drill/drillhistory.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace rc {

QString drillEndText(const DrillOperation &drill)
{
    const auto acknowledged = drill.report().at(DrillStage::Acknowledged);
    return acknowledged ? QCoreApplication::translate("rc::DrillMode", "The drill was acknowledged after %1.")
                              .arg(drillTimeText(*acknowledged))
                        : QCoreApplication::translate("rc::DrillMode", "The drill ended without an acknowledgment.");
}

DrillResult::DrillResult(const Session &session, const DrillOperation &drill, const DrillHistory &history,
                         const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_session(session)
    , m_drill(drill)
    , m_history(history)
    , m_theme(theme)
    , m_end(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"drillEnd"_s))
{
    setObjectName(u"drillResult"_s);
    makeColumn(this, {QMargins(18, 12, 14, 12), 6}, {m_end});
    giveMenu(this, [this](QMenu &menu) { addCopy(menu, tr("Copy result"), cardText(*this)); });
    connect(&drill, &DrillOperation::changed, this, &DrillResult::showState);
    connect(&history, &DrillHistory::refreshed, this, &DrillResult::showState);
    showState();
}

void DrillResult::setWrapping(bool wraps)
{
    m_wraps = wraps;
    m_end->setWordWrap(wraps);
    showState();
}

void DrillResult::showState()
{
    setVisible(m_drill.hasEnded());
    if (!m_drill.hasEnded())
        return;
    const bool isAcknowledged = m_drill.report().at(DrillStage::Acknowledged).has_value();
    setEdge(isAcknowledged ? Token::Passed : Token::Warned);
    m_end->setText(drillEndText(m_drill));
    delete m_rows;
    m_rows = new QWidget(this);
    auto *rows = new QGridLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(grid::gap);
    rows->setVerticalSpacing(2);
    rows->setColumnStretch(1, 1);
    layout()->addWidget(m_rows);
    const bool isOpen = m_drill.profile() == m_session.profile().name; // the history is of that one
    const QList<DrillStanding> standings = drillStandings(m_drill.report(), m_drill.marker(), m_drill.sentAt(),
                                                          isOpen ? m_history.drills() : QList<ActivityRecord>());
    for (const DrillStanding &standing : standings) {
        QStringList words{drillTimeText(standing.ms)};
        if (standing.median)
            words.append(tr("median %1", "a duration").arg(drillTimeText(*standing.median)));
        if (standing.isBestOfMonth)
            words.append(tr("best this month"));
        addRow(int(standing.stage), stageName(standing.stage), words.join(u" · "_s),
               "drillResult-"_L1 + wireWord(standing.stage));
    }
    m_rows->setVisible(!standings.isEmpty());
}

void DrillResult::addRow(int row, const QString &channel, const QString &words, const QString &name)
{
    auto *rows = static_cast<QGridLayout *>(m_rows->layout());
    QLabel *title = plainLabel(channel, m_theme, Token::Quiet, TextSize::Body, m_rows);
    QLabel *time = named(plainLabel(words, m_theme, Token::Text, TextSize::Body, m_rows), name);
    title->setWordWrap(false);
    time->setWordWrap(m_wraps);
    title->setBuddy(time);
    rows->addWidget(title, row, 0, Qt::AlignTop);
    rows->addWidget(time, row, 1);
}

} // namespace rc

#include "moc_drillresult.cpp"
