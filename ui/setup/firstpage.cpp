// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/firstpage.h"

#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "session/session.h"
#include "ui/parts/addressfield.h"
#include "ui/parts/readingview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int columnWidth = 620;
constexpr int topMargin = 64;
constexpr qsizetype longestName = 56; // leaves room for a number within a profile name's 64

Card *promise(const QString &title, const QString &words, const Theme &theme, QWidget *parent)
{
    auto *card = new Card(parent);
    card->body()->setSpacing(grid::unit);
    card->body()->addWidget(headingLabel(title, card));
    card->body()->addWidget(quietLabel(words, theme, card));
    card->body()->addStretch(1);
    return card;
}

} // namespace

FirstPage::FirstPage(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_field(named(new AddressField(this), u"firstField"_s, tr("Paste a Resource URL")))
    , m_verdict(named(quietLabel({}, theme, this), u"firstVerdict"_s))
    , m_promises(buildPromises(theme, this))
{
    setObjectName(u"firstPage"_s);
    auto *title = plainLabel(tr("Is your resource set up right?"), this);
    QFont big = theme.title();
    big.setPointSizeF(big.pointSizeF() * 1.3);
    title->setFont(big);
    title->setWordWrap(true);
    auto *words = plainLabel(
        tr("Paste its Resource URL. You can also paste a .env file, a curl command or an SDK snippet."), this);
    words->setWordWrap(true);
    setFlag(words, "quiet");

    m_field->setPlaceholderText(u"https://…/tools/u/owner/resources/uuid/"_s);
    m_field->setFont(theme.mono());
    setFlag(m_field, "tall");
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().lineSpacing());

    m_pasted = buildPasted(theme);
    m_proceed = primaryButton(tr("Continue"), this); // after the card in the order of the tabs
    m_proceed->setObjectName(u"continueButton"_s);
    auto *demo = named(new QPushButton(tr("Try the demo"), this), u"demoButton"_s);
    auto *noResource = plainLabel(tr("No resource yet?"), this);
    setFlag(noResource, "quiet");

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_proceed);
    buttons->addStretch(1);
    buttons->addWidget(noResource);
    buttons->addSpacing(grid::unit);
    buttons->addWidget(demo);

    auto *column = new QWidget(this);
    column->setMaximumWidth(columnWidth);
    auto *lines = new QVBoxLayout(column);
    lines->setContentsMargins(0, topMargin, 0, 0);
    lines->setSpacing(2 * grid::unit);
    lines->addWidget(title);
    lines->addWidget(words);
    lines->addSpacing(3 * grid::unit);
    lines->addWidget(m_field);
    lines->addWidget(m_verdict);
    lines->addWidget(m_pasted);
    lines->addSpacing(grid::unit);
    lines->addLayout(buttons);
    lines->addSpacing(8 * grid::unit);
    lines->addWidget(m_promises);
    lines->addStretch(1);

    auto *body = new PageBody(this);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(column, 1000);
    middle->addStretch(1);
    body->content()->addLayout(middle, 1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(body);

    connect(m_field, &QLineEdit::textChanged, this, &FirstPage::typed);
    connect(m_field, &QLineEdit::textEdited, this, &FirstPage::edited);
    connect(m_field, &QLineEdit::returnPressed, this, &FirstPage::proceed);
    connect(m_field, &AddressField::moreGiven, this, &FirstPage::readText);
    connect(m_view, &ReadingView::shown, this, &FirstPage::showPasted);
    connect(m_proceed, &QPushButton::clicked, this, &FirstPage::proceed);
    connect(demo, &QPushButton::clicked, this, &FirstPage::demoWanted);
    showPasted();
    if (m_session.book().loadError())
        showError(*m_session.book().loadError());
}

QWidget *FirstPage::buildPasted(const Theme &theme)
{
    auto *card = named(new Card(this), u"firstPasted"_s);
    m_view = new ReadingView(m_session, theme, ReadingView::Beside::Nothing, card);
    auto *buttons = new QWidget(card);
    m_clear = named(linkButton(tr("Clear the clipboard"), buttons), u"firstClearClipboard"_s);
    auto *forget = named(linkButton(tr("Discard"), buttons), u"firstForget"_s);
    auto *row = new FlowLayout(buttons, 3 * grid::unit);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_clear);
    row->addWidget(forget);
    card->body()->addWidget(m_view);
    card->body()->addWidget(buttons);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->clear();
        m_field->setFocus(Qt::OtherFocusReason); // the button goes
        m_clear->hide();
    });
    connect(forget, &QPushButton::clicked, this, &FirstPage::cancel);
    return card;
}

