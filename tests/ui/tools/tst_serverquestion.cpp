// SPDX-License-Identifier: GPL-3.0-or-later
// A server's question is shown in full and answered by a press, and nothing is opened automatically.
#include "core/json/jsontext.h"
#include "support/testprogram.h"
#include "ui/forms/formview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"

#include <QDesktopServices>
#include <QLabel>
#include <QPushButton>

namespace rc::tst_serverquestion {

namespace {

ServerQuestion questionOf(const QByteArray &params)
{
    const auto tape = JsonTape::read(params);
    return serverQuestion(u"elicitation/create"_s, tape->root());
}

/// Records the URLs that would be opened.
class Opener : public QObject
{
    Q_OBJECT

public:
    Opener() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~Opener() override { QDesktopServices::unsetUrlHandler(u"https"_s); }
    QList<QUrl> opened;

public slots:
    void open(const QUrl &url) { opened.append(url); }
};

} // namespace

class TestServerQuestion : public QObject
{
    Q_OBJECT

private slots:
    void defaultsAreFilledInAndChecked()
    {
        const Theme theme(ThemeChoice::Light);
        QuestionView view(
            questionOf(R"({"message":"Who <b>are</b> you?","requestedSchema":{"type":"object","properties":{)"
                       R"("name":{"type":"string","default":"Jo","minLength":1},"age":{"type":"integer"}},)"
                       R"("required":["name","age"]}})"),
            u"t.example"_s, theme);
        view.show();
        QVERIFY(view.findChild<QLabel *>(u"questionHost"_s)->text().contains(u"t.example"_s));
        auto *message = view.findChild<QLabel *>(u"questionMessage"_s);
        QCOMPARE(message->text(), u"Who <b>are</b> you?"_s);
        QCOMPARE(message->textFormat(), Qt::PlainText);
        QSignalSpy answered(&view, &QuestionView::answered);
        auto *accept = view.findChild<QPushButton *>(u"acceptQuestion"_s);
        accept->click();
        QVERIFY(answered.isEmpty()); // the age is missing
        view.form().type(*view.form().at(u"/age"_s), u"7"_s);
        accept->click();
        accept->click(); // a second press has no effect
        QCOMPARE(answered.size(), 1);
        const auto answer = answered.first().first().value<ServerAnswer>();
        QCOMPARE(answer.action, AnswerAction::Accept);
        QCOMPARE(answer.content, R"({"name":"Jo","age":7})");
    }

    void declineAndCancel()
    {
        const Theme theme(ThemeChoice::Light);
        for (const auto &[button, action] :
             {std::pair{u"declineQuestion"_s, AnswerAction::Decline}, {u"cancelQuestion"_s, AnswerAction::Cancel}}) {
            QuestionView view(questionOf(R"({"message":"x","requestedSchema":{"type":"object","properties":{}}})"),
                              u"t.example"_s, theme);
            QSignalSpy answered(&view, &QuestionView::answered);
            view.findChild<QPushButton *>(button)->click();
            QCOMPARE(answered.first().first().value<ServerAnswer>().action, action);
        }
    }

    void anAddressIsShownInFullAndOpenedByAPressAlone()
    {
        const Theme theme(ThemeChoice::Light);
        Opener opener;
        const QString address = u"https://login.example.net/connect?"_s + QString(3000, u'a');
        QuestionView view(questionOf(R"({"mode":"url","message":"Go","url":)" + jsonString(address) + '}'),
                          u"t.example"_s, theme);
        view.show();
        QVERIFY(view.findChild<QLabel *>(u"questionAddressHost"_s)->text().contains(u"login.example.net"_s));
        QCOMPARE(view.findChild<CodeView *>(u"questionAddress"_s)->toPlainText(), address);
        QSignalSpy answered(&view, &QuestionView::answered);
        view.findChild<QPushButton *>(u"acceptQuestion"_s)->click();
        QCOMPARE(answered.first().first().value<ServerAnswer>().action, AnswerAction::Accept);
        QVERIFY(opener.opened.isEmpty());
        view.findChild<QPushButton *>(u"openAddress"_s)->click();
        QCOMPARE(opener.opened, QList<QUrl>{QUrl(address)});
    }

    void secretsAreWarnedOf()
    {
        const Theme theme(ThemeChoice::Light);
        for (const QByteArray &name : {QByteArray("api_key"), QByteArray("password"), QByteArray("city")}) {
            QuestionView view(questionOf(R"({"message":"x","requestedSchema":{"type":"object","properties":{")" + name +
                                         R"(":{"type":"string","default":"d"}}}})"),
                              u"t.example"_s, theme);
            QCOMPARE(view.findChild<QLabel *>(u"questionWarning"_s) != nullptr, name != "city");
            QList<ArgumentFault> faults;
            QCOMPARE(view.form().arguments(faults).contains("\"d\""), name == "city");
        }
    }
};

RC_WIDGET_TEST(TestServerQuestion)

} // namespace rc::tst_serverquestion

#include "tst_serverquestion.moc"
