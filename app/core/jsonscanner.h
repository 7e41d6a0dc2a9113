// SPDX-License-Identifier: GPL-3.0-or-later
// Walks over the bytes of one JSON value by the grammar of RFC 8259.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

/// Used by strictjson.cpp only. After the first fault everything returns false.
class JsonScanner
{
public:
    explicit JsonScanner(const QByteArray &json)
        : m_json(json)
    {
    }

    /// One value with nothing but white space around it.
    [[nodiscard]] bool wholeValue();
    /// What is wrong and at which byte, translated.
    [[nodiscard]] QString faultText() const;

private:
    bool value(int depth);
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
    bool fault(const QString &what);
    [[nodiscard]] int hex4() const;
    [[nodiscard]] unsigned char at(qsizetype offset = 0) const;

    const QByteArray &m_json;
    qsizetype m_at = 0;
    QString m_fault;
};

} // namespace rc
