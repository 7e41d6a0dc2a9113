// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/composer.h"

#include "core/datetimes.h"
#include "core/entry/entrytemplate.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSysInfo>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ExtraFaultsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ExtraFaults)
};

QString faultOf(const ExtraField &row, const QSet<QString> &earlier)
{
    if (row.key.isEmpty())
        return ExtraFaultsTr::tr("Give this value a key.");
    const QString key = displayText(row.key, LineBreaks::Mark, 60);
    if (row.key == "marker"_L1)
        return ExtraFaultsTr::tr("“marker” is the console’s own key. Choose another one.");
    if (earlier.contains(row.key))
        return ExtraFaultsTr::tr("The key “%1” is used twice.").arg(key);
    if (row.type == ExtraField::Type::Number && !isJsonNumber(row.value))
        return ExtraFaultsTr::tr("“%1” needs a number, such as 3 or 1840.50.").arg(key);
    return {};
}

} // namespace

QPlainTextEdit *messageField(const QString &text, int lines, const Theme &theme, QWidget *parent)
{
    auto *field = new QPlainTextEdit(text, parent);
    field->setAccessibleName(Composer::tr("Message"));
    field->setTabChangesFocus(true);
    reserveGutter(field);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitToTheme(field, theme, [field, lines, &theme] {
        field->setFixedHeight(lines * QFontMetrics(theme.body()).lineSpacing() + (lines + 4) * grid::unit);
    });
    return field;
}

QStringList extraFaults(const QList<ExtraField> &rows)
{
    QStringList faults;
    QSet<QString> earlier;
    for (const ExtraField &row : rows) {
        faults.append(faultOf(row, earlier));
        earlier.insert(row.key);
    }
    return faults;
}

ExtraTable::ExtraTable(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_heading(plainLabel(tr("Extra"), theme, Token::Quiet, TextSize::Small, this))
    , m_layout(makeColumn({.spacing = 6}))
{
    setObjectName(u"extraTable"_s);
    auto *line = new QWidget(this);
    m_line = new FlowLayout(line, 3 * grid::unit);
    m_add = named(linkButton(tr("Add field"), line), u"addExtra"_s);
    m_line->addWidget(m_add);
    makeColumn(this, {noMargins, 6}, {m_heading, m_layout, line});
    m_heading->hide();
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow();
        m_rows.last().key->setFocus();
    });
    auto *undo = new QShortcut(QKeySequence::Undo, this);
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, this, &ExtraTable::undoRemove);
}

void ExtraTable::addRow(const ExtraField &field)
{
    Row row;
    row.widget = new QWidget(this);
    row.key = named(new QLineEdit(field.key, row.widget), u"extraKey"_s, tr("Key of the value"));
    row.type = named(new NoWheelComboBox(row.widget), u"extraType"_s, tr("Type of the value"));
    row.value = named(new QLineEdit(field.value, row.widget), u"extraValue"_s, tr("Value"));
    row.fault = named(plainLabel({}, m_theme, Token::Failed, TextSize::Small, row.widget), u"extraFault"_s);
    auto *remove = named(new QToolButton(row.widget), u"removeExtra"_s, tr("Remove this value"));

    row.key->setPlaceholderText(tr("key"));
    row.type->addItem(tr("text"), int(ExtraField::Type::Text));
    row.type->addItem(tr("number"), int(ExtraField::Type::Number));
    row.type->setCurrentIndex(field.type == ExtraField::Type::Number ? 1 : 0);
    row.value->setPlaceholderText(tr("value"));
    row.fault->hide();
    remove->setText(u"×"_s);
    remove->setMinimumSize(28, 28);
    for (QLineEdit *edit : {row.key, row.value}) {
        edit->setFont(m_theme.mono());
        edit->setLayoutDirection(Qt::LeftToRight);
        edit->setMinimumWidth(80);
        connect(edit, &QLineEdit::textChanged, this, &ExtraTable::update);
    }
    connect(row.type, &QComboBox::currentIndexChanged, this, &ExtraTable::update);
    connect(remove, &QToolButton::clicked, this, [this, widget = row.widget] { removeRow(widget); });

    auto *grid = new QGridLayout(row.widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(row.key, 0, 0);
    grid->addWidget(row.type, 0, 1);
    grid->addWidget(row.value, 0, 2);
    grid->addWidget(remove, 0, 3);
    grid->addWidget(row.fault, 1, 0, 1, 4);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(2, 3);
    m_layout->addWidget(row.widget);
    m_rows.append(row);
    // In visual order: the new row is before the add button.
    QWidget *before = m_add->previousInFocusChain();
    while (before != m_add && before->focusPolicy() == Qt::NoFocus) // Qt skips these
        before = before->previousInFocusChain();
    for (QWidget *next : std::initializer_list<QWidget *>{row.key, row.type, row.value, remove, m_add}) {
        QWidget::setTabOrder(before, next);
        before = next;
    }
    update();
}

void ExtraTable::removeRow(QWidget *widget)
{
    const auto at = std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const Row &row) { return row.widget == widget; });
    const qsizetype index = at - m_rows.cbegin();
    m_removed.append({index, fields().at(index)});
    m_rows.removeAt(index);
    widget->hide();
    widget->deleteLater();
    m_add->setFocus();
    update();
}

