import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAsStaff } from '../testing/staff.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { forgetOldSignIns, startStaffSession } from './staff-session.ts';

let gateway: RunningGateway;
let later = 0;

beforeAll(async () => {
  gateway = await startGateway({ clock: () => new Date(Date.now() + later) });
});
beforeEach(() => {
  later = 0;
});
afterAll(() => gateway.close());

const signedIn = async (role: Parameters<typeof signInAsStaff>[2] = 'owner') => {
  const browser = gateway.buyer();
  const id = await signInAsStaff(gateway.context, browser, role);
  return { browser, id };
};

test('the panel knows who is signed in and what they may do', async () => {
  const { browser, id } = await signedIn('agent');
  const { body } = await browser.get('staff/me');
  expect(body).toMatchObject({ id, role: 'agent', partner: { id: 'default' } });
  expect(body.permissions).toContain('applications:view');
  expect(body.permissions).not.toContain('staff:manage');
});

test('nobody signed in, and a cookie beside another browser session, are refused alike', async () => {
  const { browser } = await signedIn();
  const thief = gateway.buyer();
  expect((await thief.get('staff/me')).body).toMatchObject({ code: 'sign-in-required' });
  await signInAsStaff(gateway.context, thief, 'auditor');
  thief.cookies.set('staff', browser.cookies.get('staff') ?? '');
  expect((await thief.get('staff/me')).status).toBe(401);
});

test('half an hour without a call ends a session, and three hours end the busiest', async () => {
  const { browser: idle } = await signedIn();
  later = 31 * 60_000;
  expect((await idle.get('staff/me')).status).toBe(401);
  later = 0;
  const { browser: busy } = await signedIn();
  for (later = 0; later < 3 * 3_600_000; later += 29 * 60_000) {
    expect((await busy.get('staff/me')).status).toBe(200);
  }
  later = 3 * 3_600_000 + 1000;
  expect((await busy.get('staff/me')).status).toBe(401);
});

test('somebody who was switched off is out at once', async () => {
  const { browser, id } = await signedIn();
  await gateway.context.db.updateTable('staff').set({ active: false }).where('id', '=', id).execute();
  expect((await browser.get('staff/me')).status).toBe(401);
});

test('of one person ten browsers are signed in at once: an eleventh ends the one that was not used for longest', async () => {
  const { browser, id } = await signedIn();
  const { browser: other } = await signedIn();
  const { db } = gateway.context;
  const sessions = db.selectFrom('session').select('id').limit(1);
  const { id: sessionId } = await sessions.executeTakeFirstOrThrow();
  const cookies: string[] = [];
  for (let more = 0; more < 9; more++) {
    later += 61_000;
    expect((await browser.get('staff/me')).status).toBe(200);
    const { cookie } = await startStaffSession(gateway.context, id, {
      sessionId,
      browser: 'Firefox',
      network: '127.0.0.0',
    });
    cookies.push(cookie);
  }
  const left = () =>
    db.selectFrom('staff_session').select(['id', 'browser']).where('staff_id', '=', id).execute();
  expect(await left()).toHaveLength(10);
  later += 61_000;
  expect((await browser.get('staff/me')).status).toBe(200);
  const before = await left();
  await startStaffSession(gateway.context, id, { sessionId, browser: 'Safari', network: '127.0.0.0' });
  const after = await left();
  expect(after).toHaveLength(10);
  const ended = before.filter((one) => !after.some(({ id: kept }) => kept === one.id));
  expect(ended.map((one) => one.browser)).toEqual(['Firefox']);
  expect(ended[0]?.id).toBe(
    createHash('sha256')
      .update(cookies[0] ?? '')
      .digest('base64url'),
  );
  expect((await browser.get('staff/me')).status).toBe(200);
  expect((await other.get('staff/me')).status).toBe(200);
});

test('signing out ends the session itself, not only the cookie', async () => {
  const { browser } = await signedIn();
  const cookie = browser.cookies.get('staff') ?? '';
  expect((await browser.post('staff/sign-out', {})).status).toBe(200);
  browser.cookies.set('staff', cookie);
  expect((await browser.get('staff/me')).status).toBe(401);
});

test('what is over is forgotten, what lives stays', async () => {
  const { db } = gateway.context;
  const { id: gone } = await signedIn();
  later = 2 * 3_600_000;
  const { id: lives } = await signedIn();
  later = 3 * 3_600_000 + 1000;
  await forgetOldSignIns(gateway.context);
  const left = await db.selectFrom('staff_session').select('staff_id').execute();
  expect(left.map(({ staff_id }) => staff_id)).toContain(lives);
  expect(left.map(({ staff_id }) => staff_id)).not.toContain(gone);
});
