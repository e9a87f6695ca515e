import { expect, test } from '@playwright/test';
import { hostilePartners, hostileSlice, pairsIn } from '../partners/hostile-partners.ts';
import { visitHostile } from '../partners/visit-hostile.ts';
import { basePort } from '../system/ports.ts';

const partners = hostilePartners(hostileSlice);

test(`whatever a partner writes into its settings, no script runs, nothing leaves our host and the page stands (${pairsIn(partners)} values)`, async ({
  page,
}) => {
  const found: string[] = [];
  for (const { id } of partners) {
    const tab = await page.context().newPage();
    found.push(...(await visitHostile(tab, `http://localhost:${basePort}`, id)));
    await tab.close();
  }
  expect(found).toEqual([]);
});
