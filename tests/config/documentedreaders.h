// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of languages whose interpreters are not on every machine that tests, written from their documentation and not
// from our writing: PowerShell (about_Quoting_Rules), cmd (set /?), systemd (systemd.syntax, systemd.unit
// "Specifiers"), Docker's env-file and Kubernetes' variables in env.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace rctest {

using Environment = QHash<QString, QString>;

/// A text in single quotes from `at` on, which is then behind it. PowerShell takes four characters for a single quote.
inline std::optional<QString> powerShellString(const QString &source, qsizetype &at)
{
    const auto isQuote = [&](qsizetype i) {
        return i < source.size() && QStringLiteral("'\u2018\u2019\u201a\u201b").contains(source[i]);
    };
    if (!isQuote(at))
        return std::nullopt;
    QString text;
    for (++at; at < source.size(); ++at) {
        if (isQuote(at)) {
            if (!isQuote(at + 1)) {
                ++at;
                return text;
            }
            ++at;
        }
        text += source[at];
    }
    return std::nullopt;
}

/// Lines of $env:NAME = '…' and comments; nothing when there is anything else.
inline std::optional<Environment> powerShellRead(const QString &source)
{
    Environment read;
    for (const QString &line : source.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')))
            continue;
        const qsizetype sign = line.indexOf(QStringLiteral(" = "));
        if (!line.startsWith(QStringLiteral("$env:")) || sign < 0)
            return std::nullopt;
        qsizetype at = sign + 3;
        const auto value = powerShellString(line, at);
        if (!value || at != line.size())
            return std::nullopt;
        read[line.mid(5, sign - 5)] = *value;
    }
    return read;
}

/// What stands behind the function in $env:NAME = ([ResourceConsole.Credentials]::Read('…')), the last line, and the
/// text of the here-string before it, in which nothing means anything (about_Quoting_Rules: from @' at the end of a
/// line to a line that begins with '@). Nothing when a line is neither these, nor read by powerShellRead(), nor of the
/// block that holds the here-string.
struct PowerShellLookup
{
    QString variable;
    QString target;
    QString hereString;
    Environment settings;
};

inline std::optional<PowerShellLookup> powerShellLookup(const QString &source)
{
    PowerShellLookup read;
    QString settings;
    bool isHere = false;
    for (const QString &line : source.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString call = QStringLiteral(" = ([ResourceConsole.Credentials]::Read(");
        if (isHere) {
            isHere = !line.startsWith(QStringLiteral("'@"));
            if (isHere)
                read.hereString += line + QLatin1Char('\n');
            else if (line != QStringLiteral("'@"))
                return std::nullopt;
        } else if (line.endsWith(QStringLiteral(" @'"))) {
            isHere = read.hereString.isEmpty();
            if (!isHere)
                return std::nullopt;
        } else if (line.startsWith(QStringLiteral("$env:")) && line.contains(call)) {
            qsizetype at = line.indexOf(call) + call.size();
            const auto target = powerShellString(line, at);
            if (!target || line.mid(at) != QStringLiteral("))") || !read.variable.isEmpty())
                return std::nullopt;
            read.variable = line.mid(5, line.indexOf(call) - 5);
            read.target = *target;
        } else if (line != QStringLiteral("}") && !line.startsWith(QStringLiteral("if ("))) {
            settings += line + QLatin1Char('\n');
        }
    }
    const auto environment = powerShellRead(settings);
    if (isHere || read.variable.isEmpty() || !environment)
        return std::nullopt;
    read.settings = *environment;
    return read;
}

/// A file of set "NAME=value": %% is a percent sign, a single one begins a variable; inside the quotes nothing else is
/// special, and a quote would end them.
inline std::optional<Environment> cmdRead(const QString &source)
{
    Environment read;
    for (const QString &line : source.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QStringLiteral("rem ")) || line == QStringLiteral("@chcp 65001 >nul"))
            continue;
        if (!line.startsWith(QStringLiteral("set \"")) || !line.endsWith(QLatin1Char('"')))
            return std::nullopt;
        QString inner = line.mid(5, line.size() - 6);
        if (inner.contains(QLatin1Char('"')) || inner.contains(QLatin1Char('!')))
            return std::nullopt;
        QString text;
        for (qsizetype i = 0; i < inner.size(); ++i) {
            if (inner[i] == QLatin1Char('%')) {
                ++i;
                if (inner.mid(i, 1) != QLatin1Char('%'))
                    return std::nullopt;
            }
            text += inner[i];
        }
        const qsizetype sign = text.indexOf(QLatin1Char('='));
        read[text.left(sign)] = text.mid(sign + 1);
    }
    return read;
}

/// [Service] with Environment="NAME=value", one a line. The escapes are C's; %% is a percent sign.
inline std::optional<Environment> systemdRead(const QString &source)
{
    Environment read;
    for (const QString &line : source.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')) || line == QStringLiteral("[Service]") ||
            line.startsWith(QStringLiteral("PassEnvironment=")))
            continue;
        const QString begin = QStringLiteral("Environment=\"");
        if (!line.startsWith(begin))
            return std::nullopt;
        QString text;
        qsizetype i = begin.size();
        for (; i < line.size() && line[i] != QLatin1Char('"'); ++i) {
            const bool isEscape = line[i] == QLatin1Char('\\');
            const bool isPercent = line[i] == QLatin1Char('%');
            if (isEscape || isPercent) {
                ++i;
                // the other escapes are not needed
                const QString wanted = isEscape ? QStringLiteral("\\\"") : QStringLiteral("%");
                if (i == line.size() || !wanted.contains(line[i]))
                    return std::nullopt;
            }
            text += line[i];
        }
        if (i != line.size() - 1)
            return std::nullopt;
        const qsizetype sign = text.indexOf(QLatin1Char('='));
        read[text.left(sign)] = text.mid(sign + 1);
    }
    return read;
}

/// NAME=value to the end of the line; a name alone comes from outside.
inline Environment dockerEnvFileRead(const QString &source)
{
    Environment read;
    for (const QString &line : source.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const qsizetype sign = line.indexOf(QLatin1Char('='));
        if (!line.startsWith(QLatin1Char('#')) && sign > 0)
            read[line.left(sign)] = line.mid(sign + 1);
    }
    return read;
}

/// What a container gets for a value of env: $(NAME) is a variable, $$ a dollar sign, any other dollar sign itself.
inline std::optional<QString> kubernetesExpanded(const QString &value)
{
    QString text;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] == QLatin1Char('$') && i + 1 < value.size()) {
            if (value[i + 1] == QLatin1Char('('))
                return std::nullopt;
            if (value[i + 1] == QLatin1Char('$'))
                ++i;
        }
        text += value[i];
    }
    return text;
}

} // namespace rctest
