import { basvuruYap } from './basvuru-yap.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { couponCheck } from './coupon-check.ts';
import { documentLink } from './document-link.ts';
import { ilceler } from './ilceler.ts';
import { installments } from './installments.ts';
import { offerDetail } from './offer-detail.ts';
import { partnerWebsiteInfo } from './partner-website-info.ts';
import { purchaseStart } from './purchase-start.ts';
import { purchaseStatus } from './purchase-status.ts';
import { quoteCreate } from './quote-create.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteEvents } from './quote-events.ts';
import { uyruk } from './uyruk.ts';

/** Every operation behind the one endpoint. What is not here is answered `unknown-operation` before any work. */
export const operations = {
  partnerWebsiteInfo,
  categories,
  countries,
  uyruk,
  ilceler,
  basvuruYap,
  quoteCreate,
  quoteEvents,
  offerDetail,
  quoteDocument,
  installments,
  couponCheck,
  purchaseStart,
  purchaseStatus,
  documentLink,
} as const;

export type OperationName = keyof typeof operations;
