// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/outcomecard.h"

#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "ui/buttons/copybutton.h"
#include "ui/parts/arrivalline.h"
#include "ui/parts/fixoffer.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int groupIconSize = 16;

QList<QLabel *> addSentences(const QStringList &sentences, const Theme &theme, QWidget *card)
{
    QList<QLabel *> labels;
    for (const QString &sentence : sentences) {
        labels.append(plainLabel(sentence, theme, Token::Text, TextSize::Body, card));
        labels.constLast()->setTextInteractionFlags(Qt::TextSelectableByMouse);
        card->layout()->addWidget(labels.constLast());
    }
    return labels;
}

} // namespace

namespace {

/// Canceling is not a failure.
Token edgeOf(const SendTally &tally)
{
    const Outcome worst = worstOutcome(tally);
    const bool isCanceled = tally.firstError && tally.firstError->kind == ErrorKind::Canceled;
    if (!isCanceled || worst != Outcome::NotSent)
        return tokenFor(worst);
    return tally.accepted > 0 ? Token::Warned : Token::Skipped;
}

} // namespace

GroupCard::GroupCard(const QString &title, const QList<SendResult> &results, const SendTally &tally, const Theme &theme)
    : m_theme(theme)
{
    setObjectName(u"groupCard"_s);
    setEdge(edgeOf(tally));
    QLabel *head = plainLabel(tr("%1: %2", "what was pressed, how many ended how").arg(title, tallyCounts(tally)),
                              theme, Token::Text, TextSize::Strong, this);
    head->setObjectName(u"groupHead"_s);
    setAccessibleName(head->text());
    auto *layout = makeColumn(this, {QMargins(18, 12, 14, 12), 6}, {head});
    layout->addWidget(
        named(plainLabel(shownMessage(results.constFirst().entry), theme, Token::Text, TextSize::Body, this),
              u"outcomeWhat"_s));
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(2 * grid::unit);
    rows->setVerticalSpacing(grid::unit);
    rows->setColumnStretch(2, 1);
    QStringList sentences;
    for (const SendResult &result : results) {
        addRow(rows, result);
        sentences += outcomeSentences(result);
    }
    layout->addLayout(rows);
    sentences.removeDuplicates();
    addSentences(sentences, theme, this);
}

void GroupCard::addRow(QGridLayout *rows, const SendResult &result)
{
    const int row = rows->rowCount();
    const Token tone = tokenFor(result);
    rows->addWidget(iconLabel(QString(toneName(tone)), m_theme, tone, groupIconSize, this), row, 0);
    QLabel *level =
        plainLabel(levelName(result.entry.level), m_theme, tokenFor(result.entry.level), TextSize::Body, this);
    level->setWordWrap(false);
    rows->addWidget(level, row, 1);
    QString words = outcomeName(result.outcome);
    if (result.status != 0)
        words = listText({words, QString::number(result.status), formatDuration(result.elapsedMs)});
    QLabel *outcome = named(plainLabel(words, m_theme, Token::Quiet, TextSize::Small, this), u"groupOutcome"_s);
    rows->addWidget(outcome, row, 2);
    if (result.outcome == Outcome::NotSent)
        return;
    QLabel *marker =
        named(plainLabel(result.entry.marker, m_theme, Token::Text, TextSize::Mono, this), u"groupMarker"_s);
    marker->setWordWrap(false);
    marker->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(marker, row, 4);
    auto *arrival = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this), u"groupArrival"_s);
    arrival->setWordWrap(false);
    rows->addWidget(arrival, row, 3);
    m_arrivals.insert(result.entry.marker, arrival);
}

void GroupCard::showArrivals(const ArrivalReport &report)
{
    for (const MarkerArrival &one : report.markers) {
        if (QLabel *label = m_arrivals.value(one.marker))
            label->setText(arrivalSentence(one, report));
    }
}

