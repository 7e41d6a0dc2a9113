// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/catalogreviewer.h"

#include "core/background.h"
#include "core/files/regularfile.h"
#include "core/tool/toolcatalog.h"
#include "core/words/enumtable.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/acceptedfindings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using FailureReport = std::function<void(const QString &sentence)>;

/// Lists read to find the changes of tools that changed before the last list.
constexpr qsizetype maxEarlier = 12;

Result<QList<Tool>> toolsIn(const CatalogSnapshots &snapshots, const Snapshot &snapshot, const CatalogKind &kind)
{
    RC_TRY(document, snapshots.read(snapshot));
    return toolsFromDocument(*document, kind);
}

/// The stored lists that are not newer than `catalog` and differ from it, newest first. A list that was put aside may
/// have been followed by others.
QList<Snapshot> earlierSnapshots(const CatalogSnapshots &snapshots, const ToolCatalog &catalog)
{
    QList<Snapshot> earlier = snapshots.of(storageUrl(catalog));
    const QByteArray hash = storedListHash(catalogHash(catalog.tools), catalog.instructions);
    earlier.removeIf([&](const Snapshot &one) {
        return hash.startsWith(one.hash) || (catalog.at.isValid() && one.at > catalog.at);
    });
    return earlier.mid(0, maxEarlier);
}

/// Compares with the last stored list that has instructions.
void compareInstructions(const ReviewPaths &paths, const ToolCatalog &catalog, CatalogReview &review)
{
    if (catalog.instructions.isEmpty()) // the server may just not have responded
        return;
    const CatalogSnapshots snapshots(paths.snapshots);
    for (const Snapshot &one : earlierSnapshots(snapshots, catalog)) {
        const auto document = snapshots.read(one);
        const auto before = document ? instructionsFromDocument(*document) : std::nullopt;
        if (!before || before->isEmpty())
            continue;
        if (*before != catalog.instructions) {
            review.instructionsBefore = *before;
            review.instructionsSince = one.at;
        }
        return;
    }
}

bool needsEarlierList(const CatalogReview &review)
{
    return std::ranges::any_of(review.marks, [](const ToolMark &mark) { return mark.changed && mark.change < 0; });
}

/// Stores a complete list that differs from the last one; for a new endpoint also the tools that count as reviewed.
void storeList(const ReviewPaths &paths, const ToolCatalog &catalog, const FailureReport &report)
{
    if (!catalog.complete)
        return;
    CatalogSnapshots snapshots(paths.snapshots);
    ReviewedToolsFile seenTools(paths.seen);
    const auto seen = seenTools.of(storageUrl(catalog));
    if (!seen)
        report(CatalogReviewer::tr("Earlier reviews could not be read: %1").arg(seen.error().detail));
    if (!seen || !*seen) {
        const Snapshot before = snapshots.last(storageUrl(catalog));
        const auto kept =
            before.isValid() ? toolsIn(snapshots, before, catalog.kind) : Result<QList<Tool>>(catalog.tools);
        if (const auto added = seenTools.add(storageUrl(catalog), initiallyReviewed(kept ? *kept : catalog.tools));
            !added)
            report(CatalogReviewer::tr("The review could not be saved: %1").arg(added.error().detail));
    }
    const auto kept =
        snapshots.save(storageUrl(catalog), storedListHash(catalogHash(catalog.tools), catalog.instructions),
                       catalog.at, catalogDocument(catalog));
    if (!kept)
        report(CatalogReviewer::tr("This list was not saved, so later changes cannot be detected: %1")
                   .arg(kept.error().detail));
}

