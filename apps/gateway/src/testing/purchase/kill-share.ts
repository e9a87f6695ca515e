/**
 * A run on each of the two databases ends the process at an eighth of the places, and the eighths change daily: in four
 * days together they end it at each, in eight each of them does. `KILL_ALL=1` takes every place on the database at hand.
 */
export function killShare<Point>(points: readonly Point[], today: Date = new Date()): Point[] {
  if (process.env.KILL_ALL === '1') return [...points];
  const day = Math.floor(today.getTime() / 86_400_000);
  const eighth = (day + (process.env.TEST_DATABASE_URL ? 4 : 0)) % 8;
  return points.filter((_, index) => index % 8 === eighth);
}
