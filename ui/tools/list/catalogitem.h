// SPDX-License-Identifier: GPL-3.0-or-later
// The first item of the list: the catalogs themselves. Stays above the tools when they scroll.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QPushButton>

namespace rc {

/// The origin of a catalog in full.
/// Address, dialect, pages, completeness, framing, size, time and cache hints, one per line; translated, safe to
/// display.
[[nodiscard]] QString originText(const ToolCatalog &catalog);

class CatalogItem : public QPushButton
{
    Q_OBJECT

public:
    explicit CatalogItem(QWidget *parent = nullptr);

    /// A line about their content, plain text.
    void setDetail(const QString &detail);
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void leftUpwards();
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace rc
