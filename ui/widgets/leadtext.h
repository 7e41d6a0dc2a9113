// SPDX-License-Identifier: GPL-3.0-or-later
// Wrapping plain text with a bold first sentence and optionally quiet last words.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QTextLayout;

namespace rc {

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
