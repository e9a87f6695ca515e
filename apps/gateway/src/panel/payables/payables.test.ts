import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import { checkLedger, findBroken } from '../../purchase/ledger/checks/check-ledger.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { type FullShop, fullShop } from '../../testing/full-shop.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';

/*
 * Statements of what insurers and partners are owed. What they must come to is worked out here from the insurers' own books: their
 * policies, premiums and what they gave back, by 15.25 % of commission of which the partner gets 30 %.
 */

interface Account {
  kind: 'insurer' | 'partner';
  party: { id: string; name: string };
  currency: string;
  opening: number;
  added: number;
  takenBack: number;
  paid: number;
  closing: number;
}

let market: Market;
let shop: FullShop;
let owner: Buyer;
let finance: Buyer;
const month = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 7);
const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
const reason = 'Kasım mutabakatı imzalandı';

beforeAll(async () => {
  market = await openMarket();
  shop = await fullShop(market);
  [owner, finance] = [market.buyer(), market.buyer()];
  await signInAsStaff(market.context, owner, 'owner');
  await signInAsStaff(market.context, finance, 'finance');
});
afterAll(() => market.close());

const accounts = async (): Promise<Account[]> => (await finance.post('panel/payables', { month })).body.rows;
const accountOf = async (kind: string, id: string, currency = 'TRY'): Promise<Account> => {
  const found = (await accounts()).find(
    (one) => one.kind === kind && one.party.id === id && one.currency === currency,
  );
  if (!found) throw new Error(`no account of ${kind} ${id}`);
  return found;
};
const statementOf = async ({ kind, party, currency }: Account) =>
  (await finance.post('panel/payables/statement', { kind, partyId: party.id, currency, month })).body;

interface Record {
  insurer: string;
  premium: { minor: number; currency: string };
  policy: { reference: string; state: string };
}

/** By account: what the insurers' own books make of it. */
async function fromOutside(): Promise<Map<string, number>> {
  const { policies } = (await market.look('policies')) as { policies: Record[] };
  const sums = new Map<string, number>();
  const add = (key: string, minor: number) => sums.set(key, (sums.get(key) ?? 0) + minor);
  for (const { insurer, premium, policy } of policies) {
    const { minor, currency } = premium;
    const ours = Math.round((minor * 1_525) / 10_000);
    const theirs = Math.round((ours * 3_000) / 10_000);
    let [gives, of] = [0, 1];
    if (policy.state === 'cancelled') {
      const { rows } = await market.look(`charges?basketId=${policy.reference}`);
      for (const row of rows) {
        if (row.kind === 'charge') of = row.amount;
        else gives -= row.amount;
      }
    }
    const back = (part: number) => Math.round((part * gives) / of);
    add(`insurer ${insurer} ${currency}`, minor - ours - back(minor - ours));
    add(`partner default ${currency}`, theirs - back(theirs));
  }
  return sums;
}

test('every account comes to what the insurers’ own books make of it, to the kuruş', async () => {
  const told = new Map(
    (await accounts()).map(({ kind, party, currency, closing }) => [
      `${kind} ${party.id} ${currency}`,
      closing,
    ]),
  );
  expect(told).toEqual(await fromOutside());
  expect(told.size).toBeGreaterThanOrEqual(3);
});

test('a statement adds up: rows to the month, the month to the ledger', async () => {
  for (const account of await accounts()) {
    const told = await statementOf(account);
    expect(told).toMatchObject(account);
    const nets = told.rows.map(({ net }: { net: number }) => net);
    const moved = nets.reduce((sum: number, net: number) => sum + net, 0);
    expect(account.opening + moved).toBe(account.closing);
    expect(account.added + account.takenBack + account.paid).toBe(moved);
    const { rows } = await sql<{ minor: string }>`select -sum(minor) as minor from ledger_line
      where account = ${account.kind} and owner = ${account.party.id} and currency = ${account.currency}`.execute(
      market.context.db,
    );
    expect(Number(rows[0]?.minor)).toBe(account.closing);
    expect(told.count).toBe(told.rows.length);
  }
});

