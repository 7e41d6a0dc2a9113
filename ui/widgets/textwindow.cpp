// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textwindow.h"

#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr QSize maxWindowSize(720, 520);

/// The height of its wrapped lines, so that a short text does not get a large empty box.
int heightOf(const QString &text, const QFont &font)
{
    constexpr int least = 200;
    constexpr int around = 96; // margins and buttons
    const QFontMetrics metrics(font);
    qsizetype lines = 1;
    for (const QString &line : text.split(u'\n'))
        lines += 1 + metrics.averageCharWidth() * line.size() / (maxWindowSize.width() - around);
    return int(std::clamp<qsizetype>(lines * metrics.lineSpacing() + around, least, maxWindowSize.height()));
}

} // namespace

QDialog *showWholeText(const QString &title, const QString &text, const Theme &theme, QWidget *parent)
{
    auto *window = named(new QDialog(parent), u"textWindow"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(title);
    window->resize(maxWindowSize.width(), heightOf(text, theme.mono()));
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
    makeColumn(window, {}, {view, buttons});
    window->show();
    return window;
}

} // namespace rc
