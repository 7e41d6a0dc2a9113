// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/arrivalline.h"

#include "core/url/resourceurl.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "session/session.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxMissingShown = 12;

QString addressOf(const Session &session)
{
    const Result<PastedResource> resource = session.resource();
    return resource ? resource->resource.resourceUrl() : QString();
}

/// "≤ 14:02:11" for a time by which it was there.
QString arrivalTimeText(const ArrivalTime &time)
{
    if (!time.at.isValid())
        return {};
    const QString clock = momentText(time.at);
    return time.isUpperBound ? u"≤ "_s + clock : clock;
}

void scrollTo(QWidget &part)
{
    for (QWidget *above = part.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above))
            area->ensureWidgetVisible(&part, 0, grid::gap);
    }
}

} // namespace

ArrivalSubject arrivalSubjectOf(const Session &session, const QList<SendResult> &results)
{
    ArrivalSubject subject;
    for (const SendResult &result : results) {
        const bool mayBeThere = result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown;
        if (mayBeThere && !result.entry.marker.isEmpty())
            subject.markers.append({result.entry.marker, result.at.addMSecs(-result.elapsedMs), result.entry});
    }
    subject.resource = addressOf(session);
    return subject;
}

ArrivalSubject arrivalSubjectOf(const ActivityRecord &record)
{
    ArrivalSubject subject;
    if (!mayHaveArrived(record))
        return subject;
    subject.markers.append(sentMarkerOf(record));
    subject.resource = record.resource;
    subject.known = arrivalOf(record);
    return subject;
}

ArrivalLine::ArrivalLine(Session &session, ArrivalSubject subject, const Theme &theme, QWidget *parent,
                         ArrivalOperation *lookUp)
    : QWidget(parent)
    , m_session(session)
    , m_subject(std::move(subject))
    , m_theme(theme)
    , m_lookUp(lookUp != nullptr ? lookUp : new ArrivalOperation(session))
{
    m_lookUp->setParent(this);
    setObjectName(u"arrivalLine"_s);
    build();
    connect(m_button, &QPushButton::clicked, this, &ArrivalLine::press);
    connect(m_confirm, &QPushButton::clicked, this, &ArrivalLine::confirm);
    connect(m_lookUp, &ArrivalOperation::finished, this, &ArrivalLine::showResult);
    connect(m_lookUp, &ArrivalOperation::busyChanged, this, &ArrivalLine::showState);
    connect(m_lookUp, &ArrivalOperation::progressed, this, [this](const ArrivalReport &report) {
        m_progress = report;
        if (!isOne())
            showState();
    });
    showAgain();
}

void ArrivalLine::build()
{
    auto *layout = makeColumn(this, {noMargins, 6});
    m_details = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this), u"arrivalDetails"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_details);
    m_button = named(new QPushButton(tr("Look in the log"), this), u"lookInLog"_s);
    m_confirm = named(new QPushButton(this), u"confirmLogTool"_s);
    layout->addWidget(makeFlow(this, 2 * grid::unit, {m_button, m_confirm}));
}

ArrivalLine::~ArrivalLine()
{
    m_lookUp->disconnect(this);
}

void ArrivalLine::press()
{
    if (m_lookUp->isBusy())
        m_lookUp->cancel();
    else
        lookUp();
}

void ArrivalLine::lookUpIfConfirmed()
{
    if (m_lookUp->isBusy())
        m_lookUp->sent(m_subject.markers);
    else if (m_session.logTool().isSet())
        lookUp();
}

void ArrivalLine::lookUp()
{
    m_result.reset();
    m_progress.reset();
    if (!isOfOpenResource()) {
        showState();
        return;
    }
    ArrivalRequest request;
    request.markers = m_subject.markers;
    request.pace = m_pace;
    request.plan = m_session.logTool();
    m_lookUp->start(std::move(request));
    showState();
}

/// Sets m_problem if another resource is open.
bool ArrivalLine::isOfOpenResource()
{
    m_problem = addressOf(m_session) == m_subject.resource
                    ? Phrase()
                    : Phrase("rc::ArrivalLine", QT_TR_NOOP("Open the resource this entry was sent to."));
    return m_problem.isEmpty();
}

