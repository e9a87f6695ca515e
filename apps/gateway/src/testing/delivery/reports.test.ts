import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Market, openMarket } from '../purchase/market.ts';
import { signInAsStaff } from '../staff.ts';
import { boughtAway, deliveriesOfPurchase } from './bought-away.ts';

let market: Market;
let number = 0;

beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

const secret = 'sandbox-mail-report-secret-of-our-own';

/** A report as RFC 3464 has it, written here and not by the sandbox. */
const reportOf = (id: string, action: string, status: string): string =>
  [
    'To: <donus@ornek.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    `Original-Envelope-Id: ${id}`,
    '',
    'Final-Recipient: rfc822;biri@ornek.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b--',
  ].join('\r\n');

interface HandedIn {
  key?: string;
  ageSeconds?: number;
  type?: string;
}

const handIn = async (
  raw: string,
  { key = secret, ageSeconds = 0, type = 'message/rfc822' }: HandedIn = {},
): Promise<number> => {
  const seconds = Math.floor(market.context.clock().getTime() / 1000) - ageSeconds;
  const mac = createHmac('sha256', key).update(`${seconds}.${raw}`).digest('hex');
  const answer = await fetch(`${market.url}/e-posta/bildirim`, {
    method: 'POST',
    headers: { 'content-type': type, signature: `t=${seconds},v1=${mac}` },
    body: raw,
  });
  return answer.status;
};

/** A policy's mail that a server took and says nothing more of; the phone says nothing either. */
async function sentMail() {
  await market.control('mail', { fault: 'report-never' });
  await market.control('sms', { fault: 'never-known' });
  const one = await boughtAway(market, `rapor${++number}@ornek.example`);
  const mailOf = async () =>
    (await deliveriesOfPurchase(market, one.purchaseId)).find(({ channel }) => channel === 'mail');
  await expect.poll(async () => (await mailOf())?.state).toBe('sent');
  const id = (await mailOf())?.id ?? '';
  return { ...one, id, state: async () => (await mailOf())?.state };
}

test.each<[string, HandedIn, number]>([
  ['under another secret', { key: 'another-secret-of-at-least-32-letters' }, 404],
  ['signed an hour ago', { ageSeconds: 3600 }, 404],
  ['that is no mail', { type: 'application/json' }, 415],
])('a report %s is refused and changes nothing', async (_how, how, status) => {
  const mail = await sentMail();
  expect(await handIn(reportOf(mail.id, 'failed', '5.1.1'), how)).toBe(status);
  expect(await mail.state()).toBe('sent');
});

test('a report of a mail that is not ours, and any other mail, is taken and changes nothing', async () => {
  const mail = await sentMail();
  expect(await handIn(reportOf('AAAAAAAAAAAAAAAAAAAAAA', 'failed', '5.1.1'))).toBe(200);
  expect(await handIn('Subject: Tatildeyim\r\n\r\nBuradayım.')).toBe(200);
  expect(await handIn(reportOf(mail.id, 'delayed', '4.4.1'))).toBe(200);
  expect(await mail.state()).toBe('sent');
});

test.each<[string, [action: string, status: string][], string]>([
  [
    'delivered twice',
    [
      ['delivered', '2.1.5'],
      ['delivered', '2.1.5'],
    ],
    'delivered',
  ],
  [
    'a delay after the arrival',
    [
      ['delivered', '2.1.5'],
      ['delayed', '4.4.1'],
    ],
    'delivered',
  ],
  [
    'an arrival after the bounce',
    [
      ['failed', '5.1.1'],
      ['delivered', '2.1.5'],
    ],
    'bounced-permanent',
  ],
  [
    'a bounce after the arrival',
    [
      ['delivered', '2.1.5'],
      ['failed', '5.1.1'],
    ],
    'bounced-permanent',
  ],
])('%s ends as it does in any order', async (_what, reports, state) => {
  const mail = await sentMail();
  for (const [action, status] of reports) expect(await handIn(reportOf(mail.id, action, status))).toBe(200);
  expect(await mail.state()).toBe(state);
});

test('a bounce for good is followed once by a short message that leads to the page and names nobody', async () => {
  const mail = await sentMail();
  const before = (await market.look('sms?to=5321234567')).sms.length;
  for (let times = 0; times < 3; times += 1) await handIn(reportOf(mail.id, 'failed', '5.1.1'));
  const messages = async (): Promise<{ text: string }[]> => (await market.look('sms?to=5321234567')).sms;
  await expect.poll(async () => (await messages()).length).toBe(before + 1);
  const [{ text } = { text: '' }] = await messages();
  expect(text).toContain(`satin-alma=${mail.purchaseId}`);
  for (const secretWord of ['Defne', 'Aydın', 'Aydin', mail.policyNo, '@ornek'])
    expect(text).not.toContain(secretWord);
  const followed = (await deliveriesOfPurchase(market, mail.purchaseId)).filter(
    ({ purpose }) => purpose === 'follow-up',
  );
  expect(followed).toHaveLength(1);
});

test('a case that nobody confirmed is taken on by staff, and is theirs alone to close', async () => {
  const mail = await sentMail();
  const { clock } = market.context;
  market.context.clock = () => new Date(clock().getTime() + 11 * 60_000);
  try {
    const clerk = market.buyer();
    await signInAsStaff(market.context, clerk, 'call-centre');
    const listed = async () =>
      (await clerk.post('panel/stuck', { kind: 'not-delivered' })).body.rows.filter(
        ({ orderId }: { orderId: string }) => orderId === mail.purchaseId,
      );
    await expect
      .poll(async () => (await listed())[0])
      .toMatchObject({ kind: 'not-delivered', detail: 'mail.sent' });
    const [row] = await listed();
    const work = { action: 'acknowledge', kind: 'not-delivered', id: row.id };
    expect((await clerk.post('panel/stuck/work', work)).body).toMatchObject({ success: true });
    expect(await listed()).toEqual([]);
    /* the page that is opened later, or a report, opens none again */
    await handIn(reportOf(mail.id, 'delivered', '2.1.5'));
    expect(await listed()).toEqual([]);
  } finally {
    market.context.clock = clock;
  }
});

test('the buyer’s own page confirms: whoever opens it without the session confirms nothing', async () => {
  const mail = await sentMail();
  const pages = async () =>
    (await deliveriesOfPurchase(market, mail.purchaseId)).filter(({ channel }) => channel === 'page');
  await market.buyer().get(`purchases/${mail.purchaseId}`);
  await market.context.background.settled();
  expect(await pages()).toEqual([]);
  const { body } = await mail.buyer.get(`purchases/${mail.purchaseId}`);
  expect(body.personal.deliveries.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual([
    'mail',
    'sms',
  ]);
  await market.context.background.settled();
  expect((await pages()).map(({ state }) => state)).toEqual(['opened']);
  expect((await deliveriesOfPurchase(market, mail.purchaseId)).some((one) => one.is_waiting)).toBe(false);
});
