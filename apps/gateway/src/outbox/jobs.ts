import { renderDocuments } from '../documents/render-documents.ts';
import { mailApplication } from '../mail/mail-application.ts';
import { mailRefund } from '../mail/mail-refund.ts';
import { sendMail } from '../mail/send-mail.ts';
import { sendSms } from '../mail/send-sms.ts';
import { issuePolicy } from '../policies/issue-policy.ts';
import { authorise } from '../purchase/authorise.ts';
import { lateLook } from '../purchase/late-look.ts';
import type { Parts } from '../purchase/parts.ts';
import { refund } from '../purchase/refund.ts';
import { watchAttempt } from '../purchase/watch-attempt.ts';
import type { Job, Outcome } from './claim.ts';
import type { JobKind } from './enqueue.ts';

/** @param subject id of the order, attempt or refund; each job reads the state itself and may run at any time. */
type Run = (parts: Parts, subject: string, job: Job) => Promise<Outcome>;

const jobs: Record<JobKind, Run> = {
  'watch-attempt': watchAttempt,
  'late-look': lateLook,
  authorise,
  'issue-policy': issuePolicy,
  'render-documents': renderDocuments,
  'send-mail': sendMail,
  'mail-application': mailApplication,
  'mail-refund': mailRefund,
  'send-sms': sendSms,
  refund,
};

export function runJob(parts: Parts, job: Job): Promise<Outcome> {
  const run: Run | undefined = Object.hasOwn(jobs, job.kind) ? jobs[job.kind as JobKind] : undefined;
  if (run === undefined) throw new Error('no such kind of job');
  return run(parts, job.subject, job);
}
