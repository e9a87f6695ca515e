/**
 * A run on each of the two databases ends the process at an eighth of the places, and the eighths change daily: in four
 * days together they end it at each, in eight each of them does. `KILL_ALL=1` takes every place on the database at hand.
 * @param partsEmbedded days in which the embedded database comes to all of them, where it is not the one that counts
 */
export function killShare<Point>(
  points: readonly Point[],
  {
    today = new Date(),
    partsEmbedded = 8,
    isAll = process.env.KILL_ALL === '1',
  }: { today?: Date; partsEmbedded?: number; isAll?: boolean } = {},
): Point[] {
  if (isAll) return [...points];
  const day = Math.floor(today.getTime() / 86_400_000);
  const isServer = process.env.TEST_DATABASE_URL !== undefined;
  const parts = isServer ? 8 : partsEmbedded;
  const share = (day + (isServer ? 4 : 0)) % parts;
  return points.filter((_, index) => index % parts === share);
}
