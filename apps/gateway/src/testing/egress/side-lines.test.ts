import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ListedProxy, openListedProxy } from '@sigorta/egress/testing';
import { openObjects } from '@sigorta/release/store/open-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GatewayContext } from '../../main/context.ts';
import { postAlarm } from '../../panel/alarms/post-alarm.ts';
import type { Job } from '../../platform/outbox/claim.ts';
import { post } from '../../platform/telemetry/otlp.ts';
import { readDayFile } from '../../platform/upstream/day-file.ts';
import { testContext } from '../test-context.ts';

/* Lines that no purchase opens, to a world whose names the proxy alone knows (egress.test.ts). */

const sink = createServer((request, response) => {
  request.resume();
  response.end('what a bank wrote');
});
let proxy: ListedProxy;
let context: GatewayContext;

beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.address() as AddressInfo;
  const hosts = ['collector', 'files', 'alarms', 'objects'].map((name) => `${name}.invalid:80`);
  proxy = await openListedProxy(Object.fromEntries(hosts.map((place) => [place, port])));
  context = await testContext({
    environment: {
      EGRESS_PROXY: proxy.url,
      ALARM_WEBHOOK_URL: 'http://alarms.invalid/alarm',
      ALARM_WEBHOOK_SECRET: 'a secret of thirty-two letters or more',
      DOCUMENT_STORE: 's3://papers',
      DOCUMENT_STORE_ENDPOINT: 'http://objects.invalid',
      DOCUMENT_STORE_KEY_ID: 'key',
      DOCUMENT_STORE_SECRET: 'secret',
    },
  });
});
afterAll(async () => {
  await context.close();
  await proxy.close();
  sink.close();
  sink.closeAllConnections();
});
beforeEach(() => {
  proxy.asked.length = 0;
  proxy.listAll();
  /* agents are kept by it: each test opens its lines anew */
  context.config.egress = { ...context.config.egress };
});

/** One line of each kind, opened once. */
const lines: Readonly<Record<string, () => Promise<unknown>>> = {
  collector: () =>
    post({ endpoint: 'http://collector.invalid', headers: {}, egress: context.config.egress }, 'logs', {}),
  files: () => readDayFile(context.config.egress, 'http://files.invalid/{day}.csv', '2026-11-27'),
  alarms: async () => {
    const now = context.clock();
    await context.db
      .insertInto('alarm')
      .values({
        id: 'a1',
        rule: 'any',
        severity: 'soon',
        value: 1,
        opened_at: now,
        told_at: now,
        told_times: 1,
      })
      .onConflict((one) => one.doNothing())
      .execute();
    const job = { kind: 'post-alarm', attempts: 0 } as Job;
    return postAlarm(context, 'a1.opened.1', job);
  },
  objects: async () => {
    const { documents } = context.config;
    if (!documents) throw new Error('no store');
    return openObjects(documents.place).has('paper');
  },
};

test.each([
  ['collector', true],
  ['files', { result: 'file', text: 'what a bank wrote' }],
  ['alarms', 'done'],
  ['objects', true],
])('%s are reached through the proxy', async (name, answer) => {
  expect(await lines[name]?.()).toEqual(answer);
  expect(proxy.asked.map(({ place }) => place)).toEqual([`${name}.invalid:80`]);
});

test.each([
  ['collector', (line: Promise<unknown>) => expect(line).resolves.toBe(false)],
  [
    'files',
    (line: Promise<unknown>) => expect(line).resolves.toEqual({ result: 'failed', why: 'proxy-refused' }),
  ],
  ['alarms', (line: Promise<unknown>) => expect(line).rejects.toMatchObject({ code: 'EGRESS_REFUSED' })],
  ['objects', (line: Promise<unknown>) => expect(line).rejects.toMatchObject({ code: 'EGRESS_REFUSED' })],
])('%s that are not listed get nothing, and say so', async (name, says) => {
  proxy.unlist(`${name}.invalid:80`);
  await says(lines[name]?.() ?? Promise.resolve());
  expect(proxy.asked.map(({ isLet }) => isLet)).not.toContain(true);
  expect(proxy.asked.length).toBeGreaterThan(0);
});
