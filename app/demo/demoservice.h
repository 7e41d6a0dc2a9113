// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in service on loopback: ingest and both tool endpoints, with a real deployment's responses.
#pragma once

#include "core/entry/logentry.h"
#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/tool/catalogkind.h"
#include "demo/detail/demosetting.h"

#include <QObject>

#include <memory>

namespace rc {

/// Listens on 127.0.0.1 only. Creates its own keys. Keeps the newest 1,000 entries. Notifies no one.
class DemoService : public QObject
{
    Q_OBJECT

public:
    explicit DemoService(QObject *parent = nullptr);
    ~DemoService() override;

    /// `port` 0: any free one. Fails with Unreachable and the system's message if the port is in use.
    [[nodiscard]] Result<void> start(quint16 port = 0);

    /// Changes the behavior. Read its addresses, name and key again afterwards.
    void play(const DemoSetting &setting);

    // Connection details
    [[nodiscard]] QString resourceUrl() const;   ///< {base}/tools/u/<owner>/resources/<uuid>/, with demo as the owner
    [[nodiscard]] QString toolServerUrl() const; ///< {mcp}
    [[nodiscard]] QList<CatalogKind> customCatalogs() const;
    [[nodiscard]] QString username() const; ///< may be empty
    [[nodiscard]] Secret key() const;
    /// How to read its log. Needs no confirmation by the user.
    [[nodiscard]] LogToolPlan logTool() const;

    [[nodiscard]] const QList<ReceivedEntry> &received() const; ///< oldest first

signals:
    void served(const rc::ServedRequest &request);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
