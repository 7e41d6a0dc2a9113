// SPDX-License-Identifier: GPL-3.0-or-later
// A white box with a thin border around related content.
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace rc {

class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /// The layout for the contents, top to bottom. Margins 16, spacing 8.
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

private:
    QVBoxLayout *m_body;
};

} // namespace rc
