// SPDX-License-Identifier: GPL-3.0-or-later
// Results of earlier calls to one tool server, from this session and Activity, as input for later calls.
#pragma once

#include "catalog/form/earliervalues.h"
#include "service/tools/toolcalljob.h"
#include "session/activity/records.h"

#include <QDateTime>
#include <QObject>

#include <optional>

namespace rc {

class ActivityLog;

/// A call with a tool's result. Outside text.
struct EarlierCall
{
    CatalogKind kind;
    QString tool;
    QByteArray arguments; ///< without members named like a secret
    QDateTime at;
    QList<QByteArray> answers; ///< JSON values
};

/// nullopt for a call without a tool's result.
[[nodiscard]] std::optional<EarlierCall> earlierCall(const ToolCallResult &result);
/// nullopt for other records, and for a truncated response.
[[nodiscard]] std::optional<EarlierCall> earlierCall(const ActivityRecord &record);

/// For one profile at one tool server: never mixes in values of others.
class EarlierCalls : public QObject
{
    Q_OBJECT

public:
    EarlierCalls(RecordedProfile profile, QUrl toolServer, QObject *parent = nullptr);

    [[nodiscard]] bool isOf(const RecordedProfile &profile, const QUrl &toolServer) const
    {
        return profile == m_profile && toolServer == m_toolServer;
    }
    /// Loads recorded calls in another thread. changed() follows if there are any.
    void load(ActivityLog &log);
    void add(const ToolCallResult &result);

    /// For that catalog, whose endpoint may be another server.
    [[nodiscard]] EarlierValues values(const CatalogKind &kind) const;
    /// The newest first, with distinct and non-empty arguments; at most mostEarlierArguments.
    [[nodiscard]] QList<EarlierCall> callsOf(const CatalogKind &kind, const QString &tool) const;

signals:
    void changed();

private:
    RecordedProfile m_profile;
    QUrl m_toolServer;
    QList<EarlierCall> m_calls; ///< newest first
};

constexpr qsizetype mostEarlierArguments = 10;

} // namespace rc
