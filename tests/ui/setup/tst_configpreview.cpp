// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration card: a list of formats, the key only on request, and a clipboard that is cleared of it.
#include "support/testprogram.h"
#include "ui/buttons/copybutton.h"
#include "ui/console.h"
#include "ui/parts/secretclipboard.h"
#include "ui/setup/config/configpreview.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

namespace rc::tst_configpreview {

namespace {

const QByteArray key = "k3y-0f-a-test"_ba;

int indexOf(ConfigFormat format)
{
    const auto &table = configFormatTable();
    return int(std::find_if(table.begin(), table.end(), [format](const auto &row) { return row.format == format; }) -
               table.begin());
}

QString clipboardText()
{
    return QGuiApplication::clipboard()->text();
}

} // namespace

class TestConfigPreview : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<SampleBench>();
        m_preview = std::make_unique<ConfigPreview>(m_console->session, m_console->theme);
        m_preview->setProfile(m_console->session.profile());
        QGuiApplication::clipboard()->clear();
        m_preview->show();
    }
    void cleanup()
    {
        m_preview.reset();
        m_console.reset();
    }

    void everyFormatIsShownAndCopiedWithoutTheKey()
    {
        m_console->session.keys().key().holdForSession(Secret(key));
        for (const ConfigFormatRow &row : configFormatTable()) {
            part<QComboBox>(*m_preview, u"configFormats"_s)->setCurrentIndex(indexOf(row.format));
            QCOMPARE(text(), *configText(m_console->session.profile(), row.format));
            press(u"copyConfigButton"_s);
            QCOMPARE(clipboardText(), text());
            QVERIFY(!clipboardText().contains(QString::fromLatin1(key)));
        }
    }

    void keychainLookupIsOfferedWhereSupported()
    {
        part<SegmentedControl>(*m_preview, u"keyWays"_s)->setCurrentIndex(1);
        QVERIFY(text().contains(u"secret-tool lookup server resource-console user payments-prod"_s));
        part<QComboBox>(*m_preview, u"configFormats"_s)->setCurrentIndex(indexOf(ConfigFormat::ToolSpec));
        QVERIFY(text().contains(u"${SERVICE_API_KEY}"_s));
        QVERIFY(!part<SegmentedControl>(*m_preview, u"keyWays"_s)->button(1)->isEnabled());
        const QString why = keyReferenceFault(ConfigFormat::ToolSpec, KeyReference::SecretService);
        QVERIFY(part<QLabel>(*m_preview, u"configPromise"_s)->text().contains(why));
    }

    void keyIsCopiedAfterASecondClickAndCleared()
    {
        m_console->session.keys().key().holdForSession(Secret(key));
        press(u"copyWithKeyButton"_s);
        QVERIFY(clipboardText().isEmpty()); // it asks first
        press(u"copyWithKeyButton"_s);
        QTRY_VERIFY(clipboardText().contains(QString::fromLatin1(key)));
        QVERIFY(!text().contains(QString::fromLatin1(key))); // never shown
        const QMimeData *marked = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(marked->data(u"x-kde-passwordManagerHint"_s), "secret"_ba);
        for (const QString &mark : {u"ExcludeClipboardContentFromMonitorProcessing"_s,
                                    u"CanIncludeInClipboardHistory"_s, u"CanUploadToCloudClipboard"_s})
            QVERIFY(marked->hasFormat(u"application/x-qt-windows-mime;value=\"%1\""_s.arg(mark)));
        SecretClipboard *secrets = m_preview->secretClipboard();
        QCOMPARE(secrets->limit(), std::chrono::seconds(30));
        QVERIFY(secrets->holdsSecret());
        secrets->clear(); // same effect as the timer
        QVERIFY(clipboardText().isEmpty());
        QVERIFY(part<QLabel>(*m_preview, u"configPromise"_s)->text().contains(u"cleared"_s));
    }

    void nothingIsCopiedWithoutAKey()
    {
        press(u"copyWithKeyButton"_s);
        press(u"copyWithKeyButton"_s);
        QTRY_VERIFY(part<QPushButton>(*m_preview, u"copyWithKeyButton"_s)->isEnabled());
        QVERIFY(clipboardText().isEmpty());
        QVERIFY(!part<QLabel>(*m_preview, u"configPromise"_s)->text().isEmpty());
    }

    void theClipboardIsClearedInTimeAndOnlyIfItHasTheKey()
    {
        SecretClipboard secrets;
        const QSignalSpy cleared(&secrets, &SecretClipboard::cleared);
        const QSignalSpy replaced(&secrets, &SecretClipboard::replaced);
        secrets.setLimit(std::chrono::milliseconds(1));
        secrets.copy(Secret("one"));
        QTRY_COMPARE(cleared.size(), 1);
        QVERIFY(clipboardText().isEmpty());
        secrets.copy(Secret("two"));
        QGuiApplication::clipboard()->setText(u"somebody else's"_s);
        QTRY_COMPARE(replaced.size(), 1);
        QCOMPARE(clipboardText(), u"somebody else's"_s);
        {
            SecretClipboard gone;
            gone.copy(Secret("three"));
        }
        QVERIFY(clipboardText().isEmpty());
    }

    void aFileIsSavedWithoutTheKey()
    {
        const QString path = m_console->folder.filePath(u"service.sh"_s);
        part<QComboBox>(*m_preview, u"configFormats"_s)->setCurrentIndex(indexOf(ConfigFormat::Shell));
        press(u"saveConfigButton"_s);
        auto *dialog = part<QFileDialog>(*m_preview, u"saveConfigDialog"_s);
        emit dialog->fileSelected(path);
        dialog->reject();
        QTRY_COMPARE(QString::fromUtf8(bytesOf(path)), text());
    }

    void nonAsciiPowerShellFileHasAByteOrderMark()
    {
        const QString ascii = u"$env:A = 'b'"_s;
        const QString more = u"$env:A = 'Jürgen'"_s;
        QCOMPARE(configFile(ConfigFormat::PowerShell, ascii), ascii.toUtf8());
        QCOMPARE(configFile(ConfigFormat::PowerShell, more), "\xEF\xBB\xBF" + more.toUtf8());
        QCOMPARE(configFile(ConfigFormat::Shell, more), more.toUtf8()); // a shell would run it as a command
    }

private:
    [[nodiscard]] QString text() const { return part<QPlainTextEdit>(*m_preview, u"configText"_s)->toPlainText(); }
    void press(const QString &name) { part<QPushButton>(*m_preview, name)->click(); }

    std::unique_ptr<SampleBench> m_console;
    std::unique_ptr<ConfigPreview> m_preview;
};

RC_WIDGET_TEST(TestConfigPreview)

} // namespace rc::tst_configpreview

#include "tst_configpreview.moc"
