// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/text/envdecoding.h"

#include "environment/text/envtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct BytesTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EnvText)
};

/// Why nothing of it is read; empty when it is.
QString refusal(const QByteArray &bytes)
{
    if (bytes.size() > envSizeCap)
        return BytesTr::tr("The text is %1 long. Environments up to 1 MiB are read.")
            .arg(QLocale().formattedDataSize(bytes.size()));
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff"))
        return BytesTr::tr("This is UTF-16 text, PowerShell’s default. Programs that "
                           "read such files expect UTF-8, so save it as UTF-8.");
    if (bytes.contains('\0'))
        return BytesTr::tr("This contains NUL bytes, so it is a binary file and not text. Nothing was read.");
    return {};
}

/// In place: a line ends in LF then, and what is left over is overwritten.
void foldLineEnds(EnvDecoded &decoded)
{
    bool crLf = false;
    bool lf = false;
    bool cr = false;
    qsizetype to = 0;
    qsizetype line = 1;
    const qsizetype size = decoded.text.size();
    const auto text = decoded.text.data();
    for (qsizetype at = 0; at < size; ++at) {
        QChar c = text[at];
        if (c == u'\r') {
            const bool pair = at + 1 < size && text[at + 1] == u'\n';
            at += pair ? 1 : 0;
            (pair ? crLf : cr) = true;
            decoded.carriageReturns.append(line);
            c = u'\n';
        } else if (c == u'\n') {
            lf = true;
        }
        line += c == u'\n' ? 1 : 0;
        text[to++] = c;
    }
    std::fill(text + to, text + size, QChar());
    decoded.text.truncate(to);
    if (int(crLf) + int(lf) + int(cr) > 1)
        decoded.notes.append(BytesTr::tr(
            "The line endings are mixed. All lines were read, but sh treats a carriage return as part of the value."));
}

} // namespace

EnvDecoded decodedEnv(QByteArray bytes)
{
    EnvDecoded decoded;
    if (const QString why = refusal(bytes); !why.isEmpty()) {
        decoded.faults.append(why);
        return decoded;
    }
    if (bytes.startsWith("\xef\xbb\xbf")) {
        bytes.remove(0, 3);
        decoded.notes.append(BytesTr::tr("The text begins with a byte order mark. sh treats it as part "
                                         "of the first name, and other programs may, too."));
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    decoded.text = decoder.decode(bytes);
    bytes.fill('\0');
    if (decoder.hasError())
        decoded.faults.append(BytesTr::tr("Some bytes are not UTF-8. They were read as �."));
    decoded.text.detach();
    foldLineEnds(decoded);
    return decoded;
}

} // namespace rc
