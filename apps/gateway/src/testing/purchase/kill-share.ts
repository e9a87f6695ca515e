/**
 * A run on each of the two databases ends the process at a quarter of the places, and the quarters change daily: in two
 * days together they end it at each, in four each of them does. `KILL_ALL=1` takes every place on the database at hand.
 */
export function killShare<Point>(points: readonly Point[], today: Date = new Date()): Point[] {
  if (process.env.KILL_ALL === '1') return [...points];
  const day = Math.floor(today.getTime() / 86_400_000);
  const quarter = (day + (process.env.TEST_DATABASE_URL ? 2 : 0)) % 4;
  return points.filter((_, index) => index % 4 === quarter);
}
