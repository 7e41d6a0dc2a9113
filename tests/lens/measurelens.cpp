// SPDX-License-Identifier: GPL-3.0-or-later
// Reads labeled texts and prints the recall and the false alarms of the lens, by class and with each sign removed. Text
// is flagged when a finding is a warning or critical.
#include "catalog/poison/foldedtext.h"
#include "catalog/poison/orderweights.h"
#include "catalog/poison/poisonlens.h"
#include "catalog/poison/poisonsentence.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"

#include <QFile>
#include <QMap>

#include <chrono>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace rc;

namespace {

struct Labelled
{
    bool isPoisoned = false;
    QString category;
    QString name;
    QStringList texts;
    bool isResult = false;
};

struct Tally
{
    int all = 0;
    int flagged = 0;
};

void addTexts(JsonValue node, QStringList &texts)
{
    if (const auto text = node.text())
        texts.append(*text);
    for (const JsonValue element : node.elements())
        addTexts(element, texts);
    for (const JsonValue member : node.members()) {
        texts.append(member.key());
        addTexts(member, texts);
    }
}

Labelled ofTool(JsonValue tool)
{
    Labelled labelled{false, u"tools"_s, tool.textOf("name"), {}, false};
    addTexts(tool, labelled.texts);
    return labelled;
}

bool readFile(const QString &path, QList<Labelled> &all)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.readAll();
    if (!path.endsWith(".jsonl"_L1) && !path.endsWith(".json"_L1)) {
        all.append({false, u"pages"_s, path, {QString(), QString::fromUtf8(bytes)}, true});
        return true;
    }
    if (const auto tape = JsonTape::read(bytes)) {
        if (const JsonValue tools = tape->root().member("tools")) {
            for (const JsonValue tool : tools.elements())
                all.append(ofTool(tool));
            return true;
        }
    }
    for (const QByteArray &line : bytes.split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const auto tape = JsonTape::read(line);
        const JsonValue node = tape ? tape->root() : JsonValue();
        Labelled labelled{node.textOf("label") == "malicious"_L1 || node.textOf("label") == "poisoned"_L1,
                          node.textOf("category"),
                          node.textOf("name"),
                          {node.textOf("name"), node.textOf("description")},
                          false};
        if (const JsonValue tool = node.member("tool"))
            addTexts(tool, labelled.texts);
        if (const QString result = node.textOf("result"); !result.isEmpty()) {
            labelled.texts = {labelled.name, result};
            labelled.isResult = true;
        }
        all.append(labelled);
    }
    return true;
}

QList<PoisonFinding> heavy(const Labelled &one, PoisonSigns skippedSigns)
{
    PoisonContext context;
    context.skippedSigns = skippedSigns;
    context.isResult = one.isResult;
    context.own = one.isResult ? QString() : one.name.toLower();
    QList<PoisonFinding> findings;
    for (const QString &text : one.texts) {
        for (const PoisonFinding &finding : findPoison(text, context)) {
            if (finding.severity >= FindingSeverity::Warning)
                findings.append(finding);
        }
    }
    return findings;
}

std::pair<Tally, Tally> tallies(const QList<Labelled> &all, PoisonSigns skippedSigns)
{
    std::pair<Tally, Tally> tallies;
    for (const Labelled &one : all) {
        Tally &tally = one.isPoisoned ? tallies.first : tallies.second;
        ++tally.all;
        tally.flagged += heavy(one, skippedSigns).isEmpty() ? 0 : 1;
    }
    return tallies;
}

