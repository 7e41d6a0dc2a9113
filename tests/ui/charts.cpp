// SPDX-License-Identifier: GPL-3.0-or-later
// Charts linked into a program that shows pages: it need not find the plug-in.
#include <QtPlugin>

Q_IMPORT_PLUGIN(TimelinePlot)
