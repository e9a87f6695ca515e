import { expect, type Page, test } from '@playwright/test';
import { faq } from '../../apps/travel/src/foreign-travel/faq/tr.ts';
import { HomePage } from '../pages/home-page.ts';
import { looksCame } from '../pages/hydration.ts';
import { wordsOf } from '../words/words.ts';

const words = wordsOf('tr');
const [{ question } = { question: '' }] = faq;

/** Files that hold a text are lost on the way, until the line is mended; gives how many were, and what mends it. */
async function losing(page: Page, text: string) {
  let lost = 0;
  let isMended = false;
  await page.route('**/remotes/**/*.js', async (route) => {
    if (isMended) return route.fallback();
    const answer = await route.fetch();
    if (!(await answer.text()).includes(text)) return route.fulfill({ response: answer });
    lost += 1;
    return route.abort();
  });
  return {
    lost: () => lost,
    mend: () => {
      isMended = true;
    },
  };
}

test('questions of a form that were lost on the way come at the next press, without a reload', async ({
  page,
}) => {
  const line = await losing(page, question);
  const home = await new HomePage(page).open();
  await looksCame(page);
  await home.product('Yurt Dışı Seyahat Sağlık').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(line.lost).toBeGreaterThan(0);
  await expect(page.getByText(question)).toHaveCount(0);
  line.mend();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(question)).toBeVisible();
});

test('on a lost line a press leaves the page as it is and says so; what was pressed for comes with the line', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await new HomePage(page).open();
  await looksCame(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notCome = page.getByRole('alert').filter({ hasText: words('kit.notCome') });
  const name = words('footer.legal.privacy-policy');
  await page.getByRole('button', { name }).click();
  await expect(notCome).toBeVisible();
  await expect(home.headline).toBeVisible();
  await notCome.getByRole('button', { name: words('kit.close') }).click();
  await expect(notCome).toHaveCount(0);
  await page.getByRole('button', { name: words('header.menu') }).click();
  await expect(notCome).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(notCome).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});
