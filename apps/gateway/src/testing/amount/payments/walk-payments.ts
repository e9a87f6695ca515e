import { choicesOf } from '../../money/simulation/random.ts';
import { readLetters } from '../letters.ts';
import { lapse } from '../transfers.ts';
import { say, type Walked } from '../walk-state.ts';
import type { WalkWorld } from '../world.ts';
import {
  answerLate,
  askFor,
  clerkOf,
  decideMoney,
  moneyComes,
  openLink,
  press,
  takeBack,
  typeOwn,
} from './acts.ts';
import { bankMs, type Device, type Owed } from './owed.ts';
import type { PaymentWalk } from './payment-walk.ts';

const minute = 60_000;
const hour = 60 * minute;

type Act = (walk: PaymentWalk, owed: Owed, device: Device) => Promise<void>;

const meanwhile: Act = async (walk) => say(walk, `meanwhile: ${await walk.world.change(walk.choices)}`);

const wait: Act = async (walk) => {
  const ms = walk.choices.pick([minute, 20 * minute, hour, 3 * hour, 20 * hour, 30 * hour]);
  walk.world.forward(ms);
  say(walk, `${ms / minute} minutes later`);
};

const all = (walk: PaymentWalk) => walk.owed.flatMap(({ awaited }) => awaited);

const end: Act = (walk) => lapse({ ...walk, awaited: all(walk) });
const read: Act = (walk) => readLetters({ ...walk, awaited: all(walk) });

/* what changes what is owed, and how it is paid, comes more often than what does not */
const acts = [
  press,
  press,
  press,
  openLink,
  openLink,
  answerLate,
  answerLate,
  moneyComes,
  moneyComes,
  decideMoney,
  takeBack,
  end,
  read,
  wait,
  meanwhile,
] as const satisfies readonly Act[];

/** A typed payment is its form's, and a form is open on one device. */
const deviceFor = (walk: PaymentWalk, owed: Owed): Device =>
  owed.of.kind === 'request' && walk.choices.chance(0.35) ? 1 : 0;

async function finish(walk: PaymentWalk, owed: Owed): Promise<void> {
  if (owed.of.kind === 'request') await openLink(walk, owed, 0);
  if (walk.choices.chance(0.5)) await press(walk, owed, 0);
  await moneyComes(walk, owed);
  await decideMoney(walk, owed);
  for (const _ of [...owed.left]) await answerLate(walk, owed);
}

/** Payments without a policy: typed ones and those behind links, in any order, on two devices, by card and by transfer. */
async function walkPayments(world: WalkWorld, seed: number): Promise<Walked> {
  const choices = choicesOf(seed);
  const here: PaymentWalk = {
    world,
    choices,
    devices: [world.market.buyer(), world.market.buyer()],
    email: `borclu-${seed}@ornek.example`,
    owed: [],
    clerk: clerkOf(world),
    read: new Set(),
    story: [],
    broken: [],
    accepted: new Map(),
    awaited: [],
    refusals: [],
    verdicts: [],
  };
  for (let left = choices.between(1, 2); left > 0; left -= 1)
    await (choices.chance(0.5) ? askFor(here) : typeOwn(here));
  for (let left = choices.between(4, 14); left > 0; left -= 1) {
    const owed = here.owed[choices.between(0, here.owed.length - 1)];
    if (!owed) break;
    /* who has a link opens it before anything else, as a rule */
    const isClosed = owed.openedOn.size === 0 && choices.chance(0.8);
    const act: Act = isClosed ? openLink : choices.pick<Act>(acts);
    await act(here, owed, deviceFor(here, owed));
  }
  for (const owed of here.owed) await finish(here, owed);
  here.awaited = all(here);
  return here;
}

/** How payments without a policy are walked: a page of the bank may stay open for a quarter of an hour. */
export const paymentWalks = { way: walkPayments, challengeMs: bankMs };
