// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/background.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/send/batch/batchtable.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A sentence that says why it cannot be read.
QString faultText(const QString &path, const FileFault &fault)
{
    const QString name = displayText(QFileInfo(path).fileName());
    return fault.kind == FileFault::Kind::TooLarge
               ? ImportSource::tr("%1 is too large. The limit for a batch is 64 MiB.").arg(name)
               : ImportSource::tr("%1 cannot be read: %2", "file, the system's words")
                     .arg(name, displayText(fault.words));
}

} // namespace

ImportSource::ImportSource(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_label(named(plainLabel({}, theme, Token::Text, TextSize::Body, this), u"importWords"_s))
    , m_format(named(new NoWheelComboBox(this), u"importFormat"_s, tr("Read as")))
{
    setObjectName(u"importSource"_s);
    setAcceptDrops(true);
    auto *layout = makeColumn(this, {QMargins(16, 14, 16, 14), 2 * grid::unit}, {m_label});
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 2 * grid::unit);
    auto *choose = named(new QPushButton(tr("Choose a file…"), buttons), u"chooseImport"_s);
    auto *paste = named(new QPushButton(tr("Paste"), buttons), u"pasteImport"_s);
    m_format->setParent(buttons);
    m_format->addItem(tr("Read as JSON Lines"), int(ImportFormat::JsonLines));
    m_format->addItem(tr("Read as CSV"), int(ImportFormat::Csv));
    m_format->addItem(tr("Read as a log"), int(ImportFormat::Log));
    flow->addWidget(choose);
    flow->addWidget(paste);
    flow->addWidget(m_format);
    layout->addWidget(buttons);
    m_samples = buildSamples();
    layout->addWidget(m_samples);
    connect(choose, &QPushButton::clicked, this, &ImportSource::chooseFile);
    connect(paste, &QPushButton::clicked, this,
            [this] { read(tr("the clipboard"), QGuiApplication::clipboard()->text().toUtf8()); });
    connect(m_format, &QComboBox::activated, this, [this] {
        m_chosen.clear(); // another format has other names
        parse();
    });
    clear();
}

QWidget *ImportSource::buildSamples()
{
    auto *samples = named(new QWidget(this), u"importSamples"_s);
    auto *layout = makeColumn(samples, {QMargins(0, grid::unit, 0, 0), grid::unit});
    const auto add = [&](const QString &title, ImportFormat format) {
        layout->addWidget(plainLabel(title, m_theme, Token::Quiet, TextSize::Small, samples));
        const QString text = QString::fromUtf8(sampleOf(format)).trimmed();
        QLabel *sample = plainLabel(text, m_theme, Token::Text, TextSize::Mono, samples);
        sample->setLayoutDirection(Qt::LeftToRight);
        sample->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        sample->setAccessibleName(title);
        layout->addWidget(sample);
    };
    add(tr("JSON Lines, one entry per line"), ImportFormat::JsonLines);
    add(tr("CSV, with column names in the first row"), ImportFormat::Csv);
    add(tr("Log, in any of these formats"), ImportFormat::Log);
    return samples;
}

void ImportSource::choose(const QString &name, ImportTarget target)
{
    m_chosen.removeIf([&name](const MappedName &earlier) { return earlier.name == name; });
    m_chosen.append({name, target});
    parse();
}

void ImportSource::clear(bool showsSamples)
{
    ++m_attempt;
    m_name.clear();
    m_bytes.clear();
    m_chosen.clear();
    m_samples->setVisible(showsSamples);
    m_label->setText(tr("Drop a JSON Lines, CSV or log file here, or choose or paste one."));
    m_format->hide();
    setReading(false);
}

