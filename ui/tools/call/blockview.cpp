// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/blockview.h"

#include "core/background.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/files/textfile.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/call/imagedecoding.h"
#include "ui/tools/call/picture.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QAbstractTextDocumentLayout>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int mostLines = 16;
constexpr qsizetype shownAtOnce = 8'000;
constexpr qsizetype maxWholeBlock = 1024 * 1024;
constexpr qsizetype shownBlockWord = 300;
constexpr QSize largestImage{560, 420};

QString sizeText(qsizetype bytes)
{
    return QLocale().formattedDataSize(bytes);
}

} // namespace

QWidget *longText(const QString &text, const QString &title, const QString &name, const Theme &theme, QWidget *parent)
{
    auto *whole = new QWidget(parent);
    auto *view = new CodeView(theme, whole);
    view->setObjectName(name);
    view->setAccessibleName(title);
    view->showText(displayText(text, LineBreaks::Keep, shownAtOnce));
    view->fitLines(mostLines);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // wraps anywhere
    QObject::connect(
        view->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, view,
        [view] { view->fitLines(mostLines); }, Qt::QueuedConnection);
    auto *layout = makeColumn(whole, {noMargins, grid::unit}, {view});
    if (text.size() > shownAtOnce) {
        QPushButton *more = named(linkButton(BlockView::tr("Show all"), whole), u"viewWhole"_s);
        QObject::connect(more, &QPushButton::clicked, whole, [=, &theme] {
            showWholeText(title, displayText(text, LineBreaks::Keep, maxWholeBlock), theme, whole);
        });
        layout->addWidget(more, 0, Qt::AlignLeading);
    }
    return whole;
}

BlockView::BlockView(const ContentBlock &block, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_block(block)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"resultBlock"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(grid::unit);
    switch (block.kind) {
    case ContentBlock::Kind::Text:
        addHead(tr("Text"));
        addText(block.text, tr("Text from the tool"));
        break;
    case ContentBlock::Kind::Image:
        addHead(tr("Image, %1, %2")
                    .arg(displayText(block.mimeType, LineBreaks::Mark, shownBlockWord), sizeText(block.data.size())));
        addImage();
        addSave();
        break;
    case ContentBlock::Kind::Audio:
        addHead(tr("Audio, %1, %2: not played")
                    .arg(displayText(block.mimeType, LineBreaks::Mark, shownBlockWord), sizeText(block.data.size())));
        addSave();
        break;
    case ContentBlock::Kind::Link:
        addHead(tr("Resource link: not opened"));
        addLine(block.name);
        addText(block.uri, tr("Resource address"));
        addLine(block.description);
        break;
    case ContentBlock::Kind::Resource:
        addHead(tr("Embedded resource"));
        addLine(block.name);
        addText(block.uri, tr("Resource address"));
        if (!block.text.isEmpty())
            addText(block.text, tr("Resource text"));
        addSave();
        break;
    case ContentBlock::Kind::Other:
        addHead(tr("Unknown content type (raw)"));
        addText(QString::fromUtf8(jsonIndented(block.raw)), tr("JSON from the tool"));
        break;
    }
    if (!block.problem.isEmpty())
        m_layout->addWidget(plainLabel(block.problem, theme, Token::Failed, TextSize::Small, this));
}

/// Kind, audience and priority.
void BlockView::addHead(const QString &text)
{
    QStringList parts{text};
    if (!m_block.audience.isEmpty())
        parts.append(tr("for: %1").arg(displayText(listText(m_block.audience), LineBreaks::Mark, shownBlockWord)));
    if (!m_block.priority.isEmpty())
        parts.append(tr("priority: %1").arg(displayText(m_block.priority, LineBreaks::Mark, shownBlockWord)));
    QLabel *head =
        named(plainLabel(parts.join(u" · "_s), m_theme, Token::Quiet, TextSize::Small, this), u"blockHead"_s);
    m_layout->addWidget(head);
}

void BlockView::addText(const QString &text, const QString &title)
{
    m_layout->addWidget(longText(text, title, u"blockText"_s, m_theme, this));
}

void BlockView::addLine(const QString &text)
{
    if (!text.isEmpty())
        m_layout->addWidget(plainLabel(displayText(text), m_theme, Token::Text, TextSize::Body, this));
}

void BlockView::addImage()
{
    if (m_block.data.isEmpty())
        return;
    QLabel *words = plainLabel(tr("Decoding…"), m_theme, Token::Quiet, TextSize::Small, this);
    auto *picture = named(new Picture(this), u"blockImage"_s, tr("Image from the tool"));
    m_layout->addWidget(words);
    m_layout->addWidget(picture);
    const qreal ratio = devicePixelRatioF();
    const QSize within = (QSizeF(largestImage) * ratio).toSize();
    // Even a small file may decode to a large image, so always use another thread.
    inBackground(
        picture, [bytes = m_block.data, type = m_block.mimeType, within] { return decodeImage(bytes, type, within); },
        [picture, words, ratio](const DecodedImage &decoded) {
            if (decoded.image.isNull()) {
                words->setText(decoded.problem);
                return;
            }
            QImage image = decoded.image;
            image.setDevicePixelRatio(ratio);
            words->hide();
            picture->show(image);
            picture->setAccessibleDescription(
                BlockView::tr("%1 × %2 pixels").arg(decoded.size.width()).arg(decoded.size.height()));
        });
}

void BlockView::addSave()
{
    if (m_block.data.isEmpty())
        return;
    auto *button = named(new QPushButton(tr("Save…"), this), u"saveBlock"_s);
    connect(button, &QPushButton::clicked, this, &BlockView::save);
    m_layout->addWidget(button, 0, Qt::AlignLeading);
}

void BlockView::save()
{
    auto *dialog = new QFileDialog(this, tr("Save tool output"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    // Use our own name, since a server's name could contain a path.
    dialog->selectFile(u"result."_s + suffixOf(m_block.mimeType));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        inBackground(
            this, [path, data = m_block.data] { return writeTextFile(path, data); },
            [this, path](const Result<void> &written) { showSaved(path, written); });
    });
    dialog->open();
}

void BlockView::showSaved(const QString &path, const Result<void> &written)
{
    QLabel *said = findChild<QLabel *>(u"savedWords"_s);
    if (!said) {
        said = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this), u"savedWords"_s);
        m_layout->addWidget(said);
    }
    said->setText(written ? tr("Saved as %1.").arg(displayText(path))
                          : tr("Could not save: %1").arg(displayText(written.error().detail)));
}

} // namespace rc

#include "moc_blockview.cpp"
