import type { revealedSubjects } from '@sigorta/contracts/panel/reveal';
import type { Context } from '../../platform/context.ts';
import type { Subject } from './hidden-value.ts';

type Find = (context: Context, id: string) => Promise<Subject | null>;

const ofApplication: Find = async ({ db }, id) => {
  const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { full_name: name, phone, email, partner_id: partnerId, product, release, answers } = row;
  return { partnerId, product, release, row: id, application: answers, known: { name, phone, email } };
};

const ofQuote: Find = async ({ db }, id) => {
  const row = await db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { partner_id: partnerId, product, release, application, phone } = row;
  return { partnerId, product, release, row: id, application, known: { phone } };
};

const ofPurchase: Find = async ({ db }, id) => {
  const row = await db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { partner_id: partnerId, product, release, application, phone, billing, buyer_name, quote_id } = row;
  return {
    partnerId,
    product,
    release,
    row: quote_id,
    application,
    known: { name: buyer_name, phone, email: billing.email, address: billing.address },
  };
};

/** Where a masked field comes from. */
export const subjectFinders: Record<(typeof revealedSubjects)[number], Find> = {
  application: ofApplication,
  quote: ofQuote,
  purchase: ofPurchase,
};
