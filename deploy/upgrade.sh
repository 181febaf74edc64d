#!/bin/sh
# Upgrades one process after another: each drains, so that its people go to the others, and is replaced once it has ended; the
# next one follows when the new one is ready. Nobody waits longer than it takes to connect again.
set -eu
cd "$(dirname "$0")"
docker compose build
docker compose exec -T server-1 node apps/server/bin/drumhead-server.mjs backup
for server in server-1 server-2 server-3; do
  docker compose up --detach --no-deps --wait --wait-timeout 120 "$server"
done
docker compose up --detach --no-deps worker
# A file that git has replaced is still the one of before inside; connections outlive this.
docker compose exec -T proxy caddy reload --config - --adapter caddyfile < Caddyfile
docker compose up --detach --no-deps proxy
