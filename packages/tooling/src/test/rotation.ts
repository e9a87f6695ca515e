/** What a day's run takes of a matrix too large for one run; `ROTATION=20778` repeats another day's. */
export const rotation = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));

export interface Day {
  day?: number;
  /** every way on one day: `LANGUAGES=all`, as campaigns of the bench set it */
  isAll?: boolean;
}

export const isAllToday = process.env.LANGUAGES === 'all';

/**
 * A test that is told in several languages, each with a screen of its own, makes the same promise in all of them: one a day.
 * @param place an even one begins with the first way on an even day, an odd one with the second, so that no day is all of one
 */
export const inTurn = <Way>(
  place: number,
  ways: readonly Way[],
  { day = rotation, isAll = isAllToday }: Day = {},
): Way[] => ways.filter((_, at) => isAll || (place + day) % ways.length === at);

/** Of many alike, such as products, those whose turn it is: so many days take each of them once. `LANGUAGES=all` takes all. */
export const partOf = <One>(
  days: number,
  all: readonly One[],
  { day = rotation, isAll = isAllToday }: Day = {},
): One[] => all.filter((_, at) => isAll || (at + day) % days === 0);

/** Tests of one kind, of which a run takes one list a day, and then the first again. */
export interface Turns {
  about: string;
  days: readonly (readonly string[])[];
}

/** What each line leaves to its other days. */
export const ofOtherDays = (
  lines: readonly Turns[],
  { day = rotation, isAll = isAllToday }: Day = {},
): string[] =>
  isAll ? [] : lines.flatMap(({ days }) => days.filter((_, at) => at !== day % days.length).flat());

/**
 * The first of all every second day, on the others one of the rest in turn.
 * @param place an even one has the first on an even day, an odd one on an odd one
 */
export const firstOrAnother = <Way>(
  place: number,
  [first, ...others]: readonly [Way, ...Way[]],
  { day = rotation, isAll = isAllToday }: Day = {},
): Way[] => {
  const turn = place + day;
  if (isAll) return [first, ...others];
  return turn % 2 === 0 ? [first] : others.filter((_, at) => at === Math.floor(turn / 2) % others.length);
};

/** Whether what comes every second day comes today: an even place on even days, an odd one on the others. */
export const hasItsTurn = (place: number, { day = rotation, isAll = isAllToday }: Day = {}): boolean =>
  isAll || (place + day) % 2 === 0;

/** The day as a thing counts it that comes every second day: what turns within it would else meet every second way alone. */
export const everySecondDay = { day: Math.floor(rotation / 2) };

/** The same of what comes every third day: files in turn (`files-in-turn.ts`), and on the embedded database what engines answer (`engines.ts`). */
export const everyThirdDay = { day: Math.floor(rotation / 3) };
