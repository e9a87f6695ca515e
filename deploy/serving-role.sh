#!/bin/sh
# Run once by a new database, as its owner: the role that gateways serve with. It owns nothing and may do nothing until the step
# `migrate` says what.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set role="$SERVING_ROLE" --set word="$SERVING_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'END'
create role :"role" login password :'word';
END
