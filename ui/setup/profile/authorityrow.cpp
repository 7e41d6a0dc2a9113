// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/profile/authorityrow.h"

#include "core/words/errorwords.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "wire/tls/tlsauthorities.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

AuthorityRow::AuthorityRow(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_field(named(new QLineEdit(this), u"caFileField"_s, tr("Custom CA file")))
    , m_choose(named(new QPushButton(tr("Choose…"), this), u"caFileButton"_s, tr("Choose a custom CA file")))
    , m_found(named(quietLabel({}, theme, this), u"caFileText"_s))
{
    m_field->setFont(theme.mono());
    m_field->setLayoutDirection(Qt::LeftToRight);
    m_field->setPlaceholderText(tr("empty: system authorities"));
    m_found->hide();
    setFocusProxy(m_field);

    auto *top = makeRow({.spacing = 2 * grid::unit}, {{m_field, 1}, m_choose});
    makeColumn(this, {noMargins, grid::unit}, {top, m_found});

    connect(m_choose, &QPushButton::clicked, this, &AuthorityRow::choose);
    connect(m_field, &QLineEdit::returnPressed, this, &AuthorityRow::submitted);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        judge();
        emit edited();
    });
}

QString AuthorityRow::path() const
{
    return m_field->text().trimmed();
}

void AuthorityRow::setPath(const QString &path)
{
    m_field->setText(path);
    judge(); // the file may have changed although the path has not
}

void AuthorityRow::setReadOnly(bool readOnly)
{
    m_field->setReadOnly(readOnly);
    m_choose->setEnabled(!readOnly);
}

void AuthorityRow::choose()
{
    auto *dialog = named(new QFileDialog(this, tr("Choose a custom CA file")), u"caFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, m_field, &QLineEdit::setText);
    dialog->open();
}

void AuthorityRow::judge()
{
    readAuthorities(path(), this, [this](const AuthoritiesFile &file) {
        if (file.path == path())
            showFound(file);
    });
}

void AuthorityRow::showFound(const AuthoritiesFile &file)
{
    const Result<QList<QSslCertificate>> found = authoritiesFrom(file);
    const bool wasValid = std::exchange(m_valid, found.has_value());
    const QString text = file.path.isEmpty() ? QString()
                         : found             ? authoritiesText(*found)
                                             : errorWords(found.error()).what;
    setFlag(m_field, "wrong", !m_valid);
    setTone(m_found, m_valid ? Token::Passed : Token::Failed);
    m_found->setText(text);
    m_found->setVisible(!text.isEmpty());
    if (m_valid != wasValid)
        emit edited();
}

} // namespace rc

#include "moc_authorityrow.cpp"
