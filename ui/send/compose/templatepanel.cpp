// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/templatepanel.h"

#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

TemplateModel::TemplateModel(TemplateStore store, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(std::move(store))
{
}

void TemplateModel::reload()
{
    const Result<QList<EntryTemplate>> read = m_store.load();
    if (!read)
        emit failed(errorLine(read.error()));
    const QList<EntryTemplate> now = read.value_or(QList<EntryTemplate>());
    if (now == m_templates)
        return;
    beginResetModel();
    m_templates = now;
    endResetModel();
    emit changed();
}

int TemplateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_templates.size());
}

QVariant TemplateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EntryTemplate &made = m_templates.at(index.row());
    if (role == Qt::DisplayRole)
        return displayText(made.name, LineBreaks::Mark, longestName);
    if (role == Qt::EditRole)
        return made.name;
    return {};
}

Qt::ItemFlags TemplateModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

bool TemplateModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString name = value.toString().trimmed().left(longestName);
    const int named = rowOf(name);
    if (name.isEmpty() || (named >= 0 && named != index.row())) {
        emit failed(name.isEmpty() ? tr("A template needs a name.") : tr("Another template already has this name."));
        return false;
    }
    QList<EntryTemplate> renamed = m_templates;
    renamed[index.row()].name = name;
    if (!save(renamed))
        return false;
    m_templates = renamed;
    emit dataChanged(index, index);
    emit changed();
    return true;
}

bool TemplateModel::add(EntryTemplate made)
{
    const QString wanted = made.name.trimmed().left(longestName);
    made.name = wanted;
    for (int number = 2; rowOf(made.name) >= 0; ++number)
        made.name = tr("%1 (%2)", "name of a template, a number that makes it another one").arg(wanted).arg(number);
    return insert(rowCount(), made);
}

bool TemplateModel::insert(int row, const EntryTemplate &made)
{
    QList<EntryTemplate> more = m_templates;
    more.insert(row, made);
    if (!save(more))
        return false;
    beginInsertRows({}, row, row);
    m_templates = more;
    endInsertRows();
    emit changed();
    return true;
}

bool TemplateModel::move(int from, int to)
{
    if (from < 0 || from >= rowCount() || to < 0 || to >= rowCount() || from == to)
        return false;
    QList<EntryTemplate> moved = m_templates;
    moved.move(from, to);
    if (!save(moved))
        return false;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_templates = moved;
    endMoveRows();
    emit changed();
    return true;
}

bool TemplateModel::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return false;
    QList<EntryTemplate> fewer = m_templates;
    const EntryTemplate gone = fewer.takeAt(row);
    if (!save(fewer))
        return false;
    beginRemoveRows({}, row, row);
    m_templates = fewer;
    endRemoveRows();
    m_removed.append({row, gone});
    emit changed();
    return true;
}

bool TemplateModel::undo()
{
    if (m_removed.isEmpty())
        return false;
    const Removed last = m_removed.takeLast();
    if (insert(std::min(last.row, rowCount()), last.made))
        return true;
    m_removed.append(last);
    return false;
}

bool TemplateModel::save(const QList<EntryTemplate> &templates)
{
    const Result<void> saved = m_store.save(templates);
    if (!saved)
        emit failed(errorLine(saved.error()));
    return saved.has_value();
}

int TemplateModel::rowOf(const QString &name) const
{
    const auto same = [&](const EntryTemplate &made) { return made.name.compare(name, Qt::CaseInsensitive) == 0; };
    const auto found = std::find_if(m_templates.begin(), m_templates.end(), same);
    return found == m_templates.end() ? -1 : int(found - m_templates.begin());
}

TemplateButton::TemplateButton(TemplateModel &own, QWidget *parent)
    : QPushButton(tr("Templates") + u" ▾"_s, parent)
    , m_own(own)
    , m_menu(new QMenu(this))
{
    setObjectName(u"templatesButton"_s);
    setAccessibleName(tr("Templates"));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &TemplateButton::fill);
}

void TemplateButton::fill()
{
    m_own.reload();
    m_menu->clear();
    for (const EntryTemplate &made : m_own.templates())
        add(made);
    m_menu->addSeparator();
    for (const EntryTemplate &made : builtInTemplates())
        add(made);
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Save this entry as a template…")), &QAction::triggered, this,
            &TemplateButton::saveWanted);
    QAction *arrange = m_menu->addAction(tr("Rename, reorder, delete…"));
    arrange->setEnabled(!m_own.templates().isEmpty() || m_own.canUndo());
    connect(arrange, &QAction::triggered, this, &TemplateButton::arrangeWanted);
}

void TemplateButton::add(const EntryTemplate &made)
{
    QAction *action =
        m_menu->addAction(withoutMnemonic(displayText(made.name, LineBreaks::Mark, TemplateModel::longestName)));
    connect(action, &QAction::triggered, this, [this, made] { emit chosen(made); });
}

namespace {
constexpr int mostTemplates = 6;
}

