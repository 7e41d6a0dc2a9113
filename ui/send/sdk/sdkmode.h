// SPDX-License-Identifier: GPL-3.0-or-later
// The way to log an entry as the SDK would: into a local file, and to the service only at or above the threshold.
#pragma once

#include "core/entry/threshold.h"
#include "ui/send/mode/sendmode.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace rc {

class AlertStep;
class Composer;
class Session;
class LogFileCard;
class MessageCard;
class RequestPreview;
class SendButton;
class SendOperation;
class Theme;

class SdkMode : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object. `logFile`: the SDK's local file.
    SdkMode(Session &session, Theme &theme, QString logFile, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("As the SDK"); }
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] QWidget *sendBar() override { return m_bar; }
    [[nodiscard]] QWidget *evidence() override { return m_evidence; }
    [[nodiscard]] bool isBusy() const override;
    void press() override;
    void cancel() override;
    void resourceChanged() override;
    [[nodiscard]] std::optional<LogEntry> draft() const override;
    void setDraft(const LogEntry &entry) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildSettings();
    void buildSending();
    void act();
    /// Writes it here, then forwards it or keeps it local.
    void log();
    void end();
    void showState();
    [[nodiscard]] Threshold threshold() const;
    [[nodiscard]] bool isForwarded() const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] LogEntry entry() const;

    Session &m_session;
    Theme &m_theme;
    QString m_logFile;
    SendOperation *m_send;
    SendResult m_result; ///< of the press under way
    Composer *m_composer = nullptr;
    QComboBox *m_threshold = nullptr;
    QCheckBox *m_debug = nullptr;
    LogFileCard *m_file = nullptr;
    QWidget *m_bar = nullptr;
    AlertStep *m_alert = nullptr;
    SendButton *m_button = nullptr;
    QLabel *m_beside = nullptr;
    QWidget *m_evidence = nullptr;
    RequestPreview *m_preview = nullptr;
    MessageCard *m_local = nullptr;
    QString m_profile; ///< whose settings are shown
    QString m_marker;
    qint64 m_counter = 1;
};

} // namespace rc
