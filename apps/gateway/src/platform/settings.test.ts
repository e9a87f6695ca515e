import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentSchema } from './environment.ts';
import { readConfig } from './read-config.ts';
import { settings } from './settings.ts';
import { settingsTable, tableBegin, tableEnd, withTable } from './settings-table.ts';
import { StartError } from './start-error.ts';

const sourceFolder = join(import.meta.dirname, '..');

const told = (environment: Record<string, string>): string => {
  try {
    readConfig(environment, '/');
    return '';
  } catch (error) {
    return error instanceof StartError ? error.message : String(error);
  }
};

test('fees of installments are read with the day from which each holds', () => {
  const table = '3:6.49%+0.25, 3@2027-01-01:6%+0';
  expect(readConfig({ IYZICO_INSTALLMENT_FEES: table }, '/').payment.settlement?.installmentFees).toEqual([
    { count: 3, since: null, basisPoints: 649, fixedMinor: 25 },
    { count: 3, since: '2027-01-01', basisPoints: 600, fixedMinor: 0 },
  ]);
  expect(readConfig({}, '/').payment.settlement?.installmentFees).toEqual([]);
});

test.each([
  ['PORT', 'http', 'a port from 0 to 65535, not "http"'],
  ['FREE_PAYMENT_MOST', '1.000', 'a whole number of at most nine digits, not "1.000"'],
  ['SMS_URL', 'sms.example', 'an address that begins with http:// or https://, not "sms.example"'],
  ['LOG_LEVEL', 'loud', 'silent, error, warn, info or debug, not "loud"'],
  [
    'PURCHASE_TIMINGS',
    '{"pollMs":"1"}',
    'a JSON object with names and values of timings.ts, not "{\\"pollMs\\":\\"1\\"}"',
  ],
  ['PURCHASE_TIMINGS', '{pollMs:1}', 'a JSON object with names and values of timings.ts, not "{pollMs:1}"'],
  [
    'PURCHASE_TIMINGS',
    '{"poolMs":1}',
    'a JSON object with names and values of timings.ts, not "{\\"poolMs\\":1}"',
  ],
  ...['3:6.49%', '1:2.99%+0.25', '3@2027-02-30:6%+0', '3:6%+0,3:7%+0', '3:6%+0,'].map(
    (wrong): [string, string, string] => [
      'IYZICO_INSTALLMENT_FEES',
      wrong,
      `numbers of installments, each once a day, with a percentage and lira, such as 2:4.89%+0.25,3:6.49%+0.25,3@2027-01-01:6.29%+0.25, not "${wrong}"`,
    ],
  ),
  ['FAILPOINT', 'start:nowhere', 'a name of failpoint.ts, not "start:nowhere"'],
])('%s=%s is told with its name and why', (name, value, why) => {
  expect(told({ [name]: value })).toBe(`The setting ${name} does not fit: it must be ${why}.`);
});

test.each([
  ['SECRET_KEY', 'short', 'at least 32 characters long'],
  ['METRICS_TOKEN', 'short', 'at least 16 characters long'],
  ['SMTP_URL', 'http://user:word@mail', 'an address that begins with smtp:// or smtps://'],
  ['DATABASE_URL', 'mysql://user:word@db', 'an address that begins with postgres:// or postgresql://'],
])('the value of %s is secret and not repeated', (name, value, why) => {
  expect(told({ [name]: value })).toBe(`The setting ${name} does not fit: it must be ${why}.`);
});

test('settings that were read elsewhere come through the configuration too', () => {
  const { sms, timings, failpoint } = readConfig(
    {
      SMS_USER: 'u',
      SMS_PASSWORD: 'p',
      SMS_HEADER: 'H',
      PURCHASE_TIMINGS: '{"pollMs":5}',
      FAILPOINT: 'mail:after-send',
      FAILPOINT_FILE: '/tmp/f',
    },
    '/',
  );
  expect(sms).toMatchObject({
    url: 'http://localhost:4400/sms',
    user: 'u',
    password: 'p',
    header: 'H',
  });
  expect(timings).toMatchObject({ pollMs: 5, leaseMs: 120_000 });
  expect(failpoint).toEqual({ fixed: 'mail:after-send', file: '/tmp/f' });
  expect(readConfig({}, '/')).toMatchObject({
    sms: { user: 'sandbox', password: 'sandbox', header: 'SIGORTACRSI' },
    timings: { pollMs: 1_000 },
    failpoint: { fixed: null, file: null },
  });
});

/** Places of a source that read the environment past the configuration. */
const readsPast = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => line.includes('process.env') && !line.includes('readConfig(process.env, root)'));

test('nothing but the configuration reads the environment', () => {
  const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  const past = sources.flatMap((file) =>
    readsPast(readFileSync(join(sourceFolder, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(past).toEqual([]);
});

test('a reader of its own would be seen', () => {
  expect(readsPast("const header = process.env.SMS_HEADER ?? '';")).toHaveLength(1);
  expect(readsPast('  const config = readConfig(process.env, root);')).toEqual([]);
});

const readme = readFileSync(join(sourceFolder, '../../../README.md'), 'utf8');

test('the README shows the settings as they are: `pnpm settings` writes them', () => {
  expect(readme).toContain(settingsTable());
});

test('a setting that the README lacks, or a changed default, would be seen', () => {
  const [row = ''] = settingsTable()
    .split('\n')
    .filter((line) => line.includes('`FREE_PAYMENT_MOST`'));
  expect(row).toContain('`100000`');
  for (const stale of [readme.replace(`${row}\n`, ''), readme.replace(row, row.replace('100000', '99999'))]) {
    expect(stale).not.toContain(settingsTable());
    expect(withTable(stale)).toBe(readme);
  }
  expect(() => withTable('no place')).toThrow('no one place');
  expect(() => withTable(`${tableBegin}${tableEnd}${tableBegin}${tableEnd}`)).toThrow('no one place');
});

test('every setting says what it means and what fits', () => {
  expect(Object.keys(environmentSchema.entries)).toEqual(Object.keys(settings));
  for (const [name, { meaning, fits }] of Object.entries(settings)) {
    expect(meaning.length, name).toBeGreaterThan(5);
    expect(fits.length, name).toBeGreaterThan(5);
  }
});
