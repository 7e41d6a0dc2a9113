// SPDX-License-Identifier: GPL-3.0-or-later
// The Check page: runs the ladder and shows each rung as it is proven or explained.
#pragma once

#include "activity/activitynote.h"
#include "check/checkrun.h"
#include "ui/page.h"

#include <memory>

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rc {

class CurrentResource;
class Panel;
class RungModel;
class RungView;
class Theme;
class VerdictBanner;

class CheckPage : public Page
{
    Q_OBJECT

public:
    /// `current` and `theme` outlive this object.
    CheckPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~CheckPage() override;

    void refresh() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] QWidget *firstFocus() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QWidget *buildEmptyState();
    [[nodiscard]] CheckPlan plan();
    void finish(const CheckReport &report);
    void resourceChanged();
    void updateButton();

    CurrentResource &m_current;
    Theme &m_theme;
    RungModel *m_model;
    QVBoxLayout *m_layout;
    QCheckBox *m_alert;
    QLabel *m_alertWords;
    QPushButton *m_button;
    VerdictBanner *m_verdict;
    QWidget *m_empty;
    Panel *m_card;
    RungView *m_view;
    std::unique_ptr<CheckRun> m_run;
    ActivityNote m_note; ///< of the check that runs
};

} // namespace rc
