// SPDX-License-Identifier: GPL-3.0-or-later
// The Send page: composes one entry, shows what goes out, sends it at most once.
#include "ui/send/sendpage.h"

#include "core/errorwords.h"
#include "core/marker.h"
#include "ui/currentresource.h"
#include "ui/send/extratable.h"
#include "ui/send/levelpicker.h"
#include "ui/send/outcomecard.h"
#include "ui/send/receivedview.h"
#include "ui/send/requesttext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/columns.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QCheckBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyleHints>
#include <QVBoxLayout>

namespace rc {

namespace {
constexpr int maxCards = 20;
constexpr int previewLines = 26;
} // namespace

SendPage::SendPage(CurrentResource &current, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_theme(theme)
    , m_marker(newMarker())
{
    setObjectName(QStringLiteral("sendPage"));
    auto *body = new PageBody(this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(body);
    QLabel *title = plainLabel(tr("Send"), theme, Token::Text, TextSize::Title, this);
    title->setMinimumHeight(grid::controlHeight);
    body->content()->addWidget(title);
    m_banner = new Banner(theme, this);
    m_banner->setObjectName(QStringLiteral("sendBanner"));
    m_banner->hide();
    body->content()->addWidget(m_banner);
    auto *columns = new Columns(this);
    columns->add(buildComposer(), 5);
    columns->add(buildEvidence(), 4);
    body->content()->addWidget(columns);
    body->content()->addStretch();

    m_settle.setSingleShot(true);
    addShortcut(Qt::CTRL | Qt::Key_Return);
    addShortcut(Qt::CTRL | Qt::Key_Enter);
    connect(&current, &CurrentResource::changed, this, &SendPage::resourceChanged);
    connect(&current, &CurrentResource::keyStateChanged, this, &SendPage::updateAll);
    connect(m_level, &LevelPicker::levelChanged, this, [this] {
        m_alertMeant->setChecked(false);
        updateAll();
    });
    connect(m_message, &QPlainTextEdit::textChanged, this, &SendPage::updateAll);
    connect(m_extra, &ExtraTable::changed, this, &SendPage::updateAll);
    connect(m_alertMeant, &QCheckBox::toggled, this, &SendPage::updateAll);
    connect(m_button, &QPushButton::clicked, this, &SendPage::press);
    resourceChanged();
}

SendPage::~SendPage() = default;

QWidget *SendPage::buildComposer()
{
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    const auto caption = [&](const QString &text) {
        layout->addSpacing(2 * grid::unit);
        layout->addWidget(plainLabel(text, m_theme, Token::Quiet, TextSize::Small, column));
    };
    m_level = new LevelPicker(m_theme, column);
    layout->addWidget(m_level);

    caption(tr("Message"));
    m_message = new QPlainTextEdit(tr("[TEST] sent from Resource Console"), column);
    m_message->setObjectName(QStringLiteral("message"));
    // Whoever types at once replaces the words and keeps the mark of a test.
    QTextCursor words = m_message->textCursor();
    words.setPosition(int(m_message->toPlainText().indexOf(u' ') + 1));
    words.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    m_message->setTextCursor(words);
    m_message->setAccessibleName(tr("Message"));
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(3 * QFontMetrics(m_theme.body()).lineSpacing() + 7 * grid::unit);
    layout->addWidget(m_message);

    caption(tr("Extra"));
    m_extra = new ExtraTable(m_theme, column);
    layout->addWidget(m_extra);

    m_timeStamp = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, column);
    m_timeStamp->setObjectName(QStringLiteral("timeStamp"));
    layout->addWidget(m_timeStamp);

    m_alertWords = plainLabel(tr("An alert may notify people by app, mail or SMS, at any hour."), m_theme, Token::Alert,
                              TextSize::Body, column);
    m_alertMeant = new QCheckBox(tr("I mean to alert people"), column);
    m_alertMeant->setObjectName(QStringLiteral("alertMeant"));
    m_alertMeant->setAccessibleDescription(m_alertWords->text());
    layout->addSpacing(grid::unit);
    layout->addWidget(m_alertWords);
    layout->addWidget(m_alertMeant);

    m_button = primaryButton({}, column);
    m_button->setObjectName(QStringLiteral("sendButton"));
    m_button->setMinimumHeight(grid::rowHeight);
    m_beside = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, column);
    m_beside->setObjectName(QStringLiteral("besideSend"));
    auto *row = new QHBoxLayout;
    row->setSpacing(grid::gap);
    row->addWidget(m_button);
    row->addWidget(m_beside, 1);
    layout->addSpacing(2 * grid::unit);
    layout->addLayout(row);
    layout->addStretch();
    return column;
}

QWidget *SendPage::buildEvidence()
{
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    auto *caption = new QWidget(column);
    auto *captionLayout = new QVBoxLayout(caption);
    captionLayout->setContentsMargins(0, 0, 0, 0);
    captionLayout->setSpacing(6);
    captionLayout->addWidget(plainLabel(tr("What goes out"), m_theme, Token::Quiet, TextSize::Small, caption));
    m_preview = new CodeView(m_theme, caption);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("What goes out"));
    captionLayout->addWidget(m_preview);
    captionLayout->addWidget(
        plainLabel(tr("Line breaks are for reading: the body goes out as one line, stamped with the "
                      "time of the press."),
                   m_theme, Token::Quiet, TextSize::Small, caption));
    layout->addWidget(caption);
    m_outcomes = new QVBoxLayout;
    m_outcomes->setSpacing(grid::gap);
    layout->addLayout(m_outcomes);
    m_received = new ReceivedCard(m_theme, column);
    layout->addWidget(m_received);
    layout->addStretch();
    return column;
}

