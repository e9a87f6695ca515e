import { toLatinDigits } from './digits.ts';

const letter = /^\p{L}$/u;
const digit = /^[0-9]$/;

/** Each slot takes a character and gives what is shown, or null when it does not fit (spec §5, mask patterns). */
const slots: Record<string, (character: string) => string | null> = {
  '#': (c) => (digit.test(c) ? c : null),
  X: (c) => (letter.test(c) || digit.test(c) ? c : null),
  S: (c) => (letter.test(c) ? c : null),
  A: (c) => (letter.test(c) ? c.toUpperCase() : null),
  a: (c) => (letter.test(c) ? c.toLowerCase() : null),
};

/**
 * Fits a text to a pattern: `#` digit, `X` letter or digit, `S` letter, `A` upper case, `a` lower case; any other
 * character of the pattern is written as it is, once something follows it. What does not fit is dropped.
 */
export function applyMask(pattern: string, text: string): string {
  const rest = Array.from(toLatinDigits(text));
  let shown = '';
  let literals = '';
  for (const symbol of pattern) {
    const slot = slots[symbol];
    if (!slot) {
      literals += symbol;
      if (rest[0] === symbol) rest.shift();
      continue;
    }
    let fitting: string | null = null;
    while (fitting === null && rest.length > 0) fitting = slot(rest.shift() ?? '');
    if (fitting === null) break;
    shown += literals + fitting;
    literals = '';
  }
  return shown;
}

/** As `applyMask`, and where the caret belongs: behind the same typed characters as before. */
export const applyMaskAt = (
  pattern: string,
  text: string,
  caret: number,
): { text: string; caret: number } => ({
  text: applyMask(pattern, text),
  caret: applyMask(pattern, text.slice(0, caret)).length,
});
