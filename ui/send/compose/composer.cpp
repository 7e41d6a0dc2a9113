// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/composer.h"

#include "ui/send/compose/extraeditor.h"
#include "ui/send/compose/levelpicker.h"
#include "ui/send/compose/timestampfield.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSysInfo>

using namespace Qt::StringLiterals;

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
    m_layout->addSpacing(2 * grid::unit);
    buildMessage();
    m_layout->addSpacing(grid::unit);
    m_extra = new ExtraEditor(theme, this);
    m_layout->addWidget(m_extra);
    m_time = new TimeStampField(theme, this);
    m_extra->addToLine(m_time->button());
    m_layout->addWidget(m_time);
    m_fillIn = named(new QCheckBox(this), u"fillIn"_s);
    m_fillIn->setChecked(true);
    m_layout->addWidget(m_fillIn);

    connect(m_level, &LevelPicker::levelChanged, this, &Composer::changed);
    connect(m_message, &QPlainTextEdit::textChanged, this, &Composer::refresh);
    connect(m_extra, &ExtraEditor::changed, this, &Composer::refresh);
    connect(m_fillIn, &QCheckBox::toggled, this, &Composer::refresh);
    connect(m_time, &TimeStampField::changed, this, &Composer::refresh);
    refresh();
}

void Composer::buildMessage()
{
    auto *head = makeRow({}, {{plainLabel(tr("Message"), m_theme, Token::Quiet, TextSize::Small, this), 1}});
    m_counter = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this), u"messageCounter"_s);
    m_counter->setWordWrap(false);
    head->addWidget(m_counter);
    m_layout->addLayout(head);
    m_message = named(new QPlainTextEdit(tr("[TEST] sent from Resource Console"), this), u"message"_s);
    // Selects the text after the [TEST] mark, so that typing replaces only that.
    QTextCursor words = m_message->textCursor();
    words.setPosition(int(m_message->toPlainText().indexOf(u' ') + 1));
    words.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    m_message->setTextCursor(words);
    m_message->setAccessibleName(tr("Message"));
    m_message->setTabChangesFocus(true);
    keepGutter(m_message);
    m_message->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitToTheme(this, m_theme,
               [this] { m_message->setFixedHeight(3 * QFontMetrics(m_theme.body()).lineSpacing() + 7 * grid::unit); });
    m_layout->addWidget(m_message);
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
    entry.ts = m_time->time();
    entry.extra = m_extra->fields();
    return entry;
}

LogEntry Composer::entry(const QString &marker, qint64 counter) const
{
    LogEntry whole = entry();
    whole.marker = marker;
    if (!m_fillIn->isChecked())
        return whole;
    return expanded(whole, {whole.ts, QSysInfo::machineHostName(), marker, counter});
}

bool Composer::hasChosenTime() const
{
    return m_time->choice() == TimeStampField::Choice::Chosen;
}

void Composer::setWords(const LogEntry &entry)
{
    {
        const QSignalBlocker quiet(m_fillIn);
        m_fillIn->setChecked(false);
    }
    setEntry(entry);
}

void Composer::setEntry(const LogEntry &entry)
{
    m_level->setLevel(entry.level);
    m_message->setPlainText(entry.message);
    m_extra->setFields(entry.extra);
    refresh();
}

void Composer::use(const EntryTemplate &made)
{
    setEntry(entryOf(made));
    m_fillIn->setChecked(true);
}

QString Composer::fault() const
{
    if (m_message->toPlainText().trimmed().isEmpty())
        return tr("Write a message first.");
    if (!m_extra->isFaultless())
        return tr("Fix the highlighted extra field first.");
    if (!m_time->fault().isEmpty())
        return tr("Fix the timestamp first.");
    return {};
}

QWidget *Composer::firstFocus() const
{
    return m_message;
}

void Composer::refresh()
{
    const LogEntry composed = entry();
    const auto characters = composed.message.toUcs4().size();
    m_counter->setText(tr("%n character(s)", nullptr, int(characters)));
    const QStringList found = placeholdersIn(composed);
    m_fillIn->setText(tr("Replace %1 when sending").arg(QLocale().createSeparatedList(found)));
    m_fillIn->setVisible(!found.isEmpty());
    m_extra->setPlaceholders(m_fillIn->isChecked());
    emit changed();
}

} // namespace rc

#include "moc_composer.cpp"
