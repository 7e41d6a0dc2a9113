// SPDX-License-Identifier: GPL-3.0-or-later
// The profile as others need it: .env, SDK call, curl, tool spec. To copy; never with the key.
#include "ui/setup/configpreview.h"

#include "core/errorwords.h"
#include "share/configtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/tone.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int shownLines = 10;
}

ConfigPreview::ConfigPreview(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_formats(new SegmentedControl(SegmentedControl::Look::Tabs, this))
    , m_text(new CodeView(theme, this))
    , m_copy(new QPushButton(tr("Copy"), this))
{
    QStringList names;
    for (const ConfigFormatRow &row : configFormatTable())
        names.append(configFormatName(row.format));
    m_formats->setObjectName(u"formatTabs"_s);
    m_formats->setAccessibleName(tr("Format"));
    m_formats->setChoices(names);
    m_text->setObjectName(u"configText"_s);
    m_text->setAccessibleName(tr("Configuration"));
    m_text->setMinimumLines(shownLines);
    m_copy->setObjectName(u"copyConfigButton"_s);
    m_copy->setAccessibleName(tr("Copy configuration"));

    auto *below = new QHBoxLayout;
    below->addWidget(m_copy);
    below->addStretch(1);
    QLabel *promise = quietLabel(tr("without the key"), theme, this);
    promise->setWordWrap(false);
    below->addWidget(promise);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * grid::unit);
    column->addWidget(m_formats);
    column->addWidget(m_text);
    column->addLayout(below);
    connect(m_formats, &SegmentedControl::currentChanged, this, &ConfigPreview::show);
    connect(m_copy, &QPushButton::clicked, this, &ConfigPreview::copy);
}

void ConfigPreview::setProfile(const Profile &profile)
{
    m_profile = profile;
    show();
}

void ConfigPreview::show()
{
    const Result<QString> text =
        configText(m_profile, configFormatTable().at(std::size_t(m_formats->currentIndex())).format);
    m_text->say(text ? *text : errorLine(text.error()));
    m_copy->setEnabled(text.has_value());
}

void ConfigPreview::copy()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
    emit said(tr("Copied, without the key."));
}

} // namespace rc
