import { checkLedger, told } from '../../purchase/ledger/checks/check-ledger.ts';
import type { TransferByHand } from './transfer-by-hand.ts';
import type { AcceptedCharge } from './walk-state.ts';
import type { WalkWorld } from './world.ts';

/** What is broken on a walk, or in the books of all. */
export interface Fault {
  /** of the walk; null: of none alone */
  seed: number | null;
  what: string;
  story: readonly string[];
}

/** What one buyer accepted, and on which walk. */
export interface JudgedWalk {
  seed: number;
  story: readonly string[];
  accepted: ReadonlyMap<string, AcceptedCharge>;
  awaited: readonly TransferByHand[];
}

interface Taken {
  minor: number;
  count: number;
}

interface Entry {
  paymentId: string;
  basketId: string;
  conversationId: string;
  kind: string;
  amount: number;
}

/** What the providers took, by their own books: every charge, whatever went back since, under the purchase's or the attempt's name. */
async function takenByName({ market }: WalkWorld): Promise<Map<string, Taken[]>> {
  const { rows }: { rows: Entry[] } = await market.look('charges');
  const { payments } = await market.look('payments');
  const counts = new Map<string, number>(
    payments.map(({ paymentId, installment }: { paymentId: string; installment: number }) => [
      paymentId,
      installment,
    ]),
  );
  const taken = new Map<string, Taken[]>();
  for (const { basketId, conversationId, paymentId, kind, amount } of rows) {
    if (kind !== 'charge') continue;
    /* NestPay keeps no basket: there the attempt names it */
    const name = basketId || conversationId;
    taken.set(name, [...(taken.get(name) ?? []), { minor: amount, count: counts.get(paymentId) ?? 0 }]);
  }
  return taken;
}

const words = (taken: readonly Taken[]): string =>
  taken.map(({ minor, count }) => `${minor} in ${count}`).join(' and ') || 'nothing';

/** Every charge is what one buyer accepted, once, and in as many installments. @returns faults and how many were charged */
async function judgeCharges(
  world: WalkWorld,
  walks: readonly JudgedWalk[],
): Promise<{ faults: Fault[]; charged: number }> {
  const taken = await takenByName(world);
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const { seed, story, accepted } of walks)
    for (const [purchaseId, { minor, count, attemptId }] of accepted) {
      const found = [...(taken.get(purchaseId) ?? []), ...(taken.get(attemptId) ?? [])];
      seen.add(purchaseId).add(attemptId);
      const [first] = found;
      if (found.length !== 1 || first?.minor !== minor || first.count !== count)
        faults.push({ seed, story, what: `accepted ${minor} in ${count}, the bank took ${words(found)}` });
    }
  for (const [name, amounts] of taken)
    if (!seen.has(name))
      faults.push({ seed: null, story: [], what: `nobody accepted what the bank took: ${words(amounts)}` });
  return { faults, charged: taken.size };
}

/** Money of a transfer that paid for nothing and did not go back lies with a person, to the last kuruş. */
async function judgeOpenMoney({ market }: WalkWorld, walks: readonly JudgedWalk[]): Promise<Fault[]> {
  const { db } = market.context;
  const rows = await db
    .selectFrom('transfer_money')
    .select(['transfer_id', 'amount'])
    .where('state', '=', 'OPEN')
    .execute();
  const open = Map.groupBy(rows, ({ transfer_id }) => transfer_id);
  return walks.flatMap(({ seed, story, awaited }) =>
    awaited.flatMap(({ id, minor, came, sentBack, st }) => {
      const left = came - sentBack - (st === 'paid' ? minor : 0);
      const lies = (open.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
      return left === lies
        ? []
        : [
            {
              seed,
              story,
              what: `${left} of a transfer of ${minor} (${st}) is its buyer's, ${lies} lies with a person`,
            },
          ];
    }),
  );
}

/** The bank's own account against what our books say stands on it. */
async function judgeAccount({ market }: WalkWorld): Promise<Fault[]> {
  const { lines } = await market.look('payouts');
  const account = lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  const { ours } = await market.context.db
    .selectFrom('ledger_line')
    .select(({ fn }) => fn.sum<string>('minor').as('ours'))
    .where('account', '=', 'bank')
    .executeTakeFirstOrThrow();
  return Number(ours) === account
    ? []
    : [{ seed: null, story: [], what: `${account} stands on the account, ${ours} in our books` }];
}

/** Sandbox's books, our books and what buyers accepted, when all walks of a world are over. */
export async function judgeRecords(
  world: WalkWorld,
  walks: readonly JudgedWalk[],
): Promise<{ faults: Fault[]; charged: number }> {
  const charges = await judgeCharges(world, walks);
  const ledger = await checkLedger(world.market.context.db);
  const ofLedger = ledger.broken.length === 0 ? [] : [{ seed: null, story: [], what: told(ledger) }];
  const faults = [
    ...charges.faults,
    ...(await judgeOpenMoney(world, walks)),
    ...(await judgeAccount(world)),
    ...ofLedger,
  ];
  return { faults, charged: charges.charged };
}
