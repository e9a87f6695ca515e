import { setTimeout as after } from 'node:timers/promises';

/** Waits, or returns at once when the sandbox closes. */
export const pause = async (ms: number, closing: AbortSignal): Promise<void> => {
  if (ms <= 0 || closing.aborted) return;
  await after(ms, undefined, { signal: closing, ref: false }).catch(() => undefined);
};

/** Never returns before the sandbox closes: the caller's own deadline must save it. */
export const hang = (closing: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (closing.aborted) resolve();
    else closing.addEventListener('abort', () => resolve(), { once: true });
  });
