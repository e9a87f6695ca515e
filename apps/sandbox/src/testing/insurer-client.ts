import type { Sandbox } from '../sandbox.ts';
import { get, post } from './started.ts';

export const key = { 'x-api-key': 'sandbox-insurer-key' };

export const application = {
  baslangicTarihi: '2026-12-01',
  bitisTarihi: '2026-12-08',
  sigortalilar: [{ dogumTarihi: '1990-01-02' }, { dogumTarihi: '2015-01-02' }],
};

export const quoteRequest = (reference: string, change: object = {}) => ({
  product: 'sample-trip',
  reference,
  language: 'tr',
  application: { ...application, ...change },
});

export const insurer = (sandbox: Sandbox, id: string) => {
  const base = `${sandbox.urls.main}/insurers/${id}/v1`;
  return {
    base,
    quote: async (reference: string, change: object = {}) =>
      post(`${base}/quotes`, quoteRequest(reference, change), key),
    issue: async (quoteNo: string, reference: string, minor = 2000) =>
      post(`${base}/policies`, { quoteNo, reference, paidPremium: { minor, currency: 'EUR' } }, key),
    cancel: async (policyNo: string, policyReference: string, reference: string, requestedAt: string) =>
      post(
        `${base}/cancellations`,
        {
          reference,
          policyReference,
          policyNo,
          kind: 'withdrawal',
          reason: null,
          concludedAt: '2026-11-21T09:00:00Z',
          requestedAt,
        },
        key,
      ),
    find: async (reference: string) => get(`${base}/policies?reference=${reference}`, key),
  };
};
