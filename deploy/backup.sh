#!/usr/bin/env bash
# Everything that Holdfast keeps, into one file: deploy/backup.sh [FILE]
set -euo pipefail
cd "$(dirname "$0")/.."
file=${1:-holdfast-$(date -u +%Y%m%dT%H%M%SZ).dump}
docker compose exec -T db pg_dump --username holdfast --format custom holdfast > "$file.part"
mv "$file.part" "$file"
echo "Everything up to now is in $file"