test('a row says policy, premium, commission and what is left', async () => {
  const { offer, purchaseId } = shop.stands;
  const told = await statementOf(await accountOf('insurer', offer.insurer.id));
  const row = told.rows.find((one: { orderId: string }) => one.orderId === purchaseId);
  const premium = offer.currencyPrice.minor;
  const commission = Math.round((premium * 1_525) / 10_000);
  const { policies } = await market.look(`policies?reference=${purchaseId}`);
  expect(row).toMatchObject({
    kind: 'policy',
    reference: policies[0].policy.policyNo,
    premium,
    commission,
    net: premium - commission,
  });
});

test('a policy that ended is a row below nothing', async () => {
  const { offer, purchaseId } = shop.over;
  const told = await statementOf(await accountOf('insurer', offer.insurer.id));
  const rows = told.rows.filter((one: { orderId: string }) => one.orderId === purchaseId);
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['policy', 'cancellation']);
  expect(rows[1].net).toBeLessThan(0);
  expect(rows[0].net + rows[1].net).toBeGreaterThan(0);
});

const fileOf = (account: Account, format: string) =>
  finance.operation('panel/payables/file', 'POST', {
    kind: account.kind,
    partyId: account.party.id,
    currency: account.currency,
    month,
    format,
  });

test('the file holds every row and ends with what is owed', async () => {
  const account = await accountOf('insurer', shop.stands.offer.insurer.id);
  const told = await statementOf(account);
  const csv = (await (await fileOf(account, 'csv')).text()).trim().split('\r\n');
  expect(csv).toHaveLength(told.rows.length + 4);
  const closing = `${Math.trunc(account.closing / 100)},${String(account.closing % 100).padStart(2, '0')}`;
  expect(csv.at(-1)).toContain(`;${closing};TRY`);
  const xlsx = Buffer.from(await (await fileOf(account, 'xlsx')).arrayBuffer());
  expect(xlsx.subarray(0, 2).toString()).toBe('PK');
});

