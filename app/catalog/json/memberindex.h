// SPDX-License-Identifier: GPL-3.0-or-later
// Members of objects by name, where an object may have ten thousand of them.
#pragma once

#include "catalog/json/jsontree.h"

#include <QHash>

namespace rc {

/// Of nodes that neither move nor change while this lives.
class MemberIndex
{
public:
    /// Its place among the members; -1 when there is none of that name.
    [[nodiscard]] qsizetype place(const JsonNode &object, const QString &name) const
    {
        constexpr qsizetype few = 16;
        if (object.members.size() <= few) {
            for (qsizetype i = 0; i < object.members.size(); ++i) {
                if (object.members.at(i).first == name)
                    return i;
            }
            return -1;
        }
        QHash<QString, qsizetype> &places = m_places[&object];
        if (places.isEmpty()) {
            for (qsizetype i = 0; i < object.members.size(); ++i)
                places.insert(object.members.at(i).first, i);
        }
        return places.value(name, -1);
    }

    [[nodiscard]] const JsonNode *find(const JsonNode &object, const QString &name) const
    {
        const qsizetype at = place(object, name);
        return at < 0 ? nullptr : &object.members.at(at).second;
    }

    void clear() { m_places.clear(); }

private:
    mutable QHash<const JsonNode *, QHash<QString, qsizetype>> m_places;
};

} // namespace rc
