import type { Currency } from '@sigorta/contracts/money';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { agree } from '../second-person.ts';
import type { OutsideLine, PaidMarket } from './paid-market.ts';

/** What two persons said was paid to an insurer or a partner; `reference` is the bank's. */
export interface PaidParty {
  reference: string;
  currency: Currency;
  /** in the smallest unit */
  amountMinor: number;
  party: string;
}

interface Account {
  kind: string;
  party: { id: string; name: string };
  currency: string;
  closing: number;
}

let sent = 0;
const nextReference = (): string => {
  sent += 1;
  return `EFT ${100_000 + sent}`;
};

/** Two persons of finance enter that a small part of what an insurer or a partner is owed was paid today. */
export async function payParty(
  { staff: [first, second] }: PaidMarket,
  amountMinor: number,
  { reference = nextReference(), currency = 'TRY' }: { reference?: string; currency?: Currency } = {},
): Promise<PaidParty> {
  const paidOn = todayInIstanbul(new Date());
  const { body } = await first.post('panel/payables', { month: paidOn.slice(0, 7) });
  const account = (body.rows as Account[]).find(
    (one) => one.currency === currency && one.closing >= amountMinor,
  );
  if (!account) throw new Error(`nobody is owed ${amountMinor} ${currency}`);
  await first.post('panel/payables/ask', {
    kind: account.kind,
    partyId: account.party.id,
    amount: { minor: amountMinor, currency },
    paidOn,
    reference,
    reason: 'Kasım mutabakatı imzalandı',
  });
  const about = currency === 'TRY' ? account.party.name : `${account.party.name} (${currency})`;
  if ((await agree(second, about))?.status !== 200) throw new Error('nobody agreed');
  return { reference, currency, amountMinor, party: account.party.name };
}

/** A line on one of our accounts, in lira where nothing is said, as the bank writes it. */
export const bankWrites = async (
  market: PaidMarket,
  line: { amount: number; text: string; ownReference?: string; isCharge?: boolean; currency?: Currency },
): Promise<OutsideLine> => (await market.control('by-hand/bank-lines', line)).line;

/** The bank sends a payment of ours: its reference stands in the text or in the field that is made for it. */
export const bankSends = (
  market: PaidMarket,
  { reference, currency, amountMinor, party }: PaidParty,
  where: 'text' | 'field' = 'text',
): Promise<OutsideLine> =>
  bankWrites(market, {
    amount: -amountMinor,
    currency,
    ...(where === 'text'
      ? { text: `GIDEN ${reference.replace(' ', '-')} ${party.toUpperCase()}` }
      : { text: `GIDEN ${party.toUpperCase()}`, ownReference: reference }),
  });
