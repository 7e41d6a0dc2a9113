// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "core/version.h"
#include "ui/theme/isolates.h"
#include "ui/theme/systemmotion.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPointer>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct TokenRow
{
    Token token;
    QRgb light;
    QRgb dark;
    QRgb contrast;
    QLatin1StringView tone;
    Token soft;
};

// OnAccent is the text on the primary button
constexpr std::array<TokenRow, std::size_t(Token::Count)> tokens = {{
    {Token::Window, 0xFFF5F6F8, 0xFF15181C, 0xFF000000, {}, Token::Raised},
    {Token::Base, 0xFFFFFFFF, 0xFF1C2025, 0xFF000000, {}, Token::Raised},
    {Token::Raised, 0xFFFAFBFC, 0xFF21262C, 0xFF101010, {}, Token::Raised},
    {Token::Text, 0xFF1A1F26, 0xFFE7EAEE, 0xFFFFFFFF, {}, Token::Raised},
    {Token::Quiet, 0xFF5A6572, 0xFF9BA5B1, 0xFFE0E0E0, "quiet"_L1, Token::Raised},
    {Token::Line, 0xFFDCE1E7, 0xFF333A43, 0xFF9A9A9A, {}, Token::Raised},
    {Token::Accent, 0xFF2561C4, 0xFF6BA0FF, 0xFF8AC6FF, "accent"_L1, Token::AccentSoft},
    {Token::AccentSoft, 0xFFE6EFFC, 0xFF1E2F4D, 0xFF00305E, {}, Token::AccentSoft},
    {Token::Chosen, 0xFFE6EFFC, 0xFF1E2F4D, 0xFF8AC6FF, {}, Token::AccentSoft},
    {Token::OnAccent, 0xFFFFFFFF, 0xFF10141A, 0xFF000000, {}, Token::Raised},
    {Token::Passed, 0xFF1C7145, 0xFF4CC38A, 0xFF6BFFA8, "passed"_L1, Token::PassedSoft},
    {Token::PassedSoft, 0xFFE3F4EA, 0xFF16301F, 0xFF00331C, {}, Token::PassedSoft},
    {Token::Warned, 0xFF8A5C00, 0xFFE3B341, 0xFFFFDD55, "warned"_L1, Token::WarnedSoft},
    {Token::WarnedSoft, 0xFFFFF4D6, 0xFF372B0E, 0xFF3A2E00, {}, Token::WarnedSoft},
    {Token::Failed, 0xFFC22F2F, 0xFFFF7B72, 0xFFFFA8A0, "failed"_L1, Token::FailedSoft},
    {Token::FailedSoft, 0xFFFCE8E8, 0xFF3D1B1B, 0xFF4A0000, {}, Token::FailedSoft},
    {Token::Alert, 0xFF8B2C8F, 0xFFD68BDB, 0xFFF5B5FA, "alert"_L1, Token::AlertSoft},
    {Token::AlertSoft, 0xFFF6E6F7, 0xFF35203A, 0xFF3C0040, {}, Token::AlertSoft},
    {Token::Debug, 0xFF5F6A77, 0xFF9BA5B1, 0xFFE0E0E0, "debug"_L1, Token::Raised},
    {Token::Skipped, 0xFF66717E, 0xFF8C96A1, 0xFFB0B0B0, "skipped"_L1, Token::Raised},
    {Token::Field, 0xFF7E8894, 0xFF707B87, 0xFFFFFFFF, {}, Token::Raised},
}};

const TokenRow &row(Token token)
{
    return tokens.at(std::size_t(token));
}

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

constexpr int maxMotionMs = 120;

double fontSize(const QFont &font)
{
    return font.pointSizeF() > 0 ? font.pointSizeF() : font.pixelSize();
}

using OwnFonts = QList<std::pair<QPointer<QWidget>, QFont>>;

/// The scaled fonts of widgets with their own size, which ignore the application's font and are reset by a style sheet.
/// Read before any is changed, because a widget passes its font to its children.
OwnFonts ownFonts(double factor)
{
    OwnFonts own;
    const QWidgetList all = QApplication::allWidgets();
    for (QWidget *widget : all) {
        if (widget->testAttribute(Qt::WA_SetFont) && (widget->font().resolveMask() & QFont::SizeResolved) != 0)
            own.append({widget, scaled(widget->font(), factor)});
    }
    return own;
}

void setFonts(const OwnFonts &own)
{
    for (const auto &[widget, font] : own) {
        if (widget)
            widget->setFont(font);
    }
}

