import type { CancellablePolicy } from '@sigorta/contracts/cancellation';

const lira = (minor: number) => ({ minor, currency: 'TRY' as const });
export const purchaseId = 'purchase-1234567890';
/** A journey abroad that has not begun: all of it comes back. */
export const samplePolicy: CancellablePolicy = {
  purchaseId,
  product: 'foreign-travel',
  productName: 'Yurt dışı seyahat',
  insurer: { id: 'meridyen', name: 'Meridyen Sigorta' },
  policyNumber: 'MER0123456789',
  cover: { firstDay: '2027-01-10', lastDay: '2027-01-20' },
  signedAt: '2026-11-22T09:00:00.000Z',
  paid: lira(84_208),
  estimate: {
    refund: lira(84_208),
    share: 'whole',
    hasBegun: false,
    daysTotal: 11,
    daysUsed: 0,
    daysLeft: 11,
    withdrawalUntil: null,
    isWithdrawal: false,
  },
  isCompulsory: false,
  reasons: [],
  blocked: null,
  cancellation: null,
};
