import type { ConsentUse } from './product.ts';

/** What every sale asks (spec §5); a product with more writes its own list. */
export const saleConsents: readonly ConsentUse[] = [
  { id: 'information-text', at: 'form', required: true },
  { id: 'personal-data', at: 'form', required: false },
  { id: 'marketing', at: 'form', required: false },
  { id: 'pre-information', at: 'payment', required: true },
  { id: 'distance-sales-contract', at: 'payment', required: true },
  { id: 'special-terms', at: 'payment', required: true },
];
