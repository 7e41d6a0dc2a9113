// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tools as one endpoint gave it.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/tool.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QList>
#include <QStringList>
#include <QUrl>

namespace rc {

/// The endpoint below a tool-server address that parseToolServerUrl() returned.
[[nodiscard]] QUrl catalogAddress(const QUrl &toolServer, const CatalogKind &kind);

/// How the server wants to be spoken to (facts: "MCP, three dialects").
enum class Dialect {
    Plain,
    Session,
    Modern
};
[[nodiscard]] QLatin1StringView wireWord(Dialect dialect); ///< plain, session, modern

struct ToolCatalog
{
    CatalogKind kind;
    QUrl url;
    Dialect dialect = Dialect::Plain;
    bool eventStream = false; ///< the last page came framed as an event stream
    int pages = 0;
    bool complete = false;
    qint64 bytes = 0; ///< of all answers
    qint64 elapsedMs = 0;
    QDateTime at; ///< when the list was whole, local time
    QList<Tool> tools;
    QStringList problems; ///< translated sentences: why it is incomplete, which tool was set aside and why
};

} // namespace rc
