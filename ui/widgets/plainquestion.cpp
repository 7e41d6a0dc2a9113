// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plainquestion.h"

#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

AskedQuestion askPlainly(const PlainQuestion &question, QWidget *window)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, question.title, question.title + u"\n\n"_s + question.text,
                                QMessageBox::NoButton, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton *go = box->addButton(question.go, QMessageBox::AcceptRole);
    QPushButton *stay = box->addButton(question.stay, QMessageBox::RejectRole);
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    return {box, go, stay};
}

} // namespace rc
