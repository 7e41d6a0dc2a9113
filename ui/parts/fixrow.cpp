// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/fixrow.h"

#include "core/key/credentials.h"
#include "core/words/errorwords.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

FixRow::FixRow(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_name(plainLabel({}, this))
    , m_value(named(new QLineEdit(this), u"fixValue"_s))
    , m_save(named(new QCheckBox(tr("Save in the keychain"), this), u"fixSaveKey"_s))
    , m_go(named(primaryButton({}, this), u"fixGo"_s))
    , m_cancel(named(new QPushButton(tr("Cancel"), this), u"fixCancel"_s))
    , m_note(named(quietLabel({}, theme, this), u"fixNote"_s))
{
    setObjectName(u"fixRow"_s);
    setTone(m_note, Token::Failed);
    m_name->setBuddy(m_value);
    auto *row = makeRow({.spacing = 2 * grid::unit}, {m_name, {m_value, 1}});
    for (QWidget *part : std::initializer_list<QWidget *>{m_save, m_cancel, m_go})
        row->addWidget(part);
    makeColumn(this, {QMargins(18, 10, 14, 10), grid::unit}, {row, m_note});
    connect(m_value, &QLineEdit::returnPressed, this, &FixRow::submit);
    connect(m_value, &QLineEdit::textChanged, this, [this] {
        setFlag(m_value, "wrong", false);
        m_note->hide();
    });
    connect(m_go, &QPushButton::clicked, this, &FixRow::submit);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        close();
        emit closed();
    });
    close();
}

bool FixRow::isSecret() const
{
    return m_fix.fix == Fix::EnterKey || m_fix.fix == Fix::EnterToken;
}

void FixRow::ask(const CheckFix &fix, const Profile &profile, const QString &go)
{
    m_fix = fix;
    m_go->setText(go);
    const bool isName = fix.fix == Fix::EditUsername || fix.fix == Fix::SendUsername;
    m_name->setText(fixFieldName(fix));
    m_value->setAccessibleName(fixFieldName(fix));
    m_value->setEchoMode(isSecret() ? QLineEdit::Password : QLineEdit::Normal);
    m_value->setInputMethodHints(isSecret() ? Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase
                                            : Qt::ImhNone);
    m_value->setLayoutDirection(isName ? layoutDirection() : Qt::LeftToRight);
    m_value->setFont(isName || isSecret() ? m_theme.body() : m_theme.mono());
    m_value->setPlaceholderText(fix.fix == Fix::EnterKey     ? tr("Paste the API key")
                                : fix.fix == Fix::EnterToken ? tr("Paste the token")
                                                             : QString());
    m_value->setText(fixFieldValue(fix, profile));
    m_value->selectAll();
    m_save->setChecked(true);
    m_save->setVisible(isSecret());
    m_note->hide();
    show();
    m_value->setFocus(Qt::OtherFocusReason);
}

void FixRow::close()
{
    m_value->clear();
    m_secret = {};
    hide();
}

void FixRow::showError(const Error &error)
{
    setFlag(m_value, "wrong");
    m_note->setText(errorLine(error));
    m_note->show();
    m_value->setFocus(Qt::OtherFocusReason);
}

Secret FixRow::takeSecret()
{
    return std::exchange(m_secret, {});
}

bool FixRow::savesKey() const
{
    return m_save->isChecked();
}

void FixRow::submit()
{
    if (!isSecret()) {
        emit valueGiven(CheckFix(m_fix), m_value->text()); // a copy, because the slot may offer another fix
        return;
    }
    const QByteArray typed = m_value->text().toUtf8();
    Result<Secret> secret = m_fix.fix == Fix::EnterKey ? keyFromInput(typed) : tokenFromInput(typed);
    if (!secret) {
        showError(secret.error());
        return;
    }
    m_secret = std::move(*secret);
    emit secretGiven(CheckFix(m_fix)); // see above
}

void FixRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        Panel::keyPressEvent(event);
        return;
    }
    close();
    emit closed();
}

} // namespace rc

#include "moc_fixrow.cpp"
