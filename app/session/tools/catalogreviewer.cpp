// SPDX-License-Identifier: GPL-3.0-or-later
// The lists that came and what is thought of them.
#include "session/tools/catalogreviewer.h"

#include "core/background.h"
#include "core/tool/toolkey.h"
#include "session/tools/reviewwork.h"
#include "store/catalogs/acceptedfindings.h"
#include "store/catalogs/seentools.h"

namespace rc {

ReviewPlaces reviewPlaces()
{
    return {snapshotsFolder(), acceptedFindingsFile(), seenToolsFolder()};
}

CatalogReviewer::CatalogReviewer(ReviewPlaces places, QObject *parent)
    : QObject(parent)
    , m_places(std::move(places))
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
    QMetaObject::invokeMethod(this, [this, sentence] { emit keepingFailed(sentence); });
}

void CatalogReviewer::review(const ToolCatalog &catalog, bool kept)
{
    Side &one = side(catalog.kind);
    const int generation = ++m_generation;
    one = {catalog, std::nullopt, generation, true};
    QList<ToolCatalog> catalogs;
    QList<CatalogKind> pending;
    for (auto &[kind, each] : m_sides) {
        // clashes are told of the later one
        each.isPending = each.isPending || (each.catalog && catalog.kind < kind);
        if (each.catalog)
            catalogs.append(*each.catalog);
        if (each.isPending)
            pending.append(kind);
    }
    m_pool.start([this, catalog, catalogs, pending, generation, kept] {
        const FailureReport report = [this](const QString &sentence) { reportFailure(sentence); };
        if (kept)
            keepList(m_places, catalog, report);
        if (generation != m_generation)
            return;
        const QList<ToolFinding> findings = toolFindings(catalogs);
        for (const CatalogKind &kind : pending) {
            if (generation != m_generation)
                return;
            auto made = std::make_shared<CatalogReview>(reviewOfKept(m_places, catalogs, kind, findings, report));
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

void CatalogReviewer::keepSeen(const QUrl &endpoint, const SeenTools &seen)
{
    m_pool.start([this, endpoint, seen] {
        if (const auto kept = SeenToolsFile(m_places.seen).add(endpoint, seen); !kept)
            reportFailure(tr("The review could not be saved: %1").arg(kept.error().detail));
    });
}

void CatalogReviewer::lookedAt(const CatalogKind &kind, const std::optional<QString> &name)
{
    Side &one = side(kind);
    if (!one.review)
        return;
    const SeenTools seen = markLookedAt(*one.review, one.catalog->tools, name);
    if (seen.isEmpty())
        return;
    keepSeen(keepingPlace(*one.catalog), seen);
    emit reviewed(kind, CatalogReview(*one.review));
}

void CatalogReviewer::accept(const CatalogKind &kind, const QList<ToolFinding> &findings)
{
    if (setAccepted(kind, findings, true))
        m_acceptances.append({kind, findings, true});
}

void CatalogReviewer::withdraw(const CatalogKind &kind, const QList<ToolFinding> &findings)
{
    if (setAccepted(kind, findings, false))
        m_acceptances.append({kind, findings, false});
}

bool CatalogReviewer::undoAcceptance()
{
    while (!m_acceptances.isEmpty()) {
        const Acceptance last = m_acceptances.takeLast();
        if (setAccepted(last.kind, last.findings, !last.accepted)) // else the definition is another one by now
            return true;
    }
    return false;
}

/// Whether that changed anything.
bool CatalogReviewer::setAccepted(const CatalogKind &kind, const QList<ToolFinding> &findings, bool accepted)
{
    Side &one = side(kind);
    if (!one.review)
        return false;
    QList<AcceptedFinding> rows;
    for (const ToolFinding &finding : findings) {
        if (rc::setAccepted(*one.review, finding, accepted))
            rows.append(acceptable(finding, one.review->marks.at(finding.tool).hash));
    }
    if (rows.isEmpty())
        return false;
    m_pool.start([this, rows, accepted, endpoint = one.catalog->url] {
        AcceptedFindings file(m_places.accepted);
        if (const auto kept = accepted ? file.accept(endpoint, rows) : file.withdraw(endpoint, rows); !kept)
            reportFailure(tr("The accepted findings were not saved: %1").arg(kept.error().detail));
    });
    emit reviewed(kind, CatalogReview(*one.review));
    return true;
}

void CatalogReviewer::keptLists(const CatalogKind &kind, QObject *context,
                                std::function<void(const QList<Snapshot> &)> done)
{
    const ToolCatalog *catalog = catalogOf(kind);
    inBackground(
        m_pool, context,
        [folder = m_places.snapshots, url = catalog ? keepingPlace(*catalog) : QUrl()] {
            return CatalogSnapshots(folder).of(url);
        },
        std::move(done));
}

void CatalogReviewer::compare(const CatalogKind &kind, const QString &path, QObject *context,
                              std::function<void(const Result<CatalogComparison> &)> done)
{
    const Side &one = side(kind);
    inBackground(
        m_pool, context,
        [this, path, catalog = one.catalog.value_or(ToolCatalog()), generation = one.generation] {
            Compared &last = m_compared;
            if (!last.answer || last.path != path || last.generation != generation)
                last = {path, generation,
                        std::make_shared<const Result<CatalogComparison>>(comparisonWith(path, catalog))};
            const auto comparison = last.answer;
            if (!*comparison)
                last = {}; // the file may be mended
            return comparison;
        },
        [done = std::move(done)](const auto &comparison) { done(*comparison); });
}

} // namespace rc

#include "moc_catalogreviewer.cpp"
