import type { Handlers } from '../platform/handler.ts';
import { findPolicy } from './cancel/find-policy.ts';
import { listPolicies } from './cancel/list-policies.ts';
import { readPolicy } from './cancel/read-policy.ts';
import { requestCancellation } from './cancel/request-cancellation.ts';
import type { PolicyContext } from './context.ts';
import { linkDocument } from './documents/link-document.ts';
import { answerLastQuestions } from './issue/answer-last-questions.ts';
import { comeFromMail } from './mails/come-from-mail.ts';
import { myPolicies } from './mine/my-policies.ts';
import { readPurchase } from './status/read-purchase.ts';

/** What a buyer does with what he bought. */
export const policyHandlers = {
  purchaseStatus: readPurchase,
  purchaseFromMail: comeFromMail,
  policyCreate: answerLastQuestions,
  documentLink: linkDocument,
  myPolicies,
  cancellationList: listPolicies,
  cancellationFind: findPolicy,
  cancellationDetail: readPolicy,
  cancellationRequest: requestCancellation,
} satisfies Partial<Handlers<PolicyContext>>;
