import { createFrequentNetworks } from './frequent-networks.ts';

/** share of this thread's time above which whatever may stand in line waits, while somebody buys and while nobody does */
const full = { buying: 0.4, otherwise: 0.95 };
/** ms after a step of a purchase in which its next is expected */
const nextStepMs = 2_000;
/** share of the newest look: a quarter of a second of looks makes up nine tenths */
const newest = 0.1;
/** share below which the thread does nothing */
const idle = 0.1;
/** ms until who stands in line is told to come again */
const patienceMs = 6_000;
/** who comes to a line of so many is told so at once */
const longest = 1_000;
/** of one network, or one who asks much took the places of all */
const mostOfNetwork = 20;
/** who begin at one look at most: together they are a pause for everybody */
const widest = 8;
/** ms after which one begins in any case */
const leastEveryMs = 200;
/**
 * Who goes before whom, in turn. Of four who begin one is not ahead: what is ahead says so itself, and whoever means harm does too.
 * Of eight one has waited nowhere before, and one comes from a network that comes often: thousands of telephones may share one.
 */
const usual = ['ahead', 'waited', 'rare', 'frequent'] as const;
const turns = [
  usual,
  usual,
  usual,
  ['rare', 'waited', 'frequent', 'ahead'],
  usual,
  usual,
  usual,
  ['frequent', 'waited', 'rare', 'ahead'],
] as const;

interface Waiting {
  since: number;
  /** who came first of his queue goes first: to the line, of those who waited before to the site */
  order: number;
  network: string;
  end: (mayBegin: boolean) => void;
}

export interface Visitor {
  /** who of one network waits has few places together; asked for, as `gone` is, where somebody has to wait */
  network: () => string;
  /** stands before those who came earlier and are not */
  isAhead: boolean;
  /** when he came first, ms, of one who was put off before and proves it; asked for where somebody has to wait */
  waitedSince?: () => number | null;
  /** nobody waits for the answer any more */
  gone?: () => AbortSignal;
}

export interface Line {
  /** @returns whether it may begin now; false after a while in a line that did not move */
  enter: (visitor: Visitor) => Promise<boolean>;
  /** A step of a purchase goes by: it waits for nobody, and finds room for its next. */
  goBy: () => void;
  /** After each look. @param share of this thread's time since the last one, 0 to 1 */
  looked: (share: number) => void;
  /** nobody stands in it, and the thread does nothing */
  isAtRest: () => boolean;
}

/** Those who wait, kept in the order in which they came to it. */
function createQueue(places: Map<string, number>) {
  const waiting = new Set<Waiting>();
  const leave = (one: Waiting): boolean => {
    if (!waiting.delete(one)) return false;
    const left = (places.get(one.network) ?? 1) - 1;
    if (left > 0) places.set(one.network, left);
    else places.delete(one.network);
    return true;
  };
  const first = (): Waiting | undefined => {
    let found: Waiting | undefined;
    for (const one of waiting) if (!found || one.order < found.order) found = one;
    return found;
  };
  const end = (one: Waiting, mayBegin: boolean): void => {
    leave(one);
    one.end(mayBegin);
  };
  return {
    size: () => waiting.size,
    add: (one: Waiting): void => {
      waiting.add(one);
      places.set(one.network, (places.get(one.network) ?? 0) + 1);
    },
    leave,
    letIn: (): boolean => {
      const one = first();
      if (one) end(one, true);
      return one !== undefined;
    },
    giveUp: (before: number): void => {
      for (const one of waiting) {
        if (one.since > before) return;
        end(one, false);
      }
    },
  };
}

/**
 * Who may begin while this process is full. Nobody waits while it is not; else as many begin at each look as it bears, which is
 * found out as networks do it: a quarter more while there is room, half as many when there was none. Five a second begin in any
 * case, so that a thread filled by purchases alone keeps nobody out (decision 0491). Who was put off before and comes again goes
 * first, the one who waits longest before the others (0612); then who came a few times, before a network that comes again and again (0609).
 */
export function createLine(clock: () => number = () => performance.now()): Line {
  const places = new Map<string, number>();
  const queues = {
    ahead: createQueue(places),
    waited: createQueue(places),
    rare: createQueue(places),
    frequent: createQueue(places),
  };
  const all = Object.values(queues);
  const comesOften = createFrequentNetworks(clock);
  let share = 0;
  let boughtAt = Number.NEGATIVE_INFINITY;
  let width = 4;
  let begun = 0;
  let letInAt = clock();
  let turn = 0;

  const isFull = (): boolean => share > (clock() - boughtAt < nextStepMs ? full.buying : full.otherwise);
  const waiting = (): number => all.reduce((sum, queue) => sum + queue.size(), 0);
  const letInNext = (): boolean => {
    const order = turns[turn % turns.length] ?? turns[0];
    turn += 1;
    return order.some((name) => queues[name].letIn());
  };
  const queueOf = (isAhead: boolean, hasWaited: boolean, network: string) => {
    const isFrequent = comesOften(network);
    if (isAhead) return queues.ahead;
    if (hasWaited) return queues.waited;
    return isFrequent ? queues.frequent : queues.rare;
  };

  return {
    enter: (visitor) => {
      const isFree = !isFull() && waiting() === 0 && begun < width;
      if (isFree) begun += 1;
      if (isFree) return Promise.resolve(true);
      const [network, gone] = [visitor.network(), visitor.gone?.()];
      const since = clock();
      /* of who is ahead it is not asked: marks and the line have clocks of their own */
      const waitedSince = visitor.isAhead ? null : (visitor.waitedSince?.() ?? null);
      const queue = queueOf(visitor.isAhead, waitedSince !== null, network);
      const hasPlace = queue.size() < longest && (places.get(network) ?? 0) < mostOfNetwork;
      if (!hasPlace || gone?.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const place: Waiting = { since, order: waitedSince ?? since, network, end: resolve };
        queue.add(place);
        gone?.addEventListener('abort', () => queue.leave(place) && resolve(false), { once: true });
      });
    },
    goBy: () => {
      boughtAt = clock();
    },
    isAtRest: () => waiting() === 0 && begun === 0 && share < idle,
    looked: (now) => {
      share += newest * (now - share);
      const isFullNow = isFull();
      if (isFullNow) width = Math.max(1, width / 2);
      else if (waiting() > 0) width = Math.min(widest, width + 0.25);
      for (const queue of all) queue.giveUp(clock() - patienceMs);
      begun = 0;
      const most = isFullNow ? Number(clock() - letInAt >= leastEveryMs) : Math.floor(width);
      while (begun < most && letInNext()) begun += 1;
      if (begun > 0) letInAt = clock();
    },
  };
}
