import { panelOperations } from '../panel/table.ts';
import { basvuruYap } from './basvuru-yap.ts';
import { binaDogrula } from './bina-dogrula.ts';
import { cadde } from './cadde.ts';
import { cancellationDetail } from './cancellation-detail.ts';
import { cancellationFind } from './cancellation-find.ts';
import { cancellationList } from './cancellation-list.ts';
import { cancellationRequest } from './cancellation-request.ts';
import { cardFrame } from './card-frame.ts';
import { categories } from './categories.ts';
import { consentWithdraw } from './consent-withdraw.ts';
import { contactChoose } from './contact-choose.ts';
import { countries } from './countries.ts';
import { couponCheck } from './coupon-check.ts';
import { dainiBankaList } from './daini-banka-list.ts';
import { dainiFinansKurumList } from './daini-finans-kurum-list.ts';
import { daireNo } from './daire-no.ts';
import { daskIlceler } from './dask-ilceler.ts';
import { deletionCode } from './deletion-code.ts';
import { districts } from './districts.ts';
import { documentLink } from './document-link.ts';
import { examplePrices } from './example-prices.ts';
import { ilceler } from './ilceler.ts';
import { installments } from './installments.ts';
import { livePrice } from './live-price.ts';
import { logOut } from './log-out.ts';
import { mahalle } from './mahalle.ts';
import { markalar } from './markalar.ts';
import { modeller } from './modeller.ts';
import { myConsents } from './my-consents.ts';
import { myContacts } from './my-contacts.ts';
import { myData } from './my-data.ts';
import { myDataDelete } from './my-data-delete.ts';
import { myPolicies } from './my-policies.ts';
import { mySavedQuotes } from './my-saved-quotes.ts';
import { offerAgain } from './offer-again.ts';
import { offerDetail } from './offer-detail.ts';
import { offerFirm } from './offer-firm.ts';
import { otpProof } from './otp-proof.ts';
import { otpSend } from './otp-send.ts';
import { otpVerify } from './otp-verify.ts';
import { partnerWebsiteInfo } from './partner-website-info.ts';
import { paymentOptions } from './payment-options.ts';
import { paymentRequestOpen } from './payment-request-open.ts';
import { paymentStart } from './payment-start.ts';
import { paymentStatus } from './payment-status.ts';
import { policyCreate } from './policy-create.ts';
import { purchaseEmail } from './purchase-email.ts';
import { purchaseFromMail } from './purchase-from-mail.ts';
import { purchaseRenewal } from './purchase-renewal.ts';
import { purchaseStart } from './purchase-start.ts';
import { purchaseStatus } from './purchase-status.ts';
import { purchaseTransfer } from './purchase-transfer.ts';
import { quoteComplete } from './quote-complete.ts';
import { quoteCreate } from './quote-create.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteEvents } from './quote-events.ts';
import { quoteSave } from './quote-save.ts';
import { savedQuote } from './saved-quote.ts';
import { savedQuoteClaim } from './saved-quote-claim.ts';
import { savedQuoteMail } from './saved-quote-mail.ts';
import { savedQuoteRefresh } from './saved-quote-refresh.ts';
import { savedQuoteRevoke } from './saved-quote-revoke.ts';
import { semt } from './semt.ts';
import { tssIlce } from './tss-ilce.ts';
import { uyruk } from './uyruk.ts';
import { vehicleFind } from './vehicle-find.ts';

/** Every operation behind the one endpoint. What is not here is answered `unknown-operation` before any work. */
export const operations = {
  partnerWebsiteInfo,
  cardFrame,
  categories,
  countries,
  uyruk,
  ilceler,
  districts,
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
  vehicleFind,
  basvuruYap,
  livePrice,
  examplePrices,
  quoteComplete,
  quoteCreate,
  quoteEvents,
  offerDetail,
  offerAgain,
  offerFirm,
  quoteDocument,
  installments,
  couponCheck,
  purchaseRenewal,
  purchaseStart,
  purchaseStatus,
  purchaseEmail,
  purchaseFromMail,
  policyCreate,
  documentLink,
  purchaseTransfer,
  paymentOptions,
  paymentRequestOpen,
  paymentStart,
  paymentStatus,
  otpProof,
  otpSend,
  otpVerify,
  logOut,
  myPolicies,
  consentWithdraw,
  deletionCode,
  myConsents,
  myContacts,
  contactChoose,
  myData,
  myDataDelete,
  mySavedQuotes,
  quoteSave,
  savedQuote,
  savedQuoteClaim,
  savedQuoteMail,
  savedQuoteRefresh,
  savedQuoteRevoke,
  cancellationList,
  cancellationFind,
  cancellationDetail,
  cancellationRequest,
  ...panelOperations,
} as const;

export type OperationName = keyof typeof operations;
