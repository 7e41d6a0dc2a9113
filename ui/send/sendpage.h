// SPDX-License-Identifier: GPL-3.0-or-later
// The Send page: one mode at a time with its results below, the request next to it, and entries received by the demo
// service.
#pragma once

#include "core/entry/logentry.h"
#include "session/check/checkfix.h"
#include "ui/parts/page.h"
#include "ui/send/outcome/outcomecard.h"

#include <QPointer>
#include <QScrollArea>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace rc {

class Banner;
class BatchMode;
class DrillMode;
class EntryMode;
class FixOffer;
class PageHeader;
class ReceivedCard;
class SegmentedControl;
class SendMode;
class SendPanes;
class Session;
class Theme;

class SendPage : public Page
{
    Q_OBJECT

public:
    SendPage(Session &session, Theme &theme, QWidget *parent = nullptr);

    void cancel() override;
    bool undoRemoval() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool hasTransientState() const override;
    [[nodiscard]] bool showsProgress() const override { return true; }
    [[nodiscard]] QWidget *firstFocus() override;

    /// Puts level, message and extra of `entry` into the composer for a new send with its own marker. Sends nothing,
    /// and waits for a send in progress.
    void fillIn(const LogEntry &entry);
    /// Takes the results of the page of the window before, and its composed entry if that was changed.
    void continueFrom(const SendPage &before);
    void importFile(const QString &path); ///< of entries, into the batch; nothing is sent
    /// Shows what a drill needs; its alert still waits for a hold.
    void startDrill();
    [[nodiscard]] bool isDrillRunning() const;

signals:
    void checkRequested(); ///< checks the resource, since one response is not enough

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildResults();
    void sendByKeyboard();
    /// In the order of the chooser. `mode` is a child of this page.
    void addMode(SendMode *mode);
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] SendMode *mode() const;
    void showMode(int index);
    void showBusy();
    void addShortcut(const QKeySequence &keys);
    void updateHeaderMargins();
    void offerFix(std::optional<CheckFix> fix);
    void resourceChanged();
    void keyStateChanged();
    void showObstacle();

    Session &m_session;
    Theme &m_theme;
    PageHeader *m_header = nullptr;
    SegmentedControl *m_chooser = nullptr;
    Banner *m_banner = nullptr;
    FixOffer *m_obstacleFix = nullptr; ///< for the banner
    QPointer<OutcomeFix> m_fix;        ///< of the newest result
    QList<SendMode *> m_modes;
    EntryMode *m_entry = nullptr;
    BatchMode *m_batch = nullptr;
    DrillMode *m_drill = nullptr;
    int m_shown = -1;
    QVBoxLayout *m_top = nullptr; ///< header and obstacle, above the panes
    SendPanes *m_panes = nullptr;
    QLabel *m_noResult = nullptr;
    QVBoxLayout *m_outcomes = nullptr;
    ReceivedCard *m_received = nullptr;
    /// A profile with its address: a changed address counts as another, a changed name does not.
    struct Target
    {
        QString profileId;
        QString resource;

        bool operator==(const Target &) const = default;
    };
    struct ShownOutcome
    {
        QWidget *card;
        CardBuilder build;
        QString cause; ///< of its failure; may be empty
        Target target;
    };
    [[nodiscard]] Target currentTarget() const;
    void addOutcome(const ShownOutcome &outcome, bool maySplit = false);
    void addActions(QMenu &menu, const QWidget &card);
    void setTabOrderAfterBar(QWidget *card);
    void showOutcomesOfTarget();

    Target m_target;                     ///< shown now
    Target m_sendTarget;                 ///< of the current or last send
    QList<ShownOutcome> m_shownOutcomes; ///< newest first; hidden for others
    QTimer m_secondPress;                ///< active while a second key press is expected
};

/// A part of a page that is as high as its content, and scrolls if there is less room.
class FittedScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    /// `minHeight`: if space is short, other widgets shrink first until it has this height.
    explicit FittedScrollArea(QWidget *parent, int minHeight = minFittingHeight);

    /// The layout for its parts, top to bottom, with side margins for the focus ring.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    static constexpr int ringMargin = 4;        ///< at each side of the content
    static constexpr int minFittingHeight = 64; ///< a line and what surrounds it: less is of no use

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QVBoxLayout *m_content;
    int m_minHeight;
};

/// Composer, send bar and results on the leading side, the request on the other; one column if narrow. The send bar is
/// always visible.
class SendPanes : public QWidget
{
    Q_OBJECT

public:
    explicit SendPanes(QWidget *parent = nullptr);

    // The layouts for the parts, top to bottom.
    [[nodiscard]] QVBoxLayout *composer() const { return m_composer; }
    [[nodiscard]] QVBoxLayout *bar() const { return m_bar; }
    [[nodiscard]] QVBoxLayout *results() const { return m_results; }
    [[nodiscard]] QVBoxLayout *request() const { return m_request; }

    [[nodiscard]] bool isStacked() const { return m_stacked; }
    /// Scrolls to the top of the results after layout.
    void showNewestResult();
    /// Scrolls to the top of the composer after layout; the focused widget stays visible.
    void showComposer();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void stack(bool stacked);
    void fitComposerWidth();
    void updateBarMargins();

    QWidget *m_leading;
    QWidget *m_barBox;
    FittedScrollArea *m_composerArea; ///< and everything else, in one column
    FittedScrollArea *m_resultArea;
    FittedScrollArea *m_requestArea;
    QWidget *m_resultBox;
    QWidget *m_requestBox;
    QVBoxLayout *m_composer = nullptr;
    QVBoxLayout *m_bar = nullptr;
    QVBoxLayout *m_results = nullptr;
    QVBoxLayout *m_request = nullptr;
    bool m_stacked = false;
};

} // namespace rc
