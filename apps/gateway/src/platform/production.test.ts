import { expect, test } from 'vitest';
import { anything } from './production-rules.ts';
import { readConfig } from './read-config.ts';
import { settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** A site as it may run; written by hand. */
const real = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sigorta.example',
  HOP_URL: 'https://banka.sigorta.example',
  CARD_URL: 'https://kart.sigorta.example',
  CARD_SECRET: 'one of our own',
  HOST: '0.0.0.0',
  TLS_CERTIFICATE_FILE: '/etc/inside/tls.crt',
  TLS_KEY_FILE: '/etc/inside/tls.key',
  CARD_INNER_URL: 'https://card-entry:4303',
  DATABASE_URL: 'postgres://gateway:word@db/gateway?sslmode=verify-full&sslrootcert=/etc/ca.crt',
  SECRET_KEY: 'k'.repeat(32),
  SIGNING_KEY: 's'.repeat(32),
  DATA_DIR: '/srv/data',
  AUDIT_WITNESS: '/srv/witness/audit',
  SITE_TOKEN: 'our-own-site',
  TRUSTED_PROXIES: '10.0.0.1',
  INSURERS_URL: 'https://insurers.example',
  INSURERS_API_KEY: 'own-a',
  PAYMENT_URL: 'https://api.iyzipay.com',
  PAYMENT_API_KEY: 'own-b',
  PAYMENT_SECRET_KEY: 'own-c',
  NESTPAY_URL: 'https://pos.bank.example/fim',
  NESTPAY_CLIENT_ID: '700700700',
  NESTPAY_USER: 'own-d',
  NESTPAY_PASSWORD: 'own-e',
  NESTPAY_STORE_KEY: 'own-f',
  RATES_URL: 'https://rates.example',
  ADDRESS_URL: 'https://addresses.example',
  SMS_URL: 'https://sms.example',
  SMS_USER: 'own-d',
  SMS_PASSWORD: 'own-e',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'Shop <shop@shop.test>',
  CONTACT_MAIL: 'help@shop.test',
  SECURITY_MAIL: 'faults@shop.test',
};

const told = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment, '/');
    return '';
  } catch (error) {
    return error instanceof StartError ? error.message : `no sentence: ${String(error)}`;
  }
};

test('a site with everything of its own starts', () => {
  expect(told(real)).toBe('');
});

const https = 'must begin with https://';
const httpsOrHere = 'must begin with https:// or name this machine';
const closed = 'must begin with https:// or file://';
const apart = 'must name another place than RELEASE_STORE: machines that build releases write there';
const sandbox = 'still holds the value of the sandbox, which everybody can read; set your own';
const outside = 'must name a file outside DATA_DIR, or who cuts the audit log can cut its witness with it';
const line =
  'must name a server of this machine, or end with ?sslmode=verify-full&sslrootcert=<file of its authority, or system>';
const server =
  'must name a PostgreSQL server, as the embedded database takes no live payments: one of this machine, or one whose address ends with ?sslmode=verify-full&sslrootcert=<file of its authority, or system>';
const tls = 'must begin with smtps:// or end with ?requireTLS=true';

const kept = (days: number) =>
  `must be from 1 to ${days}: the notice on personal data promises that what became no policy is kept no longer`;

