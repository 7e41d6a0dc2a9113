// SPDX-License-Identifier: GPL-3.0-or-later
// A tool keeps its key at any index, and equal names are distinguished.
#include "core/tool/toolcatalog.h"
#include "support/testprogram.h"

namespace rc::tst_toolkey {

namespace {

QList<Tool> toolsNamed(const QStringList &names)
{
    QList<Tool> tools;
    for (const QString &name : names) {
        Tool tool;
        tool.name = name;
        tools.append(tool);
    }
    return tools;
}

} // namespace

class TestToolKey : public QObject
{
    Q_OBJECT

private slots:
    void keysMapBackToTheirIndex()
    {
        const ToolKeys keys(CatalogKind::General, toolsNamed({u"a"_s, u"b"_s, u"a"_s, u"a"_s}));
        QCOMPARE(keys.size(), 4);
        for (qsizetype index = 0; index < keys.size(); ++index)
            QCOMPARE(keys.indexOf(keys.at(index)), index);
        QCOMPARE(keys.at(3).sameName, 2);
        QCOMPARE(keys.at(1), (ToolKey{CatalogKind::General, u"b"_s, 0}));
    }

    void unknownKeysHaveNoIndex()
    {
        const ToolKeys keys(CatalogKind::General, toolsNamed({u"a"_s, u"a"_s}));
        QCOMPARE(keys.indexOf({CatalogKind::CodeHosting, u"a"_s, 0}), -1);
        QCOMPARE(keys.indexOf({CatalogKind::General, u"a"_s, 2}), -1);
        QCOMPARE(keys.indexOf({CatalogKind::General, u"a"_s, -1}), -1);
        QCOMPARE(keys.indexOf({CatalogKind::General, u"c"_s, 0}), -1);
        QCOMPARE(keys.indexOf({}), -1);
    }

    /// They are used in files: an unchanged list must keep them.
    void savedNamesDistinguishDuplicates()
    {
        QCOMPARE(storedToolNames(toolsNamed({u"a"_s, u"b"_s, u"a"_s, u"a"_s})),
                 (QStringList{u"a"_s, u"b"_s, u"a\n#2"_s, u"a\n#3"_s}));
    }
};

RC_PLAIN_TEST(TestToolKey)

} // namespace rc::tst_toolkey

#include "tst_toolkey.moc"
