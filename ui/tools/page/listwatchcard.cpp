// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/listwatchcard.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/tools/page/toolspagewords.h"
#include "ui/widgets/kit.h"

#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString clockTime(const QDateTime &at)
{
    return QLocale().toString(at.toLocalTime().time(), u"HH:mm:ss"_s);
}

} // namespace

ListWatchCard::ListWatchCard(CatalogWatch &watch, const Theme &theme, QWidget *parent)
    : WatchPanel(theme, parent)
    , m_watch(watch)
    , m_show(named(linkButton(tr("Show changes"), this), u"showWatchedChanges"_s))
{
    setObjectName(u"listWatchCard"_s);
    addAction(m_show);
    connect(this, &WatchPanel::stopWanted, &watch, &CatalogWatch::stop);
    connect(m_show, &QPushButton::clicked, this, &ListWatchCard::changesWanted);
    connect(&watch, &CatalogWatch::busyChanged, this, &ListWatchCard::start);
    connect(&watch, &CatalogWatch::fetchingChanged, this, &ListWatchCard::showState);
    connect(&watch, &CatalogWatch::listed, this, [this](const ToolListResult &result) {
        (result.error ? m_tried : m_last) = QDateTime::currentDateTime();
        showState();
    });
    connect(&watch, &CatalogWatch::changed, this, &ListWatchCard::addChange);
    connect(&watch, &CatalogWatch::waiting, this, &ListWatchCard::setNext);
    start(watch.isBusy());
}

void ListWatchCard::start(bool watching)
{
    setVisible(watching);
    clearLines();
    m_show->hide();
    m_last = m_tried = m_next = QDateTime();
    m_listening = false;
    const QList<CatalogKind> &kinds = m_watch.kinds();
    setTitle(kinds.size() == 1 ? tr("Watching %1", "a tool list").arg(catalogName(kinds.constFirst()))
                               : tr("Watching the tool lists"));
    showState();
}

void ListWatchCard::addChange(const ToolListResult &result, const ToolCatalog &before,
                              const QList<ToolDifference> &differences)
{
    QStringList changes;
    if (!differences.isEmpty())
        changes.append(differenceCounts(differences));
    if (!result.catalog.instructions.isEmpty() && result.catalog.instructions != before.instructions)
        changes.append(tr("instructions changed"));
    add(tr("%1: %2", "catalog name, what changed in it").arg(catalogName(result.catalog.kind), listText(changes)));
    m_show->show();
}

void ListWatchCard::setNext(std::chrono::milliseconds pause, bool listening)
{
    m_next = QDateTime::currentDateTime().addMSecs(pause.count());
    m_listening = listening;
    showState();
}

void ListWatchCard::showState()
{
    QStringList words;
    if (m_last.isValid())
        words.append(tr("Last fetched at %1.").arg(clockTime(m_last)));
    if (m_tried.isValid() && (!m_last.isValid() || m_tried > m_last))
        words.append(tr("The attempt at %1 failed.").arg(clockTime(m_tried)));
    if (m_watch.isFetching())
        words.append(tr("Fetching…"));
    else if (m_next.isValid() && m_listening)
        words.append(tr("The server announces changes. Next fetch at %1 at the latest.").arg(clockTime(m_next)));
    else if (m_next.isValid())
        words.append(tr("Next fetch at %1.").arg(clockTime(m_next)));
    words.append(tr("Watching ends when you leave this page."));
    setWords(sentencesText(words));
}

} // namespace rc

#include "moc_listwatchcard.cpp"
