import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import { applicationsInWords } from '../../privacy/my-data/kept-in-words.ts';
import { mailApplication } from '../../quotes/applications/mail.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';

const phone = '+905321112244';
const name = 'Defne Aydın';
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

const write = async (adSoyad = name, telefon = phone): Promise<string> => {
  const { body } = await gateway.buyer().post('vue/basvuru-yap', {
    adSoyad,
    telefon,
    urun: 'iletisim',
    dil: 'tr',
    mesaj: 'Arayın.',
  });
  return body.data.basvuruNo;
};
const lying = async (id: string) => {
  const { rows } = await sql<{
    name: string;
    words: string;
    hashes: number[];
  }>`select full_name as name, search::text as words, name_keys as hashes from application where id = ${id}`.execute(
    gateway.context.db,
  );
  const [row] = rows;
  if (!row) throw new Error('the application is gone');
  return row;
};
/** As the version before stores it: in clear, and without hashes. */
const layAsBefore = (id: string) =>
  sql`update application set full_name = ${name}, name_keys = default where id = ${id}`.execute(
    gateway.context.db,
  );
const found = async (search: string): Promise<string[]> =>
  (await owner.post('panel/applications', { search })).body.rows.map(({ id }: { id: string }) => id);
const finding = ['ayd', 'AYDIN', 'aydın', 'Defne Ayd', 'aydin defne'];
/* one or two letters are a whole word, as they always were */
const notFinding = ['dın', 'efne', 'Ayda', 'Defne Meh', 'de', 'Defne Ay'];

/** What is seen of it: in the list, on its card, whole with a reason, on the customer's card, in a file, in a letter, in one's own copy. */
const seen = async (id: string) => {
  const { context } = gateway;
  const mails: string[] = [];
  context.mailer = { send: async (mail) => void mails.push(mail.text) };
  const job = await context.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'mail-application')
    .where('subject', '=', id)
    .executeTakeFirstOrThrow();
  await mailApplication(context, id, job);
  const file = await owner.operation(
    'panel/export',
    'POST',
    { list: 'applications', format: 'csv', filters: { search: 'ayd' } },
    { 'accept-language': 'tr' },
  );
  const [partner] = await context.db.selectFrom('partner').selectAll().where('id', '=', 'default').execute();
  const call = { partner, language: 'tr' } as unknown as Parameters<typeof applicationsInWords>[1];
  const reason = 'Müşteri geri arama istedi';
  const reveal = { subject: 'application', id, field: 'name', reason };
  return {
    list: (await owner.post('panel/applications', {})).body.rows.find((row: { id: string }) => row.id === id)
      ?.name,
    card: (await owner.get(`panel/applications/${id}`)).body.name,
    revealed: (await owner.post('panel/reveal', reveal)).body.value,
    customer: (await owner.post('panel/customers/find', { by: 'phone', value: phone })).body.cards.map(
      (card: { name: string }) => card.name,
    ),
    file: (await file.text()).includes('D*** A***'),
    letter: mails.map((text) => text.includes(name)),
    copy: (await applicationsInWords(context, call, phone)).map((one) => one.name),
  };
};
const masked = 'D*** A***';
const all = {
  list: masked,
  card: masked,
  revealed: name,
  customer: [masked],
  file: true,
  letter: [true],
  copy: [name],
};

test('a name is sealed, found by beginnings of its words however they are written, and seen as before', async () => {
  const id = await write();
  const other = await write('Su Çelik', '+905339998877');
  const row = await lying(id);
  expect(isSealed(row.name)).toBe(true);
  expect(row.words).toBe(`'${id.toLowerCase()}'`);
  for (const typed of finding) expect([typed, await found(typed)]).toEqual([typed, [id]]);
  for (const typed of notFinding) expect([typed, await found(typed)]).toEqual([typed, []]);
  /* two letters are a word of their own */
  expect(await found('su')).toEqual([other]);
  expect(await found(id.slice(0, 6))).toEqual([id]);
  expect(await seen(id)).toEqual(all);
});

