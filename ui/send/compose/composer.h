// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an entry: level, message, extra, timestamp, and whether to expand placeholders; and its templates.
#pragma once

#include "core/entry/entrytemplate.h"
#include "core/entry/level.h"
#include "core/entry/logentry.h"
#include "store/profiles/templatestore.h"

#include <QAbstractButton>
#include <QDateTime>
#include <QList>
#include <QPushButton>
#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class FlowLayout;
class Theme;

/// A field for a message, `lines` high and a little more.
[[nodiscard]] QPlainTextEdit *messageField(const QString &text, int lines, const Theme &theme, QWidget *parent);

/// Faults of an entry's extra values: one translated sentence per row, empty for a valid one. Same length as `rows`.
[[nodiscard]] QStringList extraFaults(const QList<ExtraField> &rows);

/// Edits an entry's extra values: rows of key, type and value, each with its fault below, and a heading if there are
/// any.
class ExtraTable : public QWidget
{
    Q_OBJECT

public:
    explicit ExtraTable(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QList<ExtraField> fields() const;
    void setFields(const QList<ExtraField> &fields);
    [[nodiscard]] bool isValid() const;
    /// Allows a placeholder as a number.
    void setPlaceholders(bool on);
    void addRow(const ExtraField &field = {});
    /// Adds another widget of the entry to the line below the fields, after “Add field”.
    void addToLine(QWidget *widget);

signals:
    void changed();

private:
    struct Row
    {
        QWidget *widget;
        QLineEdit *key;
        QComboBox *type;
        QLineEdit *value;
        QLabel *fault;
    };

    struct Removed
    {
        qsizetype index;
        ExtraField field;
    };

    void removeRow(QWidget *widget);
    void undoRemove(); ///< Ctrl+Z outside of a field, which has its own
    void rebuild(const QList<ExtraField> &fields);
    [[nodiscard]] QStringList faults() const;
    void update();
    void showFaults();

    const Theme &m_theme;
    QList<Row> m_rows;
    QList<Removed> m_removed; ///< from the current entry, most recent last
    QLabel *m_heading;
    QVBoxLayout *m_layout; ///< of the rows
    FlowLayout *m_line;
    QPushButton *m_add;
    bool m_placeholders = false;
    bool m_filling = false; ///< setFields() is running: emit one change instead of one per row
};

/// A level as a button: its number and name in its color, filled if chosen.
class LevelButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// `number`: its shortcut key.
    LevelButton(Level level, int number, const Theme &theme, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Level m_level;
};

/// Five level buttons in their colors; the keys 1 to 5 choose while one of them has the focus.
class LevelPicker : public QWidget
{
    Q_OBJECT

public:
    explicit LevelPicker(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Level level() const;
    void setLevel(Level level);

signals:
    void levelChanged(rc::Level level);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QButtonGroup *m_group;
};

/// An entry's timestamp: now, in the local offset or in UTC, or a chosen time.
class TimeStampField : public QWidget
{
    Q_OBJECT

public:
    enum class Choice {
        Local,  ///< now, in the local offset
        Utc,    ///< now, in UTC
        Chosen, ///< a typed time
    };

    explicit TimeStampField(const Theme &theme, QWidget *parent = nullptr);

    void choose(Choice choice);
    [[nodiscard]] Choice choice() const { return m_choice; }
    /// The time for an entry sent now. Invalid with a fault().
    [[nodiscard]] QDateTime time() const;
    [[nodiscard]] QString fault() const;
    /// The choice, placed by the parent; this widget has the fields that some choices need.
    [[nodiscard]] QPushButton *button() const { return m_button; }

signals:
    void changed();

private:
    void showChoice();

    Choice m_choice = Choice::Utc; ///< the product shows times as UTC without conversion
    QPushButton *m_button;
    QLineEdit *m_text;
    QLabel *m_fault;
};

class Composer : public QWidget
{
    Q_OBJECT

public:
    explicit Composer(const Theme &theme, QWidget *parent = nullptr);

    /// The composed entry with unexpanded placeholders and without a marker. Its time is now or the chosen one.
    [[nodiscard]] LogEntry entry() const;
    /// The entry to send: entry() with this marker, placeholders expanded if enabled.
    [[nodiscard]] LogEntry entry(const QString &marker, qint64 counter) const;
    [[nodiscard]] bool hasChosenTime() const;
    [[nodiscard]] bool replacesPlaceholders() const; ///< when sending
    /// Shows its level, message and extra. `replaces`: its placeholders, as for a template.
    void setEntry(const LogEntry &entry, bool replaces);
    /// Why the entry cannot be sent, a sentence; empty if it can.
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
    ExtraTable *m_extra = nullptr;
    QCheckBox *m_expandPlaceholders = nullptr;
    TimeStampField *m_time = nullptr;
};

/// The menu of templates: the user's own, the built-in ones, and their actions.
class TemplateButton : public QPushButton
{
    Q_OBJECT

public:
    TemplateButton(TemplateStore store, const Theme &theme, QWidget *parent = nullptr);

    /// The row that names a new template, for the place above the composer; hidden at first.
    [[nodiscard]] QWidget *nameRow() const { return m_nameRow; }
    /// A chosen template is composed there, and the entry composed there is saved.
    void setComposer(Composer &composer) { m_composer = &composer; }
    /// Stores it under a unique name.
    void add(EntryTemplate entryTemplate);
    /// Restores the last deleted template in its position; false without one.
    bool undo();

signals:
    void failed(const QString &why); ///< a sentence: nothing was changed

private:
    struct Removed
    {
        qsizetype row;
        EntryTemplate entryTemplate;
    };

    void buildNaming(const Theme &theme);
    void fill();
    void addChoice(const EntryTemplate &entryTemplate);
    void startNaming();
    void saveComposed();
    void showFault(const QString &words); ///< below the name; may be empty
    void remove(const EntryTemplate &entryTemplate);
    void reload();
    [[nodiscard]] bool save(const QList<EntryTemplate> &templates);

    Composer *m_composer = nullptr;
    TemplateStore m_store;
    QList<EntryTemplate> m_own;
    QList<Removed> m_removed;
    QMenu *m_menu;
    QMenu *m_deleting;
    QWidget *m_nameRow;
    QLineEdit *m_name = nullptr;
    QLabel *m_label = nullptr;
};

} // namespace rc
