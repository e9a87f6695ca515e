import type { AnswerOf } from '@sigorta/contracts/operation';
import type { paymentDetail } from '@sigorta/contracts/panel/payments';

export type Payment = AnswerOf<typeof paymentDetail>;
