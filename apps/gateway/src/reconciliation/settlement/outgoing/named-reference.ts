import { wordsOf } from '../named-payout.ts';

/** Banks write capitals, and of Turkish letters what looks like them. */
const asBanksWrite = (text: string): string =>
  wordsOf(text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toUpperCase());

/**
 * The reference of ours that a line of the bank names, all its words in their order: `EFT 47` is not `EFT 4711`. The longest where it
 * names several.
 */
export function namedReference(line: string, references: Iterable<string>): string | null {
  const said = asBanksWrite(line);
  const named = [...references].filter((reference) => {
    const words = asBanksWrite(reference);
    return words.trim() !== '' && said.includes(words);
  });
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
