// SPDX-License-Identifier: GPL-3.0-or-later
// A tool server with generated catalogs, and the objects that a page needs to query it.
#pragma once

#include "session/session.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"

#include <QByteArray>
#include <QSettings>
#include <QTemporaryDir>
#include <QThread>

#include <array>
#include <atomic>
#include <memory>

class QTcpServer;

namespace rc {

/// Answers tools/list on 127.0.0.1 in a thread of its own, so that its time does not count as the window's.
class ToolServer
{
public:
    /// `lists`: a tools/list result for each catalog, in the order of interfaceCatalogs(). Any other path gets the
    /// first.
    explicit ToolServer(const std::array<QByteArray, 2> &lists, bool eventStream = false);
    ~ToolServer();
    ToolServer(const ToolServer &) = delete;
    ToolServer &operator=(const ToolServer &) = delete;

    [[nodiscard]] QString address() const;
    /// Replaces the lists for the following requests.
    void setLists(const std::array<QByteArray, 2> &lists);
    [[nodiscard]] int answers() const { return *m_answers; } ///< < so far

private:
    std::shared_ptr<std::atomic<int>> m_answers = std::make_shared<std::atomic<int>>(0);
    std::shared_ptr<std::array<QByteArray, 2>> m_lists; ///< < used only in the thread once the server listens
    QThread m_thread;
    std::unique_ptr<QTcpServer> m_server;
    quint16 m_port = 0;
};

/// A profile of that server in a temporary folder; the key is in memory only.
struct ToolBench
{
    explicit ToolBench(const QString &server);

    QTemporaryDir folder;
    QSettings backing;
    Settings settings;
    ProfileStore profiles;
    KeyStore keys;
    Session session;
};

} // namespace rc
