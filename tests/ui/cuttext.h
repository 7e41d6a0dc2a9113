// SPDX-License-Identifier: GPL-3.0-or-later
// Finds text in a window that has less room than it needs.
#pragma once

#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QString>
#include <QStringList>

constexpr int layoutRounding = 2; // rounding of a layout that distributes its width

inline QString nameOf(const QWidget *widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
}

/// Whether the text of `widget` has less room than it needs.
inline bool isCut(const QWidget *widget)
{
    if (qobject_cast<const rc::ElidedLabel *>(widget) != nullptr) // it is elided by design, and its tool tip has the
                                                                  // full text
        return widget->height() + layoutRounding < widget->minimumSizeHint().height();
    if (const auto *label = qobject_cast<const QLabel *>(widget)) {
        if (label->text().isEmpty())
            return false;
        return label->wordWrap() ? label->height() < label->heightForWidth(label->width())
                                 : label->width() + layoutRounding < label->minimumSizeHint().width() ||
                                       label->height() + layoutRounding < label->minimumSizeHint().height();
    }
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (button != nullptr && qobject_cast<const QLineEdit *>(button->parentWidget()) == nullptr) // a button of the
                                                                                                 // field itself is
                                                                                                 // skipped
        return button->width() + layoutRounding < button->minimumSizeHint().width() ||
               button->height() + layoutRounding < button->minimumSizeHint().height();
    if (qobject_cast<const QLineEdit *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr ||
        qobject_cast<const QSpinBox *>(widget) != nullptr)
        return widget->height() < widget->fontMetrics().height();
    return false;
}

/// The words that do not fit into the label's width, because a label wraps only between words.
inline bool isWordCut(const QLabel *label)
{
    if (!label->wordWrap() || label->textFormat() != Qt::PlainText)
        return false;
    const int room = label->contentsRect().width() - 2 * label->margin();
    for (const QString &word : label->text().split(QRegularExpression(QStringLiteral("[\\s/\\-—]")))) {
        if (label->fontMetrics().horizontalAdvance(word) > room + layoutRounding)
            return true;
    }
    return false;
}

/// Whether the widget extends beyond its parent, which does not scroll.
inline bool isBeyondItsParent(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    if (parent == nullptr || widget->isWindow() || qobject_cast<const QAbstractScrollArea *>(parent->parentWidget()))
        return false;
    const QRect place = widget->geometry();
    return place.left() < -layoutRounding || place.right() > parent->width() + layoutRounding ||
           place.bottom() > parent->height() + layoutRounding;
}

/// Whether the widget scrolls horizontally where a page should wrap.
inline bool scrollsSideways(const QWidget *widget)
{
    const auto *area = qobject_cast<const QScrollArea *>(widget);
    return area != nullptr && area->horizontalScrollBar()->maximum() > 0 &&
           area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

/// All clipped texts of `window`, one line each.
inline QStringList cutTexts(const QWidget &window)
{
    QStringList names;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        QString what;
        if (isCut(widget))
            what = QStringLiteral("is cut");
        else if (isBeyondItsParent(widget))
            what = QStringLiteral("is beyond its parent");
        else if (scrollsSideways(widget))
            what = QStringLiteral("scrolls sideways by %1")
                       .arg(qobject_cast<const QScrollArea *>(widget)->horizontalScrollBar()->maximum());
        else if (const auto *label = qobject_cast<const QLabel *>(widget); label != nullptr && isWordCut(label))
            what = QStringLiteral("has a word that is cut");
        if (what.isEmpty())
            continue;
        QString text;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            text = label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            text = button->text();
        const auto *wrapping = qobject_cast<const QLabel *>(widget);
        const int needed = wrapping != nullptr && wrapping->wordWrap() ? wrapping->heightForWidth(wrapping->width())
                                                                       : widget->minimumSizeHint().height();
        names.append(QStringLiteral("%1 %2: %3x%4 of %5x%6 “%7”")
                         .arg(nameOf(widget), what)
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(widget->minimumSizeHint().width())
                         .arg(needed)
                         .arg(text.left(60)));
    }
    return names;
}
