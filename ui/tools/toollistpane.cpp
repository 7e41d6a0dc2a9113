// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of one catalog as a list with a filter above it and a line on where they came from below.
#include "ui/tools/toollistpane.h"

#include "ui/theme/theme.h"
#include "ui/tools/tooldelegate.h"
#include "ui/tools/toolmodel.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tinted.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace rc {

namespace {

QString originText(const ToolCatalog &catalog)
{
    const QLocale locale;
    const QStringList parts{
        ToolListPane::tr("%n page(s)", nullptr, catalog.pages),
        catalog.complete ? ToolListPane::tr("complete") : ToolListPane::tr("incomplete"),
        catalog.eventStream ? ToolListPane::tr("event stream") : ToolListPane::tr("plain JSON"),
        locale.formattedDataSize(catalog.bytes, 0, QLocale::DataSizeTraditionalFormat),
        ToolListPane::tr("%1 ms").arg(locale.toString(catalog.elapsedMs)),
        ToolListPane::tr("fetched %1").arg(locale.toString(catalog.at.time(), QStringLiteral("HH:mm:ss"))),
    };
    return parts.join(QStringLiteral(", "));
}

QListView *toolList(const Theme &theme, ToolFilter &filter, QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setObjectName(QStringLiteral("toolList"));
    list->setAccessibleName(ToolListPane::tr("Tools"));
    list->setModel(&filter);
    list->setItemDelegate(new ToolDelegate(theme, list));
    list->setUniformItemSizes(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setStyleSheet(QStringLiteral("QListView { border: none; background: transparent; border-radius: 0px; }"));
    list->setMouseTracking(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    return list;
}

} // namespace

ToolListPane::ToolListPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new ToolModel(this))
    , m_filter(new ToolFilter(*m_model, this))
    , m_needle(new QLineEdit(this))
    , m_count(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
    , m_footer(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
{
    m_needle->setObjectName(QStringLiteral("toolFilter"));
    m_needle->setAccessibleName(tr("Filter the tools"));
    m_needle->setPlaceholderText(tr("Filter by name, description or parameter"));
    m_needle->setClearButtonEnabled(true);
    m_needle->setMinimumHeight(grid::controlHeight);
    m_count->setObjectName(QStringLiteral("toolCount"));
    m_count->setWordWrap(false);
    m_footer->setObjectName(QStringLiteral("toolsFooter"));
    auto *card = new Panel(theme, this);
    m_list = toolList(theme, *m_filter, card);

    auto *top = new QHBoxLayout;
    top->setSpacing(2 * grid::unit);
    top->addWidget(m_needle, 1);
    top->addWidget(m_count);
    auto *cardLayout = new QVBoxLayout(card);
    cardLayout->setContentsMargins(1, 4, 1, 4);
    cardLayout->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * grid::unit);
    layout->addLayout(top);
    layout->addWidget(card, 1);
    layout->addWidget(m_footer);

    connect(m_needle, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setNeedle(text);
        updateWords();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_filling)
            emit currentChanged();
    });
}

void ToolListPane::showCatalog(const ToolCatalog &catalog, const QString &chosen)
{
    {
        // While the rows are exchanged the view passes through choices that nobody made.
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_origin = originText(catalog);
        m_model->setTools(catalog.tools);
        const QModelIndex same = m_filter->mapFromSource(m_model->index(m_model->rowOf(chosen)));
        m_list->setCurrentIndex(same.isValid() ? same : m_filter->index(0, 0));
        m_list->scrollTo(m_list->currentIndex());
        updateWords();
    }
    emit currentChanged();
}

const Tool *ToolListPane::current() const
{
    const QModelIndex at = m_filter->mapToSource(m_list->currentIndex());
    return at.isValid() ? &m_model->tool(at.row()) : nullptr;
}

void ToolListPane::updateWords()
{
    const QLocale locale;
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(tr("%1 of %2", "shown tools of all").arg(locale.toString(shown), locale.toString(all)));
    m_footer->setText(shown == 0 && all > 0 ? tr("No tool contains all of these words.") : m_origin);
}

} // namespace rc
