/** A test file and how long it took, in ms. */
export interface Taken {
  file: string;
  ms: number;
}

const most = 12;

/** The files that took longest, with their part of all of them: where a run that became slow is to be looked at. */
export function slowestLines(taken: readonly Taken[], named = most): string[] {
  const sum = taken.reduce((all, { ms }) => all + ms, 0);
  const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, named);
  if (sum === 0) return [];
  return [
    `Slowest of ${taken.length} files, ${seconds(sum)} s together:`,
    ...slowest.map(({ file, ms }) => `  ${seconds(ms)} s  ${Math.round((ms / sum) * 100)} %  ${file}`),
  ];
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
