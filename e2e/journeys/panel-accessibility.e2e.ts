import { expect, type Page, test } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { isLookedAt, pagesLookedAt } from '../buyers/rotation.ts';
import { violationsOn } from '../pages/axe-run.ts';
import { crowdedOn } from '../pages/crowded.ts';
import { faultsInTheDark } from '../pages/dark.ts';
import { menuPaths } from '../pages/panel-menu.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const faultsOf = async (page: Page): Promise<string[]> => {
  const violations = await violationsOn(page, { tags: rules });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const headings = await page.getByRole('heading', { level: 1 }).count();
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(await faultsInTheDark(page)),
  ];
};

/** What comes has come: the page's part of the program, its answer and its list. */
const whenThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main [role=status] > [aria-hidden=true]')).toHaveCount(0);
};

/* a quarter of the pages every second day, in one language at one width; `pnpm --filter bench panel-pictures` looks at every state in both */
for (const language of ['tr', 'ar'] as const) {
  for (const width of [390, 1280].filter((each) => isLookedAt(language, each))) {
    test(`axe finds nothing on a day’s pages of the panel, and none is wider than its screen (${language}, ${width} px)`, async ({
      page,
    }) => {
      /* a dozen pages, each with axe: minutes beside a busy neighbour; every step has its own limit */
      test.setTimeout(300_000);
      await signInToPanel(page, 'owner', { language, at: language === 'tr' ? 5 : 6 });
      /* everything the menu leads to, and the own account */
      const paths = [...(await menuPaths(page, language)), withLanguage('/panel/profile', language)];
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const path of pagesLookedAt(paths)) {
        await page.goto(path);
        await whenThere(page);
        found.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
        /* between a phone and a desk a table has the least room for what it says */
        await page.setViewportSize({ width: 768, height: 1024 });
        found.push(...(await crowdedOn(page)).map((fault) => `${path} at 768 px: ${fault}`));
        await page.setViewportSize({ width, height: 900 });
      }
      expect(found).toEqual([]);
    });
  }
}
