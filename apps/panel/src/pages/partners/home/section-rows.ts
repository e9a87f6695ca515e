import { type Arrangement, type HomeSection, ownOrder } from '@sigorta/contracts/brand-home';
import {
  type SectionWord,
  sectionsNamed,
  sectionWords,
} from '@sigorta/contracts/partner-settings/home-words';

const words = Object.entries(sectionWords) as [SectionWord, HomeSection][];
const wordOf = (section: HomeSection): string => words.find(([, name]) => name === section)?.[0] ?? section;

/** What a home shows, in its order, and behind it what it leaves out. */
export interface SectionRows {
  shown: readonly HomeSection[];
  hidden: readonly HomeSection[];
}

/** @param text as it is stored; one that no page follows is the arrangement's own order */
export function rowsOf(text: string, arrangement: Arrangement): SectionRows {
  const own = ownOrder[arrangement];
  const shown = sectionsNamed(text) ?? own;
  return { shown, hidden: own.filter((section) => !shown.includes(section)) };
}

/** The text that is stored; null for the arrangement's own order. */
export function textOfRows(shown: readonly HomeSection[], arrangement: Arrangement): string | null {
  const text = shown.map(wordOf).join(',');
  return text === ownOrder[arrangement].map(wordOf).join(',') ? null : text;
}

/** Takes a section out, or puts it behind the last one. */
export const withSection = (shown: readonly HomeSection[], section: HomeSection): HomeSection[] =>
  shown.includes(section) ? shown.filter((one) => one !== section) : [...shown, section];

/** A section and its neighbour change places. */
export function moved(shown: readonly HomeSection[], section: HomeSection, by: -1 | 1): HomeSection[] {
  const at = shown.indexOf(section);
  const [one, other] = [shown[at], shown[at + by]];
  return one && other ? shown.with(at, other).with(at + by, one) : [...shown];
}
