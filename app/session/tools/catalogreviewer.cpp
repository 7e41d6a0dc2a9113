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

/// The stored lists that differ from `catalog` and are not newer, newest first.
QList<Snapshot> earlierSnapshots(const CatalogSnapshots &snapshots, const ToolCatalog &catalog)
{
    QList<Snapshot> earlier = snapshots.of(storageUrl(catalog));
    const QByteArray hash = storedListHash(catalogHash(catalog.tools), catalog.instructions);
    earlier.removeIf([&](const Snapshot &snapshot) {
        return hash.startsWith(snapshot.hash) || (catalog.at.isValid() && snapshot.at > catalog.at);
    });
    return earlier.mid(0, maxEarlier);
}

/// Compares with the last stored list that has instructions.
void compareInstructions(const ReviewPaths &paths, const ToolCatalog &catalog, CatalogReview &review)
{
    if (catalog.instructions.isEmpty()) // the request for them may have failed
        return;
    const CatalogSnapshots snapshots(paths.snapshots);
    for (const Snapshot &snapshot : earlierSnapshots(snapshots, catalog)) {
        const auto document = snapshots.read(snapshot);
        const auto before = document ? instructionsFromDocument(*document) : std::nullopt;
        if (!before || before->isEmpty())
            continue;
        if (*before != catalog.instructions) {
            review.instructionsBefore = *before;
            review.instructionsSince = snapshot.at;
        }
        return;
    }
}

bool needsEarlierList(const CatalogReview &review)
{
    return std::ranges::any_of(review.marks, [](const ToolMark &mark) { return mark.changed && mark.change < 0; });
}

/// Stores a complete list that differs from the last one. The tools of a new endpoint count as reviewed.
void storeList(const ReviewPaths &paths, const ToolCatalog &catalog, const FailureReport &report)
{
    if (!catalog.complete)
        return;
    CatalogSnapshots snapshots(paths.snapshots);
    ReviewedToolsFile reviewedTools(paths.seen);
    const auto reviewed = reviewedTools.of(storageUrl(catalog));
    if (!reviewed)
        report(CatalogReviewer::tr("Earlier reviews could not be read: %1").arg(reviewed.error().detail));
    if (!reviewed || !*reviewed) {
        const Snapshot before = snapshots.last(storageUrl(catalog));
        const auto saved =
            before.isValid() ? toolsIn(snapshots, before, catalog.kind) : Result<QList<Tool>>(catalog.tools);
        if (const auto added =
                reviewedTools.add(storageUrl(catalog), initiallyReviewed(saved ? *saved : catalog.tools));
            !added)
            report(CatalogReviewer::tr("The review could not be saved: %1").arg(added.error().detail));
    }
    const auto saved =
        snapshots.save(storageUrl(catalog), storedListHash(catalogHash(catalog.tools), catalog.instructions),
                       catalog.at, catalogDocument(catalog));
    if (!saved)
        report(CatalogReviewer::tr("This list was not saved, so later changes cannot be detected: %1")
                   .arg(saved.error().detail));
}

