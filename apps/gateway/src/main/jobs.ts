import { mailAlarm } from '../panel/alarms/mail-alarm.ts';
import { postAlarm } from '../panel/alarms/post-alarm.ts';
import { mailAssigned } from '../panel/assignment/tell-assignee.ts';
import { mailProposal } from '../panel/proposals/mail-proposal.ts';
import { mailInvitation } from '../panel/staff/mail-invitation.ts';
import { workOnAttempt } from '../payments/attempts/work-on-attempt.ts';
import { mailRefund } from '../payments/refunds/mail.ts';
import { refund } from '../payments/refunds/refund.ts';
import { mailPaymentLink } from '../payments/requests/mail-payment-link.ts';
import { mailReceipt } from '../payments/requests/mail-receipt.ts';
import { renderReceipt } from '../payments/requests/render-receipt.ts';
import { expireTransfer } from '../payments/transfers/expire-transfer.ts';
import { mailTransfer } from '../payments/transfers/mail-transfer.ts';
import { askSms } from '../platform/delivery/ask-sms.ts';
import type { Job, Outcome } from '../platform/outbox/claim.ts';
import type { JobKind } from '../platform/outbox/job-kinds.ts';
import { startWorkers, type Workers } from '../platform/outbox/workers.ts';
import { sealAnew } from '../platform/sensitive/seal-anew.ts';
import { checkFiles } from '../platform/stored-files/check-files.ts';
import { cancelPolicy } from '../policies/cancel/cancel-policy.ts';
import { mailCancellation } from '../policies/cancel/mail.ts';
import { renderDocuments } from '../policies/documents/render-documents.ts';
import { issuePolicy } from '../policies/issue/issue-policy.ts';
import { followMail } from '../policies/mails/follow-mail.ts';
import { mailCorrected } from '../policies/mails/mail-corrected.ts';
import { mailPapersAgain } from '../policies/mails/mail-papers-again.ts';
import { mailPolicy } from '../policies/mails/mail-policy.ts';
import { sendSms } from '../policies/mails/sms-policy.ts';
import { fillKeys } from '../privacy/keys/fill-keys.ts';
import { judgePurchases } from '../purchase/store/judge-purchases.ts';
import { postOldPurchases } from '../purchase/store/post-old-purchases.ts';
import { mailApplication } from '../quotes/applications/mail.ts';
import { mailQuote } from '../quotes/saved/mail.ts';
import { askRenewal } from '../renewals/ask-renewal.ts';
import { mailRenewal } from '../renewals/mail-renewal.ts';
import { smsRenewal } from '../renewals/sms-renewal.ts';
import type { GatewayContext } from './context.ts';

/** @param subject id of the order, attempt or refund; each job reads the state itself and may run at any time. */
type Run = (context: GatewayContext, subject: string, job: Job) => Promise<Outcome>;

/** What a job of each kind does. */
export const jobs: Record<JobKind, Run> = {
  'watch-attempt': workOnAttempt,
  'late-look': workOnAttempt,
  authorise: workOnAttempt,
  'issue-policy': issuePolicy,
  'cancel-policy': cancelPolicy,
  'render-documents': renderDocuments,
  'send-mail': mailPolicy,
  'mail-application': mailApplication,
  'mail-quote': mailQuote,
  'mail-refund': mailRefund,
  'mail-cancellation': mailCancellation,
  'mail-invitation': mailInvitation,
  'mail-proposal': mailProposal,
  'mail-assigned': mailAssigned,
  'mail-corrected': mailCorrected,
  'mail-papers-again': mailPapersAgain,
  'ask-renewal': askRenewal,
  'mail-renewal': mailRenewal,
  'sms-renewal': smsRenewal,
  'mail-alarm': mailAlarm,
  'post-alarm': postAlarm,
  'send-sms': sendSms,
  'ask-sms': askSms,
  'follow-mail': followMail,
  refund,
  'render-receipt': renderReceipt,
  'mail-receipt': mailReceipt,
  'mail-transfer': mailTransfer,
  'mail-payment-link': mailPaymentLink,
  'expire-transfer': expireTransfer,
  'fill-keys': fillKeys,
  'seal-anew': sealAnew,
  'check-files': checkFiles,
  'post-old-purchases': postOldPurchases,
  'judge-purchases': judgePurchases,
};

function runJob(context: GatewayContext, job: Job): Promise<Outcome> {
  const run: Run | undefined = Object.hasOwn(jobs, job.kind) ? jobs[job.kind as JobKind] : undefined;
  if (run === undefined) throw new Error('no such kind of job');
  return run(context, job.subject, job);
}

/** Workers of this process over every kind of job. */
export const startJobs = (context: GatewayContext): Workers =>
  startWorkers(context, (job) => runJob(context, job));
