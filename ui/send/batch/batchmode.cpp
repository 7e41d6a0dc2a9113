// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/background.h"
#include "core/entry/entrytemplate.h"
#include "core/entry/ingestbody.h"
#include "core/entry/logentry.h"
#include "core/words/listtext.h"
#include "service/send/sendjob.h"
#include "session/send/sendoperation.h"
#include "session/session.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/alertstep.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSysInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxEntries = 100'000; ///< per press
constexpr int maxSeconds = 86'400;

NumberBox *numberBox(const QString &name, const QString &accessibleName, int min, int max, int value, QWidget *parent)
{
    auto *made = named(new NumberBox(parent), name, accessibleName);
    made->setRange(min, max);
    made->setValue(value);
    made->setGroupSeparatorShown(true);
    return made;
}

constexpr qsizetype maxCopied = 50; ///< entries of the request that is copied as cURL

/// As the composer would send it now; `number`: its index in the send.
LogEntry expandedEntry(const LogEntry &entry, const QString &marker, qint64 number)
{
    const QDateTime time = entry.ts.isValid() ? entry.ts : QDateTime::currentDateTimeUtc();
    return expanded(entry, {time, QSysInfo::machineHostName(), marker, number});
}
} // namespace

BatchMode::BatchMode(Session &session, Theme &theme, QWidget *parent)
    : SendMode(session, theme, parent)
    , m_model(new BatchModel(this))
{
    setObjectName(u"batchMode"_s);
    auto *layout =
        makeColumn(this, {noMargins, grid::gap},
                   {plainLabel(tr("Sends all entries in one request. The service accepts or refuses them together."),
                               theme, Token::Text, TextSize::Body, this)});
    m_source = new ImportSource(theme, this);
    layout->addWidget(m_source);
    m_mapping = new MappingLine(theme, this);
    layout->addWidget(m_mapping);
    layout->addWidget(buildRow());
    m_severeLevel = named(new NoWheelComboBox(this), u"severeLevel"_s, tr("How unsupported levels are sent"));
    m_severeLevel->addItem(tr("Warning"), int(Level::Warning));
    m_severeLevel->addItem(tr("Error (may notify people)"), int(Level::Error));
    m_divideButton = named(new QPushButton(tr("Split into parts"), this), u"divideBatch"_s);
    const auto addQuestion = [&](QLabel *&words, const QString &name, QWidget *answer) {
        auto *line = new QWidget(this);
        words = named(plainLabel({}, theme, Token::Text, TextSize::Body, line), name);
        makeRow(line, {noMargins, 2 * grid::unit}, {{words, 1}, answer});
        layout->addWidget(line);
        return line;
    };
    m_severeRow = named(addQuestion(m_severeWords, u"severeWords"_s, m_severeLevel), u"severeRow"_s);
    m_divideRow = addQuestion(m_divideWords, u"divideWords"_s, m_divideButton);
    m_stampNow = named(new QCheckBox(tr("Use the current time for all entries"), this), u"stampNow"_s);
    layout->addWidget(m_stampNow);
    m_repeat = buildRepeat();
    layout->addWidget(m_repeat);
    m_table = new BatchTable(*m_model, theme, this);
    layout->addWidget(m_table);
    layout->addStretch();
    buildBar(u"sendBatch"_s);
    m_alert->setActionText(tr("Hold to send the batch"));
    buildProgress();
    connectParts();
    BatchMode::resourceChanged();
}

QWidget *BatchMode::buildRow()
{
    auto *row = new QWidget(this);
    m_summary = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, row), u"batchSummary"_s);
    auto *layout = makeColumn(row, {noMargins, 0}, {m_summary});
    auto *buttons = new QWidget(row);
    auto *flow = new FlowLayout(buttons, 2 * grid::unit);
    m_add = named(linkButton(tr("Add entry from the Entry tab"), buttons), u"addComposed"_s);
    m_clear = named(linkButton(tr("Clear"), buttons), u"clearBatch"_s);
    for (QPushButton *button : {m_add, m_clear})
        flow->addWidget(button);
    layout->addWidget(buttons);
    return row;
}

