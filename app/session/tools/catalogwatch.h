// SPDX-License-Identifier: GPL-3.0-or-later
// Watches tool lists: fetches them again when their server says that they changed, or when what it said of their
// freshness is over, and tells what changed.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "service/tools/toollistener.h"
#include "session/tools/listoperation.h"
#include "session/tools/percatalog.h"

#include <QElapsedTimer>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>

namespace rc {

struct WatchPace
{
    std::chrono::milliseconds least{15'000}; ///< whatever a server says
    std::chrono::milliseconds usual{60'000}; ///< of one that says nothing
    std::chrono::milliseconds longest{3'600'000};
    std::chrono::milliseconds afterFailures{900'000};    ///< at most, of one that does not answer
    std::optional<std::chrono::milliseconds> every = {}; ///< as a person wants it, whatever a server says
};

/// How long until the lists are fetched again. `cache`: of those that came. `listening`: a change of any of them is
/// told of. `failures`: rounds in a row that brought none. `jitter`: 0 to 1, so that clients do not all come at once.
[[nodiscard]] std::chrono::milliseconds pauseAfter(const QList<CacheHints> &cache, bool listening, int failures,
                                                   const WatchPace &pace, double jitter);

class CatalogWatch : public Operation
{
    Q_OBJECT

public:
    explicit CatalogWatch(OpenProfile &open, QObject *parent = nullptr);
    ~CatalogWatch() override;

    /// Does nothing while busy or without kinds. Goes on until stop().
    void start(const QList<CatalogKind> &kinds, const WatchPace &pace = {});
    void stop();
    /// The next fetch is made now; nothing happens while one is in progress.
    void fetchNow();
    /// While held it asks for nothing: a fetch that falls due meanwhile comes afterwards. For whoever asks the same
    /// server for a list, as it is asked for one at a time.
    void setHeld(bool held);
    /// See ListOperation.
    void wantInstructions() { m_lists.wantInstructions(); }
    [[nodiscard]] bool isFetching() const { return m_lists.isBusy(); }
    [[nodiscard]] const QList<CatalogKind> &kinds() const { return m_kinds; }
    [[nodiscard]] bool isListening(const CatalogKind &kind) const;

signals:
    void fetchingChanged(bool fetching);
    /// Each list as it came, before changed().
    void listed(const rc::ToolListResult &result);
    /// What is different from the list before, of the same owner: its tools, or its instructions.
    void changed(const rc::ToolListResult &result, const rc::ToolCatalog &before,
                 const QList<rc::ToolDifference> &differences);
    /// All lists were asked for.
    void waiting(std::chrono::milliseconds pause, bool listening);
    void stopped(); ///< no longer busy by then

private:
    void listEnded(const ToolListResult &result);
    void roundEnded();
    void listen();
    void listenTo(const CatalogKind &kind);
    void hearChange();
    void wait();
    void waitForTold();
    void fetch();

    struct Watched
    {
        std::optional<ToolCatalog> last; ///< that was whole
        std::unique_ptr<ToolListener> listener;
        bool offers = true; ///< it has not been seen yet that the server does not tell of changes
    };

    ListOperation m_lists;
    QList<CatalogKind> m_kinds;
    WatchPace m_pace;
    std::map<CatalogKind, Watched> m_watched;
    std::optional<Access> m_access; ///< for listening
    QTimer m_timer;
    QList<CacheHints> m_cache; ///< of this round
    int m_failures = 0;
    QDateTime m_notBefore;     ///< as the server asked in this round (Retry-After); invalid: it did not
    bool m_told = false;       ///< of a change that no fetch has followed yet
    QElapsedTimer m_sinceTold; ///< since the last fetch that followed one
    bool m_held = false;
    bool m_due = false;      ///< while it is held
    bool m_ofBefore = false; ///< what is in progress was asked for before the last start()
};

} // namespace rc
