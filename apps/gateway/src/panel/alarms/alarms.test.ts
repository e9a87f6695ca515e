import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSale } from '../../testing/panel/sales.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { ruleTexts } from './alarm-texts.ts';
import { ruleNames } from './rules.ts';
import { watchMoney } from './watch-money.ts';

const runbooks = join(import.meta.dirname, '../../../../../docs/runbooks');
const secret = 'a secret of at least thirty-two characters';
const minutes = (n: number) => n * 60_000;

let market: Market;
let order: string;
let refuse = true;
const posts: { body: string; headers: IncomingHttpHeaders }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    response.statusCode = refuse ? 500 : 204;
    refuse = false;
    if (response.statusCode === 204) posts.push({ body, headers: request.headers });
    response.end();
  });
});
/** how far the gateway's clock is ahead of ours */
let ahead = 0;
const later = (ms: number) => {
  ahead += ms;
};
const watch = () => watchMoney(market.context);
const mails = async (subject: string): Promise<string[]> => {
  const { mails: all } = await market.look('mails');
  return all
    .filter((mail: { subject: string }) => mail.subject.startsWith(subject))
    .map((mail: { to: string | string[] }) => String(mail.to))
    .sort();
};
const alarms = () => market.context.db.selectFrom('alarm').selectAll().orderBy('rule').execute();
const state = (to: 'MANUAL' | 'REFUND_DUE', version: number) =>
  market.context.db
    .updateTable('purchase_order')
    .set({ state: to, version, updated_at: new Date() })
    .where('id', '=', order)
    .execute();
const person = async (role: 'owner' | 'finance' | 'agent' | 'call-centre', password = true) => {
  const id = await signInAsStaff(market.context, market.buyer(), role);
  if (password)
    await market.context.db.updateTable('staff').set({ password_hash: 'x' }).where('id', '=', id).execute();
  return `${id}@ornek.com`;
};

let called: string[];
/** who reads the panel in Russian */
let reader: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  market = await openMarket(
    {},
    { ALARM_WEBHOOK_URL: `http://127.0.0.1:${port}/alarm`, ALARM_WEBHOOK_SECRET: secret },
  );
  await market.stopWorkers();
  Object.assign(market.context, { clock: () => new Date(Date.now() + ahead) });
  market.startWorkers();
  called = [await person('owner'), await person('finance')].sort();
  reader = await person('finance');
  await market.context.db.updateTable('staff').set({ language: 'ru' }).where('email', '=', reader).execute();
  await person('agent');
  await person('call-centre');
  await person('owner', false);
  const insurer = await market.context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  order = await addSale(market.context, { at: new Date().toISOString(), insurer: insurer.id, until: 'paid' });
});
afterAll(async () => {
  await market.close();
  receiver.close();
});

test('every rule has its page, and every page its rule', () => {
  const pages = readdirSync(runbooks).map((file) => file.replace(/\.md$/, ''));
  expect(pages.toSorted()).toEqual(ruleNames.toSorted());
  for (const name of ruleNames) {
    const text = readFileSync(join(runbooks, `${name}.md`), 'utf8');
    expect(text).toMatch(/^# /);
    for (const part of ['**What it means.**', '**Look.**', '**Do.**']) expect(text).toContain(part);
  }
  const operations = readFileSync(join(runbooks, '../operations.md'), 'utf8');
  for (const name of ruleNames) expect(operations).toContain(`(runbooks/${name}.md)`);
});

test.each(languages)('every alarm has a line in %s, and no line is of nothing', (language) => {
  expect(Object.keys(ruleTexts[language]).toSorted()).toEqual(
    ruleNames.map((name) => `alarm.${name}`).toSorted(),
  );
});

test('nothing is told while all is well, and money that stops is told once, to those who can move it', async () => {
  await watch();
  expect(await alarms()).toEqual([]);
  await state('MANUAL', 2);
  later(minutes(23 * 60));
  await watch();
  expect(await alarms()).toEqual([]);
  later(minutes(61));
  await Promise.all([watch(), watch(), watch()]);
  const told = () => mails('Alarm: Bir sipariş bir gündür');
  await expect.poll(told).toEqual(called);
  await expect.poll(() => mails('Тревога: Заказ сутки ждёт решения')).toEqual([reader]);
  await expect.poll(() => posts.length).toBe(1);
  later(minutes(1));
  await watch();
  expect(await alarms()).toMatchObject([{ rule: 'order-with-a-person', severity: 'soon', told_times: 1 }]);
  expect(await told()).toEqual(called);
});

test('the webhook is signed, tried again, and names no buyer', async () => {
  expect(posts).toHaveLength(1);
  const [{ body, headers } = { body: '', headers: {} as IncomingHttpHeaders }] = posts;
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers.signature)) ?? [];
  expect(mac).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  const said = JSON.parse(body);
  expect(said).toMatchObject({
    alarm: 'order-with-a-person',
    event: 'opened',
    severity: 'soon',
    runbook: 'docs/runbooks/order-with-a-person.md',
  });
  expect(said.value).toBeGreaterThan(86_400);
  expect(Object.keys(said).sort()).toEqual(
    ['alarm', 'event', 'openedAt', 'page', 'runbook', 'severity', 'text', 'value'].sort(),
  );
  expect(body).not.toContain(order);
});

