// SPDX-License-Identifier: GPL-3.0-or-later
// The program's languages, and its sentences from their translation files.
#pragma once

#include "core/translation.h"
#include "support/testpaths.h"

#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace rc {

/// All except English, the source language.
inline QStringList otherLanguages()
{
    QStringList codes;
    for (const ProgramLanguage &language : programLanguages()) {
        if (language.code != QLatin1StringView("en"))
            codes.append(language.code);
    }
    return codes;
}

struct Message
{
    QString source;
    QStringList translations;
    bool unfinished = false;
};

inline QList<Message> messagesOf(const QString &path)
{
    using namespace Qt::StringLiterals;
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "message"_L1)
            messages.append(Message{});
        else if (xml.name() == "source"_L1)
            messages.last().source = xml.readElementText();
        else if (xml.name() == "translation"_L1) {
            const auto type = xml.attributes().value("type"_L1);
            messages.last().unfinished = type == "unfinished"_L1;
            if (type == "vanished"_L1 || type == "obsolete"_L1)
                messages.removeLast();
            else
                messages.last().translations.append(xml.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
    return messages;
}

inline QString pathOf(const QString &language)
{
    return inSourceFolder(QStringLiteral("translations/resource-console_%1.ts")).arg(language);
}

/// All of them, from one complete file.
inline QList<Message> allMessages()
{
    return messagesOf(pathOf(QStringLiteral("de")));
}

} // namespace rc
