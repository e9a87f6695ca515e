import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { sealUntil } from '../../testing/turned-keys.ts';

/* A quote asked for beside gateways of the version before, which seal no mail addresses, and one after they went. */

let market: Market;
let staff: Buyer;
const mails = { early: 'Erken.Soran@ornek.com', late: 'Gec.Soran@ornek.com' };

beforeAll(async () => {
  market = await openMarket();
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'call-centre');
  await sql`update data_key set also_seals = '{}'`.execute(market.context.db);
  await market.context.keyHolder.follow();
}, 60_000);
afterAll(() => market.close());

interface Asked {
  buyer: Buyer;
  quoteId: string;
  offerId: string;
}

const ask = async (email: string): Promise<Asked> => {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, 'domestic-travel', (application) => ({
    ...application,
    email,
  }));
  if (!offer) throw new Error('nobody offers it');
  return { buyer, quoteId: offer.quoteId, offerId: offer.id };
};
const stored = async ({ quoteId }: Asked) => {
  const { application, ...row } = await market.context.db
    .selectFrom('quote')
    .select(['application', 'email_key'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return { ...row, application: asItLies(application) };
};
const found = async (search: string): Promise<string[]> =>
  (await staff.post('panel/quotes', { search })).body.rows.map(({ id }: { id: string }) => id);
/** What its buyer reads again: the stream's first line, and an offer's page. */
const told = async ({ buyer, quoteId, offerId }: Asked): Promise<unknown[]> => {
  const first = await buyer.lines(`quotes/${quoteId}/events`, 'GET').next();
  const { body } = await buyer.get(`offers/${offerId}`);
  return [first.value.quote.details.email, body.quote.details.email];
};
const revealed = async ({ quoteId: id }: Asked): Promise<unknown> =>
  (
    await staff.post('panel/reveal', {
      subject: 'quote',
      id,
      field: 'email',
      reason: 'Müşteri geri arama istedi',
    })
  ).body.value;

const isRight = async (asked: Asked, mail: string): Promise<void> => {
  expect(await found(` ${mail.toUpperCase()} `)).toEqual([asked.quoteId]);
  expect(await told(asked)).toEqual([mail, mail]);
  expect(await revealed(asked)).toBe(mail);
  await staff.post('panel/quotes/send', { id: asked.quoteId, channel: 'email' });
  await expect
    .poll(async () => (await market.look(`mails?to=${encodeURIComponent(mail)}`)).mails.length)
    .toBeGreaterThan(0);
};

let early: Asked;

test('beside the version before a mail address lies as that one reads it, and serves', async () => {
  early = await ask(mails.early);
  expect((await stored(early)).application.email).toBe(mails.early);
  await isRight(early, mails.early);
});

test('after keys were turned it is sealed and serves as before, also that of before; a part of it finds nobody', async () => {
  /* as the version before stores it, which knows no hash */
  await market.context.db
    .updateTable('quote')
    .set({ email_key: null })
    .where('id', '=', early.quoteId)
    .execute();
  await turnKeys(market.context);
  await market.context.keyHolder.follow();
  await sealUntil(market.context, async () => isSealed((await stored(early)).application.email));
  const late = await ask(mails.late);
  expect(isSealed((await stored(late)).application.email)).toBe(true);
  await isRight(early, mails.early);
  await isRight(late, mails.late);
  expect(await found('soran@ornek.com')).toEqual([]);
  expect(await found('gec.soran@orn')).toEqual([]);
});
