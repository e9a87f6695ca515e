import { expect, test } from '@playwright/test';
import { languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { partOf, rotation } from '@sigorta/tooling/test/rotation';
import { allVisits, nameOfVisit } from '../crawl/routes.ts';
import { faultsOnScreens, isThere } from '../crawl/screens.ts';
import { basePort } from '../system/ports.ts';

/* One page of one language a day, of any brand; all of them, with pictures and a purchase, are `pnpm --filter bench screens`. */
for (const [at, language] of partOf(languages.length, [...languages.entries()])) {
  const pages = allVisits().filter((visit) => visit.language === language && visit.isPublic);
  const [visit] = partOf(pages.length, pages, {
    day: Math.floor(rotation / languages.length) + 5 * at,
    isAll: false,
  });
  if (!visit) continue;
  test(`on a phone and on a wide screen, light and dark, nothing is wrong with ${nameOfVisit(visit)}`, async ({
    page,
  }) => {
    const url = `http://localhost:${basePort}`;
    await page.context().addCookies([
      { name: 'partner', value: visit.partner ?? 'default', url },
      { name: 'language', value: language, url },
    ]);
    await page.goto(`${url}${withLanguage(visit.path, language)}`);
    await isThere(page);
    expect(await faultsOnScreens(page)).toEqual([]);
  });
}
