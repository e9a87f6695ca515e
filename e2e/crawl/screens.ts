import type { Page } from '@playwright/test';
import { violationsOn } from '../pages/axe-run.ts';
import { crowdedOn } from '../pages/crowded.ts';
import { tooWide, unevenLabels } from './look.ts';

/** What a page is looked at on, CSS pixels. */
const widths = [390, 768, 1280, 1920] as const;
const schemes = ['light', 'dark'] as const;
type Width = (typeof widths)[number];

const heights: Record<Width, number> = { 390: 844, 768: 1024, 1280: 900, 1920: 1080 };

export interface Screen {
  width: Width;
  scheme: (typeof schemes)[number];
}

/** everything that axe knows of accessibility, good practice too, however small */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function faultsOf(page: Page): Promise<string[]> {
  const violations = await violationsOn(page, { tags: rules });
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} ${target.join(' ')}`)),
    ...(await page.evaluate(tooWide)),
    ...(await page.evaluate(unevenLabels)),
    ...(await crowdedOn(page)),
  ];
}

/**
 * Looks at the page that is open on every screen, in the light and in the dark; it is opened once, as somebody turns a phone.
 * @param also what is done on each, such as a picture
 * @returns each fault in one line, with the screens that have it
 */
export async function faultsOnScreens(
  page: Page,
  also: (screen: Screen) => Promise<void> = async () => {},
): Promise<string[]> {
  const on = new Map<string, string[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const fault of new Set(await faultsOf(page)))
        on.set(fault, [...(on.get(fault) ?? []), `${width} ${scheme}`]);
      await also({ width, scheme });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: heights[1280] });
  const all = widths.length * schemes.length;
  return [...on].map(
    ([fault, screens]) => `${fault} (${screens.length === all ? 'everywhere' : screens.join(', ')})`,
  );
}

/** The page has its handlers and says what it is about; one that asks first is given the time. */
export async function isThere(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  await page.locator('h1').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => null);
}
