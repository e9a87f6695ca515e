import type { Boot } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { expect, test } from 'vitest';
import { readStyleSheet } from '../style-sheet.ts';
import { drawPage, type Making } from './make-document.ts';

const sheets: Record<string, string> = {
  '/shell/main.css': '.page{color:red}.unused{color:red}',
  '/shell/late.css': '.quote{color:blue}.other{color:blue}',
};
const boot = { language: 'tr', brand: defaultBrand, catalogue: [] } as unknown as Boot;

/** What a build's trace would note of a rendering. */
const imports = (source: string): void => void globalThis.__sigortaTrace?.add(source);

const making = (html: string): Making => ({
  source: { load: () => Promise.reject(new Error('nothing is loaded here')) },
  renderRoot: async () => {
    imports('apps/shell/src/pages/home/HomePage.tsx');
    return { html, title: 't', description: 'd', late: ['apps/shell/src/pages/home/Quotes.tsx'] };
  },
  shellManifest: {
    'src/app/main.tsx': { file: 'main.js', css: ['main.css'] },
    'src/pages/home/HomePage.tsx': { file: 'home.js' },
    'src/pages/home/Quotes.tsx': { file: 'quotes.js', css: ['late.css'] },
  },
  sheetAt: (href) => readStyleSheet(sheets[href] ?? ''),
  sumAt: () => null,
  catalogue: [],
  releases: { schema: 1, remotes: {} },
  questions: () => [],
});

const draw = async (html: string): Promise<string> =>
  (await drawPage(making(html), boot, { path: '/', kind: 'public' })).template;
const first = (template: string): string => /<style[^>]*>(.*?)<\/style>/s.exec(template)?.[1] ?? '';

test('a page’s first rules are those of its own HTML, of what comes late too', async () => {
  const rules = first(await draw('<div class="page"><q class="quote">…</q></div>'));
  expect(rules).toContain('.page{color:red}');
  expect(rules).toContain('.quote{color:blue}');
  expect(rules).not.toMatch(/unused|other/);
  expect(first(await draw('<div class="page"></div>'))).not.toContain('quote');
});

test('it names the sheet of what comes late, and waits for none of its scripts', async () => {
  const template = await draw('');
  expect(template).toContain('<link rel="modulepreload" href="/shell/home.js">');
  expect(template).toContain('<link rel="stylesheet" href="/shell/late.css" media="not all" data-late>');
  expect(template).not.toContain('quotes.js');
});
