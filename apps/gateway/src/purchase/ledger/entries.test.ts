import { partOf } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { history, rightMachine as machine } from '../machine/search/random-search.ts';
import type { Attempt, Order, Purchase, Refund } from '../machine/state.ts';
import { entriesOf } from './entries.ts';
import type { Account, Entry, Line } from './entry.ts';
import { insurersWord } from './insurers-word.ts';
import type { OrderFacts } from './order-facts.ts';

/*
 * Random histories of the machine, every step of them written down, and after each one what the accounts hold against what
 * the purchase itself says they must: a second formula, which knows nothing of entries.
 */

/** a third of them a day; `pnpm --filter bench machine-search` tries a million of the machine's own */
const slice = 1_500;
/** histories in which a policy is made late, after its money went back, and ended again */
const late = [1746, 1993, 2038, 2242, 2339, 3086, 4037, 4201];
const todays = partOf(
  3,
  Array.from({ length: slice }, (_, place) => place + 1),
);
const seeds = [...todays, ...late];

/** Sorts of sales: with a coupon or without, in lira or in euro, with an insurer's and a partner's terms or without. */
const sales = [
  { discount: 0, terms: { commission: 0, partner: 0 }, euro: false },
  { discount: 777, terms: { commission: 1_525, partner: 0 }, euro: false },
  { discount: 0, terms: { commission: 1_333, partner: 4_000 }, euro: false },
  { discount: 1, terms: { commission: 10_000, partner: 10_000 }, euro: false },
  { discount: 49, terms: { commission: 2_150, partner: 3_333 }, euro: true },
] as const;
type Sale = (typeof sales)[number];
/** kuruş that insurers said they give back, by order */
type Words = ReadonlyMap<string, number>;

const cents = 2_019;

const accountOf = (lines: readonly Line[], account: Account, currency = 'TRY'): number =>
  lines
    .filter((line) => line.account === account && line.currency === currency)
    .reduce((sum, { minor }) => sum + minor, 0);

const factsFor = (order: Order, sale: Sale, written: readonly Entry[], words: Words): OrderFacts => ({
  insurerId: 'insurer',
  partnerId: 'partner',
  bank: 'ours',
  attempts: new Map(order.attempts.map(({ id }) => [id, { holder: 'test:1', discount: sale.discount }])),
  sale: { terms: sale.terms, premium: sale.euro ? { minor: cents, currency: 'EUR' } : null },
  given: words.get(order.id) ?? null,
  inForce: written.find(({ event, subject }) => event === 'in-force' && subject === order.id)?.lines ?? [],
});

const total = (list: readonly Refund[]): number => list.reduce((sum, { amount }) => sum + amount, 0);
const paidFor = (order: Order): Attempt | undefined =>
  order.attempts.find(({ st, isSurplus }) => st === 'charged' && !isSurplus);
const isPart = ({ reason }: Refund) => reason === 'agreed-part';

/** What each account of an order must hold, from its state alone. */
function heldBy(order: Order, sale: Sale, words: Words) {
  const { refunds, policy } = order;
  const kept = paidFor(order);
  const price = kept?.price ?? 0;
  const stands = ['inforce', 'ending', 'endunknown'].includes(policy.st);
  const waits = ['none', 'due', 'asked', 'unknown'].includes(policy.st);
  const parts = total(refunds.filter(isPart));
  const isBack =
    kept !== undefined && total(refunds.filter((one) => one.attemptId === kept.id)) === kept.paid;
  const isDone = refunds.filter(({ st }) => st === 'done');
  const byHand = total(isDone.filter(({ how }) => how === 'hand'));
  const came = (method: Attempt['method']) =>
    order.attempts.reduce(
      (sum, one) => sum + (one.st === 'charged' && one.method === method ? one.paid : 0),
      0,
    );
  const isOpen = kept !== undefined && waits && !isBack && order.kind === 'policy';
  /* what was given beside a policy whose end gave nothing of it back, or that stands although all went back */
  const toGive = kept ? kept.paid - parts : 0;
  const said = Math.min(words.get(order.id) ?? toGive, toGive);
  const given = policy.st === 'ended' ? (order.give === 'all' ? said : (order.notice?.gives ?? 0)) : 0;
  const isOurs = policy.st === 'ended' && order.give === 'all';
  const keptParts =
    policy.st === 'ended' && toGive > 0 ? parts - (parts * given) / toGive : stands || !isBack ? parts : 0;
  return {
    clearing: came('card') - (total(isDone) - byHand),
    bank: -byHand,
    unmatched: came('transfer'),
    refund: -total(refunds.filter(({ st }) => st !== 'done')),
    buyer: isOpen ? -price : 0,
    collected: order.kind === 'payment' && order.goal === 'fulfil' ? -price : 0,
    coupon: stands ? sale.discount : policy.st === 'ended' ? sale.discount * (1 - given / toGive) : 0,
    goodwill: isOurs ? price * (1 - given / toGive) : keptParts + (stands && isBack ? price - parts : 0),
    premium: stands ? 1 : policy.st === 'ended' ? 1 - given / toGive : 0,
  };
}

