import { expect, type Page } from '@playwright/test';
import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { factorCode, type TestStaff, testStaff } from '../system/test-staff.ts';
import { signInWords } from '../words/sign-in-words.ts';

/** a code of the app counts once: which steps this worker took for whom */
const taken = new Map<string, number>();

/**
 * Signs in as a person of the role, with password and code, and lands on the page asked for.
 * @param at which of the people with that role; tests that run at once take different ones
 */
export async function signInToPanel(
  page: Page,
  role: Role,
  { language = 'tr', at = ownOf(role), to = '/panel/dashboard' }: SignInOptions = {},
): Promise<TestStaff> {
  const people = testStaff.filter((one) => one.role === role);
  const person = people[at % people.length];
  if (!person) throw new Error(`nobody is ${role}`);
  await page.goto(`${withLanguage('/panel/giris', language)}?donus=${encodeURIComponent(to)}`);
  await typePassword(page, person, language);
  await enterCode(page, person, { language, to });
  await expect(page).toHaveURL((url) => url.pathname === withLanguage(to, language));
  return person;
}

/** There are fewer people than journeys: one beside this may have used the same person's code of this half minute, so the next is typed. */
async function enterCode(
  page: Page,
  person: TestStaff,
  { language, to }: Required<Pick<SignInOptions, 'language' | 'to'>>,
): Promise<void> {
  const field = page.getByLabel(signInWords(language)('code'), { exact: true });
  const refused = field.and(page.locator('[aria-invalid="true"]'));
  const isIn = () => new URL(page.url()).pathname === withLanguage(to, language);
  for (let left = 2; ; left--) {
    await typeCode(page, person, language);
    /* what was said of the code before goes when another is typed */
    if (left < 2) await expect.poll(async () => isIn() || (await refused.count()) === 0).toBe(true);
    await expect.poll(async () => isIn() || (await refused.count()) > 0).toBe(true);
    if (left === 0 || isIn()) return;
  }
}

interface SignInOptions {
  language?: Language;
  at?: number;
  to?: string;
}

/** each worker has people of its own, where there are several */
const ownOf = (role: Role): number =>
  role === 'owner' || role === 'finance' ? Number(process.env.TEST_PARALLEL_INDEX ?? 0) : 0;

export async function typePassword(page: Page, person: TestStaff, language: Language): Promise<void> {
  const words = signInWords(language);
  await page.getByLabel(words('email'), { exact: true }).fill(person.email);
  await page.getByLabel(words('password'), { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
}

export async function typeCode(page: Page, person: TestStaff, language: Language): Promise<void> {
  const words = signInWords(language);
  const field = page.getByLabel(words('code'), { exact: true });
  await expect(field).toBeVisible();
  const last = taken.get(person.email) ?? 0;
  const step = Math.floor(Date.now() / 30_000);
  const wanted = Math.max(step, last + 1);
  /* a step ahead is the most the gateway takes */
  await expect
    .poll(() => Math.floor(Date.now() / 30_000) + 1, { timeout: 65_000 })
    .toBeGreaterThanOrEqual(wanted);
  taken.set(person.email, wanted);
  await field.fill(factorCode(person.totpSecret, wanted - Math.floor(Date.now() / 30_000)));
  await page.getByRole('button', { name: words('code.action'), exact: true }).click();
}
