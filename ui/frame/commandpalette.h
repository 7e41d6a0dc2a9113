// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: a field over the window that finds a profile, a page, a tool or an action by a few letters.
#pragma once

#include "core/error.h"
#include "core/tool/toolcatalog.h"
#include "ui/theme/theme.h"

#include <QAbstractTableModel>
#include <QFrame>
#include <QPointer>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QTreeView;

namespace rc {

class Session;

struct PaletteRow
{
    QString kind; ///< its type for screen readers: "Profile"
    QString title;
    QString detail = {};
    QString shortcut = {};
    std::optional<Token> dot = {};
    bool isCurrent = false; ///< the open profile
    std::function<void()> run = {};
    QString group = {};  ///< group title: "Profiles"
    QString source = {}; ///< English search words for every language, usually the title
};

[[nodiscard]] QStringList paletteWords(const QString &typed);

/// nullopt unless each word occurs in `title` or `detail`, ignoring case; lower is better. The best match is at the
/// start of the title, then at the start of a word in it, then anywhere in it, then in the detail.
[[nodiscard]] std::optional<int> paletteRank(const QString &title, const QString &detail, const QStringList &words);

struct PalettePage
{
    QString id;
    QString title;
    QString shortcut;
};

/// An action of the window. `title`: of the context rc::PaletteRows, %1 is the open profile.
struct PaletteAction
{
    const char *title;
    std::function<void()> run;
    std::optional<QKeyCombination> keys = {};
};

struct PaletteActions
{
    std::function<void(const QString &id)> showPage;
    QList<PaletteAction> ofProfile; ///< only with a profile
    QList<PaletteAction> always;
    std::function<void(const Error &error)> showError;
};

/// Without a profile there are no pages.
[[nodiscard]] QList<PaletteRow> paletteRows(Session &session, const QList<PalettePage> &pages,
                                            const PaletteActions &actions);

/// The tools of a list, by title and name. `choose` shows one.
[[nodiscard]] QList<PaletteRow> toolRows(const ToolCatalog &catalog,
                                         const std::function<void(const QString &name)> &choose);

/// A part of a page that the palette presses. None of them sends or calls anything.
struct PalettePart
{
    const char *title;
    QLatin1StringView page;
    QLatin1StringView part;
    int choice = 0;
};
[[nodiscard]] const QList<PalettePart> &paletteParts();

[[nodiscard]] QList<PaletteRow> profileRows(Session &session);

/// The rows of the palette, filtered by the typed text.
class PaletteModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Title,
        Detail,
        Shortcut,
        Group, ///< name of the group that begins here, unless rows are sorted by match
        ColumnCount,
    };

    explicit PaletteModel(const Theme &theme, QObject *parent = nullptr);

    void setRows(QList<PaletteRow> rows);
    /// Shows matching rows, the best first, otherwise in their order.
    void filter(const QString &typed);
    [[nodiscard]] const PaletteRow &row(int index) const { return *m_shown.at(index); }
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] bool hasDetails() const;            ///< of a row that is shown
    [[nodiscard]] int textWidth(Column column) const; ///< of the widest row that is shown

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;

    const Theme &m_theme;
    QList<PaletteRow> m_rows;
    QList<const PaletteRow *> m_shown;
    bool m_isGrouped = false;
};

class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    CommandPalette(const Theme &theme, QWidget *window);

    /// Shows these rows with an empty field; closing it restores the focus.
    void open(QList<PaletteRow> rows);
    void dismiss();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void typed();
    void choose(int row);
    void updateText();
    void runChosen();
    [[nodiscard]] bool pressed(int key);
    void reposition();

    PaletteModel *m_model;
    QLineEdit *m_field;
    QTreeView *m_view;
    QLabel *m_none;
    QPointer<QWidget> m_previousFocus; ///< had the focus before
};

} // namespace rc
