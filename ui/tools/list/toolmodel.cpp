// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toolmodel.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxToolNameLength = 200;

struct AnnotationTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::AnnotationText)
};

} // namespace

QString tokensText(int tokens)
{
    return ToolModel::tr("%n token(s)", nullptr, tokens);
}

QString findingText(FindingSeverity severity)
{
    return ToolModel::tr("%1 finding", "severity").arg(findingSeverityName(severity));
}

void addCopyToolActions(QMenu &menu, const Tool &tool)
{
    addCopyAction(menu, ToolModel::tr("Copy name"), tool.name);
    addCopyAction(menu, ToolModel::tr("Copy description"), tool.description);
    addCopyAction(menu, ToolModel::tr("Copy definition as JSON"), QString::fromUtf8(tool.raw));
}

ToolModel::ToolModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_shown({CatalogKind::General})
{
}

int ToolModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags ToolModel::flags(const QModelIndex &index) const
{
    const bool isHeading = index.isValid() && !isTool(index.row()); // so that the keyboard skips it
    return isHeading ? Qt::ItemNeverHasChildren : QAbstractListModel::flags(index);
}

QVariant ToolModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (row.tool < 0)
        return headingData(row, role);
    // Not cached, because views only ask for visible rows.
    const Tool &tool = this->tool(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(tool.shownName(), LineBreaks::Mark, maxToolNameLength);
    case NameRole:
        return tool.shownName() == tool.name ? QString() : displayText(tool.name, LineBreaks::Mark, maxToolNameLength);
    case DescriptionRole:
        return toolExcerpt(tool, m_highlights);
    case EffectRole:
        return int(toolEffect(tool.annotations));
    case AssumedRole:
        return effectIsAssumed(tool.annotations);
    case HiddenTextRole:
        return marksOf(row).hiddenText;
    case ChangedRole:
        return marksOf(row).changed;
    case NewRole:
        return marksOf(row).isNew;
    case FindingRole: {
        const auto maxSeverity = marksOf(row).maxSeverity;
        return maxSeverity ? QVariant(int(*maxSeverity)) : QVariant();
    }
    case TokensRole: {
        const int tokens = m_order == ToolOrder::Size ? marksOf(row).tokens : 0;
        return tokens > 0 ? tokensText(tokens) : QString();
    }
    case HighlightsRole:
        return m_highlights;
    case HeadingRole:
        return false;
    case Qt::ToolTipRole: // what the * means
        return plainToolTip(effectIsAssumed(tool.annotations) ? AnnotationTr::tr("May be destructive (assumed)")
                                                              : QString());
    case Qt::AccessibleTextRole:
        return accessibleText(row);
    default:
        return {};
    }
}

QVariant ToolModel::headingData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return catalogName(row.catalog).text();
    case HeadingRole:
        return true;
    case CountRole:
        return row.count == row.of ? tr("%1", "number of tools").arg(row.of)
                                   : tr("%1 of %2", "shown tools of all").arg(row.count).arg(row.of);
    default:
        return {};
    }
}

QString ToolModel::accessibleText(const Row &row) const
{
    const Tool &tool = catalogData(row.catalog).tools.at(row.tool);
    const ToolMark marks = marksOf(row);
    QStringList parts{displayText(tool.shownName(), LineBreaks::Mark, maxToolNameLength)};
    if (tool.shownName() != tool.name)
        parts.append(displayText(tool.name, LineBreaks::Mark, maxToolNameLength));
    parts.append(effectIsAssumed(tool.annotations) ? tr("destructive (assumed)")
                                                   : effectName(toolEffect(tool.annotations)));
    if (marks.changed)
        parts.append(differenceKindName(DifferenceKind::Changed));
    if (marks.isNew)
        parts.append(differenceKindName(DifferenceKind::Added));
    if (marks.hiddenText)
        parts.append(tr("contains hidden text"));
    if (marks.maxSeverity && *marks.maxSeverity != FindingSeverity::Info)
        parts.append(findingText(*marks.maxSeverity));
    return listText(parts);
}

bool ToolModel::isTool(int row) const
{
    return row >= 0 && row < m_rows.size() && m_rows.at(row).tool >= 0;
}

const Tool &ToolModel::tool(int row) const
{
    const Row &entry = m_rows.at(row);
    return catalogData(entry.catalog).tools.at(entry.tool);
}

ToolKey ToolModel::key(int row) const
{
    if (!isTool(row))
        return {};
    const Row &entry = m_rows.at(row);
    return catalogData(entry.catalog).keys.at(entry.tool);
}

int ToolModel::rowOf(const ToolKey &key) const
{
    const auto toolIndex = qint32(catalogData(key.catalog).keys.indexOf(key));
    if (toolIndex < 0)
        return -1;
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &entry) {
        return entry.tool == toolIndex && entry.catalog == key.catalog;
    });
    return row == m_rows.end() ? -1 : int(row - m_rows.begin());
}

