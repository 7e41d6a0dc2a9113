// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the matching row.
#include "check/causes/cause.h"

#include "check/causes/causeconditions.h"

#include <QByteArrayList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Null for “unknown” and for a cause that is not in the table.
const CauseRow *rowNamed(const QString &id)
{
    const QList<CauseRow> &table = causeTable();
    const auto row = std::ranges::find_if(table, [&id](const CauseRow &r) { return id == QLatin1StringView(r.id); });
    return row == table.end() ? nullptr : &*row;
}

unsigned stepBit(const StepId &step)
{
    switch (step.kind()) {
    case StepId::Url:
        return at::url;
    case StepId::Key:
        return at::key;
    case StepId::Dns:
        return at::name;
    case StepId::Tcp:
        return at::port;
    case StepId::Tls:
        return at::tls;
    case StepId::ToolsGeneral:
        return at::general;
    case StepId::ToolsCodeHosting:
        return at::codeHosting;
    case StepId::ToolsFurther:
        return at::further;
    default:
        return at::entries;
    }
}

bool responseContains(const HttpResponse &answer, const char *words)
{
    const QByteArray text = (answer.body + '\n' + answer.reason.toUtf8()).toLower();
    const QByteArrayList alternatives = QByteArray(words).split('|');
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [&text](const QByteArray &word) { return text.contains(word); });
}

bool statusMatches(const StatusRange &range, const Evidence &evidence)
{
    const int status = evidence.error.status != 0 ? evidence.error.status : evidence.answer.status;
    return range.to == 0 || (!evidence.answer.fault && status >= range.from && status <= range.to);
}

bool matches(const CauseRow &row, const Evidence &evidence)
{
    return (row.steps & stepBit(evidence.step)) != 0 && row.worked == evidence.worked &&
           (!row.kind || *row.kind == evidence.error.kind) && (!row.fault || *row.fault == evidence.answer.fault) &&
           (!row.tls || (evidence.error.tls && evidence.error.tls->cause == *row.tls)) &&
           statusMatches(row.status, evidence) && (!row.rpc || rpcCodeOf(evidence) == *row.rpc) &&
           (!row.word || responseContains(evidence.answer, row.word)) && (!row.condition || row.condition(evidence));
}

} // namespace

const QList<CauseRow> &causeTable()
{
    static const QList<CauseRow> table = Causes::rows();
    return table;
}

Fix fixOf(const QString &cause)
{
    const CauseRow *row = rowNamed(cause);
    return row ? row->fix : cause == "unknown"_L1 ? Fix::CopyReport : Fix::None;
}

QString causeHeadline(const QString &id)
{
    const CauseRow *row = rowNamed(id);
    return row && row->headline ? QCoreApplication::translate("rc::Diagnosis", row->headline) : QString();
}

const CauseRow *causeOf(const Evidence &evidence)
{
    const QList<CauseRow> &table = causeTable();
    const auto row =
        std::find_if(table.begin(), table.end(), [&evidence](const CauseRow &r) { return matches(r, evidence); });
    return row == table.end() ? nullptr : &*row;
}

} // namespace rc