namespace {

QString durationWords(const SendTally &tally)
{
    constexpr double perSecond = 1000;
    const double seconds = static_cast<double>(tally.elapsedMs) / perSecond;
    const qsizetype sent = tally.accepted + tally.refused + tally.unknown;
    if (tally.elapsedMs <= 0 || sent == 0)
        return {};
    return TallyCard::tr("%1 s · %2 entries/s")
        .arg(QLocale().toString(seconds, 'f', 1), QLocale().toString(static_cast<double>(sent) / seconds, 'f', 1));
}

} // namespace

QString tallyCounts(const SendTally &tally)
{
    QStringList parts;
    const auto add = [&parts](qsizetype count, const QString &words) {
        if (count > 0)
            parts.append(words);
    };
    add(tally.accepted, TallyCard::tr("%n accepted", nullptr, int(tally.accepted)));
    add(tally.refused, TallyCard::tr("%n refused", nullptr, int(tally.refused)));
    add(tally.unknown, TallyCard::tr("%n unknown", nullptr, int(tally.unknown)));
    add(tally.notSent, TallyCard::tr("%n not sent", nullptr, int(tally.notSent)));
    add(tally.local, TallyCard::tr("%n local only", nullptr, int(tally.local)));
    add(tally.inFlight, TallyCard::tr("%n in progress", nullptr, int(tally.inFlight)));
    add(tally.waiting, TallyCard::tr("%n waiting", nullptr, int(tally.waiting)));
    if (tally.pausedUntil.isValid())
        parts.append(TallyCard::tr("paused until %1, as the service asks").arg(momentText(tally.pausedUntil)));
    return listText(parts);
}

Outcome worstOutcome(const SendTally &tally)
{
    if (tally.refused > 0)
        return Outcome::Refused;
    if (tally.unknown > 0)
        return Outcome::Unknown;
    if (tally.notSent > 0)
        return Outcome::NotSent;
    return tally.accepted > 0 ? Outcome::Accepted : Outcome::Local;
}

TallyCard::TallyCard(const SendTally &tally, const std::optional<Explanation> &explanation, const Theme &theme)
{
    setObjectName(u"tallyCard"_s);
    setEdge(edgeOf(tally));
    QLabel *head =
        plainLabel(tr("Repeated batch of %n entries: %1", nullptr, int(tally.planned)).arg(tallyCounts(tally)), theme,
                   Token::Text, TextSize::Strong, this);
    head->setObjectName(u"tallyHead"_s);
    auto *layout = makeColumn(this, {QMargins(18, 12, 14, 12), 6}, {head});
    const auto add = [&](const QString &sentence, Token token) {
        if (!sentence.isEmpty())
            layout->addWidget(plainLabel(sentence, theme, token, TextSize::Small, this));
    };
    add(durationWords(tally), Token::Quiet);
    if (tally.unknown > 0)
        add(tr("Some entries may have been delivered. Search for their markers (see Activity) before resending."),
            Token::Quiet);
    if (tally.firstError && tally.firstError->kind == ErrorKind::Canceled)
        add(errorText(*tally.firstError).what, Token::Text);
    else if (tally.firstError)
        add(tr("First entry not accepted: %1").arg(explanation ? explanation->summary : errorLine(*tally.firstError)),
            Token::Text);
    if (explanation)
        add(explanation->hint, Token::Text);
    setAccessibleName(head->text());
}

namespace {

constexpr qsizetype maxShownMessage = 120;
constexpr qsizetype maxShownReply = 600;
constexpr qsizetype maxFullReply = 1024 * 1024;
constexpr int outcomeIconSize = 18;

QString detailOf(const SendResult &result)
{
    const QString time = momentText(result.at);
    if (result.status == 0)
        return time;
    return listText({QString::number(result.status), formatDuration(result.elapsedMs), time});
}

} // namespace

QString shownMessage(const LogEntry &entry)
{
    return displayText(entry.message, LineBreaks::Mark, maxShownMessage);
}