test('another script, and a name that would be a sealed value', async () => {
  const id = await write('Ирина Ёлкина');
  const arabic = await write('أحمد الراشد');
  for (const typed of ['ёлк', 'ЕЛКИНА', 'ирина елк']) expect(await found(typed)).toEqual([id]);
  for (const typed of ['احمد', 'الرا']) expect(await found(typed)).toEqual([arabic]);
  const typed = { adSoyad: 'sealed.v1.AAAA', telefon: phone, urun: 'iletisim', dil: 'tr', mesaj: 'Arayın.' };
  expect((await gateway.buyer().post('vue/basvuru-yap', typed)).body).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'adSoyad' }],
  });
});

test('beside the version before it lies as that one reads it; the turn has it sealed and found, what was stored before too', async () => {
  const { context } = gateway;
  await sealOnly(context);
  const id = await write();
  expect(await lying(id)).toMatchObject({ name, words: expect.stringContaining('aydin') });
  await layAsBefore(id);
  for (const typed of finding) expect([typed, await found(typed)]).toEqual([typed, [id]]);
  expect(await seen(id)).toEqual(all);
  await turn(context);
  for (const typed of finding) expect([typed, await found(typed)]).toEqual([typed, [id]]);
  await sealAllAnew(context, wait);
  /* hours later */
  await signInAsStaff(context, owner, 'owner');
  const row = await lying(id);
  expect(isSealed(row.name)).toBe(true);
  expect(row.words).toBe(`'${id.toLowerCase()}'`);
  for (const typed of finding) expect([typed, await found(typed)]).toEqual([typed, [id]]);
  for (const typed of notFinding) expect([typed, await found(typed)]).toEqual([typed, []]);
  expect(await seen(id)).toEqual(all);
});

test('rows of before are given the hashes that find them, and new ones after the hashing key turned', async () => {
  const { context } = gateway;
  const id = await write();
  const first = await lying(id);
  await sql`update application set name_keys = default`.execute(context.db);
  expect(await found('ayd')).toEqual([]);
  await fillFromTheStart(context);
  expect(await lying(id)).toEqual(first);
  await turn(context);
  const fresh = await write();
  /* until the job has come here the hashes of before find it */
  expect((await found('Defne ayd')).toSorted()).toEqual([id, fresh].toSorted());
  await fillAll(context);
  const { hashes } = await lying(id);
  expect(hashes).toHaveLength(first.hashes.length);
  expect(hashes.filter((one) => first.hashes.includes(one))).toEqual([]);
  expect((await found('Defne ayd')).toSorted()).toEqual([id, fresh].toSorted());
});

test('what is deleted leaves no hash, and a copy that is put back opens nowhere', async () => {
  const { context } = gateway;
  const id = await write();
  const other = await write('Mehmet Yılmaz', '+905339998877');
  const { name: sealed } = await lying(id);
  const { deleted } = await context.db
    .transaction()
    .execute((trx) => forgetPhone(context, trx, 'default', phone));
  expect(deleted.applications).toBe(1);
  const { rows } = await sql<{
    id: string;
  }>`select id from application where cardinality(name_keys) > 0`.execute(context.db);
  expect(rows).toEqual([{ id: other }]);
  await sql`update application set full_name = ${sealed}, id = ${id} where id = ${other}`.execute(context.db);
  const { body } = await owner.post('panel/applications', {});
  expect(body.rows).toMatchObject([{ id, name: '***' }]);
});

test('one that does not open keeps nobody from the rest of a list', async () => {
  const id = await write();
  const broken = await write();
  await sql`update application set full_name = 'sealed.v1.AAAA' where id = ${broken}`.execute(
    gateway.context.db,
  );
  const { body } = await owner.post('panel/applications', {});
  expect(body.rows.map((row: { id: string; name: string }) => [row.id, row.name])).toEqual(
    expect.arrayContaining([
      [id, masked],
      [broken, '***'],
    ]),
  );
});
