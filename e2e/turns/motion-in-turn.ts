import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, partOf } from '@sigorta/tooling/test/rotation';

/** Files of journeys, in an order that stays. */
export const journeyFiles: readonly string[] = readdirSync(join(import.meta.dirname, '../journeys'))
  .filter((file) => file.endsWith('.e2e.ts'))
  .toSorted();

/** No part in common with the two, three or four days of a line of journeys: what is walked in turn moves in turn as well. */
const days = 5;

/**
 * Files whose journeys are walked on a day with everything that moves; the others as by somebody who wants less of it. Each frame of a
 * sheet that slides is drawn by the processor here, which is a fifth of what a journey costs (decision 0655).
 */
export const movingToday = (day: Day = {}, files = journeyFiles): string[] => partOf(days, files, day);
