// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a run as a list: grouped rows, which of them are expanded, how they are painted, and the view.
#pragma once

#include "check/evidence/step.h"
#include "check/evidence/steprows.h"

#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QListView>
#include <QSet>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QTimer>

class QMenu;

namespace rc {

class Theme;

class StepModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole, ///< int of StepState
        SummaryRole,
        HintRole,
        ReplyRole,
        MarkerRole,
        FactLabelsRole, ///< QStringList
        FactValuesRole, ///< QStringList, one per label
        StartedRole,    ///< µs since the start of the run
        ElapsedRole,    ///< µs
        AxisRole,       ///< µs from the start of the run to the end of its last step: the common time axis
        StaleRole,      ///< true: may be outdated
        ExpandableRole,
        ExpandedRole, ///< its details are shown below it
        KindRole,     ///< int of StepRow::Kind
        UnfoldedRole, ///< a fold whose steps are shown as rows below it
        InFoldRole,
    };

    explicit StepModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// All steps pending and collapsed, including further catalogs: a run begins.
    void reset(const QList<CatalogKind> &further = {}, bool arrival = false);
    void setStep(const StepResult &step);
    void setSteps(const QList<StepResult> &steps);
    /// Results of another run of the same check: keeps expanded rows.
    void showSteps(const QList<StepResult> &steps);
    /// Toggles a row; does nothing without details.
    void toggle(const QModelIndex &index);
    void setStale(bool stale);
    /// Expands failures and warnings, so that they are visible at the end of a run.
    void expandProblems();

    [[nodiscard]] const QList<StepResult> &steps() const { return m_steps; }
    /// The row of a step; invalid inside a closed fold.
    [[nodiscard]] QModelIndex indexOf(const StepId &id) const;
    /// The steps of that row: one, those of a fold, or none for a heading.
    [[nodiscard]] QList<StepId> stepsOf(const QModelIndex &index) const;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] static bool isExpandable(const StepResult &step);
    [[nodiscard]] static QString accessibleText(const QString &title, const StepResult &step);
    [[nodiscard]] StepResult resultOf(const StepRow &row) const;
    [[nodiscard]] QString titleOf(const StepRow &row) const;
    [[nodiscard]] QVariant headingData(const StepRow &row, int role) const;
    void setUnfolded(StepFold fold, bool unfolded);
    void updateAxis();

    QList<StepResult> m_steps;
    QList<StepRow> m_rows;
    QSet<StepId> m_expanded;
    QSet<StepFold> m_unfolded;
    qint64 m_axis = 0;
    bool m_stale = false;
};

/// Paints a step: state, title, summary, its bar on the common time axis, and its details below.
class StepDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit StepDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Height of a collapsed row, and of the first part of an expanded one: its texts wrap.
    [[nodiscard]] int rowHeight(int width, const QModelIndex &index) const;

    /// Duration of the run in µs: a running step counts its seconds.
    void setNow(qint64 now) { m_now = now; }
    /// Position of the moving bar of running steps, 0…1; negative: not moving.
    void setPhase(double phase) { m_phase = phase; }

private:
    void paintRow(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                  const QModelIndex &index) const;
    void paintBar(QPainter *painter, const QRect &track, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;
    void paintDetail(QPainter *painter, const QStyleOptionViewItem &option, const QRect &area,
                     const QModelIndex &index) const;
    struct RowPlaces;
    [[nodiscard]] RowPlaces placesIn(const QRect &row, const QModelIndex &index) const;
    [[nodiscard]] int titleWidth(int width, const QAbstractItemModel &model) const;
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] int headingHeight() const;
    struct Part;
    [[nodiscard]] QList<Part> partsOf(int width, const QModelIndex &index) const;
    [[nodiscard]] int detailHeight(int width, const QModelIndex &index) const;

    const Theme &m_theme;
    double m_phase = -1;
    qint64 m_now = 0;
};

/// For a running step: whole seconds; empty during the first.
[[nodiscard]] QString runningTimeText(qint64 microseconds);

/// Always as high as its steps: the page around it scrolls. With copying by menu and expanding by Enter or click.
class StepView : public QListView
{
    Q_OBJECT

public:
    /// `model` must outlive this object.
    StepView(StepModel &model, const Theme &theme, QWidget *parent = nullptr);

    /// The moving bar: only during a run.
    void setRunning(bool running);

    [[nodiscard]] QSize sizeHint() const override;
    /// Scrolls the page, to the whole row or to the top of one that is higher than the page.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    void stepsRequested(const QSet<rc::StepId> &steps); ///< run these again

protected:
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void toggle(const QModelIndex &index);
    void runAgain(const QModelIndex &index, bool andBelow);
    [[nodiscard]] QSet<StepId> repeatable(const QModelIndex &index) const;
    void fitHeight();
    void step();
    void addActions(QMenu &menu, const QModelIndex &at);
    void copyReply();
    [[nodiscard]] QString textOf(int row) const;
    void rowsChanged();
    void announce(int first, int last);
    void showReply(const QModelIndex &index);

    StepModel &m_model;
    const Theme &m_theme;
    StepDelegate *m_delegate;
    QStringList m_announced; ///< announced to assistive technology, one text per row
    QTimer m_timer;
    bool m_running = false;
    bool m_moves = false;
    QElapsedTimer m_clock; ///< of the run
};

} // namespace rc
