#!/usr/bin/env bash
# Puts a backup in the place of what is kept now: deploy/restore.sh FILE
set -euo pipefail
cd "$(dirname "$0")/.."
file=${1:?which file? deploy/restore.sh FILE}
test -s "$file" || { echo "$file is empty or not there" >&2; exit 1; }
docker compose stop holdfast
# In one transaction: where it cannot be read whole, what was there stays.
docker compose exec -T db pg_restore --username holdfast --dbname holdfast --clean --if-exists --single-transaction < "$file"
docker compose start holdfast
echo "What $file holds is served again"
