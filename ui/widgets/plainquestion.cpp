// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plainquestion.h"

#include <QMessageBox>
#include <QPushButton>

namespace rc {

AskedQuestion askPlainly(const PlainQuestion &question, QWidget *window)
{
    auto *box = new QMessageBox(QMessageBox::Warning, question.title, question.text, QMessageBox::NoButton, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton *go = box->addButton(question.go, QMessageBox::AcceptRole);
    QPushButton *stay = box->addButton(question.stay, QMessageBox::RejectRole);
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    return {box, go, stay};
}

} // namespace rc
