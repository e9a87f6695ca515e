import { randomBytes } from 'node:crypto';
import type { panelPaymentRequestCreate } from '@sigorta/contracts/panel/payment-requests';
import { requireWanted } from '../../buyers/contacts/switches.ts';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import { mobileOf } from '../../buyers/phone-of.ts';
import { addressForPartner } from '../../partners/partner-origin.ts';
import { hashDetail, hashToken, pathOfRequest } from '../../payments/requests/link.ts';
import type { Contact } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { newRecordKey, withRecordKeys } from '../../platform/sensitive/record-keys.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { countMessages } from './count-messages.ts';

const dayMs = 86_400_000;

/** Last digits of the phone and the birth year: whichever the person types first opens the link. */
const detailsOf = (context: Context, id: string, phone: string | null, birthYear: string): string =>
  JSON.stringify(
    [phone?.slice(-4) ?? '', birthYear]
      .filter((detail) => detail !== '')
      .map((detail) => hashDetail(context.dataKeys, id, detail)),
  );

export const createPaymentRequest: Handler<typeof panelPaymentRequestCreate> = async (
  context,
  request,
  call,
) => {
  const { db, clock, dataKeys } = context;
  const staff = staffOf(call);
  const partnerId = scopeOf(staff) ?? call.partner.id;
  const phone = request.phone === '' ? null : mobileOf(request.phone, 'phone');
  const contact: Contact = { name: request.name, phone, email: request.email || null };
  if (request.send.length > 0) await requireWanted(context, 'message', { partnerId, phone });
  await countMessages(context, contact, request.send);
  const id = randomId();
  const token = randomBytes(24).toString('base64url');
  const now = clock();
  const own = newRecordKey(dataKeys, { id, partnerId, phone }, now);
  await db.transaction().execute(async (trx) => {
    await (own.row ? withRecordKeys(trx, [own.row]) : trx)
      .insertInto('payment_request')
      .values({
        id,
        token_hash: hashToken(token),
        token: seal(dataKeys, id, token),
        partner_id: partnerId,
        state: 'OPEN',
        version: 1,
        amount: request.amount.minor,
        purpose: request.purpose,
        reference: request.reference,
        language: request.language,
        details: detailsOf(context, id, phone, request.birthYear),
        contact: seal(own.keys, id, contact),
        phone_key: phone === null ? null : phoneKey(dataKeys, phone),
        expires_at: new Date(now.getTime() + request.days * dayMs),
        created_by: staff.id,
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const channel of request.send) await enqueue(trx, 'mail-payment-link', `${channel}.${id}`, now);
    await audit(context, trx, staff, {
      action: 'payment-request.created',
      subject: { kind: 'payment-request', id },
      partnerId,
      detail: { amount: request.amount.minor, sent: request.send.join(' ') },
    });
  });
  context.wake();
  return { id, link: await addressForPartner(context, partnerId, pathOfRequest(request.language, token)) };
};
