// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/kit.h"

#include "core/words/displaytext.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QButtonGroup>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QList>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QFont fontOf(const Theme &theme, TextSize size)
{
    switch (size) {
    case TextSize::Body:
        return theme.body();
    case TextSize::Strong:
        return theme.strong();
    case TextSize::Small:
        return theme.small();
    case TextSize::Title:
        return theme.title();
    case TextSize::Mono:
        return theme.mono();
    }
    return theme.body();
}

/// Paints selectable text with isolates, too, because QLabel bypasses the style for it.
class PlainLabel : public QLabel
{
public:
    explicit PlainLabel(QWidget *parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (textInteractionFlags() != Qt::TextSelectableByMouse || hasSelectedText()) {
            QLabel::paintEvent(event);
            return;
        }
        QPainter painter(this);
        drawFrame(&painter);
        const bool isMirrored = text().isRightToLeft();
        const Qt::Alignment side = QStyle::visualAlignment(isMirrored ? Qt::RightToLeft : Qt::LeftToRight, alignment());
        const int flags = int(side) | (wordWrap() ? Qt::TextWordWrap : 0) |
                          (isMirrored ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight);
        style()->drawItemText(&painter, contentsRect(), flags, palette(), isEnabled(), text(), foregroundRole());
    }
};

} // namespace

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new PlainLabel(parent);
    label->setText(text);
    if (QGuiApplication::isRightToLeft()) // by default the text's own direction decides
        label->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    return label;
}

QLabel *quietLabel(const QString &text, const Theme &theme, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    label->setFont(theme.small());
    label->setWordWrap(true);
    setFlag(label, "quiet");
    return label;
}

QLabel *headingLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QString plainToolTip(const QString &text)
{
    // Qt guesses whether a tooltip is rich text; escaped text in a tag always is.
    return text.isEmpty() ? QString() : u"<span>%1</span>"_s.arg(forPainting(displayText(text)).toHtmlEscaped());
}

void setPlainToolTip(QWidget *widget, const QString &text)
{
    widget->setToolTip(plainToolTip(text));
    constexpr const char *described = "describedByToolTip"; // otherwise Qt describes it by the tooltip with its tag
    if (widget->accessibleDescription() == widget->property(described).toString()) {
        widget->setAccessibleDescription(text);
        widget->setProperty(described, text);
    }
}

QPushButton *primaryButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    setFlag(button, "primary");
    return button;
}

QPushButton *linkButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    setFlag(button, "link");
    return button;
}

QLabel *plainLabel(const QString &text, const Theme &theme, Token token, TextSize size, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    label->setWordWrap(true);
    fitToTheme(label, theme, [label, &theme, size] { label->setFont(fontOf(theme, size)); });
    tint(label, theme, token);
    return label;
}

QLabel *iconLabel(const QString &icon, const Theme &theme, Token tint, int side, QWidget *parent)
{
    QLabel *label = plainLabel({}, parent);
    fitToTheme(label, theme, [label, icon, &theme, tint, side] {
        const int shownSide = theme.scaledLength(side);
        label->setPixmap(theme.icon(icon, tint).pixmap(QSize(shownSide, shownSide), label->devicePixelRatioF()));
    });
    return label;
}

void showIcon(QLabel *label, const QString &icon, const Theme &theme, Token tint, int side)
{
    label->setVisible(!icon.isEmpty());
    if (!icon.isEmpty())
        label->setPixmap(theme.icon(icon, tint).pixmap(QSize(side, side), label->devicePixelRatioF()));
}

void tint(QWidget *widget, const Theme &theme, Token token)
{
    fitToTheme(widget, theme, [widget, &theme, token] {
        QPalette palette = widget->palette();
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            palette.setColor(role, theme.color(token));
        widget->setPalette(palette);
    });
}

namespace {

/// A disabled scroll bar accepts the wheel, so that the page around it would not scroll.
class IgnoredWheel : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *bar, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(bar)->isEnabled())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void reserveGutter(QAbstractScrollArea *area)
{
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    QScrollBar *bar = area->verticalScrollBar();
    // The style sheet does not paint the handle of a disabled bar.
    const auto follow = [bar] { bar->setEnabled(bar->minimum() < bar->maximum()); };
    QObject::connect(bar, &QScrollBar::rangeChanged, bar, follow);
    follow();
    bar->installEventFilter(new IgnoredWheel(bar));
}

