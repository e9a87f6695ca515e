import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '../ratchets/unused-texts.ts';
import { root } from '../start/settings.ts';
import { askedKeys, pagesOf, unloadedKeys } from './page-texts.ts';

const journey = join(root, 'packages/journey/src');
const read = (file: string) => readFileSync(join(journey, file), 'utf8');
const tables = ['remote/screens.ts', 'remote/other-screens.ts'];

const keysOfParts = Object.fromEntries(
  globSync('texts/*/tr.ts', { cwd: journey }).map((file) => [
    basename(dirname(file)),
    keysOf(file, read(file)),
  ]),
);

test('every page of the journey loads the words that its components say', () => {
  expect(tables.flatMap((table) => pagesOf(table, read(table))).map(({ name }) => name)).toEqual([
    'form',
    'offers',
    'particulars',
    'payment',
    'createPolicy',
    'policy',
    'embedded',
  ]);
  expect(tables.flatMap((table) => unloadedKeys(table, keysOfParts, 'shared', read))).toEqual([]);
});

test('a word of another page is found, however far from the page it is said', () => {
  const files: Record<string, string> = {
    'remote/screens.ts': `export const screens = {
      payment: { load: async () => ({ Screen: (await import('../payment/Page.tsx')).Page }), texts: [payment] },
    };`,
    'payment/Page.tsx': `import { Until } from '../words/Until.tsx'; import type { Card } from './Card.tsx'; t('pay');`,
    'words/Until.tsx': `const { t } = useWords(); t(far ? 'until' : 'left', { count });`,
    'payment/Card.tsx': `t('card');`,
  };
  const keys = { payment: ['pay', 'until'], offers: ['left', 'left_one', 'card'], shared: [] };
  expect(unloadedKeys('remote/screens.ts', keys, 'shared', (file) => files[file] ?? '')).toEqual([
    'payment: left in words/Until.tsx, which stands in offers',
  ]);
});

test.each([
  ["t('a')", ['a']],
  ["words.t('a', { count: 1 })", ['a']],
  ["t(one ? 'a' : two ? 'b' : 'c')", ['a', 'b', 'c']],
  ["find('a')", []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
  ['t(`a.${one}`)', []],
])('%s asks for %j', (code, keys) => {
  expect(askedKeys('some.tsx', code)).toEqual(keys);
});
