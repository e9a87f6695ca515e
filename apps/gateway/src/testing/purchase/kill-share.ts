/**
 * A run on each of the two databases ends the process at an eighth of the places, and the eighths change daily: in four
 * days together they end it at each, in eight each of them does. `KILL_ALL=1` takes every place on the database at hand.
 * @param partsServer days in which a run on a server comes to all of them
 * @param partsEmbedded the same on the embedded database, where it is not the one that counts
 */
export function killShare<Point>(
  points: readonly Point[],
  {
    today = new Date(),
    partsServer = 8,
    partsEmbedded = 8,
    isAll = process.env.KILL_ALL === '1',
  }: { today?: Date; partsServer?: number; partsEmbedded?: number; isAll?: boolean } = {},
): Point[] {
  if (isAll) return [...points];
  const day = Math.floor(today.getTime() / 86_400_000);
  const isServer = process.env.TEST_DATABASE_URL !== undefined;
  const parts = isServer ? partsServer : partsEmbedded;
  const share = (day + (isServer ? 4 : 0)) % parts;
  return points.filter((_, index) => index % parts === share);
}
