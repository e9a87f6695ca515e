import { expect, test } from '@playwright/test';
import { languages } from '@sigorta/i18n/language';
import { partOf, rotation } from '@sigorta/tooling/test/rotation';
import { allVisits, nameOfVisit, type Visit } from '../crawl/routes.ts';
import { visitorIn } from '../crawl/visit-page.ts';
import { basePort } from '../system/ports.ts';

/**
 * The whole matrix takes minutes and is `pnpm --filter bench crawl`; each day's run takes another part of it, of one language: more
 * of what everybody may open under our own brand.
 */
const everyNth = ({ isPublic, partner }: Visit): number => (isPublic && partner === null ? 12 : 72);

for (const [at, language] of partOf(languages.length, [...languages.entries()])) {
  test(`a day's part of all pages, brands and widths has nothing to complain of in ${language} (rotation ${rotation})`, async ({
    page,
  }) => {
    const look = await visitorIn(page, `http://localhost:${basePort}`);
    const visits = allVisits().filter((visit) => visit.language === language);
    const found: string[] = [];
    for (const visit of visits.filter(
      (visit, index) => (index + at + Math.floor(rotation / languages.length)) % everyNth(visit) === 0,
    )) {
      const { complaints } = await look(visit);
      found.push(...complaints.map((line) => `${nameOfVisit(visit)}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
