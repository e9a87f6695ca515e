/** far above any real list, far below what would cost time to read */
const longestSetting = 20_000;

/** What a setting written as JSON holds; null when it is too long or no JSON. */
export const jsonOf = (text: string | null | undefined): unknown => {
  if (!text || text.length > longestSetting) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The entries of a JSON list; empty for anything else. */
export const entriesOf = (text: string | null | undefined): unknown[] => {
  const list = jsonOf(text);
  return Array.isArray(list) ? list : [];
};

/** The objects among the entries of a JSON list, at most `most` looked at. */
export const recordsOf = (text: string | null | undefined, most: number): Record<string, unknown>[] =>
  entriesOf(text)
    .slice(0, most)
    .filter((entry) => typeof entry === 'object' && entry !== null) as Record<string, unknown>[];
