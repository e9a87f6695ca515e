import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../../../apps/gateway/src/platform/settings.ts';
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
    'KEY_SERVICE_URL',
    'IYZICO_SETTLEMENT_URL',
    'NESTPAY_SETTLEMENT_URL',
    'BANK_STATEMENT_URL',
    'BANK_STATEMENT_URL_EUR',
    'BANK_STATEMENT_URL_USD',
  ],
  'apps/gateway/src/payments/provider/iyzico/wire.ts': ['PAYMENT_URL', 'PREVIEW_PAYMENT_URL'],
  'apps/gateway/src/payments/provider/nestpay/wire.ts': ['NESTPAY_URL'],
  'apps/gateway/src/payments/provider/card-entry.ts': ['CARD_INNER_URL'],
  'apps/gateway/src/platform/telemetry/otlp.ts': ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  'apps/gateway/src/panel/alarms/post-alarm.ts': ['ALARM_WEBHOOK_URL'],
  'apps/gateway/src/platform/mail/mailer.ts': ['SMTP_URL'],
  'apps/gateway/src/platform/database/connect.ts': ['DATABASE_URL', 'PREVIEW_DATABASE_URL'],
  'apps/gateway/src/platform/database/listener.ts': ['DATABASE_URL'],
  'apps/gateway/src/platform/backup/take-backup.ts': ['DATABASE_URL'],
  'apps/gateway/src/platform/scan/scan-file.ts': ['VIRUS_SCANNER'],
  'packages/release/src/store/s3-store.ts': ['RELEASE_STORE', 'DOCUMENT_STORE'],
  'apps/card-entry/src/server/send.ts': ['PAYMENT_URL', 'NESTPAY_URL', 'PREVIEW_PAYMENT_URL'],
  'packages/egress/src/open-tunnel.ts': ['EGRESS_PROXY'],
  'packages/egress/src/node-agents.ts': ['EGRESS_PROXY'],
};

/** What opens a line: the module's own functions, not its types; and an agent that is handed on, where it is told to. */
const opens =
  /^import (?!type\b)(?:\w+|\{[^}]*\b(?:request|connect|createConnection)\b[^}]*\}) from '(?:undici|nodemailer|pg|node:https?|node:net|node:tls)'|from '@aws-sdk\/client-s3'|(?<![.\w])fetch\(|\bdispatcher\.dispatch\(/m;

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
  'packages/egress',
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

test('every setting whose address is called says whether its line goes out or stays inside, and no other does', () => {
  const told = Object.entries<{ line?: 'outside' | 'inside' }>(settings).filter(([, { line }]) => line);
  expect(told.map(([name]) => name).toSorted()).toEqual(
    [...new Set(Object.values(calling).flat())].toSorted(),
  );
});

/** Where the maker of lines stands: nobody else opens one to the outside. */
const maker = /^packages\/egress\/src\//;
/** The scanner's line stays inside and is none of HTTP. */
const insideAlone = new Set(['apps/gateway/src/platform/scan/scan-file.ts']);

/** What opens a line past the maker, and what a file has to have for it not to. */
const waysPast: readonly [word: string, opens: RegExp, held?: RegExp][] = [
  [
    'an agent of its own',
    /\bnew (?:undici\.)?(?:Agent|Client|Pool|BalancedPool|RoundRobinPool|H2CClient|ProxyAgent|EnvHttpProxyAgent|Socks5ProxyAgent)\(/,
  ],
  [
    'undici beyond its request',
    /^import (?!type\b)(?!\{(?:\s*(?:type \w+|request),?)+\s*\} from)[^;]* from 'undici'/m,
  ],
  ['a request without a dispatcher', /\brequest\((?![^;]*?\bdispatcher\b)/],
  [
    'a client of Node',
    /^import (?!type\b)(?:\* as |\w+(?=[ ,])|\{[^}]*\b(?<!type )(?:request|get|connect|createConnection|Agent|Socket)\b)[^;]* from '(?:node:)?(?:https?|http2|net|tls|dgram)'/m,
  ],
  ['mail without its way', /\bcreateTransport\(/, /\.\.\.throughProxy\(egress,/],
  ['a bucket without its way', /\bnew S3Client\(/, /\.\.\.nodeAgents\(egress,/],
  ['fetch, which follows where it is told', /(?<![.\w])(?:globalThis\.)?fetch\(/],
  ['a socket of browsers', /\bnew (?:WebSocket|EventSource)\(/],
];

const pastTheMaker = (all: readonly Source[]): string[] =>
  all
    .filter(({ path }) => !maker.test(path) && !inBrowsers.test(path) && !insideAlone.has(path))
    .flatMap(({ path, text }) =>
      waysPast
        .filter(([, way, held]) => way.test(text) && !(held?.test(text) ?? false))
        .map(([word]) => `${path}: ${word}`),
    );

test('a line to the outside is opened by the one maker, which goes through the proxy where one is set', () => {
  expect(pastTheMaker(sources)).toEqual([]);
});

test.each([
  ['an agent', "import { Agent } from 'undici';\nconst own = new Agent({ connections: 2 });"],
  ['a client', "import { Client } from 'undici';\nconst own = new Client(url);"],
  ['a proxy of its own', "import { ProxyAgent } from 'undici';\nconst own = new ProxyAgent(url);"],
  ['undici as a whole', "import * as undici from 'undici';"],
  ['the agent of everybody', "import { getGlobalDispatcher, request } from 'undici';"],
  ['a stream', "import { stream } from 'undici';"],
  ['no dispatcher', "import { request } from 'undici';\nawait request(url, { method: 'GET' });"],
  ['https', "import { request } from 'node:https';"],
  ['https as a whole', "import https from 'node:https';"],
  ['http2', "import { connect } from 'node:http2';"],
  ['TLS', "import { type ConnectionOptions, connect } from 'node:tls';"],
  ['a socket', "import { Socket } from 'node:net';"],
  ['a mailer', 'nodemailer.createTransport({ url });'],
  ['a bucket', 'new S3Client({ region });'],
  ['fetch', 'const answer = await fetch(url);'],
  ['a socket of browsers', 'new WebSocket(url);'],
])('%s beside it would be seen', (_, text) => {
  expect(pastTheMaker([{ path: 'apps/gateway/src/new.ts', text }])).not.toEqual([]);
});

test.each([
  ['types', "import type { Agent } from 'undici';\nimport { isIP, type Socket } from 'node:net';"],
  ['a request', "import { type Agent, request } from 'undici';\nrequest(url, { dispatcher: agent });"],
  ['a server', "import { createServer } from 'node:http';"],
])('%s alone open no line', (_, text) => {
  expect(pastTheMaker([{ path: 'apps/gateway/src/new.ts', text }])).toEqual([]);
});

test('who opens lines straight in spite of a proxy is named: to card entry, and to the bucket of who releases', () => {
  const named = sources
    .filter(
      ({ path, text }) =>
        !maker.test(path) && /import \{[^}]*\bstraight\b[^}]*\} from '@sigorta\/egress\/egress'/.test(text),
    )
    .map(({ path }) => path);
  expect(named).toEqual([
    'apps/gateway/src/main/open-connectors.ts',
    'apps/gateway/src/main/previews/preview-outside.ts',
    'packages/release/src/store/open-store.ts',
  ]);
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
