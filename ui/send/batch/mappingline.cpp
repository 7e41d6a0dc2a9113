// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/batch/mappingline.h"

#include "core/words/displaytext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownNameLength = 40;

QString shownName(const QString &name)
{
    return name.isEmpty() ? MappingLine::tr("(no name)") : displayText(name, LineBreaks::Mark, shownNameLength);
}

bool haveSameNames(const ImportMapping &one, const ImportMapping &other)
{
    return std::equal(one.names.cbegin(), one.names.cend(), other.names.cbegin(), other.names.cend(),
                      [](const MappedName &a, const MappedName &b) { return a.name == b.name; });
}

} // namespace

MappingLine::MappingLine(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_more(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"mappingMore"_s))
{
    setObjectName(u"mappingLine"_s);
    auto *layout = makeColumn(
        this, {noMargins, grid::unit},
        {plainLabel(tr("Field mapping. Choose a field to change it."), theme, Token::Quiet, TextSize::Small, this)});
    auto *chips = named(new QWidget(this), u"mappingChips"_s);
    new FlowLayout(chips, grid::unit);
    layout->addWidget(chips);
    layout->addWidget(m_more);
    hide();
}

void MappingLine::showMapping(const ImportMapping &mapping)
{
    const bool sameNames = haveSameNames(m_mapping, mapping); // preserves the focus
    m_mapping = mapping;
    if (!sameNames) {
        qDeleteAll(m_chips);
        m_chips.clear();
        auto *chips = findChild<QWidget *>(u"mappingChips"_s);
        for (qsizetype place = 0; place < mapping.names.size(); ++place) {
            auto *chip = named(new QPushButton(chips), u"mapped-"_s + QString::number(place));
            connect(chip, &QPushButton::clicked, this, [this, place] { openMenu(place); });
            chips->layout()->addWidget(chip);
            m_chips.append(chip);
        }
    }
    for (qsizetype place = 0; place < m_chips.size(); ++place)
        showChip(place);
    m_more->setText(tr("%n more field(s) → extra", nullptr, int(mapping.more)));
    m_more->setVisible(mapping.more > 0);
    setVisible(!mapping.names.isEmpty());
}

void MappingLine::showChip(qsizetype place)
{
    const MappedName &mapped = m_mapping.names.at(place);
    QPushButton *chip = m_chips.at(place);
    const QString target = importTargetName(mapped.target);
    chip->setText(
        withoutMnemonic(tr("%1 → %2", "a column of a file, what it becomes").arg(shownName(mapped.name), target)));
    chip->setAccessibleName(tr("%1: %2", "a column of a file, what it becomes").arg(shownName(mapped.name), target));
    setFlag(chip, "chosen", isSingle(mapped.target));
}

void MappingLine::openMenu(qsizetype place)
{
    const MappedName mapped = m_mapping.names.at(place);
    auto *menu = named(new QMenu(this), u"mappingMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ImportTargetRow &row : importTargetTable()) {
        QAction *action = menu->addAction(importTargetName(row.target));
        action->setObjectName(row.word);
        action->setCheckable(true);
        action->setChecked(row.target == mapped.target);
        connect(action, &QAction::triggered, this,
                [this, name = mapped.name, target = row.target] { emit chosen(name, target); });
    }
    const QPushButton *chip = m_chips.at(place);
    menu->popup(chip->mapToGlobal(QPoint(0, chip->height())));
}

} // namespace rc

#include "moc_mappingline.cpp"