/// `findings`: toolFindings(catalogs).
CatalogReview reviewOfStored(const ReviewPaths &paths, const QList<ToolCatalog> &catalogs, const CatalogKind &kind,
                             const QList<ToolFinding> &findings, const FailureReport &report)
{
    ReviewInput material{catalogs, kind, {}, {}, {}, findings};
    const ToolCatalog *catalog = findRow(catalogs, &ToolCatalog::kind, kind);
    if (!catalog)
        return {};
    if (const auto accepted = AcceptedFindings(paths.accepted).of(catalog->url))
        material.accepted = *accepted;
    else
        report(CatalogReviewer::tr("The accepted findings could not be read: %1").arg(accepted.error().detail));
    if (!catalog->complete)
        return catalogReview(material);
    const auto seen = ReviewedToolsFile(paths.seen).of(storageUrl(*catalog));
    material.seen = seen && *seen ? **seen : initiallyReviewed(catalog->tools);
    const CatalogSnapshots snapshots(paths.snapshots);
    QList<Snapshot> waiting = earlierSnapshots(snapshots, *catalog);
    for (;;) {
        bool hasRead = false;
        while (!hasRead && !waiting.isEmpty()) {
            const Snapshot snapshot = waiting.takeFirst();
            const auto tools = toolsIn(snapshots, snapshot, kind);
            hasRead = tools.has_value();
            if (tools)
                material.earlier.append({snapshot.at, *tools});
            else
                report(CatalogReviewer::tr("A saved list cannot be read and is ignored: %1: %2")
                           .arg(snapshot.path, tools.error().detail));
        }
        CatalogReview review = catalogReview(material);
        if (!hasRead || !needsEarlierList(review)) {
            compareInstructions(paths, *catalog, review);
            return review;
        }
    }
}

Result<CatalogComparison> comparisonWith(const QString &path, const ToolCatalog &catalog)
{
    const auto document = readRegularFile(path, FileOwner::User, CatalogSnapshots::maxFileSize);
    if (!document)
        return failure(fileError(path, document.error()));
    const auto tools = toolsFromDocument(*document, catalog.kind);
    if (!tools)
        return failure(tools.error().kind, path + u": "_s + tools.error().detail);
    return CatalogComparison{*tools, catalogDifference(*tools, catalog.tools)};
}

} // namespace

ReviewPaths reviewPaths()
{
    return {snapshotsFolder(), acceptedFindingsFile(), reviewedToolsFolder()};
}

CatalogReviewer::CatalogReviewer(ReviewPaths paths, QObject *parent)
    : QObject(parent)
    , m_paths(std::move(paths))
{
    m_pool.setMaxThreadCount(1);
}

CatalogReviewer::~CatalogReviewer()
{
    ++m_generation;
    m_pool.waitForDone();
}

void CatalogReviewer::reportFailure(const QString &sentence)
{
    QMetaObject::invokeMethod(this, [this, sentence] { emit storingFailed(sentence); });
}

void CatalogReviewer::review(const ToolCatalog &catalog, bool kept)
{
    Side &one = side(catalog.kind);
    const int generation = ++m_generation;
    one = {catalog, std::nullopt, generation, true};
    QList<ToolCatalog> catalogs;
    QList<CatalogKind> pending;
    for (auto &[kind, each] : m_sides) {
        // clashes are reported for the later catalog
        each.isPending = each.isPending || (each.catalog && catalog.kind < kind);
        if (each.catalog)
            catalogs.append(*each.catalog);
        if (each.isPending)
            pending.append(kind);
    }
    m_pool.start([this, catalog, catalogs, pending, generation, kept] {
        const FailureReport report = [this](const QString &sentence) { reportFailure(sentence); };
        if (kept)
            storeList(m_paths, catalog, report);
        if (generation != m_generation)
            return;
        const QList<ToolFinding> findings = toolFindings(catalogs);
        for (const CatalogKind &kind : pending) {
            if (generation != m_generation)
                return;
            auto made = std::make_shared<CatalogReview>(reviewOfStored(m_paths, catalogs, kind, findings, report));
            QMetaObject::invokeMethod(this, [this, generation, made] { setReview(generation, *made); });
        }
    });
}

void CatalogReviewer::setReview(int generation, const CatalogReview &review)
{
    if (generation != m_generation)
        return;
    Side &one = side(review.kind);
    one.isPending = false;
    one.review = review;
    emit reviewed(review.kind, review);
}

