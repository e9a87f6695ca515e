import pg from 'pg';
import { expect, test } from 'vitest';
import { isSafeLine } from './server-address.ts';

const named = 'sslmode=verify-full&sslrootcert=/etc/ca.crt';

test.each([
  ['this machine by name', 'postgres://u:p@localhost:5432/shop'],
  ['this machine by address', 'postgres://u:p@127.0.0.1/shop'],
  ['this machine by its new address', 'postgresql://u:p@[::1]:5432/shop'],
  ['a socket', 'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/shop'],
  ['a socket as a parameter', 'postgres:///shop?host=/var/run/postgresql&user=u'],
  ['a server whose name and authority are checked', `postgres://u:p@db.example/shop?${named}`],
  ['a server of a public authority', 'postgres://u:p@db.example/shop?sslmode=verify-full&sslrootcert=system'],
])('%s is a safe line', (_what, url) => {
  expect(isSafeLine(url)).toBe(true);
});

test.each([
  ['no TLS', 'postgres://u:p@db.example/shop'],
  ['TLS with anybody', 'postgres://u:p@db.example/shop?sslmode=require'],
  ['TLS with anybody, named so', 'postgres://u:p@db.example/shop?sslmode=no-verify'],
  ['a name that nobody checks', 'postgres://u:p@db.example/shop?sslmode=verify-ca&sslrootcert=/etc/ca.crt'],
  ['no authority', 'postgres://u:p@db.example/shop?sslmode=verify-full'],
  ['an empty authority', 'postgres://u:p@db.example/shop?sslmode=verify-full&sslrootcert='],
  ['a mode that is taken back', `postgres://u:p@db.example/shop?${named}&sslmode=disable`],
  ['another server behind this machine', 'postgres://u:p@localhost/shop?host=db.example'],
  ['another address behind this machine', 'postgres://u:p@localhost/shop?hostaddr=10.0.0.7'],
  ['a service file', 'postgres://u:p@localhost/shop?service=far'],
  ['a name that only begins like this machine', 'postgres://u:p@localhost.example/shop'],
  ['several servers', 'postgres://u:p@localhost,db.example/shop'],
  ['no server, which an environment may name', 'postgres:///shop'],
  ['what is no address', 'postgres://u:p@db example/shop'],
])('%s is none', (_what, url) => {
  expect(isSafeLine(url)).toBe(false);
});

test('the driver goes where the address was read to lead', () => {
  for (const [url, host] of [
    ['postgres://u:p@127.0.0.1/shop?host=db.example', 'db.example'],
    ['postgres://u:p@%2Fvar%2Frun/shop', '/var/run'],
    ['postgres:///shop?host=/var/run&user=u', '/var/run'],
    ['postgres://u:p@[::1]:5432/shop', '::1'],
  ] as const)
    expect(new pg.Client({ connectionString: url }).host, url).toBe(host);
});
