// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/reportbuttons.h"

#include "check/report/reportjson.h"
#include "check/report/reportmarkdown.h"
#include "core/background.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "store/files/textfile.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QFileDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

ReportButtons::ReportButtons(QWidget *parent)
    : QWidget(parent)
{
    m_copy = named(CopyButton::link(tr("Copy report"), this), u"copyReport"_s);
    connect(m_copy, &QPushButton::clicked, this, &ReportButtons::copy);
    QPushButton *saveButton = named(linkButton(tr("Save report…"), this), u"saveReport"_s);
    connect(saveButton, &QPushButton::clicked, this, &ReportButtons::save);
    makeRow(this, {noMargins, 0}, {m_copy, saveButton});
}

void ReportButtons::copy()
{
    const Result<QString> text = reportMarkdown(m_report);
    if (!text) {
        emit said(errorLine(text.error()));
        return;
    }
    m_copy->copy(*text);
    emit said(tr("The report was copied without the key."));
}

void ReportButtons::save()
{
    auto *dialog = new QFileDialog(this, tr("Save check report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Markdown (*.md)"), tr("JSON (*.json)")});
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(u"check-"_s + m_report.at.toString(u"yyyy-MM-dd-HHmmss"_s) + u".md"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(u"*.json"_s) ? u"json"_s : u"md"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ReportButtons::saveTo);
    dialog->open();
}

void ReportButtons::saveTo(const QString &path)
{
    const Result<QByteArray> bytes =
        path.endsWith(u".json"_s, Qt::CaseInsensitive)
            ? reportJson(m_report).map([](const QByteArray &json) { return json + '\n'; })
            : reportMarkdown(m_report).map([](const QString &text) { return text.toUtf8(); });
    inBackground(
        this,
        [path, bytes] { return bytes.and_then([&](const QByteArray &whole) { return writeTextFile(path, whole); }); },
        [this, path](const Result<void> &written) {
            emit said(written ? tr("The report was saved without the key: %1").arg(displayText(path))
                              : errorLine(written.error()));
        });
}

} // namespace rc

#include "moc_reportbuttons.cpp"
