import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { addStaff, invite } from '../invite-staff.ts';
import { codeAt, fromBase32, stepAt } from './totp.ts';

let gateway: RunningGateway;
let later = 0;
const password = 'mor kedi rafta uyur';
const email = 'selin@ornek.com';
let secret = '';
let recoveryCodes: string[] = [];

const now = () => new Date(Date.now() + later);
const code = (ahead = 0) => codeAt(fromBase32(secret), stepAt(now()) + ahead);

const invitation = async (name = email) => {
  const { context } = gateway;
  const id = await addStaff(context, context.db, {
    email: name,
    name: 'Selin Korkmaz',
    role: 'owner',
    partnerId: null,
  });
  return { id, token: await invite(context, context.db, id) };
};

/** A quarter of an hour on: every count begins anew, and so does every step of the app. */
beforeEach(() => {
  later += 16 * 60_000;
});
beforeAll(async () => {
  gateway = await startGateway({
    clock: now,
    config: { staffLimits: { perPerson: 5, perSession: 15, perIp: 1000, windowSeconds: 900 } },
  });
  const { token } = await invitation();
  const browser = gateway.buyer();
  const accepted = (await browser.post('staff/invitation-accept', { token, password })).body;
  secret = accepted.secret;
  const enrolled = await browser.post('staff/enrol', { challenge: accepted.challenge, code: code() });
  recoveryCodes = enrolled.body.recoveryCodes;
});
afterAll(() => gateway.close());

const withPassword = async (browser: Buyer = gateway.buyer()) => {
  const { body } = await browser.post('staff/sign-in', { email, password });
  return { browser, challenge: body.challenge as string };
};
const signedIn = async () => {
  const { browser, challenge } = await withPassword();
  const reply = await browser.post('staff/second-factor', { challenge, code: code() });
  expect(reply.status).toBe(200);
  return browser;
};

test('password and code open the panel, with a cookie that proves and one that only shows', async () => {
  const { browser, challenge } = await withPassword();
  expect((await browser.get('staff/me')).status).toBe(401);
  const { body } = await browser.post('staff/second-factor', { challenge, code: code() });
  expect(body).toEqual({ success: true, name: 'Selin Korkmaz', role: 'owner' });
  const { body: me } = await browser.get('staff/me');
  expect(me).toMatchObject({ email, role: 'owner' });
  expect(JSON.parse(browser.cookies.get('panelUser') ?? '')).toEqual({
    id: me.id,
    name: 'Selin Korkmaz',
    role: 'owner',
  });
});

test('an unknown e-mail, a wrong password and a switched-off person are answered alike', async () => {
  const { id, token } = await invitation('giden@ornek.com');
  await gateway.buyer().post('staff/invitation-accept', { token, password });
  await gateway.context.db.updateTable('staff').set({ active: false }).where('id', '=', id).execute();
  const answers = await Promise.all(
    [
      { email: 'kimse@ornek.com', password },
      { email, password: 'baska bir cumle' },
      { email: 'giden@ornek.com', password },
    ].map(async (request) => (await gateway.buyer().post('staff/sign-in', request)).body),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ code: 'sign-in-failed' });
});

