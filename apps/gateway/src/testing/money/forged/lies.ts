import { createHmac } from 'node:crypto';
import type { Choices } from '../simulation/random.ts';
import type { Lie } from './forging-line.ts';

type Message = Record<string, unknown>;

const parsed = (text: string): Message => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/**
 * The last answer about another attempt that brought money, made this one's where a forger can. Not its own: iyzico signs
 * ids and amounts and no status, so a signed "pending" of the attempt itself could be told as its success, and only TLS is against it.
 */
const wonBefore = (heard: readonly string[], attemptId: string): Message => ({
  ...parsed(heard.findLast((one) => one.includes('"paidPrice"') && !one.includes(attemptId)) ?? '{}'),
  status: 'success',
  paymentStatus: 'SUCCESS',
  conversationId: attemptId,
});

const anyBytes: readonly ((truth: string) => string)[] = [
  () => '',
  () => '<h1>200</h1>',
  () => 'null',
  () => '[]',
  (truth) => truth.slice(0, -3),
  (truth) => `${truth}${truth}`,
  (truth) => ` ${truth} x`,
  () => 'x'.repeat(1_100_000),
  () => '{"status":"success"}',
];

const changes: readonly (readonly [string, unknown])[] = [
  ['paidPrice', 0.01],
  ['paidPrice', 1e9],
  ['paidPrice', '1,00'],
  ['paidPrice', null],
  ['price', 0.01],
  ['price', -1],
  ['currency', 'USD'],
  ['currency', 'try'],
  ['currency', undefined],
  ['paymentId', '1'],
  ['paymentId', ['1']],
  ['basketId', 'another-order'],
  ['conversationId', 'another-attempt'],
  ['signature', undefined],
  ['signature', ''],
  ['signature', '0'.repeat(64)],
  ['signature', ['x']],
  ['fraudStatus', 0],
];

/** Sealed as the real one is, with a key that is not ours. */
const resealed = (message: Message): Message => {
  const fields = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'];
  const text = fields.map((name) => String(message[name])).join(':');
  return { ...message, signature: createHmac('sha256', 'another-key').update(text).digest('hex') };
};

/** An answer of iyzico that is not its own. Refusals are left out: it does not sign them (docs/reliability.md). */
export function iyzicoLie(of: Choices, attemptId: string): Lie {
  const [name, value] = of.pick(changes as [(typeof changes)[number], ...typeof changes]);
  const bytes = of.pick(anyBytes as [(typeof anyBytes)[number], ...typeof anyBytes]);
  return of.pick<Lie>([
    (truth) => bytes(truth),
    (truth) => JSON.stringify({ ...parsed(truth), status: 'success', [name]: value }),
    (_, heard) => JSON.stringify(wonBefore(heard, attemptId)),
    (_, heard) => JSON.stringify(resealed(wonBefore(heard, attemptId))),
    (_, heard) => heard.findLast((one) => one.includes('"paidPrice"') && !one.includes(attemptId)) ?? '{}',
    (truth, heard) =>
      JSON.stringify({
        ...parsed(truth),
        status: 'success',
        signature: wonBefore(heard, attemptId).signature ?? '',
      }),
  ]);
}

const element = (name: string, value: string): string => `<${name}>${value}</${name}>`;
const frame = (inner: string): string =>
  `<?xml version="1.0" encoding="ISO-8859-9"?><CC5Response>${inner}</CC5Response>`;

const saidYes = (orderId: string, transId: string): string =>
  frame(
    [
      element('OrderId', orderId),
      element('Response', 'Approved'),
      element('ProcReturnCode', '00'),
      element('AuthCode', 'P12345'),
      element('TransId', transId),
      element('Extra', element('NUMCODE', '00')),
    ].join(''),
  );

const gateBytes: readonly ((truth: string) => string)[] = [
  ...anyBytes,
  () => '<CC5Response/>',
  (truth) =>
    `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${truth.replace('<CC5Response>', '<CC5Response>&b;')}`,
  (truth) => truth.replace('CC5Response', 'CC5Request'),
  /* a list that is not whole, one with two sales, one of another order */
  (truth) => truth.replace(/<TRXCOUNT>\d+/, '<TRXCOUNT>7'),
  (truth) => truth.replace(/<OrderId>[^<]+/g, '<OrderId>another-order'),
  (truth) => truth.replace(/<ORD_ID>[^<]+/g, '<ORD_ID>another-order'),
  (truth) => truth.replace(/<(TRX1)>([^<]*)<\/TRX1>/, '<TRX1>$2</TRX1><TRX1>$2</TRX1>'),
  (truth) => truth.replace(/\tA\t|\tC\t/, '\tQ\t'),
];

/** An answer of the gate that is not its own, to one call: its XML is not signed, so only its list is believed. */
export function nestpayLie(of: Choices, attemptId: string): Lie {
  const bytes = of.pick(gateBytes as [(typeof gateBytes)[number], ...typeof gateBytes]);
  return of.pick<Lie>([
    (truth) => bytes(truth),
    () => saidYes(attemptId, '12345678901234'),
    () => saidYes('another-order', '12345678901234'),
    (_, heard) => heard.findLast((one) => one.includes('Approved') && !one.includes(attemptId)) ?? '',
  ]);
}