void ImportSource::chooseFile()
{
    auto *dialog = named(new QFileDialog(this, tr("Read entries")), u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Entries (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ImportSource::openFile);
    dialog->open();
}

void ImportSource::openFile(const QString &path)
{
    const int attempt = ++m_attempt;
    setReading(true);
    // always in another thread: the file may be on a slow disk
    runInBackground(
        this, [path] { return readRegularFile(path, FileOwner::User, importSizeCap); },
        [this, attempt, path](const auto &bytes) {
            if (attempt != m_attempt)
                return;
            setReading(false);
            if (bytes)
                read(QFileInfo(path).fileName(), *bytes);
            else
                emit failed(faultText(path, bytes.error()));
        });
}

void ImportSource::read(const QString &name, const QByteArray &bytes)
{
    if (bytes.trimmed().isEmpty()) {
        emit failed(tr("Nothing found in %1.").arg(displayText(name)));
        return;
    }
    m_name = name;
    m_bytes = bytes;
    m_chosen.clear();
    m_samples->hide();
    m_format->setCurrentIndex(m_format->findData(int(importFormatOf(name, bytes))));
    m_format->show();
    parse();
}

void ImportSource::parse()
{
    const int attempt = ++m_attempt;
    setReading(true);
    const auto format = ImportFormat(m_format->currentData().toInt());
    runInBackgroundIfLarge(
        this, m_bytes.size(),
        [bytes = m_bytes, format, chosen = m_chosen, now = QDateTime::currentDateTime()] {
            return entriesFrom(bytes, format, now, chosen);
        },
        [this, attempt](const ImportedEntries &entries) {
            if (attempt != m_attempt)
                return;
            setReading(false);
            m_label->setText(sentencesText({tr("Read from %1.").arg(displayText(m_name)), logStatsText(entries)}));
            emit imported(entries);
        });
}

void ImportSource::setReading(bool reading)
{
    if (reading)
        m_label->setText(tr("Reading…"));
    if (m_reading == reading)
        return;
    m_reading = reading;
    emit readingChanged(reading);
}

void ImportSource::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasUrls() && !event->mimeData()->hasText())
        return;
    setHovered(true);
    event->acceptProposedAction();
}

void ImportSource::dragLeaveEvent(QDragLeaveEvent *event)
{
    setHovered(false);
    QWidget::dragLeaveEvent(event);
}

void ImportSource::dropEvent(QDropEvent *event)
{
    setHovered(false);
    event->acceptProposedAction();
    const QMimeData *dropped = event->mimeData();
    if (!dropped->hasUrls()) {
        read(tr("the dropped text"), dropped->text().toUtf8());
        return;
    }
    const QList<QUrl> urls = dropped->urls();
    if (urls.size() != 1)
        emit failed(tr("Drop one file at a time."));
    else if (!urls.first().isLocalFile())
        emit failed(tr("Only files on this computer can be read."));
    else
        openFile(urls.first().toLocalFile());
}

void ImportSource::setHovered(bool hovered)
{
    m_hovered = hovered;
    update();
}

void ImportSource::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(m_theme.color(m_hovered ? Token::Accent : Token::Line), m_hovered ? 2 : 1);
    pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(m_theme.color(m_hovered ? Token::AccentSoft : Token::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), grid::cardRadius, grid::cardRadius);
}

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
    auto *layout = makeColumn(this, {noMargins, grid::unit},
                              {plainLabel(tr("Field mapping"), theme, Token::Quiet, TextSize::Small, this)});
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
        for (qsizetype itemIndex = 0; itemIndex < mapping.names.size(); ++itemIndex) {
            auto *chip = named(new QPushButton(chips), u"mapped-"_s + QString::number(itemIndex));
            connect(chip, &QPushButton::clicked, this, [this, itemIndex] { openMenu(itemIndex); });
            chips->layout()->addWidget(chip);
            m_chips.append(chip);
        }
    }
    for (qsizetype itemIndex = 0; itemIndex < m_chips.size(); ++itemIndex)
        showChip(itemIndex);
    m_more->setText(tr("%n more field(s) → extra", nullptr, int(mapping.more)));
    m_more->setVisible(mapping.more > 0);
    setVisible(!mapping.names.isEmpty());
}

void MappingLine::showChip(qsizetype itemIndex)
{
    const MappedName &mapped = m_mapping.names.at(itemIndex);
    QPushButton *chip = m_chips.at(itemIndex);
    const QString target = importTargetName(mapped.target);
    chip->setText(
        escapeMnemonics(tr("%1 → %2", "a column of a file, what it becomes").arg(shownName(mapped.name), target)));
    chip->setAccessibleName(tr("%1: %2", "a column of a file, what it becomes").arg(shownName(mapped.name), target));
    setFlag(chip, "chosen", isSingle(mapped.target));
}

void MappingLine::openMenu(qsizetype itemIndex)
{
    const MappedName mapped = m_mapping.names.at(itemIndex);
    auto *menu = named(new QMenu(this), u"mappingMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const EnumRow<ImportTarget> &row : importTargetTable()) {
        QAction *action = menu->addAction(importTargetName(row.id));
        action->setObjectName(row.word);
        action->setCheckable(true);
        action->setChecked(row.id == mapped.target);
        connect(action, &QAction::triggered, this,
                [this, name = mapped.name, target = row.id] { emit chosen(name, target); });
    }
    const QPushButton *chip = m_chips.at(itemIndex);
    menu->popup(chip->mapToGlobal(QPoint(0, chip->height())));
}

} // namespace rc
