import { randomUUID } from 'node:crypto';
import { requestAuthorization } from '../payment-provider/signature.ts';
import type { Sandbox } from '../sandbox.ts';
import { control, get, seenUnder } from './started.ts';

export const keys = { apiKey: 'sandbox-api-key', secretKey: 'sandbox-secret-key' };

export const goodCard = '5528790000000008';

/** A payment request as the gateway would send it. */
export const paymentRequest = (change: Record<string, unknown> = {}, card: Record<string, unknown> = {}) => ({
  locale: 'tr',
  conversationId: 'attempt-1',
  price: '100.00',
  paidPrice: '100.00',
  currency: 'TRY',
  installment: 1,
  basketId: 'order-1',
  callbackUrl: 'http://127.0.0.1:9/odeme/donus',
  paymentCard: {
    cardHolderName: 'Ayşe Yılmaz',
    cardNumber: goodCard,
    expireMonth: '12',
    expireYear: '2030',
    cvc: '123',
    ...card,
  },
  buyer: {
    id: 'b',
    name: 'Ayşe',
    surname: 'Yılmaz',
    identityNumber: '10000000146',
    email: 'a@example.com',
    gsmNumber: '+905321112233',
    registrationAddress: 'Adres',
    city: 'İstanbul',
    country: 'Turkey',
    ip: '127.0.0.1',
  },
  billingAddress: { contactName: 'Ayşe', city: 'İstanbul', country: 'Turkey', address: 'Adres' },
  basketItems: [{ id: 'i', name: 'Poliçe', category1: 'Sigorta', itemType: 'VIRTUAL', price: '100.00' }],
  ...change,
});

/** A merchant of its own making: it signs what it sends and nothing else. */
export const merchant = (sandbox: Sandbox) => {
  const request = (path: string, body: unknown, authorization?: string): [string, RequestInit] => {
    const text = JSON.stringify(body);
    const random = randomUUID();
    return [
      `${sandbox.urls.main}/iyzico${path}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-iyzi-rnd': random,
          authorization: authorization ?? requestAuthorization(keys, random, path, text),
        },
        body: text,
      },
    ];
  };
  const call = async (path: string, body: unknown, authorization?: string) => {
    const answer = await fetch(...request(path, body, authorization));
    return (await answer.json()) as Record<string, unknown>;
  };
  const initialize = (change?: Record<string, unknown>, card?: Record<string, unknown>) =>
    call('/payment/3dsecure/initialize', paymentRequest(change, card));
  const acs = (paymentId: unknown, action: string, more: object = { post: false }) =>
    control(sandbox, `acs/${paymentId}`, { action, ...more });
  return {
    call,
    /** what the merchant sees while the provider is broken this way */
    seenUnder: (fault: string, silent: boolean, path: string, body: unknown) => {
      const [url, init] = request(path, body);
      return seenUnder(sandbox, 'payment', fault, silent, (signal) => fetch(url, { ...init, signal }));
    },
    initialize,
    acs,
    /** a payment whose buyer has proved himself */
    proven: async (change?: Record<string, unknown>, card?: Record<string, unknown>) => {
      const { paymentId } = await initialize(change, card);
      const { body } = await acs(paymentId, 'approve');
      return { paymentId: String(paymentId), form: body.form as Record<string, string> };
    },
    auth: (paymentId: unknown, change: Record<string, unknown> = {}) =>
      call('/payment/v2/3dsecure/auth', authRequest(paymentId, change)),
    detail: (question: object) => call('/payment/detail', question),
    charges: async () => (await get(`${sandbox.urls.main}/control/charges`)).body,
  };
};

export const authRequest = (paymentId: unknown, change: Record<string, unknown> = {}) => ({
  paymentId,
  conversationId: 'attempt-1',
  paidPrice: '100.0',
  basketId: 'order-1',
  currency: 'TRY',
  ...change,
});
