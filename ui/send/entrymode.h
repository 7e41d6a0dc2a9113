// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send one entry: composes it, shows what goes out, sends it at most once.
#pragma once

#include "ui/send/sendmode.h"

class QCheckBox;
class QLabel;

namespace rc {

class Composer;
class CurrentResource;
class OneSend;
class RequestPreview;
class SendButton;
class Theme;

class EntryMode : public SendMode
{
    Q_OBJECT

public:
    /// `current` and `theme` outlive this object.
    EntryMode(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Entry"); }
    [[nodiscard]] QWidget *firstFocus() override;
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
    void act();
    void end(const SendResult &result);
    void updateAll();
    /// Why nothing can be sent as the page stands, a sentence; empty when it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] LogEntry entry() const;

    CurrentResource &m_current;
    Theme &m_theme;
    OneSend *m_send;
    Composer *m_composer = nullptr;
    QCheckBox *m_alertMeant = nullptr;
    QLabel *m_alertWords = nullptr;
    SendButton *m_button = nullptr;
    QLabel *m_beside = nullptr;
    RequestPreview *m_preview = nullptr;
    QString m_marker; ///< of the entry that goes out next
};

} // namespace rc
