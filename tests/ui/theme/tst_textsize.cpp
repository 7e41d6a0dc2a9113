// SPDX-License-Identifier: GPL-3.0-or-later
// A new text size applies at once to visible pages, and nothing is clipped at twice the size.
#include "support/testprogram.h"
#include "ui/cuttext.h"
#include "ui/shownpage.h"
#include "ui/tools/inspector/schematableview.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace rc::tst_textsize {

namespace {

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

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void allOfAPageFollows_data();
    void allOfAPageFollows();
    void nothingIsCut_data() { allOfAPageFollows_data(); }
    void nothingIsCut();
    void whatIsBuiltLaterIsAsLarge();
    void headingsOfParametersAreWhole();
};

void TestTextSize::allOfAPageFollows_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : everyPage())
        QTest::newRow(qPrintable(id)) << id;
}

void TestTextSize::allOfAPageFollows()
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

void TestTextSize::nothingIsCut()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    window->resize(1280, 900);
    const auto asBefore = qScopeGuard([&bench] { bench.theme.setTextSize(100); });
    for (const int percent : {150, 200}) {
        bench.theme.setTextSize(percent);
        const auto cut = [&window] { return cutTexts(*window); };
        QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut().join(u'\n'))); // layouts are updated in the next turns of the
                                                                      // event loop
    }
}

void TestTextSize::headingsOfParametersAreWhole()
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

void TestTextSize::whatIsBuiltLaterIsAsLarge()
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

RC_WIDGET_TEST(TestTextSize)

} // namespace rc::tst_textsize

#include "tst_textsize.moc"
