# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by run and test.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Installs the packages of packages.txt that are missing: first argument "run" leaves out those only tests need.
install_missing() {
    local wanted missing
    wanted=$(awk -v all="$1" '/^# test/ && all == "run" {exit} !/^#/' "$root/packaging/packages.txt")
    missing=$(for p in $wanted; do
        dpkg-query -W -f='${Status}' "$p" 2>/dev/null | grep -q "ok installed" || echo "$p"
    done)
    [ -z "$missing" ] && return 0
    local sudo=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "These packages are missing and there is no sudo: $missing" >&2; exit 1; }
        sudo=sudo
    fi
    echo "Installing: $(echo $missing)"
    $sudo apt-get update -qq
    # a lean install: recommended packages would pull in a desktop
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
}

# Configures if needed and builds a preset; further arguments are targets.
build_preset() {
    local preset=$1
    shift
    cd "$root"
    cmake --preset "$preset" -DGIGASITE_TOGETHER=ON >/dev/null
    cmake --build --preset "$preset" ${1:+--target "$@"}
}
