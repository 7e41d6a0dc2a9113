// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a model's context is taken: a bar with a piece for each of the largest, and one for the rest.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace rc {

class BudgetBar : public QWidget
{
    Q_OBJECT

public:
    struct Piece
    {
        qint64 tokens = 0;
        Token token = Token::Accent;
    };

    /// `theme` outlives this object.
    explicit BudgetBar(const Theme &theme, QWidget *parent = nullptr);

    void show(const QList<Piece> &pieces, qint64 budget);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QList<Piece> m_pieces;
    qint64 m_budget = 1;
};

} // namespace rc
