// SPDX-License-Identifier: GPL-3.0-or-later
// Multi-line plain text, broken between words and only if necessary within one, as a function for delegates and as a
// widget with a bold first sentence. QPainter's flags for both break anywhere.
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

/// In the painter's font and pen, from the top of `rect`. `alignRight`: right-aligned; each line reads in its own
/// direction.
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