test('on paper it is a PDF', async () => {
  const account = await accountOf('insurer', shop.stands.offer.insurer.id);
  const pdf = Buffer.from(await (await fileOf(account, 'pdf')).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(5_000);
});

const payment = (account: Account, minor: number, reference: string, paidOn = today) => ({
  kind: account.kind,
  partyId: account.party.id,
  amount: { minor, currency: account.currency },
  paidOn,
  reference,
  reason,
});

test('a payment is entered by one and agreed by another, closes the debt, and the ledger is sound', async () => {
  const account = await accountOf('insurer', shop.stands.offer.insurer.id);
  const asked = payment(account, account.closing, 'EFT 4711');
  expect((await finance.post('panel/payables/ask', asked)).status).toBe(200);
  expect((await finance.post('panel/payables/ask', asked)).body.code).toBe('request-closed');
  expect(await agree(finance, account.party.name)).toBeNull();
  expect((await agree(owner, account.party.name))?.body).toMatchObject({ state: 'approved' });
  const after = await accountOf('insurer', account.party.id);
  expect(after).toMatchObject({ closing: 0, paid: -account.closing });
  const told = await statementOf(after);
  expect(told.rows.at(-1)).toMatchObject({ kind: 'payment', reference: 'EFT 4711', net: -account.closing });
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('agreed on by two at once, a payment is written once', async () => {
  const account = await accountOf('partner', 'default');
  const part = Math.floor(account.closing / 3);
  expect((await finance.post('panel/payables/ask', payment(account, part, 'EFT 4712'))).status).toBe(200);
  const others = await Promise.all(
    [1, 2].map(async () => {
      const one = market.buyer();
      await signInAsStaff(market.context, one, 'owner');
      return one;
    }),
  );
  const { body } = await owner.post('panel/proposals', { part: 'to-decide', sort: 'asked_at' });
  const { id } = body.rows.find(({ subject }: { subject: string }) => subject === account.party.name);
  const note = 'Belgelere baktım, doğru';
  const said = await Promise.all(
    others.map((one) => one.post('panel/proposals/decide', { id, approve: true, note })),
  );
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(said.find(({ status }) => status === 409)?.body.code).toBe('request-closed');
  expect(await accountOf('partner', 'default')).toMatchObject({
    closing: account.closing - part,
    paid: account.paid - part,
  });
});

test('more than is owed, a day to come and a receipt that was used are refused', async () => {
  const account = await accountOf('partner', 'default');
  const refusedField = async (asked: object) =>
    (await finance.post('panel/payables/ask', asked)).body.fields?.[0]?.field;
  expect(await refusedField(payment(account, account.closing + 1, 'EFT 1'))).toBe('amount');
  expect(await refusedField(payment(account, 100, 'EFT 1', '2099-01-01'))).toBe('paidOn');
  expect(await refusedField(payment(account, 100, 'EFT 4711'))).toBe('reference');
  const nobody = { ...account, party: { id: 'nobody', name: '' } };
  expect(await refusedField(payment(nobody, 100, 'EFT 1'))).toBe('amount');
});

test('of two payments that were each owed when they were entered, the second is refused once it is no more', async () => {
  const account = await accountOf('partner', 'default');
  const ask = (reference: string) =>
    finance.post('panel/payables/ask', payment(account, account.closing, reference));
  expect((await ask('EFT 4713')).status).toBe(200);
  /* one account has one payment open; under a new name it is another subject */
  const { db } = market.context;
  await sql`update partner set settings = settings || '{"brand_name":"Yeni Çarşı"}' where id = 'default'`.execute(
    db,
  );
  forgetPartners(market.context);
  const { name } = (await accountOf('partner', 'default')).party;
  expect((await ask('EFT 4714')).status).toBe(200);
  expect((await agree(owner, account.party.name))?.body).toMatchObject({ state: 'approved' });
  expect((await agree(owner, name))?.body).toMatchObject({ state: 'lapsed' });
  expect((await accountOf('partner', 'default')).closing).toBe(0);
  expect((await checkLedger(db)).broken).toEqual([]);
});

test('another currency is paid in it, and only an owner decides it', async () => {
  const account = (await accounts()).find(({ currency }) => currency !== 'TRY');
  if (!account) throw new Error('no premium in another currency');
  const half = Math.floor(account.closing / 2);
  await owner.post('panel/payables/ask', payment(account, half, 'SWIFT 1'));
  const about = `${account.party.name} (${account.currency})`;
  expect(await agree(finance, about)).toBeNull();
  const second = market.buyer();
  await signInAsStaff(market.context, second, 'owner');
  expect((await agree(second, about))?.body).toMatchObject({ state: 'approved' });
  const after = await accountOf(account.kind, account.party.id, account.currency);
  expect(after.closing).toBe(account.closing - half);
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test('the database takes no payment that one person alone wrote', async () => {
  const { db } = market.context;
  const row = sql`insert into payable_payment (id, kind, party, currency, amount, paid_on, reference, proposal_id, created_at)
    select 'x', 'partner', 'default', 'TRY', 100, '2026-11-23', 'EFT 9', id, now() from proposal
    where kind <> 'payable' limit 1`;
  await expect(row.execute(db)).rejects.toThrow('second person');
  await expect(sql`delete from payable_payment`.execute(db)).rejects.toThrow('only grows');
});

test.each([
  ['party-paid', sql`update payable_payment set amount = amount + 1`],
  ['bank', sql`update payable_payment set amount = amount + 1`],
  ['entry-without-money', sql`delete from payable_payment`],
])('the checker finds a damage by %s', async (invariant, damage) => {
  const enough = new Error('thrown away');
  let seen: string[] = [];
  await market.context.db
    .transaction()
    .execute(async (trx) => {
      await sql`alter table payable_payment disable trigger user`.execute(trx);
      await damage.execute(trx);
      seen = (await findBroken(trx)).broken.map(({ check }) => check);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
  expect(seen).toContain(invariant);
});

test.each(['agent', 'call-centre', 'read-only', 'auditor'] as const)('%s sees none of it', async (role) => {
  const person = market.buyer();
  await signInAsStaff(market.context, person, role);
  expect((await person.post('panel/payables', { month })).status).toBe(403);
});
