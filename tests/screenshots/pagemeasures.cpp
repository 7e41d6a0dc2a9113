// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the geometry of each page and lists what nearly aligns: pagemeasures FOLDER SUFFIX light|dark WIDTH HEIGHT
// [LANGUAGE], of which the folder and the suffix are not used.
#include "tests/screenshots/pictures.h"
#include "tests/ui/shownpage.h"
#include "ui/frame/resourcebar.h"
#include "ui/widgets/panel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QMap>
#include <QStyle>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

constexpr int nearly = 6;         // px: edges that are meant to be one
constexpr qsizetype column = 4;   // parts that make an edge a line of the page, not a coincidence
constexpr int nearlyBaseline = 3; // px

struct Part
{
    const QWidget *widget;
    QRect place; ///< in the window
};

bool isOneLine(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    const bool isLink = widget->property("look").toString().contains("link"_L1); // has no frame to see
    return (qobject_cast<const QAbstractButton *>(widget) && !isLink) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QComboBox *>(widget) ||
           (label && !label->wordWrap() && !label->text().contains(u'\n') && label->pixmap().isNull());
}

bool isMeasured(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    return widget->isVisible() && !qobject_cast<const QComboBox *>(widget->parentWidget()) &&
           !qobject_cast<const QAbstractItemView *>(widget->parentWidget()) &&
           ((label && !label->text().isEmpty()) || (!label && isOneLine(widget)) ||
            qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QAbstractItemView *>(widget) ||
            qobject_cast<const Card *>(widget));
}

QList<Part> partsOf(const QWidget &window)
{
    QList<Part> parts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (isMeasured(widget))
            parts.append({widget, {widget->mapTo(&window, QPoint()), widget->size()}});
    }
    return parts;
}

bool areNested(const QWidget *one, const QWidget *other)
{
    return one->isAncestorOf(other) || other->isAncestorOf(one);
}

/// Whether a person sees that edge: a label has no frame, so its text must begin or end there.
bool isSeen(const QWidget *widget, Qt::AlignmentFlag side)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    if (!label || !label->pixmap().isNull())
        return true;
    const Qt::Alignment text = QStyle::visualAlignment(label->layoutDirection(), label->alignment());
    return text.testFlag(side);
}

/// The address bar arranges its parts by their texts, not on the lines of the page.
bool areOfOneArea(const QWidget *one, const QWidget *other)
{
    const auto *bar = one->window()->findChild<ResourceBar *>();
    return bar->isAncestorOf(one) == bar->isAncestorOf(other);
}

/// Edges at most `nearly` pixels apart, with a part at each.
int edges(const QString &page, Qt::AlignmentFlag side, const QList<Part> &parts)
{
    const bool isLeft = side == Qt::AlignLeft;
    QMap<int, QList<const QWidget *>> at;
    for (const Part &part : parts) {
        if (isSeen(part.widget, side))
            at[isLeft ? part.place.left() : part.place.right()].append(part.widget);
    }
    int found = 0;
    for (auto one = at.cbegin(); one != at.cend(); ++one) {
        const auto other = std::next(one);
        if (other == at.cend() || other.key() - one.key() > nearly || one->size() + other->size() < column ||
            areNested(one->constFirst(), other->constFirst()) || !areOfOneArea(one->constFirst(), other->constFirst()))
            continue;
        std::printf("%s: %s edge %d (%s, %d in all) and %d (%s, %d in all)\n", qPrintable(page),
                    isLeft ? "left" : "right", one.key(), qPrintable(nameOf(one->constFirst())), int(one->size()),
                    other.key(), qPrintable(nameOf(other->constFirst())), int(other->size()));
        ++found;
    }
    return found;
}

int baselineOf(const Part &part)
{
    const QFontMetrics metrics = part.widget->fontMetrics();
    return part.place.center().y() - metrics.height() / 2 + metrics.ascent();
}

/// Neighbors in a row whose texts are not on one line, or whose heights differ a little.
int rows(const QString &page, const QList<Part> &parts)
{
    int found = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        for (qsizetype j = i + 1; j < parts.size(); ++j) {
            const Part &one = parts.at(i);
            const Part &other = parts.at(j);
            const bool isRow = one.widget->parentWidget() == other.widget->parentWidget() && isOneLine(one.widget) &&
                               isOneLine(other.widget) && one.widget->font() == other.widget->font() &&
                               one.place.top() <= other.place.center().y() &&
                               one.place.bottom() >= other.place.center().y();
            if (!isRow)
                continue;
            const int off = std::abs(baselineOf(one) - baselineOf(other));
            const bool isLabel = qobject_cast<const QLabel *>(one.widget) || qobject_cast<const QLabel *>(other.widget);
            const int higher = isLabel ? 0 : std::abs(one.place.height() - other.place.height());
            if ((off == 0 || off > nearlyBaseline) && (higher == 0 || higher > nearly))
                continue;
            std::printf("%s: row of %s and %s: baselines %d px, heights %d px apart\n", qPrintable(page),
                        qPrintable(nameOf(one.widget)), qPrintable(nameOf(other.widget)), off, higher);
            ++found;
        }
    }
    return found;
}

} // namespace

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"measure"_s, 300);
    if (!pictures)
        return 2;
    int all = 0;
    for (const QString &page : everyPage()) {
        Bench bench;
        bench.theme.setChoice(pictures->theme);
        const auto window = windowOn(bench, page);
        window->resize(pictures->size);
        pictures->settle();
        const QList<Part> parts = partsOf(*window);
        all += edges(page, Qt::AlignLeft, parts);
        all += edges(page, Qt::AlignRight, parts);
        all += rows(page, parts);
    }
    std::printf("%d off the grid\n", all);
    return 0;
}
