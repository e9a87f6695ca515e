import { handle as couponCheck } from '../operations/coupon-check.ts';
import { handle as documentLink } from '../operations/document-link.ts';
import type { Handlers } from '../operations/handlers.ts';
import { handle as installments } from '../operations/installments.ts';
import { handle as policyCreate } from '../operations/policy-create.ts';
import { handle as purchaseStart } from '../operations/purchase-start.ts';
import { handle as purchaseStatus } from '../operations/purchase-status.ts';
import { handle as purchaseTransfer } from '../operations/purchase-transfer.ts';
import { handle as quoteDocument } from '../operations/quote-document.ts';

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
