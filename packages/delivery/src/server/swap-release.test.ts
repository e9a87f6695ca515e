import type { RemoteRelease } from '@sigorta/contracts/release';
import { expect, test } from 'vitest';
import { swapRelease } from './swap-release.ts';

const release = (version: string): RemoteRelease => ({
  family: 'travel',
  version,
  contract: 1,
  base: `/remotes/travel/${version}/`,
  entry: 'entry.js',
  pages: { 'foreign-travel/form': { js: [`form-${version}.js`], css: [`form-${version}.css`] } },
  texts: { 'foreign-travel/form/tr': { js: [`tr-${version}.js`], css: [] } },
  integrity: {},
});

const html = `<head>
<link rel="modulepreload" href="/shell/main.js">
<link rel="modulepreload" href="/remotes/travel/new/form-new.js" integrity="sha256-new">
</head>
<body>
<link rel="stylesheet" href="/remotes/travel/new/form-new.css">
</body>`;

test('a document names the files of the chosen release and none of the newest', () => {
  const page = { key: 'foreign-travel/form', language: 'tr' };
  const swapped = swapRelease(html, release('new'), release('old'), page, (address) => `sum of ${address}`);
  expect(swapped).not.toContain('/new/');
  expect(swapped).toContain('href="/shell/main.js"');
  expect(swapped).toContain(
    '<link rel="modulepreload" href="/remotes/travel/old/form-old.js" integrity="sum of /remotes/travel/old/form-old.js">',
  );
  expect(swapped).toContain(
    '<link rel="modulepreload" href="/remotes/travel/old/tr-old.js" integrity="sum of',
  );
  expect(swapped).toContain('integrity="sum of /remotes/travel/old/form-old.css"></body>');
});
