import type { Locator, Page } from '@playwright/test';

/** What of the links, buttons and fields lies below a part of the page once it is scrolled into view, in words. */
export const lyingBelow = (part: Locator): Promise<string[]> =>
  part.evaluate((over) => {
    const covered: string[] = [];
    const boxesOf = () =>
      [...over.querySelectorAll('a, button')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0);
    for (const pressed of document.querySelectorAll('main a, main button, main input, main select')) {
      const style = getComputedStyle(pressed);
      if (style.visibility === 'hidden' || pressed.getClientRects().length === 0) continue;
      /* the lower edge is where something floats */
      pressed.scrollIntoView({ block: 'end', behavior: 'instant' });
      const mine = pressed.getBoundingClientRect();
      const isBelow = boxesOf().some(
        ({ left, right, top, bottom }) =>
          mine.left < right && left < mine.right && mine.top < bottom && top < mine.bottom,
      );
      if (isBelow) covered.push(pressed.getAttribute('aria-label') ?? pressed.textContent ?? pressed.tagName);
    }
    return covered;
  });

/** What of the links, buttons and fields something else lies over when they stand below the header, as after Shift and Tab, in words. */
export const coveredBelowHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered: string[] = [];
    const pressable = document.querySelectorAll<HTMLInputElement>(
      'main a, main button, main input, main select',
    );
    for (const pressed of pressable) {
      if (getComputedStyle(pressed).visibility === 'hidden' || pressed.getClientRects().length === 0)
        continue;
      pressed.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, right, top, bottom } = pressed.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const mine = [pressed, ...(pressed.labels ?? [])];
      if (there && !mine.some((part) => part.contains(there) || there.contains(part)))
        covered.push(pressed.getAttribute('aria-label') ?? pressed.textContent ?? pressed.tagName);
    }
    return covered;
  });
