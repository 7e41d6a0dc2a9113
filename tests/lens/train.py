#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns app/catalog/poison/words/weights.txt from labeled texts. Needs numpy and scikit-learn.

    measure.sh BUILD --features POISONED.jsonl REAL.jsonl... > features.txt
    train.py features.txt > app/catalog/poison/words/weights.txt

A line of features.txt is a sentence: label, category, number of its text, whether the rules find the text, features.
Honest texts of one server must share their category, such as "registry/server", since the false alarms are counted on
servers that were left out; categories without a slash are look-alikes of our own. Learned from: published poisoned
descriptions (half of those of each author; the other half measures), development, evasive, orders, odd and languages of
this folder, the harmless texts of tst_poisonintents, and 6,487 texts of the tools of 191 public servers.
Only some sentences of a poisoned text are orders, so each round learns from those that the round before scored highest.
"""
import re
import sys
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix, diags
from sklearn.svm import LinearSVC

ROWS = 3999  # the constant is one more
FALSE_ALARMS = 0.003  # of honest texts, together with the rules
ROUNDS = 3
SCALE = 100
CLASSES = Path(__file__).parents[2] / "app/catalog/poison/intentwords.h"


def read(path):
    """The sentences as a matrix of features, their texts, and each text's label, category and whether rules find it."""
    names, columns, starts, of_text, texts = {}, [], [0], [], {}
    for line in open(path, encoding="utf-8"):
        label, category, number, flagged, *features = line.rstrip("\n").split("\t")
        index = texts.setdefault(number, (len(texts), label == "malicious", category, flagged == "1"))[0]
        columns += [names.setdefault(feature, len(names)) for feature in features]
        starts.append(len(columns))
        of_text.append(index)
    matrix = csr_matrix((np.ones(len(columns)), columns, starts), shape=(len(of_text), len(names)))
    matrix = diags(1 / np.sqrt(np.diff(starts))) @ matrix  # as in orderScore()
    _, poisoned, categories, flagged = zip(*texts.values())
    return list(names), matrix.tocsr(), np.array(of_text), np.array(poisoned), categories, np.array(flagged)


def highest(scores, of_text, count):
    best = np.full(count, -99.0)
    np.maximum.at(best, of_text, scores)
    return best


def learn(matrix, of_text, poisoned, used):
    """The weights and the constant, from the sentences `used`."""
    is_order = poisoned[of_text]
    chosen = used.copy()
    kept = None
    for step in range(ROUNDS + 1):
        part = matrix if kept is None else matrix[:, kept]
        model = LinearSVC(C=2, max_iter=5000, random_state=1).fit(part[chosen], is_order[chosen])
        scores = model.decision_function(part)
        best = highest(scores, of_text, len(poisoned))
        if step == ROUNDS - 1:
            often = np.asarray((matrix[chosen] > 0).sum(0)).ravel()
            worth = np.abs(model.coef_[0]) * np.sqrt(np.minimum(often, 30))
            worth[often < 2] = 0
            kept = np.sort(np.argsort(-worth, kind="stable")[:ROWS])
        chosen = used & (~is_order | (scores >= best[of_text]))
    weights = np.zeros(matrix.shape[1])
    weights[kept] = model.coef_[0]
    return weights, model.intercept_[0]


def threshold(matrix, of_text, poisoned, categories, flagged):
    """The score above which too few honest texts are, scored by weights that never saw their server."""
    sizes = {c: sum(1 for x, p in zip(categories, poisoned) if x == c and not p) for c in sorted(set(categories))}
    load, fold = [0] * 5, {}
    for category in sorted(sizes, key=lambda c: (-sizes[c], c)):
        fold[category] = int(np.argmin(load))
        load[fold[category]] += sizes[category]
    folds = np.array([-1 if p else fold[c] for c, p in zip(categories, poisoned)])
    scores = np.full(len(poisoned), -99.0)
    for left_out in range(5):
        weights, constant = learn(matrix, of_text, poisoned, folds[of_text] != left_out)
        best = highest(matrix @ weights + constant, of_text, len(poisoned))
        scores[folds == left_out] = best[folds == left_out]
    real = np.array(["/" in c for c in categories]) & ~poisoned  # "docker/github": not a look-alike of our own
    allowed = int(FALSE_ALARMS * real.sum()) - int((flagged & real).sum())
    return np.sort(scores[real & ~flagged])[::-1][max(0, allowed)]


def main():
    names, matrix, of_text, poisoned, categories, flagged = read(sys.argv[1])
    least = threshold(matrix, of_text, poisoned, categories, flagged)
    weights, constant = learn(matrix, of_text, poisoned, np.ones(len(of_text), bool))
    classes = {bit: name for name, bit in re.findall(r"^    (\w+) = 1ULL << (\d+)", CLASSES.read_text(), re.M)}
    classes |= {"64": "", "65": "^"}
    print("# How much words and pairs of classes are like an order to a model (above 0) or a description (below 0), in")
    print("# hundredths. Learned by tests/lens/train.py; not edited by hand. \"^\" begins a sentence, * is the constant.")
    print(f"weight:\n*\t{round((constant - least) * SCALE)}")
    rows = {}
    for name, weight in zip(names, weights):
        if name.startswith("@"):
            name = " ".join(classes[bit] for bit in name[1:].split()).strip()
        rows[name] = round(weight * SCALE)
    for name in sorted(rows):
        if rows[name] != 0:
            print(f"{name}\t{rows[name]}")


main()
