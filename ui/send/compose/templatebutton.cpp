// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "ui/send/compose/composer.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QLineEdit>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxTemplateName = 80;

QString shownName(const EntryTemplate &entryTemplate)
{
    return asIsolate(escapeMnemonics(displayText(entryTemplate.name, LineBreaks::Mark, maxTemplateName)));
}

} // namespace

TemplateButton::TemplateButton(TemplateStore store, const Theme &theme, QWidget *parent)
    : QPushButton(tr("Templates") + u" ▾"_s, parent)
    , m_store(std::move(store))
    , m_menu(new QMenu(this))
    , m_deleting(named(new QMenu(tr("Delete"), m_menu), u"deleteTemplates"_s))
    , m_nameRow(named(new QWidget(parent), u"templateNaming"_s))
{
    setObjectName(u"templatesButton"_s);
    setAccessibleName(tr("Templates"));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &TemplateButton::fill);
    buildNaming(theme);
}

void TemplateButton::buildNaming(const Theme &theme)
{
    m_name = named(new QLineEdit(m_nameRow), u"templateName"_s, tr("Template name"));
    m_name->setPlaceholderText(tr("Template name"));
    m_name->setMaxLength(int(maxTemplateName));
    m_label = named(plainLabel({}, theme, Token::Failed, TextSize::Small, m_nameRow), u"templateWords"_s);
    auto *save = named(new QPushButton(tr("Save"), m_nameRow), u"saveTemplate"_s);
    auto *close = named(new QPushButton(tr("Close"), m_nameRow), u"closeTemplate"_s);
    makeColumn(m_nameRow, {noMargins, grid::unit},
               {makeRow({.spacing = 2 * grid::unit}, {{m_name, 1}, save, close}), m_label});
    connect(save, &QPushButton::clicked, this, &TemplateButton::saveComposed);
    connect(close, &QPushButton::clicked, m_nameRow, &QWidget::hide);
    connect(m_name, &QLineEdit::returnPressed, this, &TemplateButton::saveComposed);
    connect(this, &TemplateButton::failed, this, &TemplateButton::showFault);
    m_nameRow->hide();
}

void TemplateButton::startNaming()
{
    constexpr int suggested = 40;
    showFault({});
    m_name->setText(m_composer->entry().message.simplified().left(suggested));
    m_name->selectAll();
    m_nameRow->show();
    m_name->setFocus();
}

void TemplateButton::saveComposed()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return;
    const LogEntry composed = m_composer->entry();
    if (const QString fault = m_composer->fault(); !fault.isEmpty())
        showFault(fault);
    else
        add({name, composed.level, composed.message, composed.extra});
}

void TemplateButton::showFault(const QString &words)
{
    m_label->setText(words);
    m_label->setVisible(!words.isEmpty());
}

/// Another window may have changed the file.
void TemplateButton::reload()
{
    const Result<QList<EntryTemplate>> read = m_store.load();
    if (!read)
        emit failed(errorLine(read.error()));
    m_own = read.value_or(QList<EntryTemplate>());
}

void TemplateButton::fill()
{
    reload();
    m_menu->clear();
    for (const EntryTemplate &entryTemplate : std::as_const(m_own))
        addChoice(entryTemplate);
    m_menu->addSeparator();
    for (const EntryTemplate &entryTemplate : builtInTemplates())
        addChoice(entryTemplate);
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Save this entry as a template…")), &QAction::triggered, this,
            &TemplateButton::startNaming);
    m_menu->addMenu(m_deleting);
    m_deleting->clear();
    m_deleting->setEnabled(!m_own.isEmpty());
    for (const EntryTemplate &entryTemplate : std::as_const(m_own))
        connect(m_deleting->addAction(shownName(entryTemplate)), &QAction::triggered, this,
                [this, entryTemplate] { remove(entryTemplate); });
    QAction *undoAction = m_menu->addAction(tr("Undo deletion"));
    undoAction->setVisible(!m_removed.isEmpty());
    connect(undoAction, &QAction::triggered, this, &TemplateButton::undo);
}

void TemplateButton::addChoice(const EntryTemplate &entryTemplate)
{
    connect(m_menu->addAction(shownName(entryTemplate)), &QAction::triggered, this, [this, entryTemplate] {
        m_composer->setEntry(entryOf(entryTemplate), true);
        m_composer->firstFocus()->setFocus();
    });
}

void TemplateButton::add(EntryTemplate entryTemplate)
{
    reload();
    const QString wanted = entryTemplate.name.trimmed().left(maxTemplateName);
    const auto isTaken = [this](const QString &name) {
        return std::any_of(m_own.cbegin(), m_own.cend(), [&name](const EntryTemplate &own) {
            return own.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    entryTemplate.name = wanted;
    for (int number = 2; isTaken(entryTemplate.name); ++number)
        entryTemplate.name =
            tr("%1 (%2)", "name of a template, a number that makes it another one").arg(wanted).arg(number);
    if (save(m_own + QList<EntryTemplate>{entryTemplate}))
        m_nameRow->hide();
}

void TemplateButton::remove(const EntryTemplate &entryTemplate)
{
    QList<EntryTemplate> remaining = m_own;
    const qsizetype row = remaining.indexOf(entryTemplate);
    remaining.removeAt(row);
    if (save(remaining))
        m_removed.append({row, entryTemplate});
}

bool TemplateButton::undo()
{
    if (m_removed.isEmpty())
        return false;
    reload();
    QList<EntryTemplate> restored = m_own;
    restored.insert(std::min(m_removed.constLast().row, restored.size()), m_removed.constLast().entryTemplate);
    if (save(restored))
        m_removed.removeLast();
    return true;
}

bool TemplateButton::save(const QList<EntryTemplate> &templates)
{
    const Result<void> saved = m_store.save(templates);
    if (!saved)
        emit failed(errorLine(saved.error()));
    else
        m_own = templates;
    return saved.has_value();
}

} // namespace rc
