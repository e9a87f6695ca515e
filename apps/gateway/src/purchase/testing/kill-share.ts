/**
 * A run on each of the two databases ends the process at half of the places, and the halves change daily: together they
 * end it at each. `KILL_ALL=1` takes every place on the database at hand.
 */
export function killShare<Point>(points: readonly Point[], today: Date = new Date()): Point[] {
  if (process.env.KILL_ALL === '1') return [...points];
  const day = Math.floor(today.getTime() / 86_400_000);
  const half = (day + (process.env.TEST_DATABASE_URL ? 1 : 0)) % 2;
  return points.filter((_, index) => index % 2 === half);
}
