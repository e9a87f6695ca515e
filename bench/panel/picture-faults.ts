import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import type { Page } from 'playwright';
import { foreignWords, missingKeys } from '../../e2e/crawl/foreign-words.ts';
import { tooWide } from '../../e2e/crawl/look.ts';
import { violationsOn } from '../../e2e/pages/axe-run.ts';
import { crowdedOn } from '../../e2e/pages/crowded.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page: what our texts say. What was typed or made by machine stands in `bdi`, in fields and in choices. */
const ownWords = (): string => {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility()) continue;
    if (parent.closest('bdi, option, textarea, script, style, [dir="auto"], [translate="no"]')) continue;
    words.push(node.textContent ?? '');
  }
  return words.join('\n');
};

/** numbers of policies and applications, references of transfers, codes of a provider: made by machine in Latin letters */
const codes = /\b[A-Z]{3}\d+\b|\b[2-9A-Z]{4}-[2-9A-Z]{4}\b|\b[2-9A-Z]{10}\b|\b[A-Z]{2,}(?:-[A-Z\d]+)+\b/g;

/** Runs in the page: what can be pressed or filled in and sticks out of the sheet it stands on. */
const outOfSheet = (): string[] =>
  [...document.querySelectorAll('main :is(input, select, textarea, button)')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const sheet = one.closest('main section[aria-label], main section, dialog')?.getBoundingClientRect();
    const isSeen = one.checkVisibility() && box.width > 1 && getComputedStyle(one).clipPath === 'none';
    if (!sheet || !isSeen || one.closest('[class*=frame]')) return [];
    const over = Math.max(sheet.left - box.left, box.right - sheet.right);
    return over > 1 ? [`sticks out of its sheet by ${Math.round(over)}: ${one.id || one.textContent}`] : [];
  });

/** What is wrong with the picture on the screen, one line each. */
export async function faultsOf(page: Page, language: Language, names: readonly string[]): Promise<string[]> {
  const violations = await violationsOn(page, { tags: rules });
  const wide = await page.evaluate(tooWide);
  const { dir, lang } = await page.evaluate(() => {
    const { dir, lang } = document.documentElement;
    return { dir, lang };
  });
  const words = `${await page.evaluate(ownWords)}\n${await page.title()}`.replace(codes, ' ');
  const foreign = foreignWords(words, language, names);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} ${target.join(' ')}`)),
    ...wide,
    ...(await crowdedOn(page)),
    ...(await page.evaluate(outOfSheet)),
    ...missingKeys(words).map((key) => `shows the key ${key}`),
    ...(foreign.length > 0 ? [`speaks another language: ${foreign.join(', ')}`] : []),
    ...(lang === language && dir === directionOf(language) ? [] : [`says it is in ${lang}, ${dir}`]),
  ];
}
