// SPDX-License-Identifier: GPL-3.0-or-later
// A rounded surface with a thin border, and a coloured edge when it stands for an outcome.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <optional>

namespace rc {

class Panel : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit Panel(const Theme &theme, QWidget *parent = nullptr);

    void setFill(Token fill);
    /// The colour of the leading edge; nothing: a plain surface.
    void setEdge(std::optional<Token> edge);
    void setBordered(bool bordered);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Token m_fill = Token::Base;
    std::optional<Token> m_edge;
    bool m_bordered = true;
};

} // namespace rc
