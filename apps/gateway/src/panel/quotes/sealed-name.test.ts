import type { Application } from '@sigorta/product-kit/field';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import { quotesInWords } from '../../privacy/my-data/kept-in-words.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { firstPerson, pricedBuyer } from '../../testing/purchase/price-first.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';

const phone = '+905321112244';
const others = '+905339998877';
/* whom a quote is for: a name with a mark, and one of three words */
const persons = [
  { firstName: 'Defne', lastName: 'Aydın' },
  { firstName: 'Su Daniel', lastName: 'O’Connor' },
];
const names = ['Defne Aydın', 'Su Daniel O’Connor'];
let market: Market;
let owner: Buyer;
let later = 0;

beforeEach(async () => {
  later = 0;
  const begun = Date.now();
  market = await openMarket({}, {}, undefined, { clock: () => new Date(begun + later) });
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
});
afterEach(() => market.close());

const of =
  (people: readonly object[], telephone: string) =>
  (form: Application): Application => ({
    ...form,
    phone: telephone,
    insured: people.map((person, at) => ({ ...form.insured?.[at], ...person })),
  });
let buyer: Buyer;
const ask = async (people: readonly object[] = persons, telephone = phone): Promise<string> => {
  buyer = market.buyer();
  const offers = await askOffers(market, buyer, 'domestic-travel', of(people, telephone));
  return offers[0]?.quoteId ?? '';
};
const lying = async (id: string) => {
  const { rows } = await sql<{
    form: { insured: { firstName: string; lastName: string }[] };
    words: string;
    hashes: number[];
  }>`select application as form, search::text as words, name_keys as hashes from quote where id = ${id}`.execute(
    market.context.db,
  );
  const [row] = rows;
  if (!row) throw new Error('the quote is gone');
  const told = row.form.insured.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  return { names: told, words: row.words, hashes: row.hashes };
};
const found = async (search: string): Promise<string[]> =>
  (await owner.post('panel/quotes', { search })).body.rows.map(({ id }: { id: string }) => id).toSorted();
const finding = ['ayd', 'AYDIN', 'Defne Ayd', 'aydin defne', 'daniel', 'connor', 'defne connor', 'su'];
const notFinding = ['dın', 'efne', 'Ayda', 'Defne Meh', 'de'];
const isFound = async (ids: readonly string[]): Promise<void> => {
  for (const typed of finding) expect([typed, await found(typed)]).toEqual([typed, ids.toSorted()]);
  for (const typed of notFinding) expect([typed, await found(typed)]).toEqual([typed, []]);
};

/** What is seen of it: in the list, its card, whole with a reason, the customer's card, a file, by its buyer, in one's own copy. */
const seen = async (id: string) => {
  const { context } = market;
  const file = await owner.operation(
    'panel/export',
    'POST',
    { list: 'quotes', format: 'csv', filters: {} },
    { 'accept-language': 'tr' },
  );
  const [partner] = await context.db.selectFrom('partner').selectAll().where('id', '=', 'default').execute();
  const call = { partner, language: 'tr' } as unknown as Parameters<typeof quotesInWords>[1];
  const reveal = { subject: 'quote', id, field: 'name', reason: 'Müşteri geri arama istedi' };
  const first = await buyer.lines(`quotes/${id}/events`, 'GET').next();
  return {
    list: (await owner.post('panel/quotes', {})).body.rows.find((row: { id: string }) => row.id === id)?.name,
    card: (await owner.get(`panel/quotes/${id}`)).body.names,
    revealed: (await owner.post('panel/reveal', reveal)).body.value,
    customer: (await owner.post('panel/customers/find', { by: 'phone', value: phone })).body.cards.map(
      (card: { name: string }) => card.name,
    ),
    file: (await file.text()).includes('D*** A***'),
    buyer: first.value.quote.insuredNames,
    copy: (await quotesInWords(context, call, phone))[0]?.persons.map((answers) =>
      answers
        .slice(0, 4)
        .flatMap(({ answer }) =>
          persons.some((one) => Object.values(one).includes(answer)) ? [answer] : [],
        ),
    ),
  };
};
const masked = 'D*** A***';
const all = {
  list: masked,
  card: [masked, 'S*** D*** O***'],
  revealed: names.join(', '),
  customer: [masked],
  file: true,
  buyer: names,
  copy: persons.map((one) => Object.values(one)),
};
const work = () =>
  sealAllAnew(market.context, (ms) => {
    later += ms;
  });

test('names of all persons are sealed, a quote is found by beginnings of each, and they are seen as before', async () => {
  await ask([{ firstName: 'Mehmet', lastName: 'Yılmaz' }], others);
  const id = await ask();
  const row = await lying(id);
  expect(row.names.map(isSealed)).toEqual([true, true, true, true]);
  expect(row.words).toBe('');
  expect(row.hashes.length % 8).toBe(0);
  await isFound([id]);
  expect(await seen(id)).toEqual(all);
});

