// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tools page says of a list that did not come, or in which something is wrong.
#include "core/displaytext.h"
#include "ui/tools/toolsheader.h"
#include "ui/tools/toolspage.h"
#include "ui/tools/toolspagewords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/messagecard.h"

namespace rc {

namespace {
constexpr int lowPage = 560; // what is wrong with a list leaves room for it
} // namespace

/// What is wrong with what is shown, the worst first; there is one banner.
void ToolsPage::showBanner()
{
    const QList<CatalogKind> shown = m_header->shown();
    for (const CatalogKind &kind : shown) {
        const Side &one = side(kind);
        if (!one.fault)
            continue;
        const bool warned = one.fault->state == RungState::Warned;
        const QString lead = one.fetched ? tr("%1: not refreshed, this list is older.").arg(catalogName(kind))
                                         : tr("%1: no list came.").arg(catalogName(kind));
        m_banner->say(warned ? Token::Warned : Token::Failed,
                      warned ? QStringLiteral("warned") : QStringLiteral("failed"), lead, one.fault->summary,
                      one.fault->hint);
        return;
    }
    for (const CatalogKind &kind : shown) {
        const ToolCatalog &catalog = side(kind).catalog;
        if (!side(kind).fetched || (catalog.complete && catalog.problems.isEmpty()))
            continue;
        m_banner->say(Token::Warned, QStringLiteral("warned"),
                      catalog.complete ? tr("%1: something in this list is wrong.").arg(catalogName(kind))
                                       : tr("%1: this list is incomplete.").arg(catalogName(kind)),
                      displayText(catalog.problems.join(u' '), LineBreaks::Mark, height() < lowPage ? 240 : 1000));
        return;
    }
}

/// In place of the list.
void ToolsPage::showMessage()
{
    QList<CatalogKind> failed = m_header->shown();
    failed.removeIf([this](const CatalogKind &kind) { return !side(kind).fault; });
    if (ToolsPage::isBusy()) {
        m_message->say(tr("Fetching the tool lists…"), {tr("The tool server is asked. Esc cancels.")});
    } else if (!failed.isEmpty()) {
        const Side &first = side(failed.first());
        QStringList sentences = failureSentences(*first.fault, first.quote);
        QStringList told{first.fault->cause};
        for (const CatalogKind &kind : std::as_const(failed)) {
            const Side &one = side(kind);
            if (told.contains(one.fault->cause))
                continue;
            told.append(one.fault->cause);
            sentences.append(tr("%1: no list came").arg(catalogName(kind)));
            sentences += failureSentences(*one.fault, one.quote);
        }
        m_message->say(tr("%1: no list came").arg(catalogName(failed.first())), sentences);
    } else {
        m_message->say(
            tr("No list has been fetched yet"),
            {tr("Refresh asks each endpoint which tools a language model would be given: names, descriptions, "
                "annotations and parameters."),
             tr("Listing calls no tool: a call is a press of its own.")});
    }
}

} // namespace rc