int ToolModel::firstTool() const
{
    const auto first = std::find_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.tool >= 0; });
    return first == m_rows.end() ? -1 : int(first - m_rows.begin());
}

qsizetype ToolModel::allTools() const
{
    qsizetype all = 0;
    for (const CatalogKind &catalog : m_shown)
        all += catalogData(catalog).tools.size();
    return all;
}

bool ToolModel::isSearchable() const
{
    return std::all_of(m_shown.begin(), m_shown.end(), [this](const CatalogKind &kind) {
        return catalogData(kind).indexes.size() == catalogData(kind).tools.size();
    });
}

void ToolModel::setTools(const CatalogKind &catalog, const QList<Tool> &tools)
{
    m_catalogData[catalog] = {tools, ToolKeys(catalog, tools), {}, {}, {}, false};
    setRows(matchingRows());
}

void ToolModel::setIndexes(const CatalogKind &catalog, const QList<ToolIndex> &indexes)
{
    CatalogData &data = m_catalogData[catalog];
    if (indexes.size() != data.tools.size())
        return;
    data.indexes = indexes;
    updateRows(matchingRows());
}

void ToolModel::setMarks(const CatalogKind &catalog, const QList<ToolMark> &marks)
{
    CatalogData &data = m_catalogData[catalog];
    if (marks.size() != data.tools.size())
        return;
    data.marks = marks;
    data.isSorted = false;
    updateRows(matchingRows());
}

void ToolModel::setShown(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_shown)
        return;
    m_shown = catalogs;
    setRows(matchingRows());
}

void ToolModel::setOrder(ToolOrder order)
{
    if (order == m_order)
        return;
    m_order = order;
    for (auto &[kind, data] : m_catalogData)
        data.isSorted = false;
    setRows(matchingRows());
}

void ToolModel::setQuery(const ToolQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_highlights = query.highlights();
    updateRows(matchingRows());
}

ToolMark ToolModel::marksOf(const Row &row) const
{
    const CatalogData &data = catalogData(row.catalog);
    ToolMark marks = data.marks.value(row.tool);
    if (row.tool < data.indexes.size())
        marks.hiddenText = marks.hiddenText || data.indexes.at(row.tool).hidesText();
    return marks;
}

bool ToolModel::isMatch(const CatalogData &catalogData, qsizetype tool) const
{
    static const ToolMark unmarked;
    return catalogData.indexes.isEmpty() ||
           m_query.matches(catalogData.indexes.at(tool),
                           catalogData.marks.isEmpty() ? unmarked : catalogData.marks.at(tool));
}

QList<ToolModel::Row> ToolModel::matchingRows()
{
    QList<Row> rows;
    for (const CatalogKind &catalog : std::as_const(m_shown)) {
        CatalogData &data = m_catalogData[catalog];
        if (!std::exchange(data.isSorted, true)) // sorts only the catalogs shown
            data.order = sortedTools(data.tools, data.marks, m_order);
        const qsizetype top = rows.size();
        if (m_shown.size() > 1)
            rows.append({-1, 0, qint32(data.tools.size()), catalog});
        rows.reserve(rows.size() + data.tools.size());
        for (const qsizetype tool : std::as_const(data.order)) {
            if (isMatch(data, tool))
                rows.append({qint32(tool), 0, 0, catalog});
        }
        if (m_shown.size() > 1)
            rows[top].count = qint32(rows.size() - top - 1);
    }
    return rows;
}

/// Resets the model only if the rows differ, to keep the reader's position.
void ToolModel::updateRows(const QList<Row> &rows)
{
    if (rows != m_rows)
        setRows(rows);
    else if (!rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void ToolModel::setRows(const QList<Row> &rows)
{
    beginResetModel();
    m_rows = rows;
    m_found = std::count_if(rows.cbegin(), rows.cend(), [](const Row &row) { return row.tool >= 0; });
    m_headings = m_shown.size() > 1;
    endResetModel();
}

QList<AnnotationChip> annotationChips(const ToolAnnotations &annotations)
{
    const bool reads = annotations.readOnly.value_or(false);
    QList<AnnotationChip> chips;
    chips.append({reads ? effectName(ToolEffect::Reads) : effectName(ToolEffect::Writes),
                  reads ? Token::Passed : Token::Warned});
    // Neither matters for a tool that only reads.
    if (!reads && annotations.destructive.value_or(true))
        chips.append({annotations.destructive ? effectName(ToolEffect::Destructive)
                                              : AnnotationTr::tr("May be destructive (assumed)"),
                      Token::Failed});
    if (!reads && annotations.idempotent.value_or(false))
        chips.append({AnnotationTr::tr("idempotent"), Token::Quiet});
    if (annotations.openWorld.value_or(true))
        chips.append({annotations.openWorld ? AnnotationTr::tr("open world")
                                            : AnnotationTr::tr("May reach external systems (assumed)"),
                      Token::Quiet});
    return chips;
}

} // namespace rc

#include "moc_toolmodel.cpp"
