// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/reviewwork.h"

#include "core/files/regularfile.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/acceptedfindings.h"
#include "store/catalogs/seentools.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Lists that are read for tools that changed before the last list did.
constexpr qsizetype mostEarlier = 12;

Result<QList<Tool>> toolsIn(const CatalogSnapshots &snapshots, const Snapshot &snapshot, const CatalogKind &kind)
{
    RC_TRY(document, snapshots.read(snapshot));
    return toolsOfDocument(*document, kind);
}

/// The kept lists, newest first, that say something else than `catalog`.
class EarlierLists
{
public:
    EarlierLists(const ReviewPlaces &places, const ToolCatalog &catalog, const FailureReport &report)
        : m_snapshots(places.snapshots)
        , m_kind(catalog.kind)
        , m_tell(report)
        , m_waiting(m_snapshots.of(keepingPlace(catalog)))
    {
        const QByteArray hash = keptHash(catalogHash(catalog.tools), catalog.instructions);
        m_waiting.removeIf([&hash](const Snapshot &one) { return hash.startsWith(one.hash); });
        if (m_waiting.size() > mostEarlier)
            m_waiting.resize(mostEarlier);
    }

    /// Reads one more. False: there is none.
    bool readNext()
    {
        while (!m_waiting.isEmpty()) {
            const Snapshot snapshot = m_waiting.takeFirst();
            const auto tools = toolsIn(m_snapshots, snapshot, m_kind);
            if (tools) {
                m_lists.append({snapshot.at, *tools});
                return true;
            }
            m_tell(CatalogReviewer::tr("A saved list cannot be read and is ignored: %1: %2")
                       .arg(snapshot.path, tools.error().detail));
        }
        return false;
    }

    [[nodiscard]] const QList<EarlierCatalog> &lists() const { return m_lists; }

private:
    CatalogSnapshots m_snapshots;
    CatalogKind m_kind;
    const FailureReport &m_tell;
    QList<Snapshot> m_waiting;
    QList<EarlierCatalog> m_lists;
};

/// Against the last kept list that tells any.
void compareInstructions(const ReviewPlaces &places, const ToolCatalog &catalog, CatalogReview &review)
{
    if (catalog.instructions.isEmpty()) // the server may only not have answered
        return;
    const CatalogSnapshots snapshots(places.snapshots);
    const QByteArray hash = keptHash(catalogHash(catalog.tools), catalog.instructions);
    for (const Snapshot &one : snapshots.of(keepingPlace(catalog)).mid(0, mostEarlier)) {
        if (hash.startsWith(one.hash))
            continue;
        const auto document = snapshots.read(one);
        const auto before = document ? instructionsOfDocument(*document) : std::nullopt;
        if (!before || before->isEmpty())
            continue;
        if (*before != catalog.instructions) {
            review.instructionsBefore = *before;
            review.instructionsSince = one.at;
        }
        return;
    }
}

bool wantsMore(const CatalogReview &review)
{
    return std::any_of(review.marks.cbegin(), review.marks.cend(),
                       [](const ToolMark &mark) { return mark.changed && mark.change < 0; });
}

} // namespace

void keepList(const ReviewPlaces &places, const ToolCatalog &catalog, const FailureReport &report)
{
    if (!catalog.complete)
        return;
    CatalogSnapshots snapshots(places.snapshots);
    SeenToolsFile seenTools(places.seen);
    const auto seen = seenTools.of(keepingPlace(catalog));
    if (!seen)
        report(CatalogReviewer::tr("Earlier reviews could not be read: %1").arg(seen.error().detail));
    if (!seen || !*seen) {
        const Snapshot before = snapshots.last(keepingPlace(catalog));
        const auto kept =
            before.isValid() ? toolsIn(snapshots, before, catalog.kind) : Result<QList<Tool>>(catalog.tools);
        if (const auto added = seenTools.add(keepingPlace(catalog), firstSeen(kept ? *kept : catalog.tools)); !added)
            report(CatalogReviewer::tr("The review could not be saved: %1").arg(added.error().detail));
    }
    const auto kept = snapshots.keep(keepingPlace(catalog), keptHash(catalogHash(catalog.tools), catalog.instructions),
                                     catalog.at, catalogDocument(catalog));
    if (!kept)
        report(CatalogReviewer::tr("This list was not saved, so later changes cannot be detected: %1")
                   .arg(kept.error().detail));
}

CatalogReview reviewOfKept(const ReviewPlaces &places, const QList<ToolCatalog> &catalogs, const CatalogKind &kind,
                           const QList<ToolFinding> &findings, const FailureReport &report)
{
    ReviewMaterial material{catalogs, kind, {}, {}, {}, findings};
    const auto catalog =
        std::find_if(catalogs.cbegin(), catalogs.cend(), [kind](const ToolCatalog &one) { return one.kind == kind; });
    if (catalog == catalogs.cend())
        return {};
    if (const auto accepted = AcceptedFindings(places.accepted).of(catalog->url))
        material.accepted = *accepted;
    else
        report(CatalogReviewer::tr("The accepted findings could not be read: %1").arg(accepted.error().detail));
    if (!catalog->complete)
        return catalogReview(material);
    const auto seen = SeenToolsFile(places.seen).of(keepingPlace(*catalog));
    material.seen = seen && *seen ? **seen : firstSeen(catalog->tools);
    EarlierLists earlier(places, *catalog, report);
    for (;;) {
        const bool more = earlier.readNext();
        material.earlier = earlier.lists();
        CatalogReview review = catalogReview(material);
        if (!more || !wantsMore(review)) {
            compareInstructions(places, *catalog, review);
            return review;
        }
    }
}

Result<CatalogComparison> comparisonWith(const QString &path, const ToolCatalog &catalog)
{
    const auto document = readRegularFile(path, FileOwner::Person, CatalogSnapshots::largest);
    if (!document)
        return failure(fileError(path, document.error()));
    const auto tools = toolsOfDocument(*document, catalog.kind);
    if (!tools)
        return failure(tools.error().kind, path + u": "_s + tools.error().detail);
    return CatalogComparison{*tools, catalogDifference(*tools, catalog.tools)};
}

} // namespace rc