QWidget *BatchMode::buildRepeat()
{
    auto *container = new QWidget(this);
    m_count = numberBox(u"repeatCount"_s, tr("Repeat"), 1, int(maxEntries), 1, container);
    m_interval = numberBox(u"repeatInterval"_s, tr("Seconds between two requests"), 0, maxSeconds, 1, container);
    m_connections = numberBox(u"repeatConnections"_s, tr("Connections"), 1, SendJob::maxConnections, 1, container);
    m_repeatSummary = named(quietLabel({}, m_theme, container), u"repeatSummary"_s);
    m_count->setSpecialValueText(tr("Once"));
    m_count->setPrefix(u"× "_s);
    m_interval->setSpecialValueText(tr("No pause"));
    m_interval->setPrefix(tr("every "));
    m_interval->setSuffix(tr(" s"));
    m_connections->setPrefix(tr("connections: "));
    QLabel *label = plainLabel(tr("Repeat"), m_theme, Token::Quiet, TextSize::Body, container);
    label->setWordWrap(false);
    label->setBuddy(m_count);
    makeColumn(container, {noMargins, grid::unit},
               {makeFlow(container, 2 * grid::unit, {label, m_count, m_interval, m_connections}), m_repeatSummary});
    connect(m_count, &QSpinBox::valueChanged, this, [this] { m_sentBefore = 0; });
    for (const NumberBox *each : {m_count, m_interval, m_connections})
        connect(each, &QSpinBox::valueChanged, this, &BatchMode::showState);
    return container;
}

int BatchMode::repeats() const
{
    return m_count->value();
}

void BatchMode::showRepeat()
{
    const qsizetype entries = m_model->batch().entries.size();
    {
        const QSignalBlocker quiet(m_count);
        m_count->setMaximum(int(std::max<qsizetype>(1, maxEntries / std::max<qsizetype>(1, entries))));
    }
    m_repeat->setVisible(entries > 0);
    m_repeat->setEnabled(!isBusy());
    for (QWidget *part : std::initializer_list<QWidget *>{m_interval, m_connections, m_repeatSummary})
        part->setVisible(repeats() > 1);
    const QString requests =
        m_interval->value() > 0
            ? tr("%n requests, one every %1 s.", nullptr, repeats()).arg(QLocale().toString(m_interval->value()))
            : tr("%n requests, as fast as the connections allow.", nullptr, repeats());
    m_repeatSummary->setText(sentencesText({requests, tr("Each entry is sent at most once, whatever the response.")}));
}

void BatchMode::buildProgress()
{
    m_running = new QWidget(sendBar());
    m_progress = named(new QProgressBar(m_running), u"repeatProgress"_s);
    m_progress->setTextVisible(false);
    m_counts = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, m_running), u"repeatCounts"_s);
    makeColumn(m_running, {noMargins, grid::unit}, {m_progress, m_counts});
    m_barColumn->insertWidget(0, m_running);
}

void BatchMode::connectParts()
{
    connect(m_source, &ImportSource::imported, this, &BatchMode::showImport);
    connect(m_source, &ImportSource::readingChanged, this, &BatchMode::showState);
    connect(m_source, &ImportSource::failed, this, [this](const QString &why) {
        showState();
        m_barNote->setText(why);
        emit statusChanged(why);
    });
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_markers.append(newMarker());
        m_model->add(m_draft);
        m_sentBefore = 0;
        m_removed.clear();
        measure();
    });
    connect(m_mapping, &MappingLine::chosen, this, [this](const QString &name, ImportTarget target) {
        m_keepsComposed = true;
        m_source->choose(name, target);
    });
    connect(m_clear, &QPushButton::clicked, this, &BatchMode::clear);
    connect(m_table, &BatchTable::removalRequested, this, &BatchMode::removeRow);
    connect(m_severeLevel, &QComboBox::activated, this, [this] {
        ImportedEntries batch = m_model->batch();
        setSevereLevel(batch, Level(m_severeLevel->currentData().toInt()));
        m_model->setBatch(batch);
        m_removed.clear();
        measure();
    });
    connect(m_divideButton, &QPushButton::clicked, this, &BatchMode::divide);
    connect(m_stampNow, &QCheckBox::toggled, this, &BatchMode::showState);
    connect(&m_send, &SendOperation::progressed, this, &BatchMode::showProgress);
}

QWidget *BatchMode::firstFocus()
{
    return m_source->findChild<QPushButton *>(u"chooseImport"_s);
}

void BatchMode::resourceChanged()
{
    SendMode::resourceChanged();
    if (!isSentTarget())
        m_sentBefore = 0; // another resource received nothing yet
    measure();            // another profile may have another limit
}

