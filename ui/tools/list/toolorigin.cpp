// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toolorigin.h"

#include "check/evidence/fact.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownAddress = 120;

struct OriginTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolOrigin)
};

QString dialectText(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Plain:
        return OriginTr::tr("plain requests");
    case Dialect::Session:
        return OriginTr::tr("in a session");
    case Dialect::Modern:
        return OriginTr::tr("modern dialect");
    }
    return {};
}

QString pagesText(const ToolCatalog &catalog)
{
    return OriginTr::tr("%n page(s)", nullptr, catalog.pages);
}

QString completeText(const ToolCatalog &catalog)
{
    return catalog.complete ? OriginTr::tr("complete") : OriginTr::tr("incomplete");
}

QString sizeText(const ToolCatalog &catalog)
{
    return QLocale().formattedDataSize(catalog.bytes, 0, QLocale::DataSizeTraditionalFormat);
}

QString durationText(const ToolCatalog &catalog)
{
    return OriginTr::tr("%1 ms").arg(QLocale().toString(catalog.elapsedMs));
}

} // namespace

QString originText(const ToolCatalog &catalog)
{
    const QString address = catalog.url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveScheme);
    QStringList parts{
        displayText(address.startsWith(u"//"_s) ? address.mid(2) : address, LineBreaks::Mark, shownAddress),
        dialectText(catalog.dialect) + (catalog.version.isEmpty() ? QString() : u' ' + displayBytes(catalog.version)),
        pagesText(catalog),
        completeText(catalog),
        catalog.eventStream ? OriginTr::tr("event stream") : OriginTr::tr("plain JSON"),
        sizeText(catalog),
        durationText(catalog),
        OriginTr::tr("fetched %1").arg(QLocale().toString(catalog.at.time(), u"HH:mm:ss"_s)),
    };
    QStringList sentences{listText(parts)};
    for (const Fact &fact : listFacts(catalog)) {
        if (fact.id == FactId::Caching || fact.id == FactId::Remembered || fact.id == FactId::Changes)
            sentences.append(u"%1: %2"_s.arg(factLabel(fact.id), fact.value));
    }
    return sentences.join(u" · "_s);
}

QString shortOriginText(const ToolCatalog &catalog)
{
    return listText({pagesText(catalog), completeText(catalog), sizeText(catalog), durationText(catalog)});
}

} // namespace rc
