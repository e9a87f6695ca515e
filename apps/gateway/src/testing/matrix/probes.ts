import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@sigorta/contracts/errors';
import type { panelOperations } from '@sigorta/contracts/panel/table';
import { colleague, couponToEnd, phone, type Scope } from './scope.ts';

type Panel = typeof panelOperations;

/** What only somebody signed in may ask; signing in itself is everybody's. */
export type StaffOperationName = {
  [Name in keyof Panel]: Panel[Name]['authority'] extends 'staff' ? Name : never;
}[keyof Panel];

export interface Probe {
  /** the least that is valid, about things of this scope; `:id` of the address included */
  ask: (scope: Scope, caller: Caller) => Record<string, unknown>;
  /** lists: an id that stands in the answer when this scope is seen */
  shows?: (scope: Scope) => string;
  /** asked once: there is nothing left to ask afterwards */
  once?: true;
  /** the refusals that say it got as far as asking for more than a test has: proof, a built site, a release */
  says?: ErrorCode | readonly ErrorCode[];
}

export interface Caller {
  /** place among the roles, for things that are ended by being asked */
  turn: number;
  /** views this person keeps, one to drop for each scope */
  views: Readonly<Record<string, string>>;
  /** what this person asked for, one to take back for each scope */
  asks: Readonly<Record<string, string>>;
  /** and further sessions of this person, one to end for each scope */
  sessions: Readonly<Record<string, string>>;
}

/** a picture of 16 by 16 dots */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWMQNA4lCTGMajAeDSXB4Zo0ABTGmQFPBOCoAAAAAElFTkSuQmCC';

const nothing = () => ({});
const list = (shows: (scope: Scope) => string): Probe => ({ ask: nothing, shows });
const of = (ask: Probe['ask']): Probe => ({ ask });
const sentence = 'Müşteri telefonda istedi';
const letters = () => randomUUID().replaceAll('-', '').slice(0, 12);

