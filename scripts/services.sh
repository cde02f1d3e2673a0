#!/bin/sh
# What the tests need beside Python: a browser, PostgreSQL and Redis. Root gets them with apt, others are told.
missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
install() {
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	# The browser without its windows opens pages twice as fast; where there is none, the other one does.
	command -v chromium-headless-shell >/dev/null 2>&1 && [ -z "$missing" ] && exit 0
	apt-get update -qq
	[ -z "$missing" ] || install $missing || exit 1
	install chromium-headless-shell 2>/dev/null || true
elif [ -n "$missing" ]; then
	echo "The tests need these programs:$missing. Install them, for example: sudo apt-get install$missing"
	exit 1
fi
