// SPDX-License-Identifier: GPL-3.0-or-later
// The way to log an entry as the SDK would: into a local file, and to the service only at or above the threshold.
#pragma once

#include "core/threshold.h"
#include "ui/send/sendmode.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace rc {

class AlertStep;
class Composer;
class CurrentResource;
class ForwardingCard;
class LogFileCard;
class MessageCard;
class OneSend;
class RequestPreview;
class SendButton;
class Theme;

class SdkMode : public SendMode
{
    Q_OBJECT

public:
    /// `current` and `theme` outlive this object. `logFile`: the SDK's local file.
    SdkMode(CurrentResource &current, Theme &theme, QString logFile, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("As the SDK"); }
    [[nodiscard]] QWidget *firstFocus() override;
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
    void written(const LogEntry &entry, bool forwarded, const Result<void> &kept);
    void end(const SendResult &result);
    void showState();
    void setWriting(bool writing);
    [[nodiscard]] Threshold threshold() const;
    [[nodiscard]] bool isForwarded() const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] LogEntry entry() const;

    CurrentResource &m_current;
    Theme &m_theme;
    QString m_logFile;
    OneSend *m_send;
    Composer *m_composer = nullptr;
    QComboBox *m_threshold = nullptr;
    QCheckBox *m_debug = nullptr;
    ForwardingCard *m_matrix = nullptr;
    LogFileCard *m_file = nullptr;
    AlertStep *m_alert = nullptr;
    SendButton *m_button = nullptr;
    QLabel *m_beside = nullptr;
    QWidget *m_evidence = nullptr;
    RequestPreview *m_preview = nullptr;
    MessageCard *m_local = nullptr;
    QString m_profile; ///< whose settings are shown
    QString m_marker;
    qint64 m_counter = 1;
    bool m_writing = false;
    bool m_cancelled = false; ///< while it was being written
};

} // namespace rc
