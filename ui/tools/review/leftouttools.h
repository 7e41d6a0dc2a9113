// SPDX-License-Identifier: GPL-3.0-or-later
// Which tools somebody would not give to a model. For this session; the server is not changed.
#pragma once

#include "core/tool/catalogkind.h"

#include <QObject>
#include <QSet>

namespace rc {

class LeftOutTools : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isKept(const CatalogKind &kind, const QString &name) const
    {
        return !m_tools.contains({kind, name});
    }
    void setKept(const CatalogKind &kind, const QString &name, bool kept);
    void keepAll(); ///< also what is not shown now

signals:
    void changed();

private:
    QSet<QPair<CatalogKind, QString>> m_tools;
};

} // namespace rc
