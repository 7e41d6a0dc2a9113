// SPDX-License-Identifier: GPL-3.0-or-later
// A rounded surface with a thin border, and a colored edge for an outcome.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <optional>

namespace rc {

class Panel : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit Panel(const Theme &theme, QWidget *parent = nullptr);

    void setFill(Token fill);
    /// The color of the leading edge; nullopt: none.
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
