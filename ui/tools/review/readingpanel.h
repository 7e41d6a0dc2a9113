// SPDX-License-Identifier: GPL-3.0-or-later
// The text that a model gets from the catalogs, its context cost, and the rest without some of the tools.
#pragma once

#include "config/toolspec.h"
#include "core/tool/toolcatalog.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QListView;
class QMenu;
class QProgressBar;
class QPushButton;

namespace rc {

class CatalogReviewer;
class CopyButton;
class LeadText;
class Panel;
class ReadingDelegate;
class ReadingModel;
class SegmentedControl;
class Theme;

class ReadingPanel : public QWidget
{
    Q_OBJECT

public:
    ReadingPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// The catalogs whose lists are shown. Default: both of the interface.
    void setShown(const QList<CatalogKind> &catalogs);
    void keepAll(); ///< for all servers: selects all tools
    /// Creates the text to copy; if null, copying is not offered.
    using SpecSource = std::function<Result<QString>(const QList<OfferedCatalog> &)>;
    void setSpecSource(SpecSource source);

signals:
    void toolWanted(const rc::CatalogKind &kind, const QString &tool);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildBudget();
    [[nodiscard]] QWidget *buildReading();
    [[nodiscard]] QWidget *buildAbout();
    void addActions(QMenu &menu, int row);
    void becomeStale();
    void showReviews();
    void showBudget();
    void showRow();
    void findBack();
    void showWait();
    void copySpec();
    [[nodiscard]] QList<OfferedCatalog> offered() const;

    CatalogReviewer &m_reviewer;
    const Theme &m_theme;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    SpecSource m_spec;
    bool m_isStale = true;
    CatalogKind m_readKind; ///< of the current tool
    QString m_readTool;
    QTimer m_resized; ///< resizing has stopped
    ReadingModel *m_model;
    ReadingDelegate *m_delegate;
    QListView *m_view = nullptr;
    QLabel *m_words = nullptr;
    QLabel *m_largest = nullptr;
    QLabel *m_hint = nullptr;
    SegmentedControl *m_budgets = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_all = nullptr;
    CopyButton *m_copy = nullptr;
    Panel *m_about = nullptr;
    LeadText *m_aboutWords = nullptr;
    QPushButton *m_leave = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace rc
