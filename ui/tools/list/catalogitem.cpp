// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/catalogitem.h"

#include "check/evidence/fact.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/theme/look.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownAddress = 120;

struct OriginTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolOrigin)
};

QString dialectText(const ToolCatalog &catalog)
{
    QStringList parts;
    if (!catalog.version.isEmpty())
        parts.append(u"MCP "_s + displayBytes(catalog.version));
    if (catalog.dialect == Dialect::Plain)
        parts.append(OriginTr::tr("plain requests"));
    else if (catalog.dialect == Dialect::Session)
        parts.append(OriginTr::tr("in a session"));
    return listText(parts);
}

} // namespace

QString originText(const ToolCatalog &catalog)
{
    const QLocale locale;
    const QString address = catalog.url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveScheme);
    QStringList lines{
        displayText(address.startsWith(u"//"_s) ? address.mid(2) : address, LineBreaks::Mark, shownAddress),
        dialectText(catalog),
        listText({OriginTr::tr("%n page(s)", nullptr, catalog.pages),
                  catalog.complete ? OriginTr::tr("complete") : OriginTr::tr("incomplete")}),
        listText({catalog.eventStream ? OriginTr::tr("event stream") : OriginTr::tr("plain JSON"),
                  locale.formattedDataSize(catalog.bytes, 0, QLocale::DataSizeTraditionalFormat),
                  OriginTr::tr("%1 ms").arg(locale.toString(catalog.elapsedMs))}),
        OriginTr::tr("fetched %1").arg(locale.toString(catalog.at, QLocale::ShortFormat)),
    };
    for (const Fact &fact : listFacts(catalog)) {
        if (fact.id == FactId::Caching || fact.id == FactId::Remembered || fact.id == FactId::Changes ||
            fact.id == FactId::Remarks)
            lines.append(u"%1: %2"_s.arg(factLabel(fact.id), fact.value));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

CatalogItem::CatalogItem(QWidget *parent)
    : QPushButton(tr("Catalog"), parent)
{
    setObjectName(u"catalogItem"_s);
    setCheckable(true);
    setAutoExclusive(false);
    setFlag(this, "lead");
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void CatalogItem::setDetail(const QString &detail)
{
    setText(detail.isEmpty() ? tr("Catalog") : tr("Catalog") + u"  ·  "_s + detail);
    setAccessibleName(detail.isEmpty() ? tr("Catalog") : listText({tr("Catalog"), detail}));
}

QSize CatalogItem::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void CatalogItem::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up)
        emit leftUpwards();
    else if (event->key() == Qt::Key_Down)
        emit leftDownwards();
    else
        QPushButton::keyPressEvent(event);
}

} // namespace rc

#include "moc_catalogitem.cpp"
