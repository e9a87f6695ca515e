/** Of so many visitors so many fared badly. */
export interface Tally {
  visitors: number;
  faulty: number;
}

/** a good release is withdrawn by one of its tests with at most this probability, however often it is looked at */
const falseAlarm = 1 / 5_000;
/** and so often the release before is better than it seemed */
const misjudged = 1 / 10_000;
/** visitors of the release before that say enough about it */
const enough = 200;
/** of a hundred visitors of a release so many may meet a fault before anything is known of the one before */
const toleratedUnknown = 0.05;
/** and so many at least: a single faulty browser is no fault of a release */
const toleratedLeast = 0.01;
/** shares of the way from what is tolerated to everybody, at which a bad release may lie */
const suspicions = [0.05, 0.1, 0.25, 0.5, 0.9] as const;

const xLogX = (x: number, y: number): number => (x === 0 ? 0 : x * Math.log(x / y));

/** Divergence of Bernoulli(p) from Bernoulli(q), in nats. */
const divergence = (p: number, q: number): number => xLogX(p, q) + xLogX(1 - p, 1 - q);

/**
 * Largest rate that a tally leaves possible: with at most the given probability the true one is above it (Chernoff: the chance of
 * so few in n trials at rate p is at most `exp(-n · KL)`).
 */
export function upperRate({ visitors, faulty }: Tally, doubt: number): number {
  if (visitors === 0) return 1;
  const seen = faulty / visitors;
  const most = Math.log(1 / doubt) / visitors;
  let [low, high] = [seen, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (divergence(seen, middle) < most) low = middle;
    else high = middle;
  }
  return high;
}

/** How many of a hundred visitors may meet a fault, by what the release before did to its own. */
export const toleratedFaults = (before: Tally): number =>
  before.visitors < enough ? toleratedUnknown : Math.max(toleratedLeast, upperRate(before, misjudged));

/** How many may leave without the next step; null while too little is known: how many leave differs from product to product. */
export const toleratedLeaving = (before: Tally): number | null =>
  before.visitors < enough ? null : Math.min(0.98, upperRate(before, misjudged) + 0.05);

/**
 * How much likelier a tally is if the release is worse than tolerated: the mean of likelihood ratios. While the true rate is at
 * most the tolerated one it is a supermartingale that begins at 1, so by Ville's inequality it ever reaches 1/a with
 * probability a at most, at whatever moments one looks.
 */
export function evidence({ visitors, faulty }: Tally, tolerated: number): number {
  if (tolerated >= 1) return 0;
  const ratios = suspicions.map((share) => {
    const suspected = tolerated + (1 - tolerated) * share;
    return Math.exp(
      faulty * Math.log(suspected / tolerated) +
        (visitors - faulty) * Math.log((1 - suspected) / (1 - tolerated)),
    );
  });
  return ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
}

export const isWorse = (now: Tally, tolerated: number | null): boolean =>
  tolerated !== null && evidence(now, tolerated) >= 1 / falseAlarm;

/**
 * Most that a good release is withdrawn with, as long as it is watched.
 * @param tests how many kinds of fault are counted
 */
export const falseAlarmBound = (tests: number): number => tests * (falseAlarm + misjudged);