/// Prints what train.py learns from: a line for each sentence, with its text's label, category and number, and whether
/// the rules find the text.
void printFeatures(const Labelled &one, qsizetype number)
{
    const QString head = u"%1\t%2\t%3\t%4"_s.arg(one.isPoisoned ? u"malicious"_s : u"benign"_s, one.category)
                             .arg(number)
                             .arg(heavy(one, bitOf(PoisonSign::Wording)).isEmpty() ? 0 : 1);
    for (const QString &text : one.texts.sliced(1)) {
        const QString folded = foldedText(text).text;
        const QString flat = QString(folded).replace(u'\n', u' ');
        for (const QStringView sentence : sentencesOf(folded, flat).all) {
            QString line = head;
            readOrderFeatures(sentence,
                              {[&line](QStringView words) { line += u'\t' + words.toString(); },
                               [&line](int first, int second) { line += u"\t@%1 %2"_s.arg(first).arg(second); }});
            if (line != head)
                std::puts(line.toUtf8().constData());
        }
    }
}

void print(const char *what, const Tally &tally)
{
    std::printf("  %-34s %4d of %4d  %5.1f %%\n", what, tally.flagged, tally.all,
                tally.all == 0 ? 0.0 : 100.0 * tally.flagged / tally.all);
}

} // namespace

int main(int argc, char **argv)
{
    QList<Labelled> all;
    bool missed = false;
    bool brief = false;
    bool features = false;
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        if (argument == "--missed"_L1)
            missed = true;
        else if (argument == "--brief"_L1)
            brief = true;
        else if (argument == "--features"_L1)
            features = true;
        else if (!readFile(argument, all)) {
            std::fprintf(stderr, "%s cannot be read\n", argv[i]);
            return 2;
        }
    }
    if (all.isEmpty()) {
        std::fprintf(stderr, "measure.sh BUILD-DIRECTORY [--missed] [--brief] [--features] FILE.jsonl...\n");
        return 2;
    }
    if (features) {
        for (qsizetype i = 0; i < all.size(); ++i)
            printFeatures(all.at(i), i);
        return 0;
    }
    const auto start = std::chrono::steady_clock::now();
    QMap<QString, Tally> classes[2];
    for (const Labelled &one : std::as_const(all)) {
        const QList<PoisonFinding> findings = heavy(one, 0);
        Tally &tally = classes[one.isPoisoned ? 0 : 1][one.category];
        ++tally.all;
        tally.flagged += findings.isEmpty() ? 0 : 1;
        if (missed && one.isPoisoned == findings.isEmpty()) {
            const QString text = one.isPoisoned ? one.texts.value(1) : findings.first().shown;
            std::printf("%s %s %s: %s\n", one.isPoisoned ? "MISSED" : "ALARM", one.name.toUtf8().constData(),
                        findings.isEmpty() ? "" : wordsOf(findings.first().signs).join(u',').toUtf8().constData(),
                        displayText(text, LineBreaks::Mark, 500).toUtf8().constData());
        }
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (const int which : {0, 1}) {
        std::printf(which == 0 ? "Poisoned texts that are flagged\n" : "Honest texts that are flagged\n");
        for (auto row = classes[which].cbegin(); row != classes[which].cend(); ++row)
            print(row.key().toUtf8().constData(), row.value());
    }
    std::pair<Tally, Tally> whole;
    for (const int which : {0, 1}) {
        Tally &sum = which == 0 ? whole.first : whole.second;
        for (const Tally &one : std::as_const(classes[which])) {
            sum.all += one.all;
            sum.flagged += one.flagged;
        }
    }
    std::printf("All, %.3f s\n", seconds);
    print("recall", whole.first);
    print("false alarms", whole.second);
    if (brief)
        return 0;
    std::printf("Without one sign: recall, false alarms\n");
    for (qsizetype sign = 0; sign < poisonSignWords().size(); ++sign) {
        const auto less = tallies(all, bitOf(PoisonSign(sign)));
        if (less.first.flagged != whole.first.flagged || less.second.flagged != whole.second.flagged)
            std::printf("  %-34s %+d, %+d\n", qPrintable(poisonSignWords().at(sign)),
                        less.first.flagged - whole.first.flagged, less.second.flagged - whole.second.flagged);
    }
    return 0;
}
