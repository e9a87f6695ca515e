import type { Application } from '@sigorta/product-kit/field';
import { addDays } from '@sigorta/validators/iso-date';
import { startOfDay } from '@sigorta/validators/istanbul';
import { expect } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { readMails } from '../delivery/read-mails.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';

const hourMs = 3600_000;

export interface BoughtPolicy {
  buyer: Buyer;
  purchaseId: string;
  lastDay: string;
}

/** a try that failed on a busy machine is made again after less than this */
const againMs = 2_000;

/** Work on reminders that can be done now, or in a moment. */
const waitingWork = async ({ db, clock }: Market['context']): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('key')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', new Date(clock().getTime() + againMs))
    .where('kind', 'in', ['ask-renewal', 'mail-renewal', 'sms-renewal', 'follow-mail', 'send-sms'])
    .execute();
  return rows.map(({ key }) => key);
};

/** What became of each reminder of a policy, the earliest first. */
const remindersOf = async ({ context }: Market, { purchaseId }: BoughtPolicy) => {
  const rows = await context.db
    .selectFrom('renewal_reminder')
    .select(['days_before', 'state', 'why'])
    .where('order_id', '=', purchaseId)
    .orderBy('days_before', 'desc')
    .execute();
  return rows.map(({ days_before, state, why }) => [days_before, why ?? state]);
};

/** Buys a policy; mails about it go to `email`. */
async function buyPolicy(
  market: Market,
  { product, plate, email, change }: { product: string; plate: string; email: string; change: Change },
): Promise<BoughtPolicy> {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, product, (one) => change({ ...one, plate }));
  if (!offer) throw new Error('nobody offers');
  const wanted = paymentOf(market, offer);
  const { body } = await buyer.post('purchases/start', { ...wanted, billing: { ...wanted.billing, email } });
  const isThere = ({ state, mail }: { state: string; mail: string }) => state === 'issued' && mail === 'sent';
  const seen = await waitFor(buyer, body.purchaseId, isThere);
  /* the browser that bought is there a year later; what it may do is no matter of these tests */
  await market.context.db
    .updateTable('session')
    .set({ expires_at: new Date('2099-01-01') })
    .execute();
  return { buyer, purchaseId: body.purchaseId, lastDay: seen.personal.cover.lastDay };
}

type Change = (one: Application) => Application;

/** A market whose clock is set by the test and runs on by itself, and what its buyers do about renewals. */
export async function renewingMarket(start: Date) {
  let [setTo, setAt] = [start.getTime(), Date.now()];
  let count = 0;
  const clock = () => new Date(setTo + (Date.now() - setAt));
  const market: Market = await openMarket({}, {}, undefined, { clock });
  const { db } = market.context;
  const goTo = (at: Date): void => {
    [setTo, setAt] = [at.getTime(), Date.now()];
  };
  /* mails of every test go to an address of its own */
  const email = (): string => `yenileyen${count}@ornek.example`;

  const waiting = () => waitingWork(market.context);
  return {
    market,
    clock,
    goTo,
    email,
    buy: (product = 'kasko', change: Change = (one) => one) =>
      buyPolicy(market, { product, plate: `34ABC${100 + count}`, email: email(), change }),
    /** for the next test */
    anew: () => {
      goTo(start);
      count += 1;
    },
    choose: ({ buyer, purchaseId }: BoughtPolicy, isOn: boolean) =>
      buyer.post(`purchases/${purchaseId}/renewal`, { isOn }),
    isDone: () => expect.poll(waiting).toEqual([]),
    /** Ten in the morning of a day so many days before the last one, and whatever is due then done. */
    goBefore: async ({ lastDay }: BoughtPolicy, days: number): Promise<void> => {
      goTo(new Date(startOfDay(addDays(lastDay, -days)).getTime() + 10 * hourMs));
      market.context.wake();
      await expect.poll(waiting).toEqual([]);
    },
    reminders: (one: BoughtPolicy) => remindersOf(market, one),
    renewalMails: async () =>
      (await readMails(market, email())).filter(({ words }) => /bitiyor|bitmesine/.test(words)),
    callsForMoney: async (): Promise<number> => (await market.look('payments')).payments.length,
    /** The buyer came from a mail, so the address is known to be theirs. */
    proveAddress: ({ purchaseId }: BoughtPolicy) =>
      db
        .updateTable('delivery')
        .set({ state: 'opened' })
        .where('order_id', '=', purchaseId)
        .where('channel', '=', 'mail')
        .execute(),
  };
}
