import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { sourceFiles } from './source-files.ts';

/* Every file of what runs on servers that opens a line to somewhere, with the settings that say where. No address comes from a request,
   from a row or from an answer: whoever adds a file here says which setting it is. */
const calling: Readonly<Record<string, readonly string[]>> = {
  'apps/gateway/src/platform/upstream/call-upstream.ts': [
    'INSURERS_URL',
    'ADDRESS_URL',
    'VEHICLE_URL',
    'RATES_URL',
    'SMS_URL',
  ],
  'apps/gateway/src/payments/provider/iyzico/wire.ts': ['PAYMENT_URL'],
  'apps/gateway/src/payments/provider/nestpay/wire.ts': ['NESTPAY_URL'],
  'apps/gateway/src/payments/provider/card-entry.ts': ['CARD_INNER_URL'],
  'apps/gateway/src/platform/telemetry/otlp.ts': ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  'apps/gateway/src/panel/alarms/post-alarm.ts': ['ALARM_WEBHOOK_URL'],
  'apps/gateway/src/platform/mail/mailer.ts': ['SMTP_URL'],
  'apps/gateway/src/platform/database/connect.ts': ['DATABASE_URL'],
  'apps/gateway/src/platform/database/listener.ts': ['DATABASE_URL'],
  'apps/gateway/src/platform/backup/take-backup.ts': ['DATABASE_URL'],
  'apps/gateway/src/platform/scan/scan-file.ts': ['VIRUS_SCANNER'],
  'packages/release/src/store/s3-store.ts': ['RELEASE_STORE', 'DOCUMENT_STORE'],
  'apps/card-entry/src/server/send.ts': ['PAYMENT_URL', 'NESTPAY_URL'],
};

/** What opens a line: the module's own functions, not its types. */
const opens =
  /^import (?!type\b)(?:\w+|\{[^}]*\b(?:request|connect|createConnection)\b[^}]*\}) from '(?:undici|nodemailer|pg|node:https?|node:net|node:tls)'|from '@aws-sdk\/client-s3'|(?<![.\w])fetch\(/m;

/* these run in a browser and ask their own origin */
const inBrowsers = /^apps\/(?:card-entry\/src\/frame|gateway\/src\/policies\/living\/served)\//;

interface Source {
  path: string;
  text: string;
}

const notListed = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !inBrowsers.test(path) && opens.test(text) && !Object.hasOwn(calling, path))
    .map(({ path }) => path);

const sources: Source[] = sourceFiles([
  'apps/gateway',
  'apps/card-entry',
  'packages/release',
  'packages/payment-wire',
  'packages/door-limits',
  'packages/server-tls',
  'packages/card-seal',
  'packages/product-kit',
  'packages/lookups',
])
  .filter((path) => !path.endsWith('/testing.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('whom servers talk to is a list of settings: nothing else opens a line', () => {
  expect(notListed(sources)).toEqual([]);
  const opening = sources.filter(({ text }) => opens.test(text)).map(({ path }) => path);
  expect(Object.keys(calling).filter((path) => !opening.includes(path))).toEqual([]);
  const settings = readFileSync(join(root, 'README.md'), 'utf8');
  const told = Object.values(calling).flat();
  expect(told.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test('nothing that is called by fetch sends on to where it is told', () => {
  const fetching = sources.filter(
    ({ path, text }) => Object.hasOwn(calling, path) && /(?<![.\w])fetch\(/.test(text),
  );
  expect(fetching.map(({ path }) => path)).toHaveLength(2);
  for (const { path, text } of fetching) expect(text, path).toContain("redirect: 'error'");
});

test('a file that opens a line of its own would be seen', () => {
  for (const text of [
    "import { Agent, request } from 'undici';",
    "import nodemailer from 'nodemailer';",
    'const answer = await fetch(body.url);',
    "import { connect } from 'node:net';\nimport pg from 'pg';",
    "import { connect, type Socket } from 'node:tls';",
  ])
    expect(notListed([{ path: 'apps/gateway/src/new.ts', text }]), text).toEqual(['apps/gateway/src/new.ts']);
  for (const text of [
    "import type { Agent } from 'undici';",
    "import { isIP } from 'node:net';",
    'this.fetch(row)',
  ])
    expect(notListed([{ path: 'apps/gateway/src/new.ts', text }]), text).toEqual([]);
});

/** Files that open a connection to PostgreSQL past the one rule of client-options.ts. */
const pastTheRule = (all: readonly Source[]): string[] =>
  all
    .filter(({ text }) =>
      /new pg\.(?:Client|Pool)\((?!\{\s*\.\.\.(?:clientOptions\(\w|options\b))/.test(text),
    )
    .map(({ path }) => path);

test('every connection to a database is opened by the rule that asks for its certificate', () => {
  const opening = sources.filter(({ text }) => /new pg\.(?:Client|Pool)\(/.test(text));
  expect(opening.length).toBeGreaterThan(2);
  expect(pastTheRule(sources)).toEqual([]);
  const bare = { path: 'a.ts', text: 'new pg.Client({ connectionString: url })' };
  expect(pastTheRule([bare])).toEqual(['a.ts']);
});
