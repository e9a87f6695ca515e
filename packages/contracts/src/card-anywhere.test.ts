import * as v from 'valibot';
import { expect, test } from 'vitest';
import { operations } from './operations/table.ts';

/*
 * A card's number is taken by card entry alone (spec §9). Whatever text a request may hold is tried with one: what takes it stands in a table by
 * hand, with what keeps it from being stored.
 */

/** passes Luhn, of a network that exists */
const card = '4111117419000005';

type Schema = v.GenericSchema & Record<string, unknown>;

const parts = (schema: Schema): readonly (readonly [name: string, part: Schema])[] => {
  if ('wrapped' in schema) return [['', schema.wrapped as Schema]];
  if ('entries' in schema) return Object.entries(schema.entries as Record<string, Schema>);
  if ('item' in schema) return [['[]', schema.item as Schema]];
  if ('items' in schema) return (schema.items as Schema[]).map((item, at) => [String(at), item] as const);
  if (schema.type === 'record')
    return [
      ['{key}', schema.key as Schema],
      ['{}', schema.value as Schema],
    ];
  if ('options' in schema && Array.isArray(schema.options))
    return (schema.options as unknown[])
      .filter((option): option is Schema => typeof option === 'object' && option !== null)
      .map((option) => ['', option] as const);
  return [];
};

const takenIn = (schema: Schema, path: string): string[] => {
  const inner = parts(schema);
  if (inner.length > 0)
    return inner.flatMap(([name, part]) => takenIn(part, name === '' ? path : `${path}.${name}`));
  return v.safeParse(schema, card).success ? [path] : [];
};

const taken = [
  ...new Set(Object.entries(operations).flatMap(([name, { request }]) => takenIn(request as Schema, name))),
];

/** Texts that take one, by the ends of their names, and why it is kept by none of them. */
const kept: readonly (readonly [RegExp, why: string])[] = [
  [
    /\.(?:quoteId|offerId|purchaseId|paymentId|orderId|refundId|id|taskId|product|urun)$/,
    'looked up: nothing is stored of one that is not ours',
  ],
  [/\.(?:challenge|token|rawId|person|revision)$/, 'looked up, and a token is kept as its hash'],
  [/\.(?:assigneeId|assignee)$/, 'a person of staff, looked up'],
  [/\.(?:search|value)$/, 'looked for; the log says that something was'],
  [/^listExport\.filters\.\{(?:key)?\}$/, 'looked for, as in its list'],
  [
    /\.(?:basvuru|application|details)\.\{(?:key)?\}$/,
    'judged by the product, whose fields refuse it (product-kit)',
  ],
  [/\.(?:telefon|phone|phone_number)$/, 'judged as a phone behind the shape'],
  [/^cancellationFind\.(?:policyNumber|identity)$/, 'looked up, and counted by a hash'],
  [/\.(?:password|old)$/, 'kept as its hash'],
  [/^couponEnd\.code$/, 'looked up; one that is given refuses it'],
  [/^staffSignIn\.email$/, 'looked up'],
  [
    /\.response\.(?:clientDataJSON|attestationObject|authenticatorData|signature|userHandle)$/,
    'bytes of a passkey',
  ],
  [/^partnerPicture\.picture$/, 'bytes, drawn anew'],
  [
    /^partnerSave\.settings\./,
    'refused where it is saved, outside addresses and accounts (partner-settings/card-in-setting.ts)',
  ],
  [/^partnerCheck\.settings\./, 'looked at, and stored by nothing'],
];

test('texts of requests that take the number of a card are those of this table', () => {
  expect(taken.filter((path) => !kept.some(([those]) => those.test(path)))).toEqual([]);
  expect(kept.filter(([those]) => !taken.some((path) => those.test(path)))).toEqual([]);
});
