// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the first start: one field for a Resource URL, or the demo service.
#include "ui/first/firstpage.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

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

FirstPage::FirstPage(CurrentResource &current, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_field(new QLineEdit(this))
    , m_verdict(quietLabel({}, theme, this))
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

    m_field->setObjectName(u"firstField"_s);
    m_field->setAccessibleName(tr("Paste a Resource URL"));
    m_field->setPlaceholderText(u"https://…/tools/u/owner/resources/uuid/"_s);
    m_field->setFont(theme.mono());
    m_field->setLayoutDirection(Qt::LeftToRight);
    setFlag(m_field, "tall");
    m_verdict->setObjectName(u"firstVerdict"_s);
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().lineSpacing());

    auto *proceedButton = primaryButton(tr("Continue"), this);
    proceedButton->setObjectName(u"continueButton"_s);
    auto *demo = new QPushButton(tr("Try it with the demo service"), this);
    demo->setObjectName(u"demoButton"_s);
    auto *noResource = plainLabel(tr("No resource at hand?"), this);
    setFlag(noResource, "quiet");

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(proceedButton);
    buttons->addStretch(1);
    buttons->addWidget(noResource);
    buttons->addSpacing(grid::unit);
    buttons->addWidget(demo);
    auto *promises = new QHBoxLayout;
    promises->setSpacing(grid::gap);
    promises->addWidget(promise(tr("Check"), tr("Each link of the chain, proven or explained."), theme, this), 1);
    promises->addWidget(promise(tr("Send"), tr("Test entries and alerts, at most once."), theme, this), 1);
    promises->addWidget(promise(tr("Tools"), tr("What a language model would be given."), theme, this), 1);

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
    lines->addLayout(buttons);
    lines->addSpacing(8 * grid::unit);
    lines->addLayout(promises);
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
    connect(m_field, &QLineEdit::returnPressed, this, &FirstPage::proceed);
    connect(proceedButton, &QPushButton::clicked, this, &FirstPage::proceed);
    connect(demo, &QPushButton::clicked, this, &FirstPage::demoWanted);
    if (m_current.loadError())
        complain(*m_current.loadError());
}

QWidget *FirstPage::firstFocus()
{
    return m_field;
}

void FirstPage::fill(const QString &text)
{
    m_field->setText(text);
    m_field->setFocus(Qt::OtherFocusReason);
}

void FirstPage::typed()
{
    setFlag(m_field, "wrong", false);
    const auto parsed = parseResourceUrl(m_field->text());
    setTone(m_verdict, parsed ? Token::Passed : Token::Text);
    m_verdict->setText(
        parsed ? tr("Owner %1, UUID %2 on %3")
                     .arg(displayText(parsed->resource.owner), parsed->resource.uuid, parsed->resource.baseUrl)
               : QString());
}

void FirstPage::complain(const Error &error)
{
    const ErrorWords words = errorWords(error);
    setTone(m_verdict, Token::Failed);
    m_verdict->setText(words.next.isEmpty() ? words.what : words.what + u' ' + words.next);
}

void FirstPage::proceed()
{
    const auto parsed = parseResourceUrl(m_field->text());
    if (!parsed) {
        setFlag(m_field, "wrong");
        complain(parsed.error());
        m_field->setFocus();
        return;
    }
    QStringList taken;
    for (const Profile &profile : m_current.profiles())
        taken.append(profile.name);
    Profile profile;
    profile.name = suggestedName(parsed->resource, taken);
    profile.resource = parsed->resource.resourceUrl();
    if (const Result<void> kept = m_current.keep(profile); !kept) {
        complain(kept.error());
        return;
    }
    m_field->clear();
    emit profileMade();
}

QString suggestedName(const ResourceUrl &resource, const QStringList &taken)
{
    QString owner;
    for (const QChar c : resource.owner) {
        if (c.isPrint())
            owner.append(c);
    }
    const QString base = (owner + u'-' + resource.host).left(longestName);
    QString name = base;
    for (int i = 2; taken.contains(name); ++i)
        name = u"%1-%2"_s.arg(base).arg(i);
    return name;
}

} // namespace rc
