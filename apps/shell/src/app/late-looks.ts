import { lateLetters, lateMark } from '@sigorta/contracts/delivery';
import { countTogether } from '@sigorta/federation/source/late-sheets';

/** After that a reader has begun, and lines that break elsewhere would move under the eye. Milliseconds since the page was asked for. */
const unreadMs = 1000;

/** Fonts and styles that the first picture does without (`lateMark`) count from now on; letters of another measure where nobody reads yet. */
export function showLateLooks(): void {
  /* drawings below the first screen */
  document.documentElement.dataset.looks = '';
  countTogether([...document.querySelectorAll<HTMLLinkElement>(`link[${lateMark}=""]`)]);
  for (const style of stylesThatWait('')) void showWithFiles(style, () => true);
  /* faces that count before would change letters whenever their files come, and a reader has begun by then */
  for (const style of stylesThatWait(lateLetters))
    void showWithFiles(style, () => performance.now() < unreadMs);
}

/** Everything that waits counts from now on: another page is drawn, or this tab has the files. */
export function showLateLetters(): void {
  countTogether([...document.querySelectorAll<HTMLLinkElement>(`link[${lateMark}]`)]);
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[${lateMark}]`)) show(style);
}

/** Fetches the files of letters that wait, so that the next page is drawn with them; a lost one is fetched there. */
export const fetchLateLetters = async (): Promise<void> => {
  await Promise.all(stylesThatWait(lateLetters).map(filesOf));
};

const stylesThatWait = (as: '' | typeof lateLetters): HTMLStyleElement[] => [
  ...document.querySelectorAll<HTMLStyleElement>(`style[${lateMark}="${as}"]`),
];

/**
 * Counts once the files of its faces are there: they come one by one, and a line whose words have their letters and whose spaces do not
 * yet breaks elsewhere for a moment.
 */
async function showWithFiles(style: HTMLStyleElement, may: () => boolean): Promise<void> {
  if (!may()) return;
  const faces = await filesOf(style);
  if (!may()) return;
  show(style);
  /* held until then: what the browser has read is not read again */
  keptFaces.push(...faces);
}

const keptFaces: FontFace[] = [];

function show(style: HTMLStyleElement): void {
  style.removeAttribute('media');
  style.removeAttribute(lateMark);
}

/** Faces of a style that write something of the page's own, each with its file or without one that was lost. */
async function filesOf(style: HTMLStyleElement): Promise<FontFace[]> {
  /* what moves is there; menus of other languages, which nobody opened, are not */
  const written = document.querySelector('main')?.textContent ?? '';
  const faces: FontFace[] = [];
  for (const rule of style.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSFontFaceRule) || !writes(rule, written)) continue;
    faces.push(new FontFace('late', rule.style.getPropertyValue('src')));
  }
  await Promise.all(faces.map((face) => face.load().catch(() => undefined)));
  return faces;
}

/** Whether a face has a letter of the text: a browser fetches no other. */
function writes({ style }: CSSFontFaceRule, text: string): boolean {
  const range = style
    .getPropertyValue('unicode-range')
    .replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/gi, unicodeSpan);
  return range === '' || new RegExp(`[${range}]`, 'u').test(text);
}

const unicodeSpan = (_: string, from: string, to = from): string => `\\u{${from}}-\\u{${to}}`;

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
