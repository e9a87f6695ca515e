import { type Contact, type ContactLedger, groundOf } from '@sigorta/contracts/contacts';
import type { Context } from '../../platform/context.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { phoneKeys } from '../login/phone-key.ts';
import { switchedOff, switchesOf } from './switches.ts';

/** contacts that are told at once; older ones exist where there are more */
const most = 200;

interface Of {
  /** null is every partner */
  scope: string | null;
  phone: string;
}

/** Mails and short messages about purchases of a phone. A page that was opened is no contact of ours. */
const ofPurchases = async (
  { db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>,
  { scope, phone }: Of,
): Promise<Contact[]> => {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('purchase_order', 'purchase_order.id', 'delivery.order_id')
    .select(['delivery.channel', 'delivery.purpose', 'delivery.state', 'delivery.created_at'])
    .where(hasPhone('purchase_order', dataKeys, phone))
    .$if(scope !== null, (query) => query.where('purchase_order.partner_id', '=', scope ?? ''))
    .where('delivery.channel', '<>', 'page')
    .orderBy('delivery.created_at', 'desc')
    .limit(most + 1)
    .execute();
  return rows.flatMap(({ channel, purpose, state, created_at }) =>
    channel === 'page' || purpose === 'page'
      ? []
      : [
          {
            at: created_at.toISOString(),
            channel,
            purpose,
            ground: groundOf[purpose],
            isFromThem: false,
            isByStaff: false,
            state,
          },
        ],
  );
};

const ofNoPurchase = async (
  { db }: Pick<Context, 'db'>,
  keys: string[],
  scope: string | null,
): Promise<Contact[]> => {
  const rows = await db
    .selectFrom('contact')
    .selectAll()
    .where('phone_key', 'in', keys)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .orderBy('at', 'desc')
    .limit(most + 1)
    .execute();
  return rows.map(({ at, channel, purpose, is_from_them, staff_id, state }) => ({
    at: at.toISOString(),
    channel,
    purpose,
    ground: groundOf[purpose],
    isFromThem: is_from_them,
    isByStaff: staff_id !== null,
    state,
  }));
};

/**
 * Every contact of a phone, the newest first: messages of its purchases from where their fate is kept, the rest from the table of
 * its own.
 */
export async function contactsOfPhone(
  context: Pick<Context, 'db' | 'dataKeys'>,
  of: Of,
): Promise<ContactLedger> {
  const keys = phoneKeys(context.dataKeys, of.phone);
  const [purchases, others, off] = await Promise.all([
    ofPurchases(context, of),
    ofNoPurchase(context, keys, of.scope),
    switchedOff(context.db, of.scope, keys),
  ]);
  const contacts = [...purchases, ...others].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return { contacts: contacts.slice(0, most), more: contacts.length > most, switches: switchesOf(off) };
}
