// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the data for desktops and software centers is consistent, current, and translated.
#include "core/version.h"
#include "messages.h"
#include "sources.h"
#include "support/testprogram.h"

#include <QDate>
#include <QHash>
#include <QXmlStreamReader>

namespace rc::tst_desktop {

struct MetadataElement
{
    QString path; ///< "component/releases/release"
    QXmlStreamAttributes attributes;
    QString text; ///< without nested elements, white space collapsed

    [[nodiscard]] QString attribute(const QString &name) const { return attributes.value(name).toString(); }
};

namespace {

/// The keys of a desktop file: "Desktop Entry/Name[de]" and its value.
using DesktopKeys = QHash<QString, QString>;

/// In file order; empty if it is not well-formed.
QList<MetadataElement> elementsOf(const QString &path)
{
    QXmlStreamReader xml(textOf(path));
    QList<MetadataElement> elements;
    QList<qsizetype> open;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            const QString above = open.isEmpty() ? QString() : elements.at(open.last()).path + u'/';
            open.append(elements.size());
            elements.append({above + xml.qualifiedName().toString(), xml.attributes(), {}});
        } else if (token == QXmlStreamReader::Characters && !open.isEmpty()) {
            elements[open.last()].text += xml.text();
        } else if (token == QXmlStreamReader::EndElement) {
            MetadataElement &ended = elements[open.takeLast()];
            ended.text = ended.text.simplified();
        }
    }
    return xml.hasError() ? QList<MetadataElement>() : elements;
}

QList<MetadataElement> elementsAt(const QList<MetadataElement> &elements, const QString &path)
{
    QList<MetadataElement> found;
    for (const MetadataElement &element : elements) {
        if (element.path == path)
            found.append(element);
    }
    return found;
}

/// Of the first such element: the English text.
QString textAt(const QList<MetadataElement> &elements, const QString &path)
{
    const QList<MetadataElement> found = elementsAt(elements, path);
    return found.isEmpty() ? QString() : found.first().text;
}

DesktopKeys desktopKeysOf(const QString &path)
{
    DesktopKeys keys;
    QString group;
    const QStringList lines = textOf(path).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (line.startsWith(u'['))
            group = line.mid(1, line.size() - 2);
        else if (!line.startsWith(u'#'))
            keys.insert(group + u'/' + line.section(u'=', 0, 0), line.section(u'=', 1));
    }
    return keys;
}

} // namespace

