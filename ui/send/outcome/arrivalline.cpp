// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/arrivalline.h"

#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "service/arrival/arrivalwords.h"
#include "session/session.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

struct ArrivalLine::Station
{
    QString text;
    Token token;
    QString name; ///< as tests know it
};

bool ArrivalLine::suits(const SendResult &result)
{
    return !result.entry.marker.isEmpty() &&
           (result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown);
}

ArrivalLine::ArrivalLine(Session &session, const SendResult &result, const Theme &theme, QWidget *parent)
    : ArrivalLine(session, QList{result}, theme, parent)
{
}

ArrivalLine::ArrivalLine(Session &session, const QList<SendResult> &results, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_all(results)
    , m_sent(results.constFirst())
    , m_theme(theme)
    , m_resource(session.profile().resource)
    , m_toolServer(session.profile().toolServer)
    , m_look(new ArrivalOperation(session, this))
{
    setObjectName(u"arrivalLine"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_stations = named(new QWidget(this), u"arrivalStations"_s);
    m_flow = new FlowLayout(m_stations, grid::unit);
    m_flow->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stations);
    m_details = named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"arrivalDetails"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_details);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(2 * grid::unit);
    m_button = named(new QPushButton(tr("Look in the log"), this), u"lookInLog"_s);
    m_confirm = named(new QPushButton(tr("Use this tool"), this), u"confirmLogTool"_s);
    buttons->addWidget(m_button);
    buttons->addWidget(m_confirm);
    buttons->addStretch();
    layout->addLayout(buttons);
    connect(m_button, &QPushButton::clicked, this, &ArrivalLine::press);
    connect(m_confirm, &QPushButton::clicked, this, &ArrivalLine::confirm);
    connect(m_look, &ArrivalOperation::finished, this, &ArrivalLine::ended);
    connect(m_look, &ArrivalOperation::busyChanged, this, &ArrivalLine::showState);
    showState();
}

ArrivalLine::~ArrivalLine()
{
    m_look->disconnect(this);
}

void ArrivalLine::press()
{
    if (m_look->isBusy())
        m_look->cancel();
    else
        look();
}

void ArrivalLine::look()
{
    m_trouble.clear();
    m_result.reset();
    const Profile &now = m_session.profile();
    if (now.resource != m_resource || now.toolServer != m_toolServer) {
        m_trouble = tr("A different resource is open. Open the one this entry was sent to.");
        showState();
        return;
    }
    ArrivalWish wish;
    for (const SendResult &sent : std::as_const(m_all))
        wish.markers.append({sent.entry.marker, sent.at.addMSecs(-sent.elapsedMs), sent.entry});
    wish.pace = m_pace;
    wish.plan = m_session.logTool();
    m_look->start(std::move(wish));
    showState();
}

/// The plan that is shown is saved, and carried out at once: that is what it is confirmed for.
void ArrivalLine::confirm()
{
    if (m_look->isBusy() || !m_result || !m_result->tool)
        return;
    const LogTool tool = *m_result->tool;
    if (const Result<void> kept = m_session.confirmLogTool(tool.plan); !kept) {
        m_trouble = errorLine(kept.error());
        showState();
        return;
    }
    look();
}

void ArrivalLine::ended(const ArrivalResult &result)
{
    m_result = result;
    showState();
}

void ArrivalLine::showLooking()
{
    m_isFollowing = true;
    showState();
}

void ArrivalLine::showResult(const ArrivalResult &result)
{
    m_isFollowing = false;
    ended(result);
}

ArrivalLine::Station ArrivalLine::lastStation() const
{
    const QString name = u"stationLog"_s;
    if (m_look->isBusy() || m_isFollowing)
        return {tr("not visible yet"), Token::Warned, name};
    const MarkerArrival *one = m_result ? m_result->report.of(m_sent.entry.marker) : nullptr;
    if (!one)
        return {tr("arrival unknown"), Token::Warned, name};
    if (m_all.size() > 1) {
        const ArrivalReport &report = m_result->report;
        const Token token = report.count(Arrival::Missing) > 0               ? Token::Failed
                            : report.count(Arrival::Arrived) == m_all.size() ? Token::Passed
                                                                             : Token::Warned;
        return {arrivalSummary(report), token, name};
    }
    const Token token = one->arrival == Arrival::Arrived   ? Token::Passed
                        : one->arrival == Arrival::Missing ? Token::Failed
                                                           : Token::Warned;
    return {arrivalSentence(*one, m_result->report), token, name};
}

