// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send several entries in one request, once or repeatedly: read from a file or composed, shown line by line,
// then sent.
#pragma once

#include "core/entry/entryimport.h"
#include "ui/send/mode/sendmode.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace rc {

class BatchModel;
class BatchTable;
class ImportSource;
class MappingLine;
class RepeatFields;

class BatchMode final : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    BatchMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Batch"); }
    [[nodiscard]] QWidget *firstFocus() override;
    void resourceChanged() override;
    bool undoRemoval() override; ///< of one entry, or of all by Clear
    /// What was composed elsewhere; it is in the batch when a person adds it.
    void setDraft(const LogEntry &entry) override;
    [[nodiscard]] std::optional<LogEntry> draft() const override { return m_draft; }
    [[nodiscard]] bool canSplit() const override;
    void split() override;
    [[nodiscard]] ImportSource *source() const { return m_source; }

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;

private:
    [[nodiscard]] QWidget *buildRow();
    [[nodiscard]] QWidget *buildSevere();
    [[nodiscard]] QWidget *buildDivide();
    void buildProgress();
    void connectParts();
    void showImport(const ImportedEntries &entries);
    void setPart(const ImportedEntries &entries);
    void measure();
    void divide();
    void divideAt(qsizetype count); ///< what comes after them waits
    void clear();
    void removeRow(int row); ///< its entry; what is wrong with a line stays
    struct Removed           ///< what there was before it
    {
        ImportedEntries batch;
        ImportedEntries rest;
        int severeAs = 0;
    };
    void putBack(const Removed &state);
    void mend(qsizetype fault, const QString &text);
    void showProgress(const SendTally &tally);
    void showSummary();
    void showParts();
    [[nodiscard]] QWidget *cardOf(const QList<SendResult> &results, const SendTally &tally) const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] qsizetype notifying() const; ///< entries that may notify people
    [[nodiscard]] Level heldLevel() const;     ///< the gravest of these
    /// The first so many as they would go out now; -1: all of them.
    [[nodiscard]] QList<LogEntry> entries(qsizetype most) const;
    /// The whole batch `times` times, each with markers of its own; an entry without a time gets that of its sending.
    [[nodiscard]] QList<LogEntry> repeated(int times) const;
    [[nodiscard]] LogEntry numbered(qsizetype place, const QString &marker, qint64 number) const;
    [[nodiscard]] bool isStampedNow(const LogEntry &entry) const;

    BatchModel *m_model;
    ImportSource *m_source = nullptr;
    MappingLine *m_mapping = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_mend = nullptr; ///< edits the first wrong line
    QPushButton *m_clear = nullptr;
    QLabel *m_summary = nullptr;
    BatchTable *m_table = nullptr;
    QWidget *m_severe = nullptr; ///< asks what the severe words of other loggers are sent as
    QLabel *m_severeWords = nullptr;
    QComboBox *m_severeLevel = nullptr;
    QWidget *m_divide = nullptr; ///< offers to send a batch that is too large for one request in parts
    QLabel *m_divideWords = nullptr;
    QPushButton *m_divideButton = nullptr;
    QCheckBox *m_stampNow = nullptr;
    RepeatFields *m_repeat = nullptr;
    QWidget *m_running = nullptr; ///< while a repeated batch is being sent
    QProgressBar *m_progress = nullptr;
    QLabel *m_counts = nullptr;
    std::optional<LogEntry> m_draft;
    QStringList m_markers;    ///< of the entries, for the press that comes next
    ImportedEntries m_rest;   ///< of a batch that was divided: what comes after the part that is shown
    QList<Removed> m_removed; ///< the last one last; another change of the batch ends them
    bool m_divided = false;
    bool m_composedStay = false;        ///< the file is read again: what was composed here is no part of it
    std::optional<qsizetype> m_fitting; ///< how many of the entries fit into one request; nothing: not known yet
    int m_measured = 0;                 ///< which batch that is about
    bool m_repeats = false;             ///< the press in progress
};

} // namespace rc
