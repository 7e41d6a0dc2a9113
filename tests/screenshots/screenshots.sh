#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# screenshots.sh PROGRAM FOLDER [OPTION...]: drives the real program in a real window under Xvfb with real key presses,
# on a clean home and the demo service, and keeps a picture of each page: light, dark, right-to-left, narrow, 100 % and
# 200 %.
#   --scale 1|2      only this scale
#   --only PART      only light, dark, rtl, narrow, scenes, or store: the pictures for software centers
#   --measure        no picture; lists edges, baselines and heights that are nearly alike, 100 % and 200 %
#   --language CODE  each page in that language, light, instead of the parts: de
set -euo pipefail
program=$(realpath "$1")
folder=$2
shift 2
mkdir -p "$folder"
folder=$(realpath "$folder")
here=$(dirname "$(realpath "$0")")
scales="1 2" only="" language="" measure=""
options=("$@")
while [ $# -gt 0 ]; do
  case "$1" in
    --measure) measure=yes; shift; continue ;;
    --scale) scales=$2 ;;
    --only) only=$2 ;;
    --language) language=$2 ;;
    *) echo "screenshots.sh: $1 is not an option" >&2; exit 2 ;;
  esac
  shift 2
done
if [ -n "$measure" ]; then
  for scale in $scales; do
    echo "scale $scale"
    "$here/../support/session.sh" env QT_SCALE_FACTOR="$scale" \
      "$(dirname "$program")/tests/screenshots/pagemeasures" - - light 1180 760 "${language:-en}"
  done
  exit 0
fi
if [ -z "${SCREENSHOTS_INSIDE:-}" ]; then
  # one display per scale, with its own size
  for scale in $scales; do
    SCREENSHOTS_INSIDE=$scale xvfb-run -a -s "-screen 0 $((1180 * scale))x$((760 * scale))x24 -dpi 96" \
      dbus-run-session -- "$0" "$program" "$folder" "${options[@]}"
  done
  exit 0
fi
scale=$SCREENSHOTS_INSIDE

# wanted PART: whether it was requested
wanted() { [ -z "$language" ] && { [ -z "$only" ] || [ "$only" = "$1" ]; }; }

home=$(mktemp -d)
trap 'kill %% 2>/dev/null || true; rm -rf "$home"' EXIT
export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache
export XDG_RUNTIME_DIR=$home/run LC_ALL=C.UTF-8 QT_SCALE_FACTOR=$scale
mkdir -p "$XDG_RUNTIME_DIR" "$XDG_CONFIG_HOME/fontconfig"
chmod 700 "$XDG_RUNTIME_DIR"
cat > "$XDG_CONFIG_HOME/fontconfig/fonts.conf" <<'XML'
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><alias binding="strong"><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
<alias binding="strong"><family>Sans Serif</family><prefer><family>Inter</family></prefer></alias>
<alias binding="strong"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias></fontconfig>
XML

# settled FILE: a picture of the whole display after two in a row are the same
settled() {
  local before=none now tries=0
  while [ "$tries" -lt 60 ]; do
    import -window root "$1"
    now=$(md5sum < "$1")
    [ "$now" = "$before" ] && return 0
    before=$now
    tries=$((tries + 1))
    sleep 0.25
  done
}

keys() { xdotool key --clearmodifiers "$@"; }

# window THEME SUFFIX ARGUMENTS...: starts the program and shows its window in front, as large as the display
window() {
  local theme=$1 suffix=$2
  shift 2
  mkdir -p "$XDG_CONFIG_HOME/resource-console"
  local spoken=${language:-en}
  case "$suffix" in rtl*) spoken=ar ;; esac
  printf '[General]\ntheme=%s\nlanguage=%s\n' "$theme" "$spoken" > "$XDG_CONFIG_HOME/resource-console/window.ini"
  "$program" "$@" > "$home/output" 2>&1 &
  id=$(xdotool search --sync --onlyvisible --pid $! | tail -n 1)
  local width=1180 height=760
  case "$suffix" in *narrow*) width=800 height=500 ;; store) width=1000 height=563 ;; esac
  xdotool windowsize --sync "$id" $((width * scale)) $((height * scale)) || true
  xdotool windowmove "$id" 0 0
  xdotool windowfocus "$id" || true
}

