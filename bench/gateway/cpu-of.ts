import { readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts a process's time; fixed at 100 for programs. */
const ticks = 100;

/** Milliseconds of CPU a process has used so far, or null where there is no `/proc`. */
export function cpuOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; user and system time are the 12th and 13th word behind it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(words[11]) + Number(words[12])) * 1000) / ticks;
  } catch {
    return null;
  }
}
