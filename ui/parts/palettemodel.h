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
    };

    using QAbstractListModel::QAbstractListModel;

    void setRows(QList<PaletteRow> rows);
    /// Those that match, the best first and else in their order.
    void filter(const QString &typed);
    [[nodiscard]] const PaletteRow &row(int index) const { return m_rows.at(m_shown.at(index).row); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Shown
    {
        qsizetype row = 0;
        PaletteMatch match;
    };
    QList<PaletteRow> m_rows;
    QList<Shown> m_shown;
};

} // namespace rc

Q_DECLARE_METATYPE(QList<rc::MarkedPart>)
