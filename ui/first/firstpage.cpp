// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/first/firstpage.h"

#include "core/version.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/profile/profilebook.h"
#include "session/session.h"
#include "ui/first/clipboardoffer.h"
#include "ui/first/firstfields.h"
#include "ui/parts/addressfield.h"
#include "ui/parts/pastedfieldsview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHideEvent>
#include <QIcon>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int columnWidth = 620;
constexpr int pageIconSize = 56;
constexpr int featureIconSize = 16;
constexpr int featureTitleWidth = 88;

enum class Accept {
    Endpoint,        ///< an address that ends in /mcp/ or /github/
    EndpointOrOrigin ///< or one without a path
};

/// The tool server that `text` is the address of; empty where it is something else.
QString toolServerIn(const QString &text, Accept accept)
{
    const Result<QUrl> server = parseToolServerUrl(text);
    const QString last = QUrl(text.trimmed()).path().section(u'/', -1, -1, QString::SectionSkipEmpty);
    const bool isEndpoint = last == "mcp"_L1 || last == "github"_L1;
    const bool isOrigin = last.isEmpty() && accept == Accept::EndpointOrOrigin;
    return server && (isEndpoint || isOrigin) ? server->toString(QUrl::FullyEncoded) : QString();
}

} // namespace

FirstPage::FirstPage(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_field(named(new AddressField(this), u"firstField"_s, tr("Paste a Resource URL")))
    , m_verdict(named(quietLabel({}, theme, this), u"firstVerdict"_s))
    , m_https(named(linkButton(tr("Use https:// instead"), this), u"useHttps"_s))
    , m_offer(new ClipboardOffer(theme, this))
{
    setObjectName(u"firstPage"_s);
    m_field->setPlaceholderText(u"https://…/tools/u/owner/resources/uuid/"_s);
    m_field->setFont(theme.mono());
    setFlag(m_field, "tall");
    m_field->installEventFilter(this);
    fitToTheme(this, theme, [this] { m_verdict->setMinimumHeight(m_verdict->fontMetrics().lineSpacing()); });
    m_https->hide();

    m_pasted = named(new Card(this), u"firstPasted"_s);
    m_view = new PastedFieldsView(m_session, theme, PastedFieldsView::CompareWith::Nothing, m_pasted);
    m_pasted->body()->addWidget(m_view);
    m_pasted->body()->addWidget(buildPastedButtons());
    m_fields = new FirstFields(theme, this);
    m_proceed = primaryButton(tr("Check this resource"), this); // after the fields in tab order
    m_proceed->setObjectName(u"continueButton"_s);
    m_sends = named(quietLabel(tr("Nothing is sent before you press the button. A check sends four entries marked "
                                  "[TEST]. Errors and alerts, which may notify people, are not sent."),
                               theme, this),
                    u"firstSends"_s);
    auto *demo = named(linkButton(tr("Try the demo"), this), u"demoButton"_s);
    auto *noResource = plainLabel(tr("No resource yet?"), this);
    setFlag(noResource, "quiet");
    m_features = buildFeatures(theme);

    auto *verdict = makeRow({}, {{m_verdict, 1}, {m_https, 0, Qt::AlignTop}});
    auto *buttons = makeRow({}, {m_proceed, stretch(), noResource, demo});

    auto *column = new QWidget(this);
    fitToTheme(column, theme, [column] { column->setMaximumWidth(scaledLength(columnWidth, *column)); });
    auto *layout = new QVBoxLayout(column);
    m_column = layout;
    layout->setSpacing(2 * grid::unit);
    layout->addWidget(buildHead(theme));
    layout->addSpacing(3 * grid::unit);
    layout->addWidget(m_field);
    layout->addLayout(verdict);
    for (QWidget *part : std::initializer_list<QWidget *>{m_offer, m_pasted, m_fields})
        layout->addWidget(part);
    layout->addSpacing(grid::unit);
    layout->addLayout(buttons);
    layout->addWidget(m_sends);
    layout->addSpacing(4 * grid::unit);
    layout->addWidget(m_features);
    layout->addStretch(1);

    auto *body = new PageBody(this);
    auto *middle = makeRow({}, {stretch(), {column, 1000}, stretch()});
    body->content()->addLayout(middle, 1);
    makeColumn(this, {noMargins}, {body});

    connect(m_field, &QLineEdit::textChanged, this, &FirstPage::typed);
    // the typed address replaces the text's
    connect(m_field, &QLineEdit::textEdited, this, [this] { m_view->removeField(PastedField::Resource); });
    connect(m_field, &QLineEdit::returnPressed, this, &FirstPage::submitted);
    connect(m_field, &AddressField::textDiverted, this, &FirstPage::readText);
    connect(m_field, &AddressField::addressPasted, this, [this] {
        if (!m_field->text().contains(u'/')) { // other words replace the text before; a wrong address can be corrected
            m_view->discard();
            m_clear->hide();
        }
        if (m_fields->showsField(FirstFields::Field::Key) && !m_fields->isKeyTyped())
            m_fields->focusKey();
    });
    connect(m_https, &QPushButton::clicked, this, [this] {
        if (const std::optional<QString> secure = withHttps(m_field->text()))
            fill(*secure);
    });
    connect(m_offer, &ClipboardOffer::accepted, this, [this](const QString &text) {
        fill(text);
        proceed();
    });
    connect(m_offer, &ClipboardOffer::offered, this, &FirstPage::showPasted);
    connect(m_fields, &FirstFields::submitted, this, &FirstPage::proceed);
    connect(m_view, &PastedFieldsView::shown, this, &FirstPage::showPasted);
    connect(m_view, &PastedFieldsView::serverChosen, this, &FirstPage::showAddress);
    connect(m_proceed, &QPushButton::clicked, this, &FirstPage::proceed);
    connect(demo, &QPushButton::clicked, this, &FirstPage::demoRequested);
    showPasted();
    if (m_session.book().loadError())
        showError(*m_session.book().loadError());
}

QWidget *FirstPage::buildHead(const Theme &theme)
{
    auto *head = new QWidget(this);
    auto *icon = plainLabel({}, head);
    icon->setPixmap(programIcon().pixmap(QSize(pageIconSize, pageIconSize), devicePixelRatioF()));
    icon->setFixedSize(pageIconSize, pageIconSize);
    auto *title = plainLabel(tr("Is your resource set up right?"), head);
    QFont big = theme.title();
    big.setPointSizeF(big.pointSizeF() * 1.3);
    title->setFont(big);
    title->setWordWrap(true);
    auto *words = plainLabel(
        tr("Paste its Resource URL or the address of a tool server. A .env file, a curl command or an SDK snippet "
           "works too."),
        head);
    words->setWordWrap(true);
    setFlag(words, "quiet");
    auto *texts = makeColumn({.spacing = grid::unit}, {title, words});
    makeRow(head, {noMargins, grid::gap}, {{icon, 0, Qt::AlignTop}, {texts, 1}});
    return head;
}

QWidget *FirstPage::buildPastedButtons()
{
    m_clear = named(linkButton(tr("Clear the clipboard"), m_pasted), u"firstClearClipboard"_s);
    auto *discard = named(linkButton(tr("Discard"), m_pasted), u"firstForget"_s);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->clear();
        m_field->setFocus(Qt::OtherFocusReason); // the button will be hidden
        m_clear->hide();
    });
    connect(discard, &QPushButton::clicked, this, &FirstPage::cancel);
    return makeFlow(m_pasted, 3 * grid::unit, {m_clear, discard});
}