bool BatchMode::isSentTarget() const
{
    return m_session.profile().id == m_sentFor.id && m_session.profile().resource == m_sentFor.resource;
}

void BatchMode::setDraft(const LogEntry &entry)
{
    m_draft = entry;
    showState();
}

void BatchMode::showImport(const ImportedEntries &entries)
{
    if (isBusy())
        return;
    ImportedEntries all = entries;
    if (std::exchange(m_keepsComposed, false)) {
        for (const ImportedEntries &before : {m_model->batch(), m_remaining}) {
            for (qsizetype i = 0; i < before.entries.size(); ++i) {
                if (before.lines.at(i) > 0)
                    continue;
                all.entries.append(before.entries.at(i));
                all.lines.append(0);
            }
        }
    }
    m_remaining = {};
    m_divided = false;
    m_removed.clear(); // of another file
    m_mapping->showMapping(all.mapping);
    setPart(all);
}

void BatchMode::setPart(const ImportedEntries &entries)
{
    m_model->setBatch(entries);
    m_sentBefore = 0;
    m_severeLevel->setCurrentIndex(0);
    m_markers.clear();
    m_markers.reserve(entries.entries.size());
    for (qsizetype i = 0; i < entries.entries.size(); ++i)
        m_markers.append(newMarker());
    measure();
}

void BatchMode::measure()
{
    constexpr qsizetype bytesPerEntry = 200; // cost of one entry, relative to reading a response
    m_fitting.reset();
    const int batch = ++m_measured;
    const QList<LogEntry> all = entries(m_model->batch().entries.size(), QDateTime::currentDateTimeUtc());
    runInBackgroundIfLarge(
        this, all.size() * bytesPerEntry,
        [all, maxBytes = m_session.limits().requestCap] { return fittingEntries(all, maxBytes); },
        [this, batch](qsizetype fitting) {
            if (batch != m_measured)
                return;
            m_fitting = fitting;
            // A choice of parts applies to all following parts.
            if (m_divided && fitting > 0 && fitting < m_model->batch().entries.size())
                divide();
            else
                showState();
        });
    if (!m_fitting)
        showState();
}

void BatchMode::divide()
{
    if (isBusy() || !m_fitting || *m_fitting < 1)
        return;
    m_divided = true;
    divideAt(*m_fitting);
}

bool BatchMode::canSplit() const
{
    return m_model->batch().entries.size() > 1;
}

void BatchMode::split()
{
    if (!isBusy() && canSplit())
        divideAt((m_model->batch().entries.size() + 1) / 2);
}

void BatchMode::divideAt(qsizetype count)
{
    const auto [first, later] = splitAt(m_model->batch(), count);
    m_removed.clear();
    m_remaining = joined(later, m_remaining);
    setPart(first);
}

void BatchMode::clear()
{
    const Removed before{m_model->batch(), m_remaining, m_severeLevel->currentIndex()};
    m_source->clear();
    showImport({});
    m_removed.append(before);
}

void BatchMode::removeRow(int row)
{
    const qsizetype index = m_model->entryOf(row);
    if (isBusy() || index < 0)
        return;
    const Removed before{m_model->batch(), m_remaining, m_severeLevel->currentIndex()};
    m_mapping->showMapping({}); // a change there would read the file again
    restore({withoutEntry(before.batch, index), before.rest, before.severeLevelIndex});
    m_removed.append(before);
    m_table->selectRow(std::min(row, m_model->rowCount() - 1));
}

bool BatchMode::hasEntries() const
{
    return m_model->rowCount() > 0;
}

bool BatchMode::undoRemoval()
{
    if (m_removed.isEmpty() || isBusy())
        return false;
    restore(m_removed.takeLast());
    return true;
}

/// The choice for other loggers' levels is kept in the entries.
void BatchMode::restore(const Removed &state)
{
    m_remaining = state.rest;
    setPart(state.batch);
    m_severeLevel->setCurrentIndex(state.severeLevelIndex);
}

