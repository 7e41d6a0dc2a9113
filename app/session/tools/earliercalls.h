// SPDX-License-Identifier: GPL-3.0-or-later
// What calls of one tool server came back with, in this session and as Activity has it, for later calls to begin with.
#pragma once

#include "catalog/form/earliervalues.h"
#include "service/tools/toolcalljob.h"
#include "store/activity/activityrecord.h"

#include <QDateTime>
#include <QObject>

#include <optional>

namespace rc {

class ActivityLog;

/// A call that a tool answered. Outside text.
struct EarlierCall
{
    CatalogKind kind;
    QString tool;
    QByteArray arguments; ///< without what is named like a secret
    QDateTime at;
    QList<QByteArray> answers; ///< JSON values
};

/// Nothing of a call that no tool answered.
[[nodiscard]] std::optional<EarlierCall> earlierCall(const ToolCallResult &result);
/// Nothing of anything else, and of one whose response was cut off.
[[nodiscard]] std::optional<EarlierCall> earlierCall(const ActivityRecord &record);

/// Of one profile at one tool server: no other one's values come in.
class EarlierCalls : public QObject
{
    Q_OBJECT

public:
    EarlierCalls(QString profile, QUrl toolServer, QObject *parent = nullptr);

    [[nodiscard]] bool isOf(const QString &profile, const QUrl &toolServer) const
    {
        return profile == m_profile && toolServer == m_toolServer;
    }
    /// Takes what is recorded, aside. changed() follows if there is any.
    void load(ActivityLog &log);
    void add(const ToolCallResult &result);

    /// Of that catalog, whose endpoint may be a server of its own.
    [[nodiscard]] EarlierValues values(const CatalogKind &kind) const;
    /// The newest first, no two with the same arguments, none without any; at most mostEarlierArguments.
    [[nodiscard]] QList<EarlierCall> callsOf(const CatalogKind &kind, const QString &tool) const;

signals:
    void changed();

private:
    QString m_profile;
    QUrl m_toolServer;
    QList<EarlierCall> m_calls; ///< the newest first
};

constexpr qsizetype mostEarlierArguments = 10;

} // namespace rc
