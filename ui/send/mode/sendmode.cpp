// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/mode/sendmode.h"

#include "config/entrycurl.h"
#include "core/profile/profile.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/send/ingest.h"
#include "session/send/sendoperation.h"
#include "session/session.h"
#include "ui/buttons/copybutton.h"
#include "ui/parts/alertstep.h"
#include "ui/parts/arrivalline.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                    const QList<LogEntry> &entries, JsonLayout layout)
{
    constexpr qsizetype maxLength = 20'000;
    // a dummy key, so the real one cannot be shown
    const Result<HttpRequest> request = ingestRequest(resource, {Secret("-"), identity}, entries, {});
    if (!request)
        return errorLine(request.error());
    QString text = "POST "_L1 + resource.logsUrl() + u'\n';
    for (const auto &[name, value] : request->headers) {
        const bool isKey = name == identity.keyHeader;
        text += QString::fromUtf8(name) + ": "_L1 +
                (isKey ? u'$' + envPrefix + "API_KEY"_L1 : QString::fromUtf8(value)) + u'\n';
    }
    text += u'\n' + QString::fromUtf8(ingestBody(entries, layout));
    return displayText(text, LineBreaks::Keep, maxLength);
}

namespace {
constexpr int maxRequestLines = 80; ///< usually more than there are: the page scrolls, not the text
}

RequestPreview::RequestPreview(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    m_head = buildHead(theme);
    auto *layout = makeColumn(this, {noMargins, 6}, {m_head});
    m_text = named(new CodeView(theme, this), u"preview"_s, tr("Request"));
    m_text->fitLines(maxRequestLines);
    layout->addWidget(m_text);
    m_note = plainLabel({}, theme, Token::Quiet, TextSize::Small, this);
    layout->addWidget(m_note);
    updateText();
}

QWidget *RequestPreview::buildHead(const Theme &theme)
{
    auto *head = new QWidget(this);
    auto *row =
        makeRow(head, {noMargins}, {{plainLabel(tr("Request"), theme, Token::Text, TextSize::Strong, head), 1}});
    auto *copy = named(CopyButton::link(tr("Copy as cURL"), head), u"copyRequest"_s);
    copy->setFont(theme.small());
    row->addWidget(copy);
    connect(copy, &QPushButton::clicked, this, [this, copy] {
        if (m_curl)
            copy->copy(m_curl());
    });
    m_toggle = named(linkButton({}, head), u"previewLayout"_s);
    m_toggle->setFont(theme.small());
    row->addWidget(m_toggle);
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        m_layout = m_layout == JsonLayout::Indented ? JsonLayout::Compact : JsonLayout::Indented;
        updateText();
    });
    return head;
}

void RequestPreview::show(const Session &session, const QList<LogEntry> &entries, const QString &note)
{
    m_extraNote = note;
    const Result<PastedResource> resource = session.resource();
    m_request = nullptr;
    m_curl = nullptr;
    if (resource && !entries.isEmpty()) {
        m_curl = [url = resource->resource.logsUrl(), profile = session.profile(), entries] {
            return entryCurl(url, ingestBody(entries), profile.envPrefix, identityOf(profile));
        };
        m_request = [target = resource->resource, who = session.identity(), prefix = session.profile().envPrefix,
                     entries = entries.first(std::min(maxEntries, entries.size()))](JsonLayout layout) {
            return requestText(target, who, prefix, entries, layout);
        };
    }
    updateText();
}

void RequestPreview::updateText()
{
    const bool readable = m_layout == JsonLayout::Indented;
    m_toggle->setText(readable ? tr("Raw") : tr("Formatted"));
    m_note->setText(readable ? sentencesText({tr("Formatted for reading; sent as one line."), m_extraNote})
                             : m_extraNote);
    for (QWidget *part : std::initializer_list<QWidget *>{m_head, m_text, m_note})
        part->setVisible(m_request != nullptr);
    if (!m_request)
        return;
    m_text->showText(m_request(m_layout));
}

namespace {

/// The cause of the first failed result that has one.
QString causeOf(const QList<SendResult> &results)
{
    for (const SendResult &result : results) {
        if (result.explanation && (result.outcome == Outcome::Refused || result.outcome == Outcome::Unknown))
            return result.explanation->cause;
    }
    return {};
}

} // namespace

SendMode::SendMode(Session &session, Theme &theme, QWidget *parent, SendOperation *send)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
    , m_send(send != nullptr ? *send : *new SendOperation(session, this))
{
}

void SendMode::buildBar(const QString &button, QWidget *more)
{
    m_bar = new QWidget(this);
    m_alert = new AlertStep(m_session.alertCooldown(), m_theme, m_bar);
    m_button = named(new SendButton(m_bar), button);
    m_barNote = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, m_bar), u"besideSend"_s);
    auto *row = makeRow({.spacing = grid::gap}, {m_button, {m_barNote, 1}});
    m_barColumn = makeColumn(m_bar, {noMargins, 2 * grid::unit}, {m_alert, row});
    row->addStretch(); // the button keeps its width without a note
    if (more != nullptr) {
        row->insertWidget(1, more);
        setTabOrder(m_button, more);
    }
    m_preview = new RequestPreview(m_theme, this); // last in tab order

    connect(m_button, &SendButton::activated, this, &SendMode::handleClick);
    connect(m_alert, &AlertStep::requested, this, &SendMode::hold);
    connect(&m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_results += results; });
    connect(&m_send, &SendOperation::finished, this, &SendMode::end);
    for (const auto signal : {&UnsavedFields::asked, &UnsavedFields::answered})
        connect(&m_session.fields(), signal, this, &SendMode::showState);
    connect(&m_send, &SendOperation::busyChanged, this, [this](bool busy) {
        showState();
        emit busyChanged(busy);
        if (busy)
            emit statusChanged(tr("Sending…"));
    });
}

