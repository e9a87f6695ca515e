#!/bin/sh
# Starts the database with its certificate, which the server insists on reading as its own user, and with doors that open to TLS alone.
# `renew` takes new files without a restart: docker compose exec postgres sh /usr/local/bin/postgres-tls.sh renew
set -eu
take() {
  install -d -o postgres -g postgres -m 700 /var/run/postgresql/tls
  install -o postgres -g postgres -m 600 /run/certificates/tls.crt /run/certificates/tls.key /var/run/postgresql/tls/
}
take
if [ "${1:-}" = renew ]; then
  exec psql --no-psqlrc --quiet --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --command 'select pg_reload_conf()'
fi
# the socket is for this container's own programs; nobody comes over the network in clear
printf '%s\n' 'local all all trust' 'hostssl all all all scram-sha-256' > /var/run/postgresql/hba.conf
chown postgres /var/run/postgresql/hba.conf
exec docker-entrypoint.sh postgres -c ssl=on -c ssl_min_protocol_version=TLSv1.2 \
  -c ssl_cert_file=/var/run/postgresql/tls/tls.crt -c ssl_key_file=/var/run/postgresql/tls/tls.key \
  -c hba_file=/var/run/postgresql/hba.conf
