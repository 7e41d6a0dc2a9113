// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonsign.h"

using namespace Qt::StringLiterals;

namespace rc {

const std::array<PoisonSignRow, poisonSignCount> &poisonSigns()
{
    using Sign = PoisonSign;
    static constexpr std::array<PoisonSignRow, poisonSignCount> rows{{{Sign::SpeaksToModel, "speaks-to-model"_L1},
                                                                      {Sign::NamesUser, "names-user"_L1},
                                                                      {Sign::NamesTool, "names-tool"_L1},
                                                                      {Sign::IgnoreRules, "ignore-rules"_L1},
                                                                      {Sign::Hide, "hide"_L1},
                                                                      {Sign::SteerTools, "steer-tools"_L1},
                                                                      {Sign::ChangeArguments, "change-arguments"_L1},
                                                                      {Sign::TakeSecrets, "take-secrets"_L1},
                                                                      {Sign::TakeConversation, "take-conversation"_L1},
                                                                      {Sign::SendAway, "send-away"_L1},
                                                                      {Sign::RunCommand, "run-command"_L1},
                                                                      {Sign::Pressure, "pressure"_L1},
                                                                      {Sign::Authority, "authority"_L1},
                                                                      {Sign::RoleMarkup, "role-markup"_L1},
                                                                      {Sign::Comment, "comment"_L1},
                                                                      {Sign::HiddenCharacters, "hidden-characters"_L1},
                                                                      {Sign::LookalikeLetters, "lookalike-letters"_L1},
                                                                      {Sign::MathLetters, "math-letters"_L1},
                                                                      {Sign::SpacedLetters, "spaced-letters"_L1},
                                                                      {Sign::EncodedText, "encoded-text"_L1},
                                                                      {Sign::FarAway, "far-away"_L1},
                                                                      {Sign::DeclaresHarm, "declares-harm"_L1},
                                                                      {Sign::PraisesItself, "praises-itself"_L1},
                                                                      {Sign::Pretext, "pretext"_L1},
                                                                      {Sign::Persists, "persists"_L1},
                                                                      {Sign::Evades, "evades"_L1}}};
    return rows;
}

QStringList wordsOf(PoisonSigns bits)
{
    QStringList words;
    for (const PoisonSignRow &row : poisonSigns()) {
        if ((bits & bitOf(row.sign)) != 0)
            words.append(row.word);
    }
    return words;
}

} // namespace rc
