import type { Buyer } from '../buyer.ts';
import { sealedCard } from './card-entry.ts';
import type { GatewayProcess } from './gateway-process.ts';
import { control, type Sandbox } from './outside.ts';

/** What a page of a purchase shows. */
export type BuyerSees = { state: string; mail?: string };

interface Purchase {
  buyer: Buyer;
  payment: object;
  /** until what */
  end: (status: BuyerSees) => boolean;
  /** the answers after payment, in wire names */
  details?: object;
}

/** how long a machine that is busy may take */
const patienceMs = 150_000;

interface Step {
  /** once there is one */
  purchaseId: string | null;
  ended: boolean;
}

/** What a buyer does next, from what his page shows. */
async function act(
  sandbox: Sandbox,
  { buyer, payment, end, details = {} }: Purchase,
  purchaseId: string | null,
): Promise<Step> {
  const { body } = purchaseId ? await buyer.get(`purchases/${purchaseId}`) : { body: { state: 'new' } };
  if (end(body)) return { purchaseId, ended: true };
  if (body.detailsUntil) await buyer.post('policies/create', { purchaseId, details });
  if (['new', 'declined', 'expired'].includes(body.state)) {
    const started = await buyer.post('purchases/start', { ...payment, card: sealedCard() });
    if (started.body.next?.kind === 'bank') await fetch(started.body.next.url).catch(() => {});
    return { purchaseId: started.body.purchaseId ?? purchaseId, ended: false };
  }
  if (body.state === 'awaiting-bank') {
    const { payments } = await control(sandbox, 'payments');
    const mine = payments.find((one: { basketId: string }) => one.basketId === purchaseId);
    if (mine) await control(sandbox, `acs/${mine.paymentId}`, { action: 'approve' });
  }
  return { purchaseId, ended: false };
}

/**
 * A stubborn buyer: pays, goes to the bank, reloads, types the card and tries again until it ended as he wants. A gateway that was
 * killed is started again, when its leases are over.
 */
export async function buyThroughKills(
  { gateway, sandbox }: { gateway: GatewayProcess; sandbox: Sandbox },
  purchase: Purchase,
): Promise<{ purchaseId: string; killed: boolean }> {
  let known: string | null = null;
  let patience = Date.now() + patienceMs;
  let killed = false;
  while (Date.now() < patience) {
    const nothing: Step = { purchaseId: known, ended: false };
    const step: Step = await act(sandbox, purchase, known).catch(() => nothing);
    known = step.purchaseId;
    const ended = gateway.ended();
    if (ended !== null) {
      if (ended !== 'SIGKILL') throw new Error(`ended by ${ended}: ${gateway.output().slice(-2000)}`);
      killed = true;
      gateway.arm('');
      await gateway.startLater();
      patience = Date.now() + patienceMs;
    }
    if (step.ended) return { purchaseId: String(known), killed };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`never finished: ${gateway.output().slice(-2000)}`);
}
