// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of one catalog or both as a list, with a filter above it and lines on where they came from below.
#pragma once

#include "core/toolcatalog.h"
#include "ui/tools/toolmodel.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;

namespace rc {

class ArrangementMenu;
class Settings;
class Theme;
class ToolFilterField;
class ToolListView;

class ToolListPane : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ToolListPane(Settings &settings, const Theme &theme, QWidget *parent = nullptr);

    /// Replaces the tools of its kind. The chosen tool stays chosen if there is one of its name.
    void setCatalog(const ToolCatalog &catalog);
    void clear();
    /// One catalog, or both below each other. Each way has a chosen tool of its own.
    void setShown(const QList<CatalogKind> &catalogs);
    /// What the review says of each tool, and one sentence on what all of them cost.
    void setReview(CatalogKind catalog, const QList<ToolMarks> &marks, const QString &cost);

    /// The chosen tool; nullptr without one. Valid until the next setCatalog() or clear().
    [[nodiscard]] const Tool *current() const;
    [[nodiscard]] ToolKey currentKey() const;
    /// What the filter leaves of that catalog, in the order of the rows.
    [[nodiscard]] QList<Tool> shownTools(CatalogKind catalog) const;
    /// Chooses a tool; one that the filter hides comes into sight.
    void choose(const ToolKey &key);
    [[nodiscard]] ToolFilterField *filterField() const { return m_needle; }

signals:
    /// Also when another tool came to be chosen because the filter hides the one that was; then shortly after.
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *buildList(const Theme &theme);
    [[nodiscard]] ToolKey &chosen() { return m_chosen.at(m_shown.size() > 1 ? 2 : size_t(m_shown.first())); }
    void prepare(const ToolCatalog &catalog);
    void filter();
    void follow();
    void tell();
    void moveIntoList();
    void updateWords();
    void updateOrigins();
    [[nodiscard]] QString nothingFound() const;

    struct Origin
    {
        QString text;
        QString brief;
        QString cost;
        int prepared = 0; ///< counts the catalogs: an index that comes late is of an older one
    };

    ToolModel *m_model;
    std::array<Origin, 2> m_origins;
    std::array<ToolKey, 3> m_chosen; ///< general, code hosting, both
    QList<CatalogKind> m_shown{CatalogKind::General};
    ToolKey m_told;
    bool m_filling = false;
    QTimer m_pause; ///< until somebody who types has stopped
    ToolFilterField *m_needle;
    ArrangementMenu *m_arrangement;
    QLabel *m_faults;
    ToolListView *m_list;
    QLabel *m_nothing;
    QLabel *m_footer;
};

} // namespace rc
