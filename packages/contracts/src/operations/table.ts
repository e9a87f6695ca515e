import { basvuruYap } from './basvuru-yap.ts';
import { binaDogrula } from './bina-dogrula.ts';
import { cadde } from './cadde.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { couponCheck } from './coupon-check.ts';
import { dainiBankaList } from './daini-banka-list.ts';
import { dainiFinansKurumList } from './daini-finans-kurum-list.ts';
import { daireNo } from './daire-no.ts';
import { daskIlceler } from './dask-ilceler.ts';
import { documentLink } from './document-link.ts';
import { ilceler } from './ilceler.ts';
import { installments } from './installments.ts';
import { logOut } from './log-out.ts';
import { mahalle } from './mahalle.ts';
import { markalar } from './markalar.ts';
import { modeller } from './modeller.ts';
import { myPolicies } from './my-policies.ts';
import { offerDetail } from './offer-detail.ts';
import { otpSend } from './otp-send.ts';
import { otpVerify } from './otp-verify.ts';
import { partnerWebsiteInfo } from './partner-website-info.ts';
import { policyCreate } from './policy-create.ts';
import { purchaseStart } from './purchase-start.ts';
import { purchaseStatus } from './purchase-status.ts';
import { quoteCreate } from './quote-create.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteEvents } from './quote-events.ts';
import { semt } from './semt.ts';
import { tssIlce } from './tss-ilce.ts';
import { uyruk } from './uyruk.ts';

/** Every operation behind the one endpoint. What is not here is answered `unknown-operation` before any work. */
export const operations = {
  partnerWebsiteInfo,
  categories,
  countries,
  uyruk,
  ilceler,
  tssIlce,
  markalar,
  modeller,
  dainiBankaList,
  dainiFinansKurumList,
  daskIlceler,
  semt,
  mahalle,
  cadde,
  binaDogrula,
  daireNo,
  basvuruYap,
  quoteCreate,
  quoteEvents,
  offerDetail,
  quoteDocument,
  installments,
  couponCheck,
  purchaseStart,
  purchaseStatus,
  policyCreate,
  documentLink,
  otpSend,
  otpVerify,
  logOut,
  myPolicies,
} as const;

export type OperationName = keyof typeof operations;