QPalette paletteFor(Scheme scheme)
{
    const auto color = [scheme](Token token) { return tokenColor(token, scheme); };
    QPalette palette(color(Token::Raised), color(Token::Window));
    palette.setColor(QPalette::Window, color(Token::Window));
    palette.setColor(QPalette::WindowText, color(Token::Text));
    palette.setColor(QPalette::Base, color(Token::Base));
    palette.setColor(QPalette::AlternateBase, color(Token::Raised));
    palette.setColor(QPalette::Text, color(Token::Text));
    palette.setColor(QPalette::PlaceholderText, color(Token::Skipped));
    palette.setColor(QPalette::Button, color(Token::Base));
    palette.setColor(QPalette::ButtonText, color(Token::Text));
    palette.setColor(QPalette::BrightText, color(Token::Failed));
    palette.setColor(QPalette::Highlight, color(Token::Accent));
    palette.setColor(QPalette::HighlightedText, color(Token::OnAccent));
    palette.setColor(QPalette::Link, color(Token::Accent));
    palette.setColor(QPalette::LinkVisited, color(Token::Alert));
    palette.setColor(QPalette::ToolTipBase, color(Token::Base));
    palette.setColor(QPalette::ToolTipText, color(Token::Text));
    palette.setColor(QPalette::Mid, color(Token::Line));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, color(Token::Skipped));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, color(Token::Line));
    return palette;
}

/// Paints an SVG resource in the theme's colors, sharp at every size and pixel ratio.
class TintedIcon : public QIconEngine
{
public:
    /// `ink` replaces black, `paper` replaces white.
    TintedIcon(const QString &file, const QColor &ink, const QColor &paper);
    explicit TintedIcon(const QString &file); ///< in its own colors

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override { return new TintedIcon(*this); }

private:
    QByteArray m_svg;
};

TintedIcon::TintedIcon(const QString &file)
{
    QFile source(file);
    if (source.open(QIODevice::ReadOnly)) // otherwise an empty icon: every button also has text
        m_svg = source.readAll();
}

TintedIcon::TintedIcon(const QString &file, const QColor &ink, const QColor &paper)
    : TintedIcon(file)
{
    // in quotes, because a white ink contains the paper's #fff
    m_svg.replace("\"#000\"", '"' + ink.name().toLatin1() + '"');
    m_svg.replace("\"#fff\"", '"' + paper.name().toLatin1() + '"');
}

void TintedIcon::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    if (m_svg.isEmpty())
        return;
    QSvgRenderer renderer(m_svg);
    const int side = qMin(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    painter->save();
    if (mode == QIcon::Disabled)
        painter->setOpacity(0.5);
    renderer.render(painter, square);
    painter->restore();
}

QPixmap TintedIcon::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

/// Uses the quiet color of the current theme when painted.
class QuietIcon : public QIconEngine
{
public:
    explicit QuietIcon(QString file)
        : m_file(std::move(file))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        currentIcon().paint(painter, rect, mode, state);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return currentIcon().pixmap(size, mode, state);
    }
    [[nodiscard]] QIconEngine *clone() const override { return new QuietIcon(m_file); }

private:
    [[nodiscard]] TintedIcon currentIcon() const
    {
        const QPalette palette = QGuiApplication::palette();
        return {m_file, palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)};
    }

    QString m_file;
};

} // namespace

/// Provides the clear button's icon, because Qt's search in the system's icon themes takes a seventh of the program's
/// start and finds another style.
class ProgramStyle : public IsolatingStyle
{
public:
    using IsolatingStyle::IsolatingStyle;

    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption *option,
                                     const QWidget *widget) const override
    {
        return icon == SP_LineEditClearButton ? QIcon(new QuietIcon(u":/icons/close.svg"_s))
                                              : IsolatingStyle::standardIcon(icon, option, widget);
    }

    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override
    {
        const int duration = IsolatingStyle::styleHint(hint, option, widget, data);
        if (hint != SH_Widget_Animation_Duration)
            return duration;
        return m_reducesMotion ? 0 : std::min(duration, maxMotionMs);
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        if (element != PE_FrameFocusRect) // FocusRing shows the focus
            IsolatingStyle::drawPrimitive(element, option, painter, widget);
    }

    /// Icons of buttons, fields and menus follow the text size.
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        const int length = IsolatingStyle::pixelMetric(metric, option, widget);
        const bool isIcon = metric == PM_ButtonIconSize || metric == PM_SmallIconSize || metric == PM_LineEditIconSize;
        return isIcon ? qRound(length * m_scale) : length;
    }

    void setReducesMotion(bool reducesMotion) { m_reducesMotion = reducesMotion; }
    void setScale(double scale) { m_scale = scale; }

private:
    bool m_reducesMotion = false;
    double m_scale = 1;
};

QColor heatColor(int step, Scheme scheme)
{
    constexpr std::array<int, heatSteps + 1> percent{0, 9, 17, 26, 36}; // of the accent
    const QColor base = tokenColor(Token::Base, scheme);
    const QColor accent = tokenColor(Token::Accent, scheme);
    const int share = percent.at(std::size_t(qBound(0, step, heatSteps)));
    const auto mix = [share](int from, int to) { return from + (to - from) * share / 100; };
    return {mix(base.red(), accent.red()), mix(base.green(), accent.green()), mix(base.blue(), accent.blue())};
}

QColor tokenColor(Token token, Scheme scheme)
{
    const TokenRow &colors = row(token);
    return QColor(scheme == Scheme::Light ? colors.light : scheme == Scheme::Dark ? colors.dark : colors.contrast);
}

