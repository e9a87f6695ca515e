/**
 * Lets the page do what waits; rejects when nobody waits for the reading any more.
 * @param pause milliseconds, for who looks again and again
 */
export const nextTurn = (signal: AbortSignal, pause = 0): Promise<void> =>
  new Promise((go, stop) => {
    setTimeout(() => (signal.aborted ? stop(signal.reason) : go()), pause);
  });
