// SPDX-License-Identifier: GPL-3.0-or-later
// Everything about one tool: its names, description, annotations, parameters, and the definition as it was sent.
#include "ui/tools/tooldetail.h"

#include "core/displaytext.h"
#include "core/strictjson.h"
#include "ui/tools/annotationtext.h"
#include "ui/tools/parameterdelegate.h"
#include "ui/tools/parametermodel.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace rc {

namespace {

constexpr qsizetype shortDescription = 320;
constexpr qsizetype longDescription = 20'000;
constexpr qsizetype maxShownJson = 256 * 1024;

QString shownJson(const QByteArray &json)
{
    return displayText(QString::fromUtf8(jsonFault(json) ? json : jsonIndented(json)), LineBreaks::Keep, maxShownJson);
}

} // namespace

ToolDetail::ToolDetail(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_content(new QWidget(this))
    , m_parameters(new ParameterModel(theme, this))
{
    setObjectName(QStringLiteral("toolDetail"));
    m_nothing = plainLabel(tr("Choose a tool to see what it is."), theme, Token::Quiet, TextSize::Body, this);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(16, 14, 16, 16);
    outer->addWidget(m_nothing);
    outer->addWidget(m_content, 1);

    m_title = plainLabel({}, theme, Token::Text, TextSize::Strong, m_content);
    m_title->setObjectName(QStringLiteral("toolTitle"));
    m_name = plainLabel({}, theme, Token::Quiet, TextSize::Mono, m_content);
    m_name->setObjectName(QStringLiteral("toolName"));
    m_description = plainLabel({}, theme, Token::Text, TextSize::Body, m_content);
    m_description->setObjectName(QStringLiteral("toolDescription"));
    for (QLabel *label : {m_title, m_name, m_description})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_showAll = linkButton(tr("Show all"), m_content);
    m_showAll->setObjectName(QStringLiteral("showAll"));
    connect(m_showAll, &QPushButton::clicked, this, [this] { showDescription(true); });
    m_chips = new QWidget(m_content);
    new FlowLayout(m_chips);

    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto *call = new QPushButton(tr("&Call…"), m_content);
    call->setObjectName(QStringLiteral("callTool"));
    call->setAccessibleDescription(tr("Opens the form of this tool's arguments. Nothing is called until you press "
                                      "Call there."));
    connect(call, &QPushButton::clicked, this, [this] { emit callWanted(m_tool); });
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(call, 0, Qt::AlignTop);
    layout->addLayout(head);
    layout->addWidget(m_name);
    layout->addWidget(m_description);
    layout->addWidget(m_showAll, 0, Qt::AlignLeading);
    layout->addWidget(m_chips);
    layout->addWidget(buildTabs(), 1);
    clear();
}

QWidget *ToolDetail::buildTabs()
{
    auto *whole = new QWidget(m_content);
    m_tabs = new SegmentedControl(SegmentedControl::Look::Tabs, whole);
    m_tabs->setObjectName(QStringLiteral("toolTabs"));
    m_tabs->setChoices({tr("Parameters"), tr("Output"), tr("Annotations"), tr("JSON")});
    m_stack = new QStackedWidget(whole);

    auto *parameters = new QWidget(m_stack);
    m_table = new QTableView(parameters);
    m_table->setObjectName(QStringLiteral("parameters"));
    m_table->setAccessibleName(tr("Parameters"));
    m_table->setModel(m_parameters);
    m_table->setItemDelegate(new ParameterDelegate(m_theme, m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setMaximumSectionSize(220);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setWordWrap(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_noParameters = plainLabel(tr("This tool takes no parameters, or its schema names none at its top."), m_theme,
                                Token::Quiet, TextSize::Body, parameters);
    m_noParameters->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto *parametersLayout = new QVBoxLayout(parameters);
    parametersLayout->setContentsMargins(0, 0, 0, 0);
    parametersLayout->addWidget(m_table, 1);
    parametersLayout->addWidget(m_noParameters, 1);

    const auto code = [this](const QString &name) {
        auto *view = new CodeView(m_theme, m_stack);
        view->setObjectName(name);
        return view;
    };
    m_output = code(QStringLiteral("toolOutput"));
    m_annotations = code(QStringLiteral("toolAnnotations"));
    m_json = code(QStringLiteral("toolJson"));
    m_stack->addWidget(parameters);
    m_stack->addWidget(m_output);
    m_stack->addWidget(m_annotations);
    m_stack->addWidget(m_json);
    m_stack->setMinimumHeight(120);
    connect(m_tabs, &SegmentedControl::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);

    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_tabs, 0, Qt::AlignLeading);
    layout->addWidget(m_stack, 1);
    return whole;
}

void ToolDetail::clear()
{
    m_tool = {};
    m_content->hide();
    m_nothing->show();
}

void ToolDetail::showTool(const Tool &tool)
{
    m_tool = tool;
    m_nothing->hide();
    m_content->show();
    m_title->setText(displayText(tool.shownName(), LineBreaks::Mark, 300));
    m_name->setText(displayText(tool.name, LineBreaks::Mark, 300));
    showDescription(false);
    showChips();
    const QList<ParameterRow> rows = parameterRows(tool.inputSchema);
    m_parameters->setRows(rows);
    m_table->setVisible(!rows.isEmpty());
    m_noParameters->setVisible(rows.isEmpty());
    m_output->say(tool.outputSchema.isEmpty() ? tr("The server states no output schema for this tool.")
                                              : shownJson(tool.outputSchema));
    m_annotations->say(annotationLines(tool.annotations));
    m_json->say(shownJson(tool.raw));
}

void ToolDetail::showDescription(bool whole)
{
    const QString &text = m_tool.description;
    m_description->setVisible(!text.isEmpty());
    m_description->setText(displayText(text, LineBreaks::Keep, whole ? longDescription : shortDescription));
    m_showAll->setVisible(!whole && text.size() > shortDescription);
}

void ToolDetail::showChips()
{
    qDeleteAll(m_chips->findChildren<Chip *>(Qt::FindDirectChildrenOnly));
    QList<AnnotationChip> chips = annotationChips(m_tool.annotations);
    if (hasHiddenText(m_tool.name) || hasHiddenText(m_tool.title) || hasHiddenText(m_tool.description))
        chips.append({tr("hidden text, shown as marks"), Token::Failed});
    for (const AnnotationChip &words : std::as_const(chips)) {
        auto *chip = new Chip(m_theme, m_chips);
        chip->say(words.text, words.tone);
        m_chips->layout()->addWidget(chip);
        chip->show();
    }
}

} // namespace rc
