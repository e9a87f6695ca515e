import { slack } from './judge.ts';
import { type TransferByHand, take, verdictByHand } from './transfer-by-hand.ts';
import { say, type Walk } from './walk-state.ts';

type Paying = Pick<Walk, 'world' | 'choices' | 'broken' | 'verdicts' | 'story'>;

/** Money on the shop's account under a transfer's reference, as persons of staff read it there. */
export async function enterMoney(walk: Paying, one: TransferByHand): Promise<void> {
  const { world, choices, broken, verdicts } = walk;
  const amount = choices.pick([
    one.minor,
    one.minor,
    one.minor,
    one.minor - 1,
    choices.between(100, one.minor - 1),
    one.minor + 1,
    one.minor + choices.between(2, 50_000),
    Math.max(1, one.minor - one.open),
  ]);
  const now = world.now().getTime();
  const wanted = verdictByHand(one, amount, now);
  const told = await world.enter(one, amount);
  say(walk, `${amount} came for a transfer of ${one.minor} that is ${one.st}: ${told}`);
  verdicts.push(told);
  const isNear = one.st === 'waiting' && Math.abs(one.until - now) < slack;
  if (told !== wanted && !isNear) broken.push(`money of a transfer is ${wanted} and was taken for ${told}`);
  take(one, amount, isNear ? told : wanted);
}

/**
 * A person decides about money that was wrong, late or too much.
 * @param may whether it has to be done; null: the clock is too near to say
 * @returns whether it was
 */
export async function settleMoney(
  walk: Paying,
  one: TransferByHand,
  how: 'take' | 'return',
  may: boolean | null,
): Promise<boolean> {
  const { world, broken } = walk;
  const refused = await world.settle(one, how);
  say(
    walk,
    `${one.open} that came for ${one.minor} (${one.st}): ${how}${refused ? ` refused: ${refused}` : ''}`,
  );
  if (may !== null && (refused === null) !== may)
    broken.push(
      `${how} of ${one.open} for ${one.minor} (${one.st}) ${may ? `was refused: ${refused}` : 'was done'}`,
    );
  if (refused !== null) return false;
  if (how === 'return') {
    one.sentBack += one.open;
    one.open = 0;
    if (one.st === 'stuck') one.st = 'over';
  } else {
    /* what is more than was asked for is the buyer's still */
    one.open -= one.minor;
    one.st = 'paid';
  }
  return true;
}
