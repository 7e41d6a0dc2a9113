// SPDX-License-Identifier: GPL-3.0-or-later
// A definition as sent: indented or raw, searchable, for copying.
#pragma once

#include <QByteArray>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace rc {

class CodeView;
class Theme;

class JsonView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit JsonView(const Theme &theme, QWidget *parent = nullptr);

    void showJson(const QByteArray &json);
    /// Moves the cursor to the next match, and from the last to the first.
    void findNext(bool backward = false);
    [[nodiscard]] CodeView *view() const { return m_view; }

private:
    void seek(const QString &needle);
    void showFinds();

    const Theme &m_theme;
    QByteArray m_json;
    CodeView *m_view;
    QLineEdit *m_needle;
    QLabel *m_count;
};

} // namespace rc
