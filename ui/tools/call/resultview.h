// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of a call, and the tool's result.
#pragma once

#include "service/tools/toolcalljob.h"
#include "service/tools/toolresult.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rc {

class Theme;

/// Decodes an image from a tool within limits: pure, for another thread.
constexpr qsizetype maxImageBytes = 16 * 1024 * 1024;
constexpr qint64 maxImagePixels = 24 * 1000 * 1000;

struct DecodedImage
{
    QImage image; ///< null if it cannot be shown; at most the requested size
    QSize size;   ///< original size
    QString problem;
};

/// Only PNG, JPEG, GIF (first frame) and WebP, decoded strictly as the claimed type.
[[nodiscard]] DecodedImage decodeImage(const QByteArray &bytes, const QString &mimeType, QSize within);

class Picture : public QWidget
{
    Q_OBJECT

public:
    explicit Picture(QWidget *parent = nullptr);

    /// Including its device pixel ratio.
    void show(const QImage &image);
    [[nodiscard]] const QImage &image() const { return m_image; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 1}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize sizeWithin(int width) const;

    QImage m_image;
};

/// A block of a tool's result: text and images are shown, everything else is named and never run.
class BlockView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    BlockView(const ContentBlock &block, const Theme &theme, QWidget *parent = nullptr);

private:
    void addHead(const QString &text);
    void addText(const QString &text, const QString &title);
    void addImage();
    void addLine(const QString &text);
    void addSave();
    void save();
    void showSaved(const QString &path, const Result<void> &written);

    ContentBlock m_block;
    const Theme &m_theme;
    QVBoxLayout *m_layout;
};

/// Long text in a view that grows to a few lines, with a button for the full text. `name`: of the view.
[[nodiscard]] QWidget *longText(const QString &text, const QString &title, const QString &name, const Theme &theme,
                                QWidget *parent);

[[nodiscard]] Token tokenFor(const ToolCallResult &result);

class ResultView : public Panel
{
    Q_OBJECT

public:
    /// `outputSchema` as sent; empty if the tool has none. `theme` must outlive this object.
    ResultView(const ToolCallResult &result, const QByteArray &outputSchema, const Theme &theme,
               QWidget *parent = nullptr);

private:
    void addHead(const ToolCallResult &result);
    void addWords(const ToolCallResult &result);
    void addFindings(const ToolCallResult &result);
    void addStructure(const ToolCallResult &result, const QByteArray &outputSchema);
    void addReply(const QByteArray &body);

    const Theme &m_theme;
    QVBoxLayout *m_layout;
};

} // namespace rc
