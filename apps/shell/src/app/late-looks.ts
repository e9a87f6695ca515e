import { lateLetters, lateMark } from '@sigorta/contracts/delivery';

/** After that a reader has begun, and lines that break elsewhere would move under the eye. Milliseconds since the page was asked for. */
const unreadMs = 1000;

/** Fonts and styles that the first picture does without (`lateMark`) count from now on; letters of another measure where nobody reads yet. */
export function showLateLooks(): void {
  if (performance.now() < unreadMs) showLateLetters();
  show(`[${lateMark}=""]`);
}

/** Everything that waits counts from now on: another page is drawn, or this tab has the files. */
export const showLateLetters = (): void => show(`[${lateMark}]`);

function show(which: string): void {
  for (const element of document.querySelectorAll(which)) {
    element.removeAttribute('media');
    element.removeAttribute(lateMark);
  }
}

/** Fetches the files of letters that wait, so that the next page is drawn with them. */
export function fetchLateLetters(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[${lateMark}="${lateLetters}"]`)) {
    for (const rule of style.sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const face = new FontFace('late', rule.style.getPropertyValue('src'));
      face.load().catch(() => undefined);
    }
  }
}

/**
 * Whether this tab was here before: then it has the files, and a form may bring back what was answered as soon as it has its handlers,
 * with parts that no critical rule knows.
 */
export function wasHere(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    /* a browser that keeps nothing */
    return false;
  }
}
