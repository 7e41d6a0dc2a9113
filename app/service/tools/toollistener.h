// SPDX-License-Identifier: GPL-3.0-or-later
// Listens to a tool server that says when its list of tools has changed: subscriptions/listen of the modern dialect, or
// the stream of a session.
#pragma once

#include "core/key/credentials.h"
#include "core/tool/catalogkind.h"
#include "service/tools/detail/dialectmemory.h"
#include "wire/http/httpcall.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace rc {

constexpr std::chrono::milliseconds longestListening{3'600'000}; ///< then it ends, and may be begun again

/// Begins once, in the dialect that was remembered; ends in exactly one ended(), also at once where the server offers
/// nothing of the kind. Destroying it stops it silently. It calls nothing and lists nothing.
class ToolListener : public QObject
{
    Q_OBJECT

public:
    ToolListener(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
                 HttpLimits limits, QObject *parent = nullptr);
    ~ToolListener() override;

    void start();
    [[nodiscard]] bool isListening() const;

signals:
    void listening(); ///< the server has agreed to tell
    void changed();   ///< the list is to be fetched anew
    /// `offered`: it did listen, so that it may be worth trying again.
    void ended(bool offered);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
