import { dayHere } from '../day-here.ts';

const isServer = process.env.TEST_DATABASE_URL !== undefined;

/**
 * A run ends the process at an eighth of the places on a server and at a sixteenth on the embedded database, others each time. What
 * was written last when a process dies hangs on the place, how its files open again does not. `KILL_ALL=1` takes every place on
 * the database at hand.
 * @param partsServer days in which a run on a server comes to all of them
 * @param partsEmbedded the same on the embedded database, where it is not the one that counts
 */
export function killShare<Point>(
  points: readonly Point[],
  {
    day = dayHere.day,
    partsServer = 8,
    partsEmbedded = 16,
    isAll = process.env.KILL_ALL === '1',
  }: { day?: number; partsServer?: number; partsEmbedded?: number; isAll?: boolean } = {},
): Point[] {
  if (isAll) return [...points];
  const parts = isServer ? partsServer : partsEmbedded;
  const share = (day + (isServer ? 4 : 0)) % parts;
  return points.filter((_, index) => index % parts === share);
}
