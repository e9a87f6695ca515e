import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { bareColours, sheetFiles } from './bare-colours.ts';
import { bareDays, bareTexts } from './bare-shapes.ts';
import { differences, shrunk } from './compare.ts';
import { functionMeasures } from './functions.ts';
import { longFiles } from './long-files.ts';
import { privateNames } from './private-words.ts';
import { repeatedLines } from './repeated-lines.ts';
import { sourceFiles } from './source-files.ts';
import { unusedTexts } from './unused-texts.ts';

test('one more than the list tolerates is a fault, and so is one that is gone and still listed', () => {
  const tolerated = { 'a.ts': 2, 'b.ts': 1 };
  expect(differences(tolerated, { 'a.ts': 2, 'b.ts': 1 })).toEqual([]);
  expect(differences(tolerated, { 'a.ts': 3, 'b.ts': 1 })).toEqual(['a.ts: 3, tolerated 2']);
  expect(differences(tolerated, { 'a.ts': 2, 'b.ts': 1, 'c.ts': 1 })).toEqual(['c.ts: 1, tolerated 0']);
  expect(differences(tolerated, { 'a.ts': 2 })).toEqual([
    'b.ts: 0, still listed as 1; run the command with --shrink',
  ]);
});

test('the list is written anew, kind by kind, when it shrank or its files moved, never when it grew', () => {
  const tolerated = { long: { 'a.ts': 2 }, complex: { 'a.ts': 1 } };
  const found = { long: { 'moved.ts': 1 }, complex: { 'a.ts': 1, 'b.ts': 1 } };
  expect(shrunk(tolerated, found)).toEqual({ long: { 'moved.ts': 1 }, complex: { 'a.ts': 1 } });
  expect(shrunk({}, { long: { 'a.ts': 1 } })).toEqual({ long: {} });
});

