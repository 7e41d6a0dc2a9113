// SPDX-License-Identifier: GPL-3.0-or-later
// bash, zsh and fish with the completion of the program under test, in a home of their own.
#pragma once

#include "console.h"
#include "core/tool/catalogkind.h"

#include <QList>
#include <QStringList>

/// How a shell gets the script.
enum class Loaded {
    Sourced,
    FromFolder ///< where a package puts it: by bash-completion, by $fpath, by fish itself
};

class Shells
{
public:
    /// `resource-console` of these shells answers `complete`; any other command of it only notes its arguments.
    Shells();

    /// All of them, whether they are there or not.
    [[nodiscard]] static QStringList all();
    /// A row of the column "shell" for each.
    static void addRows();
    [[nodiscard]] Console &console() { return m_console; }

    /// Profiles of these names, as the program keeps them.
    void saveProfiles(const QStringList &names, const QString &toolServer = {}) const;
    /// The tools of a server, as a fetch keeps them.
    void keepTools(const QString &toolServer, const rc::CatalogKind &kind, const QStringList &names) const;
    /// The address of a server that nobody asks.
    [[nodiscard]] static QString serverOf(qsizetype number);
    /// Names that no list of lines can hold, or that a person would not see as they are.
    [[nodiscard]] static QStringList unseenNames();

    /// What the program prints for a shell is what it loads. Empty: why it cannot be had.
    [[nodiscard]] QByteArray install(const QString &shell) const;
    /// Where the script is.
    [[nodiscard]] QString script(const QString &shell) const;

    /// What the shell offers at the end of each line.
    [[nodiscard]] QList<QStringList> offered(const QString &shell, const QStringList &lines) const;
    /// The arguments the program is started with when each line is typed, Tab and Enter pressed. Fewer: one did not
    /// come.
    [[nodiscard]] QList<QStringList> started(const QString &shell, const QStringList &lines, Loaded loaded) const;

private:
    [[nodiscard]] QString path(const QString &name) const { return m_console.home() + u'/' + name; }
    [[nodiscard]] QList<QStringList> offeredByZsh(const QStringList &lines) const;
    [[nodiscard]] QList<QStringList> noted() const;
    [[nodiscard]] QStringList settings(const QString &shell, Loaded loaded) const;

    Console m_console;
};
