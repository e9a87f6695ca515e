import { errorCodes } from '@sigorta/contracts/errors';
import type { Buyer } from '../../buyer.ts';
import { visitBank } from '../../purchase/bank-visit.ts';
import { sealedCard } from '../../purchase/card-entry.ts';
import { askOffers, attemptOf, type Market, openMarket, paymentOf, waitFor } from '../../purchase/market.ts';
import { payAt } from '../../purchase/pay-at.ts';
import { type ForgingLine, openForgingLine } from './forging-line.ts';
import { type Fields, formOf } from './signers.ts';

/** Whose returns are forged. */
export const connectorsUnderAttack = ['iyzico', 'nestpay-3d', 'nestpay-3d_pay'] as const;
export type UnderAttack = (typeof connectorsUnderAttack)[number];

/** Where a purchase stands while its return is forged. */
const stages = ['waits', 'approved', 'failed', 'replaced', 'declined', 'expired', 'issued'] as const;
type Stage = (typeof stages)[number];

/** A purchase under way, and what somebody who listens at its browser holds of it. */
export interface Target {
  stage: Stage;
  connector: UnderAttack;
  buyer: Buyer;
  purchaseId: string;
  attemptId: string;
  /** kuruş */
  price: number;
  /** what the bank made its browser carry; null while the buyer has not answered */
  form: Fields | null;
  /** what the start is asked with, for the buyer who pays after all */
  request: object;
}

const slowMs = 3_600_000;

const storeType = { iyzico: '3d', 'nestpay-3d': '3d', 'nestpay-3d_pay': '3d_pay' } as const;

/** A market in which nothing but a return moves a purchase that stands at the bank, and a line that somebody forges on. */
export async function openForgedMarket(
  connector: UnderAttack,
): Promise<{ market: Market; line: ForgingLine; close: () => Promise<void> }> {
  const line = await openForgingLine();
  const market = await openMarket(
    {
      challengeMs: slowMs,
      startGraceMs: slowMs,
      lateLooksMs: [slowMs],
      providerTimeoutMs: 10_000,
      insurerTimeoutMs: 10_000,
    },
    {
      RATE_LIMIT_FACTOR: '1000000',
      PAYMENT_URL: `${line.url}/iyzico`,
      NESTPAY_URL: `${line.url}/nestpay`,
      NESTPAY_STORE_TYPE: storeType[connector],
    },
  );
  line.leadTo(market.sandbox.urls.main);
  return {
    market,
    line,
    close: async () => {
      await market.close();
      await line.close();
    },
  };
}

const providerOf = (connector: UnderAttack) => (connector === 'iyzico' ? 'iyzico' : 'nestpay');

/** Types the card, presses "pay" and goes to the bank's page. */
async function toTheBank(market: Market, { buyer, request }: Pick<Target, 'buyer' | 'request'>) {
  const { body } = await buyer.post('purchases/start', { ...request, card: sealedCard() });
  if (typeof body.purchaseId !== 'string') throw new Error(`not started: ${JSON.stringify(body)}`);
  await visitBank(String(body.next.url));
  return { purchaseId: String(body.purchaseId), attempt: await attemptOf(market, body.purchaseId) };
}

async function answerBank(market: Market, paymentId: string, action: 'approve' | 'cancel'): Promise<Fields> {
  const { form } = await market.control(`acs/${paymentId}`, { action, post: false });
  return Object.entries(form as Record<string, string>);
}

export const returnPathOf = (connector: UnderAttack): string => `/odeme/donus/${providerOf(connector)}`;

const postForm = (market: Market, connector: UnderAttack, form: Fields): Promise<Response> =>
  fetch(market.url + returnPathOf(connector), {
    method: 'POST',
    redirect: 'manual',
    body: formOf(form),
  });

/** A short time at the bank, for as long as `work` takes. */
async function withShortTime<T>({ context: { timings } }: Market, work: () => Promise<T>): Promise<T> {
  const { challengeMs, startGraceMs } = timings;
  /* longer than a busy machine needs to open the bank's page */
  Object.assign(timings, { challengeMs: 1_500, startGraceMs: 3_000 });
  try {
    return await work();
  } finally {
    Object.assign(timings, { challengeMs, startGraceMs });
  }
}

async function newBuyer(market: Market): Promise<Pick<Target, 'buyer' | 'request' | 'price'>> {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer);
  if (!offer) throw new Error('nobody offers');
  return { buyer, request: paymentOf(market, offer), price: offer.price.minor };
}

/** Brings a purchase to a stage. @returns null where the connector has no such stage */
async function openTarget(market: Market, connector: UnderAttack, stage: Stage): Promise<Target | null> {
  /* where the bank takes the money itself, no second start replaces the first */
  if (stage === 'replaced' && connector === 'nestpay-3d_pay') return null;
  const one = await newBuyer(market);
  const begin = () => toTheBank(market, one);
  const { purchaseId, attempt } = await (stage === 'expired'
    ? withShortTime(market, async () => {
        const begun = await begin();
        await waitFor(one.buyer, begun.purchaseId, 'expired');
        return begun;
      })
    : begin());
  const target = { ...one, stage, connector, purchaseId, attemptId: attempt.id, form: null };
  const paymentId = attempt.psp_payment_id ?? attempt.id;
  /* the bank of an attempt that is over may still take its money where it takes it itself */
  if (stage === 'waits' || (stage === 'expired' && connector === 'nestpay-3d_pay')) return target;
  const action = stage === 'failed' || stage === 'declined' ? 'cancel' : 'approve';
  const form = await answerBank(market, paymentId, action);
  if (stage === 'replaced') {
    const second = await begin();
    return { ...target, attemptId: second.attempt.id, form };
  }
  if (stage === 'declined' || stage === 'issued') {
    await postForm(market, connector, form);
    await waitFor(one.buyer, purchaseId, ({ state, mail }) =>
      stage === 'declined' ? state === 'declined' : state === 'issued' && mail === 'sent',
    );
  }
  return { ...target, form };
}

