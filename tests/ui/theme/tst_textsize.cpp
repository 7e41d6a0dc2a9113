// SPDX-License-Identifier: GPL-3.0-or-later
// A new text size applies at once to visible pages, and nothing is clipped at twice the size, nor in a pseudo-language
// that is 40 % longer than English, from left to right and from right to left.
#include "support/pseudolocale.h"
#include "support/testprogram.h"
#include "ui/shownpage.h"
#include "ui/tools/inspector/toolinspector.h"
#include "ui/widgets/kit.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStringList>
#include <QTableView>

namespace rc::tst_textsize {

namespace {

constexpr int layoutRounding = 2; // rounding of a layout that distributes its width

/// Whether the text of `widget` has less room than it needs.
bool isCut(const QWidget *widget)
{
    if (qobject_cast<const ElidedLabel *>(widget) != nullptr) // it is elided by design, and its tool tip has the
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
bool isWordCut(const QLabel *label)
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
bool isBeyondItsParent(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    if (parent == nullptr || widget->isWindow() || qobject_cast<const QAbstractScrollArea *>(parent->parentWidget()))
        return false;
    const QRect place = widget->geometry();
    return place.left() < -layoutRounding || place.right() > parent->width() + layoutRounding ||
           place.bottom() > parent->height() + layoutRounding;
}

/// Whether the widget scrolls horizontally where a page should wrap.
bool scrollsSideways(const QWidget *widget)
{
    const auto *area = qobject_cast<const QScrollArea *>(widget);
    return area != nullptr && area->horizontalScrollBar()->maximum() > 0 &&
           area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

/// All clipped texts of `window`, one line each.
QStringList cutTexts(const QWidget &window)
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

bool hasWords(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    return (label != nullptr && !label->text().isEmpty()) || qobject_cast<const QAbstractButton *>(widget) != nullptr ||
           qobject_cast<const QLineEdit *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr;
}

} // namespace

class TestTextSize : public QObject
{
    Q_OBJECT

private slots:
    void wholePageScales_data() { addPageRows(); }

    void wholePageScales()
    {
        QFETCH(QString, id);
        Bench bench;
        const auto window = windowOn(bench, id);
        const auto asBefore = qScopeGuard([&bench] { bench.theme.setTextSize(100); });
        // Each widget is compared with itself, because others appear and disappear with the size.
        QHash<const QWidget *, double> sizes;
        for (const QWidget *widget : window->findChildren<QWidget *>()) {
            if (hasWords(widget) && widget->isVisible())
                sizes.insert(widget, QFontInfo(widget->font()).pointSizeF() > 0 ? widget->font().pointSizeF() : 0);
        }
        QVERIFY(sizes.size() > 5);
        for (const int percent : {200, 100}) {
            bench.theme.setTextSize(percent);
            if (id == "setup"_L1) // one page with all kinds of widgets is enough, because another style sheet does not
                                  // change the sizes
                bench.theme.setChoice(percent == 200 ? ThemeChoice::Dark : ThemeChoice::Light);
            QStringList wrong;
            for (const QWidget *widget : window->findChildren<QWidget *>()) {
                if (sizes.contains(widget) &&
                    std::abs(widget->font().pointSizeF() - sizes.value(widget) * percent / 100) > 0.01)
                    wrong.append(u"%1 %2"_s.arg(nameOf(widget)).arg(widget->font().pointSizeF()));
            }
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        }
    }

    void noTextIsCut_data() { addPageRows(); }

    void noTextIsCut()
    {
        QFETCH(QString, id);
        Bench bench;
        const auto window = windowOn(bench, id);
        window->resize(1280, 900);
        const auto asBefore = qScopeGuard([&bench] { bench.theme.setTextSize(100); });
        for (const int percent : {150, 200}) {
            bench.theme.setTextSize(percent);
            const auto cut = [&window] { return cutTexts(*window); };
            QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut().join(u'\n'))); // layouts are updated in the next turns of
                                                                          // the event loop
        }
    }

    void laterWidgetsScaleToo()
    {
        Bench bench;
        const auto window = windowOn(bench, u"check"_s);
        const double before = bench.theme.small().pointSizeF();
        const auto asBefore = qScopeGuard([&bench] { bench.theme.setTextSize(100); });
        bench.theme.setTextSize(150);
        QCOMPARE(bench.theme.small().pointSizeF(), before * 1.5);
        showPage(*window, u"setup"_s);
        for (const QAbstractButton *button : window->findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->font().pointSizeF() > before * 1.4, qPrintable(nameOf(button)));
        }
    }

    void parameterHeadingsAreNotCut()
    {
        Bench bench;
        const auto asBefore = qScopeGuard([&bench] { bench.theme.setTextSize(100); });
        SchemaTableView view(bench.theme);
        view.resize(360, 300); // 27 % of this is less than the word at twice its size
        view.showParts(
            {{{}, u"inputSchema"_s, R"({"properties":{"a":{"type":"string","description":"What to look for."}}})"}});
        view.show();
        bench.theme.setTextSize(200);
        const auto *table = view.findChild<QTableView *>();
        for (const int column : {0, 1})
            QTRY_VERIFY2(table->columnWidth(column) >= table->horizontalHeader()->sectionSizeHint(column),
                         qPrintable(QString::number(column)));
    }

    void everyPageFits_data()
    {
        addColumns<QString, PseudoScript>("id", "script");
        for (const QString &id : everyPage()) {
            QTest::newRow(qPrintable(id)) << id << PseudoScript::Accented;
            QTest::newRow(qPrintable(id + u", from right to left"_s)) << id << PseudoScript::RightToLeft;
        }
    }

    void everyPageFits()
    {
        QFETCH(QString, id);
        QFETCH(PseudoScript, script);
        PseudoLocale locale(script);
        QVERIFY(QCoreApplication::installTranslator(&locale));
        QGuiApplication::setLayoutDirection(script == PseudoScript::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        const auto asBefore = qScopeGuard([&locale] {
            QCoreApplication::removeTranslator(&locale);
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        });
        Bench bench;
        const auto window = windowOn(bench, id);
        for (const QSize size : {QSize(1180, 760), window->minimumSize()}) {
            window->resize(size);
            QTRY_VERIFY2(cutTexts(*window).isEmpty(),
                         qPrintable(u"%1x%2\n"_s.arg(size.width()).arg(size.height()) + cutTexts(*window).join(u'\n')));
        }
    }
};

RC_WIDGET_TEST(TestTextSize)

} // namespace rc::tst_textsize

#include "tst_textsize.moc"
