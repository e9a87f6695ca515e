import type { myDataDelete } from '@sigorta/contracts/operations/my-data-delete';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import { openCode } from '../../buyers/login/open-code.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordDataRequest } from './data-requests.ts';
import { forgetPhone } from './forget-phone.ts';

/** Deletes at once, in one transaction with the record of the request, and ends the logins of the phone. */
export const deleteMyData: Handler<typeof myDataDelete> = async (context, { challenge, code }, call) => {
  const phone = await requirePhone(context, call);
  const proven = await openCode(context, { challenge, code, purpose: 'deletion' }, call.sessionId);
  if (proven !== phone) throw new Refusal('code-expired');
  const partnerId = call.partner.id;
  const { deleted, kept, request } = await context.db.transaction().execute(async (trx) => {
    const done = await forgetPhone(context, trx, partnerId, phone);
    const request = await recordDataRequest(context, trx, {
      partner_id: partnerId,
      kind: 'deletion',
      phone,
      language: call.language,
      kept: done.kept,
    });
    return { ...done, request };
  });
  call.setLoginCookie(null);
  context.log.info({ event: 'data-deleted', partner: partnerId, count: deleted.quotes });
  return { deleted, kept, dueAt: request.dueAt.toISOString(), requestId: request.id };
};
