// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a tool's annotations with the specification's defaults.
#include "core/tool/tool.h"

#include "core/json/jsontape.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array effectWords{QT_TRANSLATE_NOOP("rc::ToolEffect", "reads"),
                                 QT_TRANSLATE_NOOP("rc::ToolEffect", "writes"),
                                 QT_TRANSLATE_NOOP("rc::ToolEffect", "destructive")}; // in the order of the enumeration

} // namespace

QString Tool::shownName() const
{
    if (!title.isEmpty())
        return title;
    return annotations.title.isEmpty() ? name : annotations.title;
}

ToolEffect toolEffect(const ToolAnnotations &annotations)
{
    if (annotations.readOnly.value_or(false))
        return ToolEffect::Reads;
    return annotations.destructive.value_or(true) ? ToolEffect::Destructive : ToolEffect::Writes;
}

QLatin1StringView wireWord(ToolEffect effect)
{
    return QLatin1StringView(effectWords.at(std::size_t(effect)));
}

QString effectName(ToolEffect effect)
{
    return QCoreApplication::translate("rc::ToolEffect", effectWords.at(std::size_t(effect)));
}

bool effectIsAssumed(const ToolAnnotations &annotations)
{
    return toolEffect(annotations) == ToolEffect::Destructive && !annotations.destructive;
}

TaskSupport taskSupport(const Tool &tool)
{
    if (!tool.raw.contains("taskSupport")) // fast path: most tools have none, and definitions are long
        return TaskSupport::Forbidden;
    const auto tape = JsonTape::read(tool.raw);
    const JsonValue support = tape ? tape->root().member("execution").member("taskSupport") : JsonValue();
    if (support.text() == u"required"_s)
        return TaskSupport::Required;
    return support.text() == u"optional"_s ? TaskSupport::Optional : TaskSupport::Forbidden;
}

} // namespace rc
