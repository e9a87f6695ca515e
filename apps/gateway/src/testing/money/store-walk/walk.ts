import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../platform/refusal.ts';
import type { Command, Decision, NewOrder } from '../../../purchase/machine/command.ts';
import { carryOut, type Result } from '../../../purchase/store/carry-out.ts';
import { handedIn } from './hand-in.ts';
import { inOrder, Names } from './names.ts';
import { type ReadBack, readBack } from './read-back.ts';
import type { Replica } from './replica.ts';
import { addQuote } from './shop-rows.ts';
import type { Told } from './told-history.ts';

export interface Walker {
  /** whoever hands the next command in is the next of them */
  replicas: readonly [Replica, Replica];
  /**
   * @param over the other transaction, which ends the waiting
   * @returns whether another transaction of this walker was seen to wait for the lock
   */
  someoneWaits: (over: Promise<unknown>) => Promise<boolean>;
}

/** A command that the store is handed in as well. */
interface Move extends Told {
  /** its transaction begins while the one before it holds the lock */
  isCrossing: boolean;
}

export interface Walked {
  /** handed in */
  readonly commands: number;
  /** that were seen to wait while the one before them held the purchase */
  readonly crossing: number;
  /** where the store and the machine part; null: nowhere */
  readonly parted: string | null;
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
class Walk implements Walked {
  readonly #walker: Walker;
  readonly #names: Names;
  readonly #id: string;
  readonly #releases = new Set<string>();
  parted: string | null = null;
  commands = 0;
  /** seen to wait for the lock that the command before held */
  crossing = 0;

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

  /** @param stored as the rows say within the step's transaction */
  #compare(move: Told, { purchase: made, happened }: Result, { purchase, wrong }: ReadBack): void {
    const { decision } = move;
    if (decision.refused !== null) return;
    this.#names.learn(decision.next, made);
    const [here, there] = [inOrder(decision.next), inOrder(this.#names.here(purchase))];
    if (!isDeepStrictEqual(here, there)) this.#part('another purchase', move, there, here);
    const [said, heard] = [eventsOf(decision, (id) => this.#releases.has(id)), this.#names.here(happened)];
    if (!isDeepStrictEqual(said, heard)) this.#part('other happenings', move, heard, said);
    if (wrong.length > 0) this.#part('words or jobs', move, this.#names.here(wrong), []);
  }

  #refused(move: Told, error: unknown): void {
    const { refused } = move.decision;
    if (!(error instanceof Refusal)) this.#part('an error', move, String(error), refused);
    else if (error.code !== refused) this.#part('another refusal', move, error.code, refused);
  }

  /** The next command begins, at the time of the one before it, and its own time has come when it is seen to wait. */
  async #cross(moves: readonly Move[], at: number, begin: () => Promise<number>): Promise<void> {
    const next = moves[at];
    if (!next?.isCrossing) return;
    const over = begin();
    if (await this.#walker.someoneWaits(over)) this.crossing += 1;
    else this.#part('nobody waited for the lock', next, null, null);
    this.#replicaOf(at).now = next.now;
  }

  #replicaOf(at: number): Replica {
    return this.#walker.replicas[at % 2] as Replica;
  }

  /** Hands moves in from here on: one, and those whose transactions begin while the one before them holds the lock. */
  async run(moves: readonly Move[], at: number): Promise<number> {
    const move = moves[at];
    if (!move) return at;
    this.commands += 1;
    const replica = this.#replicaOf(at);
    replica.now = move.isCrossing ? (moves[at - 1]?.now ?? move.now) : move.now;
    const { step, after } = handedIn(this.#id, this.#names.there(move.command), new Date(move.now));
    let crossing: Promise<number> | null = null;
    const cross = (): Promise<void> =>
      this.#cross(moves, at + 1, () => {
        crossing = this.run(moves, at + 1);
        return crossing;
      });
    const isRefused = move.decision.refused !== null;
    try {
      await carryOut(
        replica.context,
        this.#id,
        async (trx) => {
          const wanted = await step(trx);
          if (isRefused) await cross();
          return wanted;
        },
        {
          after: async (trx, done) => {
            if (isRefused) return;
            await after(trx, done);
            this.#compare(move, done, await readBack(replica.context, trx, this.#id, move.now));
            await cross();
          },
        },
      );
      if (isRefused) this.#part('the store did what is refused', move, null, move.decision.refused);
    } catch (error) {
      this.#refused(move, error);
    }
    return crossing ?? at + 1;
  }

  forgetRelease(id: string): void {
    this.#releases.add(id);
  }

  /** What the rows say when nobody holds them has to be the last word. */
  async rest(last: Told): Promise<void> {
    const { db } = this.#walker.replicas[0].context;
    const { purchase, wrong } = await readBack(this.#walker.replicas[0].context, db, this.#id, last.now);
    const { decision, before } = last;
    const here = inOrder(decision.refused === null ? decision.next : before);
    const there = inOrder(this.#names.here(purchase));
    if (!isDeepStrictEqual(here, there)) this.#part('another purchase at rest', last, there, here);
    if (wrong.length > 0) this.#part('words or jobs at rest', last, this.#names.here(wrong), []);
  }
}

/**
 * Lives a told history again in the store: command by command, by two gateways in turn, many of them beginning while the other holds
 * the purchase. Every decision, every happening, the purchase read back, the words of its rows and the jobs for what is due must be what
 * the machine alone says.
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
  /* nothing comes before the first */
  if (moves[0]) moves[0].isCrossing = false;
  const one = new Walk(walker, id);
  for (const { command } of told)
    if (command.do === 'propose' && command.proposal.kind === 'release')
      one.forgetRelease(command.proposal.id);
  await one.begin(told);
  for (let at = 0; at < moves.length && one.parted === null; ) at = await one.run(moves, at);
  const last = told.at(-1);
  if (one.parted === null && last) await one.rest(last);
  return one;
}
