// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/catalogs/acceptedfindings.h"

#include "store/files/textfile.h"

#include <QFileInfo>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString nameOf(const QUrl &endpoint)
{
    return endpoint.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo);
}

AcceptedFinding findingOf(const QJsonObject &row)
{
    return {row.value("tool"_L1).toString(), row.value("rule"_L1).toString(), row.value("where"_L1).toString(),
            row.value("definition"_L1).toString().toLatin1()};
}

QJsonObject rowOf(const QString &endpoint, const AcceptedFinding &finding)
{
    return {{u"endpoint"_s, endpoint},
            {u"tool"_s, finding.tool},
            {u"rule"_s, finding.rule},
            {u"where"_s, finding.where},
            {u"definition"_s, QString::fromLatin1(finding.definition)}};
}

/// The rows except for those of `findings`.
QJsonArray without(const QJsonArray &rows, const QString &endpoint, const QList<AcceptedFinding> &findings)
{
    const QSet<AcceptedFinding> removed(findings.cbegin(), findings.cend());
    QJsonArray remaining;
    for (const auto &row : rows) {
        const QJsonObject object = row.toObject();
        if (object.value("endpoint"_L1).toString() != endpoint || !removed.contains(findingOf(object)))
            remaining.append(row);
    }
    return remaining;
}

} // namespace

AcceptedFindings::AcceptedFindings(const QString &path)
    : m_file(path, u"accepted"_s, 1)
{
}

Result<QSet<AcceptedFinding>> AcceptedFindings::of(const QUrl &endpoint) const
{
    RC_TRY(rows, m_file.load());
    const QString name = nameOf(endpoint);
    QSet<AcceptedFinding> findings;
    for (const auto &row : std::as_const(*rows)) {
        const QJsonObject object = row.toObject();
        if (object.value("endpoint"_L1).toString() == name)
            findings.insert(findingOf(object));
    }
    return findings;
}

Result<void> AcceptedFindings::accept(const QUrl &endpoint, const QList<AcceptedFinding> &findings)
{
    const QString name = nameOf(endpoint);
    return m_file.update([&](const QJsonArray &present) {
        QJsonArray rows = without(present, name, findings);
        for (const AcceptedFinding &finding : findings)
            rows.append(rowOf(name, finding));
        return rows;
    });
}

Result<void> AcceptedFindings::withdraw(const QUrl &endpoint, const QList<AcceptedFinding> &findings)
{
    return m_file.update([&](const QJsonArray &present) { return without(present, nameOf(endpoint), findings); });
}

QString acceptedFindingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/accepted-findings.json"_s;
}

namespace {

JsonFile fileAt(const QString &path)
{
    return {path, u"tools"_s, 1};
}

QHash<QString, QByteArray> reviewedIn(const QJsonArray &rows)
{
    QHash<QString, QByteArray> seen;
    for (const auto &row : rows) {
        const QJsonObject object = row.toObject();
        seen.insert(object.value("name"_L1).toString(), object.value("hash"_L1).toString().toLatin1());
    }
    return seen;
}

} // namespace

ReviewedToolsFile::ReviewedToolsFile(QString folder)
    : m_folder(std::move(folder))
{
}

QString ReviewedToolsFile::pathOf(const QUrl &endpoint) const
{
    return m_folder + u'/' + hashedName(endpoint.toEncoded(QUrl::RemoveUserInfo)) + u".json"_s;
}

Result<std::optional<QHash<QString, QByteArray>>> ReviewedToolsFile::of(const QUrl &endpoint) const
{
    const QString path = pathOf(endpoint);
    if (!QFileInfo::exists(path))
        return std::optional<QHash<QString, QByteArray>>();
    RC_TRY(rows, fileAt(path).load());
    return std::optional(reviewedIn(*rows));
}

Result<void> ReviewedToolsFile::add(const QUrl &endpoint, const QHash<QString, QByteArray> &seen)
{
    return fileAt(pathOf(endpoint)).update([&seen](const QJsonArray &present) {
        QHash<QString, QByteArray> all = reviewedIn(present);
        all.insert(seen);
        QStringList names = all.keys();
        std::ranges::sort(names);
        QJsonArray rows;
        for (const QString &name : std::as_const(names))
            rows.append(QJsonObject{{u"name"_s, name}, {u"hash"_s, QString::fromLatin1(all.value(name))}});
        return rows;
    });
}

QString reviewedToolsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/looked-at"_s;
}

} // namespace rc