/// `findings`: toolFindings(catalogs).
CatalogReview reviewOfStored(const ReviewPaths &paths, const QList<ToolCatalog> &catalogs, const CatalogKind &kind,
                             const QList<ToolFinding> &findings, const FailureReport &report)
{
    ReviewInput input{catalogs, kind, {}, {}, {}, findings};
    const ToolCatalog *catalog = findRow(catalogs, &ToolCatalog::kind, kind);
    if (!catalog)
        return {};
    if (const auto accepted = AcceptedFindings(paths.accepted).of(catalog->url))
        input.accepted = *accepted;
    else
        report(CatalogReviewer::tr("Earlier reviews could not be read: %1").arg(accepted.error().detail));
    if (!catalog->complete)
        return catalogReview(input);
    const auto seen = ReviewedToolsFile(paths.seen).of(storageUrl(*catalog));
    input.seen = seen && *seen ? **seen : initiallyReviewed(catalog->tools);
    const CatalogSnapshots snapshots(paths.snapshots);
    QList<Snapshot> remaining = earlierSnapshots(snapshots, *catalog);
    for (;;) {
        bool hasRead = false;
        while (!hasRead && !remaining.isEmpty()) {
            const Snapshot snapshot = remaining.takeFirst();
            const auto tools = toolsIn(snapshots, snapshot, kind);
            hasRead = tools.has_value();
            if (tools)
                input.earlier.append({snapshot.at, *tools});
            else
                report(CatalogReviewer::tr("A saved list cannot be read and is ignored: %1: %2")
                           .arg(snapshot.path, tools.error().detail));
        }
        CatalogReview review = catalogReview(input);
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

void CatalogReviewer::review(const ToolCatalog &catalog, bool stores)
{
    Entry &entry = entryOf(catalog.kind);
    const int generation = ++m_generation;
    entry = {catalog, std::nullopt, generation, true};
    QList<ToolCatalog> catalogs;
    QList<CatalogKind> pending;
    for (auto &[kind, other] : m_entries) {
        // name clashes are reported for the later catalog
        other.isPending = other.isPending || (other.catalog && catalog.kind < kind);
        if (other.catalog)
            catalogs.append(*other.catalog);
        if (other.isPending)
            pending.append(kind);
    }
    m_pool.start([this, catalog, catalogs, pending, generation, stores] {
        const FailureReport report = [this](const QString &sentence) { reportFailure(sentence); };
        if (stores)
            storeList(m_paths, catalog, report);
        if (generation != m_generation)
            return;
        const QList<ToolFinding> findings = toolFindings(catalogs);
        for (const CatalogKind &kind : pending) {
            if (generation != m_generation)
                return;
            auto result = std::make_shared<CatalogReview>(reviewOfStored(m_paths, catalogs, kind, findings, report));
            QMetaObject::invokeMethod(this, [this, generation, result] { setReview(generation, *result); });
        }
    });
}

void CatalogReviewer::setReview(int generation, const CatalogReview &review)
{
    if (generation != m_generation)
        return;
    Entry &entry = entryOf(review.kind);
    entry.isPending = false;
    entry.review = review;
    emit reviewed(review.kind, review);
}

void CatalogReviewer::forget()
{
    ++m_generation;
    m_entries.clear();
    m_acceptances.clear();
}

const ToolCatalog *CatalogReviewer::catalogOf(const CatalogKind &kind) const
{
    const auto &catalog = entryOf(kind).catalog;
    return catalog ? &*catalog : nullptr;
}

const CatalogReview *CatalogReviewer::reviewOf(const CatalogKind &kind) const
{
    const auto &review = entryOf(kind).review;
    return review ? &*review : nullptr;
}

void CatalogReviewer::setReviewed(const CatalogKind &kind, const std::optional<QString> &name)
{
    Entry &entry = entryOf(kind);
    if (!entry.review)
        return;
    const ReviewedTools seen = markReviewed(*entry.review, entry.catalog->tools, name);
    if (seen.isEmpty())
        return;
    m_pool.start([this, endpoint = storageUrl(*entry.catalog), seen] {
        if (const auto saved = ReviewedToolsFile(m_paths.seen).add(endpoint, seen); !saved)
            reportFailure(tr("The review could not be saved: %1").arg(saved.error().detail));
    });
    emit reviewed(kind, CatalogReview(*entry.review));
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
    Entry &entry = entryOf(kind);
    if (!entry.review)
        return false;
    QList<AcceptedFinding> rows;
    for (const ToolFinding &finding : findings) {
        if (rc::setAccepted(*entry.review, finding, accepted))
            rows.append(acceptanceKey(finding, entry.review->marks.at(finding.tool).hash));
    }
    if (rows.isEmpty())
        return false;
    m_pool.start([this, rows, accepted, endpoint = entry.catalog->url] {
        AcceptedFindings file(m_paths.accepted);
        if (const auto saved = accepted ? file.accept(endpoint, rows) : file.withdraw(endpoint, rows); !saved)
            reportFailure(tr("The review could not be saved: %1").arg(saved.error().detail));
    });
    emit reviewed(kind, CatalogReview(*entry.review));
    emit acceptanceChanged(int(rows.size()), accepted);
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
    const Entry &entry = entryOf(kind);
    runInBackground(
        m_pool, context,
        [this, path, catalog = entry.catalog.value_or(ToolCatalog()), generation = entry.generation] {
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
