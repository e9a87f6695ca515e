/** share of this thread's time above which whatever may stand in line waits, while somebody buys and while nobody does */
const full = { buying: 0.4, otherwise: 0.95 };
/** ms after a step of a purchase in which its next is expected */
const nextStepMs = 2_000;
/** share of the newest look: a quarter of a second of looks makes up nine tenths */
const newest = 0.1;
/** ms until who stands in line is told to come again */
const patienceMs = 6_000;
/** who comes to a line of so many is told so at once */
const longest = 1_000;
/** who begin at one look at most: together they are a pause for everybody */
const widest = 8;
/** looks after which one begins in any case */
const leastEvery = 20;

interface Waiting {
  since: number;
  end: (mayBegin: boolean) => void;
}

export interface Line {
  /**
   * @param isAhead stands before those who came earlier and are not
   * @param gone nobody waits for the answer any more
   * @returns whether it may begin now; false after a while in a line that did not move
   */
  enter: (isAhead: boolean, gone?: AbortSignal) => Promise<boolean>;
  /** A step of a purchase goes by: it waits for nobody, and finds room for its next. */
  goBy: () => void;
  /** After each look. @param share of this thread's time since the last one, 0 to 1 */
  looked: (share: number) => void;
}

/**
 * Who may begin while this process is full. Nobody waits while it is not; else as many begin at each look as it bears, which is
 * found out as networks do it: a quarter more while there is room, half as many when there was none. One begins at every twentieth
 * look in any case, so that a thread filled by purchases alone keeps nobody out (decision 0491).
 */
export function createLine(clock: () => number = () => performance.now()): Line {
  const [ahead, others] = [new Set<Waiting>(), new Set<Waiting>()];
  let share = 0;
  let boughtAt = Number.NEGATIVE_INFINITY;
  let width = 4;
  let begun = 0;
  let sinceRelease = 0;

  const isFull = (): boolean => share > (clock() - boughtAt < nextStepMs ? full.buying : full.otherwise);
  const endFirst = (line: Set<Waiting>, mayBegin: boolean): boolean => {
    const [first] = line;
    if (!first) return false;
    line.delete(first);
    first.end(mayBegin);
    return true;
  };
  const giveUp = (line: Set<Waiting>): void => {
    for (const { since } of line) {
      if (clock() - since < patienceMs) return;
      endFirst(line, false);
    }
  };

  return {
    enter: (isAhead, gone) => {
      const isFree = !isFull() && ahead.size + others.size === 0 && begun < width;
      if (isFree) begun += 1;
      if (isFree) return Promise.resolve(true);
      const line = isAhead ? ahead : others;
      if (line.size >= longest || gone?.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const place: Waiting = { since: clock(), end: resolve };
        line.add(place);
        gone?.addEventListener('abort', () => line.delete(place) && resolve(false), { once: true });
      });
    },
    goBy: () => {
      boughtAt = clock();
    },
    looked: (now) => {
      share += newest * (now - share);
      const isFullNow = isFull();
      const isWaited = ahead.size + others.size > 0;
      if (isFullNow) width = Math.max(1, width / 2);
      else if (isWaited) width = Math.min(widest, width + 0.25);
      for (const line of [ahead, others]) giveUp(line);
      begun = 0;
      sinceRelease += 1;
      const most = isFullNow ? Number(sinceRelease >= leastEvery) : Math.floor(width);
      while (begun < most && (endFirst(ahead, true) || endFirst(others, true))) begun += 1;
      if (begun > 0) sinceRelease = 0;
    },
  };
}
