import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import { forget } from '../../privacy/retention/forget.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let clerk: Buyer;
let now = new Date('2026-06-14T18:30:00Z');
const phone = '+905321112233';

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  const person = {
    full_name: nameInClear('Defne Aydın'),
    phone: phoneInClear(phone),
    email: null,
    product: 'message',
    language: 'tr' as const,
  };
  const rest = { message: 'Selam', answers: null, consents: null, created_at: now };
  for (const partner_id of ['default', 'kaya-acente'])
    await gateway.context.db
      .insertInto('application')
      .values({ id: `application-${partner_id}`, partner_id, ...person, ...rest })
      .execute();
});
afterAll(() => gateway.close());

const find = (by: string, value: string, who = clerk) => who.post('panel/customers/find', { by, value });

test('who was only asked for a payment is shown from its link', async () => {
  const other = '+905334445566';
  const { body } = await clerk.post('panel/payment-requests/create', {
    amount: { minor: 20_000, currency: 'TRY' },
    purpose: 'Taksit',
    language: 'tr',
    name: 'İnci Öz',
    phone: '0533 444 55 66',
    email: 'inci@ornek.com',
    days: 3,
    send: [],
  });
  const [card] = (await find('phone', other)).body.cards;
  const from = { subject: 'payment-request', id: body.id };
  expect(card).toMatchObject({ name: 'İ*** Ö***', email: 'i***@o***.com' });
  expect(card.from).toEqual({ name: from, phone: from, email: from });
  const show = async (field: string, who = clerk) =>
    (await who.post('panel/reveal', { ...from, field, reason: 'Müşteri telefonda sordu' })).body;
  expect([await show('name'), await show('phone'), await show('email'), await show('identity')]).toEqual([
    { value: 'İnci Öz' },
    { value: other },
    { value: 'inci@ornek.com' },
    { value: null },
  ]);
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect((await show('name', agent)).code).toBe('not-found');
});

test('a note stands with the customer whichever record it was written at, in the scope of its partner', async () => {
  const { db } = gateway.context;
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  const note = (id: string, text: string, who = clerk) =>
    who.post('panel/customers/note', { subject: 'application', id, text });
  expect((await note('application-default', 'Akşam aransın')).status).toBe(200);
  expect((await note('application-kaya-acente', 'Rusça konuşuyor', agent)).body.notes).toMatchObject([
    { text: 'Rusça konuşuyor', by: 'Deneme agent' },
  ]);
  expect((await note('application-default', 'x', agent)).body.code).toBe('not-found');
  const textsFor = async (who: Buyer) =>
    (await find('phone', phone, who)).body.cards[0].notes
      .map(({ text }: { text: string }) => text)
      .toSorted();
  expect(await textsFor(clerk)).toEqual(['Akşam aransın', 'Rusça konuşuyor']);
  expect(await textsFor(agent)).toEqual(['Rusça konuşuyor']);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['subject_kind', 'subject_id', 'partner_id'])
    .where('action', '=', 'customer.noted')
    .orderBy('number')
    .execute();
  const subject = { subject_kind: 'customer', subject_id: phoneKey(gateway.context.dataKeys, phone) };
  expect(entries).toEqual([
    { ...subject, partner_id: 'default' },
    { ...subject, partner_id: 'kaya-acente' },
  ]);
  await db.transaction().execute((trx) => forgetPhone(gateway.context, trx, 'default', phone));
  expect(await db.selectFrom('customer_note').select('text').execute()).toEqual([
    { text: 'Rusça konuşuyor' },
  ]);
});

test('a record without a phone has nobody to write about', async () => {
  const { body } = await clerk.post('panel/payment-requests/create', {
    amount: { minor: 20_000, currency: 'TRY' },
    purpose: 'Taksit',
    language: 'tr',
    name: 'İnci Öz',
    birthYear: '1990',
    days: 3,
    send: [],
  });
  const note = { subject: 'payment-request', id: body.id, text: 'Akşam aransın' };
  expect((await clerk.post('panel/customers/note', note)).body.code).toBe('not-found');
});

test('a note is forgotten when applications of its age are', async () => {
  const { context } = gateway;
  const texts = async () =>
    (await context.db.selectFrom('customer_note').select('text').execute()).map(({ text }) => text);
  const days = context.config.applicationRetentionDays;
  now = new Date(now.getTime() + (days - 1) * 86_400_000);
  await forget(context);
  expect(await texts()).toEqual(['Rusça konuşuyor']);
  now = new Date(now.getTime() + 2 * 86_400_000);
  expect((await forget(context)).notes).toBe(1);
  expect(await texts()).toEqual([]);
});
