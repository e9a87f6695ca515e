import type { Field } from '@sigorta/product-kit/field';

const oldestPurchaseDays = 3 * 365;

/** What only the policy needs: asked after payment. */
export const policyFields: Field[] = [
  { kind: 'text', name: 'serialNo', wire: 'seriNo', min: 6, max: 20, width: 'm' },
  {
    kind: 'date',
    name: 'purchaseDate',
    wire: 'satinAlmaTarihi',
    minDays: -oldestPurchaseDays,
    maxDays: 0,
    width: 'm',
  },
  {
    kind: 'choice',
    name: 'invoiceName',
    wire: 'faturaSahibi',
    options: [
      { value: 'own', wire: 'kendisi' },
      { value: 'other', wire: 'baskasi' },
      { value: 'none', wire: 'yok' },
    ],
    width: 'full',
  },
  { kind: 'checkbox', name: 'imeiConfirmed', wire: 'imeiDogrulandi', mustBeTrue: true },
];
