// SPDX-License-Identifier: GPL-3.0-or-later
// Contrasts as painted: text 4.5:1, field borders and the focus ring 3:1, on each page, light and dark. The colors
// alone are not enough, because a style sheet can blend them.
#include "support/testprogram.h"
#include "ui/contrastof.h"
#include "ui/shownpage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace rc::tst_contrast {

namespace {

constexpr double ofText = 4.5;
constexpr double ofMarks = 3.0;
constexpr int stopsOfAPage = 12;

QString nameOf(const QWidget *widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
}

/// The visible part of the widget in the picture of its window.
QRect shownPart(const QWidget *widget, const QImage &picture)
{
    const QRect part = widget->visibleRegion().boundingRect();
    const QRect placed(widget->mapTo(widget->window(), part.topLeft()), part.size());
    return placed & picture.rect();
}

/// The most frequent color is the background, and the one with the highest contrast is the text.
double contrastIn(const QImage &picture, const QRect &area)
{
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    QRgb ground = 0;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        if (counts.value(ground) < count.value())
            ground = count.key();
    }
    double most = 1;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        most = std::max(most, contrastOf(QColor(count.key()), QColor(ground)));
    return most;
}

bool hasText(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return !label->text().trimmed().isEmpty();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return !button->text().isEmpty();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->text().isEmpty() || !line->placeholderText().isEmpty();
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->toPlainText().trimmed().isEmpty() || !edit->placeholderText().isEmpty();
    return qobject_cast<const QComboBox *>(widget) != nullptr;
}

/// Whether the widget is an input field with its own border.
bool isField(const QWidget *widget)
{
    if (qobject_cast<const QSpinBox *>(widget->parentWidget()) != nullptr ||
        qobject_cast<const QComboBox *>(widget->parentWidget()) != nullptr)
        return false;
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->isReadOnly();
    return qobject_cast<const QLineEdit *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QSpinBox *>(widget) != nullptr;
}

/// The contrast of the ring against its surroundings and its inside; 0 if there is no ring.
double contrastOfRing(QWidget &window)
{
    const auto *ring = window.findChild<QWidget *>(u"focusRing"_s);
    if (ring == nullptr || !ring->isVisible())
        return 0;
    const QRect mark = ring->geometry();
    const int outside = mark.left() < 2 ? 0 : 2; // the window may end there
    const QImage picture = window.grab(mark.adjusted(-outside, 0, 0, 0)).toImage();
    const auto at = [&](int x) { return QColor(picture.pixel(outside + x, picture.height() / 2)); };
    const double within = contrastOf(at(1), at(3));
    return outside == 0 ? within : std::min(within, contrastOf(at(1), at(-2)));
}

} // namespace

class TestContrast : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void everyPage_data();
    void everyPage();

private:
    static QStringList weakTexts(const QWidget &window, const QImage &picture);
    static QStringList weakFields(const QWidget &window, const QImage &picture);
    static QStringList weakIn(QWidget &window);
    static void focusIsSeen(QWidget &window);
};

void TestContrast::everyPage_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : ::everyPage())
        QTest::newRow(qPrintable(id)) << id;
}

QStringList TestContrast::weakTexts(const QWidget &window, const QImage &picture)
{
    QStringList weak;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || !hasText(widget))
            continue;
        const QRect part = shownPart(widget, picture);
        if (part.width() < widget->width() / 2 || part.height() < widget->height() * 3 / 4)
            continue; // it is scrolled out of view
        if (const double ratio = contrastIn(picture, part.adjusted(3, 3, -3, -3)); ratio < ofText)
            weak.append(u"%1 %2 (%3,%4 %5x%6)"_s.arg(nameOf(widget))
                            .arg(ratio)
                            .arg(part.x())
                            .arg(part.y())
                            .arg(part.width())
                            .arg(part.height()));
    }
    return weak;
}

QStringList TestContrast::weakFields(const QWidget &window, const QImage &picture)
{
    QStringList weak;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || !isField(widget))
            continue;
        const QRect part = shownPart(widget, picture);
        if (part.size() != widget->size() || part.left() < 2)
            continue;
        const auto at = [&](int x) { return QColor(picture.pixel(part.left() + x, part.center().y())); };
        const double ratio = std::min(contrastOf(at(0), at(2)), contrastOf(at(0), at(-2)));
        if (ratio < ofMarks)
            weak.append(u"%1 %2"_s.arg(nameOf(widget)).arg(ratio));
    }
    return weak;
}

QStringList TestContrast::weakIn(QWidget &window)
{
    const QImage picture = window.grab().toImage();
    return weakTexts(window, picture) + weakFields(window, picture);
}

void TestContrast::focusIsSeen(QWidget &window)
{
    for (int stop = 0; stop < stopsOfAPage; ++stop) {
        QWidget *before = QApplication::focusWidget();
        QTest::keyClick(before == nullptr ? &window : before,
                        Qt::Key_Tab); // its area scrolls, and the ring follows
        QTRY_VERIFY2(contrastOfRing(window) >= ofMarks,
                     qPrintable(nameOf(QApplication::focusWidget()) + QString::number(contrastOfRing(window))));
    }
}

void TestContrast::everyPage()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        bench.theme.setChoice(choice);
        // Waits until layouts and background reads have finished.
        QTRY_VERIFY2(weakIn(*window).isEmpty(), qPrintable(weakIn(*window).join(u'\n')));
        focusIsSeen(*window);
    }
}

RC_WIDGET_TEST(TestContrast)

} // namespace rc::tst_contrast

#include "tst_contrast.moc"
