import { expect, type Page, test } from '@playwright/test';
import { look } from '../pages/axe.ts';
import { listen } from '../pages/complaints.ts';
import { takenOver } from '../pages/hydration.ts';
import { typeCode, typePassword } from '../pages/panel-sign-in.ts';
import { withDevice } from '../pages/passkey-device.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { testStaff } from '../system/test-staff.ts';
import { administrationWords } from '../words/administration-words.ts';
import { shellTexts } from '../words/shell-texts.ts';
import { signInWords } from '../words/sign-in-words.ts';

/* the panel moves to another host while the journey goes on */
test.describe.configure({ mode: 'default' });

const base = portOf('panel-host');
const panel = `http://panel.localhost:${base}`;
const words = signInWords('tr');
const texts = administrationWords.tr.profile;
let system: System;

test.beforeAll(async () => {
  system = await startOwnSystem(base);
});
test.afterAll(() => system.stop());

const person = () => {
  const found = testStaff.find(({ email }) => email.startsWith('passkeymoved@'));
  if (!found) throw new Error('nobody is there before and after');
  return found;
};

/** To the step after the password. */
async function begin(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/panel/giris?donus=%2Fpanel%2Fprofile`);
  await typePassword(page, person(), 'tr');
}

async function onProfile(page: Page, origin: string): Promise<void> {
  await expect(page).toHaveURL(`${origin}/panel/profile`);
  await expect(page.getByRole('heading', { name: texts.passkeys })).toBeVisible();
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts['passkeys.add'] }).click();
  await expect(page.getByText(texts['passkeys.added'])).toBeVisible();
}

test('staff with a passkey follow the panel to a host of its own: by the app, then by a passkey made there', async ({
  page,
}) => {
  await withDevice(page);
  await begin(page, system.url);
  await typeCode(page, person(), 'tr');
  await onProfile(page, system.url);
  await addPasskey(page);

  await system.gateway.stop();
  await system.gateway.start({ PANEL_ORIGIN: panel });

  /* the bare host leads to the panel, and the key of before is not asked for */
  const complaints = await listen(page);
  await page.goto(`${panel}/`);
  await expect(page).toHaveURL(`${panel}/panel/giris`);
  await begin(page, panel);
  await expect(page.getByLabel(words('code'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: words('passkey.action') })).toHaveCount(0);
  await typeCode(page, person(), 'tr');
  await onProfile(page, panel);
  await expect(page.getByText(texts['passkeys.elsewhere'])).toBeVisible();
  await look(page, 'the profile with a passkey of before');
  await page
    .getByRole('button', { name: new RegExp(texts['passkeys.removeOf'].replace('{{name}}', '.+')) })
    .click();
  await expect(page.getByText(texts['passkeys.none'])).toBeVisible();
  await addPasskey(page);
  await expect(page.getByText(texts['passkeys.elsewhere'])).toHaveCount(0);

  const cookies = await page.context().cookies(panel);
  expect(cookies.map(({ domain }) => domain)).toEqual(cookies.map(() => 'panel.localhost'));
  expect(cookies.map(({ name }) => name)).not.toContain('buyer');

  await page.context().clearCookies();
  await begin(page, panel);
  await page.getByRole('button', { name: words('passkey.action') }).click();
  await onProfile(page, panel);
  /* 401: a page of the panel asks who is signed in before somebody is */
  expect(complaints().filter((heard) => !heard.includes('401'))).toEqual([]);
});

test('on the shop’s host the panel is a page that is not there, and the shop goes on', async ({ page }) => {
  await system.gateway.stop();
  await system.gateway.start({ PANEL_ORIGIN: panel });
  const complaints = await listen(page);
  for (const [language, path] of [
    ['tr', '/panel/giris'],
    ['ar', '/ar/panel/dashboard'],
  ] as const) {
    const answer = await page.goto(`${system.url}${path}`);
    expect(answer?.status()).toBe(404);
    const title = shellTexts[language]['not-found.title'] ?? '';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await takenOver(page.getByRole('link', { name: shellTexts[language]['not-found.home'] ?? '' }));
  }
  await page.getByRole('link', { name: shellTexts.ar['not-found.home'] ?? '' }).click();
  await expect(page).toHaveURL(`${system.url}/ar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints().filter((heard) => !/ 404|404: /.test(heard))).toEqual([]);
  const names = (await page.context().cookies(system.url)).map(({ name }) => name);
  expect(names.filter((name) => /staff|panel/i.test(name))).toEqual([]);
});
