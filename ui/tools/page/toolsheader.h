// SPDX-License-Identifier: GPL-3.0-or-later
// The top of the Tools page: the choice of catalogs, Export with its menu, and Refresh.
#pragma once

#include "catalog/review/catalogexport.h"
#include "config/toolspec.h"
#include "core/profile/profile.h"
#include "core/tool/toolcatalog.h"
#include "ui/widgets/pagebody.h"

#include <QHash>
#include <QObject>

#include <functional>

class QHBoxLayout;
class QMenu;
class QPushButton;
class QWidget;

namespace rc {

class Banner;
class SegmentedControl;
class Theme;
struct ExportFormat;

class ToolsHeader : public Columns
{
    Q_OBJECT

public:
    explicit ToolsHeader(const Theme &theme, QWidget *parent = nullptr);

    /// The catalogs to choose from. Keeps the choice if possible.
    void setCatalogs(const QList<CatalogKind> &catalogs);
    [[nodiscard]] const QList<CatalogKind> &catalogs() const { return m_catalogs; }
    /// One, or all of them.
    [[nodiscard]] QList<CatalogKind> shown() const;
    /// If possible.
    void show(const QList<CatalogKind> &kinds);
    /// Selects that catalog unless it is already shown.
    void show(const CatalogKind &kind);
    /// `counts`: the tools in each list. `failed`: the catalogs whose list is missing or outdated.
    void showState(const QHash<CatalogKind, qsizetype> &counts, const QList<CatalogKind> &failed, bool busy,
                   bool hasServer);
    void setWatching(bool watching);
    /// Buttons before Refresh, in order.
    void addAction(QWidget *button);
    [[nodiscard]] QPushButton *refreshButton() const { return m_refresh; }

signals:
    void shownChanged();
    void refreshRequested(const QList<rc::CatalogKind> &catalogs);
    void cancelRequested();
    void watchRequested(bool watching); ///< for the catalogs shown
    void compareRequested();            ///< with a tool lock

private:
    void buildRefresh();
    void showCounts();
    void showMarks();
    void orderTabs();
    [[nodiscard]] int allIndex() const { return int(m_catalogs.size()); } ///< of the segment for all catalogs

    QList<CatalogKind> m_catalogs;
    QHash<CatalogKind, qsizetype> m_counts;
    const Theme &m_theme;
    QList<CatalogKind> m_failed;
    SegmentedControl *m_kinds = nullptr;
    QHBoxLayout *m_actions = nullptr;
    QPushButton *m_refresh = nullptr;
    QPushButton *m_menuButton = nullptr;
    QList<QWidget *> m_addedButtons; ///< see addAction()
    bool m_busy = false;
};

struct ExportableTools
{
    QList<ToolSelection> all;   ///< for a lock
    QList<ToolSelection> shown; ///< matching the filter, if there is one
    Profile profile;
    EndpointResolver form = {};
};

class ToolExport : public QObject
{
    Q_OBJECT

public:
    using Source = std::function<ExportableTools()>;

    /// `source` is called when the menu opens. Button and banner belong to `parent`.
    ToolExport(Source source, const Theme &theme, QWidget *parent);

    [[nodiscard]] QPushButton *button() const { return m_button; }
    [[nodiscard]] Banner *banner() const { return m_banner; }

signals:
    void saved(const QString &fileName); ///< completely on disk

private:
    void fill();
    void choose(const ExportFormat &format);
    void save(const ExportFormat &format, const QString &fileName);
    void copy(const Result<QString> &text);

    Source m_source;
    QWidget *m_parent;
    QPushButton *m_button;
    QMenu *m_menu;
    Banner *m_banner;
    ExportableTools m_tools;
};

} // namespace rc
