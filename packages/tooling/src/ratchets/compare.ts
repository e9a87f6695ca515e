/** What was found of one kind: how much stands in which file. Files without any are left out. */
export type Measure = Readonly<Record<string, number>>;

/** The list of what is tolerated, by the ratchet's name. It may only shrink. */
export type Tolerated = Readonly<Record<string, Measure>>;

export const sumOf = (measure: Measure): number =>
  Object.values(measure).reduce((sum, count) => sum + count, 0);

/**
 * @param tolerated what the list says
 * @param found what is there now
 * @returns one sentence a difference: more than is tolerated is new, less must be taken off the list
 */
export function differences(tolerated: Measure, found: Measure): string[] {
  const files = [...new Set([...Object.keys(tolerated), ...Object.keys(found)])].toSorted();
  return files.flatMap((file) => {
    const [old, now] = [tolerated[file] ?? 0, found[file] ?? 0];
    if (now > old) return [`${file}: ${now}, tolerated ${old}`];
    if (now < old) return [`${file}: ${now}, still listed as ${old}; run the command with --shrink`];
    return [];
  });
}

/**
 * The list written anew: each kind as it is found now, unless it has grown as a whole; then it stays as it was. Moving
 * from file to file is no growth.
 */
export const shrunk = (tolerated: Tolerated, found: Tolerated): Tolerated =>
  Object.fromEntries(
    Object.entries(found).map(([name, now]) => {
      const old = tolerated[name] ?? {};
      return [name, sumOf(now) <= sumOf(old) ? now : old];
    }),
  );
