import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { mailInvitation } from './mail-invitation.ts';

let gateway: RunningGateway;
let owner: Buyer;
let ownerId: string;
const mails: Mail[] = [];

/** Somebody who took the invitation long ago. */
const enter = async (role: 'owner' | 'finance' | 'call-centre') => {
  const browser = gateway.buyer();
  const id = await signInAsStaff(gateway.context, browser, role);
  await gateway.context.db
    .updateTable('staff')
    .set({ password_hash: 'x', totp_secret: 'x', totp_confirmed_at: new Date() })
    .where('id', '=', id)
    .execute();
  return { browser, id };
};

beforeAll(async () => {
  gateway = await startGateway();
  gateway.context.mailer = { send: async (mail) => void mails.push(mail) };
  ({ browser: owner, id: ownerId } = await enter('owner'));
});
afterAll(() => gateway.close());

const act = (action: string, body: object, who = owner) => who.post(`panel/staff/${action}`, body);
const find = async (search: string) => (await owner.post('panel/staff', { search })).body.rows;
const entries = async (id: string) =>
  gateway.context.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute();

const agent = {
  name: 'Şule Öz',
  email: 'Sule.Oz@Ornek.com',
  role: 'agent',
  partnerId: 'kaya-acente',
  language: 'ru',
};

/** Runs the mail's job as the outbox would. */
const deliver = async (): Promise<Mail | undefined> => {
  const jobs = await gateway.context.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'mail-invitation')
    .execute();
  for (const job of jobs) await mailInvitation(gateway.context, job.subject, job as unknown as Job);
  return mails.at(-1);
};

test('an invitation brings a mail whose link lets the person in, once', async () => {
  const { body } = await act('invite', agent);
  expect(await find('sule')).toMatchObject([
    { id: body.id, email: 'sule.oz@ornek.com', state: 'invited', partner: { id: 'kaya-acente' }, own: false },
  ]);
  const mail = await deliver();
  expect(mail).toMatchObject({ to: 'sule.oz@ornek.com', subject: expect.stringMatching(/^Вас пригласили/) });
  const [, token] = /\/ru\/panel\/giris#davet=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const browser = gateway.buyer();
  const invited = await browser.post('staff/invitation', { token });
  expect(invited.body).toEqual({ email: 'sule.oz@ornek.com', name: 'Şule Öz', role: 'agent' });
  expect(await entries(body.id)).toMatchObject([
    { action: 'staff.invited', detail: { role: 'agent', language: 'ru' } },
  ]);
});

test('an invitation whose mail does not leave, or that nobody took, is a case for who may invite', async () => {
  const { db } = gateway.context;
  const { body } = await act('invite', { ...agent, name: 'Ece Su', email: 'ece@ornek.com' });
  const casesOf = async (who = owner) =>
    (await who.post('panel/stuck', {})).body.rows.filter(({ id }: { id: string }) => id === body.id);
  const failed = (language: string) =>
    db
      .updateTable('outbox')
      .set({ attempts: 5 })
      .where('key', '=', `mail-invitation:${language}.${body.id}`)
      .execute();
  expect(await casesOf()).toEqual([]);
  await failed('ru');
  const wanted = { kind: 'invitation', detail: 'Ece Su', partner: { id: 'kaya-acente' } };
  expect(await casesOf()).toMatchObject([wanted]);
  const { browser: finance } = await enter('finance');
  expect(await casesOf(finance)).toEqual([]);
  expect((await finance.post('panel/stuck', {})).body.counts).not.toHaveProperty('invitation');

  expect((await act('invite-again', { id: body.id, language: 'tr' })).status).toBe(200);
  expect(await casesOf()).toEqual([]);
  const waiting = await db
    .selectFrom('outbox')
    .select('subject')
    .where('subject', 'like', `%${body.id}`)
    .execute();
  expect(waiting).toEqual([{ subject: `tr.${body.id}` }]);

  await deliver();
  await db.updateTable('outbox').set({ state: 'done' }).where('subject', '=', `tr.${body.id}`).execute();
  expect(await casesOf()).toEqual([]);
  await db
    .updateTable('staff_invitation')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('staff_id', '=', body.id)
    .execute();
  expect(await casesOf()).toMatchObject([wanted]);
});

test('a second invitation ends the link of the first; who is in gets none', async () => {
  const [{ id }] = await find('sule');
  const tokenOf = (mail: Mail | undefined) => /#davet=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const first = tokenOf(mails.at(-1));
  expect((await act('invite-again', { id, language: 'ar' })).status).toBe(200);
  await gateway.context.db.deleteFrom('outbox').where('subject', '=', `ru.${id}`).execute();
  const second = tokenOf(await deliver());
  expect(second).not.toBe(first);
  const old = await gateway.buyer().post('staff/invitation', { token: first });
  expect(old.body.code).toBe('link-expired');
  const { id: inside } = await enter('finance');
  expect((await act('invite-again', { id: inside, language: 'tr' })).body.code).toBe('request-closed');
});

