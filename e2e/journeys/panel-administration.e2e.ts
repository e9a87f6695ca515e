import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fillPlaces } from '@sigorta/i18n/message';
import { withLanguage } from '@sigorta/i18n/paths';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';
import { signInToPanel, typeCode } from '../pages/panel-sign-in.ts';
import { emptyFolder } from '../system/data-folder.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { withOlderRelease } from '../system/two-releases.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';
import { partnerWords, releaseWords } from '../words/administration-words.ts';
import { signInWords } from '../words/sign-in-words.ts';

/* a system of its own: a brand changes its colour and a remote its release */
test.describe.configure({ mode: 'serial' });

const dist = emptyFolder('dist-');
let system: System;
let older: string;

test.beforeAll(async () => {
  const built = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist');
  older = withOlderRelease(built, dist, 'travel');
  system = await startOwnSystem(portOf('panel-administration'), { DIST_DIR: dist });
});
test.afterAll(async () => {
  await system?.stop();
  rmSync(dist, { recursive: true, force: true });
});
test.use({ baseURL: `http://localhost:${portOf('panel-administration')}` });

const solid = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-solid').trim());

for (const [language, colour, office, at] of inTurn(
  0,
  [
    ['tr', '#135e2a', 'Alsancak', 0],
    ['ar', '#7a1fa2', 'Nilüfer', 1],
  ] as const,
  timesOf('panel-administration'),
)) {
  test(`a partner’s new colour and office are shown before they are saved, and are on its site afterwards (${language})`, async ({
    page,
    browser,
  }) => {
    const words = partnerWords[language];
    const person = await signInToPanel(page, 'owner', {
      language,
      at,
      to: '/panel/is-ortaklari/kaya-acente',
    });
    await page.getByLabel(words['setting.renk_kodu'], { exact: true }).fill(colour);
    await page.getByRole('tab', { name: words['section.footer'] }).click();
    const offices = page.getByRole('group', { name: words['setting.ofisler'] });
    await offices.getByRole('button', { name: words['ofisler.add'] }).click();
    await expect(offices.getByLabel(words['ofisler.ad']).last()).toBeFocused();
    await page.keyboard.type(office);
    await offices.getByLabel(words['ofisler.adres']).last().fill('Örnek Caddesi 7');
    await offices
      .getByRole('button', { name: fillPlaces(words['list.up'], { name: office }, language) })
      .press('Enter');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: words['unsaved.stay'] }).click();
    await page.getByRole('button', { name: words.save }).click();
    const dialog = page.getByRole('dialog', { name: words['diff.title'] });
    await expect(dialog).toContainText(colour);
    await expect(dialog).toContainText(office);
    /* the session is over by now; what was typed is not */
    await page.context().clearCookies({ name: /staff$/ });
    await dialog.getByRole('button', { name: words['diff.save'], exact: true }).click();
    const again = page.getByRole('dialog', { name: signInWords(language)('again.title') });
    await again.getByLabel(signInWords(language)('password'), { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await typeCode(page, person, language);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words['changes.none'])).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`http://kaya.localhost:${portOf('panel-administration')}/`);
    expect(await solid(visitor)).toBe(solvePalette(colour)['--c-solid']);
    await expect(visitor.getByRole('contentinfo').getByText(office, { exact: true })).toBeVisible();
  });

  test(`a remote is rolled back and brought to the newest again (${language})`, async ({ page, browser }) => {
    const words = releaseWords[language];
    await signInToPanel(page, 'owner', { language, at: at + 2, to: '/panel/surumler' });
    const box = page.getByRole('region', { name: words['family.travel'], exact: true });
    const choose = async (button: string) => {
      await box.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.reason, { exact: true }).fill('Deneme için');
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    /** Opens a form as a visitor; gives the folders its remote came from. */
    const visit = async () => {
      const visitor = await (await browser.newContext()).newPage();
      const asked: string[] = [];
      visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visitor.goto(
        `http://localhost:${portOf('panel-administration')}${withLanguage('/yurt-disi-seyahat', language)}`,
      );
      await expect(visitor.locator('form').first()).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      const folders = asked.filter((path) => path.startsWith('/remotes/travel/'));
      return [...new Set(folders.map((path) => path.split('/')[3]))];
    };
    await choose(words.rollBack);
    await expect(box.getByRole('row').filter({ hasText: older })).toContainText(words.live);
    expect(await visit()).toEqual([older]);
    await choose(words.toNewest);
    await expect(box.getByRole('row').filter({ hasText: older })).not.toContainText(words.live);
    expect(await visit()).not.toContain(older);
  });
}