test('beside the version before they lie as that one reads them; the turn has them sealed and found, what was stored before too', async () => {
  const { context } = market;
  await sealOnly(context);
  const id = await ask();
  const row = await lying(id);
  expect(row.names).toEqual(persons.flatMap((one) => Object.values(one)));
  expect(row.words).toContain('connor');
  await isFound([id]);
  /* as the version before stores it: without hashes */
  await sql`update quote set name_keys = default`.execute(context.db);
  await isFound([id]);
  expect(await seen(id)).toEqual(all);
  await turn(context);
  /* beside it one that is sealed at once */
  const fresh = await ask();
  await isFound([id, fresh]);
  await work();
  /* hours later */
  await signInAsStaff(context, owner, 'owner');
  for (const one of [id, fresh]) {
    const then = await lying(one);
    expect(then.names.every(isSealed)).toBe(true);
    expect(then.words).toBe('');
  }
  await isFound([id, fresh]);
  expect((await owner.get(`panel/quotes/${id}`)).body.names).toEqual(all.card);
});

test('rows of before are given the hashes that find them, and new ones after the hashing key turned', async () => {
  const { context } = market;
  const id = await ask();
  const first = await lying(id);
  await sql`update quote set name_keys = default`.execute(context.db);
  expect(await found('ayd')).toEqual([]);
  await fillFromTheStart(context);
  expect(await lying(id)).toEqual(first);
  await turn(context);
  const fresh = await ask();
  /* until the job has come here the hashes of before find it */
  await isFound([id, fresh]);
  await fillAll(context);
  const { hashes } = await lying(id);
  expect(hashes).toHaveLength(first.hashes.length);
  expect(hashes.filter((one) => first.hashes.includes(one))).toEqual([]);
  await isFound([id, fresh]);
});

test('completed with other names, by this version or the one before, a quote is no longer found by the first', async () => {
  const { context } = market;
  await sealOnly(context);
  const quote = await pricedBuyer(market);
  const completed = async (firstName: string, lastName: string) => {
    expect((await quote.complete(firstPerson({ firstName, lastName }))).status).toBe(200);
  };
  await completed('Zeynep', 'Kara');
  expect(await found('zeynep')).toEqual([quote.quoteId]);
  await completed('Hatice', 'Kara');
  expect(await found('zeynep')).toEqual([]);
  expect(await found('hatice')).toEqual([quote.quoteId]);
  /* as the version before completes it, which knows no hashes */
  await sql`update quote set application = jsonb_set(application, '{insured,0,firstName}', '"Nazlı"')`.execute(
    context.db,
  );
  expect(await found('hatice')).toEqual([]);
  expect(await found('nazlı kara')).toEqual([quote.quoteId]);
  /* whoever writes something else takes none away */
  await fillFromTheStart(context);
  const { hashes } = await lying(quote.quoteId);
  expect(hashes.length).toBeGreaterThan(0);
  await sql`update quote set application = application || '{"note":"x"}', finished_at = now()`.execute(
    context.db,
  );
  expect((await lying(quote.quoteId)).hashes).toEqual(hashes);
  /* sealed with its hashes */
  await turn(context);
  await completed('Hatice', 'Kara');
  expect(await found('nazlı')).toEqual([]);
  expect(await found('hatice')).toEqual([quote.quoteId]);
});

test('what is deleted leaves no hash', async () => {
  const { context } = market;
  await ask();
  const other = await ask([{ firstName: 'Mehmet', lastName: 'Yılmaz' }], others);
  await context.db.transaction().execute((trx) => forgetPhone(context, trx, 'default', phone));
  expect(await context.db.selectFrom('quote').select('id').execute()).toEqual([{ id: other }]);
  expect(await found('ayd')).toEqual([]);
});

test('one that does not open keeps nobody from the rest of a list, and is told nowhere', async () => {
  const id = await ask();
  const broken = await ask();
  await sql`update quote set application = jsonb_set(application, '{insured,0,firstName}', '"sealed.v1.AAAA"')
    where id = ${broken}`.execute(market.context.db);
  const { body } = await owner.post('panel/quotes', {});
  expect(body.rows.map((row: { id: string; name: string }) => [row.id, row.name])).toEqual(
    expect.arrayContaining([
      [id, masked],
      [broken, '***'],
    ]),
  );
  expect((await owner.get(`panel/quotes/${broken}`)).body.names).toEqual(['***']);
  /* nor where the key of its record is gone */
  await sql`delete from record_key where id = ${id}`.execute(market.context.db);
  expect((await owner.get(`panel/quotes/${id}`)).body.names).toEqual(['***']);
  const reveal = { subject: 'quote', id, field: 'name', reason: 'Müşteri geri arama istedi' };
  expect((await owner.post('panel/reveal', reveal)).body.value ?? null).toBe(null);
});
