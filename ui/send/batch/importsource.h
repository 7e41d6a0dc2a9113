// SPDX-License-Identifier: GPL-3.0-or-later
// The source of a batch's entries: a file or text, by button, drop or paste. Sends nothing.
#pragma once

#include "core/entry/entryimport.h"
#include "core/entry/importmapping.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace rc {

class Theme;

class ImportSource : public QWidget
{
    Q_OBJECT

public:
    explicit ImportSource(const Theme &theme, QWidget *parent = nullptr);

    /// Reads it in another thread; imported() or failed() follows.
    void openFile(const QString &path);
    void read(const QString &name, const QByteArray &bytes);
    void clear(bool showsSamples = true);
    /// Reads the same text again, with another target for this name.
    void choose(const QString &name, rc::ImportTarget target);
    [[nodiscard]] bool isReading() const { return m_reading; }

signals:
    void readingChanged(bool reading);
    void imported(const rc::ImportedEntries &entries);
    void failed(const QString &why); ///< a sentence

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *buildSamples();
    void chooseFile();
    void parse();
    void setReading(bool reading);
    void setHovered(bool hovered);

    const Theme &m_theme;
    QLabel *m_words;
    QComboBox *m_format;
    QString m_name;
    QByteArray m_bytes;
    QList<MappedName> m_chosen;   ///< only names with a target other than the automatic one
    QWidget *m_samples = nullptr; ///< shown until something is read
    int m_attempt = 0;            ///< matches late results to their reading
    bool m_reading = false;
    bool m_hovered = false;
};

/// The targets of an import's columns: chips with menus to change them.
class MappingLine : public QWidget
{
    Q_OBJECT

public:
    explicit MappingLine(const Theme &theme, QWidget *parent = nullptr);

    /// Hidden without names.
    void showMapping(const ImportMapping &mapping);

signals:
    void chosen(const QString &name, rc::ImportTarget target);

private:
    void showChip(qsizetype place);
    void openMenu(qsizetype place);

    QLabel *m_more;
    ImportMapping m_mapping;
    QList<QPushButton *> m_chips; ///< one per name
};

} // namespace rc
