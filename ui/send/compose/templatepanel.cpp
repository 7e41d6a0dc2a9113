// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/templatepanel.h"

#include "ui/buttons/rowmenu.h"
#include "ui/send/compose/templatemodel.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolatingdelegate.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

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
