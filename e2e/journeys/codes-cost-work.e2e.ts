import { expect, test } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

/* a shop where two codes are an ordinary day, with the limits of a real one */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(portOf('codes-cost-work'), { RATE_LIMIT_FACTOR: '1', CODES_A_DAY: '2' });
});
test.afterAll(() => system?.stop());

const numberOf = (at: number): string => `+90532111${String(2200 + at)}`;
const codeTo = async (phone: string): Promise<string | undefined> =>
  (await system.sandbox.smsTo(phone)).map(({ text }) => /^\d{6}(?= )/.exec(text)?.[0]).find(Boolean);

test('on a day of many codes the browser works for one by itself, and later the page promises no message', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const askedFor = async (language: 'tr' | 'ar', at: number) => {
    const context = await browser.newContext({ baseURL: system.url, viewport: { width: 390, height: 844 } });
    const login = new LoginPage(await context.newPage(), language);
    const calls: string[] = [];
    login.page.on('request', (request) => {
      const producer = request.headers().producer;
      if (producer?.startsWith('otp/')) calls.push(producer);
    });
    await login.open();
    await login.page.getByLabel(login.texts['phone.label']).fill(numberOf(at));
    await login.page.keyboard.press('Enter');
    /* a machine that is busy elsewhere hashes slowly */
    await expect(login.page.getByLabel(login.texts['code.label'])).toBeFocused({ timeout: 60_000 });
    return { login, calls };
  };

  const first = await askedFor('tr', 0);
  expect(first.calls).toEqual(['otp/send']);
  await expect(first.login.page.getByText(first.login.texts['code.sent'])).toBeVisible();

  const second = await askedFor('ar', 1);
  expect(second.calls).toEqual(['otp/send', 'otp/proof', 'otp/send']);
  expect(await codeTo(numberOf(1))).toMatch(/^\d{6}$/);
  await expect(second.login.page.getByText(second.login.texts['code.sent'])).toBeVisible();

  for (const at of [2, 3]) await askedFor('tr', at);
  const stranger = await askedFor('tr', 4);
  const [promise = ''] = stranger.login.texts['code.leadIfKnown'].split('{{phone}}');
  await expect(stranger.login.page.getByText(promise.trim())).toBeVisible();
  await expect(stranger.login.page.getByText(stranger.login.texts['code.sent'])).toHaveCount(0);
  expect(await codeTo(numberOf(4))).toBeUndefined();
});
