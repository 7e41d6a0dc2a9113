// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the Send page: composer, send bar and results on the leading side, the request on the other; one column
// if narrow. The send bar is always visible.
#pragma once

#include <QScrollArea>
#include <QWidget>

class QVBoxLayout;

namespace rc {

/// A part of a page that is as high as its content, and scrolls if there is less room.
class FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    /// `least`: if space is short, other widgets shrink first until it has this height.
    explicit FittingArea(QWidget *parent, int least = minFittingHeight);

    /// The layout for its parts, top to bottom, with side margins for the focus ring.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    static constexpr int ringRoom = 4;          ///< at each side of the content
    static constexpr int minFittingHeight = 64; ///< a line and what surrounds it: less is of no use

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QVBoxLayout *m_content;
    int m_least;
};

class SendPanes : public QWidget
{
    Q_OBJECT

public:
    explicit SendPanes(QWidget *parent = nullptr);

    // The layouts for the parts, top to bottom.
    [[nodiscard]] QVBoxLayout *composer() const { return m_composer; }
    [[nodiscard]] QVBoxLayout *bar() const { return m_bar; }
    [[nodiscard]] QVBoxLayout *results() const { return m_results; }
    [[nodiscard]] QVBoxLayout *request() const { return m_request; }

    [[nodiscard]] bool isStacked() const { return m_stacked; }
    /// Scrolls to the top of the results after layout.
    void showNewestResult();
    /// Scrolls to the top of the composer after layout; the focused widget stays visible.
    void showComposer();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void stack(bool stacked);
    void keepComposerWhole();
    void placeBar();

    QWidget *m_leading;
    QWidget *m_barBox;
    FittingArea *m_composing; ///< and everything else, in one column
    FittingArea *m_resulting;
    FittingArea *m_requesting;
    QWidget *m_resultBox;
    QWidget *m_requestBox;
    QVBoxLayout *m_composer = nullptr;
    QVBoxLayout *m_bar = nullptr;
    QVBoxLayout *m_results = nullptr;
    QVBoxLayout *m_request = nullptr;
    bool m_stacked = false;
};

} // namespace rc
