// SPDX-License-Identifier: GPL-3.0-or-later
// Validates one JSON value by the grammar of RFC 8259.
#pragma once

#include "core/json/jsontape.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace rc {

/// After the first fault every function returns false.
class JsonScanner
{
public:
    /// `nodes`: receives each value down to `depth`; may be null.
    explicit JsonScanner(const QByteArray &json, std::vector<JsonTapeNode> *nodes = nullptr, int depth = 0)
        : m_json(json)
        , m_nodes(nodes)
        , m_deepestNoted(nodes ? depth : -1)
    {
    }

    /// One value, surrounded only by white space.
    [[nodiscard]] bool wholeValue();
    /// The error and its byte offset, translated.
    [[nodiscard]] QString faultText() const;

private:
    bool value(int depth, QByteArrayView key = {});
    bool valueOfKind(JsonKind kind, int depth);
    bool object(int depth);
    bool array(int depth);
    bool string();
    bool escape();
    bool utf8();
    bool number();
    bool wellFormedNumber();
    bool digits();
    bool word(const char *text);
    void space();
    bool take(char c);
    bool tooDeep();
    bool fault(const QString &what);
    [[nodiscard]] JsonKind kindHere() const;
    [[nodiscard]] int hex4() const;
    [[nodiscard]] unsigned char at(qsizetype offset = 0) const;

    const QByteArray &m_json;
    std::vector<JsonTapeNode> *m_nodes;
    int m_deepestNoted;
    qsizetype m_at = 0;
    QString m_fault;
};

/// Decodes `string`, which includes its quotation marks and has passed JsonScanner. Keeps a leading byte order mark:
/// Qt's readers drop it, which would make two different keys look the same.
[[nodiscard]] QString decodedJsonString(QByteArrayView string);

} // namespace rc
