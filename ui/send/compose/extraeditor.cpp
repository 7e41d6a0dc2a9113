// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/extraeditor.h"

#include "core/entry/entrytemplate.h"
#include "core/entry/extrajson.h"
#include "core/entry/ingestbody.h"
#include "core/json/strictjson.h"
#include "ui/send/compose/extratable.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int leastLines = 3;
constexpr int mostExtraLines = 12;
} // namespace

ExtraEditor::ExtraEditor(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    m_heading = plainLabel(tr("Extra"), theme, Token::Quiet, TextSize::Small, this);
    auto *layout = makeColumn(this, {noMargins, 6}, {m_heading});
    m_table = new ExtraTable(theme, this);
    layout->addWidget(m_table);
    layout->addWidget(buildLine());

    m_json = named(new QPlainTextEdit(this), u"extraJson"_s, tr("Extra as JSON"));
    m_json->setTabChangesFocus(true);
    keepGutter(m_json);
    writeCode(*m_json, theme);
    connect(&theme, &Theme::changed, this, &ExtraEditor::fitJson);
    m_json->hide();
    layout->addWidget(m_json);
    m_jsonFault = named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"extraJsonFault"_s);
    m_jsonFault->hide();
    layout->addWidget(m_jsonFault);

    connect(m_table, &ExtraTable::changed, this, &ExtraEditor::tableChanged);
    connect(m_json, &QPlainTextEdit::textChanged, this, &ExtraEditor::jsonChanged);
    connect(m_toggle, &QPushButton::clicked, this, [this] { showJson(m_json->isHidden()); });
    showState();
}

QWidget *ExtraEditor::buildLine()
{
    auto *whole = new QWidget(this);
    m_line = new FlowLayout(whole, 3 * grid::unit);
    m_line->addWidget(m_table->addButton());
    m_toggle = named(linkButton({}, whole), u"extraJsonToggle"_s);
    m_line->addWidget(m_toggle);
    return whole;
}

void ExtraEditor::addToLine(QWidget *widget)
{
    m_line->removeWidget(m_toggle);
    m_line->addWidget(widget);
    m_line->addWidget(m_toggle); // belongs to the fields below
    setTabOrder(m_table->addButton(), widget);
    setTabOrder(widget, m_toggle);
    setTabOrder(m_toggle, m_json);
}

QList<ExtraField> ExtraEditor::fields() const
{
    return m_table->fields();
}

void ExtraEditor::setFields(const QList<ExtraField> &fields)
{
    m_fault.clear();
    m_table->setFields(fields);
    writeJson();
    showState();
    emit changed();
}

bool ExtraEditor::isFaultless() const
{
    return m_fault.isEmpty() && m_table->isFaultless();
}

void ExtraEditor::setPlaceholders(bool on)
{
    m_table->setPlaceholders(on);
}

void ExtraEditor::showJson(bool shown)
{
    m_fault.clear(); // closing the view discards invalid text
    m_json->setVisible(shown);
    if (shown) {
        writeJson();
        m_json->setFocus();
    }
    showState();
    emit changed();
}

void ExtraEditor::tableChanged()
{
    if (m_following)
        return;
    writeJson();
    showState();
    emit changed();
}

void ExtraEditor::jsonChanged()
{
    if (m_following || m_json->isHidden())
        return;
    Result<QList<ExtraField>> read = extraFromJson(m_json->toPlainText().toUtf8());
    m_fault = read ? extraFault(*read) : read.error().detail;
    if (m_fault.isEmpty()) {
        const QScopedValueRollback following(m_following, true);
        keepNumbers(*read);
        m_table->setFields(*read);
    }
    showState();
    emit changed();
}

/// A placeholder number is a string in JSON: remember that it is a number.
void ExtraEditor::keepNumbers(QList<ExtraField> &fields) const
{
    const QList<ExtraField> before = m_table->fields();
    for (ExtraField &field : fields) {
        ExtraField number = field;
        number.type = ExtraField::Type::Number;
        if (placeholders().contains(field.value) && before.contains(number))
            field = number;
    }
}

/// Writes the table as JSON, unless JSON cannot express it.
void ExtraEditor::writeJson()
{
    if (m_json->isHidden() || !m_table->isFaultless())
        return;
    const QScopedValueRollback following(m_following, true);
    m_json->setPlainText(QString::fromUtf8(jsonIndented(extraJson(m_table->fields()))));
}

void ExtraEditor::showState()
{
    const bool shown = !m_json->isHidden();
    const bool tableWaits = shown && !m_fault.isEmpty();
    const bool jsonWaits = shown && !m_table->isFaultless();
    m_table->setEnabled(!tableWaits);
    m_table->addButton()->setEnabled(!tableWaits);
    m_table->setVisible(!m_table->fields().isEmpty());
    m_heading->setVisible(shown || !m_table->isHidden());
    m_json->setReadOnly(jsonWaits);
    setFlag(m_json, "wrong", tableWaits);
    QString words = m_fault;
    if (tableWaits)
        words += u' ' + tr("Fix the JSON to update the table.");
    else if (jsonWaits)
        words = tr("Fix the value above to update the JSON.");
    m_jsonFault->setText(words);
    m_jsonFault->setVisible(!words.isEmpty());
    if (tableWaits)
        m_toggle->setText(tr("Discard JSON changes"));
    else
        m_toggle->setText(shown ? tr("Hide the JSON") : tr("Show as JSON"));
    fitJson();
}

void ExtraEditor::fitJson()
{
    const int lines = qBound(leastLines, m_json->document()->blockCount(), mostExtraLines);
    m_json->setFixedHeight(QFontMetrics(m_json->font()).lineSpacing() * lines + 6 * grid::unit);
}

} // namespace rc

#include "moc_extraeditor.cpp"