test('it is told again after a day, and not once somebody took it on', async () => {
  later(minutes(24 * 60));
  await watch();
  await expect.poll(() => mails('Alarm sürüyor')).toEqual(called);
  const clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
  const cases = (await clerk.post('panel/stuck', { kind: 'alarm' })).body.rows;
  expect(cases).toMatchObject([{ kind: 'alarm', detail: 'order-with-a-person', orderId: null }]);
  const taken = { action: 'acknowledge', kind: 'alarm', id: cases[0].id };
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent');
  expect((await agent.post('panel/stuck', { kind: 'alarm' })).body.rows).toEqual([]);
  expect((await agent.post('panel/stuck/work', taken)).status).toBe(403);
  expect((await clerk.post('panel/stuck/work', taken)).body).toEqual({ success: true, isAsked: false });
  expect((await clerk.post('panel/stuck', { kind: 'alarm' })).body.rows).toEqual([]);
  later(minutes(25 * 60));
  await watch();
  expect(await alarms()).toMatchObject([{ told_times: 2, closed_at: null }]);
});

test('the figures stand in the metrics, with their age', async () => {
  const text = await (await fetch(`${market.url}/metrics`)).text();
  expect(text).toMatch(/^gateway_money_rows\{thing="order",state="MANUAL"\} 1$/m);
  expect(text).toMatch(/^gateway_money_oldest_seconds\{thing="order",state="MANUAL"\} \d{5,}/m);
  expect(text).toMatch(/^gateway_money_refunds_due_kurus(?:\{[^}]*\})? 0$/m);
  expect(text).toMatch(/^gateway_alarms_open\{alarm="order-with-a-person"\} 1$/m);
  expect(text).toMatch(/^gateway_money_reading_age_seconds -?\d/m);
});

test('it closes when it has been good for minutes, and says so', async () => {
  await state('REFUND_DUE', 3);
  later(minutes(1));
  await watch();
  later(minutes(4));
  await watch();
  expect(await mails('Alarm kapandı')).toEqual([]);
  later(minutes(2));
  await watch();
  expect((await alarms())[0]?.closed_at).not.toBeNull();
  await expect.poll(() => mails('Alarm kapandı')).toEqual(called);
});

