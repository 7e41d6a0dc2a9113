// SPDX-License-Identifier: GPL-3.0-or-later
// The context cost of a tool.
#pragma once

#include "core/tool/tool.h"

#include <QByteArrayView>
#include <QList>

namespace rc {

/// An estimate, since each vendor has its own tokenizer and most are not public. The text is split as byte-pair
/// tokenizers split it (words, runs of digits, capitals and punctuation, letters of other scripts), and each kind of
/// piece has the weight that best fits the public tokenizer o200k_base, measured on 30 published catalogs and on tools
/// with descriptions in 23 other languages. On 28 other catalogs (755 English tools) the error is at most 7 % per
/// catalog; per tool at most 21 %, and at most 10 % for 95 % of them. There cl100k_base and Llama 3's tokenizer need 7
/// % less to 4 % more, and the tokenizer of the first Mistral models 8 to 22 % more. Other scripts need up to three
/// times as many tokens in cl100k_base. Text without a language (Base64) may deviate more.
[[nodiscard]] int estimatedTokens(QByteArrayView utf8);

// Slightly above the measured error; shown wherever tokens are.
constexpr int catalogTokenError = 10; // per cent
constexpr int toolTokenError = 20;    // per cent

/// The maximum of `tokens` within this error.
[[nodiscard]] constexpr qint64 upperBound(qint64 tokens, int error)
{
    return (tokens * (100 + error) + 99) / 100;
}

struct ToolCost
{
    qint64 bytes = 0;
    int tokens = 0;

    ToolCost &operator+=(const ToolCost &other)
    {
        bytes += other.bytes;
        tokens += other.tokens;
        return *this;
    }
    bool operator==(const ToolCost &) const = default;
};

/// A definition as a model receives it: name, description and parameters as one JSON object without white space. Output
/// schema, annotations, icons and `_meta` are for the client only.
[[nodiscard]] QByteArray modelText(const Tool &tool);
/// The cost of modelText().
[[nodiscard]] ToolCost toolCost(const Tool &tool);

/// A piece of modelText(); concatenated, they are exactly that text.
struct ModelPart
{
    QString where; ///< as in ToolFinding: "name", "description", "inputSchema.properties.owner"; outside text
    QByteArray text;
    int depth = 0;  ///< indentation if each piece has its own line
    int tokens = 0; ///< they add up to toolCost().tokens

    bool operator==(const ModelPart &) const = default;
};
/// The name, the description, each parameter, and the rest of the schema.
[[nodiscard]] QList<ModelPart> modelParts(const Tool &tool);

} // namespace rc
