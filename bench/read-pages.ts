import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@sigorta/i18n/language';
import { withLanguage, withoutLanguage } from '@sigorta/i18n/paths';
import type { Browser, Page } from 'playwright';
import { allVisits, type Visit } from '../e2e/crawl/routes.ts';
import type { System } from '../e2e/system/system.ts';
import { systemAndBrowser } from './browser/system-and-browser.ts';
import { table } from './print/table.ts';
import { type Album, distinctWords, photograph, photographLegalTexts } from './reading/photograph.ts';
import { photographPurchase } from './reading/purchase-pictures.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/* Every page of our own brand and a purchase, photographed whole at 1280 px in four languages, each picture with its text
   beside it, for somebody who reads them (docs/reading.md). `--only ar` takes one language, `--out folder` keeps them there. */

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } },
});
const folder = values.out ?? mkdtempSync(join(tmpdir(), 'read-pages-'));
const wanted = languages.filter((language) => values.only.length === 0 || values.only.includes(language));

/** The shell's session pages lead home at once. */
const leadsHome = ['/test', '/callCenter', '/ortak'];

const visitsOf = (language: Language): Visit[] =>
  allVisits().filter(
    (visit) => visit.partner === null && visit.language === language && !leadsHome.includes(visit.path),
  );

async function photographVisit(page: Page, url: string, visit: Visit, album: Album, at: number) {
  await page.goto(`${url}${withLanguage(visit.path, visit.language)}`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  await page.locator('h1').first().waitFor();
  const path = withoutLanguage(visit.path).replaceAll('/', '_');
  await photograph(page, album, `${String(at + 1).padStart(2, '0')}${path}`);
  if (visit.path === '/') await photographLegalTexts(page, album);
  await page.evaluate(() => sessionStorage.clear());
}

async function readLanguage(browser: Browser, system: System, language: Language): Promise<Album> {
  const album: Album = { folder: join(folder, language), lines: new Set(), pictures: 0 };
  mkdirSync(album.folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: system.url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies([{ name: 'language', value: language, url: system.url }]);
  const page = await context.newPage();
  for (const [at, visit] of visitsOf(language).entries())
    await photographVisit(page, system.url, visit, album, at);
  await photographPurchase(page, language, system.sandbox, album);
  await context.close();
  return album;
}

await withCleanup(async (later) => {
  const { system, browser } = await systemAndBrowser(later);
  const began = performance.now();
  const albums: [Language, Album][] = [];
  for (const language of wanted) albums.push([language, await readLanguage(browser, system, language)]);
  console.log(machine());
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s: ${folder}`);
  console.log(
    table(
      ['Language', 'Pictures and letters', 'Distinct lines', 'Distinct words'],
      albums.map(([language, album]) => [
        language,
        String(album.pictures),
        String(album.lines.size),
        String(distinctWords(album)),
      ]),
    ),
  );
});
