import type { sendingResume } from '@sigorta/contracts/panel/sending';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import { lookAfterRestore } from '../../reconciliation/resume-sending.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

/** Asked for with the number of differences that were shown, so that nobody agrees to another state of the books (decision 0289). */
export const askResume: Handler<typeof sendingResume, JobContext> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { differences, reason } = request;
  await context.db.transaction().execute(async (trx) => {
    const open = await lookAfterRestore(trx);
    if (open.hindrance !== null) throw new Refusal('request-closed');
    if (open.differences !== differences) throw new Refusal('changed-meanwhile');
    await openProposal(context, trx, staff, {
      kind: 'resume-sending',
      subject: 'sending',
      orderId: null,
      partnerId: null,
      amount: null,
      payload: { differences },
      reason,
    });
  });
  return { success: true };
};
