import type { Locator } from '@playwright/test';

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
