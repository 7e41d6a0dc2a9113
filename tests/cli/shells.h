// SPDX-License-Identifier: GPL-3.0-or-later
// bash, zsh and fish with the tested program's completion, in their own home.
#pragma once

#include "console.h"
#include "core/tool/catalogkind.h"

#include <QList>
#include <QStringList>

/// How a shell gets the script.
enum class Loaded {
    Sourced,
    FromFolder ///< as installed by a package: bash-completion, $fpath, fish's folder
};

class Shells
{
public:
    /// `resource-console` in these shells handles `complete`; other commands only record their arguments.
    Shells();

    /// All of them, installed or not.
    [[nodiscard]] static QStringList all();
    /// A row of the column "shell" for each.
    static void addRows();
    [[nodiscard]] Console &console() { return m_console; }

    /// Profiles with these names, as the program stores them.
    void saveProfiles(const QStringList &names, const QString &toolServer = {}) const;
    /// The tools of a server, as a fetch stores them.
    void saveTools(const QString &toolServer, const rc::CatalogKind &kind, const QStringList &names) const;
    /// The address of a server that is never contacted.
    [[nodiscard]] static QString serverAddress(qsizetype number);
    /// Names that a list of lines cannot represent, or that look different on screen.
    [[nodiscard]] static QStringList unusualNames();

    /// Loads the script printed by the program. Returns an error, or empty.
    [[nodiscard]] QByteArray install(const QString &shell) const;
    [[nodiscard]] QString script(const QString &shell) const;

    /// The program's arguments after typing each line, Tab and Enter. Fewer if one did not arrive.
    [[nodiscard]] QList<QStringList> started(const QString &shell, const QStringList &lines, Loaded loaded) const;

private:
    [[nodiscard]] QString path(const QString &name) const { return m_console.home() + u'/' + name; }
    [[nodiscard]] QList<QStringList> recordedArguments() const;
    [[nodiscard]] QStringList settings(const QString &shell, Loaded loaded) const;

    Console m_console;
};
