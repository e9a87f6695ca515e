import { consentRecord } from '@sigorta/legal/consents';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKnownPhone } from '../../buyers/login/known-phone.ts';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { consentsOfPhone } from '../../privacy/my-data/consents-of-phone.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';

const phone = '+905321112244';
let gateway: RunningGateway;
let owner: Buyer;
let later = 0;
const clock = () => new Date(Date.UTC(2026, 5, 14, 10) + later);
const wait = (ms: number) => {
  later += ms;
};

beforeEach(async () => {
  later = 0;
  gateway = await startGateway({ clock });
  owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
});
afterEach(() => gateway.close());

const write = async (telefon = phone): Promise<string> => {
  const { body } = await gateway.buyer().post('vue/basvuru-yap', {
    adSoyad: 'Defne Aydın',
    telefon,
    urun: 'iletisim',
    dil: 'tr',
    mesaj: 'Arayın.',
  });
  return body.data.basvuruNo;
};
const lying = async (id: string) => {
  const { rows } = await sql<{
    phone: string;
    words: string;
    phone_key: string | null;
    phone_end_key: string | null;
  }>`select phone, search::text as words, phone_key, phone_end_key from application where id = ${id}`.execute(
    gateway.context.db,
  );
  const [row] = rows;
  if (!row) throw new Error('the application is gone');
  return row;
};
/** As the version before stores it: in clear, and without hashes. */
const layAsBefore = (id: string) =>
  sql`update application set phone = ${phone}, phone_key = null, phone_end_key = null where id = ${id}`.execute(
    gateway.context.db,
  );
const found = async (search: string): Promise<string[]> =>
  (await owner.post('panel/applications', { search })).body.rows.map(({ id }: { id: string }) => id);
/** What staff see of it: in the list, in its card, whole with a reason, and on the customer's card. */
const seen = async (id: string) => ({
  list: (await owner.post('panel/applications', {})).body.rows.find((row: { id: string }) => row.id === id)
    ?.phone,
  card: (await owner.get(`panel/applications/${id}`)).body.phone,
  revealed: (
    await owner.post('panel/reveal', {
      subject: 'application',
      id,
      field: 'phone',
      reason: 'Müşteri geri arama istedi',
    })
  ).body.value,
  customer: (await owner.post('panel/customers/find', { by: 'phone', value: phone })).body.cards.map(
    (card: { phone: string; applications: { id: string }[] }) => [
      card.phone,
      card.applications.map((row) => row.id),
    ],
  ),
});
const masked = '*** 22 44';
const all = (id: string) => ({
  list: masked,
  card: masked,
  revealed: phone,
  customer: [[masked, [id]]],
});

test('a phone is sealed, found whole however it is written or by its last four digits, and seen as before', async () => {
  const id = await write();
  await write('+905339998877');
  const row = await lying(id);
  expect(isSealed(row.phone)).toBe(true);
  expect(row.words).not.toMatch(/#|sealed/);
  for (const typed of ['0532 111 22 44', '+90 532 111 22 44', '5321112244', '٠٥٣٢١١١٢٢٤٤', '2244', '22 44'])
    expect(await found(typed)).toEqual([id]);
  for (const typed of ['244', '12244', '1112244', '0532 111 22 45', '4422'])
    expect(await found(typed)).toEqual([]);
  expect(await seen(id)).toEqual(all(id));
});

test('a number of elsewhere is found with its plus and without', async () => {
  const id = await write('+4915112345678');
  for (const typed of ['+49 151 12345678', '0049 151 12345678', '4915112345678', '5678'])
    expect(await found(typed)).toEqual([id]);
});

test('beside the version before it lies as that one reads it; the turn has it sealed and found, what was stored before too', async () => {
  const { context } = gateway;
  await sealOnly(context);
  const id = await write();
  expect(await lying(id)).toMatchObject({ phone, phone_key: expect.any(String) });
  await layAsBefore(id);
  for (const typed of ['0532 111 22 44', '2244', '12244']) expect(await found(typed)).toEqual([id]);
  expect(await seen(id)).toEqual(all(id));
  await turn(context);
  await sealAllAnew(context, wait);
  /* hours later */
  await signInAsStaff(context, owner, 'owner');
  const row = await lying(id);
  expect(isSealed(row.phone)).toBe(true);
  expect(row.words).not.toMatch(/#|sealed/);
  for (const typed of ['0532 111 22 44', '2244']) expect(await found(typed)).toEqual([id]);
  expect(await found('12244')).toEqual([]);
  expect(await seen(id)).toEqual(all(id));
});

test('rows of before are given the hashes that find them, and new ones after the hashing key turned', async () => {
  const { context } = gateway;
  const id = await write();
  const { phone: stored, ...first } = await lying(id);
  await sql`update application set phone_key = null, phone_end_key = null`.execute(context.db);
  await fillFromTheStart(context);
  expect(await lying(id)).toEqual({ phone: stored, ...first });
  await turn(context);
  /* until the job has come here the hashes of before find it */
  expect(await found('2244')).toEqual([id]);
  await fillAll(context);
  const then = await lying(id);
  expect(then.phone_key).not.toBe(first.phone_key);
  expect(then.phone_end_key).not.toBe(first.phone_end_key);
  for (const typed of ['0532 111 22 44', '2244']) expect(await found(typed)).toEqual([id]);
});

test.each(['sealed', 'as the version before lays it'])(
  'who has a phone is known by it, is told what he agreed to, and has it deleted: %s',
  async (how) => {
    const { context } = gateway;
    const { body } = await gateway.buyer().post('vue/basvuru-yap', {
      adSoyad: 'Defne Aydın',
      telefon: phone,
      urun: 'iletisim',
      dil: 'tr',
      mesaj: 'Arayın.',
      onaylar: [consentRecord('personal-data-notice', 'tr')],
    });
    const id = body.data.basvuruNo;
    const other = await write('+905339998877');
    if (how !== 'sealed') await layAsBefore(id);
    expect(await isKnownPhone(context, 'default', phone)).toBe(true);
    expect(await isKnownPhone(context, 'default', '+905339998878')).toBe(false);
    expect(await consentsOfPhone(context, 'default', phone, 'tr')).toHaveLength(1);
    const { deleted } = await context.db
      .transaction()
      .execute((trx) => forgetPhone(context, trx, 'default', phone));
    expect(deleted.applications).toBe(1);
    const left = await context.db.selectFrom('application').select('id').execute();
    expect(left).toEqual([{ id: other }]);
    expect(await context.db.selectFrom('record_key').select('id').execute()).toEqual([{ id: other }]);
  },
);

test('one that does not open keeps nobody from the rest of a list, a file or a customer’s card', async () => {
  const id = await write();
  const broken = await write();
  await sql`update application set phone = 'sealed.v1.AAAA' where id = ${broken}`.execute(gateway.context.db);
  const { body } = await owner.post('panel/applications', {});
  expect(body.rows.map((row: { id: string; phone: string }) => [row.id, row.phone])).toEqual(
    expect.arrayContaining([
      [id, masked],
      [broken, '***'],
    ]),
  );
  expect((await seen(id)).customer).toEqual([[masked, expect.arrayContaining([id, broken])]]);
});
