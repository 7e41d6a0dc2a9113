// SPDX-License-Identifier: GPL-3.0-or-later
// What a check needs beside the Resource URL, asked in place: the key, and what may be left empty. A field that pasted
// text has filled already is not asked for.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "core/result.h"

#include <QSet>
#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace rc {

class Theme;

class FirstFields : public QWidget
{
    Q_OBJECT

public:
    enum class Field {
        Key,
        ToolServer,
        Username,
    };
    /// `theme` outlives this object.
    explicit FirstFields(const Theme &theme, QWidget *parent = nullptr);

    /// Asks for these, and shows itself; with none it hides. The fields are built when one is first asked for. What was
    /// typed into a field that is not asked for counts for nothing, and is there again when it is: an address may be
    /// corrected meanwhile.
    void ask(const QSet<Field> &fields);
    [[nodiscard]] bool asks(Field field) const { return m_asked.contains(field); }
    void clear(); ///< asks for nothing, and forgets what was typed

    [[nodiscard]] bool isKeyTyped() const;
    /// The key, or why what was typed cannot be one; empty when nothing was typed.
    [[nodiscard]] Result<Secret> key() const;
    [[nodiscard]] bool savesKey() const; ///< the tick: in the keychain; without it for this session only
    /// Why the tool server cannot be one; nothing when it can, or is empty.
    [[nodiscard]] Result<void> check() const;
    /// `profile` with what was typed.
    [[nodiscard]] Profile filledInto(Profile profile) const;

    void focusKey();
    /// Below the fields, until one of them changes.
    void showNote(const QString &text, bool isError);
    void showToolServerError(const Error &error);

signals:
    void submitted(); ///< Enter in one of the fields

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    [[nodiscard]] QLineEdit *lineOf(Field field) const;
    void addRow(const QString &label, QWidget *field);
    void pasteInto(QLineEdit *line);

    const Theme &m_theme;
    QFormLayout *m_rows = nullptr; ///< with the fields; nothing while none has been asked for
    QLineEdit *m_key = nullptr;
    QCheckBox *m_save = nullptr;
    QLineEdit *m_toolServer = nullptr;
    QLineEdit *m_username = nullptr;
    QLabel *m_note = nullptr;
    QSet<Field> m_asked;
};

} // namespace rc
