// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/codeview.h"

#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

int heightOfLines(const QPlainTextEdit &edit, int lines)
{
    // Adds document margins, the style sheet's padding and the border.
    return edit.fontMetrics().lineSpacing() * lines + int(2 * edit.document()->documentMargin()) + 4 * grid::unit;
}

void setCodeStyle(QPlainTextEdit &edit, const Theme &theme)
{
    edit.setFont(theme.mono());
    edit.setLayoutDirection(Qt::LeftToRight);
    QTextOption option(Qt::AlignLeft);
    option.setTextDirection(Qt::LeftToRight);
    edit.document()->setDefaultTextOption(option);
}

CodeView::CodeView(const Theme &theme, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setCodeStyle(*this, theme);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFlag(this, "code");
    reserveGutter(this);
    // The text wraps at a width that is only known after layout.
    connect(
        document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        [this] {
            if (m_maxLines > 0)
                fitLines(m_maxLines);
        },
        Qt::QueuedConnection);
}

void CodeView::showText(const QString &text)
{
    if (text == toPlainText())
        return;
    const int scrollPosition = verticalScrollBar()->value();
    setPlainText(text);
    verticalScrollBar()->setValue(scrollPosition);
    if (m_maxLines > 0)
        fitLines(m_maxLines);
}

void CodeView::setMinimumLines(int lines)
{
    m_minLines = lines;
    setMinimumHeight(heightOfLines(*this, lines));
}

void CodeView::fitLines(int maxLines)
{
    m_maxLines = maxLines;
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < maxLines; block = block.next()) {
        (void)document()->documentLayout()->blockBoundingRect(block); // lays out the lines for the current width
        lines += qMax(1, block.lineCount());
    }
    setFixedHeight(heightOfLines(*this, qBound(1, lines, maxLines)));
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (m_maxLines > 0 && event->size().width() != event->oldSize().width())
        fitLines(m_maxLines);
}

void CodeView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    if (m_maxLines > 0)
        fitLines(m_maxLines);
    else if (m_minLines > 0)
        setMinimumLines(m_minLines);
}

namespace {

constexpr QSize maxWindowSize(720, 520);

/// The height of a window for the wrapped lines of `text`.
int heightOf(const QString &text, const QFont &font)
{
    constexpr int minHeight = 200;
    constexpr int margins = 96; // with the buttons
    const QFontMetrics metrics(font);
    qsizetype lines = 1;
    for (const QString &line : text.split(u'\n'))
        lines += 1 + metrics.averageCharWidth() * line.size() / (maxWindowSize.width() - margins);
    return int(std::clamp<qsizetype>(lines * metrics.lineSpacing() + margins, minHeight, maxWindowSize.height()));
}

} // namespace

QDialog *showTextWindow(const QString &title, const QString &text, const Theme &theme, QWidget *parent)
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

#include "moc_codeview.cpp"
