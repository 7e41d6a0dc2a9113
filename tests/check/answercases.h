// SPDX-License-Identifier: GPL-3.0-or-later
// Responses over a real socket and their expected causes.
#pragma once

#include "check/evidence/step.h"
#include "support/filebytes.h"
#include "support/scriptedserver.h"
#include "support/testpaths.h"

#include <QHash>
#include <QRegularExpression>

#include <functional>

namespace rc {

using Answers = std::function<QByteArray(const ReceivedRequest &)>;

struct ResponseCase
{
    QByteArray name;
    QByteArray cause; ///< from the table, or "unknown"
    Answers response;
    QString words; ///< data that the text must show
    StepState state = StepState::Failed;
    StepId step = StepId::ToolsGeneral; ///< for tools

    [[nodiscard]] ResponseCase at(const StepId &catalog) const
    {
        ResponseCase elsewhere = *this;
        elsewhere.step = catalog;
        return elsewhere;
    }
};

/// The same response to every request.
[[nodiscard]] inline Answers always(const QByteArray &bytes)
{
    return [bytes](const ReceivedRequest &) { return bytes; };
}

[[nodiscard]] inline ResponseCase failed(const char *name, const char *cause, const Answers &response,
                                         const QString &words = {})
{
    return {name, cause, response, words};
}

[[nodiscard]] inline ResponseCase failed(const char *name, const char *cause, const QByteArray &response,
                                         const QString &words = {})
{
    return failed(name, cause, always(response), words);
}

template<typename Answer>
[[nodiscard]] ResponseCase warned(const char *name, const char *cause, const Answer &response,
                                  const QString &words = {})
{
    ResponseCase row = failed(name, cause, response, words);
    row.state = StepState::Warned;
    return row;
}

/// A catalog in addition to those of the interface.
[[nodiscard]] inline CatalogKind furtherKind()
{
    return {QStringLiteral("asana"), QStringLiteral("/asana/")};
}

/// A line of one of the files with responses; refusals.txt describes its form.
struct ResponseLine
{
    ResponseCase expected;
    int status = 0;
    HeaderList headers; ///< with the type
    QByteArray body;
};

[[nodiscard]] inline QList<ResponseLine> responseLines(const QString &path)
{
    static const QRegularExpression form(QStringLiteral(
        "^([a-z-]+) (\\d+) (\\S+)(?: (\\w+))? \\| ([^|]*) \\| ([^|]*) \\| ([^|]*) \\| ([^|]*) \\| ?(.*)$"));
    const QHash<QString, QByteArray> types{{QStringLiteral("html"), "text/html"},
                                           {QStringLiteral("json"), "application/json"},
                                           {QStringLiteral("text"), "text/plain"}};
    QList<ResponseLine> lines;
    const QStringList written = QString::fromUtf8(bytesOf(inSourceFolder(path))).split(QLatin1Char('\n'));
    for (const QString &one : written) {
        const QRegularExpressionMatch match = form.match(one);
        if (one.isEmpty() || one.startsWith(QLatin1Char('#')))
            continue;
        if (!match.hasMatch())
            qFatal("No response in this form: %s", qUtf8Printable(one));
        ResponseLine line;
        line.status = match.captured(2).toInt();
        line.headers.append({"Content-Type", types.value(match.captured(3), match.captured(3).toUtf8())});
        for (const QString &header : match.captured(8).split(QLatin1Char(';'), Qt::SkipEmptyParts))
            line.headers.append({header.section(QLatin1Char(':'), 0, 0).trimmed().toUtf8(),
                                 header.section(QLatin1Char(':'), 1).trimmed().toUtf8()});
        line.body = match.captured(9).toUtf8().replace("\\n", "\n");
        QByteArray bytes = "HTTP/1.1 " + QByteArray::number(line.status) +
                           " Told\r\nContent-Length: " + QByteArray::number(line.body.size()) + "\r\n";
        for (const auto &[name, value] : line.headers)
            bytes += name + ": " + value + "\r\n";
        line.expected = {match.captured(6).toUtf8(),
                         match.captured(5).toUtf8(),
                         always(bytes + "\r\n" + line.body),
                         match.captured(7),
                         stateFromWord(match.captured(4)).value_or(StepState::Failed),
                         stepFromWord(match.captured(1)).value_or(StepId::Url)};
        lines.append(line);
    }
    return lines;
}

[[nodiscard]] inline QList<ResponseCase> casesIn(const QString &path)
{
    QList<ResponseCase> cases;
    for (const ResponseLine &line : responseLines(path))
        cases.append(line.expected);
    return cases;
}

[[nodiscard]] QList<ResponseCase> entryCases();
[[nodiscard]] QList<ResponseCase> toolCases();
/// Servers whose responses within one exchange differ: the cause is that of the whole exchange.
[[nodiscard]] QList<ResponseCase> exchangeCases();

} // namespace rc
