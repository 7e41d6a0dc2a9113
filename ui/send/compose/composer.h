// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one entry: level, message, extra, time stamp, and whether placeholders are filled in.
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
    /// `theme` outlives this object.
    explicit Composer(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Level level() const;
    /// As it is composed, placeholders included; it has no marker. Its time is now or the chosen one.
    [[nodiscard]] LogEntry entry() const;
    /// What goes out: entry() with this marker, its placeholders filled in if they are meant to be.
    [[nodiscard]] LogEntry entry(const QString &marker, qint64 counter) const;
    [[nodiscard]] bool hasChosenTime() const;
    /// Shows level, message and extra of this one; placeholders are filled in as they were before.
    void setEntry(const LogEntry &entry);
    /// The same, and placeholders in it are words like any other: for one that was sent before.
    void setWords(const LogEntry &entry);
    /// The same, and its placeholders are filled in.
    void use(const EntryTemplate &made);
    /// Why this cannot go out, a sentence; empty when it can.
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    void changed();

private:
    void buildMessage();
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
