// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/logentry.h"
#include "core/words/displaytext.h"
#include "ui/forms/fieldwidget.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownDefault = 80;

struct FieldTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FieldWords)
};

constexpr std::array<const char *, 13> kindNames{
    QT_TRANSLATE_NOOP("rc::FieldWords", "text"),         QT_TRANSLATE_NOOP("rc::FieldWords", "number"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "whole number"), QT_TRANSLATE_NOOP("rc::FieldWords", "true or false"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "choice"),       QT_TRANSLATE_NOOP("rc::FieldWords", "date"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "time"),         QT_TRANSLATE_NOOP("rc::FieldWords", "date and time"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "null"),         QT_TRANSLATE_NOOP("rc::FieldWords", "list"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "object"),       QT_TRANSLATE_NOOP("rc::FieldWords", "one of several forms"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "JSON"),
};

} // namespace

QString kindName(FieldKind kind)
{
    return FieldTr::tr(kindNames.at(std::size_t(kind)));
}

QString unsentText(const FormField &field)
{
    const bool element = field.parent && field.parent->kind == FieldKind::List;
    if (field.kind == FieldKind::Text && (element || field.given))
        return FieldTr::tr("Empty text");
    if (!field.defaultValue.isEmpty())
        return FieldTr::tr("Not sent (default: %1)")
            .arg(displayBytes(field.defaultValue, LineBreaks::Mark, shownDefault));
    if (field.required)
        return field.options.isEmpty() ? QString() : FieldTr::tr("Choose…");
    return FieldTr::tr("Not sent");
}

QString giveText(FieldKind kind)
{
    switch (kind) {
    case FieldKind::List:
        return FieldTr::tr("Send this list");
    case FieldKind::Null:
        return FieldTr::tr("Send null");
    default:
        return FieldTr::tr("Send this object");
    }
}

QString presentText(FieldKind kind, const QDateTime &now)
{
    switch (kind) {
    case FieldKind::Date:
        return now.toString(u"yyyy-MM-dd"_s);
    case FieldKind::Time:
        return now.toUTC().toString(u"HH:mm:ss'Z'"_s);
    case FieldKind::DateTime:
        return isoWithOffset(now);
    default:
        return {};
    }
}

} // namespace rc
