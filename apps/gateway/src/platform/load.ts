import { performance as ofNode } from 'node:perf_hooks';
import { networksOf } from '@sigorta/door-limits/networks';
import { createLine } from './line.ts';
import type { Load } from './ports.ts';

const everyMs = 50;
/** whoever stands in line is let in at such a look, a few each time, so that they make no burst */
const lineEveryMs = 10;
/** ms after the last visitor in which the next is expected */
const restAfterMs = 2_000;
/** share of the newest look: a second of looks makes up nine tenths, so that one long pause alone is no rush */
const newest = 0.1;

/** How late this process is, ms, after one more look. @param late of that look */
export const latenessAfter = (known: number, late: number): number =>
  known + newest * (Math.max(0, late) - known);

/** Share of this thread's time that was work, since the last call. */
function shareOfThread(): () => number {
  let since = ofNode.eventLoopUtilization();
  return () => {
    const used = ofNode.eventLoopUtilization();
    const { utilization } = ofNode.eventLoopUtilization(used, since);
    since = used;
    return utilization;
  };
}

/**
 * Measures how late timers come and how much of its time the thread works: what is put off is everybody's, also that of buyers
 * whose insurers have answered. Looks while somebody comes: a hundred and twenty looks a second were most of what a gateway costs
 * that nobody visits.
 * @param mostMs lateness above which the process counts as busy; 0: never, and nobody stands in line
 */
export function createLoad(mostMs: number, shareOf: () => number = shareOfThread()): Load {
  if (mostMs === 0)
    return { isBusy: () => false, mayBegin: async () => true, goBy: () => {}, close: () => {} };
  const line = createLine();
  let lateMs = 0;
  let due = 0;
  let cameAt = 0;
  let timers: NodeJS.Timeout[] = [];
  const rest = () => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    lateMs = 0;
  };
  const lookAtClock = () => {
    const now = performance.now();
    lateMs = latenessAfter(lateMs, now - due);
    due = now + everyMs;
  };
  const lookAtThread = () => {
    line.looked(shareOf());
    if (performance.now() - cameAt > restAfterMs && line.isAtRest()) rest();
  };
  const somebodyComes = () => {
    cameAt = performance.now();
    if (timers.length > 0) return;
    due = cameAt + everyMs;
    shareOf();
    timers = [setInterval(lookAtClock, everyMs).unref(), setInterval(lookAtThread, lineEveryMs).unref()];
  };
  const isBusy = () => {
    somebodyComes();
    return lateMs > mostMs;
  };
  const mayBegin: Load['mayBegin'] = ({ ip, ...visitor }) => {
    somebodyComes();
    return line.enter({ ...visitor, network: () => networksOf(ip)[0]?.name ?? ip });
  };
  const goBy = () => {
    somebodyComes();
    line.goBy();
  };
  return { isBusy, mayBegin, goBy, close: rest };
}
