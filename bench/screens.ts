import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@sigorta/i18n/language';
import { withLanguage, withoutLanguage } from '@sigorta/i18n/paths';
import type { Browser } from 'playwright';
import { allVisits, type Visit } from '../e2e/crawl/routes.ts';
import { isThere } from '../e2e/crawl/screens.ts';
import type { System } from '../e2e/system/system.ts';
import { systemAndBrowser } from './browser/system-and-browser.ts';
import { walkPurchase } from './reading/purchase-pictures.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';
import { lookAt } from './screens/look-at.ts';
import { putOnSheet } from './screens/sheet.ts';

/* Every page that buyers see and every page of a purchase, in four languages and brands, on four widths, in the light and in the
   dark: what axe finds and what has no room, and sheets of pictures to look at. `--language ar`, `--brand kaya-acente` (`default`
   is ours) and words of paths (`odeme`, `purchase`) choose; `--out folder` keeps the pictures there. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    language: { type: 'string', multiple: true, default: [] },
    brand: { type: 'string', multiple: true, default: [] },
  },
});
const folder = values.out ?? mkdtempSync(join(tmpdir(), 'screens-'));
const isWanted = (chosen: readonly string[], one: string): boolean =>
  chosen.length === 0 || chosen.some((word) => one.includes(word));

/** The shell's session pages lead home at once; the panel has pictures of its own. */
const leftOut = (path: string): boolean =>
  ['/test', '/callCenter', '/ortak'].includes(path) || path.startsWith('/panel');

interface Tour {
  language: Language;
  brand: string;
  visits: Visit[];
}

const tours = [...new Set(allVisits().map(({ partner }) => partner))].flatMap((partner) =>
  languages.map(
    (language): Tour => ({
      language,
      brand: partner ?? 'default',
      visits: allVisits().filter(
        (visit) =>
          visit.partner === partner &&
          visit.language === language &&
          !leftOut(visit.path) &&
          isWanted(positionals, visit.path),
      ),
    }),
  ),
);

async function lookAround(browser: Browser, { url, sandbox }: System, tour: Tour): Promise<string[]> {
  const { language, brand, visits } = tour;
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies([
    { name: 'language', value: language, url },
    { name: 'partner', value: brand, url },
  ]);
  const page = await context.newPage();
  const found: string[] = [];
  const stop = async (name: string): Promise<void> => {
    const { pictures, faults } = await lookAt(page, join(folder, brand, language), name);
    await putOnSheet(browser, pictures, { folder, name: `${brand}-${language}-${name}` });
    found.push(...faults.map((fault) => `${brand} ${language} ${name}: ${fault}`));
  };
  for (const { path } of visits) {
    await page.goto(`${url}${withLanguage(path, language)}`);
    await isThere(page);
    await stop(withoutLanguage(path).replaceAll('/', '_').slice(1) || 'ana-sayfa');
    await page.evaluate(() => sessionStorage.clear());
  }
  if (isWanted(positionals, 'purchase')) await walkPurchase(page, language, sandbox, stop);
  await context.close();
  return found;
}

await withCleanup(async (later) => {
  const { system, browser } = await systemAndBrowser(later);
  const began = performance.now();
  const found: string[] = [];
  const wanted = tours.filter(
    ({ language, brand }) => isWanted(values.language, language) && isWanted(values.brand, brand),
  );
  for (const tour of wanted) {
    found.push(...(await lookAround(browser, system, tour)));
    console.log(`${tour.brand} ${tour.language}: ${found.length} findings so far`);
  }
  console.log(machine());
  console.log(
    `${((performance.now() - began) / 1000).toFixed(0)} s, ${found.length} findings, pictures in ${folder}`,
  );
  for (const line of found) console.log(`- ${line}`);
  if (found.length > 0) process.exitCode = 1;
});
