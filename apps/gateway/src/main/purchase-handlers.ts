import { handle as installments } from '../payments/checkout/installments.ts';
import { handle as purchaseStart } from '../payments/checkout/start-purchase.ts';
import { handle as couponCheck } from '../payments/coupons/coupon-check.ts';
import { handle as purchaseTransfer } from '../payments/transfers/start-transfer.ts';
import { handle as documentLink } from '../policies/documents/document-link.ts';
import { handle as policyCreate } from '../policies/issue/answer-last-questions.ts';
import { handle as purchaseStatus } from '../policies/status/purchase-status.ts';
import { handle as quoteDocument } from '../quotes/document/quote-document.ts';
import type { Handlers } from './operations.ts';

export const purchaseHandlers = {
  quoteDocument,
  installments,
  couponCheck,
  purchaseStart,
  purchaseStatus,
  purchaseTransfer,
  policyCreate,
  documentLink,
} satisfies Partial<Handlers>;