QWidget *FirstPage::buildFeatures(const Theme &theme)
{
    struct Feature
    {
        QString icon;
        QString title;
        QString words;
    };
    const QList<Feature> features{
        {u"check"_s, tr("Check"),
         tr("Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.")},
        {u"send"_s, tr("Send"), tr("Sends test log entries and alerts. Never retries on its own.")},
        {u"wrench"_s, tr("Tools"), tr("Shows the tools your language model will see.")},
    };
    auto *card = new Card(this);
    card->body()->setSpacing(2 * grid::unit);
    for (const Feature &feature : features) {
        QLabel *title = headingLabel(feature.title, card);
        title->setMinimumWidth(featureTitleWidth);
        auto *row = makeRow({.spacing = 2 * grid::unit},
                            {{iconLabel(feature.icon, theme, Token::Accent, featureIconSize, card), 0, Qt::AlignTop},
                             {title, 0, Qt::AlignTop},
                             {quietLabel(feature.words, theme, card), 1}});
        card->body()->addLayout(row);
    }
    return card;
}

/// Moves down in a higher window, with everything below it.
void FirstPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    constexpr int needed = 400;
    constexpr int highest = 140;
    m_column->setContentsMargins(0, std::clamp((height() - needed) / 4, 2 * grid::unit, highest), 0, 0);
}

