#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What package.sh does as root: makes a clean Debian, and runs checks of the packages in copies of it. It runs in mount
# and process namespaces of its own, so that whatever it mounts or starts ends with it.
# The variable `mirror` has the address of Debian's packages.
#   cleansystem.sh make CODENAME TAR
#   cleansystem.sh build TAR FOLDER UMASK VARIABLE=VALUE...
#   cleansystem.sh autopkgtest TAR FOLDER DEB... DSC
#   cleansystem.sh piuparts TAR FOLDER CODENAME DEB
#   cleansystem.sh lifecycle TAR FOLDER OLDER.deb NEWER.deb
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
what=$1
shift

# unpack TAR FOLDER: a clean system in FOLDER/root, with what programs expect of a running one
unpack() {
  mkdir -p "$2/root"
  tar --extract --numeric-owner --file "$1" --directory "$2/root"
  mount -t proc proc "$2/root/proc"
  mount --rbind /dev "$2/root/dev"
  mount --make-rslave "$2/root/dev"
  mkdir -p "$2/archives" # downloads are reused
  install -m 644 /etc/resolv.conf "$2/root/etc/resolv.conf"
}

case $what in
  make)
    # Like mmdebstrap's smallest system, with a user who has a home, on a machine that can resolve its own name.
    mmdebstrap --quiet --variant=minbase --include=passwd \
      --customize-hook='printf "127.0.0.1 localhost\n::1 localhost\n" > "$1/etc/hosts"' \
      --customize-hook='chroot "$1" useradd --create-home --shell /bin/bash tester' \
      "$1" "$2"
    ;;
  build)
    tar=$1 folder=$2 mask=$3
    shift 3
    system=$(mktemp --directory "${folder%/*}/system.XXXXXX")
    unpack "$tar" "$system"
    root=$system/root
    mkdir -p "$root$folder"
    mount --bind "$folder" "$root$folder" # under the same path, because builds may contain paths
    chmod 755 "$system"
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$root" sh -ec '
      apt-get update -q
      apt-get install -qy --no-install-recommends build-essential
      cd "$1"/resource-console-*/
      apt-get build-dep -qy --no-install-recommends ./
      chown -R tester: "$1"' - "$folder"
    # shellcheck disable=SC2016
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$root" su --shell /bin/sh --command '
      set -e
      umask "$2"
      cd "$1"/resource-console-*/
      shift 2
      env "$@" nice dpkg-buildpackage --no-sign' tester build "$folder" "$mask" "$@"
    chown -R --reference "${folder%/*}" "$folder"
    ;;
  autopkgtest)
    tar=$1 folder=$2
    shift 2
    unpack "$tar" "$folder"
    autopkgtest --no-built-binaries --apt-upgrade --user tester --summary-file "$folder/summary" "$@" \
      -- chroot "$folder/root"
    ;;
  piuparts)
    tar=$1 folder=$2 codename=$3
    shift 3
    piuparts --basetgz "$tar" --tmpdir "$folder" --distribution "$codename" \
      --mirror "$mirror main" --warn-on-others "$@" |
      tee "$folder/piuparts.log" | grep --invert-match DEBUG
    grep --quiet 'PASS: Installation and purging test' "$folder/piuparts.log"
    echo "installation and purging, with all that the package depends on"
    ;;
  lifecycle)
    tar=$1 folder=$2 older=$3 newer=$4
    unpack "$tar" "$folder"
    mkdir "$folder/root/packages"
    cp "$older" "$folder/root/packages/older.deb"
    cp "$newer" "$folder/root/packages/resource-console.deb"
    cp "$here/lifecycle.sh" "$folder/root/packages"
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      chroot "$folder/root" /packages/lifecycle.sh
    ;;
esac
