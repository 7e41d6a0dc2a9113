// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/toolorigin.h"

#include "core/displaytext.h"

#include <QCoreApplication>
#include <QLocale>

namespace rc {

namespace {

constexpr qsizetype shownAddress = 120;

QString words(const char *text)
{
    return QCoreApplication::translate("rc::ToolOrigin", text);
}

QString dialectText(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Plain:
        return words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "plain requests"));
    case Dialect::Session:
        return words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "in a session"));
    case Dialect::Modern:
        return words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "modern dialect"));
    }
    return {};
}

} // namespace

QString originText(const ToolCatalog &catalog)
{
    const QLocale locale;
    const QString address = catalog.url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveScheme);
    const QStringList parts{
        displayText(address.startsWith(QStringLiteral("//")) ? address.mid(2) : address, LineBreaks::Mark,
                    shownAddress),
        dialectText(catalog.dialect),
        QCoreApplication::translate("rc::ToolOrigin", "%n page(s)", nullptr, catalog.pages),
        catalog.complete ? words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "complete"))
                         : words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "incomplete")),
        catalog.eventStream ? words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "event stream"))
                            : words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "plain JSON")),
        locale.formattedDataSize(catalog.bytes, 0, QLocale::DataSizeTraditionalFormat),
        words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "%1 ms")).arg(locale.toString(catalog.elapsedMs)),
        words(QT_TRANSLATE_NOOP("rc::ToolOrigin", "fetched %1"))
            .arg(locale.toString(catalog.at.time(), QStringLiteral("HH:mm:ss"))),
    };
    return parts.join(QStringLiteral(", "));
}

} // namespace rc
