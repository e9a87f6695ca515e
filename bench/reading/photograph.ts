import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Where one language's pictures go, and the lines seen so far. */
export interface Album {
  folder: string;
  /** every line once: headers and footers are read on one page only */
  lines: Set<string>;
  pictures: number;
}

/** What a fold keeps shut is read too. */
const unfold = (): void => {
  for (const fold of document.querySelectorAll('main details')) (fold as HTMLDetailsElement).open = true;
  window.scrollTo(0, 0);
};

/** Letters and pictures are there. A frame of another origin keeps a page from ever being quiet, so what is looked at is waited for. */
const settled = async (): Promise<void> => {
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  const come = pictures.map(
    (picture) =>
      new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      }),
  );
  await Promise.all([document.fonts.ready, ...come]);
};

/** A picture of the whole page and its text beside it, as `<name>.png` and `<name>.txt`. */
export async function photograph(page: Page, album: Album, name: string): Promise<void> {
  await page.evaluate(unfold);
  await page.evaluate(settled);
  await page.screenshot({ path: join(album.folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is laid out is read, not what the document hides
  keepText(album, name, await page.evaluate(() => document.body.innerText));
}

/** Text without a picture: a letter. */
export function keepText(album: Album, name: string, text: string): void {
  writeFileSync(join(album.folder, `${name}.txt`), `${text}\n`);
  for (const line of text.split('\n').map((one) => one.trim())) if (line !== '') album.lines.add(line);
  album.pictures += 1;
}

/** Words of the lines that differ; a word is what stands between spaces. */
export const distinctWords = ({ lines }: Album): number =>
  [...lines].reduce((sum, line) => sum + line.split(/\s+/).length, 0);

/** The legal texts everybody may read open in a dialog from the foot of a page. */
export async function photographLegalTexts(page: Page, album: Album): Promise<void> {
  const buttons = page.locator('footer button[aria-haspopup=dialog]');
  for (let at = 0; at < (await buttons.count()); at += 1) {
    await buttons.nth(at).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').nth(1).waitFor();
    await page.screenshot({ path: join(album.folder, `legal-${at + 1}.png`), animations: 'disabled' });
    // biome-ignore lint/performance/useDomNodeTextContent: paragraphs stand on lines of their own
    const text = await dialog.evaluate((shown) => (shown as HTMLElement).innerText);
    keepText(album, `legal-${at + 1}`, text);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}
