// SPDX-License-Identifier: GPL-3.0-or-later
// A terminal's screen, as far as the program uses one: text, line ends, up, clearing, colours, and wrapping on or off.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringDecoder>
#include <QStringList>

class Screen
{
public:
    Screen(int columns, int rows);

    void feed(const QByteArray &bytes);

    /// The lines from the top, without blanks at their ends and without empty ones below the last.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] bool wraps() const { return m_wraps; }
    [[nodiscard]] bool isColoured() const { return m_coloured; } ///< what would be written next
    [[nodiscard]] int scrolled() const { return m_scrolled; }    ///< lines that have left at the top
    /// Sequences that the program has no business to send.
    [[nodiscard]] const QStringList &foreign() const { return m_foreign; }

private:
    void put(QChar letter);
    void lineFeed();
    void control(const QString &sequence);

    int m_columns;
    QList<QString> m_cells; ///< one text of m_columns letters for each row
    int m_row = 0;
    int m_column = 0;
    int m_scrolled = 0;
    bool m_wraps = true;
    bool m_coloured = false;
    QStringDecoder m_decode{QStringDecoder::Utf8};
    QString m_pending; ///< the beginning of a control sequence
    QStringList m_foreign;
};
