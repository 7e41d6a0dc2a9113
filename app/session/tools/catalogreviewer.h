// SPDX-License-Identifier: GPL-3.0-or-later
// Owns and reviews the fetched lists, stores them, and tracks reviewed and accepted items, all in another thread.
#pragma once

#include "catalog/review/catalogreview.h"
#include "core/result.h"
#include "session/tools/percatalog.h"
#include "store/catalogs/catalogsnapshots.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace rc {

struct ReviewPaths
{
    QString snapshots; ///< folder of CatalogSnapshots
    QString accepted;  ///< file of AcceptedFindings
    QString seen;      ///< folder of ReviewedToolsFile
};

/// In the user's data folder for this program.
[[nodiscard]] ReviewPaths reviewPaths();

struct CatalogComparison
{
    QList<Tool> before; ///< the complete earlier list
    QList<ToolDifference> differences;
};

/// Nothing here blocks. Results come through the event loop, none after destruction.
class CatalogReviewer : public QObject
{
    Q_OBJECT

public:
    explicit CatalogReviewer(ReviewPaths paths, QObject *parent = nullptr);
    ~CatalogReviewer() override; ///< waits for pending writes

    /// Stores the list if it is complete and new, then reviews it. A newer call cancels older reviews, but not the
    /// storing. The other catalog's list is included, because names may clash, and is reviewed again if affected.
    /// `stores`: false for a server that changes with each run.
    void review(const ToolCatalog &catalog, bool stores = true);
    /// Forgets all lists, for another resource.
    void forget();

    /// The latest list; nullptr if there is none.
    [[nodiscard]] const ToolCatalog *catalogOf(const CatalogKind &kind) const;
    /// The review of that list; nullptr until reviewed() is emitted for it.
    [[nodiscard]] const CatalogReview *reviewOf(const CatalogKind &kind) const;

    /// Clears the marks of the tools with that name, or of all, permanently until their definition changes.
    void setReviewed(const CatalogKind &kind, const std::optional<QString> &name = {});
    /// Until the definition changes; `accepted` false makes them count again.
    void accept(const CatalogKind &kind, const QList<ToolFinding> &findings, bool accepted = true);
    /// Undoes the last accept(). False if there is none, or if it was for another resource.
    bool undoAcceptance();

    /// The stored lists of that catalog, newest first.
    void storedLists(const CatalogKind &kind, QObject *context, std::function<void(const QList<Snapshot> &)> done);
    /// Compares the catalog with the list in a file: a stored one, or output of `tools --json` or a server.
    void compare(const CatalogKind &kind, const QString &path, QObject *context,
                 std::function<void(const Result<CatalogComparison> &)> done);

signals:
    /// A list was reviewed, or its marks changed.
    void reviewed(const rc::CatalogKind &kind, const rc::CatalogReview &review);
    /// By accept() or its undoing.
    void acceptanceChanged(int findings, bool accepted);
    /// A sentence about a failure to store or read.
    void storingFailed(const QString &sentence);

private:
    struct Entry
    {
        std::optional<ToolCatalog> catalog;
        std::optional<CatalogReview> review;
        int generation = 0;     ///< of the list
        bool isPending = false; ///< its review is in progress
    };

    [[nodiscard]] Entry &entryOf(const CatalogKind &kind) { return m_entries[kind]; }
    [[nodiscard]] const Entry &entryOf(const CatalogKind &kind) const { return m_entries[kind]; }
    void setReview(int generation, const CatalogReview &review);
    bool setAccepted(const CatalogKind &kind, const QList<ToolFinding> &findings, bool accepted);
    void reportFailure(const QString &sentence);

    /// The last comparison, since tools are viewed one after the other. Used in the thread only.
    struct Compared
    {
        QString path;
        int generation = 0; ///< of the list it was compared with
        std::shared_ptr<const Result<CatalogComparison>> answer;
    };

    struct Acceptance
    {
        CatalogKind kind;
        QList<ToolFinding> findings;
        bool accepted = true;
    };

    ReviewPaths m_paths;
    QList<Acceptance> m_acceptances; ///< most recent last
    Compared m_compared;
    PerCatalog<Entry> m_entries;
    std::atomic<int> m_generation = 0;
    QThreadPool m_pool; ///< one thread, so that files are written in the order of the calls
};

} // namespace rc