void SendPage::addShortcut(const QKeySequence &keys)
{
    auto *shortcut = new QShortcut(keys, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    shortcut->setAutoRepeat(false); // held down it is still one press
    connect(shortcut, &QShortcut::activated, this, [this] {
        if (!m_sending)
            press();
    });
}

QString SendPage::obstacle() const
{
    if (const auto resource = m_current.resource(); !resource)
        return tr("There is no Resource URL that can be sent to. See Setup, Alt+5.");
    if (m_message->toPlainText().trimmed().isEmpty())
        return tr("Write a message first.");
    if (!m_extra->isFaultless())
        return tr("One of the extra values cannot go out yet; it says why.");
    if (m_level->level() == Level::Alert && !m_alertMeant->isChecked())
        return tr("Confirm that you mean to alert people.");
    return {};
}

LogEntry SendPage::entry() const
{
    LogEntry entry;
    entry.level = m_level->level();
    entry.message = m_message->toPlainText();
    entry.ts = QDateTime::currentDateTime();
    entry.extra = m_extra->fields();
    entry.marker = m_marker;
    return entry;
}

void SendPage::press()
{
    // The second click of a double click, on a button that has meanwhile become Cancel or Send again.
    if (m_settle.isActive())
        return;
    m_settle.start(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    m_sending ? cancel() : send();
}

void SendPage::send()
{
    if (m_sending || !obstacle().isEmpty())
        return;
    const Result<PastedResource> resource = m_current.resource();
    m_underWay = entry();
    m_note = ActivityNote(m_current.activity(),
                          sendRecord({m_current.profile().name, resource->resource.resourceUrl()}, m_underWay));
    setSending(true);
    const int attempt = ++m_attempt;
    m_current.withCredentials(this, [this, attempt, target = resource->resource](Result<Credentials> credentials) {
        if (m_sending && attempt == m_attempt)
            sendWith(target, m_underWay, std::move(credentials));
    });
}

void SendPage::sendWith(const ResourceUrl &resource, const LogEntry &entry, Result<Credentials> credentials)
{
    Result<Authorities> authorities = m_current.authorities();
    if (!credentials || !authorities) {
        SendResult result;
        result.entry = entry;
        result.at = QDateTime::currentDateTime();
        result.error = credentials ? authorities.error() : credentials.error();
        end(result);
        return;
    }
    m_note.setKey(credentials->key);
    const HttpLimits limits = answerLimits(m_current.limits(), std::move(*authorities));
    m_job = std::make_unique<SendJob>(resource, std::move(*credentials), entry, limits);
    connect(m_job.get(), &SendJob::finished, this, &SendPage::end);
    m_note.first(m_job.get(), [job = m_job.get()] { job->start(); });
}

void SendPage::cancel()
{
    if (!m_sending)
        return;
    if (m_job) {
        m_job->abort();
        return;
    }
    // Still waiting for the keychain: nothing has left.
    SendResult result;
    result.entry = m_underWay;
    result.at = QDateTime::currentDateTime();
    result.error = Error{ErrorKind::Cancelled, {}, {}, 0};
    end(result);
}

void SendPage::end(const SendResult &result)
{
    m_note.ended(result, m_job ? m_job->answer().timings : HttpTimings());
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    auto *card = new OutcomeCard(result, m_theme, this);
    m_outcomes->insertWidget(0, card);
    while (m_outcomes->count() > maxCards) {
        QLayoutItem *last = m_outcomes->takeAt(m_outcomes->count() - 1);
        last->widget()->deleteLater();
        delete last;
    }
    m_received->setSentMarker(result.entry.marker);
    ++m_counts[int(result.outcome)];
    m_marker = newMarker();
    m_alertMeant->setChecked(false); // meant for that one only
    setSending(false);
    QStringList parts;
    if (const int count = m_counts[int(Outcome::Accepted)]; count > 0)
        parts.append(tr("%n accepted", nullptr, count));
    if (const int count = m_counts[int(Outcome::Refused)]; count > 0)
        parts.append(tr("%n refused", nullptr, count));
    if (const int count = m_counts[int(Outcome::Unknown)]; count > 0)
        parts.append(tr("%n unknown", nullptr, count));
    if (const int count = m_counts[int(Outcome::NotSent)]; count > 0)
        parts.append(tr("%n not sent", nullptr, count));
    emit statusChanged(tr("In this sitting: %1").arg(parts.join(QStringLiteral(", "))));
}

void SendPage::setSending(bool sending)
{
    m_sending = sending;
    updateAll();
    emit busyChanged(sending);
    if (sending)
        emit statusChanged(tr("Sending…"));
}

void SendPage::resourceChanged()
{
    SendPage::cancel(); // not virtual: also called while this is built
    m_received->follow(m_current.demo());
    updateAll();
}

void SendPage::updateAll()
{
    const Level level = m_level->level();
    const bool alert = level == Level::Alert;
    m_alertWords->setVisible(alert);
    m_alertMeant->setVisible(alert);
    m_alertMeant->setEnabled(!m_sending);
    const QString why = obstacle();
    if (m_sending)
        m_button->setText(tr("Cancel  Esc"));
    else
        m_button->setText(tr("Send %1  Ctrl+Enter").arg(levelName(level).toLower()));
    m_button->setEnabled(m_sending || why.isEmpty());
    if (m_sending)
        m_beside->setText(tr("sending…"));
    else
        m_beside->setText(why.isEmpty() ? tr("sends at most once") : why);

    const LogEntry next = entry();
    m_timeStamp->setText(tr("Time stamp: now, %1").arg(isoWithOffset(next.ts).right(6)));
    const Result<PastedResource> resource = m_current.resource();
    m_preview->setVisible(resource.has_value());
    if (!resource) {
        const ErrorWords words = errorWords(resource.error());
        m_banner->say(Token::Failed, QStringLiteral("failed"), words.what,
                      tr("Correct the Resource URL above or in Setup, Alt+5."));
        return;
    }
    m_preview->say(requestText(resource->resource, m_current.profile().envPrefix, next));
    fitPreview();
    if (m_current.keyState() == KeyState::Absent && !m_current.isDemo())
        m_banner->say(Token::Warned, QStringLiteral("warned"), tr("There is no API key for this profile yet."),
                      tr("Give it one in Setup, Alt+5; without it nothing is sent."));
    else
        m_banner->hide();
}

void SendPage::fitPreview()
{
    // The text wraps at a width that is known once the layout ran.
    m_preview->fitLines(previewLines);
    QTimer::singleShot(0, m_preview, [this] { m_preview->fitLines(previewLines); });
}

QWidget *SendPage::firstFocus()
{
    return m_message;
}

void SendPage::showEvent(QShowEvent *event)
{
    updateAll();
    Page::showEvent(event);
}

} // namespace rc
