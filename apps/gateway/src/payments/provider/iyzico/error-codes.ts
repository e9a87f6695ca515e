import type { DeclineCode } from '../provider.ts';

/* Source: docs.iyzico.com error-codes. Bank answers begin with 10; short ones are iyzico's own checks. */
const wrongCard = ['12', '13', '14', '15', '10054', '10084', '10206', '10213', '10215', '10216', '10229'];
const refusedByBank = [
  '10005', // do not honour
  '10012', // invalid transaction
  '10051', // not sufficient funds
  '10057', // not permitted to card holder
  '10058', // not permitted to terminal
  '10093', // card closed to e-commerce
  '10201',
  '10202',
  '10203',
  '10204', // general error
  '10205',
  '10207',
  '10208',
  '10210',
  '10211',
  '10217', // debit card needs 3-D Secure
  '10220',
  '10226',
  '10227',
  '10232',
  /* lost, stolen, pick up, fraud, blocked, restricted: the buyer reads the same generic message */
  '10004',
  '10034',
  '10041',
  '10043',
  '10209',
  '10225',
  '6000',
  '6001',
  '5115', // 3-D Secure was not completed
];
const notForInstallments = ['10222', '5118'];
/** Our own mistake or our contract's limit: the buyer can do nothing. */
const ours = ['11', '1', '1000', '1001', '5002', '5005', '5008', '5010', '5062', '5117', '5152', '50000'];

const table = new Map<string, DeclineCode>([
  ...wrongCard.map((code) => [code, 'card-rejected'] as const),
  ...refusedByBank.map((code) => [code, 'bank-not-approved'] as const),
  ...notForInstallments.map((code) => [code, 'installment-not-offered'] as const),
  ...ours.map((code) => [code, 'purchase-failed'] as const),
]);

/** `payment record of the merchant not found`. */
export const notFoundCodes: ReadonlySet<string> = new Set(['5087']);

/** The code of our closed list; null for one nobody has told us about, which therefore proves nothing. */
export const declineCode = (providerCode: string): DeclineCode | null => table.get(providerCode) ?? null;
