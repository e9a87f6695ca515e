import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inlineScriptsOf, sumsOf, withIntegrity } from './integrity.ts';

const site = mkdtempSync(join(tmpdir(), 'sums-'));
mkdirSync(join(site, 'shell'));
writeFileSync(join(site, 'shell/main.js'), 'export {};');
writeFileSync(join(site, 'shell/part.js'), 'export const part = "ş";');
writeFileSync(join(site, 'shell/main.css'), 'a{color:red}');
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** As a shell computes it: another implementation than ours. */
const opensslSum = (file: string): string =>
  `sha256-${execFileSync('sh', ['-c', 'openssl dgst -sha256 -binary "$1" | base64', 'sh', join(site, file)], { encoding: 'utf8' }).trim()}`;

const html = `<head>
<script type="module" src="/shell/main.js"></script>
<link rel="modulepreload" href="/shell/part.js">
<link rel="preload" as="font" href="/fonts/inter.woff2" crossorigin>
</head><body><link rel="stylesheet" href="/shell/main.css"></body>`;

test('every script and style names its sum, and the map before the first script names the scripts', () => {
  const [main, part, style] = ['shell/main.js', 'shell/part.js', 'shell/main.css'].map(opensslSum);
  expect(withIntegrity(html, sumsOf(site))).toBe(`<head>
<script type="importmap">{"integrity":{"/shell/main.js":"${main}","/shell/part.js":"${part}"}}</script>
<script type="module" src="/shell/main.js" integrity="${main}"></script>
<link rel="modulepreload" href="/shell/part.js" integrity="${part}">
<link rel="preload" as="font" href="/fonts/inter.woff2" crossorigin>
</head><body><link rel="stylesheet" href="/shell/main.css" integrity="${style}"></body>`);
});

test('sums that stood there before are replaced, and a file that is gone has none', () => {
  const first = withIntegrity(html, () => 'sha256-old');
  const again = withIntegrity(first.replaceAll('/shell/part.js', '/shell/gone.js'), sumsOf(site));
  expect(again).not.toContain('sha256-old');
  expect(again.match(/importmap/g)).toHaveLength(1);
  expect(again).toContain('<link rel="modulepreload" href="/shell/gone.js">');
});

test('the policy names the map as it stands in the document', () => {
  const summed = withIntegrity(html, sumsOf(site));
  const map = /<script type="importmap">(.*?)<\/script>/.exec(summed)?.[1] ?? '';
  writeFileSync(join(site, 'map'), map);
  expect(inlineScriptsOf(summed)).toEqual([opensslSum('map')]);
  expect(inlineScriptsOf(html)).toEqual([]);
});
