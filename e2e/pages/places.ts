import type { Page } from '@playwright/test';

interface Place {
  what: string;
  top: number;
}

/** Where each heading of the page begins, and where its contents end. */
export const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(() => {
    const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].map((one) => ({
      what: one.textContent.slice(0, 40),
      top: topOf(one),
    }));
    const main = document.querySelector('main');
    return [...headings, { what: 'end', top: main ? topOf(main) + main.offsetHeight : 0 }];
  });

/** What moved from the one to the other, by how many pixels; half a pixel is rounding. */
export const movedBetween = (before: readonly Place[], after: readonly Place[]): string[] =>
  before.flatMap(({ what, top }, at) => {
    const by = (after[at]?.top ?? Number.NaN) - top;
    return Math.abs(by) <= 0.5 && after[at]?.what === what ? [] : [`${what}: ${by.toFixed(1)}`];
  });
