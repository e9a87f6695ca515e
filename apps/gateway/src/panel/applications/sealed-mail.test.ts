import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';

const mail = 'Defne.Aydin@ornek.example';
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

const write = async (eposta = mail): Promise<string> => {
  const { body } = await gateway.buyer().post('vue/basvuru-yap', {
    adSoyad: 'Defne Aydın',
    telefon: '+905321112244',
    eposta,
    urun: 'iletisim',
    dil: 'tr',
    mesaj: 'Arayın.',
  });
  return body.data.basvuruNo;
};
const storedMail = async (id: string): Promise<string> =>
  String(
    (
      await gateway.context.db
        .selectFrom('application')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).email,
  );
const found = async (search: string): Promise<string[]> =>
  (await owner.post('panel/applications', { search })).body.rows.map(({ id }: { id: string }) => id);
/** What staff see of it: masked, and whole with a reason. */
const seen = async (id: string): Promise<unknown[]> => [
  (await owner.get(`panel/applications/${id}`)).body.email,
  (
    await owner.post('panel/reveal', {
      subject: 'application',
      id,
      field: 'email',
      reason: 'Müşteri geri arama istedi',
    })
  ).body.value,
];
const masked = 'D***@o***.example';

test('a mail address is sealed, found as a whole however it is written, and seen masked or with a reason', async () => {
  const id = await write();
  await write('baskasi@ornek.example');
  expect(isSealed(await storedMail(id))).toBe(true);
  expect(await found(' defne.aydin@ORNEK.example ')).toEqual([id]);
  expect(await found('aydin@ornek.example')).toEqual([]);
  expect(await seen(id)).toEqual([masked, mail]);
  const { rows } = await sql<{
    words: string;
  }>`select search::text as words from application where id = ${id}`.execute(gateway.context.db);
  expect(rows[0]?.words).not.toMatch(/ornek|sealed/);
});

test('beside the version before it lies as that one reads it; the turn has it sealed and found, what was stored before too', async () => {
  const { context } = gateway;
  await sealOnly(context);
  const id = await write();
  /* as the version before stores it, which knows no hash */
  await context.db.updateTable('application').set({ email_key: null }).where('id', '=', id).execute();
  expect(await storedMail(id)).toBe(mail);
  expect(await found(mail)).toEqual([id]);
  expect(await seen(id)).toEqual([masked, mail]);
  await turn(context);
  await sealAllAnew(context, wait);
  /* hours later */
  await signInAsStaff(context, owner, 'owner');
  expect(isSealed(await storedMail(id))).toBe(true);
  expect(await found(mail)).toEqual([id]);
  expect(await seen(id)).toEqual([masked, mail]);
});

test('rows of before are given the hash that finds them, and a new one after the hashing key turned', async () => {
  const { context } = gateway;
  const id = await write();
  const keyOf = async () =>
    (
      await context.db
        .selectFrom('application')
        .select('email_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).email_key;
  const first = await keyOf();
  await context.db.updateTable('application').set({ email_key: null }).execute();
  await fillFromTheStart(context);
  expect(await keyOf()).toBe(first);
  await turn(context);
  await fillAll(context);
  expect(await keyOf()).not.toBe(first);
  expect(await found(mail)).toEqual([id]);
});
