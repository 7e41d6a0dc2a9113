// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogs and their tools, as a list or two, with a filter above and a line on where they came from below.
#pragma once

#include "core/tool/toolcatalog.h"
#include "session/tools/percatalog.h"
#include "ui/tools/list/toolmodel.h"

#include <QDateTime>
#include <QTimer>
#include <QWidget>

#include <array>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rc {

class ArrangementMenu;
class CatalogItem;
class ElidedLabel;
class Settings;
class Theme;
class ToolFilterField;
class ToolListColumn;

class ToolListPane : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ToolListPane(Settings &settings, const Theme &theme, QWidget *parent = nullptr);

    /// Replaces the tools of its kind. The chosen tool stays chosen if there is one of its name.
    void setCatalog(const ToolCatalog &catalog);
    void clear();
    /// One catalog, or several. Each way has a chosen tool of its own.
    void setShown(const QList<CatalogKind> &catalogs);
    /// Whether there is room for two lists beside each other, if a person wants them so.
    void setRoomForTwo(bool room);
    /// Several catalogs are shown, the first in a list of its own beside the others; else below each other in one.
    [[nodiscard]] bool isSideBySide() const;
    /// What the review says of each tool, and one sentence on what all of them cost.
    void setReview(const CatalogKind &catalog, const QList<ToolMarks> &marks, const QString &cost);

    /// The chosen tool; nullptr without one. Valid until the next setCatalog() or clear().
    [[nodiscard]] const Tool *current() const;
    [[nodiscard]] ToolKey currentKey() const;
    /// What the filter leaves of that catalog, in the order of the rows.
    [[nodiscard]] QList<Tool> shownTools(const CatalogKind &catalog) const;
    /// Chooses a tool; one that the filter hides comes into sight.
    void choose(const ToolKey &key);
    [[nodiscard]] ToolFilterField *filterField() const { return m_needle; }
    /// The catalogs themselves are chosen, and not a tool of theirs.
    [[nodiscard]] bool isCatalogChosen() const { return m_catalogChosen; }
    void chooseCatalog();
    /// To where the keyboard was: the chosen tool, or the catalogs.
    void focusChosen();

signals:
    /// Also when another tool came to be chosen because the filter hides the one that was; then shortly after.
    void currentChanged();
    /// A person wants to see what is chosen: a press on it, or Enter.
    void opened();
    void sideBySideChanged();
    void callWanted(const rc::CatalogKind &kind, const rc::Tool &tool); ///< its form; nothing is called here

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void buildColumns(const Theme &theme);
    [[nodiscard]] ToolListColumn *columnOf(const CatalogKind &catalog) const;
    [[nodiscard]] QList<ToolListColumn *> columns() const;
    /// The one with the chosen tool.
    [[nodiscard]] ToolListColumn *active() const;
    void arrange();
    void divide();
    [[nodiscard]] ToolKey &chosen() { return m_shown.size() > 1 ? m_chosenOfSeveral : m_chosen[m_shown.first()]; }
    void prepare(const ToolCatalog &catalog);
    [[nodiscard]] QStringList catalogWords() const;
    void filter();
    void follow();
    void emitChosen();
    void moveIntoList();
    void setCatalogChosen(bool chosen);
    void updateWords();
    void updateSums();
    void updateFooter();
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString nothingFound() const;
    [[nodiscard]] static QString countText(qsizetype shown, qsizetype all);

    struct Origin
    {
        ToolCatalog list; ///< without its tools: what originText() says of it has ages
        QString host;     ///< safe to display
        QDateTime at;     ///< when it came; invalid without a list
        qsizetype tools = 0;
        QString cost;
        qint64 tokens = 0; ///< of its tools, once they are reviewed
        int critical = 0;  ///< tools with such a finding
        int prepared = 0;  ///< counts the catalogs: an index that comes late is of an older one
    };

    std::array<ToolListColumn *, 2> m_columns{}; ///< the second for what stands beside the first catalog
    PerCatalog<Origin> m_origins;
    PerCatalog<ToolKey> m_chosen; ///< where it is shown alone
    ToolKey m_chosenOfSeveral;
    QList<CatalogKind> m_shown{CatalogKind::General};
    ToolKey m_told;
    bool m_roomForTwo = false;
    bool m_wasSideBySide = false;
    QTimer m_pause; ///< until somebody who types has stopped
    bool m_catalogChosen = false;
    ToolFilterField *m_needle;
    ArrangementMenu *m_arrangement;
    QLabel *m_faults;
    CatalogItem *m_catalog;
    QHBoxLayout *m_lists;
    ElidedLabel *m_footer;
    QPushButton *m_details;
    QTimer m_aging; ///< of what the footer says
};

} // namespace rc
