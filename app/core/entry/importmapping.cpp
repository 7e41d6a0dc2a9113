// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the names that other loggers use, and their priority.
#include "core/entry/importmapping.h"

#include "core/textsof.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct UsualName
{
    QLatin1StringView name; ///< in lower case
    ImportTarget target;
    Qt::CaseSensitivity letters = Qt::CaseInsensitive;
};

constexpr auto mongoTime = "t.$date"_L1;

/// The best name of each target first.
constexpr std::array<UsualName, 44> usualNames{{
    {"level"_L1, ImportTarget::Level},
    {"severity"_L1, ImportTarget::Level},
    {"levelname"_L1, ImportTarget::Level},
    {"lvl"_L1, ImportTarget::Level},
    {"loglevel"_L1, ImportTarget::Level},
    {"log_level"_L1, ImportTarget::Level},
    {"log.level"_L1, ImportTarget::Level},
    {"@l"_L1, ImportTarget::Level}, // of Serilog
    {"@level"_L1, ImportTarget::Level},
    {"severitytext"_L1, ImportTarget::Level}, // of OpenTelemetry
    {"severity_text"_L1, ImportTarget::Level},
    {"severitynumber"_L1, ImportTarget::Level},
    {"severity_number"_L1, ImportTarget::Level},
    {"levelno"_L1, ImportTarget::Level},   // of Python
    {"entrytype"_L1, ImportTarget::Level}, // of Windows
    {"message"_L1, ImportTarget::Message},
    {"msg"_L1, ImportTarget::Message},
    {"text"_L1, ImportTarget::Message},
    {"@m"_L1, ImportTarget::Message},
    {"@message"_L1, ImportTarget::Message},
    {"@mt"_L1, ImportTarget::Message},
    {"body.stringvalue"_L1, ImportTarget::Message},
    {"textpayload"_L1, ImportTarget::Message}, // of Google Cloud
    {"jsonpayload.message"_L1, ImportTarget::Message},
    {"ts"_L1, ImportTarget::Timestamp},
    {"timestamp"_L1, ImportTarget::Timestamp},
    {"time"_L1, ImportTarget::Timestamp},
    {"@timestamp"_L1, ImportTarget::Timestamp},
    {"datetime"_L1, ImportTarget::Timestamp},
    {"asctime"_L1, ImportTarget::Timestamp},
    {"@t"_L1, ImportTarget::Timestamp},
    {"timeunixnano"_L1, ImportTarget::Timestamp},
    {"date and time"_L1, ImportTarget::Timestamp},
    {mongoTime, ImportTarget::Timestamp},
    // The journal's name; other loggers use "priority" for something else.
    {"PRIORITY"_L1, ImportTarget::Level, Qt::CaseSensitive},
    {"__REALTIME_TIMESTAMP"_L1, ImportTarget::Timestamp, Qt::CaseSensitive},
    {"short_message"_L1, ImportTarget::Message}, // of GELF
    {"body"_L1, ImportTarget::Message},
    {"line"_L1, ImportTarget::Message}, // of Grafana; elsewhere the number of a line
    {"_raw"_L1, ImportTarget::Message}, // of Splunk
    {"_time"_L1, ImportTarget::Timestamp},
    {"timegenerated"_L1, ImportTarget::Timestamp}, // of Azure
    {"tsns"_L1, ImportTarget::Timestamp},
    {"log.timestamp"_L1, ImportTarget::Timestamp},
}};

const QRegularExpression &utcPattern()
{
    static const QRegularExpression pattern(
        u"[ "
        u"_-]?[(\\[]?(?:(?<![A-Za-z])(?:utc|gmt|Utc|Gmt)(?![a-z])|(?<=[a-z])(?:Utc|Gmt)(?![a-z])|(?:UTC|GMT)(?![a-z]))"
        "[)\\]]?[ _-]?"_s);
    return pattern;
}

/// The index among the usual names, doubled if the case differs; -1 if it is not one.
int rankOf(QStringView name)
{
    if (QString plain = name.toString(); isUtcName(plain)) {
        const int rank = rankOf(plain.remove(utcPattern()));
        return rank >= 0 && usualNames.at(std::size_t(rank / 2)).target == ImportTarget::Timestamp ? rank | 1 : -1;
    }
    for (int i = 0; i < int(usualNames.size()); ++i) {
        const auto &[usual, target, letters] = usualNames.at(std::size_t(i));
        if (name.compare(usual, letters) == 0)
            return 2 * i + (name == usual ? 0 : 1);
    }
    return -1;
}

/// The usual target of a column among `names`. One letter is a level only in MongoDB's logs.
std::optional<ImportTarget> usualTargetAmong(const QStringList &names, const QString &name)
{
    return name == "s"_L1 && names.contains(mongoTime) ? ImportTarget::Level : usualTarget(name);
}

/// Indexes in `names` of those with that usual target, the best first.
QList<qsizetype> candidates(const QList<MappedName> &names, ImportTarget target)
{
    const QStringList all = textsOf(names, &MappedName::name);
    QList<qsizetype> indexes;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (usualTargetAmong(all, names.at(i).name) == target)
            indexes.append(i);
    }
    std::stable_sort(indexes.begin(), indexes.end(), [&names](qsizetype a, qsizetype b) {
        return rankOf(names.at(a).name) < rankOf(names.at(b).name);
    });
    return indexes;
}

