import { lira } from '@sigorta/contracts/money';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer, Reply } from '../buyer.ts';
import { agree } from '../second-person.ts';
import type { Deal } from './records.ts';

const reason = 'Müşteriyle görüşüldü, iade uygun';

/** What waits for a second person, as the panel shows it. */
interface Ask {
  id: string;
  state: string;
  amount: { minor: number };
}

export const openAsk = async (staff: Buyer, purchaseId: string): Promise<Ask | null> => {
  const { body } = await staff.get(`panel/payments/${purchaseId}`);
  return body.proposals?.find(({ state }: Ask) => state === 'asked') ?? null;
};

/** kuruş that may still be given back, as the panel shows it */
export const refundable = async (staff: Buyer, purchaseId: string): Promise<number> =>
  (await staff.get(`panel/payments/${purchaseId}`)).body.refundable?.minor ?? 0;

export const askRefund = (staff: Buyer, purchaseId: string, amountMinor: number): Promise<Reply> =>
  staff.post('panel/refunds/ask', { orderId: purchaseId, amountMinor, reason });

/** Decides what was asked; a yes the panel took is written down as agreed. */
export async function approveRefund(deal: Deal, second: Buyer, purchaseId: string): Promise<boolean> {
  const ask = await openAsk(second, purchaseId);
  if (!ask) return false;
  const reply = await second.post('panel/proposals/decide', { id: ask.id, approve: true, note: reason });
  if (reply.status !== 200) return false;
  const { minor: amount } = ask.amount;
  const price = deal.purchases.find(({ id }) => id === purchaseId)?.price ?? 0;
  deal.agreed.push({ purchaseId, amount, isWhole: amount >= price });
  return true;
}

/** Two persons agree to give money back. @param share of what may be given back, 1 is all of it */
export async function giveBack(
  deal: Deal,
  [first, second]: readonly [Buyer, Buyer],
  purchaseId: string,
  share = 1,
): Promise<boolean> {
  const amount = Math.floor((await refundable(first, purchaseId)) * share);
  if (amount < 1) return false;
  const asked = await askRefund(first, purchaseId, amount);
  return asked.status === 200 && approveRefund(deal, second, purchaseId);
}

/** The transfer that is waited for, by its purchase's page. */
const transferOf = async (deal: Deal, staff: Buyer, purchaseId: string) => {
  const { body } = await deal.buyer.get(`purchases/${purchaseId}`);
  const reference = body.personal?.transfer?.reference;
  const { rows } = (await staff.post('panel/transfers', { search: reference })).body;
  return rows.find((row: { reference: string }) => row.reference === reference);
};

/** The buyer's bank sends the money of a transfer, and a staff user writes it into the panel; null when none is waited for. */
export async function enterTransfer(deal: Deal, staff: Buyer, purchaseId: string): Promise<Reply | null> {
  const transfer = await transferOf(deal, staff, purchaseId);
  if (!transfer) return null;
  const purchase = deal.purchases.find((one) => one.id === purchaseId);
  if (purchase) purchase.received += transfer.amount.minor;
  return writeDown(staff, transfer);
}

const writeDown = (staff: Buyer, { id, amount }: { id: string; amount: { minor: number } }): Promise<Reply> =>
  staff.post('panel/transfers/enter', {
    id,
    amount: lira(amount.minor),
    arrivedOn: todayInIstanbul(new Date()),
  });

/** The same, and a second person agrees; who holds the bank's statement tries again while another entry is open. */
export async function confirmTransfer(
  deal: Deal,
  [first, second]: readonly [Buyer, Buyer],
  purchaseId: string,
): Promise<void> {
  const transfer = await transferOf(deal, first, purchaseId);
  if (!transfer) return;
  const purchase = deal.purchases.find((one) => one.id === purchaseId);
  if (purchase) purchase.received += transfer.amount.minor;
  for (let tries = 0; tries < 20; tries += 1) {
    const asked = await writeDown(first, transfer);
    if (asked.status === 200) {
      await agree(second, purchaseId);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
