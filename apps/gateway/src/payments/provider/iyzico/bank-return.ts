import { isSignature, signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import { type FormFields, textField } from '../form-fields.ts';
import type { BankReturn } from '../provider.ts';

/**
 * The form the bank makes the browser post to us. Every field must be there once as text, the signature first of all.
 * Source: docs.iyzico.com response-signature-validation; vector of iyzipay-php samples/callbackUrl_Signature_Validation.
 */
export function readBankReturn(secretKey: string, fields: FormFields): BankReturn | null {
  const status = textField(fields, 'status');
  const paymentId = textField(fields, 'paymentId');
  const conversationId = textField(fields, 'conversationId');
  const mdStatus = textField(fields, 'mdStatus');
  const conversationData = fields.conversationData === undefined ? '' : textField(fields, 'conversationData');
  if (status === null || paymentId === null || conversationId === null) return null;
  if (mdStatus === null || conversationData === null) return null;
  const expected = signatureOf(secretKey, [conversationData, conversationId, mdStatus, paymentId, status]);
  if (!isSignature(expected, fields.signature)) return null;
  /* only the exact text "1" is full authentication; "01", "1 " and the half states 2 to 4 are not */
  return {
    attemptId: conversationId,
    paymentId,
    mdStatus,
    paidMinor: null,
    authenticated: status === 'success' && mdStatus === '1',
    proof: null,
  };
}
