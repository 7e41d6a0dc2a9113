// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/toolresult.h"

#include "core/displaytext.h"
#include "core/strictjson.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString resultText(const char *text)
{
    return QCoreApplication::translate("rc::ToolResult", text);
}

QString textMember(const QByteArray &object, const QString &name)
{
    const auto member = jsonMember(object, name);
    return member ? jsonText(*member).value_or(QString()) : QString();
}

void readData(const QByteArray &object, const QString &name, ContentBlock &block)
{
    const auto member = jsonMember(object, name);
    const auto text = member ? jsonText(*member) : std::nullopt;
    if (!text) {
        block.problem = resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "It comes without its data."));
        return;
    }
    const auto decoded = QByteArray::fromBase64Encoding(text->toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (decoded)
        block.data = *decoded;
    else
        block.problem =
            resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "Its data is not base64, so it cannot be read."));
}

void readAnnotations(const QByteArray &object, ContentBlock &block)
{
    const auto annotations = jsonMember(object, u"annotations"_s);
    if (!annotations)
        return;
    const auto audience = jsonMember(*annotations, u"audience"_s);
    const auto readers = audience ? jsonElements(*audience) : std::nullopt;
    for (const QByteArray &reader : readers.value_or(QList<QByteArray>())) {
        if (const auto text = jsonText(reader))
            block.audience.append(*text);
    }
    if (const auto priority = jsonMember(*annotations, u"priority"_s))
        block.priority = QString::fromUtf8(*priority);
}

void readNames(const QByteArray &object, ContentBlock &block)
{
    block.uri = textMember(object, u"uri"_s);
    block.mimeType = textMember(object, u"mimeType"_s);
    block.name = textMember(object, u"title"_s);
    if (block.name.isEmpty())
        block.name = textMember(object, u"name"_s);
    block.description = textMember(object, u"description"_s);
}

ContentBlock readBlock(const QByteArray &raw)
{
    ContentBlock block;
    block.raw = raw;
    const QString type = textMember(raw, u"type"_s);
    readAnnotations(raw, block);
    if (type == "text"_L1) {
        const auto text = jsonMember(raw, u"text"_s);
        if (text && jsonText(*text)) {
            block.kind = ContentBlock::Kind::Text;
            block.text = *jsonText(*text);
        }
    } else if (type == "image"_L1 || type == "audio"_L1) {
        block.kind = type == "image"_L1 ? ContentBlock::Kind::Image : ContentBlock::Kind::Audio;
        readNames(raw, block);
        readData(raw, u"data"_s, block);
    } else if (type == "resource_link"_L1) {
        block.kind = ContentBlock::Kind::Link;
        readNames(raw, block);
    } else if (type == "resource"_L1) {
        const auto resource = jsonMember(raw, u"resource"_s);
        if (!resource)
            return block;
        block.kind = ContentBlock::Kind::Resource;
        readNames(*resource, block);
        if (jsonMember(*resource, u"blob"_s))
            readData(*resource, u"blob"_s, block);
        else
            block.text = textMember(*resource, u"text"_s);
    }
    return block;
}

tl::unexpected<Error> notUnderstood(const QString &why)
{
    return failure(ErrorKind::NotUnderstood, why);
}

struct TypeRow
{
    QLatin1StringView type;
    QLatin1StringView suffix;
    bool shown;
};

constexpr std::array typeTable = std::to_array<TypeRow>({
    {"image/png"_L1, "png"_L1, true},
    {"image/jpeg"_L1, "jpg"_L1, true},
    {"image/gif"_L1, "gif"_L1, true},
    {"image/webp"_L1, "webp"_L1, true},
    {"image/svg+xml"_L1, "svg"_L1, false},
    {"audio/wav"_L1, "wav"_L1, false},
    {"audio/x-wav"_L1, "wav"_L1, false},
    {"audio/mpeg"_L1, "mp3"_L1, false},
    {"audio/mp3"_L1, "mp3"_L1, false},
    {"audio/ogg"_L1, "ogg"_L1, false},
    {"audio/flac"_L1, "flac"_L1, false},
    {"audio/mp4"_L1, "m4a"_L1, false},
    {"text/plain"_L1, "txt"_L1, false},
    {"application/json"_L1, "json"_L1, false},
    {"application/pdf"_L1, "pdf"_L1, false},
});

const TypeRow *rowOf(const QString &mimeType)
{
    const QString type = mimeType.section(u';', 0, 0).trimmed().toLower();
    const auto row =
        std::find_if(typeTable.cbegin(), typeTable.cend(), [&type](const TypeRow &one) { return one.type == type; });
    return row == typeTable.cend() ? nullptr : &*row;
}

} // namespace

Result<ToolResult> toolResult(const QByteArray &json)
{
    if (!jsonMembers(json))
        return notUnderstood(resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "The result is not a JSON object.")));
    const QString type = textMember(json, u"resultType"_s);
    if (!type.isEmpty() && type != "complete"_L1)
        return notUnderstood(
            resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "The tool asks for more before it goes on (“%1”), and this "
                                                           "program cannot answer that."))
                .arg(displayText(type)));
    ToolResult result;
    if (const auto structured = jsonMember(json, u"structuredContent"_s); structured && *structured != "null")
        result.structured = *structured;
    const auto isError = jsonMember(json, u"isError"_s);
    result.isError = isError && jsonBool(*isError).value_or(false);
    const auto content = jsonMember(json, u"content"_s);
    const auto blocks = content ? jsonElements(*content) : std::nullopt;
    if (!blocks && result.structured.isEmpty())
        return notUnderstood(
            resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "The result has no list named “content”.")));
    if (!blocks)
        result.problems.append(
            resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "The result has no list named “content”.")));
    const QList<QByteArray> parts = blocks.value_or(QList<QByteArray>());
    for (const QByteArray &raw : parts.mid(0, maxContentBlocks))
        result.blocks.append(readBlock(raw));
    if (parts.size() > maxContentBlocks)
        result.problems.append(
            resultText(QT_TRANSLATE_NOOP("rc::ToolResult", "The result has %1 parts; the first %2 are shown."))
                .arg(parts.size())
                .arg(maxContentBlocks));
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

bool saysNotOk(const ToolResult &result)
{
    const auto saysSo = [](const QByteArray &json) {
        return json.trimmed().startsWith('{') && !jsonFault(json) && jsonMember(json, u"ok"_s) == "false";
    };
    if (!result.structured.isEmpty())
        return saysSo(result.structured);
    return result.blocks.size() == 1 && saysSo(textOf(result).toUtf8());
}

bool isShownImage(const QString &mimeType)
{
    const TypeRow *row = rowOf(mimeType);
    return row && row->shown;
}

QString suffixOf(const QString &mimeType)
{
    const TypeRow *row = rowOf(mimeType);
    return row ? QString(row->suffix) : u"bin"_s;
}

} // namespace rc
