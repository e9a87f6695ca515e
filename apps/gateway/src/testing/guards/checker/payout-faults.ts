import { add } from '../rows.ts';
import { type Fault, faultsOf, forgotten, gone, kurus } from './planted.ts';

const at = 'nestpay:n5';
/** A row of a payout of one kuruş, and of nothing else. */
const row = (own: {
  net: number;
  fee: number;
  kind?: string;
  attempt_id?: string;
  order_id?: string;
}): string => add('payout_row', { id: 'x', holder: 'nestpay:n4', payout: 'X', gross: 0, ...own });

export const payoutFaults: readonly Fault[] = faultsOf({
  'payout-account': {
    'a kuruş of nobody’s': [kurus('payout', 'nobody'), ' | nobody: 1, should be 0'],
    /* a return of 500, and 450 that the bank has */
    'nothing on its way where something is': [
      gone('payout', `${at} S1-B/2`),
      ` | ${at} S1-B/2: 0, should be -950`,
    ],
    'a kuruş that is not written': [row({ net: 1, fee: 0 }), ' | nestpay:n4 X: 0, should be 1'],
    'one that came to the bank': [forgotten('banked', 'b-3'), ` | ${at} S12: 6600, should be 4600`],
    'nothing of its kuruş in another account': [kurus('fee', `${at} S1`)],
  },
  'fee-account': {
    'a kuruş of nobody’s': [kurus('fee', 'nobody'), ' | nobody: 1, should be 0'],
    /* 200, 5, 20, and 40 twice */
    'none where some is': [gone('fee', at), ` | ${at}: 0, should be 305`],
    'a kuruş that is not written': [row({ net: 0, fee: 1 }), ' | nestpay:n4: 0, should be 1'],
    'nothing of its kuruş in another account': [kurus('payout', at)],
  },
  'chargeback-account': {
    'a kuruş of nobody’s': [kurus('chargeback', 'nobody'), ' | nobody: 1, should be 0'],
    /* 1,000 less a fee of 20, and 100 */
    'none where some is': [gone('chargeback', 'o-paid-out'), ' | o-paid-out: 0, should be 1080'],
    'a kuruş that is not written': [
      row({ net: -1, fee: 0, kind: 'chargeback', attempt_id: 'a-two-1', order_id: 'o-two' }),
      ' | o-two: 0, should be 1',
    ],
    'nothing of its kuruş in another account': [kurus('goodwill', 'o-paid-out')],
  },
  'unclaimed-account': {
    'a kuruş of nobody’s': [kurus('unclaimed', 'nobody'), ' | nobody: 1, should be 0'],
    /* 4,040 twice, less 300 that were taken back */
    'none where some is': [gone('unclaimed', at), ` | ${at}: 0, should be -7780`],
    'a kuruş that is not written': [row({ net: -2, fee: 1 }), ' | nestpay:n4: 0, should be 1'],
    'nothing of its kuruş in another account': [kurus('fee', at)],
  },
});