close() {
  kill %% 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$XDG_CONFIG_HOME/resource-console" "$XDG_DATA_HOME"
}

# send_focus N: moves the focus to the message of the Send page, then N stops back
send_focus() {
  keys alt+1 alt+2
  sleep 0.3 # a page sets the focus after it is shown
  local stop
  for ((stop = 0; stop < $1; stop++)); do keys shift+Tab; done
}

# The other ways to send, and a composer with all its parts.
send_modes() {
  local suffix=$1 next=Right back=Left
  case "$suffix" in rtl* | ar*) next=Left back=Right ;; esac
  send_focus 2
  keys space
  settled "$folder/send-templates-$suffix.png"
  keys Down Return
  settled "$folder/send-template-$suffix.png"
  local stop
  for ((stop = 0; stop < 15; stop++)); do keys Tab; done # three fields of four parts, and three links
  keys space
  settled "$folder/send-json-$suffix.png"
  printf '%s\n' '{"level":"info","message":"deploy 42 finished","ts":"2026-11-21T14:02:11.204+01:00","extra":{"host":"db-1.eu"}}' \
    '{"level":"loud","message":"nobody knows that level"}' \
    '{"level":"error","message":"database connection failed over to replica 2","extra":{"latency_ms":1840.50,"attempt":3}}' \
    '{ nearly' '{"level":"alert","message":"payments are down"}' > "$home/app.jsonl"
  send_focus 3
  keys "$next"
  settled "$folder/send-batch-empty-$suffix.png"
  keys "$next"
  settled "$folder/send-drill-$suffix.png"
  keys "$back" Tab space
  settled "$folder/send-dialog-$suffix.png"
  rm "$folder/send-dialog-$suffix.png"
  xdotool type "$home/app.jsonl"
  keys Return
  settled "$folder/send-batch-$suffix.png"
  xdotool windowfocus "$id" || true # the dialog had the focus
}

# call SUFFIX NAME: opens the form of that tool. The mnemonic of its button differs in each language.
call() {
  local letter=c
  case "$1" in de* | fr*) letter=a ;; es*) letter=l ;; rtl* | ar*) letter=Arabic_alef ;; esac
  keys ctrl+f
  xdotool type "$2"
  settled "$folder/tools-found-$1.png" # the list follows the typing a moment later
  case "$1" in narrow*) keys Return Return ;; esac # from the list to its detail
  keys "alt+$letter"
}

# The form of a call, its errors, a result with a picture, and a tool that asks first.
calls() {
  local suffix=$1
  call "$suffix" count_entries
  settled "$folder/call-form-$suffix.png"
  keys ctrl+Return
  settled "$folder/call-faults-$suffix.png"
  xdotool type "3e2ad894-5e5f-4c34-9899-1f9c2158009c"
  keys Tab Tab Tab Tab
  xdotool type "2026-11-21T13:00:00Z"
  keys ctrl+Return
  settled "$folder/call-result-$suffix.png"
  keys Escape
  call "$suffix" restart_service
  settled "$folder/call-destructive-$suffix.png"
  xdotool type "3e2ad894-5e5f-4c34-9899-1f9c2158009c"
  keys Tab
  xdotool type "billing-worker.service"
  keys ctrl+Return
  settled "$folder/call-guard-$suffix.png"
}

pages() {
  local suffix=$1
  settled "$folder/check-before-$suffix.png"
  keys F5
  settled "$folder/check-$suffix.png"
  keys alt+2
  settled "$folder/send-before-$suffix.png"
  xdotool type "database connection failed over to replica 2"
  keys ctrl+Return
  settled "$folder/send-$suffix.png"
  send_modes "$suffix"
  keys alt+3
  settled "$folder/tools-before-$suffix.png"
  keys F5
  settled "$folder/tools-$suffix.png"
  calls "$suffix"
  keys alt+4
  settled "$folder/activity-demo-$suffix.png"
  keys alt+5
  settled "$folder/setup-$suffix.png"
}

