import type { ProviderMeaning } from '@sigorta/contracts/panel/provider-meanings';
import { meaningOfDecline } from '../decline-meaning.ts';
import type { DeclineCode } from '../provider.ts';

/*
 * Positive lists only. Sources: ProcReturnCode as the banks' manuals and mewebstudio/pos list them; 14, 33, 34, 36, 38, 41,
 * 43, 58, 61, 65 by their meaning in ISO 8583, which these codes are; CORE codes by the code table of NestPay's merchant
 * integration manual as public clients carry it.
 */
const declines = new Map<string, DeclineCode>([
  ...['14', '33', '54'].map((code) => [code, 'card-rejected'] as const), // number, expired twice
  ...[
    '05', // do not honour
    '12', // invalid transaction
    '28', // rejected
    '34', // fraud
    '36', // restricted
    '38', // PIN tries
    '41', // lost
    '43', // stolen
    '51', // funds
    '57', // not permitted to card holder
    '58', // not permitted to terminal
    '61', // amount limit
    '62', // restricted
    '65', // count limit
    '77', // rejected
  ].map((code) => [code, 'bank-not-approved'] as const),
]);

/** 01 and 02 call the bank, 09 try again, 99 general: known, and yet not a word about whether money moved. */
const knownUnclear: ReadonlySet<string> = new Set([
  '01',
  '02',
  '09',
  '99',
  'CORE-2016', // order has a waiting transaction
  'CORE-2302', // order id in use
  'CORE-2304', // ongoing transaction of the order
  'CORE-2503', // refund above the net amount
  'CORE-2504', // refund on a zero net amount
  'CORE-2507', // order has a successful transaction: it may be this very one
]);

/** The code of our closed list for a `Declined`; null for one that proves nothing. */
export const declineCode = (procReturnCode: string): DeclineCode | null =>
  declines.get(procReturnCode) ?? null;

export const isKnownUnclear = (code: string): boolean => knownUnclear.has(code);

/** A void that comes too late or finds nothing to take back: 2008, settlement required 2511. */
export const notVoidableCodes: ReadonlySet<string> = new Set(['CORE-2008', 'CORE-2511']);

/** A refund before the day end. */
export const notSettledCodes: ReadonlySet<string> = new Set(['CORE-2508']);

/** Too old an order, a debit card that takes nothing back. */
export const refusedReturnCodes: ReadonlySet<string> = new Set(['CORE-2514', 'CORE-2517']);

/** `virtual terminal locked, try again later`: refused before anything was sent to the bank. */
export const lockedCodes: ReadonlySet<string> = new Set(['CORE-2311', 'CORE-2314']);

/** What a code says, for staff; null for one that no list holds. */
export const meaningOf = (code: string): ProviderMeaning | null => {
  if (refusedReturnCodes.has(code)) return 'takes-nothing-back';
  if (notVoidableCodes.has(code)) return 'not-voidable';
  if (notSettledCodes.has(code)) return 'not-settled';
  if (lockedCodes.has(code)) return 'busy';
  const decline = declines.get(code);
  if (decline) return meaningOfDecline[decline];
  return isKnownUnclear(code) ? 'unclear' : null;
};

/** A few words for any code, for the metric of those no list holds. */
export function classOf(code: string): string {
  if (code === '') return 'none';
  const core = /^CORE-(\d)\d{3}$/.exec(code);
  if (core) return `core-${core[1]}`;
  if (/^(BM|MPI|HASH|ISO8583)-/.test(code)) return 'bank-link';
  return /^\d\d$/.test(code) ? 'bank' : 'other';
}
