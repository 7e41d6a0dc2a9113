// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/mirroredheaders.h"

#include "core/words/displaytext.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct MirroredHeadersTr
{
    RC_DECLARE_PHRASES(rc::MirroredHeaders)
};
constexpr QByteArrayView mark = "x-mcp-header";
constexpr QByteArrayView paramPrefix = "Mcp-Param-";
constexpr qsizetype shownName = 80;
constexpr qsizetype maxName = 128;

/// One of the three types that a header can carry; "or null" is allowed.
bool isPrimitive(JsonValue type)
{
    const auto fits = [](JsonValue name) {
        const QString word = name.text().value_or(QString());
        return word == "string"_L1 || word == "integer"_L1 || word == "boolean"_L1;
    };
    if (!type.isArray())
        return fits(type);
    bool any = false;
    for (const JsonValue name : type) {
        any = any || fits(name);
        if (!fits(name) && name.text() != u"null"_s)
            return false;
    }
    return any;
}

class MarkReader
{
public:
    /// `path`: the property names that lead to the schema; nullopt inside items, oneOf, $defs and the like, where marks
    /// are not allowed.
    void readSchema(JsonValue schema, const std::optional<QStringList> &path)
    {
        if (const JsonValue marked = schema.member(mark))
            addMark(marked, schema, path);
        for (const JsonValue member : schema) {
            if (!m_fault.isEmpty())
                return;
            const QString key = member.key();
            if (isOneOf(key, u"x-mcp-header|default|const|enum|examples")) // the last four hold data, not schemas
                continue;
            const bool holdsNames =
                isOneOf(key, u"properties|patternProperties|$defs|definitions|dependentSchemas") && member.isObject();
            if (!holdsNames) {
                readSchema(member, {});
                continue;
            }
            for (const JsonValue named : member) { // keys are names, not keywords
                const bool isProperty = path && key == "properties"_L1;
                readSchema(named, isProperty ? std::optional(*path + QStringList{named.key()}) : std::nullopt);
            }
        }
    }

    [[nodiscard]] const Phrase &fault() const { return m_fault; }
    [[nodiscard]] const QList<MirroredArgument> &marked() const { return m_marked; }

private:
    void addMark(JsonValue marked, JsonValue property, const std::optional<QStringList> &path)
    {
        if (!m_fault.isEmpty())
            return;
        const QString shown = displayText(path.value_or(QStringList()).join(u'.'), LineBreaks::Mark, shownName);
        const QString name = marked.text().value_or(QString());
        if (!path || path->isEmpty())
            m_fault = MirroredHeadersTr::tr("its schema marks something other than a plain property as a header");
        else if (!isHeaderToken(name) || name.size() > maxName)
            m_fault = MirroredHeadersTr::tr("the header for “%1” has an invalid name: “%2”")
                          .arg(shown, displayText(name, LineBreaks::Mark, shownName));
        else if (!isPrimitive(property.member("type")))
            m_fault = MirroredHeadersTr::tr("“%1” is marked as a header but is not a string, an integer or a boolean")
                          .arg(shown);
        else if (m_names.contains(name.toLower()))
            m_fault = MirroredHeadersTr::tr("two of its parameters use the same header, “%1”")
                          .arg(displayText(name, LineBreaks::Mark, shownName));
        if (!m_fault.isEmpty())
            return;
        m_names.insert(name.toLower());
        m_marked.append({paramPrefix.toByteArray() + name.toLatin1(), *path});
    }

    Phrase m_fault;
    QSet<QString> m_names;
    QList<MirroredArgument> m_marked;
};

} // namespace

Result<QList<MirroredArgument>> mirroredArguments(const QByteArray &inputSchema)
{
    if (!inputSchema.contains("x-mcp-header"))
        return QList<MirroredArgument>();
    RC_TRY(tape, JsonTape::read(inputSchema));
    MarkReader reader;
    reader.readSchema(tape->root(), QStringList());
    if (!reader.fault().isEmpty())
        return failure(ErrorKind::NotUnderstood, reader.fault());
    return reader.marked();
}

QString headerFault(const Tool &tool)
{
    const auto marked = mirroredArguments(tool.inputSchema);
    return marked ? Phrase() : marked.error().detail;
}

QList<QPair<QByteArray, QByteArray>> mirroredHeaders(const QList<MirroredArgument> &marked, const QByteArray &arguments)
{
    QList<QPair<QByteArray, QByteArray>> headers;
    const auto tape = marked.isEmpty() ? Result<JsonTape>(JsonTape()) : JsonTape::read(arguments);
    if (!tape)
        return headers;
    for (const MirroredArgument &argument : marked) {
        JsonValue value = tape->root();
        for (const QString &name : argument.path)
            value = value.isObject() ? value.member(name.toUtf8()) : JsonValue();
        if (value.isText())
            headers.append({argument.header, headerText(value.text().value_or(QString()))});
        else if (value.kind() == JsonKind::Number || value.kind() == JsonKind::Bool)
            headers.append({argument.header, value.raw().toByteArray()});
    }
    return headers;
}

QByteArray headerText(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const bool plain = std::ranges::all_of(bytes, [](char c) { return c >= 0x20 && c < 0x7f; });
    const bool hasOuterSpace = bytes.startsWith(' ') || bytes.endsWith(' ');
    if (plain && !hasOuterSpace && !bytes.startsWith("=?base64?"))
        return bytes;
    return "=?base64?" + bytes.toBase64() + "?=";
}

} // namespace rc
