import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import type { Bought } from '../../../testing/cancellation/bought.ts';
import { type FullShop, fullShop } from '../../../testing/full-shop.ts';
import { type Market, openMarket } from '../../../testing/purchase/market.ts';
import { checkLedger, findBroken, told } from './check-ledger.ts';

/*
 * A shop with everything that money does in it is sound; then each damage is planted by itself, and its invariant says so.
 */

let market: Market;
let { stands, over, foreign, transferId }: FullShop = {} as FullShop;

beforeAll(async () => {
  market = await openMarket();
  ({ stands, over, foreign, transferId } = await fullShop(market));
});
afterAll(() => market.close());

test('a shop where all went right is sound', async () => {
  const checked = await checkLedger(market.context.db);
  expect(checked.broken).toEqual([]);
  expect(checked.cases).toEqual([]);
  expect(checked.entries).toBeGreaterThan(15);
  expect(told(checked)).toBe(`${checked.entries} entries, 0 broken invariants, 0 cases.`);
});

/** Plants something in a transaction that is thrown away, with the ledger's own guards asleep. */
async function planted(damage: (trx: Transaction<Database>) => Promise<unknown>) {
  let seen: Awaited<ReturnType<typeof findBroken>> | undefined;
  const enough = new Error('thrown away');
  await market.context.db
    .transaction()
    .execute(async (trx) => {
      for (const table of [
        'ledger_entry',
        'ledger_line',
        'attempt',
        'policy',
        'refund',
        'cancellation',
        'transfer_money',
      ])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await damage(trx);
      seen = await findBroken(trx);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
  if (!seen) throw new Error('nothing was looked at');
  return seen;
}

const entryOf = (event: string, subject: string) =>
  sql`(select id from ledger_entry where event = ${event} and subject = ${subject})`;
const addLine = (event: string, subject: string, account: string, minor: number, owner = '') =>
  sql`insert into ledger_line (entry_id, number, account, owner, currency, minor)
    values (${entryOf(event, subject)}, ${90 + (Math.abs(minor) % 9)}, ${account}, ${owner}, 'TRY', ${minor})`;
const shift = (event: string, subject: string, account: string, minor: number) =>
  sql`update ledger_line set minor = minor + ${minor}
    where entry_id = ${entryOf(event, subject)} and account = ${account}`;
const drop = (event: string, subject: string) => [
  sql`delete from ledger_line where entry_id = ${entryOf(event, subject)}`,
  sql`delete from ledger_entry where event = ${event} and subject = ${subject}`,
];
const attemptOf = (one: Bought) => sql`(select id from attempt where order_id = ${one.purchaseId})`;

type Damage = readonly [invariant: string, what: string, damage: () => readonly ReturnType<typeof sql>[]];

const damages: readonly Damage[] = [
  [
    'entry-out-of-balance',
    'a line more',
    () => [addLine('in-force', stands.purchaseId, 'goodwill', 1, stands.purchaseId)],
  ],
  [
    'entry-without-lines',
    'an entry whose lines are gone',
    () => [sql`delete from ledger_line where entry_id = ${entryOf('in-force', stands.purchaseId)}`],
  ],
  [
    'line-without-entry',
    'a line whose entry is gone',
    () => [
      sql`alter table ledger_line drop constraint ledger_line_entry_id_fkey`,
      sql`delete from ledger_entry where event = 'in-force' and subject = ${stands.purchaseId}`,
    ],
  ],
  ['money-without-entry', 'a charge nobody wrote down', () => drop('in-force', stands.purchaseId)],
  [
    'entry-without-money',
    'a charge that never was',
    () => [sql`update attempt set state = 'DECLINED' where id = ${attemptOf(stands)}`],
  ],
  [
    'rounding',
    'an entry that rounds by two',
    () => [
      addLine('in-force', stands.purchaseId, 'rounding', 2),
      shift('in-force', stands.purchaseId, 'commission', -2),
    ],
  ],
  [
    'buyer-account',
    'a buyer who is owed a kuruş at the end',
    () => [
      shift('in-force', stands.purchaseId, 'buyer', -1),
      shift('in-force', stands.purchaseId, 'commission', 1),
    ],
  ],
  [
    'buyer-account',
    'a policy that is in force no more, and nobody is owed anything',
    () => [sql`update policy set state = 'ISSUING' where order_id = ${stands.purchaseId}`],
  ],
  [
    'collected-account',
    'money of a payment that never was',
    () => [addLine('in-force', stands.purchaseId, 'collected', -5, stands.purchaseId)],
  ],
  [
    'refund-account',
    'a refund that is done and still owed',
    () => [sql`update refund set state = 'UNKNOWN' where order_id = ${over.purchaseId}`],
  ],
  [
    'premium-owed',
    'a premium that is owed to nobody',
    () => [
      shift('in-force', stands.purchaseId, 'insurer', 7),
      addLine('in-force', stands.purchaseId, 'goodwill', -7, stands.purchaseId),
    ],
  ],
  [
    'premium-owed',
    'a policy that ended, by its row alone',
    () => [sql`update policy set state = 'CANCELLED' where order_id = ${stands.purchaseId}`],
  ],
  [
    'premium-shared',
    'a kuruş of the partner’s part that stays with us',
    () => [
      shift('in-force', stands.purchaseId, 'partner', 1),
      shift('in-force', stands.purchaseId, 'commission', -1),
    ],
  ],
  [
    'partner-keeps',
    'a partner that keeps less',
    () => [shift('ended', over.purchaseId, 'partner', 3), shift('ended', over.purchaseId, 'commission', -3)],
  ],
  [
    'insurer-keeps',
    'commission that is the insurer’s',
    () => [shift('ended', over.purchaseId, 'insurer', 3), shift('ended', over.purchaseId, 'commission', -3)],
  ],
  [
    'insurer-keeps',
    'an insurer that keeps something else',
    () => [sql`update cancellation set refund = refund - 50 where order_id = ${over.purchaseId}`],
  ],
  [
    'coupon-account',
    'a coupon nobody used',
    () => [addLine('in-force', stands.purchaseId, 'coupon', 10, stands.purchaseId)],
  ],
  [
    'exchange',
    'another rate than the offer’s',
    () => [
      sql`update ledger_line set minor = minor - 100 where entry_id = ${entryOf('in-force', foreign.purchaseId)}
        and account = 'fx' and currency = 'TRY'`,
    ],
  ],
  [
    'reserved-above-charged',
    'more goes back than came',
    () => [sql`update refund set amount = amount + 1000000 where order_id = ${over.purchaseId}`],
  ],
  [
    'kept-twice',
    'two charges of one quote',
    () => [
      sql`alter table purchase_order disable trigger user`,
      sql`drop index order_one_of_quote`,
      sql`update purchase_order set quote_id =
        (select quote_id from purchase_order where id = ${foreign.purchaseId}) where id = ${stands.purchaseId}`,
    ],
  ],
  [
    'clearing',
    'a charge of another amount',
    () => [sql`update attempt set paid = paid + 3 where id = ${attemptOf(stands)}`],
  ],
  [
    'clearing',
    'a charge at another provider',
    () => [sql`update attempt set psp_account = 'another' where id = ${attemptOf(stands)}`],
  ],
  [
    'written-off',
    'a loss that nobody agreed on',
    () => [
      addLine('in-force', stands.purchaseId, 'written-off', 5, stands.purchaseId),
      shift('in-force', stands.purchaseId, 'commission', -5),
    ],
  ],
  [
    'bank',
    'a transfer of another amount',
    () => [sql`update transfer_money set amount = amount - 1 where transfer_id = ${transferId}`],
  ],
  [
    'unmatched',
    'a transfer that was sent back, by its row alone',
    () => [
      sql`update transfer_money set state = 'RETURNED' where transfer_id = ${transferId} and state = 'OPEN'`,
    ],
  ],
];

test.each(damages)('%s finds %s', async (invariant, _, damage) => {
  const { broken } = await planted(async (trx) => {
    for (const statement of damage()) await statement.execute(trx);
  });
  expect(broken.map(({ check }) => check)).toContain(invariant);
  const found = broken.find(({ check }) => check === invariant);
  expect(found?.should).not.toBe(found?.is);
});

test('money that belongs to nobody for more than three days is told of, and is no fault', async () => {
  const { broken, cases } = await planted((trx) =>
    sql`update ledger_entry set at = at - interval '4 days' where event = 'transfer-arrived'`.execute(trx),
  );
  expect(broken).toEqual([]);
  expect(cases).toMatchObject([{ check: 'unmatched-for-long', subject: transferId }]);
});

test('policies of an insurer without terms are told of', async () => {
  const { broken, cases } = await planted((trx) =>
    sql`update ledger_line l set account = 'insurer' where account = 'commission'
      and entry_id = ${entryOf('in-force', stands.purchaseId)}`.execute(trx),
  );
  /* and not what the terms say, as there are some */
  expect([...new Set(broken.map(({ check }) => check))]).toEqual(['premium-shared']);
  expect(cases).toMatchObject([{ check: 'no-commission', is: '1 policies' }]);
});
