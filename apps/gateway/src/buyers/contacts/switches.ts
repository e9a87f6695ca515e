import type { ContactSwitch, ContactSwitches } from '@sigorta/contracts/contacts';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { phoneKeys } from '../login/phone-key.ts';

/**
 * When a phone's owner last said no, by what was switched off; nothing where the newest word is a yes.
 * @param scope a partner's id; null counts a no to any partner
 */
export async function switchedOff(
  db: Kysely<Database>,
  scope: string | null,
  keys: readonly string[],
): Promise<ReadonlyMap<ContactSwitch, Date>> {
  const rows = await db
    .selectFrom('contact_choice')
    .select(['of', 'is_on', 'chosen_at'])
    .distinctOn(['partner_id', 'of'])
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .where('phone_key', 'in', [...keys])
    .orderBy('partner_id')
    .orderBy('of')
    .orderBy('number', 'desc')
    .execute();
  return new Map(rows.filter(({ is_on }) => !is_on).map(({ of, chosen_at }) => [of, chosen_at]));
}

export const switchesOf = (off: ReadonlyMap<ContactSwitch, Date>): ContactSwitches => ({
  call: !off.has('call'),
  message: !off.has('message'),
});

/** Whom staff want to reach, and since when that person waits for an answer of theirs. */
interface Wanted {
  partnerId: string;
  phone: string | null;
  /** the person wrote at this moment and asked to be reached */
  askedAt?: Date | undefined;
}

/** Whether staff may reach that person so: who wrote after switching it off has asked for this one answer. */
export async function isWanted(
  { db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>,
  of: ContactSwitch,
  { partnerId, phone, askedAt }: Wanted,
): Promise<boolean> {
  if (phone === null) return true;
  const since = (await switchedOff(db, partnerId, phoneKeys(dataKeys, phone))).get(of);
  return since === undefined || (askedAt !== undefined && askedAt > since);
}

/**
 * Before staff see a number whole, or have a message sent.
 * @throws Refusal `contact-unwanted`
 */
export async function requireWanted(...[context, of, wanted]: Parameters<typeof isWanted>): Promise<void> {
  if (!(await isWanted(context, of, wanted))) throw new Refusal('contact-unwanted');
}