TemplatePanel::TemplatePanel(TemplateModel &model, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_model(model)
{
    setObjectName(u"templatePanel"_s);
    body()->addWidget(headingLabel(tr("Templates"), this));
    m_naming = buildNaming();
    body()->addWidget(m_naming);
    m_list = named(new QListView(this), u"templateList"_s, tr("Your templates"));
    m_list->setModel(&model);
    m_list->setItemDelegate(new IsolatingDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setTabKeyNavigation(false);
    keepGutter(m_list);
    m_list->setUniformItemSizes(true);
    body()->addWidget(m_list);
    m_words = named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"templateWords"_s);
    m_words->hide();
    body()->addWidget(m_words);
    body()->addWidget(buildButtons());
    giveRowMenu(m_list, [this](QMenu &menu, const QModelIndex &at) {
        for (QPushButton *button : {m_rename, m_up, m_down, m_delete}) {
            QAction *action = menu.addAction(button->text());
            action->setEnabled(button->isEnabled());
            connect(action, &QAction::triggered, button, &QPushButton::click);
        }
        menu.addSeparator();
        addCopy(menu, tr("Copy name"), at.data().toString());
    });
    hide();

    connect(&model, &TemplateModel::changed, this, [this] {
        showFault({});
        showState();
    });
    connect(&model, &TemplateModel::failed, this, &TemplatePanel::showFault);
    connect(&theme, &Theme::changed, this, &TemplatePanel::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TemplatePanel::showState);
    showState();
}

QWidget *TemplatePanel::buildNaming()
{
    auto *naming = new QWidget(this);
    m_name = named(new QLineEdit(naming), u"templateName"_s, tr("Template name"));
    m_name->setPlaceholderText(tr("Template name"));
    m_name->setMaxLength(int(TemplateModel::longestName));
    auto *save = named(new QPushButton(tr("Save"), naming), u"saveTemplate"_s);
    makeRow(naming, {noMargins, 2 * grid::unit}, {{m_name, 1}, save});
    const auto wanted = [this] {
        if (const QString name = m_name->text().trimmed(); !name.isEmpty())
            emit saveWanted(name);
    };
    connect(save, &QPushButton::clicked, this, wanted);
    connect(m_name, &QLineEdit::returnPressed, this, wanted);
    connect(m_name, &QLineEdit::textChanged, save,
            [save](const QString &name) { save->setEnabled(!name.trimmed().isEmpty()); });
    save->setEnabled(false);
    return naming;
}

QWidget *TemplatePanel::buildButtons()
{
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons);
    const auto add = [&](const QString &words, const char *name) {
        auto *button = new QPushButton(words, buttons);
        button->setObjectName(QLatin1StringView(name));
        flow->addWidget(button);
        return button;
    };
    m_up = add(tr("Up"), "templateUp");
    m_down = add(tr("Down"), "templateDown");
    m_rename = add(tr("Rename"), "templateRename");
    m_delete = add(tr("Delete"), "templateDelete");
    m_undo = add(tr("Undo deletion"), "templateUndo");
    QPushButton *close = add(tr("Done"), "templateDone");
    const auto moveBy = [this](int step) {
        const int to = row() + step;
        if (m_model.move(row(), to))
            m_list->setCurrentIndex(m_model.index(to));
        showState();
    };
    connect(m_up, &QPushButton::clicked, this, [moveBy] { moveBy(-1); });
    connect(m_down, &QPushButton::clicked, this, [moveBy] { moveBy(1); });
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->edit(m_list->currentIndex()); });
    connect(m_delete, &QPushButton::clicked, this, [this] { m_model.remove(row()); });
    connect(m_undo, &QPushButton::clicked, this, [this] { m_model.undo(); });
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    auto *undo = new QShortcut(QKeySequence::Undo, this); // fields have their own
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, this, [this] { m_model.undo(); });
    return buttons;
}

void TemplatePanel::beginSaving(const QString &suggestedName)
{
    m_model.reload();
    showFault({});
    m_naming->show();
    m_name->setText(suggestedName);
    m_name->selectAll();
    show();
    m_name->setFocus();
}

void TemplatePanel::beginArranging()
{
    m_model.reload();
    showFault({});
    m_naming->hide();
    show();
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model.index(0));
    m_list->setFocus();
}

void TemplatePanel::showFault(const QString &words)
{
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

int TemplatePanel::row() const
{
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

void TemplatePanel::showState()
{
    const int rows = m_model.rowCount();
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(std::clamp(rows, 1, mostTemplates) * std::max(m_list->sizeHintForRow(0), grid::unit * 6) +
                           2 * grid::unit);
    m_up->setEnabled(row() > 0);
    m_down->setEnabled(row() >= 0 && row() + 1 < rows);
    m_rename->setEnabled(row() >= 0);
    m_delete->setEnabled(row() >= 0);
    m_undo->setVisible(m_model.canUndo());
}

} // namespace rc

#include "moc_templatepanel.cpp"