Theme::Theme(ThemeChoice choice, QObject *parent)
    : QObject(parent)
    , m_choice(choice)
    , m_desktop(QApplication::font())
    , m_body(m_desktop)
    , m_systemDark(QApplication::palette().color(QPalette::Window).lightness() < 128)
    , m_reducesMotion(qsizetype(motionSettings().size()))
{
    m_style = new ProgramStyle(u"Fusion"_s);
    m_style->setScale(scaledLength(100) / 100.0);
    QApplication::setStyle(m_style);
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                                      Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, false); // they take longer than maxMotionMs
    m_scheme = chosenScheme();
    apply();
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    update();
}

void Theme::followSystem()
{
    if (m_system != nullptr)
        return;
    m_system = new PortalSetting(u"org.freedesktop.appearance"_s, u"color-scheme"_s, this);
    connect(m_system, &PortalSetting::valueChanged, this, [this](const QVariant &value) {
        constexpr uint preferDark = 1; // 0: no preference
        constexpr uint preferLight = 2;
        const uint preference = value.toUInt();
        if (preference != preferDark && preference != preferLight)
            return;
        m_systemDark = preference == preferDark;
        update();
    });
    m_system->read();
    for (qsizetype i = 0; i < m_reducesMotion.size(); ++i) {
        const MotionSetting &row = motionSettings().at(std::size_t(i));
        auto *setting = new PortalSetting(QString::fromLatin1(row.group), QString::fromLatin1(row.key), this);
        connect(setting, &PortalSetting::valueChanged, this,
                [this, i, reducesMotion = row.reducesMotion](const QVariant &value) {
                    m_reducesMotion.setBit(i, reducesMotion(value));
                    setReducedMotion(m_reducesMotion.count(true) > 0);
                });
        setting->read();
    }
}

void Theme::setReducedMotion(bool isReduced)
{
    if (m_style)
        m_style->setReducesMotion(isReduced);
}

Scheme Theme::chosenScheme() const
{
    switch (m_choice) {
    case ThemeChoice::Light:
        return Scheme::Light;
    case ThemeChoice::Dark:
        return Scheme::Dark;
    case ThemeChoice::Contrast:
        return Scheme::Contrast;
    case ThemeChoice::System:
        break;
    }
    return m_systemDark ? Scheme::Dark : Scheme::Light;
}

void Theme::update()
{
    if (m_scheme == chosenScheme())
        return;
    m_scheme = chosenScheme();
    apply();
    emit changed();
}

void Theme::apply()
{
    QApplication::setPalette(paletteFor(m_scheme));
    const OwnFonts own = ownFonts(1);
    qApp->setStyleSheet(sheet());
    setFonts(own);
}

QString Theme::sheet() const
{
    constexpr int defaultLine = 22;
    const int line = QFontMetrics(m_body).lineSpacing();
    return styleSheet(m_scheme, line > defaultLine ? line : 0);
}

void Theme::setTextSize(int percent)
{
    const QFont body = scaled(m_desktop, percent / 100.0);
    const double factor = fontSize(body) / fontSize(m_body);
    m_body = body;
    if (m_style)
        m_style->setScale(scaledLength(100) / 100.0);
    if (qFuzzyCompare(factor, 1.0))
        return;
    const OwnFonts own = ownFonts(factor);
    QApplication::setFont(m_body);
    const QWidgetList all = QApplication::allWidgets();
    for (QWidget *widget : all) { // Qt only notifies them while the event loop runs
        QEvent changes(QEvent::ApplicationFontChange);
        QApplication::sendEvent(widget, &changes);
    }
    if (const QString newSheet = sheet(); newSheet != qApp->styleSheet())
        qApp->setStyleSheet(newSheet);
    setFonts(own);
    emit changed();
}

QFont Theme::body() const
{
    return m_body;
}

QFont Theme::strong() const
{
    QFont font = m_body;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Theme::small() const
{
    return scaled(m_body, 0.92);
}

QFont Theme::title() const
{
    QFont font = scaled(m_body, 1.5);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Theme::digits() const
{
    QFont font = scaled(m_body, 4.4);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Theme::mono() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setStyleHint(QFont::Monospace);
    if (m_body.pointSizeF() > 0)
        font.setPointSizeF(m_body.pointSizeF() * 0.9);
    else
        font.setPixelSize(qRound(m_body.pixelSize() * 0.9));
    return font;
}

int Theme::scaledLength(int length) const
{
    constexpr double defaultLine = 18;
    return qRound(length * std::max(1.0, QFontMetricsF(m_body).lineSpacing() / defaultLine));
}

QIcon programIcon()
{
    return QIcon(new TintedIcon(QStringLiteral(":/icons/%1.svg").arg(programId())));
}

QIcon Theme::icon(const QString &name, Token tint) const
{
    return QIcon(new TintedIcon(u":/icons/%1.svg"_s.arg(name), color(tint), color(Token::Base)));
}

Token softOf(Token token)
{
    return row(token).soft;
}

QLatin1StringView toneName(Token token)
{
    return row(token).tone;
}

} // namespace rc

#include "moc_theme.cpp"
