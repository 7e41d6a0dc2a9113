// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/first/clipboardoffer.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxOfferLength = 64 * 1024; // a .env file is smaller; larger texts are documents
constexpr int offerIconSize = 20;

QString clipboardText()
{
    const QMimeData *clipboardData = QGuiApplication::clipboard()->mimeData();
    // password managers set this to keep other programs from reading it
    if (clipboardData == nullptr || !clipboardData->hasText() ||
        clipboardData->hasFormat(u"x-kde-passwordManagerHint"_s))
        return {};
    const QString text = clipboardData->text();
    return text.size() <= maxOfferLength ? text : QString();
}

} // namespace

QString offerText(const PasteResult &reading)
{
    const std::optional<QString> address = reading.value(PastedField::Resource);
    const auto parsed = parseResourceUrl(address.value_or(QString()));
    if (!address || !parsed)
        return {};
    const ResourceUrl &resource = parsed->resource;
    QStringList parts{displayText(resource.holder()), shortUuid(resource.uuid), displayText(resource.authority())};
    if (!reading.key.isEmpty())
        parts.append(ClipboardOffer::tr("API key found, will be saved in the keychain"));
    return parts.join(u" · "_s);
}

ClipboardOffer::ClipboardOffer(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_kind(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"offerKind"_s))
    , m_contents(named(plainLabel({}, theme, Token::Text, TextSize::Small, this), u"offerContents"_s))
    , m_button(named(primaryButton(tr("Check this resource"), this), u"useClipboard"_s))
{
    setObjectName(u"clipboardOffer"_s);
    setFilled();
    setEdge(Token::Accent);
    auto *words = makeColumn({.spacing = 2}, {m_kind, m_contents});
    makeRow(this, {QMargins(18, 10, 14, 10), grid::gap},
            {iconLabel(u"clipboard"_s, theme, Token::Accent, offerIconSize, this), {words, 1}, m_button});
    connect(m_button, &QPushButton::clicked, this, &ClipboardOffer::accept);
    hide();
}

void ClipboardOffer::readClipboard()
{
    const PasteResult reading = readPasted(clipboardText().toUtf8());
    const QString contents = offerText(reading);
    if (contents.isEmpty()) {
        discard();
        return;
    }
    m_resource = reading.value(PastedField::Resource).value_or(QString());
    m_hasKey = !reading.key.isEmpty();
    m_kind->setText(tr("From your clipboard: %1").arg(pastedKindName(reading.kind)));
    m_contents->setText(contents);
    m_button->setAccessibleDescription(accessibleText());
    show();
    emit offered();
}

void ClipboardOffer::discard()
{
    m_resource.clear();
    m_hasKey = false;
    m_contents->clear();
    m_button->setAccessibleDescription({});
    hide();
    emit offered();
}

void ClipboardOffer::accept()
{
    const QString text = clipboardText();
    const PasteResult reading = readPasted(text.toUtf8());
    const bool isSame = reading.value(PastedField::Resource) == m_resource && reading.key.isEmpty() == !m_hasKey &&
                        !m_resource.isEmpty();
    if (!isSame) {
        readClipboard();
        return;
    }
    discard();
    emit accepted(text);
}

QString ClipboardOffer::accessibleText() const
{
    return m_resource.isEmpty() ? QString() : m_kind->text() + u'\n' + m_contents->text();
}

} // namespace rc

#include "moc_clipboardoffer.cpp"
