import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { directionOf } from '@sigorta/i18n/direction';
import { findChromium } from '@sigorta/tooling/test/chromium';
import { schemesCss } from '@sigorta/ui-kit/palette/schemes';
import { type Browser, chromium } from 'playwright';
import type { BuiltRelease } from './build-release.ts';
import type { DrawnForm } from './draw-forms.ts';

/** the same that the journeys hold the whole site against */
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const telling: ReadonlySet<unknown> = new Set(['serious', 'critical']);
type Looked = Awaited<ReturnType<AxeBuilder['analyze']>>;

const sizes = { width: 390, height: 844 };

/** What every page of ours stands on: the order of the layers, tokens, and the palette of the house's own brand. */
const ground = (): string =>
  [
    '@layer tokens, reset, ui, shell, remote;',
    ...['tokens', 'reset', 'base'].map((name) =>
      readFileSync(join(workspaceRoot, `packages/ui-kit/src/tokens/${name}.css`), 'utf8'),
    ),
    schemesCss(defaultBrand.colour),
  ].join('\n');

/** What of a release is looked at. */
export interface FormsToSee extends Pick<BuiltRelease, 'forms' | 'blobs'> {
  document: { files: Readonly<Record<string, { sha256: string }>> };
}

const sheetsOf = ({ document, blobs }: FormsToSee): string =>
  Object.entries(document.files)
    .filter(([name]) => name.endsWith('.css'))
    .map(([, { sha256 }]) => blobs.get(sha256)?.toString('utf8') ?? '')
    .join('\n');

const documentOf = ({ language, title, html }: DrawnForm, css: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title.replaceAll('<', '&lt;')}</title>` +
  `<style>${css}</style></head><body><div id="root"><main>${html}</main></div></body></html>`;

const told = ({ violations }: Looked, form: string): string[] =>
  violations
    .filter(({ impact }) => telling.has(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${form}: ${id} at ${target.join(' ')}`));

async function faultsIn(browser: Browser, form: DrawnForm, css: string): Promise<string[]> {
  /* axe looks into a page of a context of its own */
  const context = await browser.newContext({ viewport: sizes, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    /* nothing of it is fetched: letters and pictures are not what is judged */
    await page.route('**/*', (route) => route.abort());
    await page.setContent(documentOf(form, css), { waitUntil: 'domcontentloaded' });
    const look = () => new AxeBuilder({ page }).setLegacyMode(true);
    const inLight = await look().withTags(rules).analyze();
    await page.emulateMedia({ colorScheme: 'dark' });
    /* colours fade from one scheme into the other, and are none of either meanwhile */
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((one) => one instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    const inDark = await look().withRules(['color-contrast']).analyze();
    const name = `axe: ${form.product} in ${form.language}`;
    return [...told(inLight, name), ...told(inDark, `${name}, dark`)];
  } finally {
    await context.close();
  }
}

/** What axe says of each form of a release in each language, in a browser at the width of a phone; none when it may be published. */
export async function lookAtForms(built: FormsToSee): Promise<string[]> {
  const css = `${ground()}\n${sheetsOf(built)}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const found: string[] = [];
    for (const form of built.forms) found.push(...(await faultsIn(browser, form, css)));
    return found;
  } finally {
    await browser.close();
  }
}
