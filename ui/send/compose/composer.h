// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an entry: level, message, extra, timestamp, and whether to expand placeholders.
#pragma once

#include "core/entry/entrytemplate.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace rc {

class ExtraEditor;
class LevelPicker;
class Theme;
class TimeStampField;

class Composer : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit Composer(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Level level() const;
    /// The composed entry with unexpanded placeholders and without a marker. Its time is now or the chosen one.
    [[nodiscard]] LogEntry entry() const;
    /// The entry to send: entry() with this marker, placeholders expanded if enabled.
    [[nodiscard]] LogEntry entry(const QString &marker, qint64 counter) const;
    [[nodiscard]] bool hasChosenTime() const;
    /// Shows level, message and extra of an entry sent before, with placeholders disabled.
    void setWords(const LogEntry &entry);
    /// Same for a template, with placeholders enabled.
    void use(const EntryTemplate &made);
    /// Why the entry cannot be sent, a sentence; empty if it can.
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    void changed();

private:
    void buildMessage();
    void setEntry(const LogEntry &entry);
    void refresh();

    const Theme &m_theme;
    QVBoxLayout *m_layout;
    LevelPicker *m_level = nullptr;
    QPlainTextEdit *m_message = nullptr;
    QLabel *m_counter = nullptr;
    ExtraEditor *m_extra = nullptr;
    QCheckBox *m_fillIn = nullptr;
    TimeStampField *m_time = nullptr;
};

} // namespace rc