void CatalogReviewer::forget()
{
    ++m_generation;
    m_sides.clear();
    m_acceptances.clear();
}

const ToolCatalog *CatalogReviewer::catalogOf(const CatalogKind &kind) const
{
    const auto &catalog = side(kind).catalog;
    return catalog ? &*catalog : nullptr;
}

const CatalogReview *CatalogReviewer::reviewOf(const CatalogKind &kind) const
{
    const auto &review = side(kind).review;
    return review ? &*review : nullptr;
}

void CatalogReviewer::setReviewed(const CatalogKind &kind, const std::optional<QString> &name)
{
    Side &one = side(kind);
    if (!one.review)
        return;
    const ReviewedTools seen = markReviewed(*one.review, one.catalog->tools, name);
    if (seen.isEmpty())
        return;
    m_pool.start([this, endpoint = storageUrl(*one.catalog), seen] {
        if (const auto kept = ReviewedToolsFile(m_paths.seen).add(endpoint, seen); !kept)
            reportFailure(tr("The review could not be saved: %1").arg(kept.error().detail));
    });
    emit reviewed(kind, CatalogReview(*one.review));
}

void CatalogReviewer::accept(const CatalogKind &kind, const QList<ToolFinding> &findings, bool accepted)
{
    if (setAccepted(kind, findings, accepted))
        m_acceptances.append({kind, findings, accepted});
}

bool CatalogReviewer::undoAcceptance()
{
    while (!m_acceptances.isEmpty()) {
        const Acceptance last = m_acceptances.takeLast();
        if (setAccepted(last.kind, last.findings, !last.accepted)) // otherwise the definition has changed
            return true;
    }
    return false;
}

/// Whether anything changed.
bool CatalogReviewer::setAccepted(const CatalogKind &kind, const QList<ToolFinding> &findings, bool accepted)
{
    Side &one = side(kind);
    if (!one.review)
        return false;
    QList<AcceptedFinding> rows;
    for (const ToolFinding &finding : findings) {
        if (rc::setAccepted(*one.review, finding, accepted))
            rows.append(acceptanceKey(finding, one.review->marks.at(finding.tool).hash));
    }
    if (rows.isEmpty())
        return false;
    m_pool.start([this, rows, accepted, endpoint = one.catalog->url] {
        AcceptedFindings file(m_paths.accepted);
        if (const auto kept = accepted ? file.accept(endpoint, rows) : file.withdraw(endpoint, rows); !kept)
            reportFailure(tr("The accepted findings were not saved: %1").arg(kept.error().detail));
    });
    emit reviewed(kind, CatalogReview(*one.review));
    return true;
}

void CatalogReviewer::storedLists(const CatalogKind &kind, QObject *context,
                                  std::function<void(const QList<Snapshot> &)> done)
{
    const ToolCatalog *catalog = catalogOf(kind);
    runInBackground(
        m_pool, context,
        [folder = m_paths.snapshots, url = catalog ? storageUrl(*catalog) : QUrl()] {
            return CatalogSnapshots(folder).of(url);
        },
        std::move(done));
}

void CatalogReviewer::compare(const CatalogKind &kind, const QString &path, QObject *context,
                              std::function<void(const Result<CatalogComparison> &)> done)
{
    const Side &one = side(kind);
    runInBackground(
        m_pool, context,
        [this, path, catalog = one.catalog.value_or(ToolCatalog()), generation = one.generation] {
            Compared &last = m_compared;
            if (!last.answer || last.path != path || last.generation != generation)
                last = {path, generation,
                        std::make_shared<const Result<CatalogComparison>>(comparisonWith(path, catalog))};
            const auto comparison = last.answer;
            if (!*comparison)
                last = {}; // the file may be repaired
            return comparison;
        },
        [done = std::move(done)](const auto &comparison) { done(*comparison); });
}

} // namespace rc

#include "moc_catalogreviewer.cpp"
