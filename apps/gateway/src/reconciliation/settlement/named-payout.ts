/** Only letters and figures, each run of them between spaces. */
export const wordsOf = (text: string): string => ` ${text.replace(/[^A-Za-z0-9]+/g, ' ').trim()} `;

/**
 * The payout that a line of the bank names, as a word of its own: `SET12` is not `SET1` of which it begins. The longest where it
 * names several.
 */
export function namedPayout(text: string, payouts: Iterable<string>): string | null {
  const said = wordsOf(text);
  const named = [...payouts].filter((payout) => said.includes(wordsOf(payout)));
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