test('a function of 81 lines and one that branches sixteen times are found, shorter and plainer ones not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, at) => `  use(${at});`).join('\n');
  const branches = (count: number): string =>
    Array.from({ length: count }, (_, at) => `  if (n === ${at}) return ${at};`).join('\n');
  mkdirSync(join(folder, 'apps'));
  writeFileSync(join(folder, 'apps/long.ts'), `export function long() {\n${lines(81)}\n}\n`);
  writeFileSync(join(folder, 'apps/short.ts'), `export function short() {\n${lines(70)}\n}\n`);
  writeFileSync(
    join(folder, 'apps/tangled.ts'),
    `export function tangled(n: number) {\n${branches(16)}\n}\n`,
  );
  writeFileSync(join(folder, 'apps/plain.ts'), `export function plain(n: number) {\n${branches(15)}\n}\n`);
  try {
    expect(functionMeasures(folder, join(root, 'node_modules/.bin/biome'))).toEqual({
      long: { 'apps/long.ts': 1 },
      complex: { 'apps/tangled.ts': 1 },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file of 301 lines is found; one of 300 and one of sentences are not', () => {
  const lines: Record<string, number> = { 'a.ts': 301, 'b.ts': 300, 'apps/x/src/texts/tr.ts': 900 };
  expect(longFiles(Object.keys(lines), (file) => lines[file] ?? 0)).toEqual({ 'a.ts': 1 });
});

test('names that hold a private word are found, whole words only', () => {
  const code = `
    const bookOf = (deeds: string) => partsOf(deeds);
    export const workbook = { quoteDesk: 1, desktop: 'things', parts: bookOf };
  `;
  expect(privateNames('apps/x/read-goods.ts', code).toSorted()).toEqual(
    ['bookOf', 'deeds', 'partsOf', 'quoteDesk', 'read-goods'].toSorted(),
  );
  expect(privateNames('apps/x/scope.ts', "const actions = 'book deed desk'; // goods")).toEqual([]);
});

test('eight lines that stand twice are counted, seven are not; imports and comments count for nothing', () => {
  const block = (count: number): string =>
    Array.from({ length: count }, (_, at) => `  total += price[${at}];`).join('\n');
  const a = `import { price } from './a.ts';\n${block(8)}\nexport { total };\n`;
  expect(repeatedLines({ 'a.ts': a, 'b.ts': `// why\n${block(8)}\n` })).toEqual({ 'a.ts': 8, 'b.ts': 8 });
  expect(repeatedLines({ 'a.ts': block(7), 'b.ts': block(7) })).toEqual({});
});

test('a key that nothing asks for is found; a name, a template and a plural ask', () => {
  const codes = {
    'apps/x/src/texts/tr.ts': `export const tr = {
      title: 'a', 'state.paid': 'b', 'rows_one': 'c', 'rows_other': 'd', 'old.title': 'e', paidOn: 'f',
    };`,
    'apps/x/src/Page.tsx': `t('title'); t(\`state.\${state}\`); t('rows', { count }); words.paidOn;`,
    'apps/x/src/page.test.ts': "t('old.title')",
    'apps/y/src/Page.tsx': "t('old.title')",
  };
  expect(unusedTexts(codes)).toEqual(['apps/x/src/texts: old.title']);
});

test('the files of this house are found, without what is installed, built or generated', () => {
  const files = sourceFiles(root);
  expect(files).toContain('packages/tooling/src/ratchets/ratchets.test.ts');
  expect(files.filter((file) => /node_modules|\/dist\/|\/generated\//.test(file))).toEqual([]);
});

test('a text that no pipe bounds and a day that is a shape only are found in contracts, kinds not', () => {
  const file = 'packages/contracts/src/operations/sample.ts';
  const code = `v.object({ a: v.string(), b: v.nullable(v.string()), c: v.pipe(v.string(), v.maxLength(4)),
    d: v.pipe(
      v.string('message'), v.isoDate()), e: calendarDay })`;
  expect([bareTexts(file, code), bareDays(file, code)]).toEqual([2, 1]);
  expect([bareTexts('apps/a.ts', code), bareDays('apps/a.ts', code)]).toEqual([0, 0]);
  expect(bareDays('packages/contracts/src/calendar-day.ts', code)).toBe(0);
});

test.each([
  ['a { color: #fff; }', 1],
  ['a { border: 1px solid #1234; background: rgb(255 255 255 / 0.14) }', 2],
  ['a { color: white; fill: oklch(0.5 0.1 200); }', 2],
  ['a { box-shadow: 0 0 0 1px darkred, 0 0 2px #00000080; }', 2],
  [
    '/* #fff */ #fade a:hover { color: var(--ink); white-space: nowrap; background: color-mix(in srgb, var(--n-0) 8%, transparent) }',
    0,
  ],
  ['a { mask: radial-gradient(circle, var(--line) 6px, transparent 6px); grid-area: red-line; }', 0],
])('in the sheet %j stand %i colours that no token gave', (css, count) => {
  expect(bareColours('apps/x/src/A.module.css', css)).toBe(count);
  expect(bareColours('packages/ui-kit/src/tokens/tokens.css', css)).toBe(0);
});

test('a colour planted in a sheet, a drawing of a screen or a page of the gateway is found, a partner’s sample is not', () => {
  expect(bareColours('apps/x/src/A.tsx', '<path fill="#0a6270" /><i style={{ color: \'#FFF\' }} />')).toBe(2);
  expect(bareColours('apps/gateway/src/page.ts', 'const css = `a{background:#5b2a86;color:#fff}`;')).toBe(2);
  expect(
    bareColours('apps/gateway/src/samples.ts', "const s = { renk_kodu: '#0a6270', fill: 'var(--ink)' };"),
  ).toBe(0);
  const folder = mkdtempSync(join(tmpdir(), 'colours-'));
  try {
    mkdirSync(join(folder, 'apps/x'), { recursive: true });
    writeFileSync(join(folder, 'apps/x/A.module.css'), 'a{color:#123456}');
    expect(sheetFiles(folder)).toEqual(['apps/x/A.module.css']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
