#!/bin/sh
# Certificates of the services among themselves, of an authority that nobody else knows:
#   sh deploy/make-certificates.sh <folder> <service>[,<other name or address>]...
# `<folder>/ca.crt` is what each service trusts; `<folder>/<service>/` holds a service's own certificate and key. Run it again to renew
# them: the authority stays while it is there. Its key, `<folder>/ca.key`, is for no service.
set -eu
folder=$1
shift
umask 077
mkdir -p "$folder"
chmod 755 "$folder"
if [ -f "$folder/ca.crt" ] && [ ! -f "$folder/ca.key" ]; then
  echo "$folder/ca.key is not here. Bring the authority's key back before certificates are renewed: another one would be believed by nobody that runs." >&2
  exit 1
fi
case $(id -u) in
  0 | 1000) ;;
  *) echo 'Services are user 1000 in their images and cannot read these keys: run this as root or as user 1000 for them.' >&2 ;;
esac
if [ ! -f "$folder/ca.key" ]; then
  openssl ecparam -name prime256v1 -genkey -noout -out "$folder/ca.key"
  openssl req -x509 -new -key "$folder/ca.key" -sha256 -days 3650 -subj '/CN=sigorta inside' -out "$folder/ca.crt" \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign'
  chmod 644 "$folder/ca.crt"
fi
for names in "$@"; do
  service=${names%%,*}
  own="$folder/$service"
  mkdir -p "$own"
  alternatives=$(printf '%s\n' "$names" localhost 127.0.0.1 | tr ',' '\n' | sed -E 's/^[0-9.]+$/IP:&/; s/^[^:]+$/DNS:&/' | paste -sd, -)
  openssl ecparam -name prime256v1 -genkey -noout -out "$own/new.key"
  openssl req -new -key "$own/new.key" -subj "/CN=$service" -out "$own/new.csr"
  {
    echo "subjectAltName=$alternatives"
    echo 'basicConstraints=critical,CA:FALSE'
    echo 'keyUsage=critical,digitalSignature'
    echo 'extendedKeyUsage=serverAuth'
  } > "$own/new.ext"
  openssl x509 -req -in "$own/new.csr" -CA "$folder/ca.crt" -CAkey "$folder/ca.key" -CAcreateserial -CAserial "$folder/ca.srl" \
    -sha256 -days 397 -extfile "$own/new.ext" -out "$own/new.crt" 2> /dev/null
  # whoever serves rereads both, and takes them only when they belong together
  mv "$own/new.key" "$own/tls.key"
  mv "$own/new.crt" "$own/tls.crt"
  rm "$own/new.csr" "$own/new.ext"
  chmod 644 "$own/tls.crt"
  # services of ours are user 1000 in their images; the key may be read by nobody else
  if [ "$(id -u)" = 0 ]; then chown -R 1000:1000 "$own"; fi
  chmod 755 "$own"
done
