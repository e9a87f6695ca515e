import type { Load } from './ports.ts';

const everyMs = 50;
/** share of the newest look: a second of looks makes up nine tenths, so that one long pause alone is no rush */
const newest = 0.1;

/** How late this process is, ms, after one more look. @param late of that look */
export const latenessAfter = (known: number, late: number): number =>
  known + newest * (Math.max(0, late) - known);

/**
 * Measures how late timers come: what is put off by so much is everybody's, also that of buyers whose insurers have answered.
 * @param mostMs above it the process counts as busy; 0: never
 */
export function createLoad(mostMs: number): Load {
  if (mostMs === 0) return { isBusy: () => false, close: () => {} };
  let lateMs = 0;
  let due = performance.now() + everyMs;
  const timer = setInterval(() => {
    const now = performance.now();
    lateMs = latenessAfter(lateMs, now - due);
    due = now + everyMs;
  }, everyMs).unref();
  return { isBusy: () => lateMs > mostMs, close: () => clearInterval(timer) };
}
