import { lira } from '@sigorta/contracts/money';
import type { Purchase } from '../policy/polling.ts';

export const purchaseId = 'purchase-1234567890';

export const owner = {
  policyNumber: 'MER0123456789',
  cover: null,
  insuredNames: ['Defne Aydın'],
  email: 'defne@ornek.com',
  transfer: null,
  mayCorrectEmail: false,
  deliveries: [],
  page: null,
  help: null,
  renewal: null,
};

/** A purchase for tests: issued, with its documents ready, opened without the session that bought, but for what is told. */
export const samplePurchase = (change: Partial<Purchase> = {}): Purchase => ({
  purchaseId,
  state: 'issued',
  notFound: null,
  error: null,
  product: 'sample-trip',
  offerId: 'offer-1234567890',
  charged: lira(84_208),
  installmentCount: 1,
  insurer: { id: 'meridyen', name: 'Meridyen Sigorta' },
  personal: null,
  documents: [
    { kind: 'policy', state: 'ready' },
    { kind: 'receipt', state: 'ready' },
  ],
  detailsUntil: null,
  cancellation: null,
  mail: 'sent',
  ...change,
});