bool SendMode::isBusy() const
{
    return m_send.isBusy();
}

void SendMode::press()
{
    m_button->press();
}

void SendMode::handleClick()
{
    if (isBusy()) {
        cancel();
        return;
    }
    const Press next = nextPress();
    if (next.hold && next.held.contains(*next.hold)) {
        m_alert->button(*next.hold)->setFocus();
        emit statusChanged(tr("To send an error or an alert, hold the button."));
    } else if (!next.obstacle.isEmpty()) {
        emit statusChanged(next.obstacle);
    } else {
        send({});
    }
}

void SendMode::hold(Level level)
{
    if (isBusy() || !nextPress().obstacle.isEmpty())
        return;
    m_heldLevel = level;
    send(level);
}

void SendMode::startLookup(const SendRequest &request)
{
    delete std::exchange(m_lookup, nullptr);
    ArrivalRequest lookup{.markers = markersWhileSending(request), .plan = m_session.logTool(), .isPending = true};
    if (lookup.plan.isSet() && !lookup.markers.isEmpty()) {
        m_lookup = new ArrivalOperation(m_session, this);
        m_lookup->start(std::move(lookup));
    }
}

void SendMode::addArrival(QWidget *card, const QList<SendResult> &results)
{
    ArrivalOperation *lookup = std::exchange(m_lookup, nullptr);
    ArrivalSubject subject = arrivalSubjectOf(m_session, results);
    if (subject.markers.isEmpty()) {
        delete lookup;
        return;
    }
    auto *line = new ArrivalLine(m_session, std::move(subject), m_theme, card, lookup);
    addArrivalLine(*card, *line);
    line->lookUpIfConfirmed();
}

void SendMode::cancel()
{
    m_send.cancel();
}

void SendMode::resourceChanged()
{
    m_alert->setResource(m_session.profile().resource);
    showState();
}

void SendMode::end(const SendTally &tally)
{
    const QList<SendResult> results = std::exchange(m_results, {});
    const std::optional<Level> held = std::exchange(m_heldLevel, {});
    if (results.isEmpty())
        return;
    if (held && results.constFirst().outcome == Outcome::NotSent)
        m_alert->notSent(*held);
    showResults(results, tally);
    const auto lastSent = std::find_if(results.crbegin(), results.crend(),
                                       [](const SendResult &result) { return result.outcome != Outcome::Local; });
    if (lastSent != results.crend())
        emit sent(lastSent->entry.marker);
    emit ended(tally);
}

QString SendMode::resourceObstacle() const
{
    return m_session.resource() ? QString() : tr("Set a Resource URL in Setup first (Alt+5).");
}

void SendMode::showState()
{
    const Press next = nextPress();
    const bool busy = isBusy();
    const bool isClicked = !next.hold;
    const bool canPress = busy || (isClicked && next.obstacle.isEmpty());
    // What goes leaves the focus in the bar: Tab leads to the result, and a key that is still held presses nothing.
    if ((m_button->hasFocus() && !canPress) || (m_alert->hasFocus() && next.held.isEmpty()))
        m_bar->setFocus(Qt::OtherFocusReason);
    m_alert->setVisible(!next.held.isEmpty());
    m_alert->setBusy(busy || !next.obstacle.isEmpty());
    if (!next.held.isEmpty()) {
        m_alert->setLevels(next.held);
        m_alert->setDescription(next.holdText);
    }
    m_button->setVisible(busy || isClicked);
    m_button->setCancels(busy);
    m_button->setText(busy ? tr("Cancel  Esc") : next.action);
    m_button->setEnabled(busy || next.obstacle.isEmpty());
    if (busy && m_session.fields().isAwaited())
        m_barNote->clear();
    else if (busy)
        m_barNote->setText(m_send.isBusy() ? tr("sending…") : tr("Reading the log…"));
    else
        m_barNote->setText(next.obstacle.isEmpty() ? next.note : next.obstacle);
    m_barNote->setVisible(!m_barNote->text().isEmpty());
    m_preview->show(m_session, next.request, next.requestNote);
}

void SendMode::showEvent(QShowEvent *event)
{
    showState();
    QWidget::showEvent(event);
}

void SendMode::showOutcome(QWidget *card, const CardBuilder &build, const QList<SendResult> &results)
{
    card->setParent(this); // deleted with this mode unless the page takes it
    emit outcomeReady(card, build, causeOf(results));
}

QString notifyWords(Level level)
{
    return SendMode::tr("An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.", "ERROR")
        .arg(QString(wireWord(level)).toUpper());
}

} // namespace rc

#include "moc_sendmode.cpp"