/** Purchases at every stage of a connector, `each` of a stage. */
export async function openTargets(market: Market, connector: UnderAttack, each: number): Promise<Target[]> {
  await payAt(market, providerOf(connector));
  const open = (of: readonly Stage[]): Promise<(Target | null)[]> =>
    Promise.all(
      of.flatMap((stage) => Array.from({ length: each }, () => openTarget(market, connector, stage))),
    );
  /* these alone have a short time at the bank */
  const expired = await open(stages.filter((stage) => stage === 'expired'));
  const others = await open(stages.filter((stage) => stage !== 'expired'));
  return [...others, ...expired].filter((target) => target !== null);
}

/** A purchase whose buyer has said yes at the bank and is on his way back. */
export async function bringToBank(
  market: Market,
  connector: UnderAttack,
): Promise<Target & { comeBack: () => Promise<unknown> }> {
  const one = await newBuyer(market);
  const { purchaseId, attempt } = await toTheBank(market, one);
  const form = await answerBank(market, attempt.psp_payment_id ?? attempt.id, 'approve');
  const target = { ...one, stage: 'approved' as const, connector, purchaseId, attemptId: attempt.id, form };
  return { ...target, comeBack: () => postForm(market, connector, form) };
}

/** What the world holds of a purchase, and what its buyer reads: as text, to be compared. */
export async function recordOf(market: Market, { buyer, purchaseId, attemptId }: Target): Promise<string> {
  const [{ body: page }, byOrder, byAttempt, { policies }] = await Promise.all([
    buyer.get(`purchases/${purchaseId}`),
    market.look(`charges?basketId=${purchaseId}`),
    market.look(`charges?conversationId=${attemptId}`),
    market.look(`policies?reference=${purchaseId}`),
  ]);
  return JSON.stringify({ page, rows: [byOrder.rows, byAttempt.rows], policies });
}

export interface Ending {
  state: string;
  charges: number;
  net: number;
  active: number;
}

/** The books of a purchase at its end: every attempt of it counts. */
export async function endingOf(market: Market, { buyer, purchaseId }: Target): Promise<Ending> {
  const { body } = await buyer.get(`purchases/${purchaseId}`);
  const attempts = await market.context.db
    .selectFrom('attempt')
    .select('id')
    .where('order_id', '=', purchaseId)
    .execute();
  const ledgers = await Promise.all(attempts.map(({ id }) => market.look(`charges?conversationId=${id}`)));
  const net: { net: number; charges: number }[] = ledgers.flatMap((ledger) => ledger.net);
  const { policies } = await market.look(`policies?reference=${purchaseId}`);
  return {
    state: body.state,
    charges: net.reduce((sum, one) => sum + one.charges, 0),
    net: net.reduce((sum, one) => sum + one.net, 0),
    active: policies.filter(({ policy }: { policy: { state: string } }) => policy.state === 'active').length,
  };
}

/** The buyer pays after all, from wherever he was left. */
export async function payAfterAll(market: Market, target: Target): Promise<void> {
  const { stage, connector, buyer, purchaseId, attemptId, form } = target;
  const again = async () => {
    await payAt(market, providerOf(connector));
    const { attempt } = await toTheBank(market, target);
    const paymentId = attempt.psp_payment_id ?? attempt.id;
    await postForm(market, connector, await answerBank(market, paymentId, 'approve'));
  };
  if (stage === 'waits' || stage === 'replaced') {
    const { psp_payment_id } = await attemptOf(market, purchaseId);
    await postForm(market, connector, await answerBank(market, psp_payment_id ?? attemptId, 'approve'));
  } else if (stage === 'approved' && form) await postForm(market, connector, form);
  else if (stage === 'failed' && form) {
    await postForm(market, connector, form);
    await waitFor(buyer, purchaseId, 'declined');
    await again();
  } else if (stage === 'declined' || stage === 'expired') await again();
  await waitFor(buyer, purchaseId, 'issued');
}

const codes: ReadonlySet<string> = new Set(Object.keys(errorCodes));

/** What is wrong with an answer, whatever was sent; null: nothing. @param pages addresses it may lead to */
export async function wrongAnswer(answer: Response, pages: ReadonlySet<string>): Promise<string | null> {
  const text = await answer.text();
  if (answer.status >= 500) return `HTTP ${answer.status}`;
  if (answer.status === 303) {
    const to = answer.headers.get('location') ?? '';
    return pages.has(to) ? null : `leads to ${to.slice(0, 80)}`;
  }
  if (answer.status < 400 || text === '') return null;
  try {
    const { success, code } = JSON.parse(text);
    return success === false && codes.has(code) ? null : `says ${text.slice(0, 80)}`;
  } catch {
    return `says ${text.slice(0, 80)}`;
  }
}
