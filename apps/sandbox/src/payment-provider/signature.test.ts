import { expect, test } from 'vitest';
import { answerSignature, callbackSignature, requestAuthorization, webhookSignature } from './signature.ts';

test('a request is signed as in the vector of iyzipay-node (test/unit/UtilsTest.js)', () => {
  // The SDK serialises the body, so its text "body" is signed with the quotes.
  expect(
    requestAuthorization({ apiKey: 'api_key', secretKey: 'secret_key' }, 'random_string', 'uri', '"body"'),
  ).toBe(
    'IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=',
  );
});

test('the callback is signed as in the vector of iyzipay-php (samples/callbackUrl_Signature_Validation.php)', () => {
  const form = {
    conversationData: '',
    conversationId: '',
    mdStatus: '1',
    paymentId: '22484292',
    status: 'success',
  };
  expect(callbackSignature('jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl', form)).toBe(
    'a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0',
  );
});

test('amounts are signed without trailing zeros', () => {
  expect(answerSignature('k', ['1', 10.5, 10])).toBe(answerSignature('k', ['1', '10.5', '10']));
});

test('a notice names the key in its text too', () => {
  const notice = { iyziEventType: 'API_AUTH', paymentId: '1', paymentConversationId: 'c', status: 'SUCCESS' };
  expect(webhookSignature('k', notice)).toBe(answerSignature('k', ['kAPI_AUTH1cSUCCESS']));
  expect(webhookSignature('k', notice)).not.toBe(webhookSignature('other', notice));
});
