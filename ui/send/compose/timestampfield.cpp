// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/timestampfield.h"

#include "core/entry/logentry.h"
#include "core/entry/typedtime.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString offsetHere()
{
    return isoWithOffset(QDateTime::currentDateTime()).right(6);
}

} // namespace

TimeStampField::TimeStampField(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_button(named(linkButton({}, this), u"timeStamp"_s))
    , m_text(named(new QLineEdit(this), u"timeStampText"_s))
    , m_fault(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"timeStampFault"_s))
{
    setObjectName(u"timeStampField"_s);
    m_text->setFont(theme.mono());
    m_text->setLayoutDirection(Qt::LeftToRight);
    auto *menu = new QMenu(m_button);
    const auto add = [this, menu](const QString &words, Choice choice) {
        QAction *action = menu->addAction(words);
        connect(action, &QAction::triggered, this, [this, choice] {
            choose(choice);
            if (m_text->isVisible())
                m_text->setFocus();
        });
    };
    add(tr("Now, in UTC"), Choice::Utc);
    add(tr("Now, local (%1)").arg(offsetHere()), Choice::Here);
    add(tr("Now, with another offset…"), Choice::Offset);
    add(tr("Another time…"), Choice::Chosen);
    m_button->setMenu(menu);

    auto *row = makeRow({}, {{m_text, 1}, stretch(0)});
    makeColumn(this, {noMargins, 2}, {row, m_fault});
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        showChoice();
        emit changed();
    });
    showChoice();
}

void TimeStampField::choose(Choice choice)
{
    m_choice = choice;
    if (choice == Choice::Offset)
        m_text->setText(offsetHere());
    else if (choice == Choice::Chosen)
        m_text->setText(isoWithOffset(QDateTime::currentDateTime()));
    showChoice();
    emit changed();
}

QDateTime TimeStampField::time() const
{
    const QDateTime now = QDateTime::currentDateTime();
    switch (m_choice) {
    case Choice::Here:
        return now;
    case Choice::Utc:
        return now.toUTC();
    case Choice::Offset:
        if (const auto offset = utcOffsetFromText(m_text->text().trimmed()))
            return now.toOffsetFromUtc(*offset);
        return {};
    case Choice::Chosen:
        break;
    }
    return timeFromText(m_text->text()).value_or(QDateTime());
}

QString TimeStampField::fault() const
{
    if (m_choice == Choice::Offset && !utcOffsetFromText(m_text->text().trimmed()))
        return tr("Enter an offset from UTC such as +01:00, -03:30 or Z, at most 14 hours.");
    if (m_choice != Choice::Chosen)
        return {};
    const Result<QDateTime> time = timeFromText(m_text->text());
    return time ? QString() : time.error().detail;
}

void TimeStampField::showChoice()
{
    switch (m_choice) {
    case Choice::Here:
        m_button->setText(tr("Timestamp: now (%1)").arg(offsetHere()) + u" ▾"_s);
        break;
    case Choice::Utc:
        m_button->setText(tr("Timestamp: now (UTC)") + u" ▾"_s);
        break;
    case Choice::Offset:
        m_button->setText(tr("Timestamp: now (with offset)") + u" ▾"_s);
        m_text->setAccessibleName(tr("Offset from UTC"));
        break;
    case Choice::Chosen:
        m_button->setText(tr("Timestamp") + u" ▾"_s);
        m_text->setAccessibleName(tr("Timestamp"));
        break;
    }
    m_text->setVisible(m_choice == Choice::Offset || m_choice == Choice::Chosen);
    setVisible(!m_text->isHidden());
    m_text->setMaximumWidth(m_choice == Choice::Offset ? 100 : QWIDGETSIZE_MAX);
    const QString words = fault();
    setFlag(m_text, "wrong", !words.isEmpty());
    m_fault->setText(words);
    m_fault->setVisible(!words.isEmpty());
}

} // namespace rc

#include "moc_timestampfield.cpp"
