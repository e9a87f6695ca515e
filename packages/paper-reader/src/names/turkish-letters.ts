/* what a zone writes for a letter it does not have: ICAO Doc 9303 part 3, section 6, and what Türkiye prints */
const origins: Record<string, string> = {
  C: 'Ç',
  G: 'Ğ',
  I: 'İ',
  O: 'Ö',
  S: 'Ş',
  U: 'Ü',
  OE: 'Ö',
  UE: 'Ü',
};

/** A piece of a name that may be another letter on the paper's printed side. */
export interface Doubt {
  /** where it begins in the zone's writing, and how long it is there */
  at: number;
  length: number;
  letter: string;
}

/** The places of a zone's name where a Turkish letter may have stood. Nobody can tell from the zone alone. */
export function doubtsOf(name: string): Doubt[] {
  return Array.from(name).flatMap((_, at) =>
    [1, 2].flatMap((length) => {
      const letter = origins[name.slice(at, at + length)];
      return letter === undefined || at + length > name.length ? [] : [{ at, length, letter }];
    }),
  );
}

const overlap = (a: Doubt, b: Doubt): boolean => a.at < b.at + b.length && b.at < a.at + a.length;

/** The chosen ones with one more, or without it; what it stands on gives way. */
export const toggled = (chosen: readonly Doubt[], doubt: Doubt): Doubt[] => {
  const rest = chosen.filter((one) => !overlap(one, doubt));
  const was = chosen.some((one) => one.at === doubt.at && one.length === doubt.length);
  return was ? rest : [...rest, doubt];
};

/** The name with the chosen letters in it. */
export function spelled(name: string, chosen: readonly Doubt[]): string {
  let out = name;
  for (const { at, length, letter } of [...chosen].sort((a, b) => b.at - a.at))
    out = out.slice(0, at) + letter + out.slice(at + length);
  return out;
}

/** The letters that make `spelling` out of what the zone writes; none where it cannot. */
export function doubtsFor(name: string, spelling: string): Doubt[] {
  const doubts = doubtsOf(name);
  const walk = (at: number, to: number): Doubt[] | null => {
    if (at === name.length) return to === spelling.length ? [] : null;
    const letter = spelling.charAt(to);
    if (letter === name.charAt(at)) return walk(at + 1, to + 1);
    for (const doubt of doubts.filter((one) => one.at === at && one.letter === letter)) {
      const rest = walk(at + doubt.length, to + 1);
      if (rest) return [doubt, ...rest];
    }
    return null;
  };
  return walk(0, 0) ?? [];
}
