// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toolresult.h"

#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxShownError = 300;

struct ResultTr
{
    RC_DECLARE_PHRASES(rc::ToolResult)
};

void setProblem(ContentBlock &block, const QString &problem)
{
    if (block.problem.isEmpty())
        block.problem = problem;
}

QString wrongType(const QString &member)
{
    return ResultTr::tr("“%1” is missing or has the wrong type.").arg(member);
}

void require(JsonValue object, std::initializer_list<QByteArrayView> names, ContentBlock &block)
{
    for (const QByteArrayView name : names) {
        if (!object.member(name).text())
            setProblem(block, wrongType(QString::fromUtf8(name)));
    }
}

/// A last group of one digit cannot encode a byte.
bool hasWholeGroups(QByteArray base64)
{
    while (base64.endsWith('='))
        base64.chop(1);
    return base64.size() % 4 != 1;
}

void readData(JsonValue data, ContentBlock &block)
{
    const auto text = data.text();
    if (!text)
        return;
    const QByteArray base64 = text->toLatin1();
    const auto decoded = QByteArray::fromBase64Encoding(base64, QByteArray::AbortOnBase64DecodingErrors);
    if (decoded && hasWholeGroups(base64))
        block.data = *decoded;
    else
        setProblem(block, ResultTr::tr("The data is not base64, so it cannot be read."));
}

void readAnnotations(JsonValue annotations, ContentBlock &block)
{
    for (const JsonValue reader : annotations.member("audience").elements()) {
        if (const auto text = reader.text())
            block.audience.append(*text);
    }
    block.priority = QString::fromUtf8(annotations.member("priority").raw());
}

void readNames(JsonValue object, ContentBlock &block)
{
    block.uri = object.textOf("uri");
    block.mimeType = object.textOf("mimeType");
    block.name = object.textOf("title");
    if (block.name.isEmpty())
        block.name = object.textOf("name");
    block.description = object.textOf("description");
}

void readResource(JsonValue resource, ContentBlock &block)
{
    block.kind = ContentBlock::Kind::Resource;
    readNames(resource, block);
    require(resource, {"uri"}, block);
    if (const JsonValue blob = resource.member("blob")) {
        require(resource, {"blob"}, block);
        readData(blob, block);
        return;
    }
    require(resource, {"text"}, block);
    block.text = resource.textOf("text");
}

ContentBlock readBlock(JsonValue value)
{
    ContentBlock block;
    block.raw = value.raw().toByteArray();
    const QString type = value.textOf("type");
    readAnnotations(value.member("annotations"), block);
    if (type == "text"_L1) {
        require(value, {"text"}, block);
        if (block.problem.isEmpty()) {
            block.kind = ContentBlock::Kind::Text;
            block.text = value.textOf("text");
        }
    } else if (type == "image"_L1 || type == "audio"_L1) {
        block.kind = type == "image"_L1 ? ContentBlock::Kind::Image : ContentBlock::Kind::Audio;
        readNames(value, block);
        require(value, {"data", "mimeType"}, block);
        readData(value.member("data"), block);
    } else if (type == "resource_link"_L1) {
        block.kind = ContentBlock::Kind::Link;
        readNames(value, block);
        require(value, {"uri", "name"}, block);
    } else if (type == "resource"_L1 && value.member("resource").isObject()) {
        readResource(value.member("resource"), block);
    } else if (type == "resource"_L1) {
        setProblem(block, wrongType("resource"_L1));
    } else if (type.isEmpty()) {
        setProblem(block, wrongType("type"_L1));
    } else {
        setProblem(block, ResultTr::tr("“%1” is not a content type of MCP.").arg(displayText(type)));
    }
    return block;
}

tl::unexpected<Error> notUnderstood(const Phrase &reason)
{
    return failure(ErrorKind::NotUnderstood, reason);
}

/// The structured content, or the only text.
QByteArray documentOf(const ToolResult &result)
{
    if (!result.structured.isEmpty())
        return result.structured;
    return result.blocks.size() == 1 ? textOf(result).toUtf8() : QByteArray();
}

bool reportsNotOk(JsonValue root)
{
    return root.member("ok").boolean() == false || root.member("success").boolean() == false;
}

