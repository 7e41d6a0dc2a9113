// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/extraeditor.h"

#include "core/entry/entrytemplate.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "ui/fields/calmcombo.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QShortcut>
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
        return row.value.isEmpty() ? ExtraFaultsTr::tr("“%1” needs a number, such as 3 or 1840.50.").arg(key)
                                   : ExtraFaultsTr::tr("“%1” is not a valid JSON number, such as 3 or 1840.50.")
                                         .arg(displayText(row.value, LineBreaks::Mark, 60));
    return {};
}

} // namespace

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
    row.whole = new QWidget(this);
    row.key = new QLineEdit(field.key, row.whole);
    row.type = new CalmCombo(row.whole);
    row.value = new QLineEdit(field.value, row.whole);
    row.fault = plainLabel({}, m_theme, Token::Failed, TextSize::Small, row.whole);
    auto *remove = new QToolButton(row.whole);

    row.key->setObjectName(u"extraKey"_s);
    row.key->setPlaceholderText(tr("key"));
    row.key->setAccessibleName(tr("Key of the value"));
    row.type->setObjectName(u"extraType"_s);
    row.type->addItem(tr("text"), int(ExtraField::Type::Text));
    row.type->addItem(tr("number"), int(ExtraField::Type::Number));
    row.type->setCurrentIndex(field.type == ExtraField::Type::Number ? 1 : 0);
    row.type->setAccessibleName(tr("Type of the value"));
    row.value->setObjectName(u"extraValue"_s);
    row.value->setPlaceholderText(tr("value"));
    row.value->setAccessibleName(tr("Value"));
    row.fault->setObjectName(u"extraFault"_s);
    row.fault->hide();
    remove->setText(u"×"_s);
    remove->setObjectName(u"removeExtra"_s);
    remove->setAccessibleName(tr("Remove this value"));
    remove->setMinimumSize(28, 28);
    for (QLineEdit *edit : {row.key, row.value}) {
        edit->setFont(m_theme.mono());
        edit->setLayoutDirection(Qt::LeftToRight);
        edit->setMinimumWidth(80);
        connect(edit, &QLineEdit::textChanged, this, &ExtraTable::update);
    }
    connect(row.type, &QComboBox::currentIndexChanged, this, &ExtraTable::update);
    connect(remove, &QToolButton::clicked, this, [this, whole = row.whole] { removeRow(whole); });

    auto *grid = new QGridLayout(row.whole);
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
    m_layout->addWidget(row.whole);
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

void ExtraTable::removeRow(QWidget *whole)
{
    const auto at = std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const Row &row) { return row.whole == whole; });
    const qsizetype place = at - m_rows.cbegin();
    m_removed.append({place, fields().at(place)});
    m_rows.removeAt(place);
    whole->hide();
    whole->deleteLater();
    m_add->setFocus();
    update();
}

void ExtraTable::undoRemove()
{
    if (m_removed.isEmpty())
        return;
    const Removed last = m_removed.takeLast();
    QList<ExtraField> all = fields();
    const qsizetype place = std::min(last.place, all.size());
    all.insert(place, last.field);
    rebuild(all);
    m_rows.at(place).key->setFocus();
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
            row.whole->hide();
            row.whole->deleteLater();
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

bool ExtraTable::isFaultless() const
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

} // namespace rc

#include "moc_extraeditor.cpp"