class TestDesktop : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_entry = desktopKeysOf(m_entryFile);
        m_metadata = elementsOf(m_metadataFile);
        QVERIFY2(!m_entry.isEmpty(), qPrintable(m_entryFile));
        QVERIFY2(!m_metadata.isEmpty(), qPrintable(m_metadataFile));
    }

    void sameIdEverywhere()
    {
        // Lower case for AppStream, no hyphen for D-Bus and Flatpak.
        static const QRegularExpression form(u"^[a-z]+(\\.[a-z][a-z0-9_]*){2,}$"_s);
        const QString id = rc::programId();
        QVERIFY2(form.match(id).hasMatch(), qPrintable(id));
        QCOMPARE(textAt(m_metadata, u"component/id"_s), id);
        QCOMPARE(textAt(m_metadata, u"component/launchable"_s), id + u".desktop"_s);
        QCOMPARE(m_entry.value(u"Desktop Entry/Icon"_s), id);
        const QString icon = u"resources/icons/"_s + id + u".svg"_s;
        QVERIFY(textOf(icon).contains("<svg"_L1));
        const QString installed = textOf(u"CMakeLists.txt"_s);
        QVERIFY(installed.contains(m_entryFile));
        QVERIFY(installed.contains(icon));
        QVERIFY(installed.contains(id + u".metainfo.xml"_s));
        const QDir resources(inSourceFolder(u"resources"_s));
        QCOMPARE(resources.entryList({u"*.desktop"_s}), QStringList(id + u".desktop"_s));
    }

    void entryAndMetadataAgree()
    {
        QCOMPARE(m_entry.value(u"Desktop Entry/Name"_s), rc::programName());
        QCOMPARE(textAt(m_metadata, u"component/name"_s), rc::programName());
        QCOMPARE(m_entry.value(u"Desktop Entry/Comment"_s), textAt(m_metadata, u"component/summary"_s));
        const QString program = textAt(m_metadata, u"component/provides/binary"_s);
        QCOMPARE(m_entry.value(u"Desktop Entry/Exec"_s), program + u" %u"_s);
        // X11 identifies a window by the program's name: Qt 6.4 does not set the id.
        QCOMPARE(m_entry.value(u"Desktop Entry/StartupWMClass"_s), program);
        QCOMPARE(m_entry.value(u"Desktop Entry/MimeType"_s),
                 textAt(m_metadata, u"component/provides/mediatype"_s) + u';');
        QString categories;
        for (const MetadataElement &category : elementsAt(m_metadata, u"component/categories/category"_s))
            categories += category.text + u';';
        QCOMPARE(m_entry.value(u"Desktop Entry/Categories"_s), categories);
        QString keywords;
        for (const MetadataElement &keyword : elementsAt(m_metadata, u"component/keywords/keyword"_s)) {
            if (keyword.attribute(u"xml:lang"_s).isEmpty())
                keywords += keyword.text + u';';
        }
        QCOMPARE(m_entry.value(u"Desktop Entry/Keywords"_s), keywords);
    }

    void actionsUseKnownOptions()
    {
        const QString manual = textOf(u"resources/resource-console.1"_s);
        const QStringList actions = m_entry.value(u"Desktop Entry/Actions"_s).split(u';', Qt::SkipEmptyParts);
        QCOMPARE(actions, (QStringList{u"new-check"_s, u"demo"_s}));
        for (const QString &action : actions) {
            const QString option = u"--"_s + action;
            QCOMPARE(m_entry.value(u"Desktop Action "_s + action + u"/Exec"_s), u"resource-console "_s + option);
            QVERIFY2(manual.contains(QString(option).replace(u'-', u"\\-"_s)), qPrintable(option));
        }
    }

    void oneVersionEverywhere()
    {
        const QString version = rc::programVersion(); // from CMakeLists.txt
        const QList<MetadataElement> releases = elementsAt(m_metadata, u"component/releases/release"_s);
        QVERIFY(!releases.isEmpty());
        const MetadataElement &newest = releases.first();
        QCOMPARE(newest.attribute(u"version"_s), version);
        QDate later;
        for (const MetadataElement &release : releases) {
            const QDate date = QDate::fromString(release.attribute(u"date"_s), Qt::ISODate);
            QVERIFY2(date.isValid(), qPrintable(release.attribute(u"date"_s)));
            QVERIFY(!later.isValid() || date <= later);
            later = date;
        }
        static const QRegularExpression heading(u"^## (.*)$"_s, QRegularExpression::MultilineOption);
        QCOMPARE(heading.match(textOf(u"CHANGELOG.md"_s)).captured(1),
                 u"%1 (%2)"_s.arg(version, newest.attribute(u"date"_s)));
        static const QRegularExpression title(u"^\\.TH .* \"Resource Console ([^\"]*)\""_s,
                                              QRegularExpression::MultilineOption);
        QCOMPARE(title.match(textOf(u"resources/resource-console.1"_s)).captured(1), version);
    }

    void metadataIsTranslated()
    {
        static const QRegularExpression translatable(u"/(name|summary|caption|keyword|p|li)$"_s);
        QStringList faults;
        int texts = 0;
        for (qsizetype i = 0; i < m_metadata.size(); ++i) {
            const MetadataElement &english = m_metadata.at(i);
            if (!translatable.match(english.path).hasMatch() || !english.attribute(u"xml:lang"_s).isEmpty())
                continue;
            ++texts;
            qsizetype at = i;
            for (const QString &language : otherLanguages()) {
                ++at;
                const MetadataElement next = at < m_metadata.size() ? m_metadata.at(at) : MetadataElement();
                if (next.path != english.path || next.attribute(u"xml:lang"_s) != language || next.text.isEmpty())
                    faults.append(language + u": "_s + english.text);
            }
        }
        QVERIFY(texts > 10);
        QCOMPARE(faults, QStringList());
    }

    void desktopEntryIsTranslated()
    {
        static const QRegularExpression translatable(u"/(Name|GenericName|Comment|Keywords)$"_s);
        QStringList faults;
        int texts = 0;
        for (auto key = m_entry.cbegin(); key != m_entry.cend(); ++key) {
            if (!translatable.match(key.key()).hasMatch())
                continue;
            ++texts;
            for (const QString &language : otherLanguages()) {
                if (m_entry.value(u"%1[%2]"_s.arg(key.key(), language)).isEmpty())
                    faults.append(language + u": "_s + key.key());
            }
        }
        QCOMPARE(texts, 6);
        QCOMPARE(faults, QStringList());
        for (const MetadataElement &summary : elementsAt(m_metadata, u"component/summary"_s)) {
            const QString language = summary.attribute(u"xml:lang"_s);
            if (!language.isEmpty())
                QCOMPARE(m_entry.value(u"Desktop Entry/Comment[%1]"_s.arg(language)), summary.text);
        }
    }

    void textsAreShortEnough()
    {
        constexpr qsizetype longestSummary = 35;
        constexpr qsizetype longestCaption = 50;
        for (const MetadataElement &summary : elementsAt(m_metadata, u"component/summary"_s))
            QVERIFY2(summary.text.size() <= longestSummary, qPrintable(summary.text));
        for (const MetadataElement &caption : elementsAt(m_metadata, u"component/screenshots/screenshot/caption"_s))
            QVERIFY2(caption.text.size() <= longestCaption, qPrintable(caption.text));
    }

    void screenshotsAreTaken()
    {
        const QString script = textOf(u"tests/screenshots/screenshots.sh"_s);
        const QList<MetadataElement> images = elementsAt(m_metadata, u"component/screenshots/screenshot/image"_s);
        QVERIFY(images.size() >= 3);
        static const QRegularExpression place(u"^@RC_SCREENSHOTS@/store-([a-z]+)\\.png$"_s);
        for (const MetadataElement &image : images) {
            const auto match = place.match(image.text);
            QVERIFY2(match.hasMatch(), qPrintable(image.text));
            QVERIFY2(script.contains(u"store_picture "_s + match.captured(1) + u'\n'), qPrintable(image.text));
            const int width = image.attribute(u"width"_s).toInt();
            const int height = image.attribute(u"height"_s).toInt();
            QVERIFY(width >= 620 && width <= 1000 && height <= 700);
            QVERIFY(qAbs(double(width) / height - 16.0 / 9) < 0.1);
            QVERIFY(script.contains(u"store) width=%1 height=%2"_s.arg(width).arg(height)));
            QVERIFY(script.contains(u"-crop %1x%2+0+0"_s.arg(width).arg(height)));
        }
    }

    // The home page is unknown until the program is published: then its addresses are set, see CONTRIBUTING.md.
    void unknownUrlsAreOmitted()
    {
        const QList<MetadataElement> built =
            elementsOf(inBuildFolder(u"resources/org.resource_console.resource_console.metainfo.xml"_s));
        QVERIFY(!built.isEmpty());
        QVERIFY(!textOf(inBuildFolder(u"resources/org.resource_console.resource_console.metainfo.xml"_s))
                     .contains("@RC_"_L1));
        const QList<MetadataElement> published = elementsOf(
            inBuildFolder(u"tests/repository/published/org.resource_console.resource_console.metainfo.xml"_s));
        for (const QString &path : {u"component/url"_s, u"component/update_contact"_s, u"component/screenshots"_s}) {
            QVERIFY2(!elementsAt(published, path).isEmpty(), qPrintable(path));
            for (const MetadataElement &element : elementsAt(built, path))
                QVERIFY2(!element.text.isEmpty() || path.endsWith("screenshots"_L1), qPrintable(path));
        }
        // No other difference from the template.
        const auto others = [](const QList<MetadataElement> &elements) {
            QStringList paths;
            for (const MetadataElement &element : elements) {
                if (!element.path.startsWith("component/url"_L1) &&
                    !element.path.startsWith("component/update_contact"_L1) &&
                    !element.path.startsWith("component/screenshots"_L1))
                    paths.append(element.path);
            }
            return paths;
        };
        QCOMPARE(others(built), others(m_metadata));
        QCOMPARE(published.size(), m_metadata.size());
    }

private:
    QString m_entryFile = u"resources/"_s + rc::programId() + u".desktop"_s;
    QString m_metadataFile = u"resources/"_s + rc::programId() + u".metainfo.xml.in"_s;
    DesktopKeys m_entry;
    QList<MetadataElement> m_metadata;
};

RC_PLAIN_TEST(TestDesktop)

} // namespace rc::tst_desktop

#include "tst_desktop.moc"