void ExtraTable::undoRemove()
{
    if (m_removed.isEmpty())
        return;
    const Removed last = m_removed.takeLast();
    QList<ExtraField> all = fields();
    const qsizetype index = std::min(last.index, all.size());
    all.insert(index, last.field);
    rebuild(all);
    m_rows.at(index).key->setFocus();
}

void ExtraTable::setFields(const QList<ExtraField> &fields)
{
    m_removed.clear(); // of another entry
    if (fields == this->fields())
        return;
    rebuild(fields);
}

void ExtraTable::rebuild(const QList<ExtraField> &fields)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        for (const Row &row : std::as_const(m_rows)) {
            row.widget->hide();
            row.widget->deleteLater();
        }
        m_rows.clear();
        for (const ExtraField &field : fields)
            addRow(field);
    }
    update();
}

void ExtraTable::setPlaceholders(bool on)
{
    if (m_placeholders == on)
        return;
    m_placeholders = on;
    showFaults();
}

QList<ExtraField> ExtraTable::fields() const
{
    QList<ExtraField> fields;
    for (const Row &row : m_rows)
        fields.append({row.key->text(), ExtraField::Type(row.type->currentData().toInt()), row.value->text()});
    return fields;
}

QStringList ExtraTable::faults() const
{
    LogEntry shown;
    shown.extra = fields();
    return extraFaults(m_placeholders ? expanded(shown, {}).extra : shown.extra);
}

bool ExtraTable::isValid() const
{
    const QStringList all = faults();
    return std::all_of(all.begin(), all.end(), [](const QString &fault) { return fault.isEmpty(); });
}

void ExtraTable::update()
{
    if (m_filling)
        return;
    m_heading->setVisible(!m_rows.isEmpty());
    showFaults();
    emit changed();
}

void ExtraTable::showFaults()
{
    const QStringList all = faults();
    const QList<ExtraField> sent = fields();
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        // A new row is empty rather than invalid; it still cannot be sent.
        const bool untouched = row.key->text().isEmpty() && row.value->text().isEmpty() && !row.key->isModified();
        const bool wrong = !all.at(i).isEmpty() && !untouched;
        const QString warning = extraWarning(sent.at(i));
        row.fault->setText(wrong ? all.at(i) : warning);
        setTone(row.fault, wrong ? Token::Failed : Token::Warned);
        row.fault->setVisible(wrong || !warning.isEmpty());
        const bool number = row.type->currentData().toInt() == int(ExtraField::Type::Number);
        setFlag(row.value, "wrong", wrong && number && !row.key->text().isEmpty());
        setFlag(row.key, "wrong", wrong && (!number || row.key->text().isEmpty()));
    }
}

void ExtraTable::addToLine(QWidget *widget)
{
    m_line->addWidget(widget);
    setTabOrder(m_add, widget);
}

LevelButton::LevelButton(Level level, int number, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_level(level)
{
    setText(tr("%1 %2", "key number, level name").arg(number).arg(levelName(level)));
    setAccessibleName(levelName(level));
    setObjectName(u"level-"_s + wireWord(level));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize LevelButton::minimumSizeHint() const
{
    const QFontMetrics metrics(m_theme.strong());
    return {metrics.horizontalAdvance(text()) + 4 * grid::unit,
            std::max(grid::controlHeight, metrics.height() + 3 * grid::unit)};
}

QSize LevelButton::sizeHint() const
{
    return minimumSizeHint() + QSize(4 * grid::unit, 0);
}

void LevelButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = m_theme.color(tokenFor(m_level));
    const QRectF shape = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(isChecked() ? ink : m_theme.color(Token::Field));
    painter.setBrush(isChecked() ? ink : m_theme.color(underMouse() ? Token::Raised : Token::Base));
    painter.drawRoundedRect(shape, grid::controlRadius, grid::controlRadius);
    painter.setFont(isChecked() ? m_theme.strong() : m_theme.body());
    painter.setPen(isChecked() ? m_theme.color(Token::OnAccent) : ink);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

LevelPicker::LevelPicker(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setObjectName(u"levelPicker"_s);
    setAccessibleName(tr("Level"));
    auto *layout = makeRow(this, {noMargins, 6});
    int number = 0;
    for (const EnumRow<Level> &row : levelTable()) {
        auto *button = new LevelButton(row.id, ++number, theme, this);
        m_group->addButton(button, int(row.id));
        layout->addWidget(button);
    }
    tabToChecked(m_group);
    setLevel(Level::Info);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit levelChanged(Level(id));
    });
}

Level LevelPicker::level() const
{
    return Level(m_group->checkedId());
}

