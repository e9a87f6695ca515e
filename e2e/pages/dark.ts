import { expect, type Frame, type Page } from '@playwright/test';
import { violationsOn } from './axe-run.ts';

/** What fades is judged when it is there; a spinner never ends, and what goes with scrolling waits for a hand. */
export const settled = async (page: Page): Promise<void> => {
  const inside = page.frames().filter(isCardEntry);
  for (const frame of inside) await followed(page, frame);
  for (const place of [page, ...inside]) await place.evaluate(ended);
};

const isCardEntry = (frame: Frame): boolean => URL.parse(frame.url())?.pathname === '/kart';

async function ended(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect, timeline }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return timeline === document.timeline && !isEndless;
  });
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
}

/** Card entry's frame is told the page's colours by a message. */
async function followed(page: Page, frame: Frame): Promise<void> {
  const ground = () => getComputedStyle(document.documentElement).getPropertyValue('--n-0');
  const isAlike = async () => (await frame.evaluate(ground)) === (await page.evaluate(ground));
  await expect.poll(isAlike, 'card entry looks like its page').toBe(true);
}

/** The page as it stands, looked at once more in the dark: only colours differ, so only contrast is asked for. */
export async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const violations = await violationsOn(page, { rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `dark: ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
