import type { Locator, Page } from '@playwright/test';
import { looksCame } from './hydration.ts';

/** How many of the first cards stand wholly on the screen as it is, with a price and a way to buy that a finger would hit. */
export const wholeOnScreen = (cards: Locator): Promise<number> =>
  cards.evaluateAll((all) => {
    const isWhole = (part: Element): boolean => {
      const { top, bottom, left, right, width } = part.getBoundingClientRect();
      return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    const isHit = (part: Element): boolean => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const within = (share: number, from: number, to: number) => from + (to - from) * share;
      return [0.1, 0.5, 0.9].every((share) =>
        part.contains(document.elementFromPoint(within(share, left, right), within(0.5, top, bottom))),
      );
    };
    const isThere = (card: Element): boolean => {
      const buy = card.querySelector('a');
      const price = [...card.querySelectorAll('bdi')].find(
        ({ textContent: text }) => text?.includes('TL') && /\d/.test(text),
      );
      return isWhole(card) && !!buy && isWhole(buy) && isHit(buy) && !!price && isWhole(price);
    };
    const first = all.findIndex((card) => !isThere(card));
    return first === -1 ? all.length : first;
  });

/** Amounts in lira of a region that take more than one line, as they read. */
export const brokenAmounts = (region: Locator): Promise<string[]> =>
  region.locator('bdi').evaluateAll((all) =>
    all
      .filter(({ textContent: text }) => /\d/.test(text ?? '') && text?.includes('TL'))
      .filter((amount) => {
        const { height } = amount.getBoundingClientRect();
        return height > 1.8 * Number.parseFloat(getComputedStyle(amount).fontSize);
      })
      .map(({ textContent: text }) => text ?? ''),
  );

/** Cards in which something is set as large as the price, by what it says. */
export const notLoudest = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => {
    const sizeOf = (part: Element): number => Number.parseFloat(getComputedStyle(part).fontSize);
    return all.flatMap((card) => {
      const price = card.querySelector('[class*=Price_price]');
      if (!price) return ['a card without a price'];
      const rivals = [...card.querySelectorAll('*')].filter(
        (part) =>
          !price.contains(part) &&
          part.textContent !== '' &&
          part.children.length === 0 &&
          sizeOf(part) >= sizeOf(price),
      );
      return rivals.map(({ textContent }) => textContent ?? '');
    });
  });

/** What a select shows of its value is less than the value: the value, else null. */
export const cutValue = (select: Locator): Promise<string | null> =>
  select.evaluate((element: HTMLSelectElement) => {
    const style = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas to measure letters on');
    pen.font = style.font;
    const value = element.selectedOptions[0]?.text ?? '';
    const room =
      element.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd);
    return pen.measureText(value).width > room ? value : null;
  });

interface Watched {
  moved: string[];
}

/** Watches frame by frame whether an article that is on the page changes its place. */
export async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await looksCame(page);
  await page.evaluate(() => {
    const watched: Watched = { moved: [] };
    Object.assign(window, { watched });
    const places = new Map<Element, string>();
    const lookAgain = (): void => {
      for (const card of document.querySelectorAll('main article')) {
        const { left, top, width, height } = card.getBoundingClientRect();
        const place = [left, top + scrollY, width, height].map(Math.round).join(' ');
        const before = places.get(card) ?? place;
        if (before !== place)
          watched.moved.push(`${card.querySelector('h2')?.textContent}: ${before} → ${place}`);
        places.set(card, place);
      }
      requestAnimationFrame(lookAgain);
    };
    lookAgain();
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched.moved);
}
