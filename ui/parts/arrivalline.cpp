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

QString clockText(const QDateTime &time)
{
    return time.isValid() ? momentText(time) : QString();
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
    , m_lookup(lookUp != nullptr ? lookUp : new ArrivalOperation(session))
{
    m_lookup->setParent(this);
    setObjectName(u"arrivalLine"_s);
    build();
    connect(m_button, &QPushButton::clicked, this, &ArrivalLine::press);
    connect(m_confirm, &QPushButton::clicked, this, &ArrivalLine::confirm);
    connect(m_lookup, &ArrivalOperation::finished, this, &ArrivalLine::ended);
    connect(m_lookup, &ArrivalOperation::busyChanged, this, &ArrivalLine::showState);
    connect(m_lookup, &ArrivalOperation::progressed, this, [this](const ArrivalReport &report) {
        m_progress = report;
        if (!isOne())
            showState();
    });
    showState();
}

void ArrivalLine::build()
{
    auto *layout = makeColumn(this, {noMargins, 6});
    m_details = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this), u"arrivalDetails"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_details);
    m_button = named(new QPushButton(tr("Look in the log"), this), u"lookInLog"_s);
    m_confirm = named(new QPushButton(tr("Use this tool"), this), u"confirmLogTool"_s);
    layout->addWidget(makeFlow(this, 2 * grid::unit, {m_button, m_confirm}));
}

ArrivalLine::~ArrivalLine()
{
    m_lookup->disconnect(this);
}

void ArrivalLine::press()
{
    if (m_lookup->isBusy())
        m_lookup->cancel();
    else
        lookUp();
}

void ArrivalLine::lookUpIfConfirmed()
{
    if (m_lookup->isBusy())
        m_lookup->sent(m_subject.markers);
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
    ArrivalRequest wish;
    wish.markers = m_subject.markers;
    wish.pace = m_pace;
    wish.plan = m_session.logTool();
    m_lookup->start(std::move(wish));
    showState();
}

/// Whether the log tool belongs to the entries' resource; shows a message if not.
bool ArrivalLine::isOfOpenResource()
{
    m_trouble = addressOf(m_session) == m_subject.resource
                    ? QString()
                    : tr("A different resource is open. Open the one this entry was sent to.");
    return m_trouble.isEmpty();
}

/// Saves the displayed plan and runs it immediately, since the user confirmed it.
void ArrivalLine::confirm()
{
    if (m_lookup->isBusy() || !m_result || !m_result->tool)
        return;
    const LogTool tool = *m_result->tool;
    if (const Result<void> saved = m_session.confirmLogTool(tool.plan); !saved) {
        m_trouble = errorLine(saved.error());
        showState();
        return;
    }
    lookUp();
}

void ArrivalLine::ended(const ArrivalResult &result)
{
    m_result = result;
    const MarkerArrival *one = isOne() ? result.report.of(m_subject.markers.constFirst().marker) : nullptr;
    if (one && one->arrival == Arrival::Arrived)
        emit seenInLog();
    if (result.end == ArrivalEnd::Searched)
        emit lookedUp(result.report);
    showState();
}

/// "188 of 193 in the log"
ArrivalLine::State ArrivalLine::stateOfMany() const
{
    const bool looks = m_lookup->isBusy();
    if (!looks && !(m_result && m_result->end == ArrivalEnd::Searched))
        return {tr("Arrival unknown"), Token::Warned};
    const ArrivalReport report = looks ? m_progress.value_or(ArrivalReport()) : m_result->report;
    const qsizetype arrived = report.count(Arrival::Arrived);
    const QString counts =
        (looks ? tr("%1 of %2 visible so far", "two numbers") : tr("%1 of %2 in the log", "two numbers"))
            .arg(QLocale().toString(arrived), QLocale().toString(m_subject.markers.size()));
    const Token token = arrived == m_subject.markers.size()            ? Token::Passed
                        : !looks && report.count(Arrival::Missing) > 0 ? Token::Failed
                                                                       : Token::Warned;
    return {counts, token};
}

ArrivalLine::State ArrivalLine::stateOfOne() const
{
    if (m_lookup->isBusy())
        return {tr("Not visible in the log yet"), Token::Warned};
    ArrivalReport report = m_result ? m_result->report : ArrivalReport();
    const QString marker = m_subject.markers.constFirst().marker;
    if (!report.of(marker) && m_subject.known) {
        const RecordedArrival &known = *m_subject.known;
        report.markers = {
            {.marker = marker, .arrival = known.arrival, .afterMs = known.afterMs, .isUpperBound = known.isUpperBound}};
        report.within = std::chrono::milliseconds(known.withinMs);
    }
    const MarkerArrival *one = report.of(marker);
    if (!one)
        return {tr("Arrival unknown"), Token::Warned};
    const Token token = one->arrival == Arrival::Arrived   ? Token::Passed
                        : one->arrival == Arrival::Missing ? Token::Failed
                                                           : Token::Warned;
    return {tr("Arrival: %1", "what is known of it").arg(arrivalSentence(*one, report)), token};
}

QString ArrivalLine::details() const
{
    if (!m_trouble.isEmpty() || m_lookup->isBusy() || !m_result)
        return m_trouble;
    switch (m_result->end) {
    case ArrivalEnd::NeedsConfirmation:
        return tr("The tool %1 can read the log but does not state that it is read-only. It would be called with %2.")
                   .arg(displayText(m_result->tool->tool.name),
                        displayText(QString::fromUtf8(m_result->tool->plan.arguments))) +
               u' ' +
               (m_session.isDemo() ? tr("The choice applies to this session only.")
                                   : tr("The choice is saved in the profile."));
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
    const MarkerArrival *one = m_result->report.of(sent.marker);
    if (!one || one->arrival != Arrival::Arrived || !sent.entry)
        return {};
    QStringList lines;
    for (const StoredDifference &difference : storedDifferences(*sent.entry, one->stored)) {
        if (difference.kind != StoredDifference::Kind::Added)
            lines.append(differenceLine(difference));
    }
    return lines.isEmpty() ? tr("Stored as sent.") : lines.join(u'\n');
}

/// For several entries: how many arrived, when, and which are missing.
void ArrivalLine::showTable()
{
    delete std::exchange(m_table, nullptr);
    if (isOne() || m_lookup->isBusy() || !m_result || m_result->end != ArrivalEnd::Searched)
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
    const auto [first, last] = report.firstAndLastSeen();
    add(tr("First visible"), clockText(first), u"firstVisible"_s);
    add(tr("Last visible"), clockText(last), u"lastVisible"_s);
    QStringList missing;
    for (const MarkerArrival &one : report.markers) {
        if (one.arrival == Arrival::Missing)
            missing.append(one.marker);
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
    const bool toConfirm = m_result && m_result->end == ArrivalEnd::NeedsConfirmation && !m_lookup->isBusy();
    m_button->setText(m_lookup->isBusy() ? tr("Stop looking") : tr("Look in the log"));
    m_button->setEnabled(!m_session.profile().toolServer.isEmpty());
    QPushButton *next = toConfirm ? m_confirm : m_button;
    QPushButton *previous = toConfirm ? m_button : m_confirm;
    next->show();
    if (window()->focusWidget() == previous) // before it is hidden, or Qt moves the focus to the next result
        next->setFocus(Qt::OtherFocusReason);
    previous->hide();
    showTable();
}

} // namespace rc

#include "moc_arrivalline.cpp"
