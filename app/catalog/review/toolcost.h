// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a model's context a tool takes.
#pragma once

#include "core/tool/tool.h"

#include <QByteArrayView>
#include <QList>

namespace rc {

/// Tokens are estimated, for each maker has a tokenizer of its own and most are not public. Method: the text is cut the
/// way byte-pair tokenizers cut it (words, runs of digits and of punctuation, letters of other scripts), and each kind
/// of piece counts with the weight that fits the public tokenizer o200k_base best. Measured against it on 117 tools of
/// a code-hosting server (half of them not seen by the fit), 13 of the reference server, 56 of the demo service and 800
/// generated ones in English, German and Russian: at most 2 % off over each catalog, at most 14 % over one tool. The
/// older cl100k_base needs up to 4 % less for English, up to 23 % more for the other two over a catalog and up to 58 %
/// over one tool. Chinese and Japanese vary with how common the characters are and may be a third off, and text that is
/// no language (Base64) further.
[[nodiscard]] int estimatedTokens(QByteArrayView utf8);

// What the measurement showed, rounded up; said wherever a number of tokens is.
constexpr int tokenErrorOfCatalog = 3; // per cent
constexpr int tokenErrorOfTool = 15;   // per cent

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
