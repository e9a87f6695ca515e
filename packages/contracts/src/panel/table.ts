import {
  accountDetail,
  accountNewFactor,
  accountOthersEnd,
  accountPassword,
  accountRecoveryCodes,
  accountSessionEnd,
} from './account.ts';
import {
  applicationChange,
  applicationDetail,
  applicationList,
  applicationNote,
  applicationTask,
  applicationTaskDone,
} from './applications.ts';
import { auditCheck, auditList } from './audit.ts';
import {
  panelCancellation,
  panelCancellationAsk,
  panelCancellationSettle,
  panelCancellations,
} from './cancellations.ts';
import { couponCreate, couponEnd, couponList } from './coupons.ts';
import { customerCall, customerFind, customerNote } from './customers.ts';
import { dashboard } from './dashboard.ts';
import { dataRequestList, dataRequestSettle } from './data-requests.ts';
import { emailCorrection } from './email-correction.ts';
import { listChoices } from './list-choices.ts';
import { listExport } from './list-export.ts';
import {
  categorySave,
  partnerCheck,
  partnerCreate,
  partnerList,
  partnerPicture,
  partnerRead,
  partnerSave,
} from './partners.ts';
import {
  accountPasskeyAdd,
  accountPasskeyOffer,
  accountPasskeyRemove,
  staffPasskey,
  stepUpByCode,
  stepUpByPasskey,
  stepUpOffer,
} from './passkeys.ts';
import { payableAsk, payableFile, payableStatement, payablesView } from './payables.ts';
import {
  panelPaymentRequestCancel,
  panelPaymentRequestCreate,
  panelPaymentRequestLink,
  panelPaymentRequestSend,
  panelPaymentRequests,
} from './payment-requests.ts';
import { paymentDetail, paymentList, staffDocument } from './payments.ts';
import { policyList } from './policies.ts';
import { policyDenied } from './policy-denied.ts';
import {
  panelProposal,
  panelProposalDecide,
  panelProposals,
  panelProposalWithdraw,
  proposalsToDecide,
} from './proposals.ts';
import { quoteChange, quoteDetail, quoteList, quoteNote, quoteSend } from './quotes.ts';
import { rateHoldSet, rateSourceSet, ratesView } from './rates.ts';
import { refundAsk, refundClose, refundRelease } from './refund-asks.ts';
import { previewEnd, previewList, previewMake } from './release-previews.ts';
import { releaseChoose, releaseDifference, releaseList, releaseRetire, releaseShare } from './releases.ts';
import { reveal } from './reveal.ts';
import { savedViewDrop, savedViewKeep, savedViews } from './saved-views.ts';
import { sendingResume, sendingView } from './sending.ts';
import { invitationAccept, invitationOpen, staffEnrol, staffSecondFactor, staffSignIn } from './sign-in.ts';
import { siteAsk, siteView } from './site.ts';
import { staffMe } from './staff-me.ts';
import {
  peopleList,
  personChange,
  personInvite,
  personInviteAgain,
  personResetFactor,
  personSwitch,
} from './staff-people.ts';
import { staffSignOut } from './staff-sign-out.ts';
import { stuckList, stuckWork } from './stuck-cases.ts';
import { termsAsk, termsView } from './terms.ts';
import { panelTransferEnter, panelTransferReject, panelTransferSettle, panelTransfers } from './transfers.ts';

/** Every operation of the panel; part of the one closed table (operations/table.ts). */
export const panelOperations = {
  dashboard,
  ratesView,
  termsView,
  termsAsk,
  payablesView,
  payableStatement,
  payableFile,
  payableAsk,
  releaseList,
  releaseChoose,
  releaseDifference,
  releaseShare,
  releaseRetire,
  siteView,
  siteAsk,
  previewList,
  previewMake,
  previewEnd,
  rateSourceSet,
  rateHoldSet,
  couponCreate,
  couponEnd,
  dataRequestList,
  dataRequestSettle,
  couponList,
  categorySave,
  partnerCheck,
  partnerCreate,
  partnerList,
  partnerPicture,
  partnerRead,
  partnerSave,
  staffSignIn,
  staffSecondFactor,
  staffEnrol,
  invitationOpen,
  invitationAccept,
  accountDetail,
  accountSessionEnd,
  accountOthersEnd,
  accountPassword,
  accountNewFactor,
  accountRecoveryCodes,
  accountPasskeyAdd,
  accountPasskeyOffer,
  accountPasskeyRemove,
  staffPasskey,
  stepUpByCode,
  stepUpByPasskey,
  stepUpOffer,
  staffMe,
  staffSignOut,
  panelPaymentRequests,
  panelPaymentRequestCreate,
  panelPaymentRequestLink,
  panelPaymentRequestSend,
  panelPaymentRequestCancel,
  panelTransfers,
  panelTransferEnter,
  panelTransferSettle,
  panelTransferReject,
  panelCancellations,
  panelCancellation,
  panelCancellationAsk,
  panelCancellationSettle,
  applicationList,
  applicationDetail,
  applicationChange,
  applicationNote,
  applicationTask,
  applicationTaskDone,
  quoteList,
  quoteDetail,
  quoteChange,
  quoteNote,
  quoteSend,
  policyList,
  paymentList,
  paymentDetail,
  staffDocument,
  emailCorrection,
  policyDenied,
  refundAsk,
  refundClose,
  refundRelease,
  panelProposals,
  proposalsToDecide,
  panelProposal,
  panelProposalDecide,
  panelProposalWithdraw,
  sendingView,
  sendingResume,
  reveal,
  stuckList,
  stuckWork,
  customerFind,
  customerNote,
  customerCall,
  savedViews,
  savedViewKeep,
  savedViewDrop,
  listChoices,
  listExport,
  auditCheck,
  auditList,
  peopleList,
  personChange,
  personInvite,
  personInviteAgain,
  personResetFactor,
  personSwitch,
} as const;
