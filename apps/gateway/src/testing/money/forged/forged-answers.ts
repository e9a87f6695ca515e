import type { Market } from '../../purchase/market.ts';
import { choicesOf } from '../simulation/random.ts';
import type { ForgingLine } from './forging-line.ts';
import { iyzicoLie, nestpayLie } from './lies.ts';
import type { Broken } from './shot.ts';
import { bringToBank, endingOf, payAfterAll, type Target, type UnderAttack } from './targets.ts';

/** What is said of money that is not there, while the truth is still being found out. */
const isTooEarly = ({ state, net }: { state: string; net: number }): boolean =>
  net === 0 && (state === 'issuing' || state === 'issued');

const over: readonly string[] = ['issued', 'expired', 'declined'];

async function untilOver(market: Market, target: Target): Promise<string | null> {
  const until = Date.now() + 30_000;
  for (;;) {
    const now = await endingOf(market, target);
    if (isTooEarly(now)) return `"${now.state}" while nothing was charged`;
    if (over.includes(now.state)) return null;
    if (Date.now() > until) return `still ${now.state}`;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** One purchase whose first answers after the bank's return are forged; who was not charged pays once more. */
async function tell(
  market: Market,
  line: ForgingLine,
  connector: UnderAttack,
  number: number,
): Promise<string | null> {
  const of = choicesOf(number);
  const target = await bringToBank(market, connector);
  const lieOf = connector === 'iyzico' ? iyzicoLie : nestpayLie;
  const answers = Array.from({ length: of.between(1, 3) }, () => ({
    when: of.pick(['instead', 'after'] as const),
    lie: lieOf(of, target.attemptId),
  }));
  line.forge(target.attemptId, answers);
  await target.comeBack();
  const wrong = await untilOver(market, target);
  if (wrong) return wrong;
  const { state } = await endingOf(market, target);
  if (state !== 'issued') await payAfterAll(market, { ...target, stage: 'declined' });
  const end = await endingOf(market, target);
  const isRight = end.state === 'issued' && end.net === target.price && end.active === 1 && end.charges === 1;
  return isRight ? null : `ends as ${JSON.stringify(end)}, price ${target.price}`;
}

interface Options {
  line: ForgingLine;
  connector: UnderAttack;
  count: number;
  seed: number;
  atOnce?: number;
}

/** Purchases whose provider is spoken for by somebody else: each ends with one payment and one policy all the same. */
export async function forgedAnswers(market: Market, options: Options): Promise<Broken[]> {
  const { line, connector, count, seed, atOnce = 4 } = options;
  const numbers = Array.from({ length: count }, (_, place) => seed + place);
  const broken: Broken[] = [];
  const worker = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const what = await tell(market, line, connector, number).catch((error: Error) => error.message);
      if (what) broken.push({ number, forgery: 'answer', stage: 'authorising', what, shot: null });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return broken;
}
