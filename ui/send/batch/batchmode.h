// SPDX-License-Identifier: GPL-3.0-or-later
// The mode for several entries in one request, once or repeatedly: imported or composed, shown line by line, then sent.
#pragma once

#include "core/entry/entryimport.h"
#include "ui/send/mode/sendmode.h"

#include <QWidget>

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
class NumberBox;
class Theme;

class BatchMode final : public SendMode
{
    Q_OBJECT

public:
    BatchMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void resourceChanged() override;
    /// Restores the entry removed last, or all after Clear. False if there is none.
    bool undoRemoval();
    [[nodiscard]] bool hasEntries() const;
    /// An entry composed elsewhere; added to the batch when the user confirms it.
    void setDraft(const LogEntry &entry);
    /// Whether the entries refused last can be sent in two halves; split() prepares the first one.
    [[nodiscard]] bool canSplit() const;
    void split();
    [[nodiscard]] ImportSource *source() const { return m_source; }

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;

private:
    [[nodiscard]] QWidget *buildRow();
    [[nodiscard]] QWidget *buildRepeat();
    void showRepeat();
    [[nodiscard]] int repeats() const;
    void buildProgress();
    void connectParts();
    void showImport(const ImportedEntries &entries);
    void setPart(const ImportedEntries &entries);
    void measure();
    void divide();
    void divideAt(qsizetype count); ///< the rest waits
    void clear();
    void removeRow(int row); ///< only entries; a faulty line stays
    struct Removed           ///< state before the change
    {
        ImportedEntries batch;
        ImportedEntries rest;
        int severeAs = 0;
    };
    void putBack(const Removed &state);
    void showProgress(const SendTally &tally);
    void showSummary();
    void showParts();
    [[nodiscard]] QWidget *cardOf(const QList<SendResult> &results, const SendTally &tally) const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] qsizetype notifying() const; ///< number of entries that may notify people
    [[nodiscard]] Level heldLevel() const;     ///< highest level among these
    /// The first `count` entries of the batch, which begins again at its end with new markers. `stamp`: for those
    /// without a time; invalid: set on sending.
    [[nodiscard]] QList<LogEntry> entries(qsizetype count, const QDateTime &stamp) const;
    [[nodiscard]] LogEntry numbered(qsizetype place, const QString &marker, qint64 number) const;

    BatchModel *m_model;
    ImportSource *m_source = nullptr;
    MappingLine *m_mapping = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_clear = nullptr;
    QLabel *m_summary = nullptr;
    BatchTable *m_table = nullptr;
    QWidget *m_severe = nullptr; ///< asks for the level of other loggers' severe words
    QLabel *m_severeWords = nullptr;
    QComboBox *m_severeLevel = nullptr;
    QWidget *m_divide = nullptr; ///< offers to split a batch that exceeds a request
    QLabel *m_divideWords = nullptr;
    QPushButton *m_divideButton = nullptr;
    QCheckBox *m_stampNow = nullptr;
    QWidget *m_repeat = nullptr; ///< how often to send the batch, and how
    NumberBox *m_count = nullptr;
    NumberBox *m_interval = nullptr;
    NumberBox *m_connections = nullptr;
    QLabel *m_repeatSummary = nullptr;
    QWidget *m_running = nullptr; ///< while sending a repeated batch
    QProgressBar *m_progress = nullptr;
    QLabel *m_counts = nullptr;
    LogEntry m_draft;
    QStringList m_markers;    ///< markers for the next press
    ImportedEntries m_rest;   ///< of a split batch: entries after the current part
    QList<Removed> m_removed; ///< most recent last; other changes of the batch clear them
    bool m_divided = false;
    bool m_composedStay = false;        ///< the file is read again: keep the composed entries
    std::optional<qsizetype> m_fitting; ///< number of entries that fit into one request; nullopt: not known yet
    int m_measured = 0;                 ///< which batch that is for
    bool m_repeats = false;             ///< a repeated send is in progress
};

} // namespace rc
