import { lateMark } from '@sigorta/contracts/delivery';

/** Fonts and styles that the first picture does without (`lateMark`) count from now on. */
export function showLateLooks(): void {
  for (const element of document.querySelectorAll(`[${lateMark}]`)) {
    element.removeAttribute('media');
    element.removeAttribute(lateMark);
  }
}
