import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../read-config.ts';
import { settings } from '../settings.ts';
import { destinationsOf } from './destinations.ts';
import { plainList, squidList } from './written-list.ts';

const live = {
  INSURERS_URL: 'https://insurers.example.com',
  PAYMENT_URL: 'https://api.iyzipay.com',
  NESTPAY_URL: 'https://bank.example.com:8443/fim',
  RATES_URL: 'https://www.tcmb.gov.tr/kurlar',
  ADDRESS_URL: 'https://Addresses.example.com',
  SMS_URL: 'https://api.iyzipay.com/sms',
  KEY_SERVICE_URL: 'https://keys.example.com:8200',
  SMTP_URL: 'smtp://we:secret@mail.example.com?requireTLS=true',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  ALARM_WEBHOOK_URL: 'http://127.0.0.1:9000/alarms',
  IYZICO_SETTLEMENT_URL: 'https://we:secret@files.example.com/iyzico-{day}.csv',
  BANK_STATEMENT_URL: 'file:///var/lib/statements/{day}.sta',
  RELEASE_STORE: 's3://releases/live',
  RELEASE_STORE_ENDPOINT: 'http://objects:9000',
  DOCUMENT_STORE: 's3://papers/',
  DOCUMENT_STORE_REGION: 'eu-central-1',
  DATABASE_URL: 'postgresql://serving:secret@postgres:5432/gateway',
  CARD_INNER_URL: 'https://card-entry:4303',
  EGRESS_DIRECT: 'collector,objects',
};
const inside = ['collector', 'objects'];

/* by hand, of the addresses above */
const expected = [
  'addresses.example.com:443',
  'api.iyzipay.com:443',
  'bank.example.com:8443',
  'files.example.com:443',
  'insurers.example.com:443',
  'keys.example.com:8200',
  'mail.example.com:587',
  'papers.s3.eu-central-1.amazonaws.com:443',
  'www.tcmb.gov.tr:443',
];

test('the list is what the settings lead to outside, and nothing of what is inside or a secret', () => {
  expect(plainList(destinationsOf(live, { inside }))).toBe(`${expected.join('\n')}\n`);
});

test('a bucket whose name has a dot is asked for behind Amazon’s own host', () => {
  const given = { ...live, DOCUMENT_STORE: 's3://papers.of.ours/2026', DOCUMENT_STORE_REGION: 'cn-north-1' };
  const hosts = destinationsOf(given, { inside }).map(({ host }) => host);
  expect(hosts).toContain('s3.cn-north-1.amazonaws.com.cn');
});

test('the defaults are the sandbox on this machine: nobody is on the list', () => {
  expect(destinationsOf({}, { inside: [] })).toEqual([]);
});

test('squid is told each host with its own port only', () => {
  const places = [
    { host: 'api.iyzipay.com', port: 443 },
    { host: '203.0.113.7', port: 443 },
    { host: 'mail.example.com', port: 587 },
  ];
  expect(squidList(places)).toBe(
    [
      'acl port_443 port 443',
      'acl named_443 dstdomain -n api.iyzipay.com',
      'http_access allow CONNECT from_inside port_443 named_443',
      'acl numbered_443 dst -n 203.0.113.7',
      'http_access allow CONNECT from_inside port_443 numbered_443',
      'acl port_587 port 587',
      'acl named_587 dstdomain -n mail.example.com',
      'http_access allow CONNECT from_inside port_587 named_587',
      '',
    ].join('\n'),
  );
});

test('every setting with an address says where its line goes, or is an address that browsers go to', () => {
  const addresses = Object.entries<{ fits: string; line?: string }>(settings)
    .filter(([, { fits }]) => /\baddress (?:that begins|\(http)/.test(fits))
    .filter(([, { line }]) => line === undefined)
    .map(([name]) => name);
  expect(addresses.toSorted()).toEqual([
    'CARD_URL',
    /* where the buckets of *_STORE are, which say it themselves */
    'DOCUMENT_STORE_ENDPOINT',
    'HOP_URL',
    'PUBLIC_URL',
    'RELEASE_STORE_ENDPOINT',
  ]);
});

test.each([
  ['EGRESS_PROXY', 'egress:3128'],
  ['EGRESS_PROXY', 'socks5://egress:1080'],
  ['EGRESS_PROXY', 'http://we:secret@egress:3128/path'],
  ['EGRESS_DIRECT', '*.inside'],
  ['EGRESS_DIRECT', 'collector:4318'],
])('%s=%s is refused in a sentence, without the password of a proxy', (name, value) => {
  const refused = () => readConfig({ [name]: value }, '/');
  expect(refused).toThrow(new RegExp(`^The setting ${name} does not fit: it must be `));
  expect(refused).not.toThrow(/secret/);
});

test('the command prints it, from an environment alone', () => {
  const run = (...words: string[]): string =>
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, '../../../run.mjs'), 'print-egress', ...words],
      {
        env: {
          PATH: process.env.PATH,
          ...live,
          DOCUMENT_STORE_KEY_ID: 'k',
          DOCUMENT_STORE_SECRET: 's',
          RELEASE_STORE_KEY_ID: 'k',
          RELEASE_STORE_SECRET: 's',
          ALARM_WEBHOOK_SECRET: 'a secret of thirty-two letters or more',
          CARD_SECRET: 'a secret of ours',
          KEY_SERVICE_KEY: 'gateway',
          KEY_SERVICE_TOKEN_FILE: '/run/keys/token',
          INSURERS_API_KEY: 'own',
        },
        encoding: 'utf8',
      },
    );
  expect(run()).toBe(`${expected.join('\n')}\n`);
  expect(run('--squid')).toContain('acl named_443 dstdomain -n www.tcmb.gov.tr\n');
});
