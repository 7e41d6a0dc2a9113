// SPDX-License-Identifier: GPL-3.0-or-later
// The environment doctor in the window: a file beside the profile, read again after changes, with no clipped text and
// no visible key.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/setup/environment/environmentcard.h"
#include "ui/widgets/fittedtable.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_environmentcard {

namespace {

const QByteArray key = "k3y-canary-0123456789";

/// A card on a console, shown.
class Shown : public Bench
{
public:
    Shown()
    {
        keepSample();
        session.keys().key().holdForThisRun(Secret(key));
        card = std::make_unique<EnvironmentCard>(session, theme);
        card->resize(516, 500);
        card->show();
    }

    void write(const QByteArray &text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    [[nodiscard]] QString path() const { return folder.filePath(u".env"_s); }

    void read(const EnvironmentSource &source)
    {
        QSignalSpy compared(card.get(), &EnvironmentCard::compared);
        card->setSource(source);
        QTRY_VERIFY(!compared.isEmpty());
    }

    [[nodiscard]] FittedTable *table() const { return card->findChild<FittedTable *>(); }

    [[nodiscard]] QString markOf(const QString &name) const
    {
        for (const EnvironmentRow &row : card->rows()) {
            if (row.name == name)
                return QString(wireWord(row.mark));
        }
        return {};
    }

    std::unique_ptr<EnvironmentCard> card;
};

} // namespace

class TestEnvironmentCard : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void aFileBesideTheProfile();
    void readAgainWhenTheFileChanges();
    void theDraftIsCompared();
    void anotherPrefixIsSaid();
    void nothingThereIsSaid();
    void whatCannotBeReadIsSaid();
    void noKeyIsShown();
};

const QByteArray good =
    "SERVICE_RESOURCE=" + sampleUrl.toUtf8() + "\nSERVICE_USERNAME=jon\nSERVICE_API_KEY=" + key + "\n";

void TestEnvironmentCard::aFileBesideTheProfile()
{
    Shown shown;
    shown.write(good + "SERVICE_CLOUD_LEVEL=\"INFO \"\n");
    shown.read({shown.path()});
    QCOMPARE(shown.markOf(u"SERVICE_RESOURCE"_s), u"equal"_s);
    QCOMPARE(shown.markOf(u"SERVICE_API_KEY"_s), u"equal"_s);
    QCOMPARE(shown.markOf(u"SERVICE_CLOUD_LEVEL"_s), u"suspicious"_s);
    QCOMPARE(shown.markOf(u"SERVICE_DEBUG"_s), u"not-set"_s);
    QVERIFY(shown.card->findChild<QLabel *>(u"environmentFrom"_s)->text().contains(u"SERVICE_* from "_s));
    QVERIFY(shown.table()->isVisible());
}

void TestEnvironmentCard::readAgainWhenTheFileChanges()
{
    Shown shown;
    shown.write(good);
    shown.read({shown.path()});
    QCOMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"equal"_s);
    shown.write(QByteArray(good).replace("jon", "mara"));
    QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"different"_s);
    // Editors also replace the file with another one.
    QFile other(shown.path() + u".new"_s);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write(good) == good.size());
    other.close();
    QVERIFY(QFile::remove(shown.path()) && other.rename(shown.path()));
    QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"equal"_s);
}

void TestEnvironmentCard::theDraftIsCompared()
{
    Shown shown;
    shown.write(good);
    shown.read({shown.path()});
    Profile draft = shown.session.profile();
    draft.username = u"mara"_s;
    shown.card->setProfile(draft);
    QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"different"_s);
}

void TestEnvironmentCard::anotherPrefixIsSaid()
{
    Shown shown;
    shown.write(QByteArray(good).replace("SERVICE_", "ACME_"));
    shown.read({shown.path()});
    QVERIFY(shown.card->findChild<QLabel *>(u"environmentWords"_s)->text().contains(u"ACME_RESOURCE"_s));
}

void TestEnvironmentCard::nothingThereIsSaid()
{
    Shown shown;
    shown.write("OTHER=1\n");
    shown.read({shown.path()});
    QCOMPARE(shown.table()->rowCount(), 0);
    QVERIFY(!shown.table()->isVisible());
    QVERIFY(shown.card->findChild<QLabel *>(u"environmentWords"_s)->text().contains(u"SERVICE_"_s));
}

void TestEnvironmentCard::whatCannotBeReadIsSaid()
{
    Shown shown;
    shown.read({u"/nowhere/.env"_s});
    auto *words = shown.card->findChild<QLabel *>(u"environmentWords"_s);
    QVERIFY(words->isVisible() && words->text().contains(u"/nowhere/.env"_s));
    shown.write(QByteArray("A\0B", 3));
    shown.read({shown.path()});
    QVERIFY(words->text().contains(u"NUL"_s));
    shown.write(good + "SERVICE_DEBUG=\"true\nX=1\n");
    shown.read({shown.path()});
    QVERIFY2(words->text().contains(u"Line 4: SERVICE_DEBUG"_s), qPrintable(words->text()));
}

void TestEnvironmentCard::noKeyIsShown()
{
    Shown shown;
    shown.write(good + "SERVICE_EMAIL=" + key + "\n");
    shown.read({shown.path()});
    QStringList texts;
    for (int row = 0; row < shown.table()->rowCount(); ++row) {
        for (int column = 0; column < shown.table()->columnCount(); ++column) {
            const QTableWidgetItem *cell = shown.table()->item(row, column);
            texts.append({cell->text(), cell->data(Qt::AccessibleTextRole).toString(), cell->toolTip()});
        }
    }
    for (const QLabel *label : shown.card->findChildren<QLabel *>())
        texts.append(label->text());
    QVERIFY2(texts.join(u'\n').contains(u"fingerprint "_s) && !texts.join(u'\n').contains(u"canary"_s),
             qPrintable(texts.join(u'\n')));
}

RC_WIDGET_TEST(TestEnvironmentCard)

} // namespace rc::tst_environmentcard

#include "tst_environmentcard.moc"
