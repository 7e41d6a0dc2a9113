// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/outcomecard.h"

#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "ui/buttons/copybutton.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxShownMessage = 120;
constexpr qsizetype maxShownReply = 600;
constexpr qsizetype longestWhole = 1024 * 1024;
constexpr int outcomeIconSize = 18;

QString detailOf(const SendResult &result)
{
    const QString time = QLocale().toString(result.at.time(), u"HH:mm:ss"_s);
    if (result.status == 0)
        return time;
    return OutcomeCard::tr("%1, %2 ms, %3", "HTTP status, milliseconds, time of day")
        .arg(QString::number(result.status), QLocale().toString(result.elapsedMs), time);
}

} // namespace

QString shownMessage(const LogEntry &entry)
{
    return displayText(entry.message, LineBreaks::Mark, maxShownMessage);
}

QStringList outcomeSentences(const SendResult &result)
{
    QStringList sentences;
    if (result.outcome == Outcome::Local)
        sentences.append(OutcomeCard::tr("Below the threshold, so an SDK would keep it local."));
    if (!result.proxy.isEmpty())
        sentences.append(OutcomeCard::tr("Through the proxy %1.").arg(displayText(result.proxy)));
    // The explanation of a check for the same response is more precise than the text for its status.
    if (result.explained) {
        sentences.append(result.explained->summary);
        sentences.append(result.explained->hint);
        if (const QString quoted = result.error ? quotedWords(*result.error) : QString(); !quoted.isEmpty())
            sentences.append(quoted);
        return sentences;
    }
    if (!result.error)
        return sentences;
    const ErrorWords words = errorWords(*result.error);
    sentences.append(words.what);
    if (!words.evidence.isEmpty())
        sentences.append(words.evidence);
    if (const QString quoted = quotedWords(*result.error); !quoted.isEmpty())
        sentences.append(quoted);
    if (result.outcome == Outcome::Unknown && result.error->kind == ErrorKind::TimedOut &&
        mayNotify(result.entry.level))
        sentences.append(OutcomeCard::tr("Such a service stores an error or alert first, notifies people, and then "
                                         "responds. Most likely it is stored and people were notified."));
    // Whatever went wrong, sending again could deliver it twice.
    if (result.outcome == Outcome::Unknown)
        sentences.append(
            OutcomeCard::tr("Search the resource’s log for this marker. Send again only if it is not there."));
    else if (!words.next.isEmpty())
        sentences.append(words.next);
    return sentences;
}

OutcomeCard::OutcomeCard(const SendResult &result, const Theme &theme, QWidget *parent)
    : OutcomeCard(result, theme, QString(), parent)
{
}

OutcomeCard::OutcomeCard(const SendResult &result, const Theme &theme, const QString &what, QWidget *parent)
    : Panel(theme, parent)
    , m_outcome(result.outcome)
{
    setObjectName(u"outcomeCard"_s);
    setAccessibleName(outcomeName(result.outcome));
    setEdge(tokenFor(result.outcome));
    auto *layout = makeColumn(this, {QMargins(18, 12, 14, 12), 6}, {headOf(result, theme)});
    QString sent = tr("%1: %2", "a level, a message").arg(levelName(result.entry.level), shownMessage(result.entry));
    if (!what.isEmpty())
        sent = tr("%1. The first is %2", "several entries; the level and message of one").arg(what, sent);
    layout->addWidget(named(plainLabel(sent, theme, Token::Text, TextSize::Body, this), u"outcomeWhat"_s));
    for (const QString &sentence : outcomeSentences(result)) {
        QLabel *label = plainLabel(sentence, theme, Token::Text, TextSize::Body, this);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
        m_sentences.append(label);
    }
    if (result.outcome != Outcome::NotSent && !result.entry.marker.isEmpty())
        layout->addWidget(markerOf(result, theme));
    const bool isPlain = result.outcome == Outcome::Accepted && !result.error && !result.explained;
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
        layout->addWidget(wholeReplyButton(result.reply.trimmed(), theme), 0, Qt::AlignLeading);
}

void OutcomeCard::settleByLog()
{
    if (m_outcome != Outcome::Unknown)
        return;
    m_outcome = Outcome::Accepted;
    m_name->setText(tr("Accepted, seen in the log"));
    setAccessibleName(m_name->text());
    setEdge(tokenFor(m_outcome));
    m_paintIcon();
    for (QLabel *sentence : std::as_const(m_sentences))
        sentence->hide();
}

QPushButton *OutcomeCard::wholeReplyButton(const QByteArray &reply, const Theme &theme)
{
    auto *button = named(new QPushButton(tr("View the full response"), this), u"wholeReply"_s);
    setFlag(button, "link");
    connect(button, &QPushButton::clicked, this, [this, reply, &theme] {
        showWholeText(tr("Service response"), displayBytes(reply, LineBreaks::Keep, longestWhole), theme, this);
    });
    return button;
}

QWidget *OutcomeCard::headOf(const SendResult &result, const Theme &theme)
{
    auto *head = new QWidget(this);
    auto *icon = new QLabel(head);
    icon->setTextFormat(Qt::PlainText);
    m_paintIcon = [this, icon, &theme] {
        icon->setPixmap(theme.icon(iconName(m_outcome), tokenFor(m_outcome)).pixmap(outcomeIconSize, outcomeIconSize));
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

QWidget *OutcomeCard::markerOf(const SendResult &result, const Theme &theme)
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

} // namespace rc

#include "moc_outcomecard.cpp"
