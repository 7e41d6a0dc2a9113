// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool gave back, block by block. Everything in it is outside text.
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
        Resource, ///< embedded: with its text or its bytes
        Other     ///< shown as the JSON it is
    };

    Kind kind = Kind::Other;
    QByteArray raw; ///< the block as sent
    QString text;
    QByteArray data;  ///< of an image, an audio or a resource: decoded from base64, and nothing more
    QString mimeType; ///< as the server claims
    QString uri;
    QString name; ///< title, else name
    QString description;
    QStringList audience; ///< of its annotations: "user", "assistant"
    QString priority;     ///< with the digits as sent
    QString problem;      ///< translated: what the specification asks of such a block and this one does not have
};

struct ToolResult
{
    QList<ContentBlock> blocks;
    QByteArray structured; ///< structuredContent, raw JSON; empty without it
    bool isError = false;
    QStringList problems; ///< translated sentences; those of a block are with the block
};

constexpr qsizetype maxContentBlocks = 1000;

/// `json`: the result of a tools/call, checked JSON. NotUnderstood for what is no result of a tool at all, and for one
/// that asks for more instead (resultType "input_required").
[[nodiscard]] Result<ToolResult> toolResult(const QByteArray &json);

/// All text of the result, blocks separated by a line break; not made safe to show.
[[nodiscard]] QString textOf(const ToolResult &result);

/// The problems of the result and of its blocks, these with their place.
[[nodiscard]] QStringList allProblems(const ToolResult &result);

/// Whether the tool says that it failed in its result alone: {"ok":false,…} or {"success":false,…} as structured
/// content or as its only text, as a real deployment was seen to answer, without isError.
[[nodiscard]] bool saysNotOk(const ToolResult &result);

/// Whether the type is one of the four kinds of image that are decoded. Never SVG, which can refer to other files.
[[nodiscard]] bool isShownImage(const QString &mimeType);
/// "png", "wav", "bin": what a file with such content is usually called.
[[nodiscard]] QString suffixOf(const QString &mimeType);

} // namespace rc
