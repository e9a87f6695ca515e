import type { Arrangement, HomeSection } from '../brand-home.ts';

/** The words of `anaSayfa_duzen`. */
export const arrangementWords = {
  carsi: 'bazaar',
  fiyatlar: 'prices',
  urun: 'product',
  hikaye: 'story',
} as const satisfies Record<string, Arrangement>;
export type ArrangementWord = keyof typeof arrangementWords;

/** The words of `anaSayfa_bolumler`. */
export const sectionWords = {
  iddialar: 'claims',
  sozler: 'promises',
  urunler: 'products',
  tanitimlar: 'introductions',
  adimlar: 'steps',
  videolar: 'videos',
  sirketler: 'insurers',
  yorumlar: 'testimonials',
  neden: 'why',
  sorular: 'questions',
} as const satisfies Record<string, HomeSection>;
export type SectionWord = keyof typeof sectionWords;

const isArrangement = (word: string): word is ArrangementWord => Object.hasOwn(arrangementWords, word);
const isSection = (word: string): word is SectionWord => Object.hasOwn(sectionWords, word);

/** Null for a word that names none. */
export const arrangementNamed = (text: string | null | undefined): Arrangement | null => {
  const word = (text ?? '').trim();
  return isArrangement(word) ? arrangementWords[word] : null;
};

/**
 * The sections of a list with commas, in its order; null for one that no page follows: with a word that names none, a section
 * twice, or without the products, which every home shows.
 */
export const sectionsNamed = (text: string | null | undefined): HomeSection[] | null => {
  const words = (text ?? '').split(',').map((word) => word.trim());
  const named = words.flatMap((word) => (isSection(word) ? [sectionWords[word]] : []));
  const isWhole = named.length === words.length && new Set(named).size === named.length;
  return isWhole && named.includes('products') ? named : null;
};
