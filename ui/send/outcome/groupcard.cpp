// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/groupcard.h"

#include "ui/parts/statetokens.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/outcome/tallycard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int groupIconSize = 16;

QLabel *iconOf(Outcome outcome, const Theme &theme, QWidget *parent)
{
    auto *icon = new QLabel(parent);
    icon->setTextFormat(Qt::PlainText);
    const auto paint = [icon, &theme, outcome] {
        icon->setPixmap(theme.icon(iconName(outcome), tokenFor(outcome)).pixmap(groupIconSize, groupIconSize));
    };
    paint();
    QObject::connect(&theme, &Theme::changed, icon, paint);
    return icon;
}

} // namespace

GroupCard::GroupCard(const QString &title, const QList<SendResult> &results, const SendTally &tally, const Theme &theme,
                     QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
{
    setObjectName(u"groupCard"_s);
    setEdge(tokenFor(gravestOf(tally)));
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
    for (const SendResult &result : results)
        addRow(rows, result);
    layout->addLayout(rows);
    QStringList said;
    for (const SendResult &result : results) {
        for (const QString &sentence : outcomeSentences(result)) {
            if (said.contains(sentence))
                continue;
            said.append(sentence);
            QLabel *label = plainLabel(sentence, theme, Token::Text, TextSize::Body, this);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
            layout->addWidget(label);
        }
    }
}

void GroupCard::addRow(QGridLayout *rows, const SendResult &result)
{
    const int row = rows->rowCount();
    rows->addWidget(iconOf(result.outcome, m_theme, this), row, 0);
    QLabel *level =
        plainLabel(levelName(result.entry.level), m_theme, tokenFor(result.entry.level), TextSize::Body, this);
    level->setWordWrap(false);
    rows->addWidget(level, row, 1);
    QString words = outcomeName(result.outcome);
    if (result.status != 0)
        words = tr("%1: %2, %3 ms", "outcome, HTTP status, milliseconds")
                    .arg(words, QString::number(result.status), QLocale().toString(result.elapsedMs));
    QLabel *outcome = named(plainLabel(words, m_theme, Token::Quiet, TextSize::Small, this), u"groupOutcome"_s);
    rows->addWidget(outcome, row, 2);
    if (result.outcome == Outcome::NotSent)
        return;
    QLabel *marker =
        named(plainLabel(result.entry.marker, m_theme, Token::Text, TextSize::Mono, this), u"groupMarker"_s);
    marker->setWordWrap(false);
    marker->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(marker, row, 3);
}

} // namespace rc

#include "moc_groupcard.cpp"
