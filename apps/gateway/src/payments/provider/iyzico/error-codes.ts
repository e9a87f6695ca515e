import type { ProviderMeaning } from '@sigorta/contracts/panel/provider-meanings';
import { meaningOfDecline } from '../decline-meaning.ts';
import type { DeclineCode } from '../provider.ts';

/*
 * Positive lists only: a code that stands in none of them says nothing. Bank answers begin with 10; short ones are
 * iyzico's own checks. Sources: docs.iyzico.com error-codes (numbers, groups) and answers recorded at its sandbox by public
 * clients. Codes that begin with SANDBOX are the sandbox's, for cases whose number iyzico does not publish.
 */
const wrongCard = [
  '12', // card number
  '13', // month
  '14', // year
  '15', // CVC
  '10054', // expired
  '10084', // CVC2
  '10206', // length of the CVC2
  '10213', // unknown BIN
  '10215', // card number
  '10216', // no such issuer
  '10229', // expiry
];
const refusedByBank = [
  '10005', // do not honour
  '10012', // invalid transaction
  '10051', // not sufficient funds
  '10057', // not permitted to card holder
  '10058', // not permitted to terminal
  '10093', // card closed to e-commerce
  '10201', // card not permitted
  '10208', // category of the merchant
  '10210', // CAVV
  '10211', // ECI
  '10217', // debit card needs 3-D Secure
  '10226', // too many wrong PINs
  '10227', // wrong PIN
  '10232', // amount
  /* lost, stolen, pick up, fraud, blocked, restricted: the buyer reads the same generic message */
  '10004',
  '10034',
  '10041',
  '10043',
  '10209',
  '10225',
  'SANDBOX-3DS', // 3-D Secure was not completed
];
const notForInstallments = ['10222', 'SANDBOX-INSTALLMENT'];
/** Checks of the request before any bank is asked. */
const refusedRequest = ['5005', '5008', '5062', 'SANDBOX-DIFFERS'];

const rows = (codes: readonly string[], code: DeclineCode) => codes.map((one) => [one, code] as const);

const declines = new Map<string, DeclineCode>([
  ...rows(wrongCard, 'card-rejected'),
  ...rows(refusedByBank, 'bank-not-approved'),
  ...rows(notForInstallments, 'installment-not-offered'),
  ...rows(refusedRequest, 'purchase-failed'),
]);

/** Known, and yet they do not say that nothing was taken: only the metric need not hear of them. */
const knownUnclear: ReadonlySet<string> = new Set([
  '1', // system error
  '2', // system error
  '10000', // system error
  '10202', // general error
  '10203', // approved before
  '10204', // general error
  '10207', // refer to the issuer
  '10214', // communication or system error
  '10219', // request timed out at the bank
  '10223', // day end required
  '10228', // issuer or switch inoperative
  '50000', // too many requests
]);

export const isKnownUnclear = (providerCode: string): boolean => knownUnclear.has(providerCode);

/** At a start no money can move, so more codes may be read as a refusal: 10202 is the answer to an unfit card there. */
const startDeclines = new Map<string, DeclineCode>([
  ...rows(['10202', '10204', '10207', '5115'], 'bank-not-approved'),
  ...rows(['1', '11', '1000', '1001', '5002', '5010', '5152', '50000'], 'purchase-failed'),
]);

/** The code of our closed list; null for one that proves nothing. */
export const declineCode = (call: 'start' | 'charge', providerCode: string): DeclineCode | null =>
  declines.get(providerCode) ?? (call === 'start' ? (startDeclines.get(providerCode) ?? null) : null);

/** `payment record of the merchant not found`: the one code that answers an inquiry with "there is none". */
export const absentCode = '5087';

/** Over the limit of requests a minute (docs.iyzico.com rate-limiters): certainly not worked on. */
export const tooManyCode = '50000';

/** System error (docs.iyzico.com error-codes, general): what was asked may have been done before it. */
export const systemErrorCodes: ReadonlySet<string> = new Set(['1', '2']);

/** Our keys or our request: signature, unknown key, invalid request, missing field. */
export const ourMistakeCodes: ReadonlySet<string> = new Set(['11', '1000', '1001', '5002']);

/** `begun before and still under way`, recorded at iyzico's sandbox for a second cancel or refund: it may be ours. */
export const underWayCode = '8514';

/** A void after the day end, or of a card that takes none. iyzico publishes no number: docs/connectors/iyzico.md. */
export const notVoidableCodes: ReadonlySet<string> = new Set([
  'SANDBOX-NOT-CANCELLABLE',
  'SANDBOX-NOT-REFUNDABLE',
]);

/** `REQUIRES_DAY_END` of the bank's list: a refund before it. */
export const notSettledCodes: ReadonlySet<string> = new Set(['10223']);

/** A card that takes nothing back: the published test card 5406670000000009. iyzico publishes no number. */
export const refusedReturnCodes: ReadonlySet<string> = new Set(['SANDBOX-NOT-REFUNDABLE']);

/** What a code says, for staff; null for one that no list holds. What is certain of it goes before what is only a class. */
export const meaningOf = (providerCode: string): ProviderMeaning | null => {
  if (providerCode === absentCode) return 'absent';
  if (providerCode === underWayCode) return 'under-way';
  if (providerCode === tooManyCode) return 'busy';
  if (refusedReturnCodes.has(providerCode)) return 'takes-nothing-back';
  if (notVoidableCodes.has(providerCode)) return 'not-voidable';
  if (notSettledCodes.has(providerCode)) return 'not-settled';
  if (ourMistakeCodes.has(providerCode)) return 'ours';
  const decline = declines.get(providerCode);
  if (decline) return meaningOfDecline[decline];
  return isKnownUnclear(providerCode) ? 'unclear' : null;
};

/** A few words for any code, for the metric of those no list holds. */
export function classOf(providerCode: string): string {
  if (providerCode === '') return 'none';
  if (!/^\d{1,6}$/.test(providerCode)) return 'not-a-number';
  const number = Number(providerCode);
  if (number >= 50_000) return 'limit';
  if (number >= 10_000) return 'bank';
  if (number >= 5_000) return 'check';
  return number < 1_000 ? 'request' : 'account';
}
