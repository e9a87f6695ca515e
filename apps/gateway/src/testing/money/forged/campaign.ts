import type { Market } from '../../purchase/market.ts';
import { choicesOf } from '../simulation/random.ts';
import { forgedAnswers } from './forged-answers.ts';
import { type Forgery, forgeries } from './forgeries.ts';
import { oddShots } from './odd-shots.ts';
import type { Broken, Loot, Shot } from './shot.ts';
import {
  endingOf,
  openForgedMarket,
  openTargets,
  payAfterAll,
  recordOf,
  type Target,
  type UnderAttack,
  wrongAnswer,
} from './targets.ts';

interface Attack {
  sent: number;
  /** how many of each forgery */
  kinds: Record<string, number>;
  broken: Broken[];
}

const all: readonly (readonly [string, Forgery])[] = Object.entries({ ...forgeries, ...oddShots });

/** A forgery that fits the target. */
function aim(loot: Loot): { forgery: string; shot: Shot } {
  for (;;) {
    const [forgery, make] = loot.of.pick(all as [(typeof all)[number], ...typeof all]);
    const shot = make(loot);
    if (shot) return { forgery, shot };
  }
}

const send = (market: Market, { method, path, headers, body }: Shot): Promise<Response> =>
  fetch(market.url + path, {
    method,
    redirect: 'manual',
    headers: { ...headers },
    ...(body === null ? {} : { body: Buffer.from(body, 'utf8') }),
  });

/** Pages a return may lead to: home and the purchases' own. */
const pagesOf = (targets: readonly Target[]): ReadonlySet<string> =>
  new Set(['/', ...targets.map(({ purchaseId }) => `/yurtdisi-police-pdf?satin-alma=${purchaseId}`)]);

interface Options {
  count: number;
  seed: number;
  /** purchases whose returns are forged */
  targets: readonly Target[];
  /** of the other connectors, whose forms are known too */
  others: readonly Target[];
  /** how many are sent between two looks at the books */
  salvo?: number;
}

/**
 * Sends forged returns, some at once, and looks at the books and pages after each salvo: nothing may have changed, and no
 * answer may be a server's error or lead anywhere but to our own pages.
 */
async function attack(market: Market, options: Options): Promise<Attack> {
  const { count, seed, targets, others, salvo = 20 } = options;
  const { payment, nestpay } = market.context.config;
  const keys = { iyzico: payment.secretKey, nestpay: nestpay?.storeKey ?? '' };
  const known = targets.filter(({ form }) => form !== null);
  const foreign = others.filter(({ form }) => form !== null);
  const pages = pagesOf([...targets, ...others]);
  const before = new Map<Target, string>();
  for (const target of [...targets, ...others]) before.set(target, await recordOf(market, target));
  const done: Attack = { sent: 0, kinds: {}, broken: [] };
  while (done.sent < count) {
    const shots = Array.from({ length: Math.min(salvo, count - done.sent) }, (_, place) => {
      const number = seed + done.sent + place;
      const of = choicesOf(number);
      const target = of.pick(targets as [Target, ...Target[]]);
      return { number, target, ...aim({ of, target, known, others: foreign, keys }) };
    });
    await Promise.all(
      shots.map(async ({ number, forgery, target, shot }) => {
        done.kinds[forgery] = (done.kinds[forgery] ?? 0) + 1;
        const what = await wrongAnswer(await send(market, shot), pages);
        if (what) done.broken.push({ number, forgery, stage: target.stage, what, shot });
      }),
    );
    for (const target of new Set(shots.map((one) => one.target))) {
      const now = await recordOf(market, target);
      if (now === before.get(target)) continue;
      before.set(target, now);
      for (const { number, forgery, shot } of shots.filter((one) => one.target === target))
        done.broken.push({ number, forgery, stage: target.stage, what: `changed: ${now}`, shot });
    }
    done.sent += shots.length;
  }
  for (const [target, was] of before) {
    if ((await recordOf(market, target)) === was) continue;
    done.broken.push({ number: -1, forgery: 'any', stage: target.stage, what: 'changed later', shot: null });
  }
  return done;
}

/** A buyer pays after all: the purchase ends with one payment, the whole price, and one policy. @returns what is wrong */
async function unpaid(market: Market, target: Target): Promise<string | null> {
  try {
    await payAfterAll(market, target);
    const { state, net, active, charges } = await endingOf(market, target);
    const isRight = state === 'issued' && net === target.price && active === 1 && charges === 1;
    return isRight
      ? null
      : `ends as ${state}, ${charges} charges, ${net} of ${target.price} kept, ${active} policies`;
  } catch (error) {
    return `cannot be paid: ${error instanceof Error ? error.message.slice(0, 300) : 'unknown'}`;
  }
}

/** @param targets of one connector, for who pays anew does so at that one */
const payAll = async (market: Market, targets: readonly Target[]): Promise<Broken[]> => {
  const all = await Promise.all(
    targets.map(async (target) => ({ stage: target.stage, what: await unpaid(market, target) })),
  );
  return all.flatMap(({ stage, what }) =>
    what === null ? [] : [{ number: -1, forgery: 'any', stage, what, shot: null }],
  );
};

interface Forged extends Attack {
  answers: number;
}

/** one in so many is an answer of the provider, which needs a purchase of its own */
const answersShare = 20;

/** A whole campaign against one connector: forged returns and notices, forged answers, and everybody pays after all. */
export async function forgedReturns(
  connector: UnderAttack,
  { count, seed, each = 2 }: { count: number; seed: number; each?: number },
): Promise<Forged> {
  const { market, line, close } = await openForgedMarket(connector);
  try {
    const others = await openTargets(market, connector === 'iyzico' ? 'nestpay-3d' : 'iyzico', 1);
    const targets = await openTargets(market, connector, each);
    const answers = Math.floor(count / answersShare);
    const done = await attack(market, { count: count - answers, seed, targets, others });
    const lied = await forgedAnswers(market, { line, connector, count: answers, seed });
    const notPaid = [...(await payAll(market, targets)), ...(await payAll(market, others))];
    return { ...done, answers, broken: [...done.broken, ...lied, ...notPaid] };
  } finally {
    await close();
  }
}
