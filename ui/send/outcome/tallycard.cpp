// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/tallycard.h"

#include "core/words/errorwords.h"
#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

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
    if (tally.accepted > 0)
        parts.append(TallyCard::tr("%n accepted", nullptr, int(tally.accepted)));
    if (tally.refused > 0)
        parts.append(TallyCard::tr("%n refused", nullptr, int(tally.refused)));
    if (tally.unknown > 0)
        parts.append(TallyCard::tr("%n unknown", nullptr, int(tally.unknown)));
    if (tally.notSent > 0)
        parts.append(TallyCard::tr("%n not sent", nullptr, int(tally.notSent)));
    if (tally.local > 0)
        parts.append(TallyCard::tr("%n local only", nullptr, int(tally.local)));
    if (tally.underWay > 0)
        parts.append(TallyCard::tr("%n in progress", nullptr, int(tally.underWay)));
    if (tally.waiting > 0)
        parts.append(TallyCard::tr("%n waiting", nullptr, int(tally.waiting)));
    if (tally.pausedUntil.isValid())
        parts.append(TallyCard::tr("paused until %1, as the service asks")
                         .arg(QLocale().toString(tally.pausedUntil.toLocalTime().time(), QLocale::ShortFormat)));
    return listText(parts);
}

Outcome gravestOf(const SendTally &tally)
{
    if (tally.refused > 0)
        return Outcome::Refused;
    if (tally.unknown > 0)
        return Outcome::Unknown;
    if (tally.notSent > 0)
        return Outcome::NotSent;
    return tally.accepted > 0 ? Outcome::Accepted : Outcome::Local;
}

TallyCard::TallyCard(const SendTally &tally, const std::optional<Explanation> &explained, const Theme &theme,
                     QWidget *parent)
    : Panel(theme, parent)
{
    setObjectName(u"tallyCard"_s);
    // Canceling is not a failure.
    const bool cancelled = tally.firstError && tally.firstError->kind == ErrorKind::Cancelled;
    const Outcome gravest = gravestOf(tally);
    setEdge(cancelled && gravest == Outcome::NotSent ? Token::Skipped : tokenFor(gravest));
    QLabel *head =
        plainLabel(tr("Repeated batch of %n entries: %1", nullptr, int(tally.planned)).arg(tallyCounts(tally)), theme,
                   Token::Text, TextSize::Strong, this);
    head->setObjectName(u"tallyHead"_s);
    auto *layout = makeColumn(this, {QMargins(18, 12, 14, 12), 6}, {head});
    QStringList sentences;
    if (const QString duration = durationWords(tally); !duration.isEmpty())
        sentences.append(duration);
    if (tally.unknown > 0)
        sentences.append(
            tr("Some entries may have been delivered. Search for their markers (see Activity) before resending."));
    for (const QString &sentence : std::as_const(sentences))
        layout->addWidget(plainLabel(sentence, theme, Token::Quiet, TextSize::Small, this));
    if (tally.firstError) {
        const QString why = explained ? explained->summary : errorLine(*tally.firstError);
        layout->addWidget(
            plainLabel(tr("First entry not accepted: %1").arg(why), theme, Token::Text, TextSize::Small, this));
    }
    if (explained)
        layout->addWidget(plainLabel(explained->hint, theme, Token::Text, TextSize::Small, this));
    setAccessibleName(head->text());
}

} // namespace rc

#include "moc_tallycard.cpp"
