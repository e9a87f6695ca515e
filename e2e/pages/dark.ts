import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What fades is judged when it is there; a spinner never ends. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });

/** The page as it stands, looked at once more in the dark: only colours differ, so only contrast is asked for. */
export async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `dark: ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
