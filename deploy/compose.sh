#!/bin/sh
# Starts the cluster of deploy/compose.yaml, and waits until it is ready. The first start makes the secrets, which stay in
# deploy/secrets: files of mode 0600 that git does not know. Usage: deploy/compose.sh [up|down|logs|…]
set -eu
cd "$(dirname "$0")"
compose=${COMPOSE:-docker compose}

# Prints 32 random bytes in hex.
random() {
  od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n'
}

# Given a name, writes its file from standard input, so that nobody else can read it at any time.
keep() {
  (umask 077 && cat > "secrets/$1.env.new" && mv "secrets/$1.env.new" "secrets/$1.env")
}

# The three files belong together: a lost one would lock its owner out of what the others have written.
make_secrets() {
  password=$(random)
  access=$(random | cut -c 1-20)
  secret=$(random)
  mkdir -p secrets && chmod 700 secrets
  keep postgres << EOF
POSTGRES_USER=ledgerize
POSTGRES_DB=ledgerize
POSTGRES_PASSWORD=$password
EOF
  keep s3 << EOF
AWS_ACCESS_KEY_ID=$access
AWS_SECRET_ACCESS_KEY=$secret
EOF
  keep ledgerize << EOF
DATABASE_URL=postgres://ledgerize:$password@postgres:5432/ledgerize
S3_ENDPOINT=http://s3:8333
S3_BUCKET=ledgerize
S3_REGION=us-east-1
S3_ACCESS_KEY_ID=$access
S3_SECRET_ACCESS_KEY=$secret
LEDGERIZE_SECRET=$(random)
LEDGERIZE_API_KEY=lk_$(random)
EOF
}

if [ ! -e secrets/ledgerize.env ]; then make_secrets; fi
if [ $# -gt 0 ]; then exec $compose "$@"; fi
$compose up --build --detach --wait
$compose logs --no-log-prefix api | grep -A 3 -i 'set-up\|set up' || true
echo "The API key of the first account is LEDGERIZE_API_KEY of $(pwd)/secrets/ledgerize.env."
