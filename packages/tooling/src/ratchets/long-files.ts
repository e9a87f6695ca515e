import type { Measure } from './compare.ts';
import { isWords } from './source-files.ts';

/** Past this a file holds a second idea. */
const most = 300;

/** @param lines how many lines a file has */
export const longFiles = (files: readonly string[], lines: (file: string) => number): Measure =>
  Object.fromEntries(
    files
      .filter((file) => !isWords(file))
      .map((file) => [file, lines(file)] as const)
      .filter(([, count]) => count > most)
      .map(([file]) => [file, 1]),
  );