ArrivalLine::Station ArrivalLine::acceptedStation() const
{
    const QString name = u"stationAccepted"_s;
    const auto accepted = std::count_if(m_all.cbegin(), m_all.cend(),
                                        [](const SendResult &one) { return one.outcome == Outcome::Accepted; });
    const bool areAll = accepted == m_all.size();
    const Token token = areAll ? Token::Passed : Token::Warned;
    const QString took = shownSpan(m_sent.elapsedMs);
    if (m_all.size() > 1)
        return {areAll ? tr("%1 accepted", "a number").arg(accepted)
                       : tr("%1 accepted, %2 may have been delivered", "two numbers")
                             .arg(accepted)
                             .arg(m_all.size() - accepted),
                token, name};
    return {areAll ? tr("accepted after %1").arg(took) : tr("may have been delivered, after %1").arg(took), token,
            name};
}

QList<ArrivalLine::Station> ArrivalLine::stations() const
{
    return {{tr("sent at %1", "a duration").arg(shownSpan(0)), Token::Text, u"stationSent"_s},
            acceptedStation(),
            lastStation()};
}

QString ArrivalLine::details() const
{
    if (!m_trouble.isEmpty() || m_look->isBusy() || !m_result)
        return m_trouble;
    switch (m_result->end) {
    case ArrivalEnd::ToConfirm:
        return tr("The tool %1 can read the log but does not state that it is read-only. It would be called with %2.")
                   .arg(displayText(m_result->tool->tool.name),
                        displayText(QString::fromUtf8(m_result->tool->plan.arguments))) +
               u' ' +
               (m_session.isDemo() ? tr("The choice applies to this session only.")
                                   : tr("The choice is saved in the profile."));
    case ArrivalEnd::NoTool:
        return tr("No tool that reads a resource’s log was found on this service.");
    case ArrivalEnd::NotAskedFor:
        return m_result->error ? errorLine(*m_result->error) : QString();
    default:
        break;
    }
    QStringList lines;
    for (const SendResult &sent : m_all) {
        const MarkerArrival *one = m_result->report.of(sent.entry.marker);
        if (one && one->arrival != Arrival::Arrived && m_all.size() > 1)
            lines.append(one->marker + u": "_s + arrivalSentence(*one, m_result->report));
        if (!one || one->arrival != Arrival::Arrived)
            continue;
        for (const StoredDifference &difference : storedDifferences(sent.entry, one->stored)) {
            if (difference.kind != StoredDifference::Kind::Added && !lines.contains(differenceLine(difference)))
                lines.append(differenceLine(difference));
        }
    }
    if (m_result->report.count(Arrival::Arrived) == 0 && m_all.size() == 1)
        return {};
    return lines.isEmpty() ? tr("Stored as sent.") : lines.join(u'\n');
}

void ArrivalLine::showState()
{
    while (QLayoutItem *item = m_flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList said;
    for (const Station &station : stations()) {
        if (!said.isEmpty())
            m_flow->addWidget(
                plainLabel(isRightToLeft() ? u"←"_s : u"→"_s, m_theme, Token::Quiet, TextSize::Body, m_stations));
        QLabel *label =
            named(plainLabel(station.text, m_theme, station.token, TextSize::Body, m_stations), station.name);
        label->setWordWrap(false);
        m_flow->addWidget(label);
        said.append(station.text);
    }
    m_stations->setAccessibleName(said.join(u", "_s));
    m_details->setText(details());
    m_details->setVisible(!m_details->text().isEmpty());
    const bool toConfirm = m_result && m_result->end == ArrivalEnd::ToConfirm && !m_look->isBusy();
    m_button->setText(m_look->isBusy() ? tr("Stop looking") : tr("Look in the log"));
    m_button->setVisible(!m_isFollowing && !toConfirm);
    m_button->setEnabled(!m_toolServer.isEmpty());
    m_confirm->setVisible(toConfirm);
}

} // namespace rc

#include "moc_arrivalline.cpp"
