import { expect, type Page, test } from '@playwright/test';
import { partOf } from '@sigorta/tooling/test/rotation';
import { listen } from '../pages/complaints.ts';
import { takenOver } from '../pages/hydration.ts';
import { shellTexts } from '../words/shell-texts.ts';

const words = (key: string): string => shellTexts.tr[key] ?? key;

/** Light from 0 to 255 of a computed colour, as an eye weighs it (Rec. 601). */
const light = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/** The ground of every frame that was drawn so far, the first one included. */
const groundsOf = (page: Page): Promise<string[]> => page.evaluate('[...new Set(globalThis.grounds)]');

/** Writes a ground down a frame; a choice lies there from an earlier visit. */
const prepare = (page: Page, stored: 'light' | 'dark' | null) =>
  page.addInitScript((scheme) => {
    if (scheme) localStorage.setItem('gorunum', scheme);
    const grounds: string[] = [];
    Object.assign(globalThis, { grounds });
    const look = () => {
      if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, stored);

/* of what is chosen and what is not a half each day, one dark and one light */
for (const [system, stored, dark] of partOf(2, [
  ['light', 'dark', true],
  ['dark', 'light', false],
  ['light', null, false],
  ['dark', null, true],
] as const)) {
  test(`with ${stored ?? 'nothing'} chosen and a system in ${system} the first frame is ${dark ? 'dark' : 'light'}, and so is every other`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await prepare(page, stored);
    const heard = await listen(page);
    await page.goto('/');
    await takenOver(page.getByRole('contentinfo').getByRole('button', { name: words('scheme.dark') }));
    const grounds = await groundsOf(page);
    expect(grounds).toHaveLength(1);
    expect(light(grounds[0] ?? '') < 60).toBe(dark);
    const frame = page.locator('meta[name=theme-color]').nth(dark ? 1 : 0);
    expect(await frame.evaluate((meta: HTMLMetaElement) => matchMedia(meta.media).matches)).toBe(true);
    expect(heard()).toEqual([]);
  });
}

test('a visitor chooses dark at the foot of the page, keeps it, prints on white, and goes back to the system’s', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor).then(light);
  const choice = (name: 'scheme.dark' | 'scheme.system') =>
    page.getByRole('contentinfo').getByRole('button', { name: words(name) });
  await page.goto('/');
  await takenOver(choice('scheme.dark'));
  await choice('scheme.dark').click();
  await expect(choice('scheme.dark')).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).toBeLessThan(60);
  await page.goto('/yurt-disi-seyahat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground()).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--n-900'));
  expect(ink.trim()).toMatch(/^#[0-3]/);
  await page.emulateMedia({ media: 'screen' });
  await takenOver(choice('scheme.system'));
  await choice('scheme.system').click();
  await expect.poll(ground).toBeGreaterThan(240);
});
