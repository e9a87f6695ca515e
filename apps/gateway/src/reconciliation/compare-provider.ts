import type { PaymentProvider } from '../payments/provider/provider.ts';
import { compareCharge, compareQuotes } from './compare/compare-charges.ts';
import type { Difference } from './compare/kinds.ts';
import type { OurCharge, OutsideCharge } from './compare/sides.ts';
import type { ReconcileContext } from './context.ts';
import { type Period, paidOrders, readCharges, readChargesOf } from './our-records.ts';
import { chargeIn, type Listed, readListed } from './provider-records.ts';
import { settleCharge } from './settle.ts';

/** A run asks about so many charges at most: a provider allows few questions a minute, and the rest is for the next run. */
const mostQuestions = 1_000;

/** A charge that may differ, and what the list says of it. */
interface Doubt {
  ours: OurCharge | null;
  listed: OutsideCharge | null;
}

const never = () => false;

/** By our reference, else by the provider's number of the payment. */
const ourOf = (ours: readonly OurCharge[], { charge, paymentId }: Listed): OurCharge | null =>
  ours.find(({ attemptId }) => attemptId === charge?.attemptId) ??
  ours.find((one) => one.paymentId === paymentId) ??
  null;

/** Returns of a charge of another day that are all done here as well. */
const areKnown = ({ returns }: Listed, mine: OurCharge): boolean =>
  returns.every((row) =>
    mine.returns.some(
      ({ id, st, amountMinor }) => id === row.reference && st === 'done' && amountMinor === row.amountMinor,
    ),
  );

/** Whether the list alone leaves it open: it is not signed, lags behind, and names no order. */
const isDoubtful = (one: Listed, mine: OurCharge | null): boolean =>
  one.charge === null
    ? mine !== null && !areKnown(one, mine)
    : compareCharge({ ours: mine, outside: one.charge }, never).length > 0;

/** What the list of a day cannot clear, and what of ours it lacks. */
function doubtsOf(listed: readonly Listed[], ours: readonly OurCharge[], own: readonly OurCharge[]): Doubt[] {
  const pairs = listed.map((one) => ({ one, mine: ourOf(ours, one) }));
  const seen = new Set(pairs.map(({ mine }) => mine?.attemptId));
  return [
    ...pairs
      .filter(({ one, mine }) => isDoubtful(one, mine))
      .map(({ one, mine }) => ({ ours: mine, listed: one.charge })),
    ...own.filter(({ attemptId }) => !seen.has(attemptId)).map((mine) => ({ ours: mine, listed: null })),
  ];
}

/** A return of a payment that none of our attempts made: nobody can be asked about it, so the list's word is what there is. */
const strangeReturns = (provider: string, listed: readonly Listed[], ours: readonly OurCharge[]) =>
  listed
    .filter((one) => one.charge === null && ourOf(ours, one) === null)
    .flatMap(({ paymentId, returns }) =>
      returns.map(
        (row): Difference => ({
          kind: 'return-unknown',
          source: provider,
          subject: row.reference ?? row.providerId,
          orderId: null,
          hereMinor: null,
          outsideMinor: row.amountMinor,
          currency: row.currency,
          detail: paymentId,
          at: row.at,
        }),
      ),
    );

interface Read {
  doubts: Doubt[];
  own: OurCharge[];
  strange: Difference[];
}

/** Doubts of a provider in a period: by its list where it has one, else every attempt that may have taken money. */
async function readDoubts(
  context: ReconcileContext,
  provider: PaymentProvider,
  period: Period,
): Promise<Read | 'unanswered'> {
  /* the books outside first: what happens meanwhile is here and not there, and is asked about */
  const listed = await readListed(provider, period);
  if (listed === 'unanswered') return 'unanswered';
  if (listed === null) {
    const own = await readChargesOf(context, provider.name, period, 'all');
    return { doubts: own.map((ours) => ({ ours, listed: null })), own, strange: [] };
  }
  const ours = await readCharges(context, provider.name, {
    attemptIds: listed.flatMap(({ charge }) => charge?.attemptId ?? []),
    paymentIds: listed.map(({ paymentId }) => paymentId),
  });
  const own = await readChargesOf(context, provider.name, period, 'charged');
  return { doubts: doubtsOf(listed, ours, own), own, strange: strangeReturns(provider.name, listed, ours) };
}

/** The provider's own word on a doubt; what it cannot be asked about, or is in another currency, stays as listed. */
async function confirmed(
  provider: PaymentProvider,
  { ours, listed }: Doubt,
  now: Date,
): Promise<OutsideCharge | null | 'unanswered'> {
  const reference = ours?.attemptId ?? listed?.attemptId ?? null;
  if (listed !== null && (reference === null || listed.currency !== 'TRY')) return listed;
  if (reference === null) return 'unanswered';
  return chargeIn(provider.name, await provider.inquire(reference), listed, ours?.at ?? now);
}

/** What became of a comparison. */
export interface Judged {
  differences: Difference[];
  /** subjects that nobody could be asked about: nothing is concluded of them */
  unasked: string[];
}

const byId = async (context: ReconcileContext, { ours }: Doubt, provider: string) =>
  ours === null
    ? null
    : ((await readCharges(context, provider, { attemptIds: [ours.attemptId], paymentIds: [] }))[0] ?? null);

/** One doubt to its end: asked about, settled by the machine where it can be, compared again. */
async function judge(
  context: ReconcileContext,
  provider: PaymentProvider,
  doubt: Doubt,
  made: ReadonlySet<string>,
): Promise<Difference[] | 'unanswered'> {
  const outside = await confirmed(provider, doubt, context.clock());
  if (outside === 'unanswered') return 'unanswered';
  /* read after the answer: what happened meanwhile is here */
  const ours = await byId(context, doubt, provider.name);
  const paid = await paidOrders(context, outside?.orderId ? [outside.orderId] : []);
  const compare = (mine: OurCharge | null) =>
    compareCharge({ ours: mine, outside }, (orderId) => paid.has(orderId));
  const first = compare(ours);
  const isSettled = await settleCharge(context, first, made);
  return isSettled ? compare(await byId(context, doubt, provider.name)) : first;
}

const subjectOf = ({ ours, listed }: Doubt): string =>
  ours?.attemptId ?? listed?.attemptId ?? listed?.paymentId ?? '';

/**
 * One payment provider against our books.
 * @param made orders that an insurer holds a policy for: money found for them is kept, whatever its offer's time
 * @returns null when its books could not be read
 */
export async function compareProvider(
  context: ReconcileContext,
  provider: PaymentProvider,
  period: Period,
  made: ReadonlySet<string>,
): Promise<Judged | null> {
  const read = await readDoubts(context, provider, period);
  if (read === 'unanswered') return null;
  const { doubts, own, strange } = read;
  const judged: Judged = { differences: [...compareQuotes(own), ...strange], unasked: [] };
  for (const [index, doubt] of doubts.entries()) {
    const said = index < mostQuestions ? await judge(context, provider, doubt, made) : 'unanswered';
    if (said === 'unanswered') judged.unasked.push(subjectOf(doubt));
    else judged.differences.push(...said);
  }
  const isSilent = doubts.length > 0 && judged.unasked.length === doubts.length;
  return isSilent ? null : judged;
}
