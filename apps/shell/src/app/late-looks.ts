import { lateLetters, lateMark } from '@sigorta/contracts/delivery';
import { countTogether } from '@sigorta/federation/source/late-sheets';

/** After that a reader has begun, and lines that break elsewhere would move under the eye. Milliseconds since the page was asked for. */
const unreadMs = 1000;

/** Fonts and styles that the first picture does without (`lateMark`) count from now on; letters of another measure where nobody reads yet. */
export function showLateLooks(): void {
  show(`[${lateMark}=""]`);
  if (performance.now() < unreadMs) void showLettersUnread();
}

/** Once their files are there, if still nobody reads: faces that count before would change letters whenever their files come. */
async function showLettersUnread(): Promise<void> {
  await fetchLateLetters();
  if (performance.now() < unreadMs) showLateLetters();
}

/** Everything that waits counts from now on: another page is drawn, or this tab has the files. */
export const showLateLetters = (): void => show(`[${lateMark}]`);

function show(which: string): void {
  const sheets: HTMLLinkElement[] = [];
  for (const element of document.querySelectorAll(which)) {
    if (element instanceof HTMLLinkElement) {
      sheets.push(element);
      continue;
    }
    element.removeAttribute('media');
    element.removeAttribute(lateMark);
  }
  countTogether(sheets);
}

/** Fetches the files of letters that wait, so that the next page is drawn with them; a lost one is fetched there. */
export async function fetchLateLetters(): Promise<void> {
  const coming: Promise<unknown>[] = [];
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[${lateMark}="${lateLetters}"]`)) {
    for (const rule of style.sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const face = new FontFace('late', rule.style.getPropertyValue('src'));
      coming.push(face.load().catch(() => undefined));
    }
  }
  await Promise.all(coming);
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
