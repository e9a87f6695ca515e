import { createHash, createHmac } from 'node:crypto';

/** A form in the order it is posted; a name may stand in it twice. */
export type Fields = readonly (readonly [name: string, value: string])[];

export const fieldOf = (fields: Fields, name: string): string | undefined =>
  fields.find(([one]) => one === name)?.[1];

export const withValue = (fields: Fields, name: string, value: string): Fields =>
  fields.map(([one, old]) => [one, one === name ? value : old] as const);

/** As a browser posts it. */
export const formOf = (fields: Fields): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

export const without = (fields: Fields, ...names: string[]): Fields =>
  fields.filter(([one]) => !names.includes(one));

/** What iyzico signs of a return, in its order (docs.iyzico.com, response-signature-validation). */
export const iyzicoSigned = [
  'conversationData',
  'conversationId',
  'mdStatus',
  'paymentId',
  'status',
] as const;

export const signIyzico = (fields: Fields, key: string): Fields =>
  withValue(
    fields,
    'signature',
    createHmac('sha256', key)
      .update(iyzicoSigned.map((name) => fieldOf(fields, name) ?? '').join(':'))
      .digest('hex'),
  );

/** The signature of a notice (docs.iyzico.com, webhook V3). */
export const signNotice = (notice: Readonly<Record<string, unknown>>, key: string): string =>
  createHmac('sha256', key)
    .update(`${key}${notice.iyziEventType}${notice.paymentId}${notice.paymentConversationId}${notice.status}`)
    .digest('hex');

const bars = (value: string): string => value.replace(/[\\|]/g, (mark) => `\\${mark}`);
const neverHashed = /^(hash|encoding|nationalidno)$/i;

/** Payten's hash version 3: every value in the order of the names, English letters whatever their case. */
export const signNestpay = (fields: Fields, key: string): Fields => {
  const alphabet = new Intl.Collator('en-US', { sensitivity: 'accent', ignorePunctuation: false });
  const values = fields
    .filter(([name]) => !neverHashed.test(name))
    .toSorted(([a], [b]) => alphabet.compare(a, b))
    .map(([, value]) => `${bars(value)}|`);
  return withValue(
    fields,
    'HASH',
    createHash('sha512')
      .update(`${values.join('')}${bars(key)}`, 'utf8')
      .digest('base64'),
  );
};

/** The older hash: a list of names in the form itself says what is signed. */
export const signOldNestpay = (fields: Fields, names: readonly string[], key: string): Fields => {
  const values = names.map((name) => fieldOf(fields, name) ?? '').join('');
  const sha1 = createHash('sha1').update(`${values}${key}`).digest('base64');
  return [
    ...without(fields, 'HASH', 'hashAlgorithm'),
    ['hashAlgorithm', 'ver2'],
    ['HASHPARAMS', names.map((name) => `${name}:`).join('')],
    ['HASHPARAMSVAL', values],
    ['HASH', sha1],
  ];
};
