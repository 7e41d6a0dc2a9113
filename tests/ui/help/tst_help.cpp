// SPDX-License-Identifier: GPL-3.0-or-later
// Help in its usual places: the shortcut sheet, About, and the machine details in a bug report.
#include "core/version.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/help/aboutwindow.h"
#include "ui/help/keysheet.h"

#include <QDialog>

namespace rc::tst_help {

namespace {

const QByteArray key = "k3y-0f-a-test";

struct Windowed : WindowBench
{
    Windowed() { session.keys().key().holdForSession(Secret(key)); }
    [[nodiscard]] QDialog *sheet() const { return part<QDialog>(u"keySheet"_s); }
};

QString copied(const QDialog &about)
{
    about.findChild<QPushButton *>(u"copyDiagnostics"_s)->click();
    return QGuiApplication::clipboard()->text();
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void shortcutOpensTheSheet()
    {
        for (const Qt::Key key : {Qt::Key_F1, Qt::Key_Question}) {
            Windowed on;
            on.window->setFocus();
            QTest::keyClick(on.window.get(), key);
            QVERIFY(on.sheet() != nullptr && on.sheet()->isVisible() && !on.sheet()->isModal());
            QTRY_VERIFY(on.sheet()->isActiveWindow());
            QTest::keyClick(on.sheet(), Qt::Key_Escape);
            QTRY_VERIFY(on.sheet() == nullptr);
        }
    }

    void aQuestionMarkIsTypedIntoAField()
    {
        Windowed on;
        auto *field = on.window->findChild<QLineEdit *>(u"resourceField"_s);
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, u"?"_s);
        QCOMPARE(field->text(), u"?"_s);
        QVERIFY(on.sheet() == nullptr);
    }

    void everyPageAndShortcutIsListedOnce()
    {
        const KeyLine page{{Qt::ALT | Qt::Key_1}, u"Check"_s};
        const QList<KeyGroup> groups = keyGroups({page});
        QCOMPARE(groups.first().lines.last().effect, page.effect);
        for (const KeyGroup &group : groups) {
            QStringList keys;
            for (const KeyLine &line : group.lines) {
                QVERIFY(!line.effect.isEmpty() && !line.keys.isEmpty());
                for (const QKeySequence &sequence : line.keys)
                    keys.append(sequence.toString());
            }
            QVERIFY2(keys.removeDuplicates() == 0, qPrintable(group.title));
        }
    }

    void diagnosticsHaveNoKeyAndAddressesOnlyOnRequest()
    {
        Windowed on;
        QDialog *about = showAbout(on.session, on.theme, on.window.get());
        const QString text = copied(*about);
        QVERIFY2(text.contains(programVersion()) && text.contains(QLatin1StringView(qVersion())), qPrintable(text));
        for (const QString &secret : {QString::fromLatin1(key), sampleUrl, u"logs.example.net"_s, u"mcp.example.net"_s,
                                      on.session.profile().name})
            QVERIFY2(!text.contains(secret), qPrintable(text));
        about->findChild<QCheckBox *>(u"diagnosticsAddresses"_s)->setChecked(true);
        const QString more = copied(*about);
        QVERIFY2(more.contains(sampleUrl) && more.contains(on.session.profile().toolServer), qPrintable(more));
        QVERIFY(!more.contains(QString::fromLatin1(key)));
    }

    void theHomeFolderIsNotNamed()
    {
        const QString home = QDir::homePath();
        QCOMPARE(withoutHome(home + u"/data"_s), u"~/data"_s);
        QCOMPARE(withoutHome(home), u"~"_s);
        QCOMPARE(withoutHome(home + u"-of-another"_s), home + u"-of-another"_s);
        QCOMPARE(withoutHome(u"/var/data"_s), u"/var/data"_s);
    }
};

RC_WIDGET_TEST(TestHelp)

} // namespace rc::tst_help

#include "tst_help.moc"
