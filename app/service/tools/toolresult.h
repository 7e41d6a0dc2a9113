// SPDX-License-Identifier: GPL-3.0-or-later
// A tool's result, block by block. Everything in it is outside text.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct ContentBlock
{
    enum class Kind {
        Text,
        Image,
        Audio,
        Link,     ///< resource_link: never opened
        Resource, ///< embedded, with its text or bytes
        Other     ///< shown as JSON
    };

    Kind kind = Kind::Other;
    QByteArray raw; ///< the block as sent
    QString text;
    QByteArray data;  ///< of an image, audio or resource: only decoded from base64
    QString mimeType; ///< as claimed by the server
    QString uri;
    QString name; ///< title, else name
    QString description;
    QStringList audience; ///< from its annotations: "user", "assistant"
    QString priority;     ///< digits as sent
    QString problem;      ///< translated: a violation of the specification
};

struct ToolResult
{
    QList<ContentBlock> blocks;
    QByteArray structured; ///< structuredContent, raw JSON; may be empty
    bool isError = false;
    QStringList problems; ///< translated sentences; problems of blocks are in the blocks
};

constexpr qsizetype maxContentBlocks = 1000;

/// `json`: the result of a tools/call, valid JSON. NotUnderstood if it is not a tool's result, or if it asks for input
/// (resultType "input_required").
[[nodiscard]] Result<ToolResult> toolResult(const QByteArray &json);

/// All text of the result, blocks separated by line breaks; not safe to display.
[[nodiscard]] QString textOf(const ToolResult &result);

/// The problems of the result and of its blocks, these with their position.
[[nodiscard]] QStringList allProblems(const ToolResult &result);

/// Whether the content alone reports a failure: {"ok":false,…} or {"success":false,…} as structured content or as the
/// only text, without isError. Seen at a real deployment.
[[nodiscard]] bool reportsNotOk(const ToolResult &result);

/// "png", "wav", "bin": the usual file name suffix for this type.
[[nodiscard]] QString suffixOf(const QString &mimeType);

} // namespace rc