function wrongAccounts(order: Order, sale: Sale, entries: readonly Entry[], words: Words): string[] {
  const lines = entries.filter(({ orderId }) => orderId === order.id).flatMap((one) => one.lines);
  const right = heldBy(order, sale, words);
  const price = (paidFor(order)?.price ?? 0) + sale.discount;
  const currency = sale.euro ? 'EUR' : 'TRY';
  const owed = -(['insurer', 'commission', 'partner'] as const).reduce(
    (sum, account) => sum + accountOf(lines, account, currency),
    0,
  );
  const premium = (sale.euro ? cents : price) * right.premium;
  const sold = entries.filter(({ event, orderId }) => event === 'in-force' && orderId === order.id);
  const share =
    accountOf(
      sold.flatMap((one) => one.lines),
      'insurer',
      currency,
    ) * right.premium;
  const exact = ['clearing', 'bank', 'unmatched', 'refund', 'buyer', 'collected'] as const;
  return [
    ...exact
      .filter((account) => accountOf(lines, account) !== right[account])
      .map((account) => `${account} holds ${accountOf(lines, account)}, not ${right[account]}`),
    /* parts of kuruş go one way or the other */
    ...(['coupon', 'goodwill'] as const)
      .filter((account) => Math.abs(accountOf(lines, account) - right[account]) > 1)
      .map((account) => `${account} holds ${accountOf(lines, account)}, not ${right[account]}`),
    ...(Math.abs(accountOf(lines, 'insurer', currency) - share) > 0.5
      ? [`the insurer is owed ${accountOf(lines, 'insurer', currency)}, not ${share}`]
      : []),
    ...(Math.abs(owed - premium) > 0.5 ? [`${owed} of the premium is owed, not ${premium}`] : []),
  ];
}

const outOfBalance = ({ event, lines }: Entry): string[] => [
  ...(['TRY', 'EUR'] as const)
    .filter(
      (currency) => lines.reduce((sum, line) => sum + (line.currency === currency ? line.minor : 0), 0) !== 0,
    )
    .map((currency) => `${event} does not balance in ${currency}`),
  ...(Math.abs(accountOf(lines, 'rounding')) > 1 ? [`${event} rounds by more than one`] : []),
];

interface Written {
  wrong: string[];
  entries: Entry[];
  last: Purchase;
  sale: Sale;
  words: Words;
}

/** With a maturity difference, which the searched world does not know. */
const inInstallments = ({ id, orders }: Purchase): Purchase => ({
  id,
  orders: orders.map((order) => ({
    ...order,
    attempts: order.attempts.map((one) => ({ ...one, price: one.price - Math.floor(one.price / 17) })),
  })),
});

/** Tells a history and writes every step down. @returns what is wrong, and all entries */
function written(seed: number): Written {
  const sale = sales[seed % sales.length] ?? sales[0];
  const entries: Entry[] = [];
  const wrong: string[] = [];
  const words = new Map<string, number>();
  let last: Purchase = { id: 'q', orders: [] };
  const look = (before: Purchase, after: Purchase): void => {
    for (const order of after.orders) {
      const was = before.orders.find(({ id }) => id === order.id);
      const made = entriesOf(was, order, factsFor(order, sale, entries, words));
      const isTwice = ({ event, subject }: Entry) =>
        entries.some((one) => one.event === event && one.subject === subject);
      wrong.push(...made.filter(isTwice).map(({ event }) => `${event} happens twice`));
      entries.push(...made);
      wrong.push(...made.flatMap(outOfBalance), ...wrongAccounts(order, sale, entries, words));
    }
    last = after;
  };
  history(seed, {
    tasksOf: machine.tasksOf,
    decide: (purchase, command, world) => {
      const decision = machine.decide(purchase, command, world);
      if (decision.refused !== null || wrong.length > 0) return decision;
      const as = seed % 2 === 0 ? inInstallments : (same: Purchase) => same;
      const word = insurersWord(command, purchase, decision.next);
      const ended = decision.next.orders.find(({ notice }) => notice?.id === word?.id);
      if (word && ended) words.set(ended.id, word.insurer_gives);
      look(as(purchase), as(decision.next));
      return decision;
    },
  });
  return { wrong, entries, last, sale, words };
}

test(`${seeds.length} random histories: every step balances, and the accounts hold what the purchase says`, () => {
  const events = new Set<string>();
  for (const seed of seeds) {
    const { wrong, entries } = written(seed);
    expect([seed, ...wrong.slice(0, 3)]).toEqual([seed]);
    for (const { event } of entries) events.add(event);
  }
  expect([...events].toSorted()).toEqual(
    ['charged', 'collected', 'ended', 'given-up', 'in-force', 'refund-done', 'refund-reserved'].toSorted(),
  );
});

test(`${seeds.length} random histories, written down only at their end, hold the same`, () => {
  for (const seed of seeds) {
    const { entries, last, sale, words } = written(seed);
    for (const order of last.orders) {
      const afterwards = entriesOf(undefined, order, factsFor(order, sale, [], words));
      expect([
        seed,
        ...afterwards.flatMap(outOfBalance),
        ...wrongAccounts(order, sale, afterwards, words),
      ]).toEqual([seed]);
      const mine = entries.filter(({ orderId }) => orderId === order.id);
      const keys = (list: readonly Entry[]) =>
        list.map(({ event, subject }) => `${event} ${subject}`).toSorted();
      const passing = ['collected', 'given-up'];
      expect([seed, keys(afterwards)]).toEqual([
        seed,
        keys(mine.filter(({ event }) => order.goal !== 'undo' || !passing.includes(event))),
      ]);
    }
  }
});
