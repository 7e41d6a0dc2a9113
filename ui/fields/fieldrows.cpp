// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fieldrows.h"

#include "ui/buttons/leadbutton.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A field's name: on one line if it fits, else broken between words.
class RowName : public QLabel
{
public:
    explicit RowName(const QString &text, QWidget *parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
        setWordWrap(true);
        setFlag(this, "quiet");
        setAlignment((isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int line = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        return {line + 2, QLabel::sizeHint().height()};
    }
};

} // namespace

FieldRows::FieldRows(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(grid::gap);
    m_rows->setVerticalSpacing(grid::unit + 2); // room for the focus ring
    m_rows->setColumnStretch(1, 1);
}

void FieldRows::addRow(const QString &label, QWidget *field)
{
    QLabel *name = new RowName(label, this);
    name->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    // Aligns it with the first line of a multi-line field.
    name->setMinimumHeight(grid::controlHeight);
    m_rows->addWidget(name, m_next, 0, Qt::AlignTrailing | Qt::AlignTop);
    m_rows->addWidget(field, m_next, 1);
    m_rows->setRowMinimumHeight(m_next, grid::controlHeight);
    if (m_inFold) {
        for (QWidget *part : {static_cast<QWidget *>(name), field}) {
            m_folded.append(part);
            part->setVisible(m_fold->isChecked());
        }
        m_foldedRows.append(m_next);
        m_rows->setRowMinimumHeight(m_next, m_fold->isChecked() ? grid::controlHeight : 0);
    } else {
        m_names.append(name);
    }
    ++m_next;
}

QLabel *FieldRows::addVerdict()
{
    QLabel *verdict = quietLabel({}, m_theme, this);
    verdict->setWordWrap(false);
    m_rows->addWidget(verdict, m_next - 1, 2, Qt::AlignVCenter);
    return verdict;
}

void FieldRows::alignFields(const QList<FieldRows *> &all)
{
    const auto align = [all] {
        int widest = 0;
        for (const FieldRows *rows : all) {
            for (const QLabel *name : rows->m_names)
                widest = std::max(widest, name->sizeHint().width());
        }
        for (FieldRows *rows : all)
            rows->m_rows->setColumnMinimumWidth(0, widest);
    };
    fitToTheme(all.constFirst(), all.constFirst()->m_theme, align);
}

QPushButton *FieldRows::beginFold(const QString &text)
{
    m_fold = new LeadButton(text, this);
    setFlag(m_fold, "link");
    m_fold->setCheckable(true);
    m_fold->setAccessibleName(text);
    m_rows->addWidget(m_fold, m_next++, 1, Qt::AlignLeading);
    m_inFold = true;
    connect(m_fold, &QPushButton::toggled, this, &FieldRows::showFolded);
    connect(&m_theme, &Theme::changed, m_fold, [this] { showFolded(m_fold->isChecked()); });
    showFolded(false);
    return m_fold;
}

void FieldRows::setUnfolded(bool unfolded)
{
    if (m_fold != nullptr)
        m_fold->setChecked(unfolded);
}

void FieldRows::showFolded(bool unfolded)
{
    const QString closed = isRightToLeft() ? u"chevron-left"_s : u"chevron-right"_s;
    m_fold->setIcon(m_theme.icon(unfolded ? u"chevron-down"_s : closed, Token::Accent));
    for (QWidget *part : std::as_const(m_folded))
        part->setVisible(unfolded);
    for (QLabel *note : std::as_const(m_foldedNotes))
        note->setVisible(unfolded && !note->text().isEmpty());
    for (const int row : std::as_const(m_foldedRows))
        m_rows->setRowMinimumHeight(row, unfolded ? grid::controlHeight : 0);
}

QLabel *FieldRows::addNote()
{
    QLabel *note = quietLabel({}, m_theme, this);
    note->hide();
    if (m_inFold)
        m_foldedNotes.append(note);
    m_rows->addWidget(note, m_next++, 1); // a second column would add its spacing
    return note;
}

} // namespace rc

#include "moc_fieldrows.cpp"
