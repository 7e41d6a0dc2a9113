// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/foldingview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int marginWidth = 4 * grid::unit;

} // namespace

FoldingView::FoldingView(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
    , m_theme(theme)
    , m_margin(new QWidget(this))
{
    setViewportMargins(marginWidth, 0, 0, 0);
    m_margin->installEventFilter(this);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this] { m_margin->update(); });
    connect(&theme, &Theme::changed, m_margin, [this] { m_margin->update(); });
}

void FoldingView::showText(const QString &text)
{
    m_ends.clear();
    m_folded.clear();
    setPlainText(text);
    QList<int> open;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString line = block.text();
        const QChar last = line.isEmpty() ? QChar() : line.back();
        const QString start = line.trimmed().left(1);
        if ((start == "}"_L1 || start == "]"_L1) && !open.isEmpty())
            m_ends.insert(open.takeLast(), block.blockNumber());
        if (last == QLatin1Char('{') || last == QLatin1Char('['))
            open.append(block.blockNumber());
    }
    m_margin->update();
}

bool FoldingView::isFolded(int line) const
{
    return m_folded.value(line);
}

void FoldingView::setFolded(int line, bool folded)
{
    if (!isFoldable(line) || isFolded(line) == folded)
        return;
    m_folded.insert(line, folded);
    relayOut();
}

void FoldingView::unfold(int line)
{
    bool hidden = false;
    for (auto one = m_ends.cbegin(); one != m_ends.cend(); ++one) {
        if (one.key() < line && line < one.value() && isFolded(one.key())) {
            m_folded.insert(one.key(), false);
            hidden = true;
        }
    }
    if (hidden)
        relayOut();
}

void FoldingView::relayOut()
{
    int hiddenUntil = -1;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int line = block.blockNumber();
        block.setVisible(line >= hiddenUntil);
        if (line >= hiddenUntil && isFolded(line))
            hiddenUntil = m_ends.value(line);
    }
    if (!textCursor().block().isVisible()) {
        QTextBlock block = textCursor().block();
        while (block.isValid() && !block.isVisible())
            block = block.previous();
        QTextCursor cursor(block);
        setTextCursor(cursor);
    }
    document()->markContentsDirty(0, document()->characterCount());
    viewport()->update();
    m_margin->update();
    // a layout of the visible lines updates the scroll bar's range
    if (auto *layout = qobject_cast<QPlainTextDocumentLayout *>(document()->documentLayout())) {
        layout->requestUpdate();
        emit layout->documentSizeChanged(layout->documentSize());
    }
}

void FoldingView::resizeEvent(QResizeEvent *event)
{
    CodeView::resizeEvent(event);
    m_margin->setGeometry(contentsRect().left() + 2, contentsRect().top(), marginWidth, contentsRect().height());
}

bool FoldingView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_margin && event->type() == QEvent::Paint) {
        paintMarks();
        return true;
    }
    if (watched == m_margin && event->type() == QEvent::MouseButtonPress) {
        pressMark(
            static_cast<QMouseEvent *>(event)->pos().y()); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
        return true;
    }
    return CodeView::eventFilter(watched, event);
}

void FoldingView::paintMarks()
{
    QPainter painter(m_margin);
    painter.setPen(m_theme.color(Token::Quiet));
    painter.setFont(m_theme.small());
    const int shift = viewport()->geometry().top() - m_margin->geometry().top();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > viewport()->height())
            break;
        if (block.isVisible() && isFoldable(block.blockNumber()))
            painter.drawText(QRectF(0, place.top() + shift, marginWidth, fontMetrics().lineSpacing()), Qt::AlignCenter,
                             isFolded(block.blockNumber()) ? u"▸"_s : u"▾"_s);
    }
}

void FoldingView::pressMark(int height)
{
    const int shift = viewport()->geometry().top() - m_margin->geometry().top();
    const int line = cursorForPosition(QPoint(0, height - shift)).blockNumber();
    setFolded(line, !isFolded(line));
}

void FoldingView::keyPressEvent(QKeyEvent *event)
{
    const int line = textCursor().blockNumber();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && isFoldable(line)) {
        setFolded(line, !isFolded(line));
        return;
    }
    CodeView::keyPressEvent(event);
}

} // namespace rc

#include "moc_foldingview.cpp"
