// SPDX-License-Identifier: GPL-3.0-or-later
// The mode for one entry, or one at each level, sent directly or as an SDK would.
#pragma once

#include "core/entry/level.h"
#include "core/error.h"
#include "ui/send/mode/sendmode.h"

#include <QUuid>

class QAction;
class QCheckBox;

namespace rc {

class Composer;
class TemplateButton;

class EntryMode final : public SendMode
{
    Q_OBJECT

public:
    EntryMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] TemplateButton *templateButton() const { return m_templates; }
    void resourceChanged() override;
    bool undoRemoval();                   ///< of a template
    [[nodiscard]] LogEntry draft() const; ///< the composed entry, for a batch
    /// Whether draft() is still the entry that is composed at first, in the program's language.
    [[nodiscard]] bool isUntouched() const { return draft() == m_first; }
    /// Whether draft() leaves out the threshold, a chosen time or placeholders to replace.
    [[nodiscard]] bool isMoreThanWords() const;
    /// For an entry sent before: braces in it are not placeholders.
    void fillIn(const LogEntry &entry);

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;

private:
    [[nodiscard]] QWidget *buildMore();
    void connectParts();
    void sendEachLevel();
    /// Prepares a send of these entries.
    [[nodiscard]] SendOrder orderFor(const QList<LogEntry> &entries, const QUuid &batch = {});
    void addLogFile(QWidget *card);
    /// False if it is below the SDK threshold and that option is on.
    [[nodiscard]] bool goesOut(Level level) const;
    [[nodiscard]] QString obstacle(bool goesOut) const;

    TemplateButton *m_templates;
    Composer *m_composer = nullptr;
    QCheckBox *m_asSdk = nullptr;
    QAction *m_eachLevel = nullptr;
    QUuid m_eachBatch; ///< batch of the last "one at each level"
    LogEntry m_first;
    QString m_resource;                ///< the levels in m_left are for this one
    QString m_marker;                  ///< of the next entry
    qint64 m_counter = 1;              ///< counter of the next send, since the program started
    QList<Level> m_left;               ///< levels to be sent separately after "one at each level"
    QString m_logFile;                 ///< for the send in progress; empty: not as an SDK
    std::optional<Error> m_notWritten; ///< why an entry could not be written to that file
};

} // namespace rc