void BatchMode::send(std::optional<Level>)
{
    const int times = repeats();
    SendPlan plan;
    m_repeats = times > 1;
    m_sentFor = m_session.profile();
    plan.perRequest = m_model->batch().entries.size();
    plan.entries = entries(plan.perRequest * times, m_repeats ? QDateTime() : QDateTime::currentDateTimeUtc());
    if (m_repeats) {
        plan.interval = std::chrono::seconds(m_interval->value());
        plan.connections = m_connections->value();
    }
    SendTally first;
    first.planned = plan.entries.size();
    first.waiting = first.planned;
    showProgress(first);
    SendRequest request{.plan = std::move(plan)};
    startLookup(request);
    m_send.start(std::move(request));
}

void BatchMode::showProgress(const SendTally &tally)
{
    m_progress->setRange(0, int(tally.planned));
    m_progress->setValue(int(tally.ended()));
    m_counts->setText(tallyCounts(tally));
    m_progress->setAccessibleDescription(m_counts->text());
}

CardBuilder BatchMode::cardBuilder(const QList<SendResult> &results, const SendTally &tally) const
{
    if (!m_repeats)
        return [result = results.constFirst(), count = int(results.size()), &theme = m_theme] {
            return new OutcomeCard(result, theme, tr("%n entry(ies) in one request", nullptr, count));
        };
    const auto failed = std::find_if(results.cbegin(), results.cend(),
                                     [](const SendResult &result) { return result.explanation.has_value(); });
    return [tally, why = failed == results.cend() ? std::nullopt : failed->explanation, &theme = m_theme] {
        return new TallyCard(tally, why, theme);
    };
}

void BatchMode::showResults(const QList<SendResult> &results, const SendTally &tally)
{
    const CardBuilder build = cardBuilder(results, tally);
    QWidget *card = build();
    addArrival(card, results);
    showOutcome(card, build, results);
    m_removed.clear(); // may have arrived
    ImportedEntries left = m_model->batch();
    if (tally.accepted == tally.planned) { // the next press must not send the same batch again
        m_mapping->showMapping({});        // and no choice reads it again
        m_count->setValue(1);
        const ImportedEntries next = std::exchange(m_remaining, {});
        left.entries = next.entries;
        left.lines = next.lines;
        left.severe = next.severe;
        if (left.entries.isEmpty())
            m_source->clear(false); // the result stays where it is
    }
    setSevereLevel(left, Level::Warning); // choosing error again is required
    const qsizetype perRequest = std::max<qsizetype>(1, left.entries.size());
    setPart(left); // with new markers
    if (m_repeats && tally.notSent > 0 && tally.notSent < tally.planned && tally.notSent % perRequest == 0) {
        m_count->setValue(int(tally.notSent / perRequest));
        m_sentBefore = isSentTarget() ? tally.planned - tally.notSent : 0;
        showState();
    }
    if (left.entries.isEmpty() && card->isVisible() && window()->focusWidget() == sendBar())
        focusNextChild(); // into the result, since the button has nothing left to send
}

QString BatchMode::obstacle() const
{
    if (const QString none = resourceObstacle(); !none.isEmpty())
        return none;
    if (m_source->isReading() || !m_fitting)
        return tr("Reading…");
    if (*m_fitting < m_model->batch().entries.size())
        return *m_fitting > 0 ? tr("Too large for one request.")
                              : tr("The first entry alone is too large for one request.");
    if (m_model->batch().entries.isEmpty())
        return m_model->batch().faultCount > 0 ? tr("No valid entries") : tr("No entries yet");
    if (repeats() > 1 && notifyingCount() > 0)
        return tr("A batch with an error or an alert cannot be repeated.");
    return {};
}

qsizetype BatchMode::notifyingCount() const
{
    return std::ranges::count_if(m_model->batch().entries, mayNotify, &LogEntry::level);
}

Level BatchMode::heldLevel() const
{
    return std::ranges::count(m_model->batch().entries, Level::Alert, &LogEntry::level) > 0 ? Level::Alert
                                                                                            : Level::Error;
}

/// Entries composed here have placeholders; file lines do not.
LogEntry BatchMode::numbered(qsizetype index, const QString &marker, qint64 number) const
{
    const ImportedEntries &batch = m_model->batch();
    const bool isComposed = batch.lines.value(index) == 0;
    LogEntry entry = isComposed ? expandedEntry(batch.entries.at(index), marker, number) : batch.entries.at(index);
    entry.marker = marker;
    return entry;
}

