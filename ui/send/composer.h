// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one entry: level, message, extra.
#pragma once

#include "core/logentry.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace rc {

class ExtraTable;
class LevelPicker;
class Theme;

class Composer : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit Composer(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Level level() const;
    /// As it is composed; its time is now, and it has no marker.
    [[nodiscard]] LogEntry entry() const;
    /// Shows level, message and extra of this one.
    void setEntry(const LogEntry &entry);
    /// Why this cannot go out, a sentence; empty when it can.
    [[nodiscard]] QString fault() const;
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    void changed();
    void levelChanged(); ///< before changed()

private:
    void caption(const QString &text);

    const Theme &m_theme;
    QVBoxLayout *m_layout;
    LevelPicker *m_level;
    QPlainTextEdit *m_message;
    ExtraTable *m_extra;
    QLabel *m_timeStamp;
};

} // namespace rc
