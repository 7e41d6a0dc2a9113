// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/profile/forwardingtable.h"

#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace rc {

/// Painted instead of built from forty labels; its accessible description has the levels of the marked row.
class ForwardingTable::Matrix : public QWidget
{
public:
    Matrix(const Theme &theme, QWidget *parent)
        : QWidget(parent)
        , m_theme(theme)
    {
        setObjectName(u"forwardingMatrix"_s);
        fitToTheme(this, theme, [this] {
            setFont(m_theme.small());
            setFixedHeight(rowHeight() * (int(thresholdTable().size()) + 1));
            update();
        });
    }

    void setThreshold(Threshold threshold)
    {
        m_threshold = threshold;
        QStringList sent;
        for (const LevelRow &level : levelTable()) {
            if (forwards(threshold, level.level))
                sent.append(levelName(level.level));
        }
        setAccessibleName(ForwardingTable::tr("Forwarded levels"));
        setAccessibleDescription(
            sent.isEmpty()
                ? ForwardingTable::tr("Nothing is forwarded; every entry stays local.")
                : ForwardingTable::tr("Forwarded at %1: %2").arg(QString(thresholdWord(threshold)), listText(sent)));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t column = 0; column < levelTable().size(); ++column) {
            const Level level = levelTable().at(column).level;
            painter.setPen(m_theme.color(tokenFor(level)));
            painter.drawText(cell(0, int(column) + 1), Qt::AlignCenter, levelName(level));
        }
        for (std::size_t row = 0; row < thresholdTable().size(); ++row)
            paintRow(painter, int(row) + 1, thresholdTable().at(row).threshold);
    }

private:
    [[nodiscard]] int rowHeight() const { return fontMetrics().height() + 2 * grid::unit; }

    /// Column 0 has the thresholds' names; mirrored for right-to-left layouts.
    [[nodiscard]] QRect cell(int row, int column) const
    {
        const int columns = int(levelTable().size());
        QFont widest = font();
        widest.setWeight(QFont::DemiBold); // the marked row is bold
        int names = 0;
        for (const ThresholdRow &threshold : thresholdTable())
            names = qMax(names, QFontMetrics(widest).horizontalAdvance(QString(threshold.word)) + 4 * grid::unit);
        // each as wide as its name, with the remaining space distributed evenly
        QList<int> before{names};
        for (const LevelRow &level : levelTable())
            before.append(before.constLast() + fontMetrics().horizontalAdvance(levelName(level.level)));
        const int spare = width() - before.constLast();
        const int left = column == 0 ? 0 : before.at(column - 1) + spare * (column - 1) / columns;
        const int right = before.at(column) + spare * column / columns;
        const QRect place(left, row * rowHeight(), right - left, rowHeight());
        return QStyle::visualRect(layoutDirection(), rect(), place);
    }

    void paintRow(QPainter &painter, int row, Threshold threshold) const
    {
        const bool own = threshold == m_threshold;
        if (own) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(Token::AccentSoft));
            painter.drawRoundedRect(QRect(0, row * rowHeight(), width(), rowHeight()), 4, 4);
        }
        QFont words = font();
        words.setWeight(own ? QFont::DemiBold : QFont::Normal);
        painter.setFont(words);
        painter.setPen(m_theme.color(Token::Text));
        const int beside = int(layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        painter.drawText(cell(row, 0).adjusted(8, 0, -8, 0), beside | int(Qt::AlignVCenter),
                         QString(thresholdWord(threshold)));
        painter.setFont(font());
        for (std::size_t column = 0; column < levelTable().size(); ++column) {
            const QRect place = cell(row, int(column) + 1);
            if (forwards(threshold, levelTable().at(column).level)) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(m_theme.color(Token::Passed));
                painter.drawEllipse(QRectF(place).center(), 4.5, 4.5);
            } else {
                painter.setPen(m_theme.color(Token::Quiet));
                painter.drawText(place, Qt::AlignCenter, ForwardingTable::tr("local"));
            }
        }
    }

    const Theme &m_theme;
    Threshold m_threshold = Threshold::Info;
};

ForwardingTable::ForwardingTable(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_matrix(new Matrix(theme, this))
{
    makeColumn(this, {noMargins, grid::unit},
               {headingLabel(tr("Forwarded levels"), this),
                quietLabel(tr("● = sent to the service. local = log file only."), theme, this), m_matrix});
}

void ForwardingTable::setThreshold(Threshold threshold)
{
    m_matrix->setThreshold(threshold);
}

} // namespace rc

#include "moc_forwardingtable.cpp"
