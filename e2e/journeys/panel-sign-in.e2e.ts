import { expect, test } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { PeoplePage } from '../pages/people-page.ts';
import { sandbox } from '../system/global.ts';
import { factorCode, testStaff } from '../system/test-staff.ts';
import { signInWords } from '../words/sign-in-words.ts';

/** people nobody else of this run signs in as */
const keyboardPeople = { tr: 'auditor', en: 'read-only' } as const;

for (const language of inTurn(1, ['tr', 'en'] as const)) {
  test(`the keyboard alone opens the panel, after a wrong password and a wrong code (${language})`, async ({
    page,
  }) => {
    const words = signInWords(language);
    const person = testStaff.find(({ role }) => role === keyboardPeople[language]);
    if (!person) throw new Error('nobody has the role');
    await page.goto(`${withLanguage('/panel/giris', language)}?donus=%2Fpanel%2Fpoliceler`);
    const email = page.getByLabel(words('email'), { exact: true });
    await expect(email).toBeVisible();
    await email.press('Enter');
    await expect(page.getByText(words('missing.email'))).toBeVisible();
    await expect(email).toBeFocused();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('bu parola degil');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel(words('password'), { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    const code = page.getByLabel(words('code'), { exact: true });
    await expect(code).toBeFocused();
    const right = factorCode(person.totpSecret);
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('problem.code-wrong'))).toBeVisible();
    await expect(code).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(factorCode(person.totpSecret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === withLanguage('/panel/policeler', language));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an invitation leads to a password, an authenticator, recovery codes and the panel', async ({
  page,
  browser,
}) => {
  const words = signInWords('tr');
  const email = `davet.${Date.now()}@ornek.com`;
  await signInToPanel(page, 'owner', { at: 7, to: '/panel/kullanicilar' });
  const people = new PeoplePage(page, 'tr');
  await people.openForm();
  await people.invite({ name: `Deniz Ar ${Date.now()}`, email, role: 'call-centre' });
  await expect.poll(() => sandbox.mailsTo(email)).toHaveLength(1);
  const [mail] = await sandbox.mailsTo(email);
  const { text } = await sandbox.openMail(mail?.id ?? '');
  const link = /https?:\/\/\S+#davet=[A-Za-z0-9_-]{43}/.exec(text)?.[0] ?? '';

  const invited = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await invited.goto(link);
  const password = invited.getByLabel(words('invited.password'), { exact: true });
  await password.fill('parola123456');
  await password.press('Enter');
  await expect(invited.getByText(words('password.error.too-common'))).toBeVisible();
  await password.fill('mavi kova kapıda durur');
  await password.press('Enter');
  await expect(invited.getByRole('heading', { name: words('enrol.headline') })).toBeVisible();
  expect(invited.url()).not.toContain('davet');
  await expect(invited.getByRole('img', { name: words('enrol.qr') })).toBeVisible();
  const shown = await invited.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await invited
    .getByLabel(words('code'), { exact: true })
    .fill(factorCode((shown ?? '').replaceAll(' ', '')));
  await invited.getByRole('button', { name: words('enrol.action') }).click();
  await expect(invited.getByRole('heading', { name: words('codes.headline') })).toBeFocused();
  const recovery = await invited
    .getByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
    .first()
    .textContent();
  await invited.getByRole('button', { name: words('codes.action') }).click();
  await expect(invited).toHaveURL((url) => url.pathname === '/panel/dashboard');

  /* and once more without the phone */
  const again = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await again.goto(`${new URL(link).origin}/panel/giris`);
  await again.getByLabel(words('email'), { exact: true }).fill(email);
  await again.getByLabel(words('password'), { exact: true }).fill('mavi kova kapıda durur');
  await again.keyboard.press('Enter');
  await again.getByRole('button', { name: words('code.recovery') }).click();
  await again.getByLabel(words('code.recovery.label'), { exact: true }).fill(recovery ?? '');
  await again.keyboard.press('Enter');
  await expect(again).toHaveURL((url) => url.pathname === '/panel/dashboard');
});
