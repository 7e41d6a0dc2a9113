// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/entrytemplate.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct EntryTemplateTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EntryTemplate)
};

bool usesPlaceholder(const LogEntry &entry, const QString &placeholder)
{
    return entry.message.contains(placeholder) ||
           std::any_of(entry.extra.begin(), entry.extra.end(),
                       [&](const ExtraField &field) { return field.value.contains(placeholder); });
}

QString valueOf(QStringView placeholder, const PlaceholderValues &values)
{
    if (placeholder == "{time}"_L1)
        return isoWithOffset(values.time);
    if (placeholder == "{host}"_L1)
        return values.host;
    if (placeholder == "{marker}"_L1)
        return values.marker;
    return QString::number(values.counter);
}

} // namespace

const QStringList &placeholders()
{
    static const QStringList all{u"{time}"_s, u"{host}"_s, u"{marker}"_s, u"{counter}"_s};
    return all;
}

QStringList placeholdersIn(const LogEntry &entry)
{
    QStringList found;
    for (const QString &placeholder : placeholders()) {
        if (usesPlaceholder(entry, placeholder))
            found.append(placeholder);
    }
    return found;
}

QString expanded(const QString &text, const PlaceholderValues &values)
{
    QString filled;
    for (qsizetype at = 0; at < text.size();) {
        const QStringView rest = QStringView(text).mid(at);
        const auto found = std::find_if(placeholders().begin(), placeholders().end(),
                                        [&](const QString &placeholder) { return rest.startsWith(placeholder); });
        if (found == placeholders().end()) {
            filled += text.at(at++);
        } else {
            filled += valueOf(*found, values);
            at += found->size();
        }
    }
    return filled;
}

LogEntry expanded(LogEntry entry, const PlaceholderValues &values)
{
    entry.message = expanded(entry.message, values);
    for (ExtraField &field : entry.extra)
        field.value = expanded(field.value, values);
    return entry;
}

LogEntry entryOf(const EntryTemplate &source)
{
    LogEntry entry;
    entry.level = source.level;
    entry.message = source.message;
    entry.extra = source.extra;
    return entry;
}

QList<EntryTemplate> builtInTemplates()
{
    using Type = ExtraField::Type;
    return {
        {EntryTemplateTr::tr("Deploy finished"),
         Level::Info,
         EntryTemplateTr::tr("[TEST] deploy {counter} finished on {host}"),
         {{u"host"_s, Type::Text, u"{host}"_s},
          {u"deploy"_s, Type::Number, u"{counter}"_s},
          {u"finished"_s, Type::Text, u"{time}"_s}}},
        {EntryTemplateTr::tr("Disk nearly full"),
         Level::Warning,
         EntryTemplateTr::tr("[TEST] disk nearly full on {host}: /var is at 93%"),
         {{u"host"_s, Type::Text, u"{host}"_s},
          {u"mount"_s, Type::Text, u"/var"_s},
          {u"used_percent"_s, Type::Number, u"93"_s}}},
        pagerDrill(),
    };
}

EntryTemplate pagerDrill()
{
    return {EntryTemplateTr::tr("Pager drill"),
            Level::Alert,
            EntryTemplateTr::tr("[TEST] pager drill {marker}: nothing is wrong, please acknowledge"),
            {{u"host"_s, ExtraField::Type::Text, u"{host}"_s}, {u"begun"_s, ExtraField::Type::Text, u"{time}"_s}}};
}

} // namespace rc
