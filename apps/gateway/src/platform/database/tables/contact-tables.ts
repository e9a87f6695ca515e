import type { CallPurpose, ContactChannel, ContactSwitch, MessagePurpose } from '@sigorta/contracts/contacts';
import type { Language } from '@sigorta/i18n/language';
import type { Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

/** A message that belongs to no purchase, or a call that staff wrote down (decision 0440). */
export interface ContactTable {
  id: string;
  /** the same for every try of one message */
  reference: string;
  partner_id: string;
  /** keyed hash; null where only an address was typed */
  phone_key: string | null;
  channel: ContactChannel;
  purpose: CallPurpose | MessagePurpose;
  is_from_them: Generated<boolean>;
  /** who began it; null for what a person asked a machine for */
  staff_id: string | null;
  /** null for a call */
  state: 'queued' | 'sent' | 'failed' | null;
  at: Instant;
}

/** A word of a phone's owner on being called or written to by staff; the newest counts, and none is a yes. */
interface ContactChoiceTable {
  number: Generated<number>;
  partner_id: string;
  /** keyed hash: outlives the deletion of everything else */
  phone_key: string;
  of: ContactSwitch;
  is_on: boolean;
  language: Language;
  chosen_at: Instant;
}

export interface ContactTables {
  contact: ContactTable;
  contact_choice: ContactChoiceTable;
}
