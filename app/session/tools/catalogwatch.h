// SPDX-License-Identifier: GPL-3.0-or-later
// Watches tool lists: fetches them again when their server reports changes or their cache lifetime ends, and reports
// the differences.
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
    std::chrono::milliseconds minPause{15'000};     ///< lower limit for a server's hints
    std::chrono::milliseconds defaultPause{60'000}; ///< default without hints
    std::chrono::milliseconds maxPause{3'600'000};
    std::chrono::milliseconds maxFailurePause{900'000};  ///< maximum pause while a server does not respond
    std::optional<std::chrono::milliseconds> every = {}; ///< set by the user, overrides the server's hints
};

/// The pause before the next fetch. `cache`: hints of the fetched lists. `listening`: changes of every list are
/// announced. `failures`: consecutive rounds without a list. `jitter`: 0 to 1, to spread the load of many clients.
[[nodiscard]] std::chrono::milliseconds pauseAfter(const QList<CacheHints> &cache, bool listening, int failures,
                                                   const WatchPace &pace, double jitter);

class CatalogWatch : public Operation
{
    Q_OBJECT

public:
    explicit CatalogWatch(ProfileContext &context, QObject *parent = nullptr);
    ~CatalogWatch() override;

    /// Does nothing while busy or without kinds. Continues until stop().
    void start(const QList<CatalogKind> &kinds, const WatchPace &pace = {});
    void stop();
    /// Fetches now; does nothing during a fetch.
    void fetchNow();
    /// Makes no requests while paused; a fetch that falls due is made afterwards. For others that use the same server,
    /// which should get one request at a time.
    void setPaused(bool paused);
    /// See ListOperation.
    void enableInstructions() { m_lists.enableInstructions(); }
    [[nodiscard]] bool isFetching() const { return m_lists.isBusy(); }
    [[nodiscard]] const QList<CatalogKind> &kinds() const { return m_kinds; }
    [[nodiscard]] bool isListening(const CatalogKind &kind) const;

signals:
    void fetchingChanged(bool fetching);
    /// Each fetched list, before changed().
    void listed(const rc::ToolListResult &result);
    /// The differences from the previous list of the same owner: tools or instructions.
    void changed(const rc::ToolListResult &result, const rc::ToolCatalog &before,
                 const QList<rc::ToolDifference> &differences);
    /// All lists were requested.
    void waiting(std::chrono::milliseconds pause, bool listening);
    void stopped(); ///< no longer busy at this point

private:
    void listEnded(const ToolListResult &result);
    void roundEnded();
    void listen();
    void listenToAll();
    void listenTo(const CatalogKind &kind);
    void changeAnnounced();
    void wait();
    void waitForAnnounced();
    void fetch();

    struct Watched
    {
        std::optional<ToolCatalog> last; ///< the last complete list
        std::unique_ptr<ToolListener> listener;
        bool offers = true; ///< the server may announce changes
    };

    ListOperation m_lists;
    QList<CatalogKind> m_kinds;
    WatchPace m_pace;
    std::map<CatalogKind, Watched> m_watched;
    std::optional<Access> m_access; ///< for listening
    QTimer m_timer;
    QList<CacheHints> m_cache; ///< of this round
    int m_failures = 0;
    QDateTime m_notBefore;          ///< Retry-After in this round; invalid: none
    bool m_changeAnnounced = false; ///< an announced change was not fetched yet
    QElapsedTimer m_sinceAnnounced; ///< since the last fetch after an announcement
    bool m_paused = false;
    bool m_due = false;          ///< fell due while paused
    bool m_isStaleFetch = false; ///< the current fetch began before the last start()
};

} // namespace rc
