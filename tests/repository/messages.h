// SPDX-License-Identifier: GPL-3.0-or-later
// The program's sentences, from its translation files.
#pragma once

#include "support/testpaths.h"

#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace rc {

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
