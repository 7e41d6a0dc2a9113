// SPDX-License-Identifier: GPL-3.0-or-later
// A terminal screen with the features that the program uses: text, line ends, up, clearing, colors, and wrapping.
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

    /// The lines from the top, without trailing blanks and empty lines.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] bool wraps() const { return m_wraps; }
    [[nodiscard]] bool isColoured() const { return m_coloured; } ///< color of the next text
    [[nodiscard]] int scrolled() const { return m_scrolled; }    ///< number of lines scrolled off
    /// Sequences that the program must not send.
    [[nodiscard]] const QStringList &foreign() const { return m_foreign; }

private:
    void put(QChar letter);
    void lineFeed();
    void control(const QString &sequence);

    int m_columns;
    QList<QString> m_cells; ///< one text of m_columns letters per row
    int m_row = 0;
    int m_column = 0;
    int m_scrolled = 0;
    bool m_wraps = true;
    bool m_coloured = false;
    QStringDecoder m_decode{QStringDecoder::Utf8};
    QString m_pending; ///< the beginning of a control sequence
    QStringList m_foreign;
};
