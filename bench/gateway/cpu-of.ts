import { readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts a process's time; fixed at 100 for programs. */
const ticks = 100;

/**
 * Milliseconds of CPU that our child processes have used so far whose command line holds `part`; not a number where
 * there is no `/proc`. Unlike times on a clock, a busy machine hardly changes it.
 */
export function cpuOfChildren(part: string): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const meant = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(part));
    return meant.reduce((sum, pid) => sum + cpuOf(pid), 0);
  } catch {
    return Number.NaN;
  }
}

/** Milliseconds of CPU of a process, all its threads. @throws where there is no `/proc` */
export function cpuOf(pid: string | number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; user and system time are the 12th and 13th word behind it.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(words[11]) + Number(words[12])) * 1000) / ticks;
}

/** Megabytes that a process holds in memory. @throws where there is no `/proc` */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