void LevelPicker::setLevel(Level level)
{
    m_group->button(int(level))->setChecked(true);
}

void LevelPicker::keyPressEvent(QKeyEvent *event)
{
    const int index = event->key() - Qt::Key_1;
    if (index < 0 || index >= int(levelTable().size()) || (event->modifiers() & ~Qt::KeypadModifier) != 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    QAbstractButton *button = m_group->button(int(levelTable().at(size_t(index)).id));
    button->setChecked(true);
    button->setFocus();
}

namespace {

QString localOffset()
{
    return isoWithOffset(QDateTime::currentDateTime()).right(6);
}

} // namespace

TimeStampField::TimeStampField(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_button(named(linkButton({}, this), u"timeStamp"_s))
    , m_text(named(new QLineEdit(this), u"timeStampText"_s, tr("Timestamp")))
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
    add(tr("Now, local (%1)").arg(localOffset()), Choice::Local);
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
    if (choice == Choice::Chosen)
        m_text->setText(isoWithOffset(QDateTime::currentDateTime()));
    showChoice();
    emit changed();
}

QDateTime TimeStampField::time() const
{
    if (m_choice == Choice::Chosen)
        return timeFromText(m_text->text()).value_or(QDateTime());
    return m_choice == Choice::Utc ? QDateTime::currentDateTimeUtc() : QDateTime::currentDateTime();
}

QString TimeStampField::fault() const
{
    if (m_choice != Choice::Chosen)
        return {};
    const Result<QDateTime> time = timeFromText(m_text->text());
    return time ? QString() : time.error().detail.text();
}

void TimeStampField::showChoice()
{
    m_button->setText((m_choice == Choice::Local ? tr("Timestamp: now (%1)").arg(localOffset())
                       : m_choice == Choice::Utc ? tr("Timestamp: now (UTC)")
                                                 : tr("Timestamp")) +
                      u" ▾"_s);
    m_text->setVisible(m_choice == Choice::Chosen);
    setVisible(!m_text->isHidden());
    const QString words = fault();
    setFlag(m_text, "wrong", !words.isEmpty());
    m_fault->setText(words);
    m_fault->setVisible(!words.isEmpty());
}

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
    m_extra = new ExtraTable(theme, this);
    m_layout->addWidget(m_extra);
    m_time = new TimeStampField(theme, this);
    m_extra->addToLine(m_time->button());
    m_layout->addWidget(m_time);
    m_expandPlaceholders = named(new QCheckBox(this), u"fillIn"_s);
    m_expandPlaceholders->setChecked(true);
    m_layout->addWidget(m_expandPlaceholders);

    connect(m_level, &LevelPicker::levelChanged, this, &Composer::changed);
    connect(m_message, &QPlainTextEdit::textChanged, this, &Composer::refresh);
    connect(m_extra, &ExtraTable::changed, this, &Composer::refresh);
    connect(m_expandPlaceholders, &QCheckBox::toggled, this, &Composer::refresh);
    connect(m_time, &TimeStampField::changed, this, &Composer::refresh);
    refresh();
}

void Composer::buildMessage()
{
    m_layout->addWidget(plainLabel(tr("Message"), m_theme, Token::Quiet, TextSize::Small, this));
    m_message = named(messageField(tr("[TEST] sent from Resource Console"), 3, m_theme, this), u"message"_s);
    // Selects the text after the [TEST] mark, so that typing replaces only that.
    QTextCursor words = m_message->textCursor();
    words.setPosition(int(m_message->toPlainText().indexOf(u' ') + 1));
    words.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    m_message->setTextCursor(words);
    m_layout->addWidget(m_message);
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
    LogEntry composed = entry();
    composed.marker = marker;
    if (!m_expandPlaceholders->isChecked())
        return composed;
    return expanded(composed, {composed.ts, QSysInfo::machineHostName(), marker, counter});
}

bool Composer::hasChosenTime() const
{
    return m_time->choice() == TimeStampField::Choice::Chosen;
}

bool Composer::replacesPlaceholders() const
{
    return m_expandPlaceholders->isChecked() && !placeholdersIn(entry()).isEmpty();
}

void Composer::setEntry(const LogEntry &entry, bool replaces)
{
    const QSignalBlocker blocker(m_expandPlaceholders);
    m_expandPlaceholders->setChecked(replaces);
    m_level->setLevel(entry.level);
    m_message->setPlainText(entry.message);
    m_extra->setFields(entry.extra);
    refresh();
}

QString Composer::fault() const
{
    if (m_message->toPlainText().trimmed().isEmpty())
        return tr("Write a message first.");
    if (!m_extra->isValid())
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
    const QStringList found = placeholdersIn(composed);
    m_expandPlaceholders->setText(tr("Replace %1 when sending").arg(QLocale().createSeparatedList(found)));
    m_expandPlaceholders->setVisible(!found.isEmpty());
    m_extra->setPlaceholders(m_expandPlaceholders->isChecked());
    emit changed();
}

} // namespace rc

#include "moc_composer.cpp"
