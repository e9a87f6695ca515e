import { operations } from '@sigorta/contracts/operations/table';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seal } from '../../platform/sensitive/seal.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { PasskeyDevice } from '../../testing/panel/passkey-device.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { codeAt, fromBase32, newSecret, stepAt } from './totp.ts';

let gateway: RunningGateway;
let later = 0;
const minute = 60_000;
const origin = 'https://panel.carsi.example';
const here = { origin, rpId: 'panel.carsi.example' };
const now = () => new Date(Date.now() + later);

beforeEach(() => {
  later += 16 * minute;
});
beforeAll(async () => {
  gateway = await startGateway({
    clock: now,
    config: { staffLimits: { perPerson: 5, perSession: 100, perIp: 1000, windowSeconds: 900 } },
  });
  Object.assign(gateway.context.config, { publicUrl: origin });
});
afterAll(() => gateway.close());

const enter = async () => {
  const { context } = gateway;
  const browser = gateway.buyer();
  const id = await signInAsStaff(context, browser, 'owner');
  const secret = newSecret();
  const sealed = seal(context.dataKeys, id, secret);
  await context.db.updateTable('staff').set({ totp_secret: sealed }).where('id', '=', id).execute();
  return { id, browser, code: () => codeAt(fromBase32(secret), stepAt(now())) };
};

/** Nobody has this application: asking further than the door answers `not-found`. */
const reveal = async (browser: Buyer) =>
  (
    await browser.post('panel/reveal', {
      subject: 'application',
      id: 'basvuru-yok-000',
      field: 'phone',
      reason: 'Müşteri telefonda istedi',
    })
  ).body.code;

/**
 * What moves or gives up money, shows personal data in clear or changes who may do so, named by hand from the specification of
 * the panel and the proposals of decision 284.
 */
const guarded = [
  'accountPasskeyAdd',
  'accountPasskeyOffer',
  'accountPasskeyRemove',
  'couponCreate',
  'emailCorrection',
  'panelProposalDecide',
  'panelTransferEnter',
  'panelTransferReject',
  'panelTransferSettle',
  'partnerSave',
  'payableAsk',
  'personChange',
  'personInvite',
  'personInviteAgain',
  'personResetFactor',
  'personSwitch',
  'policyDenied',
  'rateHoldSet',
  'refundAsk',
  'refundClose',
  'refundRelease',
  'reveal',
  'sendingResume',
  'siteAsk',
  'staffDocument',
  'stuckWork',
  'termsAsk',
];

test('what moves money, shows personal data or gives rights asks for a fresh second factor', () => {
  const asking = Object.entries(operations)
    .filter(([, operation]) => 'stepUp' in operation && operation.stepUp)
    .map(([name]) => name)
    .sort();
  expect(asking).toEqual(guarded);
});

test('a quarter of an hour after signing in the factor is asked for, and the session goes on', async () => {
  const { browser } = await enter();
  later += 14 * minute;
  expect(await reveal(browser)).toBe('not-found');
  later += 2 * minute;
  expect(await reveal(browser)).toBe('step-up-required');
  expect((await browser.get('staff/me')).status).toBe(200);
});

test('a code opens another quarter of an hour, a wrong one does not', async () => {
  const { browser, code } = await enter();
  later += 16 * minute;
  const wrong = await browser.post('staff/step-up/code', { code: code() === '000000' ? '111111' : '000000' });
  expect(wrong.body.code).toBe('code-wrong');
  expect(await reveal(browser)).toBe('step-up-required');
  expect((await browser.post('staff/step-up/code', { code: code() })).body).toEqual({ success: true });
  expect(await reveal(browser)).toBe('not-found');
  later += 16 * minute;
  expect(await reveal(browser)).toBe('step-up-required');
});

test('who has no passkey is offered none; who has one proves by it, for their own challenge only', async () => {
  const { browser } = await enter();
  expect((await browser.post('staff/step-up/offer', {})).body).toEqual({ passkey: null });
  const device = new PasskeyDevice();
  const { challenge } = (await browser.post('staff/account/passkeys/offer', {})).body;
  const made = device.make({ challenge, ...here });
  expect((await browser.post('staff/account/passkeys/add', { challenge, made })).status).toBe(200);
  later += 16 * minute;
  const { passkey } = (await browser.post('staff/step-up/offer', {})).body;
  const proof = device.answer({ challenge: passkey.challenge, ...here });
  const thief = await enter();
  const stolen = await thief.browser.post('staff/step-up/passkey', { challenge: passkey.challenge, proof });
  expect(stolen.body.code).toBe('code-expired');
  const own = await browser.post('staff/step-up/passkey', { challenge: passkey.challenge, proof });
  expect(own.body).toEqual({ success: true });
  expect(await reveal(browser)).toBe('not-found');
});

test('another session of the same person has proved nothing', async () => {
  const { browser, code, id } = await enter();
  later += 16 * minute;
  await browser.post('staff/step-up/code', { code: code() });
  await gateway.context.db
    .updateTable('staff_session')
    .set({ proved_at: new Date(now().getTime() - 16 * minute) })
    .where('staff_id', '<>', id)
    .execute();
  const other = await enter();
  await gateway.context.db
    .updateTable('staff_session')
    .set({ staff_id: id, proved_at: null })
    .where('staff_id', '=', other.id)
    .execute();
  expect(await reveal(other.browser)).toBe('step-up-required');
  expect(await reveal(browser)).toBe('not-found');
});

test('guessing codes is counted as at the door', async () => {
  const { browser, code } = await enter();
  const guesses = [];
  for (let tried = 0; tried < 8; tried += 1) {
    const wrong = code() === '000000' ? '111111' : '000000';
    guesses.push((await browser.post('staff/step-up/code', { code: wrong })).body.code);
  }
  expect(guesses.at(-1)).toBe('too-many-requests');
  expect(guesses.filter((said) => said === 'code-wrong')).toHaveLength(5);
});
