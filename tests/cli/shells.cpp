// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the shells: in a terminal for typing, else with a file of commands.
#include "shells.h"

#include "core/tool/toolcatalog.h"
#include "ptyprocess.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/catalogsnapshots.h"
#include "support/filebytes.h"
#include "support/require.h"
#include "support/testpaths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray lineEnd = "\x01";

QString programOf(const QString &shell)
{
    return QStandardPaths::findExecutable(shell);
}

} // namespace

Shells::Shells()
{
    m_console.set(u"CONSOLE"_s, rc::consoleBinary());
    m_console.set(u"PATH"_s, path(u"bin"_s) + u':' + m_console.environment().value(u"PATH"_s));
    m_console.set(u"TERM"_s, u"xterm"_s);
    m_console.set(u"ZDOTDIR"_s, path(u"settings"_s));
    m_console.set(u"XDG_DATA_DIRS"_s, m_console.home());
    (void)m_console.write(u"bin/resource-console"_s, "#!/bin/sh\n"
                                                     "[ \"$1\" = complete ] && exec \"$CONSOLE\" \"$@\"\n"
                                                     "printf '%s\\0' \"$@\" \"$(printf '\\001')\" >> ~/noted\n");
    QFile::setPermissions(path(u"bin/resource-console"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QStringList Shells::all()
{
    return {u"bash"_s, u"zsh"_s, u"fish"_s};
}

void Shells::addRows()
{
    QTest::addColumn<QString>("shell");
    for (const QString &shell : all())
        QTest::newRow(qPrintable(shell)) << shell;
}

void Shells::saveProfiles(const QStringList &names, const QString &toolServer) const
{
    QJsonArray profiles;
    for (const QString &name : names)
        profiles.append(QJsonObject{{u"name"_s, name}, {u"toolServer"_s, toolServer}});
    (void)m_console.write(u"resource-console/profiles.json"_s,
                          QJsonDocument(QJsonObject{{u"version"_s, 2}, {u"profiles"_s, profiles}}).toJson());
}

void Shells::saveTools(const QString &toolServer, const rc::CatalogKind &kind, const QStringList &names) const
{
    rc::ToolCatalog catalog;
    catalog.kind = kind;
    catalog.url = rc::catalogAddress(QUrl(toolServer), kind);
    catalog.at = QDateTime::currentDateTimeUtc();
    for (const QString &name : names) {
        rc::Tool tool;
        tool.raw = QJsonDocument(QJsonObject{{u"name"_s, name}, {u"inputSchema"_s, QJsonObject()}})
                       .toJson(QJsonDocument::Compact);
        catalog.tools.append(tool);
    }
    rc::CatalogSnapshots snapshots(m_console.home() + u"/resource-console/catalogs"_s);
    const auto kept = snapshots.save(catalog.url, "0123456789abcdef", catalog.at, rc::catalogDocument(catalog));
    RC_REQUIRE(kept && *kept);
}

QString Shells::serverAddress(qsizetype number)
{
    return u"https://h%1.example.net"_s.arg(number);
}

QStringList Shells::unusualNames()
{
    return {u"line\nbreak"_s, u"tab\tbed"_s,        u"red\x1b[31m"_s,
            u"\u202Eright"_s, u"zero\u200Bwidth"_s, u"c1\u009b31m"_s};
}

QString Shells::script(const QString &shell) const
{
    return path(u"scripts/"_s + shell);
}

QByteArray Shells::install(const QString &shell) const
{
    if (programOf(shell).isEmpty())
        return shell.toUtf8() + " is not installed";
    const RunResult ran = m_console.run({u"completion"_s, shell});
    (void)m_console.write(u"scripts/"_s + shell, ran.out);
    return ran.exitCode == 0 && ran.err.isEmpty() ? QByteArray() : ran.details();
}

/// Writes the shell's settings, and returns the arguments to start it with them.
QStringList Shells::settings(const QString &shell, Loaded loaded) const
{
    const bool isSourced = loaded == Loaded::Sourced;
    const QByteArray source = isSourced ? "source " + script(shell).toUtf8() + '\n' : QByteArray();
    if (!isSourced) {
        const QString place = shell == "bash"_L1  ? u"bash-completion/completions/resource-console"_s
                              : shell == "zsh"_L1 ? u"zsh/site-functions/_resource-console"_s
                                                  : u"fish/vendor_completions.d/resource-console.fish"_s;
        (void)m_console.write(place, rc::bytesOf(script(shell)));
    }
    if (shell == "bash"_L1) {
        const QByteArray package = "source /usr/share/bash-completion/bash_completion\n";
        (void)m_console.write(u"settings/bashrc"_s,
                              "PS1='ready> '\nbind 'set bell-style none'\ncd\n" + (isSourced ? source : package));
        return {u"--noprofile"_s, u"--rcfile"_s, path(u"settings/bashrc"_s), u"-i"_s};
    }
    if (shell == "zsh"_L1) {
        (void)m_console.write(u"settings/.zshrc"_s,
                              "PS1='ready> '\nsetopt nobeep\ncd\n" +
                                  (isSourced ? QByteArray() : "fpath=(~/zsh/site-functions $fpath)\n") +
                                  "autoload -Uz compinit\ncompinit -u -D\n" + source);
        return {u"-i"_s};
    }
    (void)m_console.write(u"fish/config.fish"_s,
                          "set fish_greeting ''\nfunction fish_prompt\n    printf 'ready> '\nend\ncd\n" + source);
    return {u"-i"_s};
}

QList<QStringList> Shells::started(const QString &shell, const QStringList &lines, Loaded loaded) const
{
    QFile::remove(path(u"noted"_s));
    QByteArray seen;
    PtyProcess process(programOf(shell), settings(shell, loaded), m_console.environment(), {200, 50},
                       [&seen](const QByteArray &bytes) { seen += bytes; });
    bool goesOn = rc::waitFor([&seen] { return seen.contains("ready> "); });
    for (qsizetype i = 0; goesOn && i < lines.size(); ++i) {
        process.type(lines.at(i).toUtf8() + "\t\r");
        goesOn = rc::waitFor([&] { return recordedArguments().size() > i; });
        if (!goesOn)
            qWarning().noquote() << lines.at(i) << seen.right(1500);
    }
    process.type("exit\r");
    if (process.waitForEnd() < 0)
        qWarning().noquote() << "it did not end:" << seen.right(500);
    return recordedArguments();
}

QList<QStringList> Shells::recordedArguments() const
{
    QList<QStringList> all;
    QStringList arguments;
    for (const QByteArray &word : rc::bytesOf(path(u"noted"_s)).split('\0')) {
        if (word == lineEnd)
            all.append(std::exchange(arguments, {}));
        else
            arguments.append(QString::fromUtf8(word));
    }
    return all;
}