namespace {

class OverlayBar : public QObject
{
public:
    explicit OverlayBar(QAbstractScrollArea *list)
        : QObject(list)
        , m_bar(list->verticalScrollBar())
    {
        list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_bar->setParent(list); // leaves its container, which would take width from the rows
        const auto follow = [bar = m_bar] { bar->setVisible(bar->minimum() < bar->maximum()); };
        connect(m_bar, &QScrollBar::rangeChanged, m_bar, follow);
        follow();
        list->viewport()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *viewport, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show) {
            const QRect rows = static_cast<QWidget *>(viewport)->geometry();
            const QRect end = rows.adjusted(rows.width() - gutterWidth(), 0, 0, 0);
            m_bar->setGeometry(QStyle::visualRect(m_bar->layoutDirection(), rows, end));
        }
        return false;
    }

private:
    QScrollBar *m_bar;
};

} // namespace

void overlayScrollBar(QAbstractScrollArea *list)
{
    new OverlayBar(list);
}

int gutterWidth()
{
    return 10; // as in the style sheet
}

void setRetainsSpace(QWidget *widget, bool retains)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(retains);
    widget->setSizePolicy(policy);
}

void makeSecret(QLineEdit *field)
{
    field->setEchoMode(QLineEdit::Password);
    field->setLayoutDirection(Qt::LeftToRight);
    field->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
}

int scaledLength(int width, const QWidget &widget)
{
    constexpr double defaultLine = 18;
    return qRound(width * std::max(1.0, widget.fontMetrics().lineSpacing() / defaultLine));
}

int pageMargin(int pageWidth)
{
    return std::max(grid::margin, (pageWidth - grid::contentWidth) / 2);
}

void paintChip(QPainter &painter, const QRect &rect, const QString &text, const Theme &theme, Token ink)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(softOf(ink)));
    painter.drawRoundedRect(rect, 4, 4);
    painter.setFont(theme.small());
    painter.setPen(theme.color(ink));
    drawElided(painter, rect, Qt::AlignCenter, text);
}

void paintSelection(QPainter &painter, const QRect &row, const Theme &theme)
{
    painter.fillRect(row, theme.color(Token::Chosen));
    painter.fillRect(row.adjusted(1, 1, -1, -1), theme.color(Token::AccentSoft));
}

Chip::Chip(const Theme &theme, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFont(theme.small());
    setFlag(this, "chip");
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
}

void Chip::showText(const QString &text, Token tone)
{
    setText(text);
    setAccessibleName(text);
    setTone(this, tone);
}

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setText(text);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setText(const QString &text)
{
    QLabel::setText(text);
    setAccessibleName(text);
    setPlainToolTip(this, text);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {6 * grid::unit, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_Widget, &option, &painter, this);
    // With the application's direction the style would move the slash of a path.
    painter.setLayoutDirection(layoutDirection());
    const QRect area = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), m_mode, area.width());
    const Qt::Alignment placed = QStyle::visualAlignment(layoutDirection(), alignment());
    style()->drawItemText(&painter, area, int(placed) | Qt::TextSingleLine, option.palette, isEnabled(), shown,
                          QPalette::WindowText);
}

MonoLabel::MonoLabel(const Theme &theme, const QString &text, QWidget *parent)
    : ElidedLabel(text, parent)
{
    setFont(theme.mono());
    setLayoutDirection(Qt::LeftToRight);
    setElideMode(Qt::ElideMiddle);
}

void fixTabOrder(QWidget *part)
{
    const Qt::FocusPolicy policy = part->focusPolicy();
    part->setFocusPolicy(Qt::TabFocus); // Qt puts nothing after a widget that takes no focus
    QWidget *before = part;
    const QList<QWidget *> widgets = part->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->window() != part->window())
            continue; // a combo box's list is in a window of its own
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
    part->setFocusPolicy(policy);
}

void tabToChecked(QButtonGroup *group)
{
    QObject::connect(group, &QButtonGroup::buttonToggled, group, [group](const QAbstractButton *button, bool checked) {
        const QList<QAbstractButton *> all = group->buttons();
        for (QAbstractButton *other : all) {
            other->setAutoExclusive(true);
            if (checked)
                other->setFocusPolicy(other == button ? Qt::StrongFocus : Qt::ClickFocus);
        }
    });
}

} // namespace rc

#include "moc_kit.cpp"