QList<LogEntry> BatchMode::entries(qsizetype count, const QDateTime &stamp) const
{
    const qsizetype each = m_model->batch().entries.size();
    QList<LogEntry> out;
    out.reserve(count);
    for (qsizetype i = 0; i < count; ++i) {
        out.append(numbered(i % each, i < each ? m_markers.at(i) : newMarker(), m_sentBefore + i + 1));
        if (m_stampNow->isChecked() || !out.constLast().ts.isValid())
            out.last().ts = stamp;
    }
    return out;
}

SendMode::Press BatchMode::nextPress() const
{
    const qsizetype count = m_model->batch().entries.size();
    const int times = repeats();
    const QLocale locale;
    Press next{.obstacle = obstacle(), .request = entries(std::min(count, maxCopied), QDateTime::currentDateTimeUtc())};
    const int toSend = int(count) * times;
    next.action = count == 0         ? tr("Send  Ctrl+Enter")
                  : m_sentBefore > 0 ? tr("Send remaining %n  Ctrl+Enter", nullptr, toSend)
                                     : tr("Send %n entry(ies)  Ctrl+Enter", nullptr, toSend);
    if (times > 1)
        next.requestNote = tr("Shows the first request. The others have markers of their own.");
    else if (count > RequestPreview::maxEntries)
        next.requestNote = tr("Showing the first %1 of %2 entries.")
                               .arg(locale.toString(RequestPreview::maxEntries), locale.toString(count));
    if (const qsizetype notifyCount = notifyingCount(); notifyCount > 0) {
        next.hold = heldLevel();
        next.held = {heldLevel()};
        next.holdText =
            tr("%n of them may notify people by app, email or SMS at any hour, but only once for the request.", nullptr,
               int(notifyCount));
    } else if (times == 1) {
        next.note = tr("Each entry is sent at most once, whatever the response.");
    }
    return next;
}

void BatchMode::showState()
{
    showParts();
    showSummary();
    SendMode::showState();
}

void BatchMode::showParts()
{
    const FocusGuard focus(this);
    const qsizetype count = m_model->batch().entries.size();
    const bool busy = isBusy();
    m_source->setEnabled(!busy);
    m_table->setVisible(m_model->rowCount() > 0);
    m_clear->setVisible(m_model->rowCount() > 0);
    m_clear->setEnabled(!busy);
    m_mapping->setEnabled(!busy);
    m_add->setEnabled(!busy && !m_draft.message.trimmed().isEmpty() &&
                      extraFault(expandedEntry(m_draft, {}, 1).extra).isEmpty());
    const QString severe = severeLevelsText(m_model->batch());
    m_severeRow->setVisible(!severe.isEmpty());
    m_severeRow->setEnabled(!busy);
    m_severeWords->setText(tr("The service has no such level: %1. Send as", "words of other loggers").arg(severe));
    const bool tooLarge = m_fitting && *m_fitting > 0 && *m_fitting < count;
    m_divideRow->setVisible(tooLarge);
    m_divideRow->setEnabled(!busy);
    const LimitRow &limit = limitRow(LimitId::RequestCap);
    m_divideWords->setText(tr("These entries exceed the request limit of %1 in Preferences.")
                               .arg(limitText(limit, limitOf(m_session.limits(), limit.id))));
    m_stampNow->setVisible(count > 0);
    m_stampNow->setEnabled(!busy);
    showRepeat();
    m_running->setVisible(busy && m_repeats);
    focus.moveFocusIfLost(busy ? sendBar() : BatchMode::firstFocus());
}

void BatchMode::showSummary()
{
    const ImportedEntries &batch = m_model->batch();
    QStringList words;
    if (!batch.entries.isEmpty())
        words.append(tr("%n entry(ies)", nullptr, int(batch.entries.size())));
    const qsizetype empty =
        std::ranges::count_if(batch.entries, [](const LogEntry &entry) { return entry.message.trimmed().isEmpty(); });
    if (empty > 0)
        words.append(tr("%n without a message", nullptr, int(empty)));
    if (!m_remaining.entries.isEmpty())
        words.append(tr("%n more for the next request", nullptr, int(m_remaining.entries.size())));
    if (batch.faultCount > 0)
        words.append(tr("%n line(s) skipped", nullptr, int(batch.faultCount)));
    if (batch.faultCount > batch.faults.size())
        words.append(tr("showing the first %1").arg(QLocale().toString(batch.faults.size())));
    m_summary->setText(listText(words));
}

} // namespace rc
