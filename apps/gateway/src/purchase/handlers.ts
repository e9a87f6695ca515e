import { handle as documentLink } from '../operations/document-link.ts';
import type { Handlers } from '../operations/handlers.ts';
import { handle as policyCreate } from '../operations/policy-create.ts';
import { handle as purchaseStatus } from '../operations/purchase-status.ts';
import { handle as installments } from '../payments/checkout/installments.ts';
import { handle as purchaseStart } from '../payments/checkout/start-purchase.ts';
import { handle as couponCheck } from '../payments/coupons/coupon-check.ts';
import { handle as purchaseTransfer } from '../payments/transfers/start-transfer.ts';
import { handle as quoteDocument } from '../quotes/document/quote-document.ts';

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