const refused: [name: string, value: string | undefined, because: string][] = [
  ['PUBLIC_URL', undefined, https],
  ['QUOTE_RETENTION_DAYS', '31', kept(30)],
  ['QUOTE_RETENTION_DAYS', '0', kept(30)],
  ['APPLICATION_RETENTION_DAYS', '181', kept(180)],
  ['PUBLIC_URL', 'http://sigorta.example', https],
  ['PANEL_ORIGIN', 'http://panel.sigorta.example', https],
  ['CARD_URL', undefined, https],
  ['CARD_URL', 'http://kart.sigorta.example', https],
  ['CARD_SECRET', undefined, sandbox],
  ['CARD_SECRET', 'sandbox-card-secret', sandbox],
  ['HOP_URL', undefined, https],
  ['HOP_URL', 'http://banka.sigorta.example', https],
  ['SITE_TOKEN', undefined, sandbox],
  ['SITE_TOKEN', 'sigorta-carsisi-site', sandbox],
  ['INSURERS_URL', undefined, https],
  ['INSURERS_URL', 'http://localhost:5400/insurers', https],
  ['INSURERS_API_KEY', undefined, sandbox],
  ['INSURERS_API_KEY', 'sandbox-insurer-key', sandbox],
  ['PAYMENT_URL', undefined, https],
  ['PAYMENT_API_KEY', undefined, sandbox],
  ['PAYMENT_API_KEY', 'sandbox-api-key', sandbox],
  ['PAYMENT_SECRET_KEY', undefined, sandbox],
  ['PAYMENT_SECRET_KEY', 'sandbox-secret-key', sandbox],
  ['NESTPAY_URL', 'http://pos.bank.example/fim', https],
  ['NESTPAY_CLIENT_ID', undefined, sandbox],
  ['NESTPAY_USER', undefined, sandbox],
  ['NESTPAY_PASSWORD', undefined, sandbox],
  ['NESTPAY_STORE_KEY', 'sandbox-store-key', sandbox],
  ['IYZICO_SETTLEMENT_URL', 'http://files.example/{day}.csv', closed],
  ['NESTPAY_SETTLEMENT_URL', 'http://files.example/{day}.csv', closed],
  ['BANK_STATEMENT_URL', 'http://files.example/{day}.sta', closed],
  ['BANK_STATEMENT_URL_EUR', 'http://files.example/{day}.sta', closed],
  ['BANK_STATEMENT_URL_USD', 'http://files.example/{day}.sta', closed],
  ['PREVIEW_PAYMENT_URL', 'http://sandbox-api.iyzipay.example', https],
  ['RATES_URL', undefined, https],
  ['RATES_URL', 'http://rates.example', https],
  ['ADDRESS_URL', undefined, https],
  ['VEHICLE_URL', 'http://vehicles.example', https],
  ['SMS_URL', undefined, https],
  ['KEY_SERVICE_URL', 'http://keys.example:8200', httpsOrHere],
  ['SMS_USER', undefined, sandbox],
  ['SMS_PASSWORD', 'sandbox', sandbox],
  ['SMTP_URL', undefined, tls],
  ['SMTP_URL', 'smtp://user:word@mail.example', tls],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=false', tls],
  ['MAIL_FROM', undefined, sandbox],
  ['CONTACT_MAIL', undefined, sandbox],
  ['SECURITY_MAIL', undefined, sandbox],
  ['TRUSTED_PROXIES', undefined, 'must name the proxy that ends https, or all callers count as one'],
  ['RELEASE_STORE_ENDPOINT', 'http://objects.example', https],
  ['DOCUMENT_STORE_ENDPOINT', 'http://objects.example', https],
  ['DOCUMENT_STORE', '/srv/data/releases', apart],
  ['RATE_LIMIT_FACTOR', '1000', 'must be from 1 to 10, or the limits bound nothing'],
  ['RATE_LIMIT_FACTOR', '0', 'must be from 1 to 10, or the limits bound nothing'],
  [
    'SECRET_KEY',
    undefined,
    'must be set, or SIGNING_KEY and either SEALING_KEY or KEY_SERVICE_URL: gateways on a server share no folder that keys could lie in',
  ],
  [
    'SEALING_KEY',
    's'.repeat(32),
    'must be another key than SIGNING_KEY, or whoever learns what signs opens what is sealed',
  ],
  ['DATABASE_URL', undefined, server],
  ['DATABASE_URL', 'postgres://gateway:word@db/gateway', server],
  ['DATABASE_URL', 'postgres://gateway:word@db/gateway?sslmode=require', server],
  ['PREVIEW_DATABASE_URL', 'postgres://gateway:word@db/previews', line],
  ['AUDIT_WITNESS', undefined, outside],
  ['AUDIT_WITNESS', '/srv/data/inside/witness', outside],
  [
    'TLS_CERTIFICATE_FILE',
    undefined,
    'must be set, or HOST must be an address of this machine: what the edge says to a gateway crosses a network',
  ],
  ['CARD_INNER_URL', 'http://card-entry:4303', httpsOrHere],
  ['ALARM_WEBHOOK_URL', 'http://alarms.example', httpsOrHere],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', httpsOrHere],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost.evil.example:4318', httpsOrHere],
  [
    'VIRUS_SCANNER',
    'tcp://clamav:3310',
    'must name a socket or an address of this machine: its daemon speaks no TLS',
  ],
  ['FAILPOINT', 'mail:after-send', 'is for tests only'],
  ['FAILPOINT_FILE', '/tmp/f', 'is for tests only'],
];