QStringList outcomeSentences(const SendResult &result)
{
    QStringList sentences;
    if (!result.proxy.isEmpty())
        sentences.append(OutcomeCard::tr("Through the proxy %1.").arg(displayText(result.proxy)));
    // The explanation of a check for the same response is more precise than the text for its status.
    if (result.explanation) {
        sentences.append(result.explanation->summary);
        sentences.append(result.explanation->hint);
        const Phrase quoted = result.error ? quoteText(*result.error, result.explanation->hint) : Phrase();
        if (!quoted.isEmpty())
            sentences.append(quoted);
        return sentences;
    }
    if (!result.error)
        return sentences;
    const ErrorText words = errorText(*result.error);
    sentences.append(words.what);
    if (!words.evidence.isEmpty())
        sentences.append(words.evidence);
    if (const QString quoted = quoteText(*result.error); !quoted.isEmpty())
        sentences.append(quoted);
    if (result.outcome == Outcome::Unknown && result.error->kind == ErrorKind::TimedOut &&
        mayNotify(result.entry.level))
        sentences.append(OutcomeCard::tr("Most likely it is stored and people were notified."));
    // Whatever went wrong, sending again could deliver it twice.
    if (result.outcome == Outcome::Unknown)
        sentences.append(
            OutcomeCard::tr("Search the resource’s log for this marker. Send again only if it is not there."));
    else if (!words.next.isEmpty())
        sentences.append(words.next);
    return sentences;
}

OutcomeCard::OutcomeCard(const SendResult &result, const Theme &theme, const QString &what)
    : m_outcome(result.outcome)
    , m_tone(tokenFor(result))
{
    setObjectName(u"outcomeCard"_s);
    setAccessibleName(outcomeName(result.outcome));
    setEdge(m_tone);
    auto *layout = makeColumn(this, {QMargins(18, 12, 14, 12), 6}, {buildHead(result, theme)});
    QString sent = tr("%1: %2", "a level, a message").arg(levelName(result.entry.level), shownMessage(result.entry));
    if (!what.isEmpty())
        sent = tr("%1. The first is %2", "several entries; the level and message of one").arg(what, sent);
    layout->addWidget(named(plainLabel(sent, theme, Token::Text, TextSize::Body, this), u"outcomeWhat"_s));
    m_sentences = addSentences(outcomeSentences(result), theme, this);
    if (result.outcome != Outcome::NotSent && !result.entry.marker.isEmpty())
        layout->addWidget(buildMarkerRow(result, theme));
    const bool isPlain = result.outcome == Outcome::Accepted && !result.error && !result.explanation;
    if (!result.reply.isEmpty() && !isPlain) {
        QLabel *reply = plainLabel(displayBytes(result.reply.trimmed(), LineBreaks::Keep, maxShownReply), theme,
                                   Token::Quiet, TextSize::Mono, this);
        reply->setObjectName(u"outcomeReply"_s);
        reply->setLayoutDirection(Qt::LeftToRight);
        reply->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        reply->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(reply);
    }
    if (result.reply.size() > (isPlain ? 0 : maxShownReply))
        layout->addWidget(fullResponseButton(result.reply.trimmed(), theme), 0, Qt::AlignLeading);
}

void OutcomeCard::confirmByLog()
{
    if (m_outcome != Outcome::Unknown)
        return;
    m_outcome = Outcome::Accepted;
    m_name->setText(tr("Accepted, seen in the log"));
    setAccessibleName(m_name->text());
    m_tone = tokenFor(m_outcome);
    setEdge(m_tone);
    m_paintIcon();
    for (QLabel *sentence : std::as_const(m_sentences))
        sentence->hide();
}

QPushButton *OutcomeCard::fullResponseButton(const QByteArray &reply, const Theme &theme)
{
    auto *button = named(linkButton(tr("View the full response"), this), u"wholeReply"_s);
    connect(button, &QPushButton::clicked, this, [this, reply, &theme] {
        showTextWindow(tr("Service response"), displayBytes(reply, LineBreaks::Keep, maxFullReply), theme, this);
    });
    return button;
}

QWidget *OutcomeCard::buildHead(const SendResult &result, const Theme &theme)
{
    auto *head = new QWidget(this);
    QLabel *icon = plainLabel({}, head);
    m_paintIcon = [this, icon, &theme] {
        icon->setPixmap(theme.icon(QString(toneName(m_tone)), m_tone).pixmap(outcomeIconSize, outcomeIconSize));
    };
    m_paintIcon();
    connect(&theme, &Theme::changed, icon, m_paintIcon);
    m_name =
        named(plainLabel(outcomeName(result.outcome), theme, Token::Text, TextSize::Strong, head), u"outcomeName"_s);
    QLabel *detail = plainLabel(detailOf(result), theme, Token::Quiet, TextSize::Small, head);
    detail->setWordWrap(false);
    makeRow(head, {noMargins, 2 * grid::unit}, {icon, {m_name, 1}, detail});
    return head;
}

