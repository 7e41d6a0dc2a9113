// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textwindow.h"

#include "ui/buttons/copybutton.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

QDialog *showWholeText(const QString &title, const QString &text, const Theme &theme, QWidget *parent)
{
    constexpr QSize usual(720, 520);
    auto *window = named(new QDialog(parent), u"textWindow"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(title);
    window->resize(usual);
    auto *view = new CodeView(theme, window);
    view->setAccessibleName(title);
    view->showText(text);
    auto *buttons = new QDialogButtonBox(window);
    auto *copy = new CopyButton(QCoreApplication::translate("rc::TextWindow", "Copy"), buttons);
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    QPushButton *close =
        buttons->addButton(QCoreApplication::translate("rc::TextWindow", "Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    QObject::connect(copy, &QPushButton::clicked, copy, [copy, text] { copy->copy(text); });
    QObject::connect(close, &QPushButton::clicked, window, &QDialog::reject);
    auto *layout = new QVBoxLayout(window);
    layout->addWidget(view);
    layout->addWidget(buttons);
    window->show();
    return window;
}

} // namespace rc
