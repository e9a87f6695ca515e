import { alphabet } from '../glyphs/alphabet.ts';
import { layouts, type PlaceClass, type ZoneKind } from './layout.ts';

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const allowed: Record<PlaceClass, string> = {
  letter: letters,
  letterOrFiller: `${letters}<`,
  digit: digits,
  digitOrFiller: `${digits}<`,
  any: alphabet,
  sex: 'MF<',
  code: 'PIAC',
};

/** Written so alike that only the place tells which it is. */
const twins: Record<string, string> = { '0': 'OQD', '1': 'IL', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };
const areTwins = (a: string, b: string): boolean =>
  (twins[a]?.includes(b) ?? false) || (twins[b]?.includes(a) ?? false);

/* how much likelier than the next one, in natural logarithms */
const sure = 2.2;

export interface Chosen {
  one: string;
  /** a twin that would do as well; the check digits are to say which */
  other: string | null;
}

/** What each place of a line may hold, from its first. */
export const placesOf = (kind: ZoneKind, row: number): PlaceClass[] =>
  (layouts[kind][row] ?? []).flatMap((piece) => Array.from({ length: piece.length }, () => piece.of));

/**
 * The character of a place, of those it may hold; null where it is unclear.
 * @param chances of the whole alphabet, as logarithms
 */
export function chooseCharacter(of: PlaceClass, chances: Float32Array): Chosen | null {
  const ranked = Array.from(allowed[of], (one) => ({
    one,
    chance: chances[alphabet.indexOf(one)] ?? -99,
  })).sort((a, b) => b.chance - a.chance);
  const [best, second] = ranked;
  if (!best || !second) return null;
  const top = alphabet[chances.indexOf(Math.max(...chances))] ?? '<';
  if (top !== best.one && !areTwins(top, best.one)) return null;
  if (best.chance - second.chance >= sure) return { one: best.one, other: null };
  const rest = ranked.find(({ one }) => one !== best.one && !areTwins(one, best.one));
  const isTwin = of === 'any' && areTwins(best.one, second.one);
  if (!isTwin || (rest && best.chance - rest.chance < sure)) return null;
  return { one: best.one, other: second.one };
}
