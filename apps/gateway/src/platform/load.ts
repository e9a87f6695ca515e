import { performance } from 'node:perf_hooks';
import { networksOf } from '@sigorta/door-limits/networks';
import { createLine } from './line.ts';
import type { Load } from './ports.ts';

const everyMs = 50;
/** whoever stands in line is let in at such a look, a few each time, so that they make no burst */
const lineEveryMs = 10;
/** share of the newest look: a second of looks makes up nine tenths, so that one long pause alone is no rush */
const newest = 0.1;

/** How late this process is, ms, after one more look. @param late of that look */
export const latenessAfter = (known: number, late: number): number =>
  known + newest * (Math.max(0, late) - known);

/**
 * Measures how late timers come and how much of its time the thread works: what is put off is everybody's, also that of buyers
 * whose insurers have answered.
 * @param mostMs lateness above which the process counts as busy; 0: never, and nobody stands in line
 */
export function createLoad(mostMs: number): Load {
  if (mostMs === 0)
    return { isBusy: () => false, mayBegin: async () => true, goBy: () => {}, close: () => {} };
  const line = createLine();
  let lateMs = 0;
  let due = performance.now() + everyMs;
  let since = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.now();
    lateMs = latenessAfter(lateMs, now - due);
    due = now + everyMs;
  }, everyMs).unref();
  const looks = setInterval(() => {
    const used = performance.eventLoopUtilization();
    line.looked(performance.eventLoopUtilization(used, since).utilization);
    since = used;
  }, lineEveryMs).unref();
  const mayBegin: Load['mayBegin'] = ({ ip, ...visitor }) =>
    line.enter({ ...visitor, network: () => networksOf(ip)[0]?.name ?? ip });
  const close = () => {
    clearInterval(timer);
    clearInterval(looks);
  };
  return { isBusy: () => lateMs > mostMs, mayBegin, goBy: line.goBy, close };
}
