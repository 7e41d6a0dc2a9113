// SPDX-License-Identifier: GPL-3.0-or-later
// The Send page: composes one entry, shows what goes out, sends it at most once.
#pragma once

#include "activity/activitynote.h"
#include "core/outcome.h"
#include "service/sendjob.h"
#include "ui/page.h"

#include <QTimer>

#include <memory>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class Banner;
class CodeView;
class CurrentResource;
class ExtraTable;
class LevelPicker;
class ReceivedCard;
class Theme;

class SendPage : public Page
{
    Q_OBJECT

public:
    /// `current` and `theme` outlive this object.
    SendPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~SendPage() override;

    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_sending; }
    [[nodiscard]] QWidget *firstFocus() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildComposer();
    [[nodiscard]] QWidget *buildEvidence();
    void addShortcut(const QKeySequence &keys);
    void press();
    void send();
    void sendWith(const ResourceUrl &resource, const LogEntry &entry, Result<Credentials> credentials);
    void end(const SendResult &result);
    void setSending(bool sending);
    void resourceChanged();
    void updateAll();
    void fitPreview();
    /// Why nothing can be sent as the page stands, a sentence; empty when it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] LogEntry entry() const;

    CurrentResource &m_current;
    Theme &m_theme;
    LevelPicker *m_level = nullptr;
    QPlainTextEdit *m_message = nullptr;
    ExtraTable *m_extra = nullptr;
    QLabel *m_timeStamp = nullptr;
    QCheckBox *m_alertMeant = nullptr;
    QLabel *m_alertWords = nullptr;
    QPushButton *m_button = nullptr;
    QLabel *m_beside = nullptr;
    Banner *m_banner = nullptr;
    CodeView *m_preview = nullptr;
    ReceivedCard *m_received = nullptr;
    QVBoxLayout *m_outcomes = nullptr;

    QString m_marker; ///< of the entry that goes out next
    bool m_sending = false;
    int m_attempt = 0; ///< which press an answer of the keychain belongs to
    LogEntry m_underWay;
    QTimer m_settle; ///< after a press: the second click of a double click means nothing
    std::unique_ptr<SendJob> m_job;
    ActivityNote m_note;  ///< of the entry that is under way
    int m_counts[5] = {}; ///< per Outcome, in this sitting
};

} // namespace rc
