import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../platform/refusal.ts';
import type { Command, Decision, NewOrder } from '../../../purchase/machine/command.ts';
import { carryOut, type Result } from '../../../purchase/store/carry-out.ts';
import { readPurchase } from '../../../purchase/store/read-purchases.ts';
import { handedIn } from './hand-in.ts';
import { inOrder, Names } from './names.ts';
import type { Replica } from './replica.ts';
import { addQuote } from './shop-rows.ts';
import type { Told } from './told-history.ts';

export interface Walker {
  /** whoever hands the next command in is the next of them */
  replicas: readonly [Replica, Replica];
  /** resolves once another transaction of this walker waits for its lock; `over` ends the waiting */
  someoneWaits: (over: Promise<unknown>) => Promise<void>;
}

/** A command that the store is handed in as well. */
interface Move extends Told {
  /** its transaction begins while the one before it holds the lock */
  isCrossing: boolean;
}

export interface Walked {
  commands: number;
  crossing: number;
  /** where the store and the machine part; null: nowhere */
  parted: string | null;
}

/** A release is decided as a list: asked for outside of the machine, and handed in when it was agreed on. */
function asHandedIn({ command, before }: Told): Command | null {
  if (command.do === 'propose') return command.proposal.kind === 'release' ? null : command;
  if (command.do !== 'decide') return command;
  const { orderId, proposalId, by, isApproved } = command;
  const proposal = before.orders
    .find(({ id }) => id === orderId)
    ?.proposals.find(({ id }) => id === proposalId);
  if (proposal?.kind !== 'release') return command;
  return isApproved ? { do: 'agreed', orderId, proposal, by } : null;
}

function ordersIn(told: readonly Told[]): NewOrder[] {
  const orders = new Map<string, NewOrder>();
  for (const { command } of told)
    if (command.do === 'start' || command.do === 'start-transfer')
      orders.set(command.order.id, command.order);
  return [...orders.values()];
}

const eventsOf = (decision: Decision, isRelease: (id: string) => boolean) =>
  decision.refused === null ? decision.happened.filter(({ id }) => !isRelease(id)) : [];

/** One history in the store. */
class Walk {
  readonly #walker: Walker;
  readonly #names: Names;
  readonly #id: string;
  readonly #releases = new Set<string>();
  parted: string | null = null;

  constructor(walker: Walker, id: string) {
    this.#walker = walker;
    this.#id = id;
    this.#names = new Names(`${id}.`);
  }

  begin(told: readonly Told[]): Promise<void> {
    return addQuote(this.#walker.replicas[0].context.db, this.#id, this.#names.there(ordersIn(told)));
  }

  #part(what: string, { now, command }: Told, there: unknown, here: unknown): void {
    this.parted ??= [
      `${what} at ${now} ms, ${JSON.stringify(command)}`,
      `machine: ${JSON.stringify(here)}`,
      `store:   ${JSON.stringify(there)}`,
    ].join('\n');
  }

  #compare(move: Told, { purchase, happened }: Result): void {
    const { decision } = move;
    if (decision.refused !== null) {
      this.#part('the store did what is refused', move, null, decision.refused);
      return;
    }
    this.#names.learn(decision.next, purchase);
    const [here, there] = [inOrder(decision.next), inOrder(this.#names.here(purchase))];
    if (!isDeepStrictEqual(here, there)) this.#part('another purchase', move, there, here);
    const [said, heard] = [eventsOf(decision, (id) => this.#releases.has(id)), this.#names.here(happened)];
    if (!isDeepStrictEqual(said, heard)) this.#part('other happenings', move, heard, said);
  }

  #refused(move: Told, error: unknown): void {
    const { refused } = move.decision;
    if (!(error instanceof Refusal)) this.#part('an error', move, String(error), refused);
    else if (error.code !== refused) this.#part('another refusal', move, error.code, refused);
  }

  /** Hands moves in from here on: one, and those whose transactions begin while the one before them holds the lock. */
  async run(moves: readonly Move[], at: number): Promise<number> {
    const move = moves[at];
    if (!move) return at;
    const replica = this.#walker.replicas[at % 2] as Replica;
    replica.now = move.now;
    const { step, after } = handedIn(this.#id, this.#names.there(move.command), new Date(move.now));
    let crossing: Promise<number> | null = null;
    const cross = async (): Promise<void> => {
      if (!moves[at + 1]?.isCrossing) return;
      crossing = this.run(moves, at + 1);
      await this.#walker.someoneWaits(crossing);
    };
    const isRefused = move.decision.refused !== null;
    try {
      const result = await carryOut(
        replica.context,
        this.#id,
        async (trx) => {
          const wanted = await step(trx);
          if (isRefused) await cross();
          return wanted;
        },
        {
          after: async (trx, done) => {
            await after(trx, done);
            this.#compare(move, done);
            if (!isRefused) await cross();
          },
        },
      );
      if (isRefused) this.#compare(move, result);
    } catch (error) {
      this.#refused(move, error);
    }
    return crossing ?? at + 1;
  }

  forgetRelease(id: string): void {
    this.#releases.add(id);
  }

  /** What the rows say when nobody holds them. */
  async stored(): Promise<unknown> {
    return inOrder(this.#names.here(await readPurchase(this.#walker.replicas[0].context, this.#id)));
  }
}

/**
 * Lives a told history again in the store: command by command, by two gateways in turn, many of them beginning while the other holds
 * the purchase. Every decision, every happening and all that the rows say afterwards must be what the machine alone said.
 */
export async function walk(
  walker: Walker,
  id: string,
  told: readonly Told[],
  crosses: () => boolean,
): Promise<Walked> {
  const moves = told.flatMap((one): Move[] => {
    const command = asHandedIn(one);
    return command ? [{ ...one, command, isCrossing: crosses() }] : [];
  });
  const one = new Walk(walker, id);
  for (const { command } of told)
    if (command.do === 'propose' && command.proposal.kind === 'release')
      one.forgetRelease(command.proposal.id);
  await one.begin(told);
  for (let at = 0; at < moves.length && one.parted === null; ) at = await one.run(moves, at);
  const last = told.at(-1);
  if (one.parted === null && last) {
    const { decision, before } = last;
    const here = inOrder(decision.refused === null ? decision.next : before);
    const there = await one.stored();
    if (!isDeepStrictEqual(here, there))
      one.parted = `at rest\nmachine: ${JSON.stringify(here)}\nstore:   ${JSON.stringify(there)}`;
  }
  return {
    commands: moves.length,
    crossing: moves.filter(({ isCrossing }) => isCrossing).length,
    parted: one.parted,
  };
}
