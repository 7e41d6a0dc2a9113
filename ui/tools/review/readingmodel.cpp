// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/readingmodel.h"

#include "core/background.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/tools/review/findingrows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownReadName = 200;
constexpr int laidEntries = 100;
constexpr qsizetype indent = 2; // columns per level

QList<TextPart> linesOfPart(const ReadPart &part, int columns)
{
    return linesOf(part.text, std::max<qsizetype>(8, columns - indent * part.depth));
}

/// Counts the lines that laid() would create for all tools: for another thread.
QList<int> countedLines(const QList<ReadCatalog> &catalogs, int columns)
{
    QList<int> counts;
    for (const ReadCatalog &catalog : catalogs) {
        for (const Tool &tool : catalog.tools) {
            qsizetype lines = 0;
            for (const ReadPart &part : readParts(tool))
                lines += linesOfPart(part, columns).size();
            counts.append(static_cast<int>(lines));
        }
    }
    return counts;
}

} // namespace

struct ReadingModel::Laid
{
    struct Line
    {
        qsizetype part;
        TextPart place;
        bool isFirst;
    };
    QList<ReadPart> parts;
    QList<Line> lines;
};

ReadingModel::ReadingModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_laid(laidEntries)
{
}

int ReadingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

Qt::ItemFlags ReadingModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Row one = row(index.row());
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return !one.part && one.entry->isTool() ? plain | Qt::ItemIsUserCheckable : plain;
}

QVariant ReadingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row one = row(index.row());
    const Entry &entry = *one.entry;
    switch (role) {
    case Qt::DisplayRole:
        if (one.part)
            return one.part->text.mid(one.line.from, one.line.length);
        return entry.isTool() ? displayText(entry.name, LineBreaks::Mark, shownReadName)
                              : tr("Server instructions: %1", "of a catalog").arg(catalogName(entry.kind));
    case Qt::CheckStateRole:
        return !one.part && entry.isTool() ? QVariant(entry.kept ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::AccessibleTextRole: {
        QStringList words{data(index, Qt::DisplayRole).toString()};
        if (!one.part || one.isFirst)
            words.append(tr("%n token(s)", nullptr, one.part ? one.part->tokens : entry.cost.tokens));
        const auto weights = one.part ? QList<ReadingMark>(one.part->marks) : QList<ReadingMark>();
        for (const ReadingMark &mark : weights) {
            if (mark.place.from < one.line.from + one.line.length &&
                one.line.from < mark.place.from + mark.place.length)
                words.append(tr("%1 finding", "severity").arg(findingWeightName(mark.weight)));
        }
        if (!one.part && entry.heaviest && *entry.heaviest != FindingWeight::Note)
            words.append(tr("%1 finding", "severity").arg(findingWeightName(*entry.heaviest)));
        return listText(words);
    }
    default:
        return {};
    }
}

bool ReadingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const Entry &entry = *row(index.row()).entry;
    if (!entry.isTool())
        return false;
    const QPair<CatalogKind, QString> tool{entry.kind, entry.name};
    if (value.toInt() == Qt::Checked)
        m_leftOut.remove(tool);
    else
        m_leftOut.insert(tool);
    followTicks();
    return true;
}

void ReadingModel::keepAll()
{
    m_leftOut.clear();
    followTicks();
}

void ReadingModel::setCatalogs(const QList<ReadCatalog> &catalogs)
{
    beginResetModel();
    m_catalogs = catalogs;
    m_entries.clear();
    for (const ReadCatalog &catalog : catalogs) {
        if (catalog.instructions.bytes > 0)
            m_entries.append({catalog.kind, -1, {}, catalog.instructions, true, {}, 0});
        const qsizetype first = m_entries.size();
        for (qsizetype i = 0; i < catalog.tools.size(); ++i) {
            const QString &name = catalog.tools.at(i).name;
            m_entries.append({catalog.kind, i, name, catalog.costs.value(i), isKept(catalog.kind, name), {}, 0});
        }
        for (const ToolFinding &finding : catalog.findings) {
            std::optional<FindingWeight> &heaviest = m_entries[first + finding.tool].heaviest;
            heaviest = std::max(heaviest.value_or(FindingWeight::Note), weightOf(finding));
        }
    }
    m_laid.clear();
    place();
    endResetModel();
    emit changed();
    count();
}

void ReadingModel::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    count();
}

