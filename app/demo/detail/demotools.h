// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the demo catalog's tools, which only access fixed data and the service's memory.
#pragma once

#include "demo/detail/demosetting.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace rc {

/// Compiled in from catalogs/*.json, `general` or `code-hosting`: one definition each, without line breaks, members in
/// the order of the file.
[[nodiscard]] QList<QByteArray> demoTools(const QString &catalog);

/// State from earlier requests, which is lost when the service ends.
struct DemoMemory
{
    QStringList acknowledged;      ///< acknowledged alerts, in order
    QList<ReceivedEntry> received; ///< oldest first
    DemoLog log = {};              ///< how entries are shown
};

struct DemoToolRun
{
    QJsonObject result;
    QList<QJsonObject> progress = {}; ///< {"progress","total","message"}, sent one by one before the result
};

constexpr int demoProgressMs = 250; ///< between progress notifications

/// Runs the tool with the definition `tool`. Invalid arguments and tools without an implementation are tool errors, as
/// on real servers. `resource`: the UUID whose entries the caller may read; empty: none.
[[nodiscard]] DemoToolRun runDemoTool(const QJsonObject &tool, const QJsonObject &arguments, DemoMemory &memory,
                                      const QString &resource);

} // namespace rc
