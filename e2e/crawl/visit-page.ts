import type { Page } from '@playwright/test';
import { directionOf } from '@sigorta/i18n/direction';
import { languages } from '@sigorta/i18n/language';
import { withLanguage, withoutLanguage } from '@sigorta/i18n/paths';
import { listen } from '../pages/complaints.ts';
import { expectedOf } from './expected-answers.ts';
import { foreignWords, missingKeys } from './foreign-words.ts';
import { look, type Seen, tooWide, unevenLabels } from './look.ts';
import { nameOfVisit, type Visit } from './routes.ts';

const widths = [1280, 768, 390, 320] as const;

/** The shell's session pages lead home at once. */
const leadsHome = ['/test', '/callCenter', '/ortak'];

export interface Visited {
  visit: Visit;
  title: string;
  description: string;
  /** what the partner wrote itself, which stays as it was written */
  names: readonly string[];
  complaints: string[];
}

/** Opens pages one after another in a tab and tells what is wrong with each. */
export async function visitorIn(page: Page, origin: string): Promise<(visit: Visit) => Promise<Visited>> {
  const heard = await listen(page);
  let before = 0;
  return async (visit) => {
    const complaints: string[] = [];
    const cookie = { name: 'partner', value: visit.partner ?? '', url: origin };
    if (visit.partner === null) await page.context().clearCookies({ name: 'partner' });
    else await page.context().addCookies([cookie]);
    await page.context().addCookies([{ name: 'language', value: visit.language, url: origin }]);
    await page.setViewportSize({ width: widths[0], height: 900 });
    const answer = await page.goto(`${origin}${withLanguage(visit.path, visit.language)}`);
    if (leadsHome.includes(visit.path))
      await page.waitForURL((url) => withoutLanguage(url.pathname) === '/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    /* some ask the gateway before they have something to say; one that never says it is told of below */
    await page.waitForSelector('h1', { state: 'attached', timeout: 15_000 }).catch(() => null);
    const seen = await page.evaluate(look);
    const sells = await isSold(page, visit);
    const status = sells ? visit.status : 404;
    if (!leadsHome.includes(visit.path)) {
      if (answer?.status() !== status) complaints.push(`answered ${answer?.status()}`);
      complaints.push(...headComplaints({ ...visit, isPublic: visit.isPublic && sells }, seen, origin));
    }
    if (seen.lang !== visit.language || seen.dir !== directionOf(visit.language))
      complaints.push(`says it is in ${seen.lang}, ${seen.dir}`);
    if (seen.reacts !== 1) complaints.push(`is drawn by ${seen.reacts} Reacts`);
    if (seen.headings !== 1) complaints.push(`${seen.headings} headings of the first level`);
    const text = `${seen.text}\n${seen.title}\n${seen.description}`;
    complaints.push(...missingKeys(text).map((key) => `shows the key ${key}`));
    const foreign = foreignWords(text, visit.language, seen.names);
    if (foreign.length > 0) complaints.push(`speaks another language: ${foreign.slice(0, 8).join(', ')}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [...(await page.evaluate(tooWide)), ...(await page.evaluate(unevenLabels))];
      complaints.push(...faults.map((line) => `at ${width} px ${line}`));
    }
    await page.evaluate(() => sessionStorage.clear());
    const all = heard();
    const isExpected = expectedOf(visit.path, status);
    complaints.push(...all.slice(before).filter((line) => !isExpected(line)));
    before = all.length;
    return { visit, title: seen.title, description: seen.description, names: seen.names, complaints };
  };
}

/** A partner's brand may leave products out: their forms are unknown pages then; the pages of a purchase stay. */
const isSold = (page: Page, { path, partner }: Visit): Promise<boolean> =>
  page.evaluate(
    async ([wanted, isPartner]) => {
      if (!isPartner) return true;
      const all = (await (await fetch('/catalogue.json')).json()) as {
        id: string;
        paths: { form: string };
        aliases: string[];
      }[];
      const owner = all.find(
        ({ paths, aliases }) => paths.form === wanted || aliases.includes(wanted as string),
      );
      const boot = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}');
      return !owner || boot.brand.products === null || boot.brand.products.includes(owner.id);
    },
    [path, partner !== null] as const,
  );

function headComplaints(visit: Visit, seen: Seen, origin: string): string[] {
  const { language, canonicalPath, isPublic } = visit;
  const complaints: string[] = [];
  if (seen.title.trim() === '') complaints.push('has no title');
  if (!isPublic) {
    if (!seen.noindex) complaints.push('may be kept by search engines');
    if (seen.canonical !== null) complaints.push('names a canonical address');
    return complaints;
  }
  if (seen.noindex) complaints.push('is kept from search engines');
  if (seen.description.trim().length < 40) complaints.push(`has the description "${seen.description}"`);
  const addresses = Object.fromEntries(
    languages.map((other) => [other, `${origin}${withLanguage(canonicalPath, other)}`]),
  );
  const same = (a: string | null | undefined, b: string | undefined) =>
    a?.replace(/\/$/, '') === b?.replace(/\/$/, '');
  if (!same(seen.canonical, addresses[language]))
    complaints.push(`names the canonical address ${seen.canonical}`);
  for (const other of languages)
    if (!same(seen.alternates[other], addresses[other]))
      complaints.push(`names ${seen.alternates[other]} as its ${other} address`);
  if (!same(seen.alternates['x-default'], addresses.tr))
    complaints.push('names no address for other languages');
  if (seen.data.length !== 1) complaints.push(`carries ${seen.data.length} blocks of structured data`);
  for (const data of seen.data) if (!isGraph(data)) complaints.push('carries broken structured data');
  return complaints;
}

function isGraph(text: string): boolean {
  try {
    const data = JSON.parse(text);
    return data['@context'] === 'https://schema.org' && data['@graph'].length > 0;
  } catch {
    return false;
  }
}

/** Pages that call themselves the same in two languages; a title that the partner set is one for all of them. */
export function sameInTwoLanguages(visited: readonly Visited[]): string[] {
  const complaints: string[] = [];
  const first = new Map<string, Visit>();
  for (const { visit, title, description, names } of visited.filter(({ visit }) => visit.isPublic)) {
    for (const [what, words] of Object.entries({ title, description })) {
      if (names.includes(words)) continue;
      const key = `${visit.partner} ${visit.path} ${what} ${words}`;
      const other = first.get(key);
      if (other && other.language !== visit.language)
        complaints.push(`${nameOfVisit(visit)}: the ${what} is that of ${other.language}: ${words}`);
      first.set(key, visit);
    }
  }
  return complaints;
}
