// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/templatestore.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int fileVersion = 1;

QJsonArray extraFrom(const QList<ExtraField> &extra)
{
    QJsonArray list;
    for (const ExtraField &field : extra) {
        // a number is stored as text to preserve its digits
        const QString type = field.type == ExtraField::Type::Number ? u"number"_s : u"text"_s;
        list.append(QJsonObject{{u"key"_s, field.key}, {u"type"_s, type}, {u"value"_s, field.value}});
    }
    return list;
}

QList<ExtraField> extraIn(const QJsonArray &list)
{
    QList<ExtraField> extra;
    for (const auto &value : list) {
        const QJsonObject object = value.toObject();
        const bool number = object.value("type"_L1).toString() == "number"_L1;
        extra.append({object.value("key"_L1).toString(), number ? ExtraField::Type::Number : ExtraField::Type::Text,
                      object.value("value"_L1).toString()});
    }
    return extra;
}

} // namespace

TemplateStore::TemplateStore(QString file)
    : m_file(std::move(file), u"templates"_s, fileVersion)
{
}

Result<QList<EntryTemplate>> TemplateStore::load() const
{
    RC_TRY(list, m_file.load());
    QList<EntryTemplate> templates;
    for (const auto &value : std::as_const(*list)) {
        const QJsonObject object = value.toObject();
        const auto level = levelFromWord(object.value("level"_L1).toString());
        const QString name = object.value("name"_L1).toString();
        if (level && !name.isEmpty())
            templates.append(
                {name, *level, object.value("message"_L1).toString(), extraIn(object.value("extra"_L1).toArray())});
    }
    return templates;
}

Result<void> TemplateStore::save(const QList<EntryTemplate> &templates) const
{
    QJsonArray list;
    for (const EntryTemplate &entryTemplate : templates)
        list.append(QJsonObject{{u"name"_s, entryTemplate.name},
                                {u"level"_s, QString(wireWord(entryTemplate.level))},
                                {u"message"_s, entryTemplate.message},
                                {u"extra"_s, extraFrom(entryTemplate.extra)}});
    return m_file.update([&](const QJsonArray &) { return list; });
}

QString templatesFile(const QString &profilesFile)
{
    return QFileInfo(profilesFile).absolutePath() + u"/templates.json"_s;
}

} // namespace rc
