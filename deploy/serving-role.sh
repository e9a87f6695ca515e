#!/bin/sh
# Run once by a new database, as its owner: the role that gateways serve with. It owns nothing and may do nothing until the step
# `migrate` says what.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'END'
\getenv role SERVING_ROLE
\getenv word SERVING_PASSWORD
create role :"role" login password :'word';
END