test('a job that keeps failing is a case, and is tried again when somebody says so', async () => {
  const { db } = market.context;
  await market.stopWorkers();
  await db
    .insertInto('outbox')
    .values({
      key: 'issue-policy:nobody',
      kind: 'issue-policy',
      subject: 'nobody',
      state: 'waiting',
      asked: 1,
      attempts: 57,
      run_at: new Date(market.context.clock().getTime() + minutes(60)),
      created_at: market.context.clock(),
    })
    .execute();
  const clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
  const { rows } = (await clerk.post('panel/stuck', { kind: 'job-failed' })).body;
  expect(rows).toMatchObject([{ kind: 'job-failed', id: 'issue-policy:nobody', detail: 'issue-policy' }]);
  const again = { action: 'resend', kind: 'job-failed', id: 'issue-policy:nobody' };
  expect((await clerk.post('panel/stuck/work', again)).body).toEqual({ success: true, isAsked: false });
  const job = await db
    .selectFrom('outbox')
    .select('run_at')
    .where('key', '=', 'issue-policy:nobody')
    .executeTakeFirstOrThrow();
  expect(job.run_at.getTime()).toBeLessThanOrEqual(market.context.clock().getTime());
  later(minutes(20));
  await watch();
  expect(await alarms()).toMatchObject([
    { rule: 'jobs-failing', closed_at: null },
    { rule: 'order-with-a-person' },
  ]);
});

test('an audit log that nothing vouches for calls at once, and is over half an hour after it was mended', async () => {
  const { db, clock } = market.context;
  const open = async () =>
    (await alarms()).filter(({ closed_at }) => closed_at === null).map(({ rule }) => rule);
  await db.insertInto('audit_doubt').values({ reason: 'witness-cut', seen_at: clock() }).execute();
  later(minutes(2));
  await watch();
  expect(await open()).toContain('audit-log-in-doubt');
  later(minutes(31));
  await watch();
  later(minutes(10));
  await watch();
  expect(await open()).not.toContain('audit-log-in-doubt');
});

test('codes that many numbers abroad were sent are told before the bill is', async () => {
  const { db, config } = market.context;
  config.codeBudgets = { ...config.codeBudgets, aDay: 5_000, abroadADay: 200 };
  const send = (number: string) => market.buyer().post('otp/send', { phone_number: number });
  expect((await send('+4915112345678')).status).toBe(200);
  expect((await send('+4915112345679')).status).toBe(200);
  expect((await send('+905321234567')).status).toBe(200);
  const sent = await db.selectFrom('codes_sent').select(['country', 'sent']).orderBy('country').execute();
  expect(sent).toEqual([
    { country: '49', sent: 2 },
    { country: '90', sent: 1 },
  ]);
  await watch();
  const open = async () =>
    (await alarms()).filter(({ closed_at }) => closed_at === null).map(({ rule }) => rule);
  expect(await open()).not.toContain('codes-abroad');
  await db.updateTable('codes_sent').set({ sent: 201 }).execute();
  later(minutes(2));
  await watch();
  expect(await open()).toContain('codes-abroad');
  expect(await open()).not.toContain('codes-many');
  /* the next day in UTC nothing was sent yet */
  later(24 * 3600_000);
  await watch();
  later(minutes(10));
  await watch();
  expect(await open()).not.toContain('codes-abroad');
});

test('a certificate that ends within a month calls once it does, and is over when it was renewed', async () => {
  const certificates = ownCertificates('gateway');
  market.context.config.certificate = {
    certificateFile: certificates.certificate('gateway'),
    keyFile: certificates.key('gateway'),
  };
  const day = 24 * 3_600_000;
  try {
    /* deploy/make-certificates.sh makes them for 397 days, beginning now */
    ahead = 366 * day;
    await watch();
    const open = async () =>
      (await alarms()).filter(({ closed_at }) => closed_at === null).map(({ rule }) => rule);
    expect(await open()).not.toContain('certificate-ends');
    const shown = await market.context.metrics.registry.metrics();
    const [, days = ''] =
      /^gateway_certificate_days\{setting="TLS_CERTIFICATE_FILE"\} (.+)$/m.exec(shown) ?? [];
    expect(Math.round(Number(days))).toBe(31);
    ahead = 368 * day;
    await watch();
    expect(await open()).toContain('certificate-ends');
    market.context.config.certificate = null;
    ahead += minutes(2);
    await watch();
    ahead += minutes(10);
    await watch();
    expect(await open()).not.toContain('certificate-ends');
  } finally {
    market.context.config.certificate = null;
    certificates.remove();
  }
});
