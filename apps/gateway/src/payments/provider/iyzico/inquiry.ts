import type { Charged, InquiryAnswer, QuestionFailed } from '../provider.ts';
import { codeOf, type Reading, readPayment, unheardOf } from './answers.ts';
import { absentCode, declineCode, ourMistakeCodes, systemErrorCodes, tooManyCode } from './error-codes.ts';
import type { Json } from './wire.ts';

const minuteMs = 60_000;

export const questionFailed = (why: string): QuestionFailed => ({
  result: 'question-failed',
  why,
  retryAfterMs: null,
  ours: false,
});

/** A failure envelope of a question: never anything about the payment. */
export function failedQuestion(reading: Reading, call: 'inquiry' | 'list', body: Json): QuestionFailed {
  const code = codeOf(body);
  if (code === tooManyCode) return { ...questionFailed('too-many-requests'), retryAfterMs: minuteMs };
  if (systemErrorCodes.has(code)) return questionFailed('system-error');
  if (ourMistakeCodes.has(code)) return { ...questionFailed(`our-mistake-${code}`), ours: true };
  return questionFailed(unheardOf(reading, call, code));
}

/** The answer to `/payment/detail`, without what went back. */
export function readInquiry(
  reading: Reading,
  body: Json,
  attemptId: string,
): Charged | Exclude<InquiryAnswer, { result: 'charged' }> {
  const code = codeOf(body);
  if (body.status === 'failure')
    return code === absentCode ? { result: 'absent' } : failedQuestion(reading, 'inquiry', body);
  switch (body.paymentStatus) {
    case 'SUCCESS': {
      /* taken or not, that is not decided: it may become either at any time */
      if (body.fraudStatus === 0) return questionFailed('under-review');
      const payment = readPayment(reading, body, attemptId);
      return payment.result === 'charged' ? payment : questionFailed(payment.why);
    }
    case 'FAILURE':
      /* the payment's own status says that it failed; its code only says how to tell the buyer */
      return {
        result: 'declined',
        code: declineCode('charge', code) ?? 'bank-not-approved',
        providerCode: code,
      };
    case 'INIT_THREEDS':
    case 'CALLBACK_THREEDS':
      return { result: 'pending' };
    default:
      return questionFailed('unheard-of-payment-status');
  }
}