test.each([
  ['an e-mail somebody has', { ...agent, email: 'SULE.oz@ornek.com' }, 'email'],
  ['an agent of nobody', { ...agent, email: 'a@ornek.com', partnerId: null }, 'partnerId'],
  ['an agent of a partner that is none', { ...agent, email: 'a@ornek.com', partnerId: 'yok' }, 'partnerId'],
  ['an owner of one scope', { ...agent, email: 'a@ornek.com', role: 'owner' }, 'partnerId'],
  ['no address', { ...agent, email: 'sule' }, 'email'],
])('%s is refused', async (_, invitation, field) => {
  const { body } = await act('invite', invitation);
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
});

test('another role holds from the next call on', async () => {
  const { browser, id } = await enter('call-centre');
  expect((await browser.post('panel/coupons', {})).status).toBe(403);
  const was = { role: 'call-centre', partnerId: null };
  expect((await act('change', { id, role: 'finance', partnerId: null, was })).status).toBe(200);
  expect((await browser.post('panel/coupons', {})).status).toBe(200);
  expect(await entries(id)).toMatchObject([
    { action: 'staff.changed', detail: { fromRole: 'call-centre', toRole: 'finance' } },
  ]);
});

test('of two owners who change the same person, the second learns what the first one did', async () => {
  const { browser, id } = await enter('call-centre');
  const was = { role: 'call-centre', partnerId: null };
  await act('change', { id, role: 'read-only', partnerId: null, was });
  const late = await act('change', { id, role: 'agent', partnerId: 'kaya-acente', was });
  expect(late.body.code).toBe('changed-meanwhile');
  expect((await browser.get('staff/me')).body).toMatchObject({ role: 'read-only', partner: null });
  expect((await act('change', { id, role: 'read-only', partnerId: null, was })).status).toBe(200);
  expect(await entries(id)).toHaveLength(1);
});

test('who is switched off is out at once, and comes back only by signing in again', async () => {
  const { browser, id } = await enter('finance');
  await act('switch', { id, active: false });
  expect((await browser.get('staff/me')).status).toBe(401);
  await act('switch', { id, active: true });
  expect((await browser.get('staff/me')).status).toBe(401);
  const [off, on] = await entries(id);
  expect([off?.action, on?.action]).toEqual(['staff.switched-off', 'staff.switched-on']);
});

test('a reset second factor ends the sessions and leaves nothing of the old one', async () => {
  const { browser, id } = await enter('finance');
  await gateway.context.db
    .insertInto('staff_recovery_code')
    .values({ staff_id: id, hash: 'x', used: false })
    .execute();
  expect((await act('reset-second-factor', { id })).status).toBe(200);
  expect((await browser.get('staff/me')).status).toBe(401);
  const person = await gateway.context.db
    .selectFrom('staff')
    .leftJoin('staff_recovery_code', 'staff_recovery_code.staff_id', 'staff.id')
    .select(['totp_secret', 'totp_confirmed_at', 'hash'])
    .where('staff.id', '=', id)
    .executeTakeFirstOrThrow();
  expect(person).toEqual({ totp_secret: null, totp_confirmed_at: null, hash: null });
});

test('nobody changes their own row', async () => {
  for (const [action, body] of [
    ['change', { role: 'finance', partnerId: null, was: { role: 'owner', partnerId: null } }],
    ['switch', { active: false }],
    ['reset-second-factor', {}],
  ] as const) {
    expect((await act(action, { id: ownerId, ...body })).body.code).toBe('not-allowed');
  }
});

test('of two who invite the same address at once, one does, and the other is told that it is taken', async () => {
  for (let round = 0; round < 5; round += 1) {
    const guest = { ...agent, email: `ayni-anda-${round}@ornek.com` };
    const both = await Promise.all([act('invite', guest), act('invite', guest)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(refused?.body.fields).toEqual([{ field: 'email', message: 'email.taken' }]);
    expect(await find(guest.email)).toHaveLength(1);
  }
});

test('of two owners who switch each other off at once, one stays', async () => {
  const { browser, id } = await enter('owner');
  const both = await Promise.all([
    act('switch', { id, active: false }),
    act('switch', { id: ownerId, active: false }, browser),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await gateway.context.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .execute();
  expect(left).toHaveLength(1);
});
