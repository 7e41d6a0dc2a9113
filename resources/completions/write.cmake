# SPDX-License-Identifier: GPL-3.0-or-later
# Writes what PROGRAM prints for SHELL into SCRIPT, whole or not at all. In English, and without a home, a display or
# a bus, so that the same comes out wherever it is built.
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env --unset=LANGUAGE --unset=LANG --unset=DISPLAY --unset=WAYLAND_DISPLAY
          --unset=DBUS_SESSION_BUS_ADDRESS --unset=XDG_RUNTIME_DIR --unset=XDG_CONFIG_HOME --unset=XDG_DATA_HOME
          LC_ALL=C.UTF-8 HOME=/nonexistent ${PROGRAM} completion ${SHELL}
  OUTPUT_VARIABLE text
  ERROR_VARIABLE trouble
  RESULT_VARIABLE code)
if(NOT code EQUAL 0 OR text STREQUAL "")
  message(FATAL_ERROR "The program does not print its completion for ${SHELL} (${code}): ${trouble}")
endif()
file(WRITE "${SCRIPT}.new" "${text}")
file(RENAME "${SCRIPT}.new" "${SCRIPT}")
