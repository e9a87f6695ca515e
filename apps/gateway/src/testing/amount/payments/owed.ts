import { slack } from '../judge.ts';
import type { TransferByHand } from '../transfer-by-hand.ts';

/** One of the two that a buyer has. */
export type Device = 0 | 1;

/** A try that its buyer left at the bank's page. */
interface AtBank {
  device: Device;
  paymentId: string;
  attemptId: string;
  /** the provider's name of it */
  paidAs: string;
  minor: number;
  /** ms */
  at: number;
}

/** What is owed without a policy, kept by hand beside the shop: asked for behind a link, or typed by the buyer. */
export interface Owed {
  of: { kind: 'free'; key: string; reference: string } | { kind: 'request'; token: string };
  /** the shop's own name of a request */
  id: string | null;
  /** kuruş: what staff asked for, or what its buyer typed last */
  minor: number;
  /** ms; null: it ends never */
  until: number | null;
  st: 'open' | 'paid' | 'cancelled';
  /** devices that may pay it: those that gave a detail of a request, and the one that a free one was typed on */
  openedOn: Set<Device>;
  /** what was accepted last, by the payment it was accepted for: kuruş */
  accepted: Map<string, number>;
  payer: string | null;
  /** whose yes takes the money */
  atBank: AtBank | null;
  /** every try that was left there, also those that others replaced since */
  left: AtBank[];
  awaited: TransferByHand[];
}

/** kuruş: what a typed payment may be, and what the account at the provider takes at once */
export const leastTyped = 1_000;
export const mostTyped = 10_000_000;

/** How long a buyer has at the bank, as this world was told. */
export const bankMs = 15 * 60_000;

const hour = 3_600_000;

export interface PaymentPress {
  device: Device;
  way: 'card' | 'transfer';
  minor: number;
  now: number;
}

/** The end of a transfer: 48 hours, and an hour before its request ends; under four hours none is offered. Null: none */
export function transferEnd({ until }: Owed, now: number): number | null {
  const end = until === null ? now + 48 * hour : Math.min(now + 48 * hour, until - hour);
  return end - now < 4 * hour ? null : end;
}

function ofRequest(owed: Owed, { device, minor, now }: PaymentPress): string | null {
  const { openedOn, st, until } = owed;
  if (!openedOn.has(device)) return 'not-found';
  if (st === 'paid') return 'already-paid';
  if (st === 'cancelled' || (until ?? 0) <= now) return 'request-closed';
  return minor === owed.minor ? null : 'offer-price-changed';
}

const ofTyped = ({ minor }: PaymentPress): string | null =>
  minor < leastTyped || minor > mostTyped ? 'invalid-input' : null;

/** Each device has a payment of its own; where a transfer of an offer names that, one of these names the device. */
export const deviceOf = ({ offerId }: TransferByHand): Device => (offerId === '1' ? 1 : 0);

/** The transfer that an order waits for, of the payment that a device has. */
const ownWaiting = ({ awaited }: Owed, device: Device): TransferByHand | undefined =>
  awaited.find((one) => deviceOf(one) === device && one.st === 'waiting');

/** Why a press has to be refused; null: what was shown holds, and it has to be taken. */
export function whyRefused(owed: Owed, press: PaymentPress): string | null {
  const subject = owed.of.kind === 'request' ? ofRequest(owed, press) : ofTyped(press);
  if (subject) return subject;
  if (press.way === 'transfer' && transferEnd(owed, press.now) === null) return 'transfer-not-offered';
  if (owed.st === 'paid' || owed.awaited.some(({ st }) => st === 'stuck')) return 'already-paid';
  const own = ownWaiting(owed, press.device);
  const isOther = own !== undefined && own.until > press.now && own.minor !== press.minor;
  return press.way === 'transfer' && isOther ? 'payment-in-progress' : null;
}

/** Whether a clock stands so near an end that the call may fall on either side of it. */
export const isNear = ({ until, awaited }: Owed, now: number): boolean =>
  [until, until === null ? null : until - 5 * hour, ...awaited.map((one) => one.until)].some(
    (end) => end !== null && Math.abs(end - now) < slack,
  );

/** Whether staff may take a request back: not while its money is under way. Null: the shop may not have noticed an end yet. */
export function mayCancel({ st, until, awaited, atBank }: Owed, now: number): boolean | null {
  if (st !== 'open' || (until ?? 0) <= now) return false;
  if (awaited.some((one) => one.st === 'waiting' || one.st === 'stuck')) return false;
  if (atBank === null) return true;
  return now - atBank.at < bankMs - slack ? false : null;
}
