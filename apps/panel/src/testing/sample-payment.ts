import type { Payment } from '../pages/payments/payment.ts';

export const lira = (minor: number) => ({ minor, currency: 'TRY' as const });

/** A policy of DASK, paid and delivered; nothing else happened to it. */
export const paid: Payment = {
  orderId: 'order-000001',
  kind: 'policy',
  state: 'DELIVERED',
  createdAt: '2026-11-20T09:05:00.000Z',
  updatedAt: '2026-11-20T09:06:00.000Z',
  name: 'Ş*** Ö*',
  product: { id: 'dask', name: 'DASK' },
  partner: { id: 'kaya-acente', name: 'Kaya Acente' },
  paid: lira(50_000),
  cardEnd: '4242',
  lastTry: null,
  language: 'tr',
  insurer: { id: 'acme', name: 'Acme Sigorta' },
  quoteId: null,
  noticeIds: [],
  transferReference: null,
  phone: '532 *** ** 11',
  email: 'ş***@ornek.com',
  reason: null,
  mail: 'sent',
  deliveries: [],
  policy: null,
  attempts: [],
  refunds: [],
  documents: [],
  refundable: lira(50_000),
  mayDeny: false,
  proposals: [],
  history: [],
};
