import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import { carryOut } from '../../purchase/store/carry-out.ts';
import { visitBank } from '../../testing/purchase/bank-visit.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

const reason = 'Müşteri ile konuşuldu, uygun';
/** kuruş */
const [small, large] = [10_000, 15_000];
/** the list of a day is closed after seconds here, which a clock of the test goes on by: only then a part that it lacks is sent again */
const partAgainMs = 1_500;

const endings: [name: string, amounts: number[], went: number[]][] = [
  ['neither went', [small, large], []],
  ['the first went', [small, large], [0]],
  ['the second went', [small, large], [1]],
  ['both went', [small, large], [0, 1]],
  ['neither of two alike went', [small, small], []],
  ['one of two alike went', [small, small], [1]],
  ['both of two alike went', [small, small], [0, 1]],
];
/* each at one of the two a time */
const today = (place: number) => partOf(2, endings, { day: everyThirdDay.day + place });

describe.each([
  { connector: 'iyzico', asked: today(0) },
  { connector: 'nestpay', asked: today(1) },
])(
  'two payments back of one charge that a backup holds as unfinished: $connector',
  ({ connector, asked }) => {
    let market: Market;
    let later = 0;
    beforeAll(async () => {
      const clock = () => new Date(Date.now() + later);
      market = await openMarket({ partAgainMs, refundUnknownMs: 600_000 }, {}, undefined, { clock });
      const { db } = market.context;
      const { settings } = await db
        .selectFrom('partner')
        .select('settings')
        .where('id', '=', 'default')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('partner')
        .set({ settings: JSON.stringify({ ...settings, odeme_kurulusu: connector }) })
        .where('id', '=', 'default')
        .execute();
      forgetPartners(market.context);
      if (connector === 'nestpay') await market.control('nestpay', { settled: true });
    });
    afterAll(() => market.close());

    /** A policy two parts of whose price two persons agreed to give back; nothing was sent yet. */
    async function agreed(amounts: readonly number[]) {
      market.startWorkers();
      const buyer = market.buyer();
      const offer = await cheapest(market, buyer);
      const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
      const purchaseId = String(body.purchaseId);
      if (connector === 'nestpay') await visitBank(String(body.next.url));
      await atTheBank(market, purchaseId);
      await waitFor(buyer, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
      await market.stopWorkers();
      const [asker, decider] = [market.buyer(), market.buyer()];
      for (const one of [asker, decider]) await signInAsStaff(market.context, one, 'owner');
      for (const amountMinor of amounts) {
        await asker.post('panel/refunds/ask', { orderId: purchaseId, amountMinor, reason });
        const { proposals } = (await asker.get(`panel/payments/${purchaseId}`)).body;
        const { id } = proposals.find(({ state }: { state: string }) => state === 'asked');
        await decider.post('panel/proposals/decide', { id, approve: true, note: reason });
      }
      return { purchaseId, refunds: await refundsOf(purchaseId) };
    }

    const refundsOf = (purchaseId: string) =>
      market.context.db
        .selectFrom('refund')
        .selectAll()
        .where('order_id', '=', purchaseId)
        .orderBy('created_at')
        .execute();

    /** What happened after the backup: the gateway that was lost sent this one. */
    async function wentBefore(purchaseId: string, { id, amount }: { id: string; amount: number }) {
      const attempt = await attemptOf(market, purchaseId);
      const provider = market.context.connectors.of(attempt.psp, attempt.psp_account);
      const taken = {
        attemptId: attempt.id,
        orderId: purchaseId,
        paymentId: attempt.psp_payment_id ?? '',
        transactionIds: attempt.transaction_ids,
        priceMinor: Number(attempt.price),
        paidMinor: Number(attempt.paid),
      };
      expect((await provider.refund(taken, id, amount)).result).toBe('done');
    }

    const backAtProvider = async (purchaseId: string): Promise<number[]> => {
      const attempt = await attemptOf(market, purchaseId);
      const { rows } = await market.look(`charges?conversationId=${attempt.id}`);
      const others =
        connector === 'iyzico' ? (await market.look(`charges?basketId=${purchaseId}`)).rows : rows;
      return others
        .filter(({ kind }: { kind: string }) => kind === 'refund')
        .map(({ amount }: { amount: number }) => Math.abs(amount))
        .toSorted((a: number, b: number) => a - b);
    };

    test.each(asked)('%s: each goes back once, and both are known to have', async (_, amounts, went) => {
      const { purchaseId, refunds } = await agreed(amounts);
      for (const place of went) await wentBefore(purchaseId, refunds[place] as (typeof refunds)[number]);
      const { quote_id } = await attemptOf(market, purchaseId);
      await carryOut(market.context, quote_id ?? '', { command: { do: 'restored', orderId: purchaseId } });
      expect((await refundsOf(purchaseId)).map(({ phase }) => phase)).toEqual(['unknown', 'unknown']);
      later += partAgainMs;
      market.startWorkers();
      await expect
        .poll(async () => (await refundsOf(purchaseId)).map(({ phase }) => phase))
        .toEqual(['done', 'done']);
      expect(await backAtProvider(purchaseId)).toEqual(amounts.toSorted((a, b) => a - b));
    });
  },
);
