import { join } from 'node:path';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { Browser, BrowserContext, Page } from 'playwright';
import { listen } from '../../e2e/pages/complaints.ts';
import { faultsOf } from './picture-faults.ts';
import type { People, Person } from './picture-people.ts';
import type { PictureState } from './picture-state.ts';
import type { Things } from './picture-things.ts';

export interface Studio {
  browser: Browser;
  origin: string;
  people: People;
  things: Things;
  /** written by people; they stay as they are in every language */
  names: readonly string[];
  /** where the pictures go */
  folder: string;
}

const heights = { 390: 844, 1280: 900 } as const;
export type Width = keyof typeof heights;
export const widths = Object.keys(heights).map(Number) as Width[];

/** What the console says of an answer that failed on purpose. */
const ofFailure = /Failed to load resource|^[45]\d\d: /;

const contexts = new Map<string, Promise<BrowserContext>>();

/** One for all pictures of a person, a language and a width: what was fetched once is kept. */
const contextOf = (
  studio: Studio,
  who: Person | null,
  language: Language,
  width: Width,
): Promise<BrowserContext> => {
  const key = `${who} ${language} ${width}`;
  const known = contexts.get(key) ?? newContext(studio, who, language, width);
  contexts.set(key, known);
  return known;
};

const newContext = async (
  { browser, origin, people }: Studio,
  who: Person | null,
  language: Language,
  width: Width,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: language,
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    viewport: { width, height: heights[width] },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const cookies = who === null ? [] : [...people[who].cookies];
  await context.addCookies([
    { name: 'language', value: language, url: origin },
    ...cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
  ]);
  return context;
};

/** The page is there and its answers too, unless they never come. */
const settle = async (page: Page, waits: boolean | undefined): Promise<void> => {
  await page.locator('h1, [role=status]').first().waitFor();
  if (waits) await page.waitForTimeout(300);
  else await page.waitForLoadState('networkidle');
};

/** Opens the state as somebody, photographs it and tells what is wrong with it. */
export async function takePicture(
  studio: Studio,
  state: PictureState,
  language: Language,
  width: Width,
): Promise<string[]> {
  const { origin, things, names, folder } = studio;
  const context = await contextOf(studio, state.who === undefined ? 'owner' : state.who, language, width);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const heard = await listen(page);
  const faults: string[] = [];
  try {
    await state.before?.(page);
    const path = typeof state.path === 'string' ? state.path : state.path(things);
    await page.goto(`${origin}${withLanguage(path, language)}`);
    await settle(page, state.waits);
    await state.act?.(page, { language, width, things });
    if (state.act) await settle(page, state.waits);
    faults.push(...(await faultsOf(page, language, names)));
  } catch (error) {
    faults.push(String(error).split('\n').slice(0, 3).join(' '));
  }
  const isOverlaid = (await page.locator('dialog[open], [role=dialog]').count()) > 0;
  const path = join(folder, `${state.name}-${language}-${width}.png`);
  await page.screenshot({ path, fullPage: !isOverlaid, animations: 'disabled' });
  await page.close();
  return [...faults, ...heard().filter((line) => !(state.fails && ofFailure.test(line)))];
}
