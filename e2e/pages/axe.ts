import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe-run.ts';
import { faultsInTheDark, settled } from './dark.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no finding of axe that is serious or worse, nor any of contrast in the dark; names each in one line. */
export async function look(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await settled(page);
    const violations = await violationsOn(page, { tags: rules });
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    expect([...found, ...(await faultsInTheDark(page))], screen).toEqual([]);
  });
}
