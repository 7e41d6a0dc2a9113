// SPDX-License-Identifier: GPL-3.0-or-later
// A schema of SARIF 2.1.0 for the parts used here.
#pragma once

#include <QByteArray>

namespace rc {

/// Written from the standard (OASIS, 2020), with the members that readers require (including GitHub's and GitLab's).
inline QByteArray sarifSchema()
{
    return R"json({
 "type":"object","required":["version","runs"],"additionalProperties":false,
 "properties":{
  "$schema":{"type":"string"},
  "version":{"const":"2.1.0"},
  "runs":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/run"}}},
 "$defs":{
  "message":{"type":"object","required":["text"],"additionalProperties":false,
   "properties":{"text":{"type":"string","minLength":1}}},
  "level":{"enum":["none","note","warning","error"]},
  "run":{"type":"object","required":["tool","results"],"additionalProperties":false,
   "properties":{
    "tool":{"type":"object","required":["driver"],"additionalProperties":false,
     "properties":{"driver":{"$ref":"#/$defs/component"}}},
    "columnKind":{"enum":["utf16CodeUnits","unicodeCodePoints"]},
    "results":{"type":"array","items":{"$ref":"#/$defs/result"}}}},
  "component":{"type":"object","required":["name"],"additionalProperties":false,
   "properties":{"name":{"type":"string","minLength":1},"semanticVersion":{"type":"string"},
    "rules":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/rule"}}}},
  "rule":{"type":"object","required":["id"],"additionalProperties":false,
   "properties":{"id":{"type":"string","minLength":1},"shortDescription":{"$ref":"#/$defs/message"},
    "help":{"$ref":"#/$defs/message"},
    "defaultConfiguration":{"type":"object","additionalProperties":false,
     "properties":{"level":{"$ref":"#/$defs/level"}}},
    "properties":{"type":"object","properties":{"tags":{"type":"array","items":{"type":"string"}}}}}},
  "result":{"type":"object","required":["message","ruleId","locations","partialFingerprints"],
   "additionalProperties":false,
   "properties":{"ruleId":{"type":"string","minLength":1},"ruleIndex":{"type":"integer","minimum":-1},
    "level":{"$ref":"#/$defs/level"},"message":{"$ref":"#/$defs/message"},
    "locations":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/location"}},
    "partialFingerprints":{"type":"object","minProperties":1,"additionalProperties":{"type":"string","minLength":1}},
    "suppressions":{"type":"array","items":{"type":"object","required":["kind"],
     "properties":{"kind":{"enum":["inSource","external"]}}}},
    "properties":{"type":"object"}}},
  "location":{"type":"object","required":["physicalLocation"],"additionalProperties":false,
   "properties":{
    "physicalLocation":{"type":"object","required":["artifactLocation"],"additionalProperties":false,
     "properties":{"artifactLocation":{"type":"object","required":["uri"],"additionalProperties":false,
       "properties":{"uri":{"type":"string","minLength":1}}},
      "region":{"type":"object","properties":{"startLine":{"type":"integer","minimum":1}}}}},
    "logicalLocations":{"type":"array","items":{"type":"object","additionalProperties":false,
     "properties":{"fullyQualifiedName":{"type":"string"},"kind":{"type":"string"}}}}}}}
})json";
}

} // namespace rc
