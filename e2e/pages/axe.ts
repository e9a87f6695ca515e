import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no finding of axe that is serious or worse; names each in one line. */
export async function look(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    /* what fades in is judged when it is there; a spinner never ends */
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
    });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    expect(found, screen).toEqual([]);
  });
}
