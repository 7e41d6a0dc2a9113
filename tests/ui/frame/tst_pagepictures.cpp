// SPDX-License-Identifier: GPL-3.0-or-later
// Each page looks as it was last approved, light from left to right and dark from right to left: what moved, vanished
// or covers something else is seen before a user sees it. Pictures are compared at an eighth of their size, so that the
// letters of another version of Qt or of a font make no difference. RC_APPROVE_PICTURES=1 keeps what the pages look
// like now, to be looked at before it is committed; after a failure both pictures lie in the folder that is named.
#include "support/testprogram.h"
#include "ui/shownpage.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc::tst_pagepictures {

namespace {

constexpr QSize windowSize(1180, 760);
constexpr int scale = 8;
constexpr int sameGrey = 24;     // of 255: antialiasing, another width of a letter
constexpr double tolerance = 22; // percent of the points; a page that is moved by 16 pixels has 25 to 100

QImage reduced(const QImage &picture)
{
    return picture.convertToFormat(QImage::Format_RGB32)
        .scaled(picture.size() / scale, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

/// The grey of most points: what is behind everything.
int groundOf(const QImage &picture)
{
    std::array<int, 256> counts{};
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ++counts.at(std::size_t(qGray(picture.pixel(x, y))));
    }
    return int(std::max_element(counts.cbegin(), counts.cend()) - counts.cbegin());
}

/// Of the points that are drawn on in one of two reduced pictures, how many percent are not alike; 100 where even the
/// sizes differ.
double difference(const QImage &shown, const QImage &approved)
{
    if (shown.size() != approved.size())
        return 100;
    const int ground = groundOf(approved);
    int drawn = 0;
    int unlike = 0;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x) {
            const int now = qGray(shown.pixel(x, y));
            const int before = qGray(approved.pixel(x, y));
            drawn += std::max(std::abs(now - ground), std::abs(before - ground)) > sameGrey ? 1 : 0;
            unlike += std::abs(now - before) > sameGrey ? 1 : 0;
        }
    }
    return drawn == 0 ? 0 : 100.0 * unlike / drawn;
}

/// A page as a person would compare it: cards, a heading, a table.
QImage samplePage(const QPoint &moved = {}, bool withTable = true)
{
    QImage page(windowSize, QImage::Format_RGB32);
    page.fill(QColor(0xf5, 0xf6, 0xf8));
    QPainter painter(&page);
    painter.translate(moved);
    painter.fillRect(200, 80, 460, 300, Qt::white);
    painter.fillRect(700, 80, 440, 600, Qt::white);
    painter.fillRect(220, 100, 160, 22, Qt::black);
    for (int row = 0; withTable && row < 12; ++row) {
        for (int word = 0; word < 6; ++word)
            painter.fillRect(720 + word * 64, 120 + row * 34, 40, 12, QColor(0x60, 0x60, 0x60));
    }
    return page;
}

QString approvedFolder()
{
    return QFINDTESTDATA("../pictures");
}

} // namespace

class TestPagePictures : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void brokenLayoutsAreSeen();
    void pagesLookAsApproved_data();
    void pagesLookAsApproved();
};

void TestPagePictures::brokenLayoutsAreSeen()
{
    const QImage page = reduced(samplePage());
    QCOMPARE(difference(page, page), 0.0);
    QVERIFY(difference(reduced(samplePage({1, 0})), page) <= tolerance);
    QVERIFY(difference(reduced(samplePage({24, 0})), page) > tolerance);
    QVERIFY(difference(reduced(samplePage({0, 12})), page) > tolerance);
    QVERIFY(difference(reduced(samplePage({}, false)), page) > tolerance);
    QVERIFY(difference(reduced(samplePage().mirrored(true, false)), page) > tolerance);
    QCOMPARE(difference(page.copy(0, 0, 20, 20), page), 100.0);
}

void TestPagePictures::pagesLookAsApproved_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("isDark");
    for (const QString &page : everyPage()) {
        QTest::newRow(qPrintable(page + "-light"_L1)) << page << false;
        QTest::newRow(qPrintable(page + "-dark"_L1)) << page << true;
    }
}

void TestPagePictures::pagesLookAsApproved()
{
    QFETCH(QString, page);
    QFETCH(bool, isDark);
    const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    QGuiApplication::setLayoutDirection(isDark ? Qt::RightToLeft : Qt::LeftToRight);
    QApplication::setCursorFlashTime(0);
    Bench bench;
    bench.theme.setChoice(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    const auto window = windowOn(bench, page);
    window->resize(windowSize);

    const QString name = QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-') + ".png"_L1;
    const QDir folder(approvedFolder());
    if (qEnvironmentVariableIntValue("RC_APPROVE_PICTURES") == 1) {
        QImage shown;
        const auto rests = [&] { return std::exchange(shown, reduced(window->grab().toImage())) == shown; };
        QTRY_VERIFY(rests()); // a person looks at it before it is committed
        QVERIFY(shown.save(folder.filePath(name)));
        return;
    }
    const QImage approved(folder.filePath(name));
    QVERIFY2(!approved.isNull(), qPrintable(folder.filePath(name)));
    const auto now = [&] { return difference(reduced(window->grab().toImage()), approved); };
    if (QTest::qWaitFor([&] { return now() <= tolerance; }, 5'000)) // what is laid out or read meanwhile comes to rest
        return;
    const QDir out(QDir::currentPath());
    QVERIFY(out.mkpath(u"pictures"_s));
    QVERIFY(window->grab().save(out.filePath("pictures/shown-"_L1 + name)));
    QVERIFY(approved.scaled(windowSize).save(out.filePath("pictures/approved-"_L1 + name)));
    QFAIL(qPrintable(u"%1 %: see %2"_s.arg(now()).arg(out.filePath(u"pictures"_s))));
}

RC_WIDGET_TEST(TestPagePictures)

} // namespace rc::tst_pagepictures

#include "tst_pagepictures.moc"