/// Saves and runs the plan that the user confirmed.
void ArrivalLine::confirm()
{
    if (m_lookUp->isBusy() || !m_result || !m_result->tool)
        return;
    const LogTool tool = *m_result->tool;
    if (const Result<void> saved = m_session.confirmLogTool(tool.plan); !saved) {
        m_problem = errorLine(saved.error());
        showState();
        return;
    }
    lookUp();
}

void ArrivalLine::showResult(const ArrivalResult &result)
{
    m_result = result;
    const MarkerArrival *arrival = isOne() ? result.report.of(m_subject.markers.constFirst().marker) : nullptr;
    if (arrival && arrival->arrival == Arrival::Arrived)
        emit seenInLog();
    if (result.end == ArrivalEnd::Searched)
        emit lookedUp(result.report);
    showState();
    if (result.end == ArrivalEnd::NeedsConfirmation)
        QTimer::singleShot(0, m_confirm, [this] { scrollTo(*m_confirm); }); // after layout
}

void ArrivalLine::showAgain()
{
    m_confirm->setText(tr("Use this tool"));
    if (m_subject.known && m_subject.known->arrival == Arrival::Arrived)
        emit seenInLog();
    if (m_result)
        showResult(*m_result);
    else
        showState();
}

/// "188 of 193 in the log"
ArrivalLine::State ArrivalLine::stateOfMany() const
{
    const bool isBusy = m_lookUp->isBusy();
    if (!isBusy && !(m_result && m_result->end == ArrivalEnd::Searched))
        return {tr("Arrival unknown"), Token::Warned};
    const ArrivalReport report = isBusy ? m_progress.value_or(ArrivalReport()) : m_result->report;
    const qsizetype arrived = report.count(Arrival::Arrived);
    const QString counts =
        (isBusy ? tr("%1 of %2 visible so far", "two numbers") : tr("%1 of %2 in the log", "two numbers"))
            .arg(QLocale().toString(arrived), QLocale().toString(m_subject.markers.size()));
    const Token token = arrived == m_subject.markers.size()             ? Token::Passed
                        : !isBusy && report.count(Arrival::Missing) > 0 ? Token::Failed
                                                                        : Token::Warned;
    return {counts, token};
}

ArrivalLine::State ArrivalLine::stateOfOne() const
{
    if (m_lookUp->isBusy())
        return {tr("Not visible in the log yet"), Token::Warned};
    ArrivalReport report = m_result ? m_result->report : ArrivalReport();
    const QString marker = m_subject.markers.constFirst().marker;
    if (!report.of(marker) && m_subject.known) {
        const RecordedArrival &known = *m_subject.known;
        report.markers = {
            {.marker = marker, .arrival = known.arrival, .afterMs = known.afterMs, .isUpperBound = known.isUpperBound}};
        report.within = std::chrono::milliseconds(known.withinMs);
    }
    const MarkerArrival *arrival = report.of(marker);
    if (!arrival)
        return {tr("Arrival unknown"), Token::Warned};
    const Token token = arrival->arrival == Arrival::Arrived   ? Token::Passed
                        : arrival->arrival == Arrival::Missing ? Token::Failed
                                                               : Token::Warned;
    return {tr("Arrival: %1", "what is known of it").arg(arrivalSentence(*arrival, report)), token};
}

QString ArrivalLine::details() const
{
    if (!m_problem.isEmpty() || m_lookUp->isBusy() || !m_result)
        return m_problem;
    switch (m_result->end) {
    case ArrivalEnd::NeedsConfirmation:
        return sentencesText(
            {tr("The tool %1 does not state that it is read-only. It is called with this resource and the marker.")
                 .arg(displayText(m_result->tool->tool.name)),
             m_session.isDemo() ? QString() : tr("The choice is saved in the profile.")});
    case ArrivalEnd::NoTool:
        return tr("No tool that reads a resource’s log was found on this service.");
    case ArrivalEnd::NotRequested:
        return m_result->why;
    default:
        break;
    }
    if (!isOne()) {
        const QString why = unreadReason(m_result->report);
        return why.isEmpty() ? QString() : tr("The log could not be read: %1").arg(why);
    }
    const SentMarker &sent = m_subject.markers.constFirst();
    const MarkerArrival *arrival = m_result->report.of(sent.marker);
    if (!arrival || arrival->arrival != Arrival::Arrived || !sent.entry)
        return {};
    QStringList lines;
    for (const StoredDifference &difference : storedDifferences(*sent.entry, arrival->stored)) {
        if (difference.kind != StoredDifference::Kind::Added)
            lines.append(differenceLine(difference));
    }
    return lines.isEmpty() ? tr("Stored as sent.") : lines.join(u'\n');
}