QWidget *FirstPage::firstFocus()
{
    return m_field;
}

void FirstPage::cancel()
{
    if (!m_view->hasContent() && m_field->text().isEmpty()) {
        m_offer->discard();
        return;
    }
    m_field->setText({});
    discardPasted();
    m_field->setFocus(Qt::OtherFocusReason);
}

void FirstPage::fill(const QString &text)
{
    m_field->fill(text);
    m_field->setFocus(Qt::OtherFocusReason);
}

void FirstPage::readText(const QByteArray &text)
{
    PasteResult reading = readPasted(text);
    const bool hasKey = !keysIn(reading).empty();
    const bool isFormerAddress = m_view->reading().value(PastedField::Resource) == m_field->text();
    m_view->setReading(std::move(reading));
    m_clear->setVisible(hasKey);
    if (isFormerAddress)
        m_field->setText({});
    showAddress();
    m_field->setFocus(Qt::OtherFocusReason);
}

/// From the text, or from the server chosen in it.
void FirstPage::showAddress()
{
    if (const std::optional<QString> resource = m_view->reading().value(PastedField::Resource)) {
        m_field->setText(*resource);
        m_field->setCursorPosition(0);
    } else if (m_field->text().isEmpty()) {
        showVerdict();
    }
}

/// Of the field, or of the pasted text while the field is empty.
QString FirstPage::toolServer() const
{
    if (m_field->text().isEmpty())
        return m_view->reading().value(PastedField::ToolServer).value_or(QString());
    return toolServerIn(m_field->text(), m_acceptsOrigin ? Accept::EndpointOrOrigin : Accept::Endpoint);
}

FirstPage::EnteredKey FirstPage::takeKey()
{
    return std::exchange(m_key, {});
}

/// The cards replace the introduction, so that the button stays visible.
void FirstPage::showPasted()
{
    const bool hasPasted = m_view->hasContent();
    m_pasted->setVisible(hasPasted);
    m_proceed->setVisible(m_offer->accessibleText().isEmpty()); // the offer has a button of its own
    const QString accessibleText = hasPasted ? m_view->accessibleText() : m_offer->accessibleText();
    m_proceed->setAccessibleDescription(accessibleText);
    m_field->setAccessibleDescription(accessibleText);
    updateFields();
}

/// Asks for missing values once the resource is known.
void FirstPage::updateFields()
{
    using Field = FirstFields::Field;
    QSet<Field> missing;
    const bool isResource = parseResourceUrl(m_field->text()).has_value();
    if (isResource || !toolServer().isEmpty()) {
        const PasteResult &reading = m_view->reading();
        if (!hasPastedKey())
            missing.insert(Field::Key);
        if (isResource && !reading.value(PastedField::ToolServer))
            missing.insert(Field::ToolServer);
        if (!reading.value(PastedField::Username) && !reading.value(PastedField::Email))
            missing.insert(Field::Username);
    }
    m_fields->showFields(missing);
    m_sends->setVisible(isResource || toolServer().isEmpty());
    m_features->setVisible(missing.isEmpty() && !m_view->hasContent());
}

void FirstPage::discardPasted()
{
    m_view->discard();
    m_clear->hide();
    m_fields->clear();
    m_askedForKey = false;
    showVerdict();
}

/// An unused pasted key is dropped.
void FirstPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (event->spontaneous())
        return;
    m_offer->discard();
    discardPasted();
}

/// Reads the clipboard only when the field gets the focus.
bool FirstPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::FocusIn)
        QTimer::singleShot(0, this, &FirstPage::offerClipboard); // another program may be slow to respond
    return Page::eventFilter(watched, event);
}

void FirstPage::offerClipboard()
{
    if (m_field->hasFocus() && m_field->text().isEmpty() && !m_view->hasContent())
        m_offer->readClipboard();
}

void FirstPage::typed()
{
    setFlag(m_field, "wrong", false);
    m_askedForKey = m_acceptsOrigin = false;
    if (!m_field->text().isEmpty())
        m_offer->discard();
    m_https->setVisible(withHttps(m_field->text()).has_value());
    updateFields();
    showVerdict();
}

