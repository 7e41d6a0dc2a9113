// SPDX-License-Identifier: GPL-3.0-or-later
// Owns the lists that came and judges them, keeps them on disk, and knows what was looked at and accepted: all off the
// window's thread.
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

struct ReviewPlaces
{
    QString snapshots; ///< folder of CatalogSnapshots
    QString accepted;  ///< file of AcceptedFindings
    QString seen;      ///< folder of SeenToolsFile
};

/// In the user's data folder for this program.
[[nodiscard]] ReviewPlaces reviewPlaces();

struct CatalogComparison
{
    QList<Tool> before; ///< the whole earlier list
    QList<ToolDifference> differences;
};

/// Nothing here waits. Answers come through the event loop; none after destruction.
class CatalogReviewer : public QObject
{
    Q_OBJECT

public:
    explicit CatalogReviewer(ReviewPlaces places, QObject *parent = nullptr);
    ~CatalogReviewer() override; ///< waits until what is to be kept is

    /// Keeps the list if it is complete and another than the last one, then reviews it. A newer call makes older
    /// reviews void, but not the keeping. The list of the other kind takes part, for names may clash, and is reviewed
    /// anew where that matters. Not kept: a server that is another one each time.
    void review(const ToolCatalog &catalog, bool kept = true);
    /// Another resource: no list is known any more.
    void forget();

    /// The list that came last; nullptr before there is one.
    [[nodiscard]] const ToolCatalog *catalogOf(const CatalogKind &kind) const;
    /// The review of that list; nullptr until reviewed() is emitted for it.
    [[nodiscard]] const CatalogReview *reviewOf(const CatalogKind &kind) const;

    /// The tools of that name, or all, are marked no longer, now and after a restart, until their definition changes.
    void lookedAt(const CatalogKind &kind, const std::optional<QString> &name = {});
    /// Until the definition changes.
    void accept(const CatalogKind &kind, const QList<ToolFinding> &findings);
    /// Takes the acceptance back.
    void withdraw(const CatalogKind &kind, const QList<ToolFinding> &findings);
    /// Undoes what accept() or withdraw() did last. False: there is nothing, or it was of another resource.
    bool undoAcceptance();

    /// The kept lists of that catalog, newest first.
    void keptLists(const CatalogKind &kind, QObject *context, std::function<void(const QList<Snapshot> &)> done);
    /// The catalog against the list in a file: a kept one or any that `tools --json` or a server wrote.
    void compare(const CatalogKind &kind, const QString &path, QObject *context,
                 std::function<void(const Result<CatalogComparison> &)> done);

signals:
    /// A list was reviewed, or its marks changed.
    void reviewed(const rc::CatalogKind &kind, const rc::CatalogReview &review);
    /// A sentence on what is not kept, or could not be read.
    void keepingFailed(const QString &sentence);

private:
    struct Side
    {
        std::optional<ToolCatalog> catalog;
        std::optional<CatalogReview> review;
        int generation = 0;     ///< of the list
        bool isPending = false; ///< its review is being made
    };

    [[nodiscard]] Side &side(const CatalogKind &kind) { return m_sides[kind]; }
    [[nodiscard]] const Side &side(const CatalogKind &kind) const { return m_sides[kind]; }
    void setReview(int generation, const CatalogReview &review);
    bool setAccepted(const CatalogKind &kind, const QList<ToolFinding> &findings, bool accepted);
    void keepSeen(const QUrl &endpoint, const SeenTools &seen);
    void reportFailure(const QString &sentence);

    /// The last comparison, for one tool after the other is looked at. The thread's own.
    struct Compared
    {
        QString path;
        int generation = 0; ///< of the list that it was compared with
        std::shared_ptr<const Result<CatalogComparison>> answer;
    };

    struct Acceptance
    {
        CatalogKind kind;
        QList<ToolFinding> findings;
        bool accepted = true;
    };

    ReviewPlaces m_places;
    QList<Acceptance> m_acceptances; ///< the last one last
    Compared m_compared;
    PerCatalog<Side> m_sides;
    std::atomic<int> m_generation = 0;
    QThreadPool m_pool; ///< of one thread: files are written in the order of the calls
};

} // namespace rc
