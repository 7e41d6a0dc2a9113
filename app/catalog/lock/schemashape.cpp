// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/lock/schemashape.h"

#include "catalog/json/compactjson.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array textMembers{"description"_L1, "title"_L1, "$comment"_L1};
constexpr std::array namedSchemas{"properties"_L1, "patternProperties"_L1, "$defs"_L1, "definitions"_L1,
                                  "dependentSchemas"_L1};
constexpr std::array plainValues{"enum"_L1, "const"_L1, "default"_L1, "required"_L1, "type"_L1, "dependentRequired"_L1};

template<typename Words>
bool holdsWord(const Words &words, const QString &word)
{
    return std::any_of(words.cbegin(), words.cend(), [&word](QLatin1StringView one) { return word == one; });
}

class Divider
{
public:
    JsonNode schema(const JsonNode &node, const QString &where)
    {
        JsonNode shape = node;
        shape.members.clear();
        shape.elements.clear();
        for (qsizetype i = 0; i < node.elements.size(); ++i)
            shape.elements.append(schema(node.elements.at(i), where + u"[%1]"_s.arg(i)));
        for (const auto &[name, value] : node.members) {
            const QString place = where + u'.' + name;
            if (name == "examples"_L1)
                texts.append({place, QString::fromUtf8(compactJson(value))});
            else if (value.isText() && holdsWord(textMembers, name))
                texts.append({place, value.text});
            else if (value.isObject() && holdsWord(namedSchemas, name))
                shape.members.append({name, named(value, place)});
            else if (holdsWord(plainValues, name))
                shape.members.append({name, value});
            else
                shape.members.append({name, schema(value, place)});
        }
        return shape;
    }

    QList<std::pair<QString, QString>> texts;

private:
    JsonNode named(const JsonNode &node, const QString &where)
    {
        JsonNode shape{JsonKind::Object, {}, {}, {}};
        for (const auto &[name, value] : node.members)
            shape.members.append({name, schema(value, where + u'.' + name)});
        return shape;
    }
};

} // namespace

SchemaShape schemaShape(const JsonNode &schema, const QString &where)
{
    Divider divider;
    JsonNode shape = divider.schema(schema, where);
    return {std::move(shape), divider.texts};
}

} // namespace rc
