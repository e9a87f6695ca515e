import { authorization, isSignature, signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import { expect, test } from 'vitest';
import type { FormFields } from '../form-fields.ts';
import { readBankReturn } from './bank-return.ts';

test("a request is signed as iyzico's own test vector says", () => {
  /* vector: iyzipay-node test/unit/UtilsTest.js, where the body is the JSON text of "body" */
  expect(
    authorization({ apiKey: 'api_key', secretKey: 'secret_key' }, 'random_string', 'uri', '"body"'),
  ).toBe(
    'IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=',
  );
});

/* vector: iyzipay-php samples/callbackUrl_Signature_Validation.php */
const secretKey = 'jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl';
const published = {
  status: 'success',
  paymentId: '22484292',
  conversationData: '',
  conversationId: '',
  mdStatus: '1',
  signature: 'a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0',
};

test('the published bank return is genuine and authenticated', () => {
  expect(readBankReturn(secretKey, published)).toEqual({
    attemptId: '',
    paymentId: '22484292',
    mdStatus: '1',
    paidMinor: null,
    authenticated: true,
    proof: null,
  });
});

test.each([
  ['another status', { status: 'failure' }],
  ['another payment', { paymentId: '22484293' }],
  ['another attempt', { conversationId: 'x' }],
  ['another mdStatus', { mdStatus: '2' }],
  ['added data', { conversationData: 'x' }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['a short signature', { signature: published.signature.slice(1) }],
  ['a signature in capitals', { signature: published.signature.toUpperCase() }],
  ['two signatures', { signature: [published.signature, published.signature] }],
  ['two payments', { paymentId: ['22484292', '1'] }],
  ['no mdStatus', { mdStatus: undefined }],
  ['an endless field', { conversationData: 'x'.repeat(3000) }],
])('a return with %s is not genuine', (_, change) => {
  expect(readBankReturn(secretKey, { ...published, ...change } as FormFields)).toBeNull();
});

test.each(['0', '2', '3', '4', '5', '6', '7', '8', '9', '01', '1 ', ' 1', '', '11'])(
  'a genuine return with mdStatus "%s" is no authentication',
  (mdStatus) => {
    const signature = signatureOf(secretKey, ['', '', mdStatus, '22484292', 'success']);
    expect(readBankReturn(secretKey, { ...published, mdStatus, signature })).toMatchObject({
      authenticated: false,
    });
  },
);

test('a signature of another length or kind is refused without an error', () => {
  for (const given of [null, 1, {}, [], 'x', 'a'.repeat(63), 'g'.repeat(64)])
    expect(isSignature('a'.repeat(64), given)).toBe(false);
});
