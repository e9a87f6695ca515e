const shortestMs = 20;
const longestMs = 120;

/**
 * The pause before the next look of a wait: most of what tests wait for is there soon, and a look costs both sides of the wire 4 ms.
 * What takes long is seen a fifth later at most, and never more than 120 ms.
 * @param since ms of the clock, when the wait began
 */
export const nextLook = (since: number): Promise<void> => {
  const ms = Math.min(longestMs, Math.max(shortestMs, (Date.now() - since) / 5));
  return new Promise((resolve) => setTimeout(resolve, ms));
};

const patienceMs = 120_000;

/**
 * Looks until it sees what is wanted; in tests that run beside each other, where `expect.poll` does not know whose it is.
 * @throws Error with what it saw last, after two minutes
 */
export async function lookUntil<Seen>(
  look: () => Seen | Promise<Seen>,
  isWanted: (seen: Seen) => boolean,
): Promise<void> {
  const since = Date.now();
  for (;;) {
    const seen = await look();
    if (isWanted(seen)) return;
    if (Date.now() > since + patienceMs) throw new Error(`still ${JSON.stringify(seen)}`);
    await nextLook(since);
  }
}
