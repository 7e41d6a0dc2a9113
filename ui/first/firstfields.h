// SPDX-License-Identifier: GPL-3.0-or-later
// The values a check needs in addition to the Resource URL: the key, and optional ones. Fields already filled from
// pasted text are not shown.
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
    explicit FirstFields(const Theme &theme, QWidget *parent = nullptr);

    /// Shows these fields; hides if there are none. Text in a hidden field is ignored, but kept for when the field is
    /// shown again: the address may be edited meanwhile.
    void showFields(const QSet<Field> &fields);
    [[nodiscard]] bool showsField(Field field) const { return m_shownFields.contains(field); }
    void clear(); ///< hides all fields, and clears them

    [[nodiscard]] bool isKeyTyped() const;
    /// The key, or why the typed text is invalid; empty if nothing was typed.
    [[nodiscard]] Result<Secret> key() const;
    [[nodiscard]] bool savesKey() const; ///< the checkbox: keychain, or this session only
    /// Why the tool server is invalid; success if it is valid or empty.
    [[nodiscard]] Result<void> check() const;
    /// `profile` with the typed values.
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
    void addRow(const QString &label, QWidget *field);
    void pasteInto(QLineEdit *line);

    QFormLayout *m_rows;
    QLineEdit *m_key;
    QCheckBox *m_save;
    QLineEdit *m_toolServer;
    QLineEdit *m_username;
    QLabel *m_note;
    QSet<Field> m_shownFields;
};

} // namespace rc
