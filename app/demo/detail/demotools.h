// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of the demo catalog that the demo service runs: fixed data, its own memory, and nothing beyond it.
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

/// The elements of a JSON array without the white space between tokens. For JSON of our own: nothing is checked.
[[nodiscard]] QList<QByteArray> compactElements(const QByteArray &array);

/// What requests left behind; gone with the service.
struct DemoMemory
{
    QStringList acknowledged;      ///< alerts, in order
    QList<ReceivedEntry> received; ///< oldest first
    DemoLog log = {};              ///< how they are shown
};

struct DemoToolRun
{
    QJsonObject result;
    QList<QJsonObject> progress; ///< {"progress","total","message"}, one after another, before the result
};

constexpr int demoProgressMs = 250; ///< between two notifications on progress

/// Runs the tool whose definition is `tool`. Arguments that do not fit the schema, and tools that are only shown, are
/// errors of the tool, as real servers have them. `resource`: the UUID whose entries the caller may read; empty: none.
[[nodiscard]] DemoToolRun runDemoTool(const QJsonObject &tool, const QJsonObject &arguments, DemoMemory &memory,
                                      const QString &resource);

} // namespace rc
