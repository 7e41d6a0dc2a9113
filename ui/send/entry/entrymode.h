// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send one entry, or the same one at each level, as it is or as an SDK would.
#pragma once

#include "core/entry/threshold.h"
#include "core/error.h"
#include "ui/send/mode/sendmode.h"

#include <QUuid>

class QAction;
class QCheckBox;

namespace rc {

class Composer;
class TemplateButton;
class TemplateModel;
class TemplatePanel;

class EntryMode final : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    EntryMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Entry"); }
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] QWidget *headerButton() override;
    void resourceChanged() override;
    [[nodiscard]] std::optional<LogEntry> draft() const override;
    void setDraft(const LogEntry &entry) override;
    /// Of an entry that was sent before: braces in it are no placeholders.
    void fillIn(const LogEntry &entry);

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;

private:
    void buildTemplates();
    [[nodiscard]] QWidget *buildMore();
    void connectParts();
    void sendEachLevel();
    void startWith(const QList<LogEntry> &entries, const QUuid &batch = {});
    void showOne(const SendResult &result);
    void showEach(const QList<SendResult> &results);
    void addLogFile(QWidget *card);
    /// False: below the SDK threshold, and the switch for it is on.
    [[nodiscard]] bool goesOut(Level level) const;
    [[nodiscard]] QString obstacle(bool goesOut) const;
    [[nodiscard]] LogEntry entry() const;

    TemplateModel *m_templates;
    TemplateButton *m_templateButton = nullptr;
    TemplatePanel *m_templatePanel = nullptr;
    Composer *m_composer = nullptr;
    QCheckBox *m_asSdk = nullptr;
    QAction *m_eachLevel = nullptr;
    QUuid m_eachBatch;                 ///< of the last press of one at each level
    QString m_resource;                ///< that the levels in m_left are for
    QString m_marker;                  ///< of the next entry
    qint64 m_counter = 1;              ///< of the next press, since the program started
    QList<Level> m_left;               ///< levels that one at each level left to be sent separately
    QString m_logFile;                 ///< of the press in progress; empty: it is not as an SDK
    std::optional<Error> m_notWritten; ///< why that file lacks an entry of it
};

} // namespace rc