/// For several entries: how many arrived, when, and which are missing.
void ArrivalLine::showTable()
{
    delete std::exchange(m_table, nullptr);
    if (isOne() || m_lookUp->isBusy() || !m_result || m_result->end != ArrivalEnd::Searched)
        return;
    const ArrivalReport &report = m_result->report;
    m_table = named(new QWidget(this), u"arrivalTable"_s);
    auto *cells = new QGridLayout(m_table);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setHorizontalSpacing(grid::gap);
    cells->setVerticalSpacing(2);
    int column = 0;
    const auto add = [&](const QString &title, const QString &value, const QString &name) {
        if (value.isEmpty())
            return;
        cells->addWidget(plainLabel(title, m_theme, Token::Quiet, TextSize::Small, m_table), 0, column);
        QLabel *cell = named(plainLabel(value, m_theme, Token::Text, TextSize::Body, m_table), name);
        cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
        cell->setAccessibleName(title);
        cell->setAccessibleDescription(value);
        cells->addWidget(cell, 1, column++);
    };
    const auto count = [&report](Arrival arrival) { return QLocale().toString(report.count(arrival)); };
    add(tr("In the log"), count(Arrival::Arrived), u"arrivedCount"_s);
    add(tr("Not in the log"), count(Arrival::Missing), u"missingCount"_s);
    if (const qsizetype others = report.count(Arrival::OutOfReach) + report.count(Arrival::Unread); others > 0)
        add(tr("Unknown"), QLocale().toString(others), u"unknownCount"_s);
    const auto [first, last] = report.firstAndLastArrival();
    add(tr("First arrival"), arrivalTimeText(first), u"firstArrival"_s);
    add(tr("Last arrival"), arrivalTimeText(last), u"lastArrival"_s);
    QStringList missing;
    for (const MarkerArrival &arrival : report.markers) {
        if (arrival.arrival == Arrival::Missing)
            missing.append(arrival.marker);
    }
    if (!missing.isEmpty()) {
        const QString all = missing.join(u'\n');
        const qsizetype more = missing.size() - maxMissingShown;
        QString shown = listText(missing.mid(0, maxMissingShown));
        if (more > 0)
            shown = tr("%1 and %n more", "a list of markers", int(more)).arg(shown);
        auto *markers =
            named(plainLabel(displayText(shown), m_theme, Token::Text, TextSize::Mono, m_table), u"missingMarkers"_s);
        markers->setTextInteractionFlags(Qt::TextSelectableByMouse);
        cells->addWidget(markers, 2, 0, 1, column + 1);
        CopyButton *copy = named(CopyButton::link(tr("Copy missing markers"), m_table), u"copyMissing"_s);
        connect(copy, &QPushButton::clicked, copy, [copy, all] { copy->copy(all); });
        cells->addWidget(copy, 3, 0, 1, column + 1, Qt::AlignLeading);
    }
    cells->setColumnStretch(column, 1);
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_table);
}

void ArrivalLine::showState()
{
    const State state = isOne() ? stateOfOne() : stateOfMany();
    delete m_state;
    m_state = named(plainLabel(state.text, m_theme, state.token, TextSize::Body, this), u"arrivalState"_s);
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_state);
    m_details->setText(details());
    m_details->setVisible(!m_details->text().isEmpty());
    const bool toConfirm = m_result && m_result->end == ArrivalEnd::NeedsConfirmation && !m_lookUp->isBusy();
    m_button->setText(m_lookUp->isBusy() ? tr("Stop looking") : tr("Look in the log"));
    m_button->setEnabled(!m_session.profile().toolServer.isEmpty());
    if (toConfirm) {
        const QString arguments = displayText(QString::fromUtf8(m_result->tool->plan.arguments));
        m_confirm->setToolTip(plainToolTip(arguments));
        m_confirm->setAccessibleDescription(arguments);
    }
    QPushButton *next = toConfirm ? m_confirm : m_button;
    QPushButton *previous = toConfirm ? m_button : m_confirm;
    next->show();
    if (window()->focusWidget() == previous) // Qt would move the focus to the next result
        next->setFocus(Qt::OtherFocusReason);
    previous->hide();
    showTable();
}

} // namespace rc

#include "moc_arrivalline.cpp"
