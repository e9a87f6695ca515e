export interface Patience {
  /** Rejects as soon as one step takes too long; what is under way goes on. */
  over: Promise<never>;
  /** One more step, which has the whole time for itself. */
  step: <T>(work: Promise<T>) => Promise<T>;
}

/** @param limit milliseconds for each step @param late what is told when one takes longer */
export function patience(limit: number, late: () => Error): Patience {
  let end: (error: Error) => void = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    end = reject;
  });
  /* who waits for it hears of it; nobody has to */
  over.catch(() => {});
  return {
    over,
    async step(work) {
      const timer = setTimeout(() => end(late()), limit);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
