import { isSignature, signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import type { Notice } from '../provider.ts';

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 200 ? value : null;

/**
 * A notice the provider posts by itself. Nothing of it is believed but which payment it is about.
 * Source: docs.iyzico.com webhook, X-IYZ-SIGNATURE-V3: the key, event, payment, conversation and status without a mark
 * between them, signed with the same key.
 */
export function readNotice(
  secretKey: string,
  body: Readonly<Record<string, unknown>>,
  signature: unknown,
): Notice | null {
  const event = text(body.iyziEventType);
  const paymentId = text(body.paymentId);
  const attemptId = text(body.paymentConversationId);
  const status = text(body.status);
  if (event === null || paymentId === null || attemptId === null || status === null) return null;
  const expected = signatureOf(secretKey, [secretKey + event + paymentId + attemptId + status]);
  return isSignature(expected, signature) ? { attemptId } : null;
}
