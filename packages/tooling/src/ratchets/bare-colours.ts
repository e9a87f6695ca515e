import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Where colours are made: the solver, and what neither brand nor scheme changes. */
const tokens = /^packages\/ui-kit\/src\/(?:palette|tokens)\//;
/** Whose look is not ours: the world outside, a bench's bare page. */
const foreign = /^(?:apps\/sandbox|bench)\//;
/** Where no token reaches: letters, pictures for other sites, marks of card schemes, the strip that must not look like the shop. */
const unreached = new Set([
  'apps/gateway/src/platform/mail/letter.ts',
  'apps/gateway/src/quotes/applications/letter.ts',
  'apps/gateway/src/site/previews/preview-pages.ts',
  'packages/delivery/src/share-pictures.ts',
  'packages/ui-kit/src/data/CardMark.tsx',
]);
const names =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|navy|teal|gold|(?:light|dark|dim|medium)[a-z]+';
const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b';

const inSheets = new RegExp(
  `${hex}|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<=[\\s:,(])(?:${names})(?=[\\s;,)!])`,
  'gi',
);
const property = '(?:fill|stroke|color|background|stop-color|stopColor|border[\\w-]*|outline[\\w-]*)';
const inCode = new RegExp(`\\b${property}\\s*[=:]\\s*["'\`{]*[^;"'\`}\\n]*?${hex}`, 'gi');

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('');
/** What stands before a colon or a brace names things; only values can be colours. */
const valuesOf = (css: string): string =>
  withoutComments(css)
    .split(/[;{}]/)
    .map((part) => (part.includes(':') ? ` ${part.slice(part.indexOf(':') + 1)};` : ''))
    .join('');

/** Colours that are written where they are used: no brand reaches them, and no scheme. */
export const bareColours = (file: string, code: string): number => {
  if (tokens.test(file) || foreign.test(file) || unreached.has(file)) return 0;
  const found = file.endsWith('.css') ? valuesOf(code).matchAll(inSheets) : code.matchAll(inCode);
  return Array.from(found).length;
};

/** Every sheet below `root` that people write, as paths with `/`. */
export const sheetFiles = (root: string): string[] =>
  globSync('{apps,packages,bench}/**/*.css', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'generated',
  })
    .map((file) => file.split(sep).join('/'))
    .toSorted();
