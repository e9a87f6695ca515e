import type { CatalogueContext } from '../catalogue/context.ts';
import type { Handlers } from '../platform/handler.ts';
import type { SiteContext } from '../site/context.ts';
import { createCoupon, endCoupon } from './coupons/edit-coupons.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { viewDashboard } from './dashboard/view-dashboard.ts';
import { listDataRequests } from './data-requests/list.ts';
import { settleDataRequest } from './data-requests/settle.ts';
import { saveCategory } from './partners/categories.ts';
import { checkPartner, listPartners, readPartner } from './partners/read-partners.ts';
import { createPartner, savePartner } from './partners/save-partner.ts';
import { takePicture } from './partners/take-picture.ts';
import { exportStatement } from './payables/file.ts';
import { askPayable } from './payables/pay.ts';
import { viewPayables, viewStatement } from './payables/view.ts';
import { setRateHold } from './rates/hold-rates.ts';
import { setRateSource } from './rates/set-rate-source.ts';
import { viewRates } from './rates/view-rates.ts';
import { chooseRelease } from './releases/choose-release.ts';
import { endPreview, listPreviews, makePreview } from './releases/previews.ts';
import { retireFamily } from './releases/retire-family.ts';
import { shareRelease } from './releases/share-release.ts';
import { askSite, viewSite } from './releases/site.ts';
import { viewDifference } from './releases/view-difference.ts';
import { listReleases } from './releases/view-releases.ts';
import { askTerms, viewTerms } from './terms/terms.ts';

/** The panel's first page and its administration. */
export const administrationHandlers = {
  dashboard: viewDashboard,
  partnerList: listPartners,
  partnerRead: readPartner,
  partnerCheck: checkPartner,
  partnerSave: savePartner,
  partnerPicture: takePicture,
  partnerCreate: createPartner,
  categorySave: saveCategory,
  couponList: listCoupons,
  couponCreate: createCoupon,
  couponEnd: endCoupon,
  dataRequestList: listDataRequests,
  dataRequestSettle: settleDataRequest,
  ratesView: viewRates,
  termsView: viewTerms,
  termsAsk: askTerms,
  payablesView: viewPayables,
  payableStatement: viewStatement,
  payableFile: exportStatement,
  payableAsk: askPayable,
  releaseList: listReleases,
  releaseChoose: chooseRelease,
  releaseDifference: viewDifference,
  releaseShare: shareRelease,
  releaseRetire: retireFamily,
  siteView: viewSite,
  siteAsk: askSite,
  previewList: listPreviews,
  previewMake: makePreview,
  previewEnd: endPreview,
  rateSourceSet: setRateSource,
  rateHoldSet: setRateHold,
} satisfies Partial<Handlers<CatalogueContext & SiteContext>>;
