import type { Buyer } from '../buyer.ts';
import {
  anotherTab,
  answerQuestions,
  approve,
  bankForm,
  bought,
  cancel,
  comeBack,
  pay,
  type Quoted,
  quoted,
  started,
  startedByTransfer,
  untilPage,
  withoutChallenge,
  withQuestions,
} from './buyer-actions.ts';
import type { Act } from './line.ts';
import { confirmTransfer, giveBack } from './staff-actions.ts';
import type { MoneyWorld } from './world.ts';

/** A purchase brought to a place where two commands can meet. */
interface Ready extends Quoted {
  purchaseId: string;
  /** lets an answer go that the place holds back */
  letGo?: () => void;
  bankForm?: Awaited<ReturnType<typeof bankForm>>;
}

export interface Actors {
  world: MoneyWorld;
  staff: readonly [Buyer, Buyer];
}

type Command = (actors: Actors, ready: Ready) => Promise<unknown>;

/** Where two commands can meet, and those that can be given there. */
interface Place {
  ready: (world: MoneyWorld) => Promise<Ready>;
  commands: Readonly<Record<string, Command>>;
}

const payAndApprove = async (world: MoneyWorld, ready: Ready, place: number, browser?: Buyer) => {
  const { purchaseId } = await pay(ready, ready.offers[place] ?? ready.offers[0], browser);
  if (purchaseId !== null) await approve(world, purchaseId);
};

const payAgain: Command = ({ world }, ready) => payAndApprove(world, ready, 0);
const payOther: Command = ({ world }, ready) =>
  payAndApprove(world, ready, 1, anotherTab(world, ready.deal.buyer, 1));
const cancels: Command = (_, { deal, purchaseId }) => cancel(deal, purchaseId);
const giveAll: Command = ({ staff }, { deal, purchaseId }) => giveBack(deal, staff, purchaseId);
const givePart: Command = ({ staff }, { deal, purchaseId }) => giveBack(deal, staff, purchaseId, 0.2);
const letsGo: Command = async (_, { letGo }) => letGo?.();

const staffGive = { 'staff give all back': giveAll, 'staff give a part back': givePart };
const pays = { 'pay again': payAgain, 'pay another offer': payOther };

const atBank = async (world: MoneyWorld): Promise<Ready> => {
  const quote = await quoted(world);
  const purchaseId = await started(quote);
  return { ...quote, purchaseId, bankForm: await bankForm(world, purchaseId) };
};

const asksQuestions = async (world: MoneyWorld): Promise<Ready> => {
  const quote = await quoted(world, withQuestions);
  const purchaseId = await started(quote);
  await untilPage(quote.deal, purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  return { ...quote, purchaseId };
};

/** Waits until the gateway's call stands at the line. */
const held = (world: MoneyWorld, purchaseId: string, kind: 'issue' | 'end', act: Partial<Act> = {}) => {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  world.line.break(purchaseId, { kind, acts: [{ act: 'hold', what: 'answer', until, ...act } as Act] });
  const stands = async (): Promise<void> => {
    const until = Date.now() + 30_000;
    while (Date.now() < until) {
      if (world.line.story(purchaseId).some(({ what }) => what.startsWith(`${kind}: hold`))) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`the insurer was never asked: ${kind}`);
  };
  return { letGo, stands };
};

const insurerAsked =
  (act: { says?: object } = {}) =>
  async (world: MoneyWorld): Promise<Ready> => {
    const quote = await quoted(world);
    const purchaseId = await started(quote);
    const { letGo, stands } = held(world, purchaseId, 'issue', act);
    await approve(world, purchaseId);
    await stands();
    return { ...quote, purchaseId, letGo };
  };

const endAsked =
  (act: { says?: object } = {}) =>
  async (world: MoneyWorld): Promise<Ready> => {
    const one = await bought(world);
    const { letGo, stands } = held(world, one.purchaseId, 'end', act);
    await cancel(one.deal, one.purchaseId);
    await stands();
    return { ...one, letGo };
  };

const transferWaits = async (world: MoneyWorld): Promise<Ready> => {
  const quote = await quoted(world, withoutChallenge);
  return { ...quote, purchaseId: await startedByTransfer(quote) };
};

const no = (reason: string) => ({ says: { result: 'refused', reason } });

/** All places. */
export const places: Readonly<Record<string, Place>> = {
  'at the bank': {
    ready: atBank,
    commands: {
      'the bank returns': async ({ world }, { purchaseId, bankForm: form }) =>
        form && comeBack(world, purchaseId, form),
      ...pays,
      'a transfer is chosen': (_, ready) => startedByTransfer(ready).catch(() => null),
    },
  },
  'before the last answers': {
    ready: asksQuestions,
    commands: {
      'the last answers': (_, ready) => answerQuestions(ready, ready.purchaseId),
      'pay another offer': payOther,
      ...staffGive,
    },
  },
  'the insurer is asked': {
    ready: insurerAsked(),
    commands: { 'the insurer makes it': letsGo, ...pays, ...staffGive },
  },
  'the insurer will refuse': {
    ready: insurerAsked(no('underwriting')),
    commands: { 'the insurer refuses': letsGo, ...pays, ...staffGive },
  },
  'in force': { ready: bought, commands: { 'the buyer cancels': cancels, ...pays, ...staffGive } },
  'the insurer is asked to end it': {
    ready: endAsked(),
    commands: { 'the insurer ends it': letsGo, 'the buyer cancels again': cancels, ...pays, ...staffGive },
  },
  'the insurer will not end it': {
    ready: endAsked(no('claim-open')),
    commands: { 'the insurer says no': letsGo, 'the buyer cancels again': cancels, ...staffGive },
  },
  'a transfer is waited for': {
    ready: transferWaits,
    commands: {
      'the money comes': ({ staff }, { deal, purchaseId }) => confirmTransfer(deal, staff, purchaseId),
      ...pays,
    },
  },
};
