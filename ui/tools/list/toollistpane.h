// SPDX-License-Identifier: GPL-3.0-or-later
// A list of the catalogs and their tools, with a filter above and their origin below.
#pragma once

#include "core/tool/toolcatalog.h"
#include "session/tools/percatalog.h"
#include "ui/tools/list/toolmodel.h"

#include <QDateTime>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

class QAction;
class QLabel;
class QMenu;

namespace rc {

class Panel;
class ElidedLabel;
class Settings;
class Theme;
class ToolListView;

class ToolFilterField : public QLineEdit
{
    Q_OBJECT

public:
    explicit ToolFilterField(const Theme &theme, QWidget *parent = nullptr);

signals:
    /// Down or Enter was pressed.
    void leftDownwards();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillQueryWords();
    void insertQueryWord(const QString &word);
    void updateIcons();

    const Theme &m_theme;
    QMenu *m_queryWordMenu;
    QAction *m_searchIcon;
    QAction *m_queryWordsAction;
};

class SortButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SortButton(Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] ToolOrder order() const { return m_order; }

signals:
    void chosen();

private:
    ToolOrder m_order;
};

class CatalogItem : public QPushButton
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit CatalogItem(const Theme &theme, QWidget *parent = nullptr);

    /// Plain text about the content, next to the label.
    void setDetail(const QString &detail);
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void leftUpwards();
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_detail;
};

class ToolListPane : public QWidget
{
    Q_OBJECT

public:
    ToolListPane(Settings &settings, const Theme &theme, QWidget *parent = nullptr);

    /// Replaces the tools of its kind. Keeps the selected tool if one has its name.
    void setCatalog(const ToolCatalog &catalog);
    void clear();
    /// One or several catalogs. Each combination has its own selected tool.
    void setShown(const QList<CatalogKind> &catalogs);
    /// The review data of each tool, and a sentence about their total cost.
    void setReview(const CatalogKind &catalog, const QList<ToolMark> &marks, const QString &cost);

    /// The selected tool; nullptr if there is none. Valid until the next setCatalog() or clear().
    [[nodiscard]] const Tool *current() const;
    [[nodiscard]] ToolKey currentKey() const;
    /// The tools of that catalog that match the filter, in row order.
    [[nodiscard]] QList<Tool> shownTools(const CatalogKind &catalog) const;
    /// Selects a tool, and makes it visible if the filter hides it.
    void choose(const ToolKey &key);
    [[nodiscard]] ToolFilterField *filterField() const { return m_filter; }
    /// The catalogs themselves are selected instead of a tool.
    [[nodiscard]] bool isCatalogChosen() const { return m_catalogChosen; }
    void chooseCatalog();
    void focusChosen();
    void continueFrom(const ToolListPane &before); ///< takes its selection and filter

signals:
    /// Also, after a short delay, when the filter hides the selected tool and another becomes selected.
    void currentChanged();
    /// The user opened the selection by a click or Enter.
    void opened();
    void callRequested(const rc::CatalogKind &kind, const rc::Tool &tool); ///< opens its form without calling it

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] Panel *buildList();
    void addActions(QMenu &menu, int row);
    void userChose();
    void select(int row); ///< -1 clears the selection
    [[nodiscard]] ToolKey &chosen() { return m_shown.size() > 1 ? m_chosenOfSeveral : m_chosen[m_shown.first()]; }
    void buildIndexes(const ToolCatalog &catalog);
    [[nodiscard]] QStringList customCatalogWords() const;
    void filter();
    void updateSelection();
    void emitCurrentChanged();
    void moveIntoList();
    void setCatalogChosen(bool chosen);
    void updateTexts();
    void updateCatalogItem();
    void updateFooter();
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString noMatchText() const;

    struct Origin
    {
        ToolCatalog list; ///< without its tools, for listOrigin()
        qsizetype tools = 0;
        QString cost;
        qint64 tokens = 0; ///< of its tools; 0 before the review
        int critical = 0;  ///< tools with a critical finding
    };

    ToolModel *m_model;
    ToolListView *m_view;
    QLabel *m_emptyLabel;     ///< shown instead of an empty list
    bool m_selecting = false; ///< the program changes the selection
    PerCatalog<Origin> m_origins;
    PerCatalog<int> m_indexRequests; ///< ignores results of older requests
    PerCatalog<ToolKey> m_chosen;    ///< by catalog shown alone
    ToolKey m_chosenOfSeveral;
    QList<CatalogKind> m_shown{CatalogKind::General};
    ToolKey m_lastEmitted;
    QTimer m_typingTimer; ///< until the user stops typing
    bool m_catalogChosen = false;
    ToolFilterField *m_filter;
    QLabel *m_count; ///< of the tools that match
    SortButton *m_sortButton;
    QLabel *m_faults;
    CatalogItem *m_catalog;
    ElidedLabel *m_footer;
    QPushButton *m_details;
    QTimer m_ageTimer; ///< updates ages in the footer
};

} // namespace rc
