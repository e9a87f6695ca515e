import { sentencesOf } from '../sentences.ts';
import type { Order, Purchase } from '../state.ts';
import { attemptWord, noticeWord, orderWord, policyWord, refundWord, transferWord } from '../words.ts';
import type { Machine } from './world.ts';

/** What a search came past: the machine's tables are printed from it. */
export interface Reached {
  /** goal × policy, and what was done and said there */
  pairs: Map<string, { commands: Set<string>; sentences: Set<string> }>;
  /** of the words rows are stored with, by kind of row: `PAYING → PAID` */
  steps: Map<string, Set<string>>;
  /** joint shapes: everything but ids, clocks and amounts */
  shapes: Set<string>;
  /** orders by the end they came to */
  ends: Map<string, number>;
}

export const nothingReached = (): Reached => ({
  pairs: new Map(),
  steps: new Map(),
  shapes: new Set(),
  ends: new Map(),
});

const pairOf = ({ goal, policy }: Order): string => `${goal} × ${policy.st}`;

function cell({ pairs }: Reached, pair: string) {
  const known = pairs.get(pair) ?? { commands: new Set<string>(), sentences: new Set<string>() };
  pairs.set(pair, known);
  return known;
}

const shapeOf = ({ orders }: Purchase): string =>
  JSON.stringify(
    orders.map(({ goal, give, policy, attempts, refunds, notice, transfer, proposals }) => [
      goal,
      give,
      policy.st,
      policy.isStrange,
      attempts.map(({ st, why, isSurplus }) => [st, why, isSurplus]),
      refunds.map(({ st, how, held }) => [st, how, held]),
      notice && [notice.st, notice.isStuck],
      transfer?.st,
      proposals.map(({ kind }) => kind),
    ]),
  );

/** The words of every row of an order, by kind and id. */
function wordsOf(order: Order): [kind: string, id: string, word: string | null][] {
  const { id, attempts, policy, refunds, notice, transfer } = order;
  return [
    ['order', id, orderWord(order)],
    ['policy', id, policyWord(policy)],
    ...attempts.map((one) => ['attempt', one.id, attemptWord(one)] as [string, string, string]),
    ...refunds.map((one) => ['refund', one.id, refundWord(one)] as [string, string, string]),
    ...(notice ? [['cancellation', notice.id, noticeWord(order, notice)] as [string, string, string]] : []),
    ...(transfer
      ? [['transfer', transfer.id, transferWord(transfer, 'EXPIRED')] as [string, string, string]]
      : []),
  ];
}

function seeSteps({ steps }: Reached, before: Order | undefined, after: Order): void {
  const known = new Map((before ? wordsOf(before) : []).map(([kind, id, word]) => [`${kind} ${id}`, word]));
  for (const [kind, id, word] of wordsOf(after)) {
    const was = known.get(`${kind} ${id}`) ?? null;
    if (was === word || word === null) continue;
    const of = steps.get(kind) ?? new Set();
    steps.set(kind, of.add(`${was ?? '–'} → ${word}`));
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same machine, watched. */
export const watched = (machine: Machine, reached: Reached): Machine => ({
  ...machine,
  decide: (purchase, command, world) => {
    const decision = machine.decide(purchase, command, world);
    if (decision.refused !== null) return decision;
    for (const order of decision.next.orders) {
      const before = purchase.orders.find(({ id }) => id === order.id);
      if (before && isSame(before, order)) continue;
      if (before) cell(reached, pairOf(before)).commands.add(command.do);
      for (const { key } of sentencesOf(order)) cell(reached, pairOf(order)).sentences.add(key);
      seeSteps(reached, before, order);
    }
    reached.shapes.add(shapeOf(decision.next));
    return decision;
  },
});

function endOf({ goal, give, policy }: Order): string {
  if (goal === 'open') return 'never paid';
  if (goal === 'fulfil') return 'fulfilled, its price kept';
  return policy.st === 'ended' && give === 'insurer'
    ? 'ended, the insurer’s part kept'
    : 'all back, no policy';
}

/** Counts the ends of a purchase in which nothing moves any more. */
export function seeEnds({ ends }: Reached, { orders }: Purchase): void {
  for (const order of orders) ends.set(endOf(order), (ends.get(endOf(order)) ?? 0) + 1);
}
