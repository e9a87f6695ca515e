import { expect, test } from '@playwright/test';
import { fillPlaces } from '@sigorta/i18n/message';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { tooWide } from '../crawl/look.ts';
import { look } from '../pages/axe.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';
import { partnerWords } from '../words/administration-words.ts';

/* a system of its own: a brand's home is built anew */
const port = portOf('panel-home');
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(port);
});
test.afterAll(() => system?.stop());
test.use({ baseURL: `http://localhost:${port}`, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

/* written by hand: the story's own order without what was left out, the insurers one up, and what they are called on the site */
const shown = [
  'Müşteriler ne diyor?',
  'Neyi güvenceye alalım?',
  'Neden Kaya Acentelik?',
  'Çarşıdaki şirketler',
  'Üç adımda poliçe',
];

for (const [at, language, width] of inTurn(
  0,
  [
    [0, 'ar', 390],
    [1, 'tr', 1280],
  ] as const,
  timesOf('panel-home'),
))
  test(`a home is arranged in the panel, seen in small and saved; its visitors see it (${language} at ${width})`, async ({
    page,
    browser,
  }) => {
    const words = partnerWords[language];
    await page.setViewportSize({ width, height: 900 });
    await signInToPanel(page, 'owner', { language, at: at + 4, to: '/panel/is-ortaklari/kaya-acente' });
    await page.getByRole('tab', { name: words['section.home'] }).click();
    /* in light, and in dark below it */
    const preview = page.getByRole('list', { name: words['preview.sections'] }).first();
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

    await choose(words['arrangement.fiyatlar']);
    /* the products are its first screen */
    await expect(preview.getByText(words['homeSection.products'], { exact: true })).toHaveCount(0);
    await choose(words['arrangement.hikaye']);
    await expect(preview.getByText(words['homeSection.products'], { exact: true })).toHaveCount(1);

    const sections = page.getByRole('group', { name: words['setting.anaSayfa_bolumler'] });
    await sections.getByLabel(words['homeSection.questions'], { exact: true }).uncheck({ force: true });
    const up = fillPlaces(words['list.up'], { name: words['homeSection.insurers'] }, language);
    await sections.getByRole('button', { name: up }).press('Enter');
    await expect(preview.getByText(words['homeSection.questions'], { exact: true })).toHaveCount(0);
    expect(await page.evaluate(tooWide)).toEqual([]);
    await look(page, `the form of a home in ${language} at ${width}`);

    await page.getByRole('button', { name: words.save }).click();
    const dialog = page.getByRole('dialog', { name: words['diff.title'] });
    await dialog.getByRole('button', { name: words['diff.save'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words['changes.none'])).toBeVisible();

    const visitor = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
    await visitor.goto(`http://kaya.localhost:${port}/`);
    await expect(visitor.locator('main [data-home]')).toHaveAttribute('data-home', 'story');
    await expect(visitor.locator('main h2')).toHaveText(shown);
    /* whoever comes next begins where this one began */
    await sections.getByRole('button', { name: words['homeSection.own'] }).click();
    await choose(words['arrangement.carsi']);
    await page.getByRole('button', { name: words.save }).click();
    await dialog.getByRole('button', { name: words['diff.save'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await visitor.reload();
    await expect(visitor.locator('main [data-home]')).toHaveAttribute('data-home', 'bazaar');
    await visitor.context().close();
  });
