import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { listen } from '../pages/complaints.ts';
import { HomePage } from '../pages/home-page.ts';
import { takenOver } from '../pages/hydration.ts';
import { ProposalInboxPage } from '../pages/panel-queue-pages.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { emptyFolder } from '../system/data-folder.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { withOlderRelease } from '../system/two-releases.ts';
import { releaseWords } from '../words/administration-words.ts';

/* a system of its own: all of its pages turn */
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${portOf('site-turned')}` });

const sites = emptyFolder('sites-');
let system: System;
let other: string;
/** another owner agrees each time: a code of an app counts once */
let turns = 1;

test.beforeAll(async () => {
  const built = join(import.meta.dirname, '../../dist');
  const making = join(sites, 'making');
  mkdirSync(sites, { recursive: true });
  withOlderRelease(built, making, 'travel');
  const list = createHash('sha256').update(readFileSync(join(making, 'built.json')));
  other = `site@${list.digest('hex').slice(0, 16)}`;
  renameSync(making, join(sites, other));
  system = await startOwnSystem(portOf('site-turned'), { SITES_DIR: sites });
});
test.afterAll(async () => {
  await system?.stop();
  rmSync(sites, { recursive: true, force: true });
});

const words = releaseWords.tr;
const siteBox = (page: Page) => page.getByRole('region', { name: words.site, exact: true });

/** Asks as one owner for what a row names, and says yes as another one. */
async function turn(page: Page, browser: Browser, row: string, reason: string): Promise<void> {
  await siteBox(page)
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('button', { name: words['site.ask'] })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.reason, { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: words['site.send'], exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(siteBox(page)).toContainText(words['site.asked']);
  const second = await (await browser.newContext()).newPage();
  await signInToPanel(second, 'owner', { at: turns++, language: 'ar', to: '/panel/onaylar' });
  await new ProposalInboxPage(second, 'ar').approve(reason, 'Gördüm, uygundur');
  await second.context().close();
  await page.getByRole('button', { name: words.check }).click();
}

test('two owners turn all pages to another site and back, while a page that was open goes on to its form', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const complaints = await listen(visitor);
  const shop = await shopFor(visitor, domesticTravel);
  const home = await new HomePage(visitor).open();
  await takenOver(home.headline);

  await signInToPanel(page, 'owner', { at: 0, to: '/panel/surumler' });
  await turn(page, browser, other, 'Yeni görünümü herkese verelim');
  const row = siteBox(page).getByRole('row').filter({ hasText: other });
  await expect(row).toContainText(words.live);
  await expect(siteBox(page).getByRole('alert')).toHaveCount(0);

  await home.product(shop.product.card.name.tr).click();
  await expect(visitor.locator('form').first()).toBeVisible();
  /* a page that is opened now is drawn by the other one */
  await visitor.goto(withLanguage('/', 'tr'));
  await takenOver(home.headline);
  expect(complaints()).toEqual([]);

  await turn(page, browser, words['site.own'], 'Eskisine dönelim, menü eksik');
  await expect(row).toContainText(words['site.before']);
  await visitor.reload();
  await takenOver(home.headline);
  expect(complaints()).toEqual([]);
  await visitor.context().close();
});
