import { Buyer } from '../../apps/gateway/src/testing/buyer.ts';
import {
  pay,
  type Quoted,
  quoted,
  withoutChallenge,
} from '../../apps/gateway/src/testing/money/buyer-actions.ts';
import type { MeasuredProgram } from './measured-program.ts';

const siteToken = 'sigorta-carsisi-site';
/** a page looks once a second at first */
const lookMs = 500;
const patienceMs = 120_000;

export interface Ordered {
  /** from the first press to the last mail */
  tookMs: number;
  /** of the gateway meanwhile; what asking for the offers took is not in it */
  cpuMs: number;
  /** of each purchase, to half a second */
  waitedMs: number[];
  /** why a purchase did not come to its mail */
  lost: string[];
}

/** Waits until the policy of a purchase is issued and its mail sent. @throws when it takes longer than two minutes */
async function untilMailed(buyer: Buyer, purchaseId: string): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { body } = await buyer.get(`purchases/${purchaseId}`);
    if (body.state === 'issued' && body.mail === 'sent') return;
    if (performance.now() > until) throw new Error(`${purchaseId} is still ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

async function order(quote: Quoted): Promise<void> {
  const { purchaseId, code } = await pay(quote);
  if (purchaseId === null) throw new Error(`not started: ${code}`);
  await untilMailed(quote.deal.buyer, purchaseId);
}

/** Does a piece of work for each of a list, so many at once. */
async function atOnce<T>(all: readonly T[], many: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const worker = async (): Promise<void> => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: many }, worker));
}

/** Many buyers with their offers; then all pay, so many at once. */
export async function orderMany(program: MeasuredProgram, orders: number, many: number): Promise<Ordered> {
  const world = { buyer: () => new Buyer(program.url, siteToken) };
  const quotes: Quoted[] = [];
  await atOnce(
    Array.from({ length: orders }, (_, at) => at),
    Math.min(many, 5),
    async () => {
      quotes.push(await quoted(world, withoutChallenge));
    },
  );
  const [began, cpu] = [performance.now(), program.cpu()];
  const waitedMs: number[] = [];
  const lost: string[] = [];
  await atOnce(quotes, many, async (quote) => {
    const pressed = performance.now();
    await order(quote).then(
      () => waitedMs.push(performance.now() - pressed),
      (error: unknown) => lost.push(String(error).slice(0, 300)),
    );
  });
  return { tookMs: performance.now() - began, cpuMs: program.cpu() - cpu, waitedMs, lost };
}
