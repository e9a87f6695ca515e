const arabicForms: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' };
const latinForms: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
};

/**
 * Text as it is compared when searching: ı and İ are i, marks fall off (ş ç ö ü ğ, é, harakat, hamza on its seat, ё),
 * Arabic letter forms join, Arabic-Indic digits become Latin, punctuation becomes a space. Never for storing.
 */
export function fold(text: string): string {
  return text
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ٱىیکةـ]/g, (letter) => arabicForms[letter] ?? letter)
    .replace(/[ßæœøđłþð]/g, (letter) => latinForms[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/* 0 at the start, 1 at the start of a word, 2 inside, -1 not at all */
function rank(haystack: string, needle: string): number {
  if (haystack.startsWith(needle)) return 0;
  if (haystack.includes(` ${needle}`)) return 1;
  return haystack.includes(needle) ? 2 : -1;
}

/** True when the folded needle occurs in the folded haystack; an empty needle occurs everywhere. */
export const matches = (haystack: string, needle: string): boolean => rank(fold(haystack), fold(needle)) >= 0;

/** As `rank`; 3 where the needle's words begin words of the haystack in another order. */
function rankOfWords(haystack: string, needle: string): number {
  const at = rank(haystack, needle);
  if (at >= 0 || !needle.includes(' ')) return at;
  return needle.split(' ').every((word) => ` ${haystack}`.includes(` ${word}`)) ? 3 : -1;
}

/**
 * Folds the names once, for lists that are searched with every key.
 * @returns items whose name matches: those beginning with the needle first, then at a word, then inside, then those with all its
 * words in another order; else in given order
 */
export function searchable<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): (needle: string) => Item[] {
  const folded = items.map((item) => ({ item, name: fold(nameOf(item)) }));
  return (needle) => {
    const wanted = fold(needle);
    return folded
      .map(({ item, name }) => ({ item, at: rankOfWords(name, wanted) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  };
}

/** The same for a list that is searched once. */
export const search = <Item>(
  items: readonly Item[],
  needle: string,
  nameOf: (item: Item) => string,
): Item[] => searchable(items, nameOf)(needle);