constexpr std::array singles{ImportTarget::Level, ImportTarget::Message, ImportTarget::Timestamp};

} // namespace

bool isUtcName(const QString &name)
{
    return name.contains(utcPattern());
}

const std::array<EnumRow<ImportTarget>, 5> &importTargetTable()
{
    static constexpr std::array<EnumRow<ImportTarget>, 5> table{{
        {ImportTarget::Level, "level"_L1, QT_TRANSLATE_NOOP("rc::ImportTarget", "level")},
        {ImportTarget::Message, "message"_L1, QT_TRANSLATE_NOOP("rc::ImportTarget", "message")},
        {ImportTarget::Timestamp, "timestamp"_L1, QT_TRANSLATE_NOOP("rc::ImportTarget", "timestamp")},
        {ImportTarget::Extra, "extra"_L1, QT_TRANSLATE_NOOP("rc::ImportTarget", "extra")},
        {ImportTarget::Ignored, "ignored"_L1, QT_TRANSLATE_NOOP("rc::ImportTarget", "ignored")},
    }};
    return table;
}

QLatin1StringView wireWord(ImportTarget target)
{
    return rowOf(importTargetTable(), target).word;
}

QString importTargetName(ImportTarget target)
{
    return QCoreApplication::translate("rc::ImportTarget", rowOf(importTargetTable(), target).name);
}

std::optional<ImportTarget> importTargetFromWord(QStringView word)
{
    return enumFromWord(importTargetTable(), word, Qt::CaseInsensitive);
}

bool isSingle(ImportTarget target)
{
    return target != ImportTarget::Extra && target != ImportTarget::Ignored;
}

std::optional<ImportTarget> usualTarget(QStringView name)
{
    const int rank = rankOf(name);
    return rank < 0 ? std::nullopt : std::optional(usualNames.at(std::size_t(rank / 2)).target);
}

void ImportMapping::set(const QString &name, ImportTarget target)
{
    bool isSet = false;
    for (MappedName &row : names) {
        if (row.name == name && !(isSet && isSingle(target))) {
            row.target = target;
            isSet = true;
        } else if (row.target == target && isSingle(target)) {
            row.target = ImportTarget::Extra;
        }
    }
}

ImportTarget ImportMapping::targetOf(const QString &name) const
{
    const auto row =
        std::find_if(names.cbegin(), names.cend(), [&name](const MappedName &mapped) { return mapped.name == name; });
    if (row != names.cend())
        return row->target;
    const std::optional<ImportTarget> usual = usualTarget(name);
    return usual && !isMapped(*usual) ? *usual : ImportTarget::Extra;
}

bool ImportMapping::has(const QString &name) const
{
    return std::any_of(names.cbegin(), names.cend(), [&name](const MappedName &row) { return row.name == name; });
}

bool ImportMapping::isMapped(ImportTarget target) const
{
    return std::any_of(names.cbegin(), names.cend(), [target](const MappedName &row) { return row.target == target; });
}

ImportMapping mappingOfColumns(const QStringList &columns)
{
    ImportMapping mapping;
    for (const QString &column : columns)
        mapping.names.append({column, ImportTarget::Extra});
    for (const ImportTarget target : singles) {
        if (const QList<qsizetype> indexes = candidates(mapping.names, target); !indexes.isEmpty())
            mapping.names[indexes.first()].target = target;
    }
    return mapping;
}

void ImportedNames::add(const QStringList &names, bool isRecord)
{
    QStringList usual;
    for (const QString &name : names) {
        const bool isUsual = usualTargetAmong(names, name).has_value();
        if (isUsual)
            usual.append(name);
        const ImportTarget target =
            isRecord && !isUsual && name != "extra"_L1 ? ImportTarget::Ignored : ImportTarget::Extra;
        const auto known = m_indexes.constFind(name);
        if (known != m_indexes.cend()) {
            if (target == ImportTarget::Extra)
                m_names[*known].target = target;
        } else if (isUsual || m_names.size() < maxNames) {
            m_indexes.insert(name, m_names.size());
            m_names.append({name, target});
        } else {
            m_unlisted.insert(name);
        }
    }
    usual.sort();
    m_nameSets.insert(usual);
}

ImportMapping ImportedNames::mapping() const
{
    ImportMapping mapping{m_names, m_unlisted.size()};
    for (const ImportTarget target : singles) {
        QStringList used;
        for (const qsizetype index : candidates(m_names, target)) {
            const QString &name = m_names.at(index).name;
            const bool conflicts = std::any_of(m_nameSets.cbegin(), m_nameSets.cend(), [&](const QStringList &nameSet) {
                return nameSet.contains(name) &&
                       std::any_of(used.cbegin(), used.cend(),
                                   [&nameSet](const QString &other) { return nameSet.contains(other); });
            });
            if (conflicts)
                continue;
            used.append(name);
            mapping.names[index].target = target;
        }
    }
    return mapping;
}

} // namespace rc
