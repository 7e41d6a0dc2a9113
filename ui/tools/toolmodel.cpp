// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of one catalog as rows for a view.
#include "ui/tools/toolmodel.h"

#include "core/displaytext.h"
#include "ui/tools/parametertable.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {
constexpr qsizetype shownLength = 200;
} // namespace

QString effectName(ToolEffect effect)
{
    switch (effect) {
    case ToolEffect::Reads:
        return QCoreApplication::translate("rc::ToolEffect", "reads");
    case ToolEffect::Writes:
        return QCoreApplication::translate("rc::ToolEffect", "writes");
    case ToolEffect::Destructive:
        return QCoreApplication::translate("rc::ToolEffect", "destructive");
    }
    return {};
}

int ToolModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ToolModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.shown;
    case NameRole:
        return row.name;
    case EffectRole:
        return int(toolEffect(row.tool.annotations));
    case AssumedRole:
        return effectIsAssumed(row.tool.annotations);
    case HiddenTextRole:
        return row.hidden;
    case IndexRole:
        return row.index;
    case Qt::AccessibleTextRole: {
        const QString text = tr("%1, %2, %3", "a tool: shown name, name, effect")
                                 .arg(row.shown, row.name, effectName(toolEffect(row.tool.annotations)));
        return row.hidden ? tr("%1, contains hidden text").arg(text) : text;
    }
    default:
        return {};
    }
}

void ToolModel::setTools(const QList<Tool> &tools)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(tools.size());
    for (const Tool &tool : tools) {
        QString index = tool.name + u'\n' + tool.title + u'\n' + tool.annotations.title + u'\n' + tool.description;
        for (const ParameterRow &parameter : parameterRows(tool.inputSchema))
            index += u'\n' + parameter.name;
        m_rows.append({tool, displayText(tool.shownName(), LineBreaks::Mark, shownLength),
                       displayText(tool.name, LineBreaks::Mark, shownLength), index.toLower(),
                       hasHiddenText(tool.name) || hasHiddenText(tool.title) || hasHiddenText(tool.description) ||
                           hasHiddenText(tool.annotations.title)});
    }
    endResetModel();
}

int ToolModel::rowOf(const QString &name) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.tool.name == name; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

ToolFilter::ToolFilter(ToolModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void ToolFilter::setNeedle(const QString &text)
{
    const QStringList words = text.toLower().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateFilter();
}

bool ToolFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const QString &index = m_model.indexText(row);
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return index.contains(word); });
}

} // namespace rc
