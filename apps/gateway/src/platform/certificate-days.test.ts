import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { afterAll, expect, test } from 'vitest';
import { daysLeft, endingCertificates } from './certificate-days.ts';

const own = ownCertificates('gateway');
afterAll(() => own.remove());
const none = {
  certificate: null,
  insideAuthority: null,
  wallet: null,
  databaseUrl: null,
  keyService: null,
};
const certificate = { certificateFile: own.certificate('gateway'), keyFile: own.key('gateway') };
const days = (config: Parameters<typeof endingCertificates>[0]) =>
  endingCertificates(config).map((one) => [one.setting, Math.round(daysLeft(one, new Date()))]);

test('every file that the settings name is read: 397 days of a service, ten years of the authority', () => {
  expect(
    days({
      ...none,
      certificate,
      insideAuthority: own.authority,
      databaseUrl: `postgresql://a:b@c/d?sslmode=verify-full&sslrootcert=${own.authority}`,
    }),
  ).toEqual([
    ['TLS_CERTIFICATE_FILE', 397],
    ['INSIDE_AUTHORITY_FILE', 3650],
    ['DATABASE_URL', 3650],
  ]);
});

test('of several in one file the first to end counts', () => {
  const both = join(own.authority, '../both.crt');
  writeFileSync(
    both,
    readFileSync(own.authority, 'utf8') + readFileSync(certificate.certificateFile, 'utf8'),
  );
  expect(days({ ...none, insideAuthority: both })).toEqual([['INSIDE_AUTHORITY_FILE', 397]]);
});

test('what no setting names, the machine’s own authorities and a file in the middle of being written say nothing', () => {
  const half = join(own.authority, '../half.crt');
  writeFileSync(half, readFileSync(own.authority, 'utf8').slice(0, 200));
  expect(days(none)).toEqual([]);
  expect(days({ ...none, databaseUrl: 'postgresql://a@b/c?sslmode=verify-full&sslrootcert=system' })).toEqual(
    [],
  );
  expect(days({ ...none, insideAuthority: half })).toEqual([]);
  expect(days({ ...none, insideAuthority: '/nowhere/ca.crt' })).toEqual([]);
});
