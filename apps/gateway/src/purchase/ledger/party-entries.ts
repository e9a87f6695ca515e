import type { Currency } from '@sigorta/contracts/money';
import { type Entry, entry } from './entry.ts';

/** Money that left our bank for an insurer or a partner; in the smallest unit of its currency. */
export interface PartyPayment {
  id: string;
  kind: 'insurer' | 'partner';
  party: string;
  currency: Currency;
  minor: number;
  /** the account it left */
  bank: string;
}

/** What we owe is less by what we paid. */
export const partyPaid = ({ id, kind, party, currency, minor, bank }: PartyPayment): Entry =>
  entry('party-paid', null, id, [
    { account: kind, owner: party, currency, minor },
    { account: 'bank', owner: bank, currency, minor: -minor },
  ]);
