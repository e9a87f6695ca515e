import type { ChargeAnswer as Told } from '../../purchase/machine/command.ts';
import type { Facts } from '../../purchase/store/saving.ts';
import { givenBackMinor } from '../provider/given-back.ts';
import type { ChargeAnswer, Charged, InquiryAnswer, QuestionFailed } from '../provider/provider.ts';

type AttemptFacts = NonNullable<Facts['attempt']>;

const charged = ({ paymentId, priceMinor, paidMinor, orderId }: Charged, returned: number): Told => ({
  k: 'charged',
  paymentId,
  price: priceMinor,
  paid: paidMinor,
  orderId,
  returned,
});

/** What the provider said, for the machine, and what of it is kept with the attempt. */
export interface Heard {
  told: Told;
  facts: AttemptFacts;
}

const factsOfCharge = ({ transactionIds }: Charged): AttemptFacts => ({
  transaction_ids: JSON.stringify(transactionIds),
});

/** The answer to a call that may have taken money. */
export function heardOfCharge(answer: ChargeAnswer): Heard {
  switch (answer.result) {
    case 'charged':
      return { told: charged(answer, 0), facts: factsOfCharge(answer) };
    case 'declined':
      return { told: { k: 'declined' }, facts: { error: answer.code, provider_code: answer.providerCode } };
    case 'unclear':
      return { told: { k: 'unclear' }, facts: {} };
  }
}

/** A question that failed, with the wait its provider asks for; nobody is left alone for longer than `longestMs`. */
export const questionFailed = ({ retryAfterMs }: Pick<QuestionFailed, 'retryAfterMs'>, longestMs: number) =>
  retryAfterMs === null
    ? ({ k: 'failed' } as const)
    : ({ k: 'failed', ms: Math.min(retryAfterMs, longestMs) } as const);

/** The answer to a question about an attempt. @param longestMs a provider is not left alone for longer */
export function heardOfInquiry(answer: InquiryAnswer, longestMs: number): Heard {
  switch (answer.result) {
    case 'charged':
      return {
        told: charged(answer, givenBackMinor(answer) ?? 0),
        facts: factsOfCharge(answer),
      };
    case 'declined':
      return { told: { k: 'declined' }, facts: { error: answer.code, provider_code: answer.providerCode } };
    case 'pending':
      return { told: { k: 'pending' }, facts: {} };
    case 'absent':
      return { told: { k: 'absent' }, facts: {} };
    case 'question-failed':
      return { told: questionFailed(answer, longestMs), facts: {} };
  }
}