const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const madeByNobody = { ...key, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const proofOfNobody = {
  ...key,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const partnersAccount = { kind: 'partner', partyId: 'default', currency: 'TRY' };

/** How every operation of the panel is asked, in this order: what ends a thing comes after what needs it. */
export const probes: Record<StaffOperationName, Probe> = {
  staffMe: of(nothing),
  dashboard: of(nothing),
  listChoices: list(({ partner }) => `"${partner}"`),
  applicationList: list(({ application }) => application),
  applicationDetail: of(({ application: id }) => ({ id })),
  applicationChange: of(({ application: id }) => ({
    id,
    state: 'working',
    was: { state: 'new', assigneeId: null },
  })),
  applicationNote: of(({ application: id }) => ({ id, text: 'Arandı' })),
  applicationTask: of(({ application: id }) => ({ id, text: 'Ara', dueOn: '2026-06-20' })),
  applicationTaskDone: of(({ application: id, tasks }, { turn }) => ({ id, taskId: tasks[turn] })),
  quoteList: list(({ sale }) => sale),
  quoteDetail: of(({ sale: id }) => ({ id })),
  quoteChange: of(({ sale: id }) => ({ id, assigneeId: null, was: { assigneeId: null } })),
  quoteNote: of(({ sale: id }) => ({ id, text: 'Arandı' })),
  quoteSend: of(({ sale: id }) => ({ id, channel: 'link' })),
  policyList: list(({ sale }) => sale),
  paymentList: list(({ sale }) => sale),
  paymentDetail: of(({ sale: id }) => ({ id })),
  staffDocument: of(({ sale: orderId }) => ({ orderId, kind: 'policy', reason: sentence })),
  reveal: of(({ application: id }) => ({ subject: 'application', id, field: 'phone', reason: sentence })),
  customerFind: { ask: () => ({ by: 'phone', value: phone }), shows: ({ application }) => application },
  customerNote: of(({ application: id }) => ({ subject: 'application', id, text: 'Akşam aransın' })),
  customerCall: of(({ application: id }) => ({
    subject: 'application',
    id,
    purpose: 'offer',
    isFromThem: false,
  })),
  savedViews: of(() => ({ list: 'quotes' })),
  savedViewKeep: of(() => ({ list: 'quotes', name: 'Bugün', query: '' })),
  savedViewDrop: of(({ partner }, { views }) => ({ list: 'quotes', id: views[partner] })),
  listExport: {
    ask: () => ({ list: 'applications', format: 'csv', filters: {} }),
    shows: ({ application }) => application,
  },
  stuckList: list(({ slow }) => slow),
  stuckWork: of(({ slow: id }) => ({ action: 'ask-again', kind: 'policy-slow', id })),
  emailCorrection: of(({ sale: orderId }) => ({
    orderId,
    email: `${letters()}@ornek.com`,
    reason: sentence,
  })),
  policyDenied: of(({ slow: orderId }) => ({ orderId, reason: sentence })),
  refundAsk: of(({ sale: orderId }) => ({ orderId, amountMinor: 100, reason: sentence })),
  refundClose: of(({ byHand: refundId }) => ({ refundId, sentOn: '2026-06-14', reference: 'EFT 100' })),
  refundRelease: of(() => ({ reason: sentence })),
  sendingView: of(nothing),
  /* it is on: nobody can ask for more */
  sendingResume: { ask: () => ({ differences: 0, reason: sentence }), says: 'request-closed' },
  panelProposals: list(({ proposal }) => proposal),
  proposalsToDecide: of(nothing),
  panelProposal: of(({ proposal: id }) => ({ id })),
  panelProposalWithdraw: of(({ partner, proposal }, { asks }) => ({ id: asks[partner] ?? proposal })),
  panelProposalDecide: of(({ proposal: id }) => ({ id, approve: false, note: sentence })),
  panelPaymentRequests: list(({ paymentRequest }) => paymentRequest.open),
  panelPaymentRequestCreate: of(() => ({
    amount: { minor: 20_000, currency: 'TRY' },
    purpose: 'Taksit',
    language: 'tr',
    name: 'Defne Aydın',
    phone,
    days: 3,
    send: [],
  })),
  panelPaymentRequestLink: of(({ paymentRequest }) => ({ id: paymentRequest.open })),
  panelPaymentRequestSend: of(({ paymentRequest }) => ({ id: paymentRequest.open, channel: 'sms' })),
  panelPaymentRequestCancel: of(({ paymentRequest }) => ({ id: paymentRequest.cancel })),
  panelTransfers: list(({ transfer }) => transfer.wait),
  panelTransferEnter: of(({ transfer }) => ({
    id: transfer.wait,
    amount: { minor: 10_000, currency: 'TRY' },
    arrivedOn: '2026-06-14',
  })),
  panelTransferSettle: of(({ transfer }, { turn }) => ({
    id: transfer.money[turn],
    how: 'return',
    note: sentence,
  })),
  panelTransferReject: of(({ transfer }) => ({ id: transfer.reject, note: sentence })),
  panelCancellations: list(({ notice }) => notice.settle),
  panelCancellation: of(({ notice }) => ({ id: notice.settle })),
  panelCancellationAsk: of(({ notice }) => ({ id: notice.ask })),
  panelCancellationSettle: of(({ notice }) => ({ id: notice.settle, how: 'refused', note: sentence })),
  partnerList: list(({ partner }) => partner),
  partnerRead: of(({ partner: id }) => ({ id })),
  partnerCheck: of(({ saved: { id, settings } }) => ({ id, settings })),
  partnerSave: of(({ saved }) => saved),
  partnerPicture: of(({ partner: id }) => ({ id, picture: dot })),
  partnerCreate: of(() => ({ id: letters(), name: 'Yeni Ortak' })),
  categorySave: of(() => ({ id: null, name: letters(), was: null })),
  dataRequestList: list(({ dataRequest }) => dataRequest),
  dataRequestSettle: of(({ dataRequest: id }) => ({ id, done: true, reason: sentence })),
  couponList: of(nothing),
  couponCreate: of(() => ({
    code: letters(),
    kind: 'percent',
    value: 5,
    product: null,
    validFrom: '2026-06-14',
    validUntil: '2099-06-14',
    maxUses: null,
  })),
  couponEnd: of(() => ({ code: couponToEnd })),
  ratesView: of(nothing),
  termsView: of(nothing),
  termsAsk: of(() => ({
    kind: 'partner',
    partnerId: 'default',
    basisPoints: 3_000,
    firstDay: '2099-01-01',
    reason: sentence,
  })),
  payablesView: of(() => ({ month: '2026-06' })),
  payableStatement: of(() => ({ ...partnersAccount, month: '2026-06' })),
  payableFile: of(() => ({ ...partnersAccount, month: '2026-06', format: 'csv' })),
  payableAsk: {
    ask: () => ({
      kind: 'partner',
      partyId: 'default',
      amount: { minor: 100, currency: 'TRY' },
      paidOn: '2026-06-01',
      reference: letters(),
      reason: sentence,
    }),
    /* the same account is asked about by each role, and one asking is open at a time */
    says: 'request-closed',
  },
  rateSourceSet: of(() => ({ kind: 'forex-selling', was: { kind: 'forex-selling' }, reason: sentence })),
  rateHoldSet: of(() => ({
    on: true,
    capMinor: 500_000_000,
    was: { on: true, capMinor: 500_000_000 },
    reason: sentence,
  })),
  peopleList: of(nothing),
  personChange: of(() => ({
    id: colleague,
    role: 'finance',
    partnerId: null,
    was: { role: 'finance', partnerId: null },
  })),
  personInvite: of(() => ({
    name: 'Yeni Kişi',
    email: `${letters()}@ornek.com`,
    role: 'finance',
    partnerId: null,
    language: 'tr',
  })),
  personInviteAgain: of(() => ({ id: colleague, language: 'tr' })),
  personSwitch: of(() => ({ id: colleague, active: true })),
  personResetFactor: of(() => ({ id: colleague })),
  auditList: { ask: () => ({ action: 'application.noted' }), shows: ({ application }) => application },
  auditCheck: of(nothing),
  releaseList: { ask: nothing, says: 'service-unavailable' },
  releaseDifference: {
    ask: () => ({ family: 'travel', version: '0123456789' }),
    says: ['service-unavailable', 'not-found'],
  },
  releaseChoose: {
    ask: () => ({ family: 'travel', version: null, reason: sentence }),
    says: 'service-unavailable',
  },
  releaseRetire: {
    ask: () => ({ family: 'travel', reason: sentence }),
    says: 'service-unavailable',
  },
  siteView: of(nothing),
  siteAsk: {
    ask: () => ({ site: 'site@0123456789abcdef', was: null, reason: sentence }),
    says: 'invalid-input',
  },
  previewList: of(nothing),
  previewMake: {
    ask: () => ({ version: 'pet@0123456789abcdef', hours: 1, reason: sentence }),
    says: 'not-found',
  },
  previewEnd: { ask: () => ({ id: 'nothing', reason: sentence }), says: 'not-found' },
  releaseShare: {
    ask: () => ({ family: 'travel', version: 'travel@0123456789abcdef', percent: 5, reason: sentence }),
    says: ['service-unavailable', 'invalid-input'],
  },
  accountDetail: of(nothing),
  accountSessionEnd: of(({ partner }, { sessions }) => ({ id: sessions[partner] })),
  accountPassword: {
    ask: () => ({ old: 'x', code: '000000', password: 'uzun bir deneme parolası 7' }),
    says: 'sign-in-failed',
  },
  accountNewFactor: { ask: () => ({ password: 'x', code: '000000' }), says: 'sign-in-failed' },
  accountRecoveryCodes: { ask: () => ({ code: '000000' }), says: 'code-wrong' },
  stepUpOffer: of(nothing),
  stepUpByCode: { ask: () => ({ code: '000000' }), says: 'code-wrong' },
  stepUpByPasskey: { ask: () => ({ challenge: 'yok0000000', proof: proofOfNobody }), says: 'code-expired' },
  accountPasskeyOffer: of(nothing),
  accountPasskeyAdd: { ask: () => ({ challenge: 'yok0000000', made: madeByNobody }), says: 'code-expired' },
  accountPasskeyRemove: { ask: () => ({ id: 'yok0000000' }), says: 'not-found' },
  accountOthersEnd: of(nothing),
  staffSignOut: { ask: nothing, once: true },
};
