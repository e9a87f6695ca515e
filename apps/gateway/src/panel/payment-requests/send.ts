import type { panelPaymentRequestSend } from '@sigorta/contracts/panel/payment-requests';
import { requireWanted } from '../../buyers/contacts/switches.ts';
import { contactOf } from '../../payments/requests/opened-request.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { countMessages } from './count-messages.ts';
import { openOne } from './open-one.ts';

export const sendLink: Handler<typeof panelPaymentRequestSend> = async (context, { id, channel }, call) => {
  const staff = staffOf(call);
  const request = await openOne(context, id, staff);
  const contact = contactOf(context, request);
  if (!(channel === 'sms' ? contact.phone : contact.email)) throw new Refusal('not-found');
  await requireWanted(context, 'message', { partnerId: request.partner_id, phone: contact.phone });
  await countMessages(context, contact, [channel], 'channel');
  await context.db.transaction().execute(async (trx) => {
    await enqueue(trx, 'mail-payment-link', `${channel}.${id}`, context.clock());
    await audit(context, trx, staff, {
      action: 'payment-request.sent',
      subject: { kind: 'payment-request', id },
      partnerId: request.partner_id,
      detail: { channel },
    });
  });
  context.wake();
  return { success: true };
};