/// The `error` member of a result that is not marked as an error; may be empty.
QString unmarkedError(const ToolResult &result)
{
    const auto tape = JsonTape::readToDepth(1, documentOf(result));
    const JsonValue root = tape ? tape->root() : JsonValue();
    const JsonValue error = root.member("error");
    const bool isEmpty = error.isObject() || error.isArray()
                             ? error.raw().size() <= 2
                             : error.boolean() == false || error.text() == QString() || error.raw() == "0";
    if (result.isError || reportsNotOk(root) || !error || error.kind() == JsonKind::Null || isEmpty)
        return {};
    return error.text().value_or(QString::fromUtf8(error.raw())).left(maxShownError);
}

struct TypeRow
{
    QLatin1StringView type;
    QLatin1StringView suffix;
};

constexpr std::array typeTable = std::to_array<TypeRow>({
    {"image/png"_L1, "png"_L1},
    {"image/jpeg"_L1, "jpg"_L1},
    {"image/gif"_L1, "gif"_L1},
    {"image/webp"_L1, "webp"_L1},
    {"image/svg+xml"_L1, "svg"_L1},
    {"audio/wav"_L1, "wav"_L1},
    {"audio/x-wav"_L1, "wav"_L1},
    {"audio/mpeg"_L1, "mp3"_L1},
    {"audio/mp3"_L1, "mp3"_L1},
    {"audio/ogg"_L1, "ogg"_L1},
    {"audio/flac"_L1, "flac"_L1},
    {"audio/mp4"_L1, "m4a"_L1},
    {"text/plain"_L1, "txt"_L1},
    {"application/json"_L1, "json"_L1},
    {"application/pdf"_L1, "pdf"_L1},
});

} // namespace

Result<ToolResult> toolResult(const QByteArray &json)
{
    const auto tape = JsonTape::read(json);
    const JsonValue root = tape ? tape->root() : JsonValue();
    if (!root.isObject())
        return notUnderstood(ResultTr::tr("The result is not a JSON object."));
    const QString type = root.textOf("resultType");
    if (!type.isEmpty() && type != "complete"_L1)
        return notUnderstood(
            ResultTr::tr("The tool requires more input to continue (“%1”), which this program cannot provide.")
                .arg(displayText(type)));
    ToolResult result;
    if (const JsonValue structured = root.member("structuredContent"); structured.kind() != JsonKind::Null)
        result.structured = structured.raw().toByteArray();
    const JsonValue isError = root.member("isError");
    result.isError = isError.boolean().value_or(false);
    if (isError && !isError.boolean())
        result.problems.append(wrongType("isError"_L1));
    const JsonValue content = root.member("content");
    const bool isOnePart = content.isObject() || content.isText();
    const QString noList = ResultTr::tr("The result has no list named “content”.");
    if (!content.isArray() && !isOnePart && result.structured.isEmpty() && !result.isError)
        return notUnderstood(noList);
    if (!content.isArray())
        result.problems.append(noList);
    const QList<JsonValue> parts = isOnePart ? QList<JsonValue>{content} : content.elements();
    for (const JsonValue part : parts.first(std::min(parts.size(), maxContentBlocks)))
        result.blocks.append(readBlock(part));
    if (const QString error = unmarkedError(result); !error.isEmpty())
        result.problems.append(
            ResultTr::tr("The result is not marked as an error, but names one: “%1”").arg(displayText(error)));
    if (parts.size() > maxContentBlocks)
        result.problems.append(
            ResultTr::tr("The result has %1 parts; the first %2 are shown.").arg(parts.size()).arg(maxContentBlocks));
    return result;
}

QString textOf(const ToolResult &result)
{
    QStringList texts;
    for (const ContentBlock &block : result.blocks) {
        if (!block.text.isEmpty())
            texts.append(block.text);
    }
    return texts.join(u'\n');
}

QStringList allProblems(const ToolResult &result)
{
    QStringList problems = result.problems;
    for (qsizetype i = 0; i < result.blocks.size(); ++i) {
        if (const QString &problem = result.blocks.at(i).problem; !problem.isEmpty())
            problems.append(u"content[%1]: %2"_s.arg(QString::number(i), problem));
    }
    return problems;
}

bool reportsNotOk(const ToolResult &result)
{
    const auto tape = JsonTape::readToDepth(1, documentOf(result));
    return tape && reportsNotOk(tape->root());
}

QString suffixOf(const QString &mimeType)
{
    const TypeRow *row = findRow(typeTable, &TypeRow::type, mimeType.section(u';', 0, 0).trimmed().toLower());
    return row ? QString(row->suffix) : u"bin"_s;
}

} // namespace rc
