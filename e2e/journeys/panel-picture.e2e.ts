import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { madePng } from '../pages/made-picture.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';
import { partnerWords } from '../words/administration-words.ts';

/* a system of its own: a partner's logo changes on its site */
test.describe.configure({ mode: 'serial' });

const own = portOf('panel-picture');
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(own);
});
test.afterAll(() => system?.stop());
test.use({ baseURL: `http://localhost:${own}` });

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file as a person does: by the button, in the window that it opens. */
async function choose(page: Page, button: string, file: Chosen): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Sides and middle dot of a picture as the browser has drawn it; null while it has drawn none. */
const drawn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth === 0) return null;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const dot = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    return [canvas.width, canvas.height, ...dot];
  });

const preview = '[data-brand-preview=light] img';

const script = '<script>document.title = "taken over"</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="40" onload="document.title='taken over'">${script}</svg>`;
const refused = [
  ['picture.size', 'large.png', 'image/png', Buffer.alloc(90_001, 1)],
  ['picture.type', 'words.png', 'image/png', Buffer.from('no picture at all')],
  ['picture.type', 'drawing.svg', 'image/svg+xml', Buffer.from(svg)],
  ['picture.type', 'drawing.png', 'image/png', Buffer.from(svg)],
  ['picture.sides', 'dot.png', 'image/png', madePng(8, 8, [0, 0, 0])],
] as const;

for (const [language, partner, host, colour, at] of inTurn(
  0,
  [
    ['tr', 'kaya-acente', 'kaya', [200, 30, 60], 0],
    ['ar', 'yol-arkadasi', 'yol', [20, 90, 160], 1],
  ] as const,
  timesOf('panel-picture'),
)) {
  test(`a partner’s logo is chosen, seen before it is saved, and served to its site; a bad one is refused in words (${language})`, async ({
    page,
    browser,
  }) => {
    const words = partnerWords[language];
    await signInToPanel(page, 'owner', { language, at, to: `/panel/is-ortaklari/${partner}` });
    const button = `${words['picture.choose']}: ${words['setting.logo_url']}`;
    const field = page.getByLabel(words['setting.logo_url'], { exact: true });
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: madePng(128, 40, colour) };
    await choose(page, button, logo);
    const address = /^\/uploads\/[0-9a-f]{32}\.png$/;
    await expect(field).toHaveValue(address);
    await expect(page.locator(preview)).toHaveAttribute('src', address);
    await expect.poll(() => drawn(page, preview)).toEqual([128, 40, ...colour, 255]);
    const path = await field.inputValue();
    const title = await page.title();
    for (const [fault, name, mimeType, buffer] of refused) {
      await choose(page, button, { name, mimeType, buffer });
      await expect(field, name).toHaveAccessibleDescription(new RegExp(words[`wrong.${fault}`].slice(0, 30)));
      await expect(field, name).toHaveAttribute('aria-invalid', 'true');
      await expect(field, name).toHaveValue(path);
    }
    expect(await page.title()).toBe(title);
    /* the good one again: what was refused is forgotten */
    await choose(page, button, logo);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`http://${host}.localhost:${own}/`);
    await expect(visitor.locator(`img[src="${path}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words['diff.title'] });
    await expect(dialog).toContainText(path);
    await dialog.getByRole('button', { name: words['diff.save'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words['changes.none'])).toBeVisible();
    await visitor.reload();
    const shown = visitor.getByRole('banner').locator(`img[src="${path}"]`);
    await expect(shown.first()).toBeVisible();
    await expect.poll(() => drawn(visitor, `header img[src="${path}"]`)).toEqual([128, 40, ...colour, 255]);
  });
}