QWidget *FirstPage::buildPromises(const Theme &theme, QWidget *parent)
{
    auto *promises = new QWidget(parent);
    auto *row = new QHBoxLayout(promises);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid::gap);
    row->addWidget(promise(tr("Check"),
                           tr("Tests the URL, key, network, TLS, sending and tools, and tells you what to fix."), theme,
                           promises),
                   1);
    row->addWidget(
        promise(tr("Send"), tr("Sends test log entries and alerts. Never retries on its own."), theme, promises), 1);
    row->addWidget(promise(tr("Tools"), tr("Shows the tools your language model will see."), theme, promises), 1);
    return promises;
}

QWidget *FirstPage::firstFocus()
{
    return m_field;
}

void FirstPage::cancel()
{
    if (!m_view->hasAny())
        return;
    m_field->setText({});
    forgetPasted();
    m_field->setFocus(Qt::OtherFocusReason);
}

void FirstPage::fill(const QString &text)
{
    m_field->fill(text);
    m_field->setFocus(Qt::OtherFocusReason);
}

void FirstPage::readText(const QByteArray &text)
{
    m_view->setReading(readPasted(text));
    m_clear->setVisible(!m_view->reading().key.isEmpty());
    if (const std::optional<QString> resource = m_view->reading().value(PastedField::Resource)) {
        m_field->setText(*resource);
        m_field->setCursorPosition(0);
    } else if (!parseResourceUrl(m_field->text())) {
        setTone(m_verdict, Token::Warned);
        m_verdict->setText(tr("No Resource URL found in this text. Paste the URL as well."));
    }
    m_field->setFocus(Qt::OtherFocusReason);
}

Secret FirstPage::takeKey()
{
    return std::move(m_key);
}

/// The card takes the place of the promises: Continue stays where it can be seen.
void FirstPage::showPasted()
{
    const bool any = m_view->hasAny();
    m_pasted->setVisible(any);
    m_promises->setVisible(!any);
    m_proceed->setAccessibleDescription(m_view->heard());
    m_field->setAccessibleDescription(m_view->heard());
}

void FirstPage::forgetPasted()
{
    m_view->forget();
    m_clear->hide();
}

// Another page: a key that was pasted and not wanted is not kept.
void FirstPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (!event->spontaneous())
        forgetPasted();
}

/// By a person: what is typed stands in place of the text's own address.
void FirstPage::edited()
{
    m_view->leaveOut(PastedField::Resource);
}

void FirstPage::typed()
{
    setFlag(m_field, "wrong", false);
    const auto parsed = parseResourceUrl(m_field->text());
    setTone(m_verdict, parsed ? Token::Passed : Token::Text);
    if (!parsed) {
        m_verdict->setText({});
        return;
    }
    const ResourceUrl &resource = parsed->resource;
    const QString words = resource.isOfTeam() ? tr("Team %1, UUID %2 on %3") : tr("Owner %1, UUID %2 on %3");
    m_verdict->setText(words.arg(displayText(resource.holder()), resource.uuid, resource.baseUrl));
}

void FirstPage::showError(const Error &error)
{
    const ErrorWords words = errorWords(error);
    setTone(m_verdict, Token::Failed);
    m_verdict->setText(words.next.isEmpty() ? words.what : words.what + u' ' + words.next);
}

void FirstPage::proceed()
{
    if (m_field->handOn())
        return;
    const auto parsed = parseResourceUrl(m_field->text());
    if (!parsed) {
        setFlag(m_field, "wrong");
        showError(parsed.error());
        m_field->setFocus();
        return;
    }
    QStringList taken;
    for (const Profile &profile : m_session.book().profiles())
        taken.append(profile.name);
    Profile profile = m_view->reading().takenInto(Profile());
    profile.name = suggestedName(parsed->resource, taken);
    profile.resource = parsed->resource.resourceUrl();
    m_key = m_view->wantedKey(); // the window leaves this page as soon as there is a profile
    if (const Result<void> kept = m_session.book().keep(profile); !kept) {
        m_key = {};
        showError(kept.error());
        return;
    }
    m_field->setText({});
    forgetPasted();
    emit profileMade();
}

QString suggestedName(const ResourceUrl &resource, const QStringList &taken)
{
    QString holder;
    for (const QChar c : resource.holder()) {
        if (c.isPrint())
            holder.append(c);
    }
    const QString base = (holder + u'-' + resource.host).left(longestName);
    QString name = base;
    for (int i = 2; taken.contains(name); ++i)
        name = u"%1-%2"_s.arg(base).arg(i);
    return name;
}

} // namespace rc

#include "moc_firstpage.cpp"
