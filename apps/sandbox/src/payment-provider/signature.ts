import { createHmac, timingSafeEqual } from 'node:crypto';

const hmacHex = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Constant-time comparison of two texts. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * IYZWSv2: what a merchant must send as `authorization`.
 * @param body exact text of the request's body
 * Source: docs.iyzico.com, HMACSHA256 authentication; vector of iyzipay-node in the test beside this file.
 */
export const requestAuthorization = (
  keys: { apiKey: string; secretKey: string },
  random: string,
  path: string,
  body: string,
): string => {
  const signature = hmacHex(keys.secretKey, random + path + body);
  const text = `apiKey:${keys.apiKey}&randomKey:${random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`;
};

/** Signature of an answer: the values in the documented order, amounts without trailing zeros, joined by colons. */
export const answerSignature = (secretKey: string, values: readonly (string | number)[]): string =>
  hmacHex(secretKey, values.join(':'));

/** Signature of the form the browser carries back from the bank. */
export const callbackSignature = (
  secretKey: string,
  form: {
    conversationData: string;
    conversationId: string;
    mdStatus: string;
    paymentId: string;
    status: string;
  },
): string =>
  answerSignature(secretKey, [
    form.conversationData,
    form.conversationId,
    form.mdStatus,
    form.paymentId,
    form.status,
  ]);

/** `X-IYZ-SIGNATURE-V3` of a notice; the key is also the first part of the text. */
export const webhookSignature = (
  secretKey: string,
  notice: { iyziEventType: string; paymentId: string; paymentConversationId: string; status: string },
): string =>
  hmacHex(
    secretKey,
    secretKey + notice.iyziEventType + notice.paymentId + notice.paymentConversationId + notice.status,
  );
