import { lateMark } from '@sigorta/contracts/delivery';

/** A sheet is waited for as long as every other step of a load. */
const sheetLimit = 5000;

let counting: Promise<unknown> = Promise.resolve();

/** Whether a sheet of the document came; one that failed before anybody asked says nothing any more, hence the limit. */
export function sheetCame(link: HTMLLinkElement): Promise<boolean> {
  if (link.sheet) return Promise.resolve(true);
  return new Promise((resolve) => {
    setTimeout(resolve, sheetLimit, false);
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}

/**
 * Sheets of the document count from now on, all of them in one moment, when the last has come. Two of them may say something of one
 * element, the later one for good: with the earlier one alone the page would move there and back.
 */
export function countTogether(links: readonly HTMLLinkElement[]): void {
  for (const link of links) link.removeAttribute(lateMark);
  counting = Promise.all([counting, ...links.map(sheetCame)]).then(() => {
    for (const link of links) link.removeAttribute('media');
  });
}

/** Once the sheets that were told to count do so. */
export const sheetsCount = (): Promise<unknown> => counting;