/// Ten thousand tools are fifteen megabytes of text.
void ReadingModel::count()
{
    qsizetype bytes = 0;
    for (const ReadCatalog &catalog : std::as_const(m_catalogs)) {
        for (const Tool &tool : catalog.tools)
            bytes += tool.raw.size() + tool.description.size();
    }
    m_counting = true;
    inBackgroundIfLarge(
        this, bytes, [catalogs = m_catalogs, columns = m_columns] { return countedLines(catalogs, columns); },
        [this, mine = ++m_asked, columns = m_columns](const QList<int> &lines) {
            if (mine != m_asked)
                return;
            beginResetModel();
            qsizetype next = 0;
            for (Entry &entry : m_entries) {
                if (entry.isTool())
                    entry.lines = lines.value(next++);
            }
            m_laidColumns = columns;
            m_laid.clear();
            m_counting = false;
            place();
            endResetModel();
            emit counted();
        });
}

void ReadingModel::place()
{
    m_heads.clear();
    m_heads.reserve(m_entries.size());
    m_rows = 0;
    for (const Entry &entry : std::as_const(m_entries)) {
        m_heads.append(m_rows);
        m_rows += 1 + linesOf(entry);
    }
}

/// One checkbox moves the rows below it; many change all rows.
void ReadingModel::followTicks()
{
    QList<qsizetype> others;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries.at(i);
        if (entry.isTool() && entry.kept != isKept(entry.kind, entry.name))
            others.append(i);
    }
    if (others.isEmpty())
        return;
    if (others.size() > 1) {
        beginResetModel();
        for (const qsizetype i : std::as_const(others))
            m_entries[i].kept = !m_entries.at(i).kept;
        place();
        endResetModel();
        emit changed();
        return;
    }
    Entry &entry = m_entries[others.constFirst()];
    const int head = m_heads.at(others.constFirst());
    const bool isMoving = entry.lines > 0;
    if (isMoving && entry.kept)
        beginRemoveRows({}, head + 1, head + entry.lines);
    else if (isMoving)
        beginInsertRows({}, head + 1, head + entry.lines);
    const bool wasKept = std::exchange(entry.kept, !entry.kept);
    place();
    if (isMoving && wasKept)
        endRemoveRows();
    else if (isMoving)
        endInsertRows();
    emit dataChanged(index(head), index(head), {Qt::CheckStateRole});
    emit changed();
}

const ReadCatalog *ReadingModel::catalogOf(const CatalogKind &kind) const
{
    const auto found = std::find_if(m_catalogs.cbegin(), m_catalogs.cend(),
                                    [&kind](const ReadCatalog &one) { return one.kind == kind; });
    return found == m_catalogs.cend() ? nullptr : &*found;
}

QList<ToolFinding> ReadingModel::findingsOf(const Entry &entry) const
{
    const ReadCatalog *catalog = catalogOf(entry.kind);
    if (!catalog || !entry.isTool())
        return {};
    const auto from = std::lower_bound(catalog->findings.cbegin(), catalog->findings.cend(), entry.place,
                                       [](const ToolFinding &one, qsizetype place) { return one.tool < place; });
    const auto to = std::find_if(from, catalog->findings.cend(),
                                 [&entry](const ToolFinding &one) { return one.tool != entry.place; });
    return {from, to};
}

qsizetype ReadingModel::entryOf(int row) const
{
    return std::upper_bound(m_heads.cbegin(), m_heads.cend(), row) - m_heads.cbegin() - 1;
}

int ReadingModel::headOf(int row) const
{
    return m_heads.at(entryOf(row));
}

const ReadingModel::Laid &ReadingModel::laid(qsizetype entry) const
{
    if (const Laid *known = m_laid.object(entry))
        return *known;
    auto made = std::make_unique<Laid>();
    const Entry &one = m_entries.at(entry);
    made->parts = readParts(catalogOf(one.kind)->tools.at(one.place), findingsOf(one));
    for (qsizetype i = 0; i < made->parts.size(); ++i) {
        const QList<TextPart> lines = linesOfPart(made->parts.at(i), m_laidColumns);
        for (qsizetype line = 0; line < lines.size(); ++line)
            made->lines.append({i, lines.at(line), line == 0});
    }
    Laid *kept = made.release();
    m_laid.insert(entry, kept);
    return *kept;
}

ReadingModel::Row ReadingModel::row(int row) const
{
    const qsizetype entry = entryOf(row);
    const int line = row - m_heads.at(entry) - 1;
    if (line < 0)
        return {&m_entries.at(entry), nullptr, {}, false};
    const Laid &whole = laid(entry);
    const Laid::Line &one = whole.lines.at(line);
    return {&m_entries.at(entry), &whole.parts.at(one.part), one.place, one.isFirst};
}

QString costMethod()
{
    return ReadingModel::tr(
               "Estimated from the words, digits, punctuation and scripts of the name, description and "
               "parameters as one JSON object. Compared with the public tokenizer o200k_base (GPT-4o and "
               "newer), the error is at most %1 % for a catalog and %2 % for one tool. Tokenizers of other "
               "makers may differ more.")
        .arg(tokenErrorOfCatalog)
        .arg(tokenErrorOfTool);
}

} // namespace rc

#include "moc_readingmodel.cpp"