void FirstPage::showVerdict()
{
    const auto parsed = parseResourceUrl(m_field->text());
    const QString server = parsed ? QString() : toolServer();
    setTone(m_verdict, parsed || !server.isEmpty() ? Token::Passed : Token::Text);
    if (!server.isEmpty()) {
        m_verdict->setText(
            tr("Tool server %1, without a resource. Only its tools are checked.").arg(displayText(server)));
        return;
    }
    if (!parsed) {
        m_verdict->setText({});
        if (!m_https->isHidden())
            showError(parsed.error()); // the error offers an action here
        else if (m_field->text().isEmpty() && m_view->hasContent())
            showError(badInput(tr("No Resource URL or tool server found in this text. Paste the address as well.")));
        return;
    }
    const ResourceUrl &resource = parsed->resource;
    const QString words =
        resource.isTeamResource() ? tr("Resource %1, of team %2, at %3") : tr("Resource %1, owned by %2, at %3");
    m_verdict->setText(
        words.arg(shortUuid(resource.uuid), displayText(resource.holder()), displayText(resource.authority())));
}

void FirstPage::showError(const Error &error)
{
    const ErrorText words = errorText(error);
    setTone(m_verdict, Token::Failed);
    m_verdict->setText(sentencesText({words.what, words.next}));
}

/// Enter in the field: accepts the clipboard offer if the field is empty.
void FirstPage::submitted()
{
    if (m_field->text().isEmpty() && !m_offer->accessibleText().isEmpty())
        m_offer->accept();
    else
        proceed();
}

/// A key that was pasted with a tool server does not go to another one that was typed.
bool FirstPage::hasPastedKey() const
{
    const PasteResult &reading = m_view->reading();
    const std::optional<QString> read = reading.value(PastedField::ToolServer);
    const bool isElsewhere = read && !parseResourceUrl(m_field->text()) && !toolServer().isEmpty() &&
                             QUrl(*read).authority() != QUrl(toolServer()).authority();
    return !reading.key.isEmpty() && !isElsewhere;
}

/// From the pasted text, else as typed.
FirstPage::EnteredKey FirstPage::enteredKey(Result<Secret> typed) const
{
    if (hasPastedKey())
        return {m_view->reading().key.clone(), m_view->savesKey()};
    return {std::move(*typed), m_fields->savesKey()};
}

void FirstPage::proceed()
{
    if (m_field->divertOwnText())
        return;
    const auto parsed = parseResourceUrl(m_field->text());
    if (!parsed) {
        m_acceptsOrigin = true;
        updateFields();
        showVerdict();
    }
    if (!parsed && toolServer().isEmpty()) {
        setFlag(m_field, "wrong");
        showError(parsed.error());
        m_field->setFocus();
        return;
    }
    Result<Secret> typed = m_fields->key();
    if (!typed) {
        m_fields->focusKey();
        m_fields->showNote(errorLine(typed.error()), true);
        return;
    }
    if (const Result<void> checked = m_fields->check(); !checked) {
        m_fields->showToolServerError(checked.error());
        return;
    }
    if (m_fields->showsField(FirstFields::Field::Key) && typed->isEmpty() && !m_askedForKey) {
        m_fields->focusKey();
        m_fields->showNote(tr("Paste the API key. To check only the address and the connection, press Enter again."),
                           false);
        m_askedForKey = true;
        return;
    }
    Profile profile = m_fields->filledInto(m_view->reading().appliedTo(Profile()));
    profile.resource = parsed ? parsed->resource.resourceUrl() : QString();
    if (!parsed)
        profile.toolServer = toolServer();
    profile.name = suggestedName(profile, m_session.book().profiles());
    m_key = enteredKey(std::move(typed)); // the window leaves this page as soon as there is a profile
    const Result<void> saved = m_session.book().save(profile);
    if (!saved && saved.error().kind == ErrorKind::BadInput) {
        m_key = {};
        showError(saved.error());
        return;
    }
    if (!saved) { // a read-only folder does not prevent a check
        m_key.save = false;
        m_session.book().openUnsaved(profile);
    }
    m_field->setText({});
    discardPasted();
    emit profileCreated();
    if (!saved)
        emit notSaved(saved.error());
}

} // namespace rc

#include "moc_firstpage.cpp"
