// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the Send page stand: composer, send bar and results on the leading side, the request on the other;
// all in one column where the page is narrow. The send bar is always in view.
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

    // Where the parts go, top to bottom.
    [[nodiscard]] QVBoxLayout *composer() const { return m_composer; }
    [[nodiscard]] QVBoxLayout *bar() const { return m_bar; }
    [[nodiscard]] QVBoxLayout *results() const { return m_results; }
    [[nodiscard]] QVBoxLayout *request() const { return m_request; }

    /// How wide the leading side is, in thousandths of both.
    void setShare(int thousandths);
    [[nodiscard]] int share() const { return m_share; }
    [[nodiscard]] bool isStacked() const { return m_stacked; }
    /// Scrolls to the top of the results, as soon as they have their places.
    void showNewestResult();
    /// Scrolls to the top of what is composed, as soon as it has its place; what has the focus stays in sight.
    void showComposer();

signals:
    void shareChanged(int thousandths); ///< a person moved the border

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
