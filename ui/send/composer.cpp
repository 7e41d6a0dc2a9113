// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one entry: level, message, extra.
#include "ui/send/composer.h"

#include "ui/send/extratable.h"
#include "ui/send/levelpicker.h"
#include "ui/widgets/tinted.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace rc {

Composer::Composer(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_level = new LevelPicker(theme, this);
    m_layout->addWidget(m_level);

    caption(tr("Message"));
    m_message = new QPlainTextEdit(tr("[TEST] sent from Resource Console"), this);
    m_message->setObjectName(QStringLiteral("message"));
    // Whoever types at once replaces the words and keeps the mark of a test.
    QTextCursor words = m_message->textCursor();
    words.setPosition(int(m_message->toPlainText().indexOf(u' ') + 1));
    words.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    m_message->setTextCursor(words);
    m_message->setAccessibleName(tr("Message"));
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(3 * QFontMetrics(theme.body()).lineSpacing() + 7 * grid::unit);
    m_layout->addWidget(m_message);

    caption(tr("Extra"));
    m_extra = new ExtraTable(theme, this);
    m_layout->addWidget(m_extra);

    m_timeStamp = plainLabel({}, theme, Token::Quiet, TextSize::Small, this);
    m_timeStamp->setObjectName(QStringLiteral("timeStamp"));
    m_timeStamp->setText(tr("Time stamp: now, %1").arg(isoWithOffset(QDateTime::currentDateTime()).right(6)));
    m_layout->addWidget(m_timeStamp);

    connect(m_level, &LevelPicker::levelChanged, this, [this] {
        emit levelChanged();
        emit changed();
    });
    connect(m_message, &QPlainTextEdit::textChanged, this, &Composer::changed);
    connect(m_extra, &ExtraTable::changed, this, &Composer::changed);
}

void Composer::caption(const QString &text)
{
    m_layout->addSpacing(2 * grid::unit);
    m_layout->addWidget(plainLabel(text, m_theme, Token::Quiet, TextSize::Small, this));
}

Level Composer::level() const
{
    return m_level->level();
}

LogEntry Composer::entry() const
{
    LogEntry entry;
    entry.level = m_level->level();
    entry.message = m_message->toPlainText();
    entry.ts = QDateTime::currentDateTime();
    entry.extra = m_extra->fields();
    return entry;
}

void Composer::setEntry(const LogEntry &entry)
{
    m_level->setLevel(entry.level);
    m_message->setPlainText(entry.message);
    m_extra->setFields(entry.extra);
}

QString Composer::fault() const
{
    if (m_message->toPlainText().trimmed().isEmpty())
        return tr("Write a message first.");
    if (!m_extra->isFaultless())
        return tr("One of the extra values cannot go out yet; it says why.");
    return {};
}

QWidget *Composer::firstFocus() const
{
    return m_message;
}

} // namespace rc
