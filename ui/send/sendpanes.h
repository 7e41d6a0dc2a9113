// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the Send page: composer, send bar and results on the leading side, the request on the other; one column
// if narrow. The send bar is always visible.
#pragma once

#include <QWidget>

class QSplitter;
class QVBoxLayout;

namespace rc {

class FittingArea;
class Theme;

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

    /// Width of the leading side, in thousandths of both.
    void setShare(int thousandths);
    [[nodiscard]] int share() const { return m_share; }
    [[nodiscard]] bool isStacked() const { return m_stacked; }
    /// Scrolls to the top of the results after layout.
    void showNewestResult();
    /// Scrolls to the top of the composer after layout; the focused widget stays visible.
    void showComposer();

signals:
    void shareChanged(int thousandths); ///< the user moved the border

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void stack(bool stacked);
    void divide();
    void keepComposerWhole();
    void placeBar();
    void keepShare();

    QSplitter *m_splitter;
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
    int m_share = 580;
    bool m_stacked = false;
};

} // namespace rc
