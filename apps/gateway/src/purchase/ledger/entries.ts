import type { Attempt, Order, Refund } from '../machine/state.ts';
import { keptOf } from '../machine/step.ts';
import { type Entry, entry, inLira, type Line } from './entry.ts';
import type { OrderFacts } from './order-facts.ts';
import { endedLines, inForceLines } from './premium.ts';

const standing: ReadonlySet<Order['policy']['st']> = new Set(['inforce', 'ending', 'endunknown']);

/** Its insurer had a policy of it in force, whatever became of that. */
export const hadPolicy = ({ policy }: Pick<Order, 'policy'>): boolean =>
  standing.has(policy.st) || policy.st === 'ended';

const isPart = ({ reason }: Refund): boolean => reason === 'agreed-part';

/** kuruş of refunds, of one attempt */
const sumOf = (refunds: readonly Refund[], attemptId: string): number =>
  refunds.reduce((sum, refund) => sum + (refund.attemptId === attemptId ? refund.amount : 0), 0);

/** What an order still holds of an attempt: for its buyer, and of the maturity difference. Kuruş. */
interface Holding {
  buyer: number;
  installment: number;
}

const isSettled = (order: Order): boolean =>
  hadPolicy(order) || (order.kind === 'payment' && order.goal === 'fulfil');

/** Before a step: what was taken, less what was settled and what was promised back. */
function holdingOf(order: Order, attempt: Attempt): Holding {
  if (attempt.st !== 'charged' || sumOf(order.refunds, attempt.id) === attempt.paid)
    return { buyer: 0, installment: 0 };
  const back = sumOf(
    order.refunds.filter((refund) => !isPart(refund)),
    attempt.id,
  );
  const isGone = !attempt.isSurplus && isSettled(order);
  return {
    buyer: isGone ? 0 : Math.max(0, attempt.price - back),
    installment: attempt.paid - attempt.price - Math.max(0, back - attempt.price),
  };
}

/** One order while its step is written down: what was, what is, and what is held meanwhile. */
interface Writing {
  before: Order | undefined;
  after: Order;
  facts: OrderFacts;
  holdings: Map<string, Holding>;
  /** refunds that were promised so far */
  promised: Refund[];
  entries: Entry[];
}

const holding = ({ holdings }: Writing, { id }: Attempt): Holding => {
  const known = holdings.get(id) ?? { buyer: 0, installment: 0 };
  holdings.set(id, known);
  return known;
};

const factsOfAttempt = ({ facts }: Writing, { id }: Attempt) =>
  facts.attempts.get(id) ?? { holder: '', discount: 0 };

/** Money came in: its price is held for the buyer, the maturity difference apart. */
function charged(writing: Writing, attempt: Attempt): void {
  const { after, entries, holdings } = writing;
  const { id, price, paid } = attempt;
  const { holder } = factsOfAttempt(writing, attempt);
  holdings.set(id, { buyer: price, installment: paid - price });
  entries.push(
    entry('charged', after.id, id, [
      inLira(attempt.method === 'transfer' ? 'unmatched' : 'clearing', holder, paid),
      inLira('buyer', after.id, -price),
      inLira('installment', holder, price - paid),
    ]),
  );
}

/** A payment without a policy is settled once it is kept, and no more when it is undone. */
function collected(writing: Writing, kept: Attempt): void {
  const { before, after, entries } = writing;
  const mine = holding(writing, kept);
  const [was, is] = [before?.goal === 'fulfil', after.goal === 'fulfil'];
  const event = is && !was ? 'collected' : was && !is ? 'given-up' : null;
  if (event === null) return;
  const minor = event === 'collected' ? mine.buyer : -kept.price;
  mine.buyer -= minor;
  entries.push(
    entry(event, after.id, after.id, [
      inLira('buyer', after.id, minor),
      inLira('collected', after.id, -minor),
    ]),
  );
}

/** The premium is the insurer's, less our commission. What the buyer does not pay of it any more, we do. */
function inForce(writing: Writing, kept: Attempt): void {
  const { after, facts, entries } = writing;
  const mine = holding(writing, kept);
  const lines = inForceLines(facts, {
    orderId: after.id,
    price: kept.price,
    discount: factsOfAttempt(writing, kept).discount,
    held: mine.buyer,
  });
  mine.buyer = 0;
  entries.push(entry('in-force', after.id, after.id, lines));
}

/** What the insurer gives back of what there was to give, as two numbers; where all goes back unasked, all of it. */
function shareGiven({ after, facts }: Writing, kept: Attempt): { part: number; whole: number } {
  const whole = kept.paid - sumOf(after.refunds.filter(isPart), kept.id);
  const said = facts.given ?? whole;
  return { part: Math.min(after.give === 'insurer' ? (after.notice?.gives ?? 0) : said, whole), whole };
}