# store_picture NAME: a picture of a window in this size, for software centers; the AppStream metadata names each
store_picture() {
  settled "$folder/store-$1.png"
  mogrify -crop 1000x563+0+0 +repage "$folder/store-$1.png"
}

store_pages() {
  store_picture check # the page has its focus by then
  keys F5
  store_picture check
  keys alt+2
  store_picture send
  xdotool type "deploy 42 finished"
  store_picture send
  keys alt+3
  store_picture tools
  keys F5
  store_picture tools
}

# A day of a support engineer: the table, a full row, and the results of a search.
day() {
  "$program" activity > "$home/output" # this creates the file
  python3 "$here/activity.py" "$XDG_DATA_HOME/resource-console/activity.sqlite"
}

activity() {
  local suffix=$1
  keys alt+4
  settled "$folder/activity-$suffix.png"
  keys Down
  keys Down
  keys Return
  settled "$folder/activity-detail-$suffix.png"
  keys ctrl+f
  xdotool type "replica outcome:unknown"
  settled "$folder/activity-found-$suffix.png"
}

# Three profiles without a key, with the reason why they cannot be checked.
profiles() {
  mkdir -p "$XDG_CONFIG_HOME/resource-console"
  printf '{"version":1,"profiles":[%s,%s,%s]}' \
    '{"name":"payments-prod","resource":"https://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"}' \
    '{"name":"payments-staging","resource":"http://127.0.0.1:9/tools/u/mara/resources/11111111-5e5f-4c34-9899-1f9c2158009c/"}' \
    '{"name":"nightly backup","resource":"http://localhost:9/tools/u/jon/resources/22222222-5e5f-4c34-9899-1f9c2158009c/"}' \
    > "$XDG_CONFIG_HOME/resource-console/profiles.json"
}

# The second half of the Check page: all profiles, then a watch over them.
all_profiles() {
  local suffix=$1
  settled "$folder/all-none-$suffix.png" # the page has its focus by then
  rm "$folder/all-none-$suffix.png"
  keys shift+Tab
  keys shift+Tab
  keys space
  settled "$folder/all-before-$suffix.png"
  keys F5
  settled "$folder/all-$suffix.png"
  keys Tab
  keys space
  keys Down
  keys Down
  keys Return
  settled "$folder/watch-$suffix.png"
}

# scenes SUFFIX THEME WIDTH HEIGHT LANGUAGE: pictures that need a generated server or catalog, without a window manager.
scenes() {
  local pictures
  for pictures in "$(dirname "$program")/tests/screenshots/"*pictures; do
    QT_QPA_PLATFORM=offscreen "$pictures" "$folder" "$@"
  done
}

# whole SUFFIX THEME: every page, with profiles and a day of Activity, then on the demo service.
whole() {
  local suffix=$1 look=$2 name=${1%-*}
  profiles
  day
  window "$look" "$name" && activity "$suffix"
  close
  profiles
  window "$look" "$name" && all_profiles "$suffix"
  close
  profiles
  window "$look" "$name" && keys alt+4 && settled "$folder/activity-empty-$suffix.png"
  close
  window "$look" "$name" && settled "$folder/first-$suffix.png"
  close
  window "$look" "$name" --demo && pages "$suffix"
  close
}

if [ -n "$language" ]; then
  whole "$language-$scale" light
  scenes "$language-$scale" light 1032 680 "$language"
fi
for look in light dark; do
  if wanted "$look"; then
    whole "$look-$scale" "$look"
  fi
done
if wanted rtl; then
  whole "rtl-$scale" light
fi
if wanted narrow && [ "$scale" = 1 ]; then
  whole "narrow-$scale" light
fi
if wanted scenes; then
  scenes "light-$scale" light 1032 680 en
  scenes "dark-$scale" dark 1032 680 en
  scenes "rtl-$scale" light 1032 680 ar
  scenes "narrow-$scale" light 652 420 en
fi
if wanted store && [ "$scale" = 1 ]; then
  window light store --demo && store_pages
  close
  profiles
  day
  window light store && keys alt+4 && store_picture activity
  close
  window light light --demo && settled "$folder/check-light.png" && keys F5
  settled "$folder/check-light.png" # for the README
  close
fi