QWidget *OutcomeCard::buildMarkerRow(const SendResult &result, const Theme &theme)
{
    auto *row = new QWidget(this);
    QLabel *label = plainLabel(tr("Marker"), theme, Token::Quiet, TextSize::Body, row);
    label->setWordWrap(false);
    QLabel *marker =
        named(plainLabel(result.entry.marker, theme, Token::Text, TextSize::Mono, row), u"outcomeMarker"_s);
    marker->setWordWrap(false);
    setFlag(marker, "chip");
    marker->setTextInteractionFlags(Qt::TextSelectableByMouse);
    CopyButton *copy = named(CopyButton::link(tr("Copy"), row), u"copyMarker"_s, tr("Copy marker"));
    connect(copy, &QPushButton::clicked, copy, [copy, text = result.entry.marker] { copy->copy(text); });
    makeRow(row, {noMargins, 6}, {label, marker, copy, stretch(0)});
    return row;
}

void addArrivalLine(QWidget &card, ArrivalLine &line)
{
    card.layout()->addWidget(&line);
    if (auto *outcome = qobject_cast<OutcomeCard *>(&card))
        QObject::connect(&line, &ArrivalLine::seenInLog, outcome, &OutcomeCard::confirmByLog);
    if (auto *group = qobject_cast<GroupCard *>(&card))
        QObject::connect(&line, &ArrivalLine::lookedUp, group, &GroupCard::showArrivals);
    line.showAgain();
}

OutcomeFix::OutcomeFix(const Refusal &refusal, Session &session, const Theme &theme, QWidget *card)
    : QObject(card)
    , m_offer(new FixOffer(session, theme, FixPage::Send, card))
    , m_done(named(plainLabel({}, theme, Token::Passed, TextSize::Body, card), u"fixDone"_s))
{
    auto *row = makeRow({}, {m_offer->button(), stretch(0)});
    auto *column = static_cast<QBoxLayout *>(card->layout());
    column->addLayout(row);
    column->addWidget(m_offer->row());
    column->addWidget(m_done);
    m_done->hide();
    connect(m_offer, &FixOffer::statusMessage, this, &OutcomeFix::statusMessage);
    connect(m_offer, &FixOffer::savingStarted, this,
            [this] { showDone(tr("Waiting for the keychain. Respond to its prompt if one appears.")); });
    connect(m_offer, &FixOffer::done, this, [this] { showDone(tr("Changed. Nothing was sent again.")); });
    connect(m_offer, &FixOffer::requested, this, [this] {
        showDone(tr("The batch is split in two. Nothing was sent again."));
        emit splitRequested();
    });
    FixScope scope = m_offer->scope();
    scope.maySplit = refusal.maySplit;
    m_offer->offer(fixForCause(refusal.cause, StepId::Ingest, scope));
    const bool isCheckBetter = isSettledByCheck(refusal.cause, scope) || fixOf(refusal.cause) == Fix::CopyReport;
    auto *check = named(linkButton(tr("Check this resource"), card), u"checkRefused"_s);
    check->setVisible(isCheckBetter && !m_offer->fix());
    connect(check, &QPushButton::clicked, this, &OutcomeFix::checkRequested);
    row->insertWidget(0, check);
}

void OutcomeFix::withdraw()
{
    m_offer->offer({});
}

void OutcomeFix::setBusy(bool busy)
{
    m_offer->button()->setEnabled(!busy);
    m_offer->row()->setEnabled(!busy);
}

void OutcomeFix::showDone(const QString &what)
{
    m_offer->offer({});
    m_done->setText(what);
    m_done->show();
    emit statusMessage(what);
}

} // namespace rc

#include "moc_outcomecard.cpp"
