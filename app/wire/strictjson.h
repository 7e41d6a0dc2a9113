// SPDX-License-Identifier: GPL-3.0-or-later
// Where strict JSON was before it moved to app/core.
#pragma once

#include "core/strictjson.h"
