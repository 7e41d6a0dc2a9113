// SPDX-License-Identifier: GPL-3.0-or-later
// Plain text that wraps between words, or within a word if necessary, as functions for delegates and as a widget.
// QPainter's flags for that would break anywhere.
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QRect>
#include <QString>
#include <QWidget>

class QPainter;
class QTextLayout;

namespace rc {

/// The height of `text` in pixels at that width.
[[nodiscard]] int wrappedHeight(const QFont &font, int width, const QString &text);

/// Uses the painter's font and pen. `alignRight` does not change the direction of the text.
void drawWrapped(QPainter &painter, const QRect &rect, bool alignRight, const QString &text);

/// Wrapping plain text with a bold first sentence and optionally quiet last words.
class LeadText : public QWidget
{
    Q_OBJECT

public:
    explicit LeadText(const Theme &theme, QWidget *parent = nullptr);

    void showText(const QString &lead, const QString &rest, const QString &aside = {});
    [[nodiscard]] QString text() const { return m_text; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal layOut(QTextLayout &layout, qreal width) const;

    const Theme &m_theme;
    QString m_text;
    QString m_painted;       ///< with isolates
    qsizetype m_leadEnd = 0; ///< in the painted text
    qsizetype m_asideStart = 0;
};

} // namespace rc
