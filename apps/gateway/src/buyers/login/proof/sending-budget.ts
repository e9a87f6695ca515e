import { dialCodeOfPhone } from '@sigorta/lookups/dial-codes';
import type { Context } from '../../../platform/context.ts';
import type { Call } from '../../../platform/handler.ts';
import { countsOf, countUp, uncount } from '../../../platform/rate-limit.ts';

const daySeconds = 24 * 3600;
const home = '90';
/** digits at the end of a number that a range of numbers leaves open: pumped numbers are rented by the range */
const openDigits = 4;

/** What a day's codes are counted by, each with how many are ordinary. */
const budgetsOf = ({ config }: Context, call: Call, phone: string): { of: string[]; ordinary: number }[] => {
  const country = dialCodeOfPhone(phone) ?? '';
  const { aDay, abroadADay, rangeADay } = config.codeBudgets;
  return [
    { of: ['codes', 'country', country], ordinary: country === home ? aDay : abroadADay },
    { of: ['codes', 'range', phone.slice(0, -openDigits)], ordinary: rangeADay },
    { of: ['codes', 'partner', call.partner.id], ordinary: aDay },
  ];
};

/** What a code costs its asker: zero bits of work, and from where on it goes only to numbers that paid for something. */
export interface Price {
  bits: number;
  isForBuyersOnly: boolean;
}

/**
 * Free while a day is an ordinary one; from half of what is ordinary a proof, at first about a quarter of a second of a phone's
 * time, twice as much with every further quarter; beyond the double a number has to have paid for something.
 * @param share of what is ordinary that was sent today
 */
export const priceOf = (share: number): Price => ({
  bits: share < 0.5 ? 0 : Math.min(15 + Math.floor((share - 0.5) * 4), 18),
  isForBuyersOnly: share >= 2,
});

/** The dearest of what a number's country, its range and the partner's site cost when so many were sent before. */
const dearest = (budgets: readonly { ordinary: number }[], sent: readonly number[]): Price =>
  priceOf(Math.max(...budgets.map(({ ordinary }, at) => (sent[at] ?? 0) / ordinary)));

/** What a code would cost now; nothing is counted. */
export const priceNow = async (context: Context, call: Call, phone: string): Promise<Price> => {
  const budgets = budgetsOf(context, call, phone);
  const sent = await countsOf(
    context,
    budgets.map(({ of }) => of),
  );
  return dearest(budgets, sent);
};

/** Takes one of the day's codes and says what it costs: one statement, so that many asked for at once are as dear as one by one. */
export const takeCode = async (context: Context, call: Call, phone: string): Promise<Price> => {
  const budgets = budgetsOf(context, call, phone);
  const taken = await countUp(
    context,
    budgets.map(({ of }) => of),
    daySeconds,
  );
  return dearest(
    budgets,
    taken.map((count) => count - 1),
  );
};

/** A code that was taken and is not going to be sent is there for the next who asks. */
export const giveCodeBack = async (context: Context, call: Call, phone: string): Promise<void> => {
  for (const { of } of budgetsOf(context, call, phone)) await uncount(context, of);
};