/** A browser that has signed in before, signed out again. */
const usedBefore = async (): Promise<Buyer> => {
  const browser = await signedIn();
  await browser.post('staff/sign-out', {});
  later += 16 * 60_000;
  return browser;
};
const wrong = { email, password: 'baska bir cumle' };
const guessesFromElsewhere = async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) statuses.push((await gateway.buyer().post('staff/sign-in', wrong)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
};

test('guesses from elsewhere lock out nobody whose browser has signed in before', async () => {
  const own = await usedBefore();
  await guessesFromElsewhere();
  const { status, body } = await own.post('staff/sign-in', { email, password });
  expect(status).toBe(200);
  const answer = await own.post('staff/second-factor', { challenge: body.challenge, code: code() });
  expect(answer.status).toBe(200);
  // a strange browser waits, with the right password too
  expect((await gateway.buyer().post('staff/sign-in', { email, password })).status).toBe(429);
});

test('a browser that has signed in before has five tries of its own, and no more', async () => {
  const own = await usedBefore();
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await own.post('staff/sign-in', wrong)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  // those were not the tries of other browsers
  expect((await gateway.buyer().post('staff/sign-in', { email, password })).status).toBe(200);
});

test.each([
  ['made up', (cookie: string) => cookie.replace(/^.{22}/, 'A'.repeat(22))],
  ['cut', (cookie: string) => cookie.slice(0, -1)],
  [
    'one of another person',
    async () => {
      const { token } = await invitation('baska@ornek.com');
      const browser = gateway.buyer();
      const accepted = (await browser.post('staff/invitation-accept', { token, password })).body;
      const theirs = codeAt(fromBase32(accepted.secret), stepAt(now()));
      await browser.post('staff/enrol', { challenge: accepted.challenge, code: theirs });
      return browser.cookies.get('staff-device') ?? '';
    },
  ],
])('a mark of an earlier sign-in that is %s counts like none', async (_what, change) => {
  const own = await usedBefore();
  own.cookies.set('staff-device', await change(own.cookies.get('staff-device') ?? ''));
  await guessesFromElsewhere();
  expect((await own.post('staff/sign-in', { email, password })).status).toBe(429);
});

test('five tries at a password in a quarter of an hour, however many browsers', async () => {
  const tries = Array.from({ length: 20 }, () =>
    gateway.buyer().post('staff/sign-in', { email, password: 'baska bir cumle' }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('of 200 codes at once five are looked at', async () => {
  const { browser, challenge } = await withPassword();
  const wrong = code() === '000000' ? '000001' : '000000';
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => browser.post('staff/second-factor', { challenge, code: wrong })),
  );
  expect(replies.filter(({ body }) => body.code === 'code-wrong')).toHaveLength(5);
  const { body } = await browser.post('staff/second-factor', { challenge, code: code() });
  expect(body.code).toBe('code-expired');
});

test('a code of the app opens once', async () => {
  const { browser, challenge } = await withPassword();
  const same = code();
  expect((await browser.post('staff/second-factor', { challenge, code: same })).status).toBe(200);
  const second = await withPassword();
  const again = await second.browser.post('staff/second-factor', {
    challenge: second.challenge,
    code: same,
  });
  expect(again.body).toMatchObject({ code: 'code-wrong' });
});

test('a challenge is worth nothing in another browser, nor after ten minutes', async () => {
  const { browser, challenge } = await withPassword();
  const thief = await withPassword();
  const stolen = await thief.browser.post('staff/second-factor', { challenge, code: code() });
  expect(stolen.body).toMatchObject({ code: 'code-expired' });
  later += 10 * 60_000 + 1000;
  const late = await browser.post('staff/second-factor', { challenge, code: code() });
  expect(late.body).toMatchObject({ code: 'code-expired' });
});

test('a recovery code opens once, as it is written or without its dash', async () => {
  const [one = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  const { browser, challenge } = await withPassword();
  expect((await browser.post('staff/second-factor', { challenge, code: one })).status).toBe(200);
  expect((await browser.get('staff/account')).body.recoveryCodesLeft).toBe(9);
  const second = await withPassword();
  const again = { challenge: second.challenge, code: one.replace('-', '').toUpperCase() };
  expect((await second.browser.post('staff/second-factor', again)).body).toMatchObject({
    code: 'code-wrong',
  });
});

test('an invitation is taken once, lives two days, and asks for a password worth the name', async () => {
  const { token } = await invitation('yeni@ornek.com');
  const weak = await gateway.buyer().post('staff/invitation-accept', { token, password: 'parola123456' });
  expect(weak.body.fields).toEqual([{ field: 'password', message: 'password.error.too-common' }]);
  expect((await gateway.buyer().post('staff/invitation', { token })).body).toMatchObject({
    email: 'yeni@ornek.com',
  });
  expect((await gateway.buyer().post('staff/invitation-accept', { token, password })).status).toBe(200);
  const twice = await gateway.buyer().post('staff/invitation-accept', { token, password });
  expect(twice.body).toMatchObject({ code: 'link-expired' });
  const old = await invitation('gec@ornek.com');
  later += 48 * 3_600_000 + 1000;
  const late = await gateway.buyer().post('staff/invitation', { token: old.token });
  expect(late.body).toMatchObject({ code: 'link-expired' });
});

test('own sessions are listed and ended, one of somebody else is not found', async () => {
  const one = await signedIn();
  later += 31_000;
  const other = await signedIn();
  const { sessions } = (await one.get('staff/account')).body;
  const foreign = sessions.find(({ own }: { own: boolean }) => !own);
  expect(sessions.filter(({ own }: { own: boolean }) => own)).toHaveLength(1);
  expect((await one.post('staff/account/end-session', { id: foreign.id })).status).toBe(200);
  expect((await other.get('staff/me')).status).toBe(401);
  const unknown = await one.post('staff/account/end-session', { id: 'a'.repeat(43) });
  expect(unknown.status).toBe(404);
});

test('a new password asks for the old one and a code, and ends every other session', async () => {
  const other = await signedIn();
  later += 31_000;
  const browser = await signedIn();
  later += 31_000;
  const next = 'yesil balik duvarda yuzer';
  const change = (old: string) =>
    browser.post('staff/account/password', { old, code: code(), password: next });
  expect((await change('baska bir cumle')).body).toMatchObject({ code: 'sign-in-failed' });
  expect((await change(password)).status).toBe(200);
  expect((await other.get('staff/me')).status).toBe(401);
  expect((await browser.get('staff/me')).status).toBe(200);
  later += 31_000;
  const back = { old: next, code: code(), password };
  expect((await browser.post('staff/account/password', back)).status).toBe(200);
});

test('another authenticator counts from its first code on, the old one no longer', async () => {
  const browser = await signedIn();
  later += 31_000;
  const offered = await browser.post('staff/account/new-factor', { password, code: code() });
  const old = secret;
  secret = offered.body.secret;
  const { challenge } = offered.body;
  expect((await browser.post('staff/enrol', { challenge, code: code() })).body.recoveryCodes).toHaveLength(
    10,
  );
  later += 31_000;
  const next = await withPassword();
  const before = codeAt(fromBase32(old), stepAt(now()));
  const refused = { challenge: next.challenge, code: before };
  expect((await next.browser.post('staff/second-factor', refused)).body).toMatchObject({
    code: 'code-wrong',
  });
  const taken = { challenge: next.challenge, code: code() };
  expect((await next.browser.post('staff/second-factor', taken)).status).toBe(200);
});

test('tables and log entries hold neither password, secret nor code', async () => {
  const { db } = gateway.context;
  const rows = JSON.stringify([
    await db.selectFrom('staff').selectAll().execute(),
    await db.selectFrom('staff_challenge').selectAll().execute(),
    await db.selectFrom('staff_recovery_code').selectAll().execute(),
    await db.selectFrom('audit_entry').selectAll().execute(),
  ]);
  expect(rows).toContain('second-factor.set-up');
  for (const hidden of [password, secret, ...recoveryCodes]) expect(rows).not.toContain(hidden);
});
