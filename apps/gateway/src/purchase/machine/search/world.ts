import type { Command, Decision } from '../command.ts';
import type { decide } from '../decide.ts';
import type { Task, tasksOf } from '../due.ts';
import type { Rules } from '../rules.ts';
import type { At, Order, Purchase } from '../state.ts';
import { keptOf } from '../step.ts';
import type { Move } from './move.ts';
import { nothingOutside, type Outside } from './outside.ts';

/** Short clocks: what matters is which of them ends first. */
export const searchRules: Rules = {
  bankMs: 10,
  graceMs: 2,
  issueMarginMs: 2,
  windowMs: 4,
  absentTimes: 2,
  firstLookMs: 1,
  longestLookMs: 4,
  openLooksMs: [3, 6],
  lateLooksMs: [8, 16, 64],
  partAgainMs: 12,
  refundUnknownMs: 100,
  endUnknownMs: 100,
  detailsMs: 6,
  detailsMarginMs: 2,
};

/** What is under test: the machine, or one with a mistake in it. */
export interface Machine {
  decide: typeof decide;
  tasksOf: typeof tasksOf;
  /** how an answer of the other side is read; as it stands when left out */
  hear?: (command: Command, world: World) => Command;
}

/** A purchase, everything outside of it, and what is said of it on the way. */
export interface World {
  now: At;
  /** how many ids of a kind were given, by their first letter */
  ids: Record<string, number>;
  purchase: Purchase;
  outside: Outside;
  /** answers that are still on their way to us */
  answers: Command[];
  /** who decided which proposals, as an outsider saw it */
  decisions: { by: string; decidedBy: string }[];
  /** proposals by who wrote them */
  askedBy: Record<string, string>;
  /** the payment is not asked for any more: money that comes goes back */
  isWithdrawn: boolean;
  /** our books as they were once */
  backup: Purchase | null;
  /** they were put back */
  isRestored: boolean;
  story: Move[];
}

/** What sort of purchase a history is about. */
export interface Kind {
  /** offers of the quote that may be bought */
  offers: number;
  asksLast: boolean;
  isPayment: boolean;
  takenBy: 'us' | 'bank';
  /** 3-D Secure */
  secure: boolean;
  /** may also be paid by bank transfer */
  transfers: boolean;
}

export const newWorld = (): World => ({
  now: 0,
  ids: {},
  purchase: { id: 'q', orders: [] },
  outside: nothingOutside(),
  answers: [],
  decisions: [],
  askedBy: {},
  isWithdrawn: false,
  backup: null,
  isRestored: false,
  story: [],
});

export const newId = (world: World, of: string): string => {
  world.ids[of] = (world.ids[of] ?? 0) + 1;
  return `${of}${world.ids[of]}`;
};

/** Hands a command to the machine under test; what it refuses changes nothing. */
export function hand(world: World, command: Command, { decide }: Machine): Decision {
  const wanted = 'isWanted' in command ? { ...command, isWanted: !world.isWithdrawn } : command;
  const decision = decide(world.purchase, wanted, {
    now: world.now,
    rules: searchRules,
    newId: () => newId(world, 'x'),
  });
  if (decision.refused === null) world.purchase = decision.next;
  return decision;
}

export const openTasks = (world: World, { tasksOf }: Machine): Task[] =>
  tasksOf(world.purchase, searchRules).filter(({ at }) => at <= world.now);

/** kuruş an insurer gives back: half of what was paid */
export const givesOf = (order: Order): number => Math.floor((keptOf(order)?.paid ?? 0) / 2);