test.each(refused)('production with %s=%s is refused in one sentence', (name, value, because) => {
  expect(told({ ...real, [name]: value })).toBe(
    `The setting ${name} does not fit a production site: it ${because}.`,
  );
});

test.each<[string, Record<string, string | undefined>]>([
  ['STARTTLS that is asked for', { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }],
  [
    'two keys of its own instead of one',
    { SECRET_KEY: undefined, SIGNING_KEY: 's'.repeat(32), SEALING_KEY: 'o'.repeat(32) },
  ],
  [
    'a key of a service that wraps',
    {
      SECRET_KEY: undefined,
      SIGNING_KEY: 's'.repeat(32),
      KEY_SERVICE_URL: 'https://keys.example:8200',
      KEY_SERVICE_KEY: 'gateway',
      KEY_SERVICE_TOKEN_FILE: '/run/keys/token',
    },
  ],
  ['a collector on this machine', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }],
  [
    'http among programs of one machine',
    {
      HOST: '127.0.0.1',
      TLS_CERTIFICATE_FILE: undefined,
      TLS_KEY_FILE: undefined,
      CARD_INNER_URL: 'http://127.0.0.1:4303',
    },
  ],
  ['a host for the panel', { PANEL_ORIGIN: 'https://panel.sigorta.example' }],
  ['no account at NestPay', { NESTPAY_URL: undefined, NESTPAY_STORE_KEY: undefined }],
  [
    'the provider’s own test system on the embedded database',
    {
      PAYMENT_URL: 'https://sandbox-api.iyzipay.com',
      NESTPAY_URL: undefined,
      DATABASE_URL: undefined,
      SECRET_KEY: undefined,
    },
  ],
])('production with %s starts', (_what, changed) => {
  expect(told({ ...real, ...changed })).toBe('');
});

test('production with an environment that turns the check of certificates off is refused in one sentence', () => {
  expect(told({ ...real, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toBe(
    'NODE_TLS_REJECT_UNAUTHORIZED=0 turns off the check of every certificate; unset it.',
  );
});

test('papers lie apart from releases in one bucket, never where releases lie', () => {
  const account = (name: string) => ({ [`${name}_KEY_ID`]: 'k', [`${name}_SECRET`]: 's' });
  const of = (documents: string) =>
    told({
      ...real,
      ...account('RELEASE_STORE'),
      ...account('DOCUMENT_STORE'),
      RELEASE_STORE: 's3://shop/all',
      DOCUMENT_STORE: documents,
    });
  expect(of('s3://shop/all/')).toContain(apart);
  expect(of('s3://shop/papers')).toBe('');
  expect(of('s3://papers')).toBe('');
});

test.each([
  ['s3:/papers', 'names no bucket'],
  ['s3://papers', 'needs DOCUMENT_STORE_KEY_ID and DOCUMENT_STORE_SECRET'],
])('DOCUMENT_STORE=%s is refused in one sentence', (store, sentence) => {
  const words = told({ ...real, DOCUMENT_STORE: store });
  expect(words).toContain('The setting DOCUMENT_STORE ');
  expect(words).toContain(sentence);
});

test('a live provider is known by its name, not by a word in its path', () => {
  for (const PAYMENT_URL of ['https://api.iyzipay.com/sandbox', 'https://localhost.evil.example']) {
    expect(told({ ...real, PAYMENT_URL, DATABASE_URL: undefined })).toContain('The setting DATABASE_URL');
  }
});

test('a key service is named whole or not at all', () => {
  for (const given of [{ KEY_SERVICE_URL: 'https://keys.example' }, { KEY_SERVICE_KEY: 'gateway' }])
    expect(told({ ...real, ...given })).toBe(
      'The settings KEY_SERVICE_URL, KEY_SERVICE_KEY and KEY_SERVICE_TOKEN_FILE are set together or not at all.',
    );
});

test('elsewhere the defaults stand', () => {
  expect(told({ NODE_ENV: 'development' })).toBe('');
  expect(told({ NODE_ENV: 'test' })).toBe('');
  expect(told({})).toBe('');
});

test('every setting that production asks something of stands among the refused ones above', () => {
  const asked = Object.entries(settings)
    .filter(([, { production }]) => production !== anything)
    .map(([name]) => name);
  expect([...new Set(refused.map(([name]) => name))].toSorted()).toEqual(asked.toSorted());
});
