// SPDX-License-Identifier: GPL-3.0-or-later
// White boxes with a thin border around related content, painted by the style sheet.
#pragma once

#include "ui/theme/theme.h"

#include <QFrame>

#include <optional>

class QVBoxLayout;

namespace rc {

/// A box whose colored edge can show an outcome.
class Panel : public QFrame
{
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    /// The color of the leading edge; nullopt: none.
    void setEdge(std::optional<Token> edge);
    /// Replaces the border by the soft color of the edge.
    void setFilled();
};

/// A panel with a layout for its contents.
class Card : public Panel
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /// Top to bottom. Margins 16, spacing 8.
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

private:
    QVBoxLayout *m_body;
};

} // namespace rc
