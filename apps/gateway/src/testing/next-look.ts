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
