// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/comparepanel.h"

#include "core/words/displaytext.h"
#include "ui/tools/review/changeview.h"
#include "ui/widgets/kit.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int differenceRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;
constexpr int differentRole = Qt::UserRole + 2; ///< in IdentityComparison::different; below 0: one lacks it
constexpr int firstRole = Qt::UserRole + 3;     ///< the current profile sees it
constexpr qsizetype mostCompared = 2000;        // of one catalog

QString shown(const QString &name)
{
    return displayText(name, LineBreaks::Mark, 200);
}

} // namespace

ComparePanel::ComparePanel(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Title, this), u"compareTitle"_s))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"compareWords"_s))
    , m_tools(named(changedToolsList({tr("Tool"), tr("Catalog"), tr("Seen by")}, this), u"comparedTools"_s,
                    tr("Tools that differ between the two")))
    , m_changes(new ChangeView(theme, this))
    , m_close(named(new QPushButton(tr("Close"), this), u"closeCompare"_s))
{
    setObjectName(u"comparePanel"_s);
    m_close->setMinimumHeight(grid::controlHeight);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_tools);
    splitter->addWidget(m_changes);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(2 * grid::unit);
    layout->addLayout(head);
    layout->addWidget(m_words);
    layout->addWidget(splitter, 1);
    setTabOrder(m_close, m_tools);
    connect(m_close, &QPushButton::clicked, this, &ComparePanel::closed);
    connect(m_tools, &QTreeWidget::currentItemChanged, this, &ComparePanel::showChosen);
    connect(m_tools, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        if (item->data(0, firstRole).toBool())
            emit toolWanted(item->data(0, differenceRole).value<CatalogKind>(), item->data(0, nameRole).toString());
    });
    connect(&theme, &Theme::changed, this, &ComparePanel::fill);
}

void ComparePanel::show(const ComparedIdentities &compared)
{
    m_compared = compared;
    m_title->setText(tr("%1 and %2", "names of two profiles").arg(shown(compared.first), shown(compared.second)));
    QStringList sentences;
    for (const IdentityComparison &catalog : compared.catalogs) {
        const QString name = catalogName(catalog.kind);
        if (catalog.isSame()) {
            sentences.append(tr("%1: both see the same %n tool(s).", nullptr, int(catalog.alike)).arg(name));
        } else {
            sentences.append(tr("%1: %2 identical, %3 different, %4 only for %5, %6 only for %7.")
                                 .arg(name, QString::number(catalog.alike), QString::number(catalog.different.size()),
                                      QString::number(catalog.onlyFirst.size()), shown(compared.first),
                                      QString::number(catalog.onlySecond.size()), shown(compared.second)));
        }
        if (!catalog.whole)
            sentences.append(tr("A list is incomplete: a tool missing from it may still exist."));
    }
    sentences += compared.faults;
    sentences.append(tr("Both were fetched at %1.").arg(QLocale().toString(compared.at.time(), QLocale::ShortFormat)));
    m_words->setText(sentences.join(QLatin1Char('\n')));
    fill();
}

void ComparePanel::wait(const QString &first, const QString &second)
{
    m_compared = {};
    m_title->setText(tr("%1 and %2", "names of two profiles").arg(shown(first), shown(second)));
    m_words->setText(tr("Fetching both tool lists. Esc cancels."));
    fill();
}

void ComparePanel::showMessage(const QString &sentence)
{
    m_words->setText(sentence);
}

void ComparePanel::fill()
{
    m_tools->clear();
    for (const IdentityComparison &catalog : m_compared.catalogs)
        addRows(catalog);
    m_tools->setVisible(m_tools->topLevelItemCount() > 0);
    m_changes->setVisible(m_tools->topLevelItemCount() > 0);
    if (m_tools->topLevelItemCount() > 0)
        m_tools->setCurrentItem(m_tools->topLevelItem(0));
}

void ComparePanel::addRows(const IdentityComparison &catalog)
{
    qsizetype left = mostCompared;
    qsizetype more = 0;
    const auto add = [&](const QString &name, const QString &who, Token token, int place, bool first) {
        if (left-- <= 0) {
            ++more;
            return;
        }
        auto *item = new QTreeWidgetItem({shown(name), catalogName(catalog.kind), who});
        item->setData(0, differenceRole, QVariant::fromValue(catalog.kind));
        item->setSizeHint(0, {0, grid::controlHeight});
        item->setData(0, nameRole, name);
        item->setData(0, differentRole, place);
        item->setData(0, firstRole, first);
        item->setForeground(2, m_theme.color(token));
        m_tools->addTopLevelItem(item);
    };
    for (const QString &name : catalog.onlyFirst)
        add(name, tr("only %1").arg(shown(m_compared.first)), Token::Warned, -1, true);
    for (const QString &name : catalog.onlySecond)
        add(name, tr("only %1").arg(shown(m_compared.second)), Token::Accent, -1, false);
    for (qsizetype i = 0; i < catalog.different.size(); ++i)
        add(catalog.different.at(i).name, tr("Different"), Token::Quiet, int(i), true);
    if (more > 0) {
        auto *item = new QTreeWidgetItem({tr("%n more tool(s)", nullptr, int(more))});
        item->setFlags(Qt::NoItemFlags);
        m_tools->addTopLevelItem(item);
    }
}

void ComparePanel::showChosen()
{
    const QTreeWidgetItem *item = m_tools->currentItem();
    if (!item)
        return;
    const int place = item->data(0, differentRole).toInt();
    const auto kind = item->data(0, differenceRole).value<CatalogKind>();
    for (const IdentityComparison &catalog : std::as_const(m_compared.catalogs)) {
        if (catalog.kind != kind)
            continue;
        if (place >= 0)
            m_changes->showChanges(catalog.different.at(place).changes, {});
        else
            m_changes->showChanges({}, item->data(0, firstRole).toBool()
                                           ? tr("%1 does not see this tool.").arg(shown(m_compared.second))
                                           : tr("%1 does not see this tool.").arg(shown(m_compared.first)));
    }
}

void ComparePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return;
    }
    Panel::keyPressEvent(event);
}

} // namespace rc

#include "moc_comparepanel.cpp"
