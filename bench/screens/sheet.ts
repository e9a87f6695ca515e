import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Picture } from './look-at.ts';

/** Of a sheet's pixels a picture takes so many in proportion: a phone looks as small as it is. */
const scale = 0.3;

const style = `body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;align-items:start;background:#888;font:12px sans-serif}
figure{margin:0}img{display:block;max-height:700px;object-fit:cover;object-position:top}`;

/** All pictures of one page on one sheet, each with its name, for somebody who looks at many; a page to open, and a picture of it. */
export async function putOnSheet(
  browser: Browser,
  pictures: readonly Picture[],
  { folder, name }: { folder: string; name: string },
): Promise<void> {
  const figures = pictures.map(
    ({ width, file }) =>
      `<figure><img src="${relative(folder, file)}" style="width:${width * scale}px"><figcaption>${basename(file, '.jpeg')}</figcaption></figure>`,
  );
  const sheet = join(folder, `${name}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures.join('\n')}`,
  );
  const page = await browser.newPage({ viewport: { width: 2720, height: 400 } });
  await page.goto(pathToFileURL(sheet).href);
  const picture = { path: join(folder, `${name}.jpeg`), fullPage: true, type: 'jpeg', quality: 75 } as const;
  /* a browser that has much to draw sometimes says that it cannot, and can */
  await page.screenshot(picture).catch(() => page.screenshot(picture));
  await page.close();
}
