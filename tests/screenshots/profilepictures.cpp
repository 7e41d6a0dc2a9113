// SPDX-License-Identifier: GPL-3.0-or-later
// Profiles in the window as pictures: profilepictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "tests/screenshots/pictures.h"
#include "ui/console.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

QList<Profile> someProfiles()
{
    const QList<std::pair<QString, ProfileColor>> rows{
        {u"payments-prod"_s, ProfileColor::Red},
        {u"payments-staging"_s, ProfileColor::Amber},
        {u"Web shop, Küche & Bad"_s, ProfileColor::Green},
        {u"search"_s, ProfileColor::None},
        {u"a profile whose name takes all the room that there is"_s, ProfileColor::Violet}};
    QList<Profile> list;
    for (const auto &[name, color] : rows) {
        Profile profile = profileOf(name, sampleUrl, u"https://mcp.example.net"_s, u"jon"_s);
        profile.color = color;
        profile.threshold = Threshold::Warning;
        list.append(profile);
    }
    return list;
}

} // namespace

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"profiles"_s, 400);
    if (!pictures)
        return 2;
    WindowOn<Bench> bench;
    if (!saveProfiles(bench.profiles, someProfiles()))
        return 1;
    bench.session.book().reload();
    bench.session.book().select(u"payments-prod"_s);
    MainWindow &window = pictures->begin(bench);
    window.showPage(u"setup"_s);
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const auto press = [&](const QString &name) {
        bench.click(name);
        pictures->settle();
    };
    const auto scroll = [&](int to) {
        for (QScrollArea *area : window.findChildren<QScrollArea *>())
            area->verticalScrollBar()->setValue(to);
        pictures->settle();
    };
    keep(u"setup"_s);
    scroll(100'000);
    keep(u"list"_s);
    scroll(0);
    press(u"moreButton"_s);
    keep(u"more"_s);
    window.findChild<QLineEdit *>(u"keyHeaderField"_s)->setText(u"Content-Type"_s);
    keep(u"wrong"_s);
    window.findChild<QLineEdit *>(u"keyHeaderField"_s)->setText(u"X-API-Key"_s);
    press(u"moreButton"_s);
    QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
    keep(u"palette"_s);
    QTest::keyClicks(window.findChild<QLineEdit *>(u"paletteField"_s), u"pay"_s);
    keep(u"palette-found"_s);
    QTest::keyClicks(window.findChild<QLineEdit *>(u"paletteField"_s), u" zebra"_s);
    keep(u"palette-nothing"_s);
    QTest::keyClick(window.findChild<QLineEdit *>(u"paletteField"_s), Qt::Key_Escape);
    auto *profiles = window.findChild<QMenu *>(u"profileMenu"_s);
    profiles->popup(window.findChild<QWidget *>(u"profileButton"_s)->mapToGlobal(QPoint()));
    pictures->keep(*profiles, u"profiles"_s);
    profiles->close();
    press(u"duplicateButton"_s);
    keep(u"duplicate"_s);
    bench.session.keys().remove(bench.session.profile().name, ProfileKeys::KeyRemoval::Forget, &window,
                                [](const std::optional<Error> &) {});
    keep(u"removed"_s);
    return 0;
}
