import { join } from 'node:path';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { Browser, BrowserContext, Page } from 'playwright';
import { listen } from '../../e2e/pages/complaints.ts';
import { settled } from '../../e2e/pages/dark.ts';
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
  /** ms until what does not come is a finding */
  patienceMs: number;
  /** other work has the machine too: a page that was late and came is no finding */
  isShared: boolean;
  colorScheme: 'light' | 'dark';
}

/** What the panel is looked at on; `letters` are set larger in percent, as some people do in their browser. */
const screens = {
  '390': { width: 390, height: 844, letters: 100 },
  '1280': { width: 1280, height: 900, letters: 100 },
  '320': { width: 320, height: 640, letters: 100 },
  '768': { width: 768, height: 1024, letters: 100 },
  across: { width: 844, height: 390, letters: 100 },
  large: { width: 640, height: 900, letters: 200 },
} as const;
export type Screen = keyof typeof screens;
export const everyScreen = ['390', '1280', '320', '768', 'across', 'large'] as const satisfies Screen[];
/** the others are looked at when they are asked for */
export const usualScreens: readonly Screen[] = ['390', '1280'];

/** What the console says of an answer that failed on purpose. */
const ofFailure = /Failed to load resource|^[45]\d\d: /;
/** What it says of a panel that took more than five seconds, which is drawn when it comes (decision 0619). */
const ofLateness = /Remote panel: timeout/;

const contexts = new Map<string, Promise<BrowserContext>>();

/** One for all pictures of a person, a language and a width: what was fetched once is kept. */
const contextOf = (
  studio: Studio,
  who: Person | null,
  language: Language,
  screen: Screen,
): Promise<BrowserContext> => {
  const key = `${who} ${language} ${screen}`;
  const known = contexts.get(key) ?? newContext(studio, who, language, screen);
  contexts.set(key, known);
  return known;
};

const newContext = async (
  { browser, origin, people, colorScheme }: Studio,
  who: Person | null,
  language: Language,
  screen: Screen,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: language,
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    colorScheme,
    viewport: { width: screens[screen].width, height: screens[screen].height },
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
  /* a status that says nothing yet may stand in front of it */
  await page.locator('h1, [role=status]').filter({ visible: true }).first().waitFor();
  /* and so may the word that the panel does not come now */
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  if (waits) return page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
  /* a list that is read anew stands pale until it has come, and has its colours a moment later; a button waits for a person as well */
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]:not(button)') === null);
  await settled(page);
};

/** Opens the state as somebody, photographs it and tells what is wrong with it. */
export async function takePicture(
  studio: Studio,
  state: PictureState,
  language: Language,
  screen: Screen,
): Promise<string[]> {
  const { origin, things, names, folder } = studio;
  const context = await contextOf(studio, state.who === undefined ? 'owner' : state.who, language, screen);
  const { width, letters } = screens[screen];
  const page = await context.newPage();
  page.setDefaultTimeout(studio.patienceMs);
  const heard = await listen(page);
  const faults: string[] = [];
  try {
    await state.before?.(page);
    const path = typeof state.path === 'string' ? state.path : state.path(things);
    await page.goto(`${origin}${withLanguage(path, language)}`);
    await settle(page, state.waits);
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, letters);
    await state.act?.(page, { language, width, things });
    if (state.act) await settle(page, state.waits);
    faults.push(...(await faultsOf(page, language, names)));
  } catch (error) {
    faults.push(String(error).split('\n').slice(0, 3).join(' '));
  }
  const isOverlaid = (await page.locator('dialog[open], [role=dialog]').count()) > 0;
  const path = join(folder, `${state.name}-${language}-${screen}.png`);
  await page.screenshot({ path, fullPage: !isOverlaid, animations: 'disabled' });
  await page.close();
  const isMeant = (line: string) =>
    (state.fails && ofFailure.test(line)) || (studio.isShared && ofLateness.test(line));
  return [...faults, ...heard().filter((line) => !isMeant(line))];
}