/** The policy is over: what the insurer gives back is the buyer's again, as far as he gets it. */
function ended(writing: Writing, kept: Attempt): void {
  const { after, facts, entries, promised } = writing;
  const mine = holding(writing, kept);
  const written = entries.find(({ event }) => event === 'in-force')?.lines ?? facts.inForce;
  const { lines, back } = endedLines(after.id, written, shareGiven(writing, kept));
  /* where all went back before, what comes now is ours */
  mine.buyer = sumOf(promised, kept.id) === kept.paid ? 0 : back;
  entries.push(
    entry('ended', after.id, after.id, [
      ...lines,
      inLira('buyer', after.id, -mine.buyer),
      inLira('goodwill', after.id, mine.buyer - back),
    ]),
  );
}

/** What an insurer gave back of a policy goes out of the same proportions that it came in by. */
function ofTheInsurers(writing: Writing, refund: Refund, kept: Attempt): Line[] {
  const { after } = writing;
  const mine = holding(writing, kept);
  const { part, whole } = shareGiven(writing, kept);
  const given = sumOf(after.refunds.filter(isPart), kept.id);
  const goodwill = whole === 0 ? 0 : Math.floor((given * part) / whole);
  const rest = refund.amount - mine.buyer + goodwill;
  const hasDifference = kept.paid > kept.price;
  const lines = [
    inLira('buyer', after.id, mine.buyer),
    inLira('goodwill', after.id, -goodwill),
    inLira(
      hasDifference ? 'installment' : 'rounding',
      hasDifference ? factsOfAttempt(writing, kept).holder : after.id,
      rest,
    ),
  ];
  mine.buyer = 0;
  return lines;
}

/** Out of what is still held; when all of it goes, what was given before as a part is part of it. */
function ofWhatIsHeld(writing: Writing, refund: Refund, attempt: Attempt): Line[] {
  const { after, promised } = writing;
  const mine = holding(writing, attempt);
  const isAll = sumOf(promised, attempt.id) + refund.amount === attempt.paid;
  const buyer = isAll ? mine.buyer : Math.min(refund.amount, mine.buyer);
  const installment = isAll ? mine.installment : Math.min(refund.amount - buyer, mine.installment);
  mine.buyer -= buyer;
  mine.installment -= installment;
  return [
    inLira('buyer', after.id, buyer),
    inLira('installment', factsOfAttempt(writing, attempt).holder, installment),
    inLira('goodwill', after.id, refund.amount - buyer - installment),
  ];
}

function sourcesOf(writing: Writing, refund: Refund, attempt: Attempt): Line[] {
  if (isPart(refund)) return [inLira('goodwill', writing.after.id, refund.amount)];
  if (refund.reason === 'cancelled' && writing.after.give === 'insurer')
    return ofTheInsurers(writing, refund, attempt);
  return ofWhatIsHeld(writing, refund, attempt);
}

/** Money is promised back. */
function reserved(writing: Writing, refund: Refund, attempt: Attempt): void {
  const { after, entries, promised } = writing;
  const { id, amount } = refund;
  entries.push(
    entry('refund-reserved', after.id, id, [
      ...sourcesOf(writing, refund, attempt),
      inLira('refund', id, -amount),
    ]),
  );
  promised.push(refund);
}

/** It went: by the provider, or by hand from our bank account. */
function done({ after, facts, entries }: Writing, { id, how, amount }: Refund, holder: string): void {
  const from = how === 'hand' ? inLira('bank', facts.bank, -amount) : inLira('clearing', holder, -amount);
  entries.push(entry('refund-done', after.id, id, [inLira('refund', id, amount), from]));
}

function refunds(writing: Writing): void {
  const { before, after } = writing;
  for (const refund of after.refunds) {
    const attempt = after.attempts.find(({ id }) => id === refund.attemptId);
    if (!attempt) throw new Error('a refund without its attempt');
    const known = before?.refunds.find(({ id }) => id === refund.id);
    if (!known) reserved(writing, refund, attempt);
    if (refund.st === 'done' && known?.st !== 'done')
      done(writing, refund, factsOfAttempt(writing, attempt).holder);
  }
}

/**
 * What a step of an order did to money, in the order in which it happened. Of rows from before the ledger there is no
 * `before`: everything that led to them is written at once.
 * @throws Error when an entry would not balance: a mistake of ours
 */
export function entriesOf(before: Order | undefined, after: Order, facts: OrderFacts): Entry[] {
  const writing: Writing = {
    before,
    after,
    facts,
    holdings: new Map(before?.attempts.map((attempt) => [attempt.id, holdingOf(before, attempt)])),
    promised: [...(before?.refunds ?? [])],
    entries: [],
  };
  for (const attempt of after.attempts) {
    const known = before?.attempts.find(({ id }) => id === attempt.id);
    if (attempt.st === 'charged' && known?.st !== 'charged') charged(writing, attempt);
  }
  const kept = keptOf(after);
  if (kept && after.kind === 'payment') collected(writing, kept);
  if (kept && hadPolicy(after) && !(before && hadPolicy(before))) inForce(writing, kept);
  if (kept && after.policy.st === 'ended' && before?.policy.st !== 'ended') ended(writing, kept);
  refunds(writing);
  return writing.entries;
}
