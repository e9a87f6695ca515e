import type { revealedSubjects } from '@sigorta/contracts/panel/reveal';
import { contactOf } from '../../payments/requests/opened-request.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { calledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openBilling } from '../../platform/sensitive/sealed-billing.ts';
import { openMail } from '../../platform/sensitive/sealed-mail.ts';
import { nameAmongOthers } from '../../platform/sensitive/sealed-name.ts';
import { phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import type { Subject } from './hidden-value.ts';

type Find = (context: Context, id: string) => Promise<Subject | null>;

const ofApplication: Find = async (context, id) => {
  const { db, dataKeys } = context;
  const row = await db
    .selectFrom('application')
    .selectAll()
    .select(recordKey('application.id'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { partner_id: partnerId, product, release, answers } = row;
  return {
    partnerId,
    product,
    release,
    form: answers && { id, application: answers, key: row.record_key },
    askedAt: row.created_at,
    known: {
      name: nameAmongOthers(context, row),
      phone: phoneAmongOthers(context, row),
      email: openMail(dataKeys, row),
    },
  };
};

const ofQuote: Find = async (context, id) => {
  const row = await context.db
    .selectFrom('quote')
    .selectAll()
    .select(recordKey('quote.id'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { partner_id: partnerId, product, release, application, record_key: key } = row;
  const known = { phone: phoneAmongOthers(context, row) };
  return { partnerId, product, release, form: { id, application, key }, known };
};

const ofPurchase: Find = async (context, id) => {
  const { db, dataKeys } = context;
  const row = await db
    .selectFrom('purchase_order')
    .selectAll()
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { partner_id: partnerId, product, release, application, quote_id } = row;
  const { email, address } = openBilling(dataKeys, row);
  return {
    partnerId,
    product,
    release,
    form: { id: quote_id, application, key: row.record_key },
    known: {
      name: nameAmongOthers(context, namedOrder(row)),
      phone: phoneAmongOthers(context, calledOrder(row)),
      email,
      address,
    },
  };
};

const ofPaymentRequest: Find = async (context, id) => {
  const row = await context.db
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const none = { product: '', release: null, form: null };
  return { ...none, partnerId: row.partner_id, known: contactOf(context, row) };
};

const finders: Record<(typeof revealedSubjects)[number], Find> = {
  application: ofApplication,
  quote: ofQuote,
  purchase: ofPurchase,
  'payment-request': ofPaymentRequest,
};

/**
 * The record that a masked field comes from.
 * @throws Refusal `not-found`, also for one of another scope
 */
export const subjectInScope = async (
  context: Context,
  { subject, id }: { subject: (typeof revealedSubjects)[number]; id: string },
  staff: Staff,
): Promise<Subject> => {
  const scope = scopeOf(staff);
  const found = await finders[subject](context, id);
  if (!found || (scope !== null && found.partnerId !== scope)) throw new Refusal('not-found');
  return found;
};
