// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/catalogs/dialectcache.h"

#include "store/files/jsonfile.h"

#include <QStandardPaths>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Without expired and empty ones; the newest first.
QList<KnownDialect> dialectsIn(const QJsonArray &rows)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QList<KnownDialect> dialects;
    for (const auto &row : rows) {
        const QJsonObject object = row.toObject();
        const auto dialect = dialectFromWord(object.value("dialect"_L1).toString());
        const QDateTime at = QDateTime::fromString(object.value("at"_L1).toString(), Qt::ISODate);
        const QString endpoint = object.value("endpoint"_L1).toString();
        // a future time comes from a wrong clock
        if (!dialect || endpoint.isEmpty() || !at.isValid() || at > now || at.daysTo(now) > maxDialectAgeDays)
            continue;
        const EndpointQuirks quirks{object.value("otherSlash"_L1).toBool(), object.value("numericIds"_L1).toBool()};
        dialects.append({endpoint, *dialect, object.value("version"_L1).toString().toLatin1(), at, quirks});
    }
    std::ranges::sort(dialects, std::greater(), &KnownDialect::at);
    return dialects;
}

JsonFile dialectsFile(const QString &path)
{
    return {path, u"dialects"_s, 1};
}

} // namespace

QList<KnownDialect> loadDialects(const QString &path)
{
    return dialectsIn(dialectsFile(path).peek());
}

Result<void> saveDialect(const QString &path, const QString &endpoint, const std::optional<KnownDialect> &known)
{
    return dialectsFile(path).update([&](const QJsonArray &present) {
        QList<KnownDialect> dialects = dialectsIn(present);
        dialects.removeIf([&endpoint](const KnownDialect &dialect) { return dialect.endpoint == endpoint; });
        if (known)
            dialects.prepend(*known);
        if (dialects.size() > maxCachedDialects)
            dialects.resize(maxCachedDialects);
        QJsonArray rows;
        for (const KnownDialect &dialect : std::as_const(dialects))
            rows.append(QJsonObject{{u"endpoint"_s, dialect.endpoint},
                                    {u"dialect"_s, QString(wireWord(dialect.dialect))},
                                    {u"version"_s, QString::fromLatin1(dialect.version)},
                                    {u"at"_s, dialect.at.toUTC().toString(Qt::ISODateWithMs)},
                                    {u"otherSlash"_s, dialect.quirks.otherSlash},
                                    {u"numericIds"_s, dialect.quirks.numericIds}});
        return rows;
    });
}

QString dialectCacheFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/dialects.json"_s;
}

} // namespace rc
