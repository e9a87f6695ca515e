/**
 * A transfer as its buyer and his bank see it, kept by hand beside the shop: what has to become of money is told from this
 * and from docs/lifecycle.md ("Transfers and payments without a policy"), never from the shop's own rows.
 */
export interface TransferByHand {
  id: string;
  purchaseId: string;
  quoteId: string;
  offerId: string;
  reference: string;
  /** what was shown and accepted: kuruş */
  minor: number;
  until: number;
  st: 'waiting' | 'paid' | 'stuck' | 'over';
  /** money that came and nobody decided about: kuruş */
  open: number;
  /** by the bank's own lines: kuruş */
  came: number;
  sentBack: number;
}

export type Verdict = 'right' | 'wrong-amount' | 'late' | 'surplus';

/** What money is by the specification: the amount in time pays, another stops the order, the rest changes nothing. */
export function verdictByHand({ st, until, minor }: TransferByHand, amount: number, now: number): Verdict {
  if (st === 'paid' || st === 'stuck') return 'surplus';
  if (st !== 'waiting' || until <= now) return 'late';
  return amount === minor ? 'right' : 'wrong-amount';
}

/** The money came: what it leaves behind. */
export function take(awaited: TransferByHand, amount: number, verdict: Verdict): void {
  awaited.came += amount;
  if (verdict === 'right') awaited.st = 'paid';
  else awaited.open += amount;
  if (verdict === 'wrong-amount') awaited.st = 'stuck';
}

/**
 * Whether a person may let open money pay after all: a stopped or ended transfer with enough, the last that its order asked for, of a
 * quote of which nothing is bought, while its offer is held.
 */
export const mayPayByHand = (
  { st, open, minor }: TransferByHand,
  { isBought, isHeld, isLast }: { isBought: boolean; isHeld: boolean; isLast: boolean },
): boolean => isLast && (st === 'stuck' || st === 'over') && open >= minor && !isBought && isHeld;
