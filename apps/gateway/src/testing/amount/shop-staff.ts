import { lira } from '@sigorta/contracts/money';
import type { Buyer } from '../buyer.ts';
import type { Market } from '../purchase/market.ts';
import { agree } from '../second-person.ts';
import { signInAsStaff } from '../staff.ts';
import type { TransferByHand, Verdict } from './transfer-by-hand.ts';

/** Two persons of staff before the statement of the shop's account. */
export interface ShopStaff {
  /** Money comes to the account under a transfer's reference; one reads it there and enters it, another agrees. */
  enter: (of: TransferByHand, amount: number) => Promise<Verdict>;
  /** @returns the code of the refusal; null when it was done */
  settle: (of: TransferByHand, how: 'take' | 'return') => Promise<string | null>;
}

interface BankLine {
  day: string;
  amount: number;
}

export function shopStaff(market: Market): ShopStaff {
  const { context, control } = market;

  const signedIn = async (role: 'finance' | 'owner'): Promise<Buyer> => {
    const browser = market.buyer();
    await signInAsStaff(context, browser, role);
    return browser;
  };
  const move = async ({ reference }: TransferByHand, amount: number): Promise<BankLine> =>
    (await control('by-hand/bank-lines', { amount, text: `HAVALE ${reference} DEFNE AYDIN` })).line;

  /** A second person agrees; the clock was moved by hours since anybody signed in last. */
  const agreed = async (of: TransferByHand): Promise<void> => {
    const reply = await agree(await signedIn('owner'), of.purchaseId);
    if (reply?.body.state !== 'approved') throw new Error(`not agreed: ${JSON.stringify(reply?.body)}`);
  };

  return {
    enter: async (of, amount) => {
      const line = await move(of, amount);
      const finance = await signedIn('finance');
      const told = { id: of.id, amount: lira(line.amount), arrivedOn: line.day };
      const { body } = await finance.post('panel/transfers/enter', told);
      if (!body.verdict) throw new Error(`not entered: ${JSON.stringify(body)}`);
      await agreed(of);
      return body.verdict;
    },
    settle: async (of, how) => {
      const finance = await signedIn('finance');
      const wanted = { id: of.id, how, note: 'Ekstreye göre' };
      const { status, body } = await finance.post('panel/transfers/settle', wanted);
      if (status !== 200) return body.code;
      await agreed(of);
      if (how === 'return') await move(of, -of.open);
      return null;
    },
  };
}
