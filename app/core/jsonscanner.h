// SPDX-License-Identifier: GPL-3.0-or-later
// Walks over the bytes of one JSON value by the grammar of RFC 8259 and cuts it into slices.
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <optional>

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

    /// Of an object: raw keys (with quotes) and raw values. Of anything else: nothing.
    [[nodiscard]] std::optional<QList<QPair<QByteArray, QByteArray>>> members();
    [[nodiscard]] std::optional<QList<QByteArray>> elements();

private:
    bool value(int depth);
    bool object(int depth, QList<QPair<QByteArray, QByteArray>> *slices);
    bool array(int depth, QList<QByteArray> *slices);
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
    [[nodiscard]] QByteArray slice(qsizetype from) const { return m_json.mid(from, m_at - from); }

    const QByteArray &m_json;
    qsizetype m_at = 0;
    QString m_fault;
};

} // namespace rc
