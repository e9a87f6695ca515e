import { lateMark } from '@sigorta/contracts/delivery';

/** Fonts and styles that the first picture does without (`lateMark`) count from now on. */
export function showLateLooks(): void {
  for (const element of document.querySelectorAll(`[${lateMark}]`)) {
    element.removeAttribute('media');
    element.removeAttribute(lateMark);
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
