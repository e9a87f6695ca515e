import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { addStaff, invite } from '../invite-staff.ts';
import { hashPassword } from './password.ts';
import { codeAt, fromBase32, stepAt } from './totp.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
const password = 'mor kedi rafta uyur';
const codeOf = (secret: string, ahead = 0) => codeAt(fromBase32(secret), stepAt(new Date()) + ahead);
const person = async (email: string) => {
  const { context } = gateway;
  const id = await addStaff(context, context.db, { email, name: 'Deneme', role: 'owner', partnerId: null });
  await context.db
    .updateTable('staff')
    .set({ password_hash: await hashPassword(password, context.config.passwordCost) })
    .where('id', '=', id)
    .execute();
  return id;
};
test('a changed password ends half-done sign-ins', async () => {
  await person('iki@ornek.com');
  const owner = gateway.buyer();
  const own = (await owner.post('staff/sign-in', { email: 'iki@ornek.com', password })).body;
  await owner.post('staff/enrol', { challenge: own.challenge, code: codeOf(own.secret, -1) });
  const thief = gateway.buyer();
  const half = (await thief.post('staff/sign-in', { email: 'iki@ornek.com', password })).body;
  expect(half.next).toBe('code');
  const changed = await owner.post('staff/account/password', {
    old: password,
    code: codeOf(own.secret),
    password: 'kum balon yolda kalsa',
  });
  expect(changed.body).toEqual({ success: true });
  const late = await thief.post('staff/second-factor', {
    challenge: half.challenge,
    code: codeOf(own.secret, 1),
  });
  expect(late.status).not.toBe(200);
});
test('a re-enrolment begun in a session that was ended is worth nothing', async () => {
  await person('alti@ornek.com');
  const thief = gateway.buyer();
  const own = (await thief.post('staff/sign-in', { email: 'alti@ornek.com', password })).body;
  await thief.post('staff/enrol', { challenge: own.challenge, code: codeOf(own.secret, -1) });
  const fresh = (await thief.post('staff/account/new-factor', { password, code: codeOf(own.secret) })).body;
  const owner = gateway.buyer();
  const half = (await owner.post('staff/sign-in', { email: 'alti@ornek.com', password })).body;
  expect(
    (await owner.post('staff/second-factor', { challenge: half.challenge, code: codeOf(own.secret, 1) }))
      .status,
  ).toBe(200);
  await owner.post('staff/account/end-others', {});
  const late = await thief.post('staff/enrol', { challenge: fresh.challenge, code: codeOf(fresh.secret) });
  expect(late.status).not.toBe(200);
});
test('an enrolment begun elsewhere is worth nothing once the person has enrolled', async () => {
  await person('bir@ornek.com');
  const thief = gateway.buyer();
  const owner = gateway.buyer();
  const theirs = (await thief.post('staff/sign-in', { email: 'bir@ornek.com', password })).body;
  const own = (await owner.post('staff/sign-in', { email: 'bir@ornek.com', password })).body;
  expect(
    (await owner.post('staff/enrol', { challenge: own.challenge, code: codeOf(own.secret) })).status,
  ).toBe(200);
  const late = await thief.post('staff/enrol', { challenge: theirs.challenge, code: codeOf(theirs.secret) });
  expect(late.status).not.toBe(200);
});
test('an invitation taken by somebody with an authenticator leads to a new one, also after a closed window', async () => {
  const id = await person('dort@ornek.com');
  const first = gateway.buyer();
  const own = (await first.post('staff/sign-in', { email: 'dort@ornek.com', password })).body;
  await first.post('staff/enrol', { challenge: own.challenge, code: codeOf(own.secret) });
  const token = await invite(gateway.context, gateway.context.db, id);
  const taken = await gateway
    .buyer()
    .post('staff/invitation-accept', { token, password: 'kum balon yolda kalsa' });
  expect(taken.body.next).toBe('enrol');
  const again = (
    await gateway
      .buyer()
      .post('staff/sign-in', { email: 'dort@ornek.com', password: 'kum balon yolda kalsa' })
  ).body;
  expect(again.next).toBe('enrol');
});
