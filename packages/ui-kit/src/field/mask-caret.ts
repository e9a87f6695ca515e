/** Gives what the input shows for a text; `previous` is what it showed before, so that deleting can differ. */
export type Mask = (text: string, previous?: string) => string;

export interface Typed {
  /** what the browser made of the key or paste */
  text: string;
  caret: number;
  /** what stood there before */
  previous: string;
}

/**
 * The masked text, and the caret behind the same characters it stood behind: the text before it is masked alone,
 * and its length is the place.
 */
export function applyMask(mask: Mask, { text, caret, previous }: Typed): { text: string; caret: number } {
  const deleting = text.length < previous.length;
  const shown = mask(text, deleting ? previous : '');
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const before = mask(text.slice(0, caret), deleting ? previous : '');
  return { text: shown, caret: Math.min(before.length, shown.length) };
}
