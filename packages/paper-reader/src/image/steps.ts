/** Work that can be put down between its steps, so that a page stays awake while it is done. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does it in one go. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Does it in slices.
 * @param slice milliseconds until it rests; one step more may pass
 * @param rest ends when the page has had its turn
 */
export async function finishInSlices<T>(
  steps: Steps<T>,
  rest: () => Promise<void>,
  slice = 12,
  now: () => number = () => performance.now(),
): Promise<T> {
  let began = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (now() - began < slice) continue;
    await rest();
    began = now();
  }
}
