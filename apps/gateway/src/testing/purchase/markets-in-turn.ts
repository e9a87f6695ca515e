import type { Market } from './market.ts';

/** What a test does in a market, with what else it is given. */
type Tell<Given extends unknown[]> = (market: Market, ...given: Given) => Promise<void>;

interface MarketsInTurn {
  open: () => Promise<void>;
  close: () => Promise<void>;
  /** Gives a test a market that nobody else uses meanwhile, and takes it back without its faults. */
  inMarket: <Given extends unknown[]>(tell: Tell<Given>) => (...given: Given) => Promise<void>;
}

/** Markets for tests that run beside each other and break what a whole sandbox says; one that finds none free waits for one. */
export const marketsInTurn = (count: number, openOne: () => Promise<Market>): MarketsInTurn => {
  let all: Market[] = [];
  const free: Market[] = [];
  const queue: ((market: Market) => void)[] = [];
  const giveBack = (market: Market): void => {
    const next = queue.shift();
    if (next) next(market);
    else free.push(market);
  };
  return {
    open: async () => {
      all = await Promise.all(Array.from({ length: count }, openOne));
      free.push(...all);
    },
    close: async () => void (await Promise.all(all.map((market) => market.close()))),
    inMarket:
      (tell) =>
      async (...given) => {
        const market = free.pop() ?? (await new Promise<Market>((resolve) => queue.push(resolve)));
        try {
          await tell(market, ...given);
        } finally {
          await market.control('reset', { faultsOnly: true });
          giveBack(market);
        }
      },
  };
};
