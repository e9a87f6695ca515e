import type { Handlers } from '../platform/handler.ts';
import type { JobContext } from '../platform/job-context.ts';
import { addTask, changeApplication, finishTask, noteApplication } from './applications/actions.ts';
import { readApplication } from './applications/detail.ts';
import { listApplications } from './applications/list.ts';
import { findCustomer } from './customers/find.ts';
import { noteCustomer } from './customers/note.ts';
import { noteCustomerCall } from './customers/note-call.ts';
import { exportList } from './export/export-list.ts';
import { correctEmail } from './payments/correct-email.ts';
import { denyPolicy } from './payments/deny-policy.ts';
import { readPayment } from './payments/detail.ts';
import { listPayments } from './payments/list.ts';
import { openStaffDocument } from './payments/open-document.ts';
import { listPolicies } from './policies/list.ts';
import { readQuote } from './quotes/detail.ts';
import { listQuotes } from './quotes/list.ts';
import { sendQuote } from './quotes/send.ts';
import { changeQuote, noteQuote } from './quotes/work.ts';
import { askRefund } from './refunds/ask.ts';
import { closeRefund } from './refunds/close.ts';
import { askRelease } from './refunds/release.ts';
import { revealField } from './reveal/reveal.ts';
import { listStuck } from './stuck/list.ts';
import { workOnCase } from './stuck/work.ts';
import { readChoices } from './views/choices.ts';
import { dropView, keepView, listViews } from './views/saved-views.ts';

/** The lists of the panel, what is done from them, and their files. */
export const listHandlers = {
  applicationList: listApplications,
  applicationDetail: readApplication,
  applicationChange: changeApplication,
  applicationNote: noteApplication,
  applicationTask: addTask,
  applicationTaskDone: finishTask,
  quoteList: listQuotes,
  quoteDetail: readQuote,
  quoteChange: changeQuote,
  quoteNote: noteQuote,
  quoteSend: sendQuote,
  policyList: listPolicies,
  paymentList: listPayments,
  paymentDetail: readPayment,
  staffDocument: openStaffDocument,
  emailCorrection: correctEmail,
  policyDenied: denyPolicy,
  refundAsk: askRefund,
  refundClose: closeRefund,
  refundRelease: askRelease,
  reveal: revealField,
  stuckList: listStuck,
  stuckWork: workOnCase,
  customerFind: findCustomer,
  customerNote: noteCustomer,
  customerCall: noteCustomerCall,
  savedViews: listViews,
  savedViewKeep: keepView,
  savedViewDrop: dropView,
  listChoices: readChoices,
  listExport: exportList,
} satisfies Partial<Handlers<JobContext>>;
