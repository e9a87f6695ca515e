import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { agree } from '../second-person.ts';
import type { OutsideLine, PaidMarket } from './paid-market.ts';

/** What two persons said was paid to an insurer or a partner; `reference` is the bank's. */
export interface PaidParty {
  reference: string;
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
  reference = nextReference(),
): Promise<PaidParty> {
  const paidOn = todayInIstanbul(new Date());
  const { body } = await first.post('panel/payables', { month: paidOn.slice(0, 7) });
  const account = (body.rows as Account[]).find(
    ({ currency, closing }) => currency === 'TRY' && closing >= amountMinor,
  );
  if (!account) throw new Error(`nobody is owed ${amountMinor} kuruş`);
  await first.post('panel/payables/ask', {
    kind: account.kind,
    partyId: account.party.id,
    amount: { minor: amountMinor, currency: 'TRY' },
    paidOn,
    reference,
    reason: 'Kasım mutabakatı imzalandı',
  });
  if ((await agree(second, account.party.name))?.status !== 200) throw new Error('nobody agreed');
  return { reference, amountMinor, party: account.party.name };
}

/** A line on our account, as the bank writes it. */
export const bankWrites = async (
  market: PaidMarket,
  line: { amount: number; text: string; ownReference?: string; isCharge?: boolean },
): Promise<OutsideLine> => (await market.control('by-hand/bank-lines', line)).line;

/** The bank sends a payment of ours: its reference stands in the text or in the field that is made for it. */
export const bankSends = (
  market: PaidMarket,
  { reference, amountMinor, party }: PaidParty,
  where: 'text' | 'field' = 'text',
): Promise<OutsideLine> =>
  bankWrites(market, {
    amount: -amountMinor,
    ...(where === 'text'
      ? { text: `GIDEN ${reference.replace(' ', '-')} ${party.toUpperCase()}` }
      : { text: `GIDEN ${party.toUpperCase()}`, ownReference: reference }),
  });
