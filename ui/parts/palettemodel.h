// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the palette, filtered by the typed text.
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>

#include <functional>
#include <optional>

namespace rc {

/// Whether and how well a row of the palette matches the typed text, and which letters match.
struct MarkedPart
{
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const MarkedPart &) const = default;
};

struct PaletteMatch
{
    int rank = 0; ///< lower is better
    QList<MarkedPart> inTitle;
    QList<MarkedPart> inDetail;
};

/// The typed words in lower case.
[[nodiscard]] QStringList paletteWords(const QString &typed);

/// nullopt unless each word occurs in `title` or `detail`, ignoring case. The best match is at the start of the title,
/// then at the start of a word in it, then anywhere in it, then in the detail.
[[nodiscard]] std::optional<PaletteMatch> paletteMatch(const QString &title, const QString &detail,
                                                       const QStringList &words);

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

class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        DetailRole = Qt::UserRole + 1,
        ShortcutRole,
        DotRole,     ///< a Token, or invalid
        CurrentRole, ///< bool
        TitleMarksRole,
        DetailMarksRole,
        GroupRole, ///< name of the group that begins here; empty if none does, or if rows are sorted by match
    };

    using QAbstractListModel::QAbstractListModel;

    void setRows(QList<PaletteRow> rows);
    /// Shows matching rows, the best first, otherwise in their order.
    void filter(const QString &typed);
    [[nodiscard]] const PaletteRow &row(int index) const { return *m_shown.at(index).row; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Shown
    {
        const PaletteRow *row;
        PaletteMatch match;
    };
    QList<PaletteRow> m_rows;
    [[nodiscard]] QString groupAt(int row) const;

    QList<Shown> m_shown;
    bool m_isGrouped = false;
};

/// Paints a row of the palette: dot, title and detail with matching letters marked, and the shortcut.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` must outlive it.
    explicit PaletteDelegate(const Theme &theme, QObject *parent = nullptr);

    [[nodiscard]] int rowHeight() const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Words
    {
        QString text;
        QList<MarkedPart> marks;
        QFont font;
        Token ink;
    };
    void drawWords(QPainter *painter, const QRect &box, const Words &words, Qt::LayoutDirection direction) const;

    const Theme &m_theme;
};

} // namespace rc

Q_DECLARE_METATYPE(QList<rc::MarkedPart>)
