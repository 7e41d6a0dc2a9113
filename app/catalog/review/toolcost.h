// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a model's context a tool takes.
#pragma once

#include "core/tool/tool.h"

#include <QByteArrayView>
#include <QList>

namespace rc {

/// Tokens are estimated, for each maker has a tokenizer of its own and most are not public. Method: the text is cut the
/// way byte-pair tokenizers cut it (words, runs of digits, capitals and punctuation, letters of other scripts), and
/// each kind of piece counts with the weight that fits the public tokenizer o200k_base best. Measured against it on 30
/// published catalogs (900 tools, in English) and on tools with descriptions in 23 other languages, half of which the
/// fit had not seen: at most 8 % off over each catalog, and over one tool at most 20 %, for 95 % of them 10 %. The
/// older cl100k_base needs 5 % less to 5 % more for English, and up to three times as many for other scripts. Other
/// makers' numbers are not known. Text that is no language (Base64) may be further off.
[[nodiscard]] int estimatedTokens(QByteArrayView utf8);

// Somewhat more than was measured; said wherever a number of tokens is.
constexpr int tokenErrorOfCatalog = 10; // per cent
constexpr int tokenErrorOfTool = 20;    // per cent

/// The most that `tokens` may be by such an error.
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

/// A definition as it is put before a model: name, description and parameters as one JSON object without white space.
/// Output schema, annotations, icons and `_meta` are for the program around the model.
[[nodiscard]] QByteArray modelText(const Tool &tool);
/// Of modelText().
[[nodiscard]] ToolCost toolCost(const Tool &tool);

/// A piece of modelText(): all of them in a row are that text, to the last byte.
struct ModelPart
{
    QString where; ///< as in ToolFinding: "name", "description", "inputSchema.properties.owner"; outside text
    QByteArray text;
    int depth = 0;  ///< where each piece has a line of its own: how far in that stands
    int tokens = 0; ///< all of them together are toolCost().tokens

    bool operator==(const ModelPart &) const = default;
};
/// The name, the description, each parameter, and what of the schema is around the parameters.
[[nodiscard]] QList<ModelPart> modelParts(const Tool &tool);

} // namespace rc
