// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send one entry, or the same one at each level: composes it, shows what goes out, sends at most once.
#pragma once

#include "ui/send/mode/sendmode.h"

#include <QUuid>

class QLabel;
class QPushButton;

namespace rc {

class AlertStep;
class Composer;
class Session;
class RequestPreview;
class SendButton;
class SendOperation;
class TemplateButton;
class TemplateModel;
class TemplatePanel;
class Theme;

class EntryMode final : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    EntryMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Entry"); }
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] QWidget *sendBar() override { return m_bar; }
    [[nodiscard]] QWidget *evidence() override;
    [[nodiscard]] QList<QWidget *> headerButtons() override;
    [[nodiscard]] bool isBusy() const override;
    void press() override;
    void cancel() override;
    void resourceChanged() override;
    [[nodiscard]] std::optional<LogEntry> draft() const override;
    void setDraft(const LogEntry &entry) override;
    /// One that was sent before: what looks like a placeholder in it is none.
    void fillIn(const LogEntry &entry);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildTemplates();
    void buildSending();
    void connectParts();
    void act();
    void sendHeld(Level level);
    void sendEachLevel();
    void start(const QList<LogEntry> &entries, const QUuid &batch = {});
    void end();
    void endOne(const SendResult &result);
    void endEach(const QList<SendResult> &results);
    void nextPress();
    void busyChange(bool busy);
    void showState();
    void showAlertStep(const QString &why);
    /// Why nothing can be sent as the page stands, a sentence; empty when it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] LogEntry entry() const;

    Session &m_session;
    Theme &m_theme;
    SendOperation *m_send;
    QList<SendResult> m_results; ///< of the press under way
    QUuid m_eachBatch;           ///< of the last press of one at each level
    TemplateModel *m_templates;
    TemplateButton *m_templateButton = nullptr;
    TemplatePanel *m_templatePanel = nullptr;
    QPushButton *m_eachButton = nullptr;
    Composer *m_composer = nullptr;
    QWidget *m_bar = nullptr;
    AlertStep *m_alert = nullptr;
    SendButton *m_button = nullptr;
    QLabel *m_beside = nullptr;
    RequestPreview *m_preview = nullptr;
    QString m_resource;   ///< that the levels in m_left are for
    QString m_marker;     ///< of the entry that goes out next
    qint64 m_counter = 1; ///< of the press that comes next, in this sitting
    QList<Level> m_left;  ///< the other levels went out, and these are still to be decided on
};

} // namespace rc
