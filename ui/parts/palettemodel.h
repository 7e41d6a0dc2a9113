// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the palette, and those of them that are meant by what was typed.
#pragma once

#include "ui/parts/palettematch.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>

#include <functional>
#include <optional>

namespace rc {

struct PaletteRow
{
    QString kind; ///< what it is, for those who hear it: "Profile"
    QString title;
    QString detail = {};
    QString shortcut = {};
    std::optional<Token> dot = {};
    bool isCurrent = false; ///< the profile that is worked on
    std::function<void()> run = {};
    QString begins = {}; ///< a command that goes on in the field: what is put there in the place of running it
    QString group = {};  ///< those of its kind together: "Profiles"
    QString source = {}; ///< English words by which it is found in every language, too: mostly its title
};

class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        DetailRole = Qt::UserRole + 1,
        ShortcutRole,
        DotRole,     ///< a Token, or nothing
        CurrentRole, ///< bool
        TitleMarksRole,
        DetailMarksRole,
        GroupRole, ///< the name of the group that begins here; empty: none does, or what was typed orders the rows
    };

    using QAbstractListModel::QAbstractListModel;

    /// The rows for what was typed if it is a command; they stand before all others.
    using Commands = std::function<QList<PaletteRow>(const QString &typed)>;

    void setRows(QList<PaletteRow> rows, Commands commands = {});
    /// Those that match, the best first and else in their order.
    void filter(const QString &typed);
    [[nodiscard]] const PaletteRow &row(int index) const { return *m_shown.at(index).row; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Shown
    {
        const PaletteRow *row; ///< of m_commanded or m_rows
        PaletteMatch match;
    };
    QList<PaletteRow> m_rows;
    QList<PaletteRow> m_commanded;
    Commands m_commands;
    [[nodiscard]] QString groupAt(int row) const;

    QList<Shown> m_shown;
    bool m_isGrouped = false;
};

} // namespace rc

Q_DECLARE_METATYPE(QList<rc::MarkedPart>)
