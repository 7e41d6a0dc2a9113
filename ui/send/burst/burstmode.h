// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send many entries at a pace: live counts while it runs, and a tally that adds up.
#pragma once

#include "service/send/sendtally.h"
#include "ui/send/mode/sendmode.h"

class QLabel;
class QProgressBar;

namespace rc {

class Composer;
class Session;
class PaceFields;
class RequestPreview;
class SendButton;
class SendOperation;
class Theme;

class BurstMode : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    BurstMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Burst"); }
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] QWidget *sendBar() override { return m_sendBar; }
    [[nodiscard]] QWidget *evidence() override;
    [[nodiscard]] bool isBusy() const override;
    void press() override;
    void cancel() override;
    void resourceChanged() override;
    [[nodiscard]] std::optional<LogEntry> draft() const override;
    void setDraft(const LogEntry &entry) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void act();
    void showProgress(const SendTally &tally);
    void end(const SendTally &tally);
    void busyChange(bool busy);
    void showState();
    [[nodiscard]] QList<LogEntry> entries(qsizetype count) const;
    /// Why nothing can be sent as the page stands, a sentence; empty when it can.
    [[nodiscard]] QString obstacle() const;

    Session &m_session;
    Theme &m_theme;
    SendOperation *m_send;
    std::optional<Explanation> m_explained; ///< the first one of the burst
    QList<SendResult> m_results;            ///< of the burst under way
    Composer *m_composer = nullptr;
    PaceFields *m_pace = nullptr;
    QWidget *m_sendBar = nullptr;
    QWidget *m_running = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_counts = nullptr;
    SendButton *m_button = nullptr;
    QLabel *m_beside = nullptr;
    RequestPreview *m_preview = nullptr;
};

} // namespace rc
