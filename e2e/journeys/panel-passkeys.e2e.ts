import { expect, type Page, test } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { look } from '../pages/axe.ts';
import { signInToPanel, typePassword } from '../pages/panel-sign-in.ts';
import { withDevice } from '../pages/passkey-device.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';
import { administrationWords } from '../words/administration-words.ts';
import { signInWords } from '../words/sign-in-words.ts';

/** The next call of this operation is refused as a quarter of an hour later it would be; the one after goes through. */
async function refuseOnce(page: Page, producer: string): Promise<void> {
  let isRefused = false;
  await page.route('**/apiConnection', async (route) => {
    if (isRefused || route.request().headers().producer !== producer) return route.fallback();
    isRefused = true;
    await route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, code: 'step-up-required', message: '' }),
    });
  });
}

for (const [language, at, width] of inTurn(
  0,
  [
    ['tr', 1, 1280],
    ['ar', 2, 390],
  ] as const,
  timesOf('panel-passkeys'),
)) {
  test(`a passkey is added, signs in, proves who it is once more and is taken away (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const words = signInWords(language);
    const texts = administrationWords[language].profile;
    await withDevice(page);
    const person = await signInToPanel(page, 'call-centre', { language, at, to: '/panel/profile' });
    await expect(page.getByText(texts['passkeys.none'])).toBeVisible();
    await page.getByRole('button', { name: texts['passkeys.add'] }).click();
    await expect(page.getByText(texts['passkeys.added'])).toBeVisible();
    await expect(page.getByText(texts['passkeys.never'])).toBeVisible();
    await look(page, 'the profile with a passkey');

    await page.context().clearCookies();
    await page.goto(`${withLanguage('/panel/giris', language)}?donus=%2Fpanel%2Fprofile`);
    await typePassword(page, person, language);
    const press = page.getByRole('button', { name: words('passkey.action') });
    await expect(press).toBeVisible();
    await look(page, 'the second step');
    await press.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === withLanguage('/panel/profile', language));
    await expect(page.getByText(texts['passkeys.none'])).toHaveCount(0);
    await expect(page.getByText(texts['passkeys.never'])).toHaveCount(0);

    await refuseOnce(page, 'staff/account/passkeys/remove');
    const remove = new RegExp(texts['passkeys.removeOf'].replace('{{name}}', '.+'));
    await page.getByRole('button', { name: remove }).click();
    const question = page.getByRole('dialog', { name: words('stepUp.title') });
    await expect(question).toBeVisible();
    await look(page, 'the question over the page');
    await question.getByRole('button', { name: words('passkey.action') }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(texts['passkeys.removed'])).toBeVisible();
    await expect(page.getByText(texts['passkeys.none'])).toBeVisible();
  });
}
