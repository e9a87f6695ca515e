#!/bin/sh
# Prints secrets.env: what only this deployment knows, made now. The sandbox reads the keys of the outside from the same file.
# `make-secrets.sh owner` prints owner.env: who owns the tables. The database and the step `migrate` read it, and no gateway.
set -eu
line='?sslmode=verify-full&sslrootcert=/run/certificates/ca.crt'
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
if [ "${1:-}" = owner ]; then
  rows=$(secret)
  cat <<END
POSTGRES_PASSWORD=$rows
DATABASE_URL=postgresql://owner:$rows@postgres:5432/gateway$line
SERVING_ROLE=serving
END
  exit
fi
rows=$(secret)
cat <<END
SERVING_PASSWORD=$rows
DATABASE_URL=postgresql://serving:$rows@postgres:5432/gateway$line
SECRET_KEY=$(secret)$(secret)
METRICS_TOKEN=$(secret)
SITE_TOKEN=site-$(secret)
CARD_SECRET=$(secret)
CARD_SEAL_KEY=$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n')
INSURERS_API_KEY=$(secret)
PAYMENT_API_KEY=$(secret)
PAYMENT_SECRET_KEY=$(secret)
SMS_USER=trial
SMS_PASSWORD=$(secret)
END
